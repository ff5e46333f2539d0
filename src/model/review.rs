//! The review of a war: what its own answers cost a side, by what it knew when it gave them.

mod fortune;
mod kept;
mod themes;
mod turning;

pub use crate::model::review::fortune::{FortuneState, KnownFortune};
pub use crate::model::review::kept::KeptReview;
pub use crate::model::review::themes::Theme;
pub use crate::model::review::turning::TurningPoint;

use crate::games::{AnyGame, Preview};
use crate::model::Table;
use crate::model::past::{TurnStart, turn_starts};
use ai::{Fault, Stretch, Verdict};
use engine::scene::AskKind;
use engine::text::capital;
use engine::{Choice, Side, Viewer};
use std::collections::BTreeSet;

/// A card or an action has seldom more questions to both sides.
const LONGEST: usize = 60;

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
    /// What tells the answers up to each of them from others.
    pub chain: Vec<u16>,
    /// Where its turns begin.
    pub turns: Vec<TurnStart>,
    /// After how many answers it was begun here: a short war comes with answers of others.
    pub begun: usize,
    /// How many answers of the war have been looked through for those of the side, those before it included.
    pub scanned: usize,
    /// The answers of the side that have been judged or wait for it, in their order.
    pub moments: Vec<JudgedAnswer>,
    /// The verdict that is waited for.
    pub asked: Option<PendingVerdict>,
    /// Whether it goes on.
    pub runs: bool,
    /// Verdicts that are not yet kept with the war.
    pub unkept: u32,
    /// The fault that is tried again.
    pub again: Option<SecondTry>,
    /// What dice and draws gave.
    pub fortune: FortuneState,
}

/// An answer of the side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JudgedAnswer {
    /// Answers that had been given before.
    pub at: usize,
    /// What was answered.
    pub played: Choice,
    /// How thoroughly it has been judged.
    pub pass: Thoroughness,
    /// The verdict; none where nothing was tried out.
    pub verdict: Option<Verdict>,
    /// The verdict of a fault in words.
    pub told: Option<FaultText>,
    /// What its side answered next with the same card or in the same round: a fault is judged once more together with that.
    pub then: Vec<Choice>,
}

/// How thoroughly an answer has been judged.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Thoroughness {
    /// It waits.
    None,
    /// Quickly.
    Quick,
    /// Thoroughly, as those are that may be faults.
    Thorough,
    /// Thoroughly, together with what its side answered next.
    AsPlayed,
}

/// What a fault is about, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FaultText {
    /// The turn.
    pub turn: String,
    /// What was asked.
    pub question: String,
    /// What was answered.
    pub played: String,
    /// The best answer.
    pub best: String,
    /// The own card or action that the answer is part of: how many answers had been given when it was chosen.
    pub part_of: Option<usize>,
}

/// A verdict that is waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PendingVerdict {
    /// The number of the request.
    pub number: u32,
    /// What it is about.
    pub about: VerdictSubject,
}

/// What a verdict is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum VerdictSubject {
    /// A moment, by its place in the review, and how thoroughly it is judged.
    Answer(usize, Thoroughness),
    /// What is answered in a second try, with the place of its moment in the review.
    SecondTry(usize, Choice),
}

/// A fault that is tried again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SecondTry {
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
        let face = war.card(card);
        // Cards with OPs have a printed number, and several may bear one title.
        return if face.ops > 0 {
            format!("{} (#{})", face.title, face.number)
        } else {
            face.title.to_owned()
        };
    }
    capital(&preview.label(choice))
}

/// A chance or a loss in per cent, from parts of 4096.
pub const fn per_cent(parts: u16) -> u32 {
    (parts as u32 * 100 + 2048) / 4096
}

/// What an answer cost, in points of a hundred: the difference of the chances that are shown; where rounding contradicts what the fault is
/// called, the nearest cost of such a fault.
pub fn cost(verdict: &Verdict) -> u32 {
    let chances = verdict.best.estimate.zip(verdict.played.estimate);
    let lost = chances.map_or(per_cent(verdict.loss), |(best, played)| {
        per_cent(best.chance).saturating_sub(per_cent(played.chance))
    });
    let Some(fault) = verdict.fault() else { return lost };
    let most = fault.worse().map_or(100, |worse| worse.points() - 1);
    lost.clamp(fault.points().into(), most.into())
}

impl JudgedAnswer {
    /// How bad the answer was.
    pub fn fault(&self) -> Option<Fault> {
        self.verdict.as_ref().and_then(Verdict::fault)
    }

    /// The own card or action that a fault is part of.
    fn part_of(&self) -> Option<usize> {
        self.told.as_ref().and_then(|told| told.part_of)
    }

