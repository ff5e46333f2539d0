//! The same game again, answer by answer on a timeline, checked against the straight run.

use super::Fuzzed;
use super::digest::state_digest;
use super::refusals::Refused;
use super::straight::{Begun, Run, moment_hash, play};
use super::{blind, step};
use crate::code::{FNV, fnv};
use crate::{CardSet, Envelope, PerSide, Seed, Seeded, Side, Timeline, mix};
use std::collections::BTreeMap;

/// A promise that was broken, and after how many answers.
pub(super) struct Broken {
    pub(super) answer: usize,
    pub(super) what: String,
    pub(super) link: String,
}

/// How a game is checked.
#[derive(Clone, Copy)]
pub(super) struct Closely {
    pub(super) number: u64,
    /// At each answer, or at one of a hundred.
    pub(super) always: bool,
}

impl Closely {
    pub(super) fn at(self, answer: usize) -> bool {
        self.always || mix(self.number ^ (answer as u64) << 32).is_multiple_of(100)
    }
}

/// Walks through a game that has been played. Counts refusals on the way.
pub(super) fn walk<R: Fuzzed>(
    begun: &Begun<R>,
    run: &Run<R>,
    closely: Closely,
    refused: &mut Refused,
) -> Result<(), Broken> {
    let game = Timeline::starting_from(begun.state.clone(), begun.setup, begun.seed, Envelope::default());
    let mut walk = Walk {
        begun,
        run,
        closely,
        game,
        seen: PerSide::default(),
        segment: usize::MAX,
        options: BTreeMap::new(),
        chance: Seeded::new(Seed(mix(begun.number ^ 0xB11D))),
    };
    walk.all(refused).map_err(|what| Broken {
        answer: walk.game.cursor(),
        what: match walk.game.pending() {
            Some(pending) => format!("{what} (asked {:?})", pending.question.about),
            None => what.to_owned(),
        },
        link: if begun.plain {
            crate::code::to_link(&walk.game)
        } else {
            "-".to_owned()
        },
    })
}

struct Walk<'a, R: Fuzzed> {
    begun: &'a Begun<R>,
    run: &'a Run<R>,
    closely: Closely,
    game: Timeline<R>,
    /// What each side has seen since the checkpoint.
    seen: PerSide<CardSet>,
    segment: usize,
    /// Options by position and question: they depend on nothing else.
    options: BTreeMap<u64, u64>,
    chance: Seeded,
}

impl<R: Fuzzed> Walk<'_, R> {
    fn all(&mut self, refused: &mut Refused) -> Result<(), &'static str> {
        let last = self.run.answers.len();
        for answer in 0..=last {
            self.look();
            self.compare(answer)?;
            if answer == last || self.closely.at(answer) {
                self.here(refused)?;
            }
            if answer < last && self.game.answer(self.run.answers[answer]).is_err() {
                return Err("replay: an answer of the straight run is rejected");
            }
        }
        self.back_and_forth()
    }

    /// Notes what lies open to each side.
    fn look(&mut self) {
        if self.segment != self.game.segment() {
            self.segment = self.game.segment();
            self.seen = PerSide::default();
        }
        for side in Side::BOTH {
            self.seen[side] = self.seen[side].or(R::seen(self.game.state(), side));
        }
    }

    /// The game stands where the straight run stood.
    fn compare(&self, answer: usize) -> Result<(), &'static str> {
        let same = match (self.game.pending(), self.run.hashes.get(answer)) {
            (Some(pending), Some(hash)) => {
                let state = self.closely.at(answer).then_some(self.game.state());
                moment_hash::<R>(&pending.question, &pending.legal, state) == *hash
            }
            (None, None) => *self.game.state() == self.run.state && self.game.outcome() == self.run.outcome,
            _ => false,
        };
        if same {
            Ok(())
        } else {
            Err("replay: re-execution differs from the straight run")
        }
    }

    /// Everything that is promised of a moment.
    fn here(&mut self, refused: &mut Refused) -> Result<(), &'static str> {
        step::check_options(self.game.game(), &mut self.chance)?;
        if let Some(pending) = self.game.pending() {
            let asked = format!("{:?}", pending.question);
            let state = state_digest::<R>(fnv(FNV, asked.as_bytes()), self.game.state());
            let options = moment_hash::<R>(&pending.question, &pending.legal, None);
            if *self.options.entry(state).or_insert(options) != options {
                return Err("options: the same position and question leave other answers");
            }
        }
        blind::compare(self.game.game(), &self.seen, &mut self.chance)?;
        refused.count(self.game.game());
        step::check_link(&self.game, self.begun)?;
        step::check_save(&self.game)?;
        let here = self.game.cursor();
        let floor = self.game.undo_floor();
        while self.game.undo() {}
        if self.game.cursor() != floor {
            return Err("undo: it does not reach its limit");
        }
        self.compare(floor)?;
        while self.game.cursor() < here && self.game.redo() {}
        self.compare(here)
    }

    /// Back to the first question and forth again.
    fn back_and_forth(&mut self) -> Result<(), &'static str> {
        self.game.seek(0);
        self.compare(0)?;
        while self.game.redo() {
            self.compare(self.game.cursor())?;
        }
        if self.game.cursor() == self.run.answers.len() {
            Ok(())
        } else {
            Err("redo: it does not reach the end")
        }
    }
}

/// Plays a game and walks through it.
pub(super) fn play_and_walk<R: Fuzzed>(
    begun: &Begun<R>,
    closely: Closely,
    refused: &mut Refused,
) -> (Run<R>, Result<(), Broken>) {
    let run = play(begun, &mut |answer| closely.at(answer));
    let complete = run.unsound.is_none() && run.outcome.is_some();
    let walked = if complete {
        walk(begun, &run, closely, refused)
    } else {
        Ok(())
    };
    (run, walked)
}
