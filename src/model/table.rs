//! A game on the table: what is played, shown, told, worked out and kept of it.

use crate::games::{ACTS, AnyGame, Asked, Preview};
use crate::model::challenges::OpenChallenge;
use crate::model::draft::{Draft, FreeAnswer};
use crate::model::lesson::Lesson;
use crate::model::msg::Msg;
use crate::model::playback::Playback;
use crate::model::question_panel::Pick;
use crate::model::queued_answers::QueuedAnswers;
use crate::model::saved_games::Slot;
use crate::model::seats::{Mode, Seats};
use crate::model::view_model::ViewModel;
use crate::model::{Pointing, Ticker};
use engine::odds::Odds;
use engine::scene::AskKind;
use engine::{Choice, PerSide, Side, Viewer};
use std::sync::Arc;

/// A game on the table.
pub struct Table {
    /// The id of the slot in which it is kept. The game's own, the same on every device, lies in its envelope.
    pub id: u32,
    /// The game as it has been said.
    pub game: AnyGame,
    /// Who sits where.
    pub seats: Seats,
    /// The answers that have been chosen and not yet confirmed.
    pub draft: Draft,
    /// What is shown.
    pub view_model: Arc<ViewModel>,
    /// Whether it only shows how the table lay at an earlier moment.
    pub past: bool,
    /// The words of the lesson that this game is.
    pub lesson: Option<Arc<Lesson>>,
    /// The challenge that it is.
    pub challenge: Option<OpenChallenge>,
    /// What goes along with the answers.
    pub playing: Playing,
    /// What the player points at.
    pub pointing: Pointing,
    /// What has happened, and how far it has been told.
    pub ticker: Ticker,
    /// What is being played of what has just happened.
    pub playback: Playback,
    /// Odds.
    pub weighing: Weighing,
    /// How a game that plays itself runs.
    pub watching: Watching,
    /// How the game is written.
    pub keeping: Keeping,
}

/// What goes along with the answers that are given.
#[derive(Default)]
pub struct Playing {
    /// What was confirmed and waits behind a reaction.
    pub plan: Option<QueuedAnswers>,
    /// The side whose last answer was an attempt by standing order: all that can goes along.
    pub tried: Option<Side>,
    /// The rows of the panel that have been seen, with what was chosen.
    pub picks: Vec<Pick>,
    /// How many answers had been given when a person here last gave one.
    pub said: Option<usize>,
    /// How many answers had been given when the side that was to take the tablet last opened its hand.
    pub looked: Option<usize>,
    /// Taps that gave several answers: one step back takes all answers of such a tap back.
    pub gesture_spans: Vec<GestureSpan>,
}

/// Several answers that one tap gave.
pub struct GestureSpan {
    /// How many answers the game had before.
    pub from: usize,
    /// How many it had after.
    pub to: usize,
}

/// The odds of the answers to the question that waits.
#[derive(Default)]
pub struct Weighing {
    /// The odds of the answers that commit to dice, as far as they have been worked out.
    pub odds: Vec<(Choice, Odds)>,
    /// The answers whose odds are still to be worked out.
    pub left: Vec<Choice>,
    /// Whether `Effect::Weigh` has been asked for and not been answered yet.
    pub asked: bool,
    /// What was shown when odds were begun.
    pub begun: Option<Arc<ViewModel>>,
}

/// How a game that plays itself runs.
pub struct Watching {
    /// Whether it runs.
    pub runs: bool,
    /// Whether it runs fast.
    pub fast: bool,
    /// The level of each side's computer player.
    pub levels: PerSide<u8>,
}

impl Default for Watching {
    fn default() -> Self {
        Watching {
            runs: false,
            fast: false,
            levels: PerSide::new(2, 2),
        }
    }
}

/// How a game is written.
#[derive(Default)]
pub struct Keeping {
    /// Counts what is written.
    pub sequence: u32,
    /// The slot in which it is kept.
    pub slot: Slot,
    /// An answer is being written: no input until it is.
    pub saving: bool,
    /// What was answered meanwhile: its turn comes when the last answer is written.
    pub waits: Option<Msg>,
}

impl Table {
    /// Takes the answers of one gesture, and gives those for which the page does not stop.
    pub fn gesture(&mut self, choices: &[Choice]) {
        let seats = &self.seats;
        let begins = || {
            ACTS && self
                .draft
                .preview
                .asked()
                .is_some_and(|asked| asked.kind == AskKind::Act)
        };
        // Of a plan each answer is said anyway.
        let lone = choices.len() == 1 && (self.draft.acts() || begins());
        self.draft.gesture(choices, &|asked, game| {
            let only = || lone.then(|| only_way(asked, game)).flatten();
            seats.passes(asked, game).or_else(only)
        });
    }

    /// Settings have changed: they travel with the game.
    pub fn put_orders(&mut self) {
        self.game.envelope_mut().orders = self.seats.orders.bytes();
    }

    /// Through whose eyes the table is drawn.
    pub fn viewer(&self) -> Viewer {
        self.seats.viewer(self.game.over().is_some())
    }

    /// Whether something has been chosen from a hand that is closed now: it shows again when the hand does.
    pub fn hidden(&self) -> bool {
        let viewer = self.viewer();
        let secret = |asked: &Asked| asked.secret && !viewer.sees(asked.to);
        // A window that was let pass tells of no hand: the page does it unasked.
        let passed = |s: &FreeAnswer| s.asked.kind == AskKind::Window && s.asked.decline() == Some(s.choice);
        let mut free = self.draft.free.iter();
        self.game.uncommitted_to(viewer)
            || free.any(|s| secret(&s.asked) && !passed(s))
            || self.draft.held.is_some() && self.draft.preview.asked().is_some_and(|a| secret(&a))
    }

    /// Whom the page faces: who rolls until his dice have been seen, then who looks into his hand, who takes the tablet or who is asked.
    pub fn faces(&self) -> Option<Side> {
        let rolls = self.playback.rolled.filter(|_| self.seats.open.is_none());
        rolls.or_else(|| self.seats.faces(self.view_model.to()))
    }

    /// Whether something has been chosen and shows here.
    pub fn chosen(&self) -> bool {
        !self.draft.is_empty() && !self.hidden()
    }

    /// The war is over: what is told of all of it.
    pub fn sum_up(&mut self) {
        self.ticker.scores = self.game.scores(self.ticker.begun);
    }

    /// Reads the log anew.
    pub fn read_log(&mut self) {
        // The log of a shared table lies before both: it names no card of a hand, not even of one that lies open.
        let shared = self.seats.mode == Mode::Together && !matches!(self.viewer(), Viewer::Both);
        let viewer = if shared { Viewer::Public } else { self.viewer() };
        let given = &self.seats.orders.given;
        self.ticker.log = self.game.log_cached(viewer, given, &mut self.ticker.log_cache);
    }
}

/// The only answer to a question of an action under way: its side is not stopped for it. What carries the action out it says itself.
fn only_way(asked: &Asked, game: &Preview) -> Option<Choice> {
    let goes_on = matches!(asked.kind, AskKind::Destination | AskKind::Card | AskKind::Pay);
    match &asked.answers[..] {
        [only] if goes_on && only.choice != Choice::Pass => {
            let mut after = game.clone();
            let free = after.answer(only.choice) && after.progress() == game.progress();
            free.then_some(only.choice)
        }
        _ => None,
    }
}