    /// Whether it has been judged as thoroughly as it needs.
    pub fn is_settled(&self) -> bool {
        match self.pass {
            Thoroughness::None => false,
            Thoroughness::Quick => !self.may_be_a_fault(),
            Thoroughness::Thorough => self.fault().is_none() || self.then.is_empty(),
            Thoroughness::AsPlayed => true,
        }
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
        let begun = table.ticker.begun;
        Review {
            table: table.id,
            side,
            war: table.game.past(),
            chain: table.game.chain(),
            turns: turn_starts(&story, answers.len()),
            answers,
            begun,
            scanned: begun,
            moments: Vec::new(),
            asked: None,
            runs: true,
            unkept: 0,
            again: None,
            fortune: FortuneState::Unasked,
        }
    }

    /// Whether it is about the war as it lies at a table.
    pub fn is_of(&self, table: &Table) -> bool {
        self.table == table.id && self.answers == table.game.answers()
    }

    /// The turn of a moment.
    pub fn turn(&self, at: usize) -> &str {
        self.turn_start(at).map_or("", |turn| turn.name.as_str())
    }

    /// The beginning of that turn.
    fn turn_start(&self, at: usize) -> Option<&TurnStart> {
        self.turns.iter().rfind(|turn| turn.moment <= at)
    }

    /// The verdict that was waited for has come.
    pub fn hear(&mut self, about: VerdictSubject, verdict: Option<Verdict>) {
        self.asked = None;
        match about {
            VerdictSubject::SecondTry(place, tried) => {
                let same = |again: &&mut SecondTry| again.moment == place && again.tried == Some(tried);
                if let Some(again) = self.again.as_mut().filter(same) {
                    (again.failed, again.verdict) = (verdict.is_none(), verdict);
                }
            }
            VerdictSubject::Answer(place, pass) => {
                self.judge(place, pass, verdict);
                self.unkept += 1;
            }
        }
    }

    /// An answer has been judged. One that is good by itself, or together with what was answered next, is good: the milder verdict counts.
    fn judge(&mut self, place: usize, pass: Thoroughness, verdict: Option<Verdict>) {
        let moment = &mut self.moments[place];
        moment.pass = pass;
        let (before, after) = (moment.verdict.as_ref(), verdict.as_ref());
        let is_milder = before
            .zip(after)
            .is_some_and(|(before, after)| after.loss < before.loss);
        if pass == Thoroughness::AsPlayed && !is_milder {
            return;
        }
        let at = moment.at;
        let fault = after.filter(|verdict| verdict.fault().is_some());
        let told = fault.and_then(|verdict| self.tell(at, verdict));
        let then = if pass == Thoroughness::Thorough && fault.is_some() {
            self.answered_next(place)
        } else {
            Vec::new()
        };
        let moment = &mut self.moments[place];
        (moment.verdict, moment.told, moment.then) = (verdict, told, then);
    }

    /// What the side answered after an answer with the same card or in the same round. All its answers have been looked through by then.
    fn answered_next(&self, place: usize) -> Vec<Choice> {
        let at = self.moments[place].at;
        let end = self.stretch(at).map_or(at, |one| one.to as usize);
        let later = self.moments[place + 1..].iter();
        later
            .take_while(|moment| moment.at < end)
            .map(|moment| moment.played)
            .collect()
    }

    /// A fault in words.
    fn tell(&mut self, at: usize, verdict: &Verdict) -> Option<FaultText> {
        self.war.seek(at);
        let preview = self.war.preview();
        let asked = preview.asked()?;
        let marches = matches!(asked.kind, AskKind::March | AskKind::Destination);
        // The question of a march names its space.
        let from = asked.at.filter(|_| marches).and_then(|at| {
            let scene = preview.scene(Viewer::Seat(self.side));
            let space = scene.spaces.get(usize::from(at.0))?;
            Some(format!(" (from {})", space.name))
        });
        let question = asked.title + &from.unwrap_or_default();
        let part_of = self.chosen(at);
        let called = |choice: Choice| called(&self.war, &preview, choice);
        Some(FaultText {
            turn: self.turn(at).to_owned(),
            question,
            played: called(verdict.played.answer),
            best: called(verdict.best.answer),
            part_of,
        })
    }

    /// How many answers had been given when the side chose the card or the action that the answer after so many is part of; none where it is
    /// part of none of its own.
    fn chosen(&mut self, at: usize) -> Option<usize> {
        let card = self.stretch(at).map_or(0, |one| one.from as usize);
        let turn = self.turn_start(at).map_or(0, |turn| turn.moment);
        let begun = card.max(turn).max(at.saturating_sub(LONGEST));
        let mut chooses = |place: &usize| {
            self.war.seek(*place);
            let asked = self.war.preview().asked();
            asked.is_some_and(|asked| asked.to == self.side && matches!(asked.kind, AskKind::Card | AskKind::Act))
        };
        let chosen = (begun..=at).rev().find(|place| chooses(place));
        self.war.seek(at);
        chosen
    }

    /// The card or the action of either side in which an answer was given, with what dice and draws had to do with it.
    fn stretch(&self, at: usize) -> Option<&Stretch> {
        let stretches = self.known_fortune().map_or(&[][..], |known| &known.stretches);
        let of_it = |one: &&Stretch| (one.from as usize..one.to as usize).contains(&at);
        stretches.iter().find(of_it)
    }

