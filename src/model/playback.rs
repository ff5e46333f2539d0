//! What is being played of what has just happened.

use crate::games::{AnyGame, LogLine};
use crate::model::settings::Speed;
use crate::model::view_model::ViewModel;
use engine::scene::{Scene, Stack};
use engine::{Side, Viewer};
use std::sync::Arc;

/// What the clock and the player do to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Play {
    /// The next thing, if the playing with this number still goes on.
    Next(u32),
    /// The end of it, at once.
    Skip,
}

/// What the browser does for one thing that happens.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct FrameAnimation {
    /// Stacks that move: the key, from where, to where, and the way that is drawn between, with whether it is drawn backwards.
    pub moves: Vec<Glide>,
    /// Stacks that have lost something, by key.
    pub struck: Vec<String>,
    /// Spaces whose marker turns, by name.
    pub turned: Vec<&'static str>,
    /// How long it may take, in milliseconds.
    pub millis: u32,
}

/// A stack that moves along a way.
#[derive(Clone, PartialEq, Debug)]
pub struct Glide {
    /// Its key.
    pub key: String,
    /// Where it stood, in map units.
    pub from: (f64, f64),
    /// Where it stands.
    pub to: (f64, f64),
    /// The way as svg path data; empty where none is drawn.
    pub way: &'static str,
    /// Whether the way is drawn from the end.
    pub backwards: bool,
}

/// One thing that is seen.
#[derive(Clone)]
pub struct Frame {
    /// What lies on the table from now on, if it is something else.
    pub scene: Option<Arc<Scene>>,
    /// The line that is told.
    pub line: Option<LogLine>,
    /// How long it is seen, in milliseconds.
    pub millis: u32,
}

/// What is being played at a table.
pub struct Playback {
    /// How fast.
    pub pace: Speed,
    /// What lay open after each answer that has just been given.
    pub shots: Vec<Scene>,
    /// The place of the first of them.
    pub first: usize,
    /// What is still to be seen, the next last.
    pub frames: Vec<Frame>,
    /// What is shown when everything has been seen; there while it is played.
    pub rest: Option<Arc<ViewModel>>,
    /// The line that is told now.
    pub line: Option<LogLine>,
    /// How many lines have been told.
    pub told: usize,
    /// What has just left the table, with its place: it fades.
    pub gone: Vec<(Stack, (f64, f64))>,
    /// The side whose dice are played. A page that turns to its players turns when they have been seen.
    pub rolled: Option<Side>,
    /// Counts what has been played, so that a timer knows whether it is still wanted.
    pub run: u32,
}

impl Default for Playback {
    fn default() -> Self {
        Playback {
            pace: Speed::Off,
            shots: Vec::new(),
            first: 0,
            frames: Vec::new(),
            rest: None,
            line: None,
            told: 0,
            gone: Vec::new(),
            rolled: None,
            run: 0,
        }
    }
}

impl Playback {
    /// Whether something is being played.
    pub fn on(&self) -> bool {
        self.rest.is_some()
    }

    /// An answer has been given.
    pub fn saw(&mut self, game: &AnyGame) {
        if self.pace != Speed::Off {
            if self.shots.is_empty() {
                self.first = game.answers().len() - 1;
            }
            self.shots.push(game.scene(Viewer::Public));
        }
    }

    /// What is shown is worked out anew: nothing is played over it any more.
    pub fn clear(&mut self) {
        self.frames.clear();
        self.gone.clear();
        (self.rest, self.line, self.rolled) = (None, None, None);
    }

    /// Nothing of what has just happened is to be played.
    pub fn forget(&mut self) {
        self.shots.clear();
    }
}
