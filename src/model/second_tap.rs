//! The second of two taps at one place: it was meant for what stood there at the first.

use crate::model::{Model, Table};
use engine::scene::AskKind;
use engine::{Side, SpaceId};

/// How long after the first a tap is the second of two, in milliseconds.
const MOMENT: f64 = 350.0;

/// Taps nearer to each other than this are at one place, in CSS pixels.
const NEAR: f64 = 48.0;

/// How far a table had come when something was tapped.
#[derive(Clone, PartialEq, Debug)]
struct Progress {
    table: u32,
    /// How many answers had been said.
    said: usize,
    /// How many more had been chosen.
    chosen: usize,
    /// Who was asked, and what the questions of one batch have in common.
    batch: Option<(Side, AskKind, Option<SpaceId>, &'static str)>,
}

impl Progress {
    fn of(table: &Table) -> Self {
        let asked = table.draft.preview.asked();
        Progress {
            table: table.id,
            said: table.game.answers().len(),
            chosen: table.draft.choices().len(),
            batch: asked.map(|asked| {
                let (kind, at, rule) = asked.batch();
                (asked.to, kind, at, rule)
            }),
        }
    }
}

/// A tap.
#[derive(Clone, PartialEq, Debug)]
pub struct Tap {
    /// Its place on the screen, in CSS pixels.
    pub place: (f64, f64),
    /// When it was, in milliseconds.
    pub time: f64,
    /// What it touched, by its words.
    pub on: String,
    progress: Option<Progress>,
}

impl Tap {
    /// A tap on what the page shows of a model.
    pub fn new(model: &Model, place: (f64, f64), time: f64, on: String) -> Self {
        let progress = model.table.as_ref().map(Progress::of);
        Tap {
            place,
            time,
            on,
            progress,
        }
    }

    /// The same tap at another time.
    #[must_use]
    pub fn at(self, time: f64) -> Self {
        Tap { time, ..self }
    }

    /// Whether both are at one place.
    pub fn is_near(&self, other: &Tap) -> bool {
        (self.place.0 - other.place.0).hypot(self.place.1 - other.place.1) < NEAR
    }

    /// Whether it comes right after a tap that has answered, and would answer something else. What is chosen bit by bit at one place, as
    /// markers of one batch, may be tapped as fast as one likes.
    pub fn repeats(&self, first: &Tap) -> bool {
        let (Some(now), Some(before)) = (&self.progress, &first.progress) else {
            return false;
        };
        let answered = (now.said, now.chosen) > (before.said, before.chosen) && now.table == before.table;
        let goes_on = self.on == first.on && now.batch == before.batch && now.said == before.said;
        answered && !goes_on && self.is_near(first) && self.time - first.time < MOMENT
    }
}
