//! A verdict on an answer that was given: what it cost against the best, by what its side knew.

use crate::evaluate::Evaluate;
use crate::facts::{Facts, counts};
use crate::hint::{AnswerReasons, Estimate, NamedAnswer};
use crate::holdings::{HeldTally, per_hundred, surely_differ};
use crate::share::Sums;
use crate::thinker::next_seed;
use crate::trying::{Rollout, Trials};
use crate::{Horizon, Level, Progress, Thinker};
use engine::{Choice, PlayerView, Seed, Seeded, Worlds};
use serde::{Deserialize, Serialize};

/// Rollout results of the best answer and of the one that was given, in the same worlds with the same dice.
#[derive(Clone, Copy, Default, Debug)]
struct Pair {
    best: Sums,
    played: Sums,
    /// Sum of the differences of the chances, the best's less the one's that was played, in parts of 4096.
    difference: i64,
    /// Sum of their squares.
    squares: u64,
}

impl Pair {
    fn add(&mut self, best: Rollout, played: Rollout) {
        let difference = i64::from(best.chance - played.chance);
        self.best.add(Sums::one(best.chance as u32, best.lost_at_once));
        self.played.add(Sums::one(played.chance as u32, played.lost_at_once));
        self.difference += difference;
        self.squares += difference.unsigned_abs().pow(2);
    }

    /// The mean difference with its standard error, in parts of 4096. The same worlds and dice make it smaller than that of two chances apart.
    fn difference(&self) -> (i32, u16) {
        let worlds = i64::from(self.best.rollouts.max(2));
        let spread = self
            .squares
            .saturating_sub((self.difference.pow(2) / worlds).unsigned_abs());
        let error = (spread / (worlds - 1).unsigned_abs() / worlds.unsigned_abs()).isqrt();
        ((self.difference / worlds) as i32, error as u16)
    }
}

/// The smallest rise of the chance that the other side ends the war with its next card, in points of a hundred, that a verdict tells.
const AT_ONCE: u32 = 8;

/// How bad an answer was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Fault {
    /// It cost three points of a hundred.
    Slip,
    /// It cost seven.
    Mistake,
    /// It cost fifteen.
    Blunder,
}

impl Fault {
    /// All of them, the smallest first.
    pub const ALL: [Fault; 3] = [Fault::Slip, Fault::Mistake, Fault::Blunder];

    /// What it costs at least, in points of a hundred.
    #[must_use]
    pub const fn points(self) -> u16 {
        match self {
            Fault::Slip => 3,
            Fault::Mistake => 7,
            Fault::Blunder => 15,
        }
    }

    /// What it costs at least, in parts of 4096.
    #[must_use]
    pub const fn least(self) -> u16 {
        self.points() * 4096 / 100
    }

    /// The next worse kind.
    #[must_use]
    pub const fn worse(self) -> Option<Self> {
        match self {
            Fault::Slip => Some(Fault::Mistake),
            Fault::Mistake => Some(Fault::Blunder),
            Fault::Blunder => None,
        }
    }

    /// What it is called.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Fault::Slip => "slip",
            Fault::Mistake => "mistake",
            Fault::Blunder => "blunder",
        }
    }
}

/// The verdict on an answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Verdict {
    /// The best answer.
    pub best: NamedAnswer,
    /// The answer that was given; it may be the best.
    pub played: NamedAnswer,
    /// How much less the side's chance is after it than after the best, in parts of 4096.
    pub loss: u16,
    /// The standard error of that.
    pub error: u16,
}

impl Verdict {
    /// Rollouts of a quick verdict on a question on which much hangs.
    pub const QUICK: u32 = 150;
    /// Those of a thorough one.
    pub const THOROUGH: u32 = 1000;

    /// Whether a thorough look may find a fault: the loss may be one within twice its error.
    #[must_use]
    pub fn may_be_a_fault(&self) -> bool {
        let most = u32::from(self.loss) + 2 * u32::from(self.error);
        self.loss > 0 && most >= u32::from(Fault::Slip.least())
    }

    /// How bad the answer was; none where it was good, or where the loss may be chance: it is less than twice its standard error.
    #[must_use]
    pub fn fault(&self) -> Option<Fault> {
        let sure = u32::from(self.loss) >= 2 * u32::from(self.error);
        Fault::ALL.into_iter().rfind(|fault| sure && self.loss >= fault.least())
    }

    /// Whether the answer was as good as the best, as far as the rollouts tell: its loss is within its standard error, and they tell enough: the
    /// error is less than half of a slip.
    #[must_use]
    pub fn is_as_good_as_the_best(&self) -> bool {
        self.loss <= self.error && 2 * self.error < Fault::Slip.least()
    }

