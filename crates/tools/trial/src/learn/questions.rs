//! Questions of wars, with what comes of their answers.

use crate::warm::{self, PlayedOn, Sampled, WAR_HEAT};
use ai::{Advice, Evaluate, GivenReason, Horizon, Inputs, Policy, ROLLOUT_HEAT, Reason, Weights, value};
use engine::{
    Choice, Decider, Decision, Game, Halt, Lot, Moment, Nature, Question, Runner, Seed, Seeded, Side, Silent,
};
use std::collections::BTreeMap;

/// Of so many questions one is looked at.
const EVERY: u8 = 12;
/// So many answers are tried, those with most points.
const BEST: usize = 6;
/// So many others, by lot.
const BY_LOT: usize = 2;
/// So often each of them.
const TIMES: u64 = 16;
/// After so many questions a rollout is cut wherever it stands.
const QUESTIONS: u32 = 2000;

/// A reason at a kind of question.
#[derive(Clone)]
pub struct Feature {
    /// The number of the kind of question.
    pub ask: u8,
    /// What that is called; empty until it has been met.
    pub asks: String,
    /// The reason.
    pub reason: &'static Reason,
}

/// Reasons at kinds of question, in the order in which they were met.
#[derive(Default)]
pub struct Features {
    all: Vec<Feature>,
    at: BTreeMap<(u8, &'static str), usize>,
}

impl Features {
    /// How many there are.
    pub fn count(&self) -> usize {
        self.all.len()
    }

    /// Each with its number, sorted by kinds of question and reasons.
    pub fn sorted(&self) -> impl Iterator<Item = (usize, &Feature)> {
        self.at.values().map(|at| (*at, &self.all[*at]))
    }

    /// The number of a reason at a kind of question, which is called so.
    pub fn number(&mut self, ask: u8, reason: &'static Reason, asks: impl FnOnce() -> String) -> usize {
        let at = *self.at.entry((ask, reason.name)).or_insert(self.all.len());
        if at == self.all.len() {
            let asks = String::new();
            self.all.push(Feature { ask, asks, reason });
        }
        if self.all[at].asks.is_empty() {
            self.all[at].asks = asks();
        }
        at
    }
}

/// An answer that has been tried.
pub struct Tried {
    /// Numbers of features, and the points that they give it.
    pub points: Vec<(usize, f64)>,
    /// The side's mean chance after it.
    pub chance: f64,
}

/// A question to a side, with answers that have been tried.
pub struct Asked {
    pub side: Side,
    pub tried: Vec<Tried>,
}

/// What it takes to play wars and to try answers.
pub struct Trying {
    /// Plays rollouts with the room of the last.
    pub runner: Runner,
    /// What reasons count.
    pub table: &'static [Weights],
    /// How far rollouts go on.
    pub horizon: Horizon,
    /// The reasons that have been met.
    pub features: Features,
}

impl Trying {
    /// Plays one war of a seed, and adds its questions.
    pub fn war<R: Evaluate>(&mut self, seed: Seed, asked: &mut Vec<Asked>) {
        let policy = Policy::new(Seed(!seed.0), WAR_HEAT).weighing(self.table);
        warm::war::<R>(
            seed,
            policy,
            EVERY,
            |_| true,
            |sampled, chance| {
                let chosen = self.chosen(sampled, chance);
                asked.extend(self.tried(sampled, &chosen));
            },
        );
    }

    /// The answers with most points, and some others by lot.
    fn chosen<R: Evaluate>(&self, sampled: &Sampled<'_, R>, chance: &mut Seeded) -> Vec<usize> {
        let mut points = Vec::new();
        let mut advice = Advice::new(sampled.legal, &mut points).weighing::<R>(&sampled.question, self.table);
        sampled.advise(&mut advice);
        let mut chosen = advice.best_first();
        let mut others = chosen.split_off(BEST.min(chosen.len()));
        for _ in 0..BY_LOT.min(others.len()) {
            let faces = others.len().min(255) as u8;
            chosen.push(others.remove(chance.pick(Lot::Die { id: 0, faces }) as usize));
        }
        chosen
    }

    /// What comes of these answers to a question; `None` if they are all the same to the reasons or in what comes of them.
    fn tried<R: Evaluate>(&mut self, sampled: &Sampled<'_, R>, answers: &[usize]) -> Option<Asked> {
        let question = &sampled.question;
        let mut points = Vec::new();
        let mut advice = Advice::new(sampled.legal, &mut points).explaining();
        sampled.advise(&mut advice);
        let mut tried: Vec<Tried> = answers
            .iter()
            .map(|at| self.reasons::<R>(question, advice.told(*at)))
            .collect();
        if tried.iter().all(|one| one.points == tried[0].points) {
            return None;
        }
        for (one, at) in tried.iter_mut().zip(answers) {
            let rollouts = (0..TIMES).map(|time| {
                let seed = Seed(sampled.seed.0 + time);
                self.rollout::<R>(sampled.game, sampled.legal[*at], question.to, seed)
            });
            one.chance = rollouts.sum::<f64>() / TIMES as f64;
        }
        let differ = tried.iter().any(|one| one.chance != tried[0].chance);
        differ.then_some(Asked {
            side: question.to,
            tried,
        })
    }

    /// An answer with its reasons, not yet tried.
    fn reasons<R: Evaluate>(&mut self, question: &Question<R::Prompt>, told: Vec<GivenReason>) -> Tried {
        let ask = R::prompt_id(question.about);
        let name = || name(&question.about);
        let number = |given: GivenReason| (self.features.number(ask, given.reason, name), f64::from(given.points));
        Tried {
            points: told.into_iter().map(number).collect(),
            chance: 0.0,
        }
    }

    /// The chance of a side after an answer, played on by the policy as far as rollouts go.
    fn rollout<R: Evaluate>(&mut self, game: &Game<R>, answer: Choice, side: Side, seed: Seed) -> f64 {
        let mut playing = OnTrial {
            played: PlayedOn::new(answer, Policy::new(seed, ROLLOUT_HEAT).weighing(self.table), QUESTIONS),
            horizon: self.horizon,
        };
        let mut dice = Seeded::new(Seed(!seed.0));
        let (checkpoint, journal) = (game.checkpoint().clone(), game.journal());
        match self
            .runner
            .run::<R>(checkpoint, journal, &mut playing, &mut dice, &mut Silent)
        {
            (_, Halt::Over(outcome)) => f64::from(u8::from(outcome.winner == side)),
            (state, Halt::Waiting | Halt::Cut) => f64::from(value::<R>(&state, side, &mut Inputs::default())) / 4096.0,
        }
    }
}

/// What a kind of question is called in the source: the word for it within its part, else the first.
fn name(about: &impl core::fmt::Debug) -> String {
    let text = format!("{about:?}");
    let words: Vec<&str> = text.split(|letter: char| !letter.is_alphanumeric()).collect();
    let word = words.get(1).filter(|word| word.starts_with(char::is_uppercase));
    word.or(words.first())
        .map(|word| (*word).to_owned())
        .unwrap_or_default()
}

/// A policy for both sides after a first answer, to where a search would judge the position.
struct OnTrial {
    played: PlayedOn,
    horizon: Horizon,
}

impl<R: Evaluate> Decider<R> for OnTrial {
    fn decide(&mut self, state: &R::State, question: &Question<R::Prompt>, legal: &[Choice]) -> Decision {
        self.played.decide::<R>(state, question, legal)
    }

    fn stops(&mut self, state: &R::State, moment: Moment) -> bool {
        matches!(moment, Moment::Segment) && self.horizon.passes(R::pause(state))
    }
}