    /// The faults that have been found, by their places, in their order.
    pub fn faults(&self) -> impl Iterator<Item = (usize, &JudgedAnswer)> {
        let all = self.moments.iter().enumerate();
        all.filter(|(_, moment)| moment.is_settled() && moment.fault().is_some())
    }

    /// The places of the faults, the costliest first, of equals the earliest. Those of one card or action are one: the costliest.
    pub fn by_cost(&self) -> Vec<usize> {
        let lost = |verdict: &Verdict| (cost(verdict), verdict.loss);
        let of = |place: &usize| self.moments[*place].verdict.as_ref().map(lost);
        let mut places: Vec<usize> = self.faults().map(|(place, _)| place).collect();
        places.sort_by_key(|place| core::cmp::Reverse(of(place)));
        let mut told = BTreeSet::new();
        places.retain(|place| self.moments[*place].part_of().is_none_or(|card| told.insert(card)));
        places
    }

    /// What else was answered with the same card, or in the same action, that was a fault.
    pub fn others_of_card(&self, place: usize) -> impl Iterator<Item = &str> {
        let card = self.moments[place].part_of();
        let same = move |(other, moment): &(usize, &JudgedAnswer)| {
            *other != place && card.is_some() && moment.part_of() == card
        };
        let others = self.faults().filter(same);
        others.filter_map(|(_, moment)| moment.told.as_ref().map(|told| told.played.as_str()))
    }

    /// The fault that cost most.
    pub fn worst(&self) -> Option<(usize, &JudgedAnswer)> {
        let place = *self.by_cost().first()?;
        Some((place, &self.moments[place]))
    }

    /// What is judged next: first every answer quickly; then thoroughly what may be a fault, and a fault at once again with what followed.
    pub fn next(&mut self) -> Option<(usize, Thoroughness)> {
        if let Some(at) = self.scan() {
            return Some((at, Thoroughness::Quick));
        }
        let follows = |moment: &JudgedAnswer| moment.pass == Thoroughness::Thorough && !moment.is_settled();
        if let Some(at) = self.moments.iter().position(follows) {
            return Some((at, Thoroughness::AsPlayed));
        }
        let may = |moment: &JudgedAnswer| moment.pass == Thoroughness::Quick && moment.may_be_a_fault();
        let at = self.moments.iter().position(may)?;
        Some((at, Thoroughness::Thorough))
    }

    /// The next answer of the side that waits to be judged.
    fn scan(&mut self) -> Option<usize> {
        if let Some(at) = self.moments.iter().position(|moment| moment.pass == Thoroughness::None) {
            return Some(at);
        }
        while let Some(played) = self.answers.get(self.scanned).copied() {
            let at = self.scanned;
            self.war.seek(at);
            self.scanned += 1;
            if self.war.preview().progress().asked == Some(self.side) {
                self.moments.push(JudgedAnswer {
                    at,
                    played,
                    pass: Thoroughness::None,
                    verdict: None,
                    told: None,
                    then: Vec::new(),
                });
                return Some(self.moments.len() - 1);
            }
        }
        None
    }

    /// How far it has come, of a thousand: a half is the quick pass. Less than a thousand until it is whole.
    pub fn per_mille(&self) -> usize {
        let share = |done: usize, all: usize| (done * 500).checked_div(all).unwrap_or(500);
        let quick = share(self.scanned - self.begun, self.answers.len() - self.begun);
        if self.scanned < self.answers.len() {
            return quick;
        }
        let left = self.moments.iter().filter(|moment| !moment.is_settled()).count();
        let thorough = |moment: &&JudgedAnswer| moment.pass >= Thoroughness::Thorough && moment.is_settled();
        let done = self.moments.iter().filter(thorough).count();
        let all = quick + share(done, done + left);
        if left > 0 { all.min(999) } else { all }
    }

    /// Whether all has been judged.
    pub fn is_whole(&self) -> bool {
        self.per_mille() >= 1000
    }

    /// Whether the program has been asked for something.
    pub fn waits(&self) -> bool {
        self.asked.is_some() || matches!(self.fortune, FortuneState::Awaited(_))
    }

    /// The program forgets what it was asked for: that is asked for again.
    pub fn forget_requests(&mut self) {
        self.asked = None;
        if matches!(self.fortune, FortuneState::Awaited(_)) {
            self.fortune = FortuneState::Unasked;
        }
    }

    /// What dice and draws gave is not asked for again, if it is awaited.
    pub fn give_up_fortune(&mut self) {
        if matches!(self.fortune, FortuneState::Awaited(_)) {
            self.fortune = FortuneState::Unknown;
        }
    }

    /// A second try is over, and its verdict is waited for no more.
    pub fn end_second_try(&mut self) {
        self.again = None;
        self.forget_second_verdict();
    }

    /// The verdict on a second try is waited for no more.
    pub fn forget_second_verdict(&mut self) {
        self.asked
            .take_if(|asked| matches!(asked.about, VerdictSubject::SecondTry(..)));
    }
}