    /// What it says of an answer: of the best that it is the best, of the one that was given all; of others nothing.
    #[must_use]
    pub fn of(&self, answer: Choice) -> Option<Verdict> {
        if answer == self.played.answer {
            return Some(self.clone());
        }
        (answer == self.best.answer).then(|| Verdict {
            played: self.best.clone(),
            loss: 0,
            error: 0,
            ..self.clone()
        })
    }
}

/// Looks for the best answer to the question of a [`PlayerView`], then tries that and the one that was given out in the same worlds. The same
/// question, answer, level and seed give the same verdict on every machine.
pub struct Judge<R: Evaluate> {
    thinker: Thinker<R>,
    blind: PlayerView<R>,
    /// The answer that was given, and what was answered next with it.
    played: Vec<Choice>,
    trials: Trials,
    worlds: Worlds<R>,
    seeds: Seeded,
    /// The best answer, once it has been found.
    best: Option<Choice>,
    pair: Pair,
    facts: Facts,
    held: HeldTally,
    /// Number of worlds in which both answers are tried out.
    enough: u32,
    ready: bool,
}

impl<R: Evaluate> Judge<R> {
    /// Begins to judge an answer; `None` if the question does not offer it.
    ///
    /// # Panics
    /// Never: a `PlayerView` has a question.
    #[must_use]
    pub fn new(blind: &PlayerView<R>, played: Choice, level: Level, seed: Seed) -> Option<Self> {
        let game = blind.game();
        let pending = game.pending().expect("a blind game has a question");
        let offered = pending.legal.contains(&played);
        offered.then(|| Judge {
            thinker: Thinker::new(blind, level, seed),
            blind: blind.clone(),
            played: vec![played],
            trials: Trials::new(if level.far { Horizon::of::<R>() } else { Horizon::NEAR }),
            worlds: blind.worlds(),
            // Other worlds than those in which the best was found: there it had luck.
            seeds: Seeded::new(Seed(!seed.0)),
            best: None,
            pair: Pair::default(),
            facts: Facts::default(),
            held: HeldTally::default(),
            enough: level.budget(R::stake(&pending.question)) / 4,
            ready: pending.legal.len() < 2,
        })
    }

    /// The same answer, judged together with its side's next answers: each is given to the next question to the side, as long as it is legal.
    #[must_use]
    pub fn followed_by(mut self, then: &[Choice]) -> Self {
        self.played.extend_from_slice(then);
        self
    }

    /// Judged against an answer that has been found to be the best before, so that none is looked for. One that is not offered does not count.
    #[must_use]
    pub fn against(mut self, best: Option<Choice>) -> Self {
        let game = self.blind.game();
        let offered = |best: &Choice| game.pending().is_some_and(|pending| pending.legal.contains(best));
        if let Some(best) = best.filter(offered) {
            self.find(best);
        }
        self
    }

    /// The best answer has been found. What is the best itself is compared with nothing.
    fn find(&mut self, best: Choice) {
        self.best = Some(best);
        self.ready |= self.played == [best];
    }

    /// Thinks on for so many rollouts at most.
    pub fn think(&mut self, rollouts: u32) -> Progress {
        if self.ready || self.enough == 0 {
            return Progress::Ready;
        }
        let Some(best) = self.best else {
            let progress = self.thinker.think(rollouts);
            if progress == Progress::Ready {
                let best = self.thinker.thought().answer;
                self.find(best);
            }
            return Progress::Thinking {
                per_mille: self.per_mille(),
            };
        };
        for _ in 0..rollouts.div_ceil(2) {
            if self.pair.best.rollouts >= self.enough {
                self.ready = true;
                return Progress::Ready;
            }
            let (world, seed) = (self.worlds.sample(&mut self.seeds), next_seed(&mut self.seeds));
            let side = self.blind.by();
            let mut run = |answers: &[Choice]| {
                let (mut counted, mut holdings) = (Vec::new(), Vec::new());
                let look = |state: &R::State| (counted, holdings) = (counts::<R>(state), R::holdings(state));
                let came = self.trials.run_to(&world, answers, side, seed, look);
                (came, counted, holdings)
            };
            let (best, best_counts, best_holdings) = run(&[best]);
            let (played, played_counts, played_holdings) = run(&self.played);
            self.pair.add(best, played);
            if !best.over && !played.over {
                self.facts.add(side, &best_counts, &played_counts);
                self.held.add(&best_holdings, &played_holdings);
            }
        }
        Progress::Thinking {
            per_mille: self.per_mille(),
        }
    }

    /// How far it has come, of a thousand: two parts of three are spent on the search for the best answer, if there is one.
    fn per_mille(&self) -> u16 {
        let thought = self.thinker.thought();
        let done = |of: u32, all: u32, parts: u64| u64::from(of.min(all)) * parts / u64::from(all.max(1));
        let searched = if self.best.is_some() {
            666
        } else {
            done(thought.rollouts, thought.budget, 666)
        };
        (searched + done(self.pair.best.rollouts, self.enough, 334)).min(1000) as u16
    }

