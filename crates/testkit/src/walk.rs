//! The same game again, answer by answer on a timeline, checked against the straight run.

use super::RandomPlay;
use super::blind::Compared;
use super::digest::state_digest;
use super::refusals::Refused;
use super::straight::{Begun, Run, moment_hash, play};
use super::{blind, step};
use engine::code::to_link;
use engine::internals::{FNV, fnv, mix};
use engine::{Choice, Envelope, Logged, Seed, Seeded, Timeline, Viewer};
use std::collections::BTreeMap;

/// Lines of the log that a finding tells.
const STORY: usize = 20;

/// A promise that was broken, and where.
pub(super) struct Broken {
    pub(super) answer: usize,
    pub(super) what: String,
    pub(super) link: String,
    pub(super) story: Vec<String>,
}

impl Broken {
    fn here<R: RandomPlay>(begun: &Begun<R>, game: &Timeline<R>, what: &str) -> Self {
        let lines = lines(game);
        Broken {
            answer: game.cursor(),
            what: match game.pending() {
                Some(pending) => format!("{what} (asked {:?})", pending.question.about),
                None => what.to_owned(),
            },
            link: if begun.plain { to_link(game) } else { "-".to_owned() },
            story: lines[lines.len().saturating_sub(STORY)..].to_vec(),
        }
    }

    /// At the last question before a straight run went wrong; the story goes on beyond it if the rules can.
    pub(super) fn before<R: RandomPlay>(begun: &Begun<R>, answers: &[Choice], what: &str, goes_on: bool) -> Self {
        let mut game = Timeline::starting_from(begun.state.clone(), begun.setup, begun.seed, Envelope::default());
        let before = answers.len().saturating_sub(1);
        for answer in &answers[..before] {
            if game.answer(*answer).is_err() {
                break;
            }
        }
        let mut broken = Self::here(begun, &game, what);
        if let (Some(last), Some(pending)) = (answers.last(), game.pending()) {
            let words = R::label(game.state(), &pending.question, *last);
            broken.story.push(format!("{:?}: {words}", pending.question.about));
            let told = lines(&game).len();
            if goes_on && game.answer(*last).is_ok() {
                broken.story.extend(lines(&game).split_off(told));
            }
        }
        broken
    }
}

/// The log as both sides together may read it.
fn lines<R: RandomPlay>(game: &Timeline<R>) -> Vec<String> {
    let line = |logged| match logged {
        Logged::Note(entry) => R::line(&entry.event, Viewer::Both).map(|line| line.text),
        Logged::Rewound(_) => None,
    };
    game.log().filter_map(line).collect()
}

/// How a game is checked.
#[derive(Clone, Copy)]
pub(super) struct Closely {
    pub(super) number: u64,
    /// At each answer, or at one of a hundred.
    pub(super) always: bool,
    /// Whether each of them is compared with as many worlds as the third of them are else.
    pub(super) deep: bool,
}

/// What was counted on the way.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(super) struct Counted {
    pub(super) refused: Refused,
    pub(super) compared: Compared,
}

impl Counted {
    pub(super) fn and(self, other: Counted) -> Counted {
        Counted {
            refused: self.refused.and(other.refused),
            compared: self.compared.and(other.compared),
        }
    }
}

impl Closely {
    pub(super) fn at(self, answer: usize) -> bool {
        self.always || mix(self.number ^ (answer as u64) << 32).is_multiple_of(100)
    }
}

/// Walks through a game that has been played, and counts on the way.
pub(super) fn walk<R: RandomPlay>(
    begun: &Begun<R>,
    (run, answers): (&Run<R>, &[Choice]),
    closely: Closely,
    counted: &mut Counted,
) -> Result<(), Broken> {
    let game = Timeline::starting_from(begun.state.clone(), begun.setup, begun.seed, Envelope::default());
    let mut walk = Walk {
        begun,
        run,
        answers,
        closely,
        game,
        options: BTreeMap::new(),
        chance: Seeded::new(Seed(mix(begun.number ^ 0xB11D))),
    };
    walk.all(counted).map_err(|what| Broken::here(begun, &walk.game, what))
}

struct Walk<'a, R: RandomPlay> {
    begun: &'a Begun<R>,
    run: &'a Run<R>,
    answers: &'a [Choice],
    closely: Closely,
    game: Timeline<R>,
    /// Options by position and question: they depend on nothing else.
    options: BTreeMap<u64, u64>,
    chance: Seeded,
}

impl<R: RandomPlay> Walk<'_, R> {
    fn all(&mut self, counted: &mut Counted) -> Result<(), &'static str> {
        let last = self.answers.len();
        for answer in 0..=last {
            self.compare(answer)?;
            if answer == last || self.closely.at(answer) {
                self.here(counted)?;
            }
            if answer < last && self.game.answer(self.answers[answer]).is_err() {
                return Err("replay: an answer of the straight run is rejected");
            }
        }
        self.back_and_forth()
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
    fn here(&mut self, counted: &mut Counted) -> Result<(), &'static str> {
        step::check_options(self.game.game(), &mut self.chance)?;
        if let Some(pending) = self.game.pending() {
            let asked = format!("{:?}", pending.question);
            let state = state_digest::<R>(fnv(FNV, asked.as_bytes()), self.game.state());
            let options = moment_hash::<R>(&pending.question, &pending.legal, None);
            if *self.options.entry(state).or_insert(options) != options {
                return Err("options: the same position and question leave other answers");
            }
        }
        let worlds = blind::worlds_after(self.game.cursor(), self.closely.deep);
        blind::compare(self.game.game(), worlds, &mut self.chance, &mut counted.compared)?;
        counted.refused.count(self.game.game());
        step::check_link(&self.game, self.begun)?;
        step::check_save(&self.game)?;
        // It draws the table some dozens of times.
        if self.game.cursor().is_multiple_of(16) {
            step::check_position(&self.game, &mut self.chance)?;
        }
        step::check_fork(&self.game, self.begun, &mut self.chance)?;
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
        if self.game.cursor() == self.answers.len() {
            Ok(())
        } else {
            Err("redo: it does not reach the end")
        }
    }
}

/// Plays a game and walks through it.
pub(super) fn play_and_walk<R: RandomPlay>(
    begun: &Begun<R>,
    answers: &mut Vec<Choice>,
    closely: Closely,
    counted: &mut Counted,
) -> (Run<R>, Result<(), Broken>) {
    let run = play(begun, answers, &mut |answer| closely.at(answer));
    let walked = match run.unsound {
        Some(unsound) => Err(Broken::before(begun, answers, unsound.0, true)),
        None if run.outcome.is_none() => Err(Broken::before(begun, answers, "the game does not end", false)),
        None => walk(begun, (&run, answers), closely, counted),
    };
    (run, walked)
}
