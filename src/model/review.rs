//! The review of a war: what its own answers cost a side, by what it knew when it gave them.

mod kept;

pub use crate::model::review::kept::KeptReview;

use crate::games::{AnyGame, Preview};
use crate::model::Table;
use crate::model::past::{TurnStart, turn_starts};
use ai::{Fault, Verdict};
use engine::text::capital;
use engine::{Choice, Side, Viewer};

/// A review, as far as it has come.
pub struct Review {
    /// The id of the table.
    pub table: u32,
    /// Whose answers are judged.
    pub side: Side,
    /// The war, at whichever of its moments is looked into.
    pub war: AnyGame,
    /// All answers of both sides.
    pub answers: Vec<Choice>,
    /// Where its turns begin.
    pub turns: Vec<TurnStart>,
    /// So many answers have been looked through for those of the side.
    pub scanned: usize,
    /// The answers of the side that have been judged or wait for it, in their order.
    pub moments: Vec<Moment>,
    /// The verdict that is waited for.
    pub asked: Option<Asked>,
    /// Whether it goes on.
    pub runs: bool,
    /// Verdicts that are not yet kept with the war.
    pub unkept: u32,
    /// The fault that is tried again.
    pub again: Option<Again>,
}

/// An answer of the side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moment {
    /// Answers that had been given before.
    pub at: usize,
    /// What was answered.
    pub played: Choice,
    /// How thoroughly it has been judged.
    pub pass: Pass,
    /// The verdict; none where nothing was tried out.
    pub verdict: Option<Verdict>,
    /// The verdict of a fault in words.
    pub told: Option<Told>,
}

/// How thoroughly an answer has been judged.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Pass {
    /// It waits.
    None,
    /// Quickly.
    Quick,
    /// Thoroughly, as those are that may be faults.
    Deep,
}

/// What a fault is about, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// The turn.
    pub turn: String,
    /// What was asked.
    pub question: String,
    /// What was answered.
    pub played: String,
    /// The best answer.
    pub best: String,
}

/// A verdict that is waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asked {
    /// The number of the request.
    pub number: u32,
    /// What it is about.
    pub about: About,
}

/// What a verdict is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum About {
    /// A moment, by its place in the review, and how thoroughly it is judged.
    Moment(usize, Pass),
    /// The answer of a second try.
    Again,
}

/// A fault that is tried again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Again {
    /// Its place in the review.
    pub moment: usize,
    /// What has been answered now, if anything has.
    pub tried: Option<Choice>,
    /// The verdict on that, once it is there.
    pub verdict: Option<Verdict>,
    /// Whether nothing can be said of it.
    pub failed: bool,
}

/// What an answer is called where it stands alone.
pub fn called(war: &AnyGame, preview: &Preview, choice: Choice) -> String {
    if let Choice::Card(card) = choice {
        return war.card(card).title.to_owned();
    }
    capital(&preview.label(choice))
}

/// A loss in points of a hundred, from parts of 4096.
pub const fn points(parts: u16) -> u32 {
    (parts as u32 * 100 + 2048) / 4096
}

impl Moment {
    /// How bad the answer was.
    pub fn fault(&self) -> Option<Fault> {
        self.verdict.as_ref().and_then(Verdict::fault)
    }

    /// Whether a thorough look may find a fault.
    pub fn may_be_a_fault(&self) -> bool {
        self.verdict.as_ref().is_some_and(Verdict::may_be_a_fault)
    }
}

impl Review {
    /// A review that begins.
    pub fn new(table: &Table, side: Side) -> Self {
        let answers = table.game.answers();
        let story = table.game.log(Viewer::Seat(side), &table.seats.orders.given);
        Review {
            table: table.id,
            side,
            war: table.game.past(),
            turns: turn_starts(&story, answers.len()),
            answers,
            scanned: 0,
            moments: Vec::new(),
            asked: None,
            runs: true,
            unkept: 0,
            again: None,
        }
    }