    /// Judges an answer, from the beginning of the thought to its end.
    #[must_use]
    pub fn judged(blind: &PlayerView<R>, played: Choice, level: Level, seed: Seed) -> Option<Verdict> {
        Judge::new(blind, played, level, seed)?.to_the_end()
    }

    /// Thinks on to the end, and says what there is to be said.
    #[must_use]
    pub fn to_the_end(mut self) -> Option<Verdict> {
        while self.think(u32::MAX) != Progress::Ready {}
        self.verdict()
    }

    /// What is to be said so far; none where nothing was tried out.
    #[must_use]
    pub fn verdict(&self) -> Option<Verdict> {
        let thought = self.thinker.thought();
        let names = AnswerReasons::of(&self.blind);
        // A search that was cut short has found no best answer.
        if self.best.is_none() && !self.ready {
            return None;
        }
        let (loss, error) = self.pair.difference();
        let compared = self.pair.best.rollouts > 1;
        let (side, progress) = (self.blind.by(), R::progress(self.blind.game().state()));
        let shown = |estimate: Estimate| R::CALIBRATION.estimate(side, progress, estimate);
        let (given, alone) = (*self.played.first()?, self.played.len() == 1);
        // What has not been compared, as the best itself, or was as good, is no worse than the best.
        let Some(best) = self.best.filter(|_| compared && loss > 0) else {
            let (thought, tried) = (
                thought.estimate(given),
                compared.then(|| Estimate::of(self.pair.played)),
            );
            // The thought knows nothing of what was answered next.
            let own = if alone { thought.or(tried) } else { tried.or(thought) }?;
            let named = names.name(given, Some(own), Some(own)).shown(shown);
            return Some(Verdict {
                best: named.clone(),
                played: named,
                loss: 0,
                error: 0,
            });
        };
        let (best_chance, own) = (Estimate::of(self.pair.best), Estimate::of(self.pair.played));
        let best = names.name_better(best, given, best_chance);
        let mut played = names.name(given, Some(own), Some(best_chance));
        let worse = self.found();
        // What rollouts have found explains the loss; the policy's reasons may speak of something else.
        if !worse.is_empty() {
            played.doubts = worse;
        }
        let (low, high) = (i32::from(own.chance), i32::from(best_chance.chance));
        let rise = R::CALIBRATION.of(side, progress, high) - R::CALIBRATION.of(side, progress, low);
        Some(Verdict {
            best: best.shown(shown),
            played: played.shown(shown),
            // However little is shown of it, there is a loss.
            loss: rise.max(1) as u16,
            error: R::CALIBRATION.error(side, progress, error, low..=high),
        })
    }

    /// What the rollouts have found against the answer that was given.
    fn found(&self) -> Vec<String> {
        let side = self.blind.by();
        let worlds = self.pair.best.rollouts;
        let (best, played) = (self.pair.best.lost, self.pair.played.lost);
        let [best_share, played_share] = [best, played].map(|lost| per_hundred(lost, worlds));
        let tells = played_share >= best_share + AT_ONCE && surely_differ(best, played, worlds);
        let at_once = tells.then(|| {
            let enemy = side.enemy().name();
            format!(
                "lets {enemy} end the war with its next card in {played_share} of 100 tries, against {best_share} after the better answer"
            )
        });
        let held = self.held.doubts(side, &R::holdings(self.blind.game().state()), worlds);
        at_once
            .into_iter()
            .chain(held)
            .chain(self.facts.told::<R>(side))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_less_than_twice_its_error_is_no_fault() {
        let named = NamedAnswer {
            answer: Choice::Pass,
            estimate: None,
            as_good: true,
            reasons: Vec::new(),
            doubts: Vec::new(),
            theme: None,
        };
        let fault = |loss, error| {
            let [best, played] = [named.clone(), named.clone()];
            Verdict {
                best,
                played,
                loss,
                error,
            }
            .fault()
        };
        assert_eq!(fault(121, 0), None, "2.95 points");
        assert_eq!(fault(122, 61), Some(Fault::Slip));
        assert_eq!(fault(122, 62), None);
        assert_eq!(fault(286, 100), Some(Fault::Mistake));
        assert_eq!(fault(614, 100), Some(Fault::Blunder));
        assert_eq!(fault(614, 308), None);
    }

    #[test]
    fn the_error_of_a_difference_is_that_of_pairs() {
        let mut pair = Pair::default();
        for n in 0..400 {
            // Worlds differ widely; in each the one is better by 100 or 300.
            let played = n % 4 * 800;
            let rollout = |chance| Rollout {
                chance,
                lost_at_once: false,
                over: false,
            };
            pair.add(rollout(played + 100 + n / 4 % 2 * 200), rollout(played));
        }
        assert_eq!(pair.difference(), (200, 5), "100 over the root of 400");
    }
}