    /// Whether it is about the war as it lies at a table.
    pub fn is_of(&self, table: &Table) -> bool {
        self.table == table.id && self.answers.len() == table.game.answers().len()
    }

    /// The turn of a moment.
    pub fn turn(&self, at: usize) -> &str {
        let turn = self.turns.iter().rfind(|turn| turn.moment <= at);
        turn.map_or("", |turn| turn.name.as_str())
    }

    /// The verdict that was waited for has come.
    pub fn hear(&mut self, about: About, verdict: Option<Verdict>) {
        self.asked = None;
        match about {
            About::Again => {
                if let Some(again) = &mut self.again {
                    (again.failed, again.verdict) = (verdict.is_none(), verdict);
                }
            }
            About::Moment(place, pass) => {
                let told = verdict.as_ref().filter(|verdict| verdict.fault().is_some());
                let told = told.and_then(|verdict| self.tell(self.moments[place].at, verdict));
                let moment = &mut self.moments[place];
                (moment.pass, moment.verdict, moment.told) = (pass, verdict, told);
                self.unkept += 1;
            }
        }
    }

    /// A fault in words.
    fn tell(&mut self, at: usize, verdict: &Verdict) -> Option<Told> {
        self.war.seek(at);
        let preview = self.war.preview();
        let question = preview.asked()?.title;
        let called = |choice: Choice| called(&self.war, &preview, choice);
        Some(Told {
            turn: self.turn(at).to_owned(),
            question,
            played: called(verdict.played.answer),
            best: called(verdict.best.answer),
        })
    }

    /// The faults that have been found, by their places, in their order.
    pub fn faults(&self) -> impl Iterator<Item = (usize, &Moment)> {
        let all = self.moments.iter().enumerate();
        all.filter(|(_, moment)| moment.pass == Pass::Deep && moment.fault().is_some())
    }

    /// The fault that cost most, the first of equals.
    pub fn worst(&self) -> Option<(usize, &Moment)> {
        let loss = |moment: &Moment| moment.verdict.as_ref().map_or(0, |verdict| verdict.loss);
        self.faults().min_by_key(|(_, moment)| core::cmp::Reverse(loss(moment)))
    }

    /// What is judged next: first every answer quickly, then thoroughly what may be a fault.
    pub fn next(&mut self) -> Option<(usize, Pass)> {
        if let Some(at) = self.scan() {
            return Some((at, Pass::Quick));
        }
        let may = |moment: &Moment| moment.pass == Pass::Quick && moment.may_be_a_fault();
        let at = self.moments.iter().position(may)?;
        Some((at, Pass::Deep))
    }

    /// The next answer of the side that waits to be judged.
    fn scan(&mut self) -> Option<usize> {
        if let Some(at) = self.moments.iter().position(|moment| moment.pass == Pass::None) {
            return Some(at);
        }
        while let Some(played) = self.answers.get(self.scanned).copied() {
            let at = self.scanned;
            self.war.seek(at);
            self.scanned += 1;
            if self.war.preview().progress().asked == Some(self.side) {
                self.moments.push(Moment {
                    at,
                    played,
                    pass: Pass::None,
                    verdict: None,
                    told: None,
                });
                return Some(self.moments.len() - 1);
            }
        }
        None
    }

    /// How far it has come, of a thousand: a half is the quick pass.
    pub fn per_mille(&self) -> usize {
        let share = |done: usize, all: usize| (done * 500).checked_div(all).unwrap_or(500);
        let quick = share(self.scanned, self.answers.len());
        if self.scanned < self.answers.len() {
            return quick;
        }
        let left = self
            .moments
            .iter()
            .filter(|m| m.pass == Pass::Quick && m.may_be_a_fault())
            .count();
        let deep = self.moments.iter().filter(|m| m.pass == Pass::Deep).count();
        quick + share(deep, deep + left)
    }

    /// Whether all has been judged.
    pub fn is_whole(&self) -> bool {
        self.per_mille() >= 1000
    }
}
