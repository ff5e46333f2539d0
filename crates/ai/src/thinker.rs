//! A search over the answers of one question.

use crate::evaluate::{Advice, Evaluate, SeatView};
use crate::horizon::Horizon;
use crate::share::{RoundPart, Share, Sums};
use crate::thought::{self, Thought, Tried, TriedAnswer};
use crate::trying::Trials;
use crate::value::WHOLE;
use crate::weights::WHOLE_WEIGHT;
use crate::{Level, Policy};
use engine::{Choice, Game, Lot, Nature, PlayerView, Seed, Seeded, Side, World, Worlds};

/// Thinks about the question of a [`PlayerView`] in slices. The same question, level, seed and number of rollouts give the same thought on every
/// machine.
///
/// Sequential halving: all candidates are tried out in the same worlds with the same dice; then the worse half goes, and the rest are
/// tried out as often again together, until one is left or the budget is spent.
///
/// A thought may be shared: each of several workers plays its [`Share`] of the worlds of a round, and takes in those of the others before the
/// worse half goes.
pub struct Thinker<R: Evaluate> {
    /// None where nothing is tried out.
    worlds: Option<Worlds<R>>,
    side: Side,
    level: Level,
    seed: Seed,
    trials: Trials,
    /// The answer without search.
    first: Choice,
    /// What is tried out, those with most points first.
    tried: Vec<Tried>,
    /// Of those, how many are still tried out; they are sorted to the front.
    left: usize,
    /// The next of them.
    next: usize,
    /// Which worlds are played here.
    share: Share,
    round: Round,
    /// The world in which they are tried out, and what dice and policy grow from.
    world: Option<(World<R>, Seed)>,
    rollouts: u32,
    budget: u32,
    ready: bool,
}

/// A round: the worlds in which the answers that are left are tried out before the worse half goes.
#[derive(Clone, Default, Debug)]
struct Round {
    /// Its number, from 0.
    number: u8,
    /// The number of the world that is played next here, over all rounds.
    next: u32,
    /// The first world of the next round.
    end: u32,
    /// Whether what came of the own worlds has been told.
    told: bool,
    /// What the others have told of theirs.
    told_by_others: Vec<RoundPart>,
}

/// The best by points are always tried out.
const ALWAYS: usize = 2;
/// In a game that trusts its points another answer with so many less than the best is not tried out.
const HOPELESS: i32 = 100 * WHOLE_WEIGHT;
/// No more points than so many count beside a chance.
const MOST_TRUST: i32 = 60 * WHOLE_WEIGHT;

/// What points less than the best count beside a chance, of which one counts so much.
fn counted(trust: i32, less: i32) -> i32 {
    trust * less.max(-MOST_TRUST) / WHOLE_WEIGHT
}

/// How far a thought has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// Under way, so many of a thousand.
    Thinking {
        /// Of a thousand.
        per_mille: u16,
    },
    /// The own worlds of this round have been played; the others' are waited for.
    Waiting,
    /// Thought through.
    Ready,
}

impl<R: Evaluate> Thinker<R> {
    /// Begins a thought at a level. All its chance grows from the seed.
    ///
    /// # Panics
    /// Never: a blind game has a question.
    #[must_use]
    pub fn new(blind: &PlayerView<R>, level: Level, seed: Seed) -> Self {
        let game: Game<R> = blind.game();
        let pending = game.pending().expect("a blind game has a question");
        let (question, legal) = (pending.question, &pending.legal);
        let side = question.to;
        let seat: SeatView<'_, R> = SeatView {
            state: game.state(),
            side,
        };
        let mut points = Vec::new();
        let mut advice = Advice::about::<R>(&question, legal, &mut points);
        R::advise(&seat, &question, &mut advice);
        let mut order = advice.best_first();
        let first = legal[Policy::new(next_seed(&mut Seeded::new(seed)), level.heat).pick(&points)];
        let best = order.first().map_or(0, |at| points[*at]);
        let hopeful = order.iter().take_while(|at| best - points[**at] < HOPELESS).count();
        if R::TRUST > 0 {
            order.truncate(hopeful.max(ALWAYS));
        }
        order.truncate(level.answers);
        let tried: Vec<Tried> = { order.iter().enumerate() }
            .map(|(rank, at)| Tried {
                answer: legal[*at],
                rank,
                trust: counted(R::TRUST, points[*at] - best),
                prior: counted(R::PRIOR, points[*at] - best),
                all: Sums::default(),
                here: Sums::default(),
            })
            .collect();
        let budget = if legal.len() > 1 {
            level.budget(R::stake(&question))
        } else {
            0
        };
        let mut thinker = Thinker {
            worlds: (budget > 0).then(|| blind.worlds()),
            side,
            level,
            seed,
            trials: Trials::new(if level.far { Horizon::of::<R>() } else { Horizon::NEAR }),
            first,
            left: tried.len(),
            ready: budget == 0 || tried.len() < 2,
            tried,
            next: 0,
            share: Share::WHOLE,
            round: Round::default(),
            world: None,
            rollouts: 0,
            budget,
        };
        thinker.round.end = thinker.worlds_of_round();
        thinker
    }

    /// The same thought, of which this share of the worlds is played here.
    ///
    /// # Panics
    /// If there is no such share.
    #[must_use]
    pub fn sharing(mut self, share: Share) -> Self {
        assert!(share.is_one(), "{share:?} is no share");
        self.share = share;
        self.round.next = share.next(0);
        self
    }

    /// Thinks a thought through, from its beginning to its end.
    #[must_use]
    pub fn thought_through(blind: &PlayerView<R>, level: Level, seed: Seed) -> Thought {
        Thinker::thought_within(blind, level, seed, u32::MAX)
    }

    /// Thinks a thought until so many rollouts have been spent, or to its end.
    #[must_use]
    pub fn thought_within(blind: &PlayerView<R>, level: Level, seed: Seed, rollouts: u32) -> Thought {
        let mut thinker = Thinker::new(blind, level, seed);
        thinker.think(rollouts);
        thinker.thought()
    }

    /// The same thought, shared by so many workers.
    ///
    /// # Panics
    /// If there is no worker.
    #[must_use]
    pub fn shared_thought(blind: &PlayerView<R>, level: Level, seed: Seed, rollouts: u32, parts: u8) -> Thought {
        let share = |part| Thinker::new(blind, level, seed).sharing(Share { part, parts });
        let mut all: Vec<Self> = (0..parts).map(share).collect();
        // The first of them answers: it is cut short where it has come to so many rollouts.
        while all[0].rollouts < rollouts && all[0].think(1) != Progress::Ready {
            if all[0].think(0) == Progress::Waiting {
                let told: Vec<Option<RoundPart>> = all.iter_mut().map(Self::told_when_waiting).collect();
                for (at, part) in told.iter().enumerate() {
                    let others = all.iter_mut().enumerate().filter(|(other, _)| *other != at);
                    others.for_each(|(_, other)| part.iter().for_each(|part| other.take(part.clone())));
                }
            }
        }
        all[0].thought()
    }

    /// Thinks until it waits, and tells what came of its worlds.
    fn told_when_waiting(&mut self) -> Option<RoundPart> {
        while matches!(self.think(u32::MAX), Progress::Thinking { .. }) {}
        self.tell()
    }

    /// In how many worlds the answers that are left are tried out before the worse half goes.
    fn worlds_of_round(&self) -> u32 {
        let rounds = self.tried.len().max(2).next_power_of_two().ilog2();
        (self.budget / rounds / self.left.max(1) as u32).max(1)
    }

    /// Whether the own worlds of this round have been played.
    fn has_played(&self) -> bool {
        self.round.next >= self.round.end
    }

    /// Thinks on for so many rollouts at most.
    pub fn think(&mut self, rollouts: u32) -> Progress {
        self.end_round();
        for _ in 0..rollouts {
            if self.ready || self.has_played() {
                break;
            }
            self.rollout();
            self.end_round();
        }
        if self.ready {
            Progress::Ready
        } else if self.has_played() {
            Progress::Waiting
        } else {
            let per_mille = u64::from(self.rollouts) * 1000 / u64::from(self.budget);
            Progress::Thinking {
                per_mille: per_mille.min(1000) as u16,
            }
        }
    }

    fn rollout(&mut self) {
        let (world, seed) = match &self.world {
            Some((world, seed)) => (world, *seed),
            None => {
                let mut seeds = Seeded::new(self.seed_of_world());
                let worlds = self.worlds.as_ref().expect("what has a budget has worlds");
                let world = worlds.sample(&mut seeds);
                let (world, seed) = self.world.insert((world, next_seed(&mut seeds)));
                (&*world, *seed)
            }
        };
        let tried = &mut self.tried[self.next];
        let came = self.trials.run(world, tried.answer, self.side, seed);
        let sums = Sums::one(came.chance as u32, came.lost_at_once);
        tried.all.add(sums);
        tried.here.add(sums);
        self.rollouts += 1;
        self.next += 1;
        if self.next == self.left {
            (self.next, self.world) = (0, None);
            self.round.next = self.share.next(self.round.next + 1);
        }
    }

    /// What a world grows from: its number and the thought's seed.
    fn seed_of_world(&self) -> Seed {
        const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;
        let number = u64::from(self.round.next) + 1;
        Seed(self.seed.0.wrapping_add(number.wrapping_mul(GOLDEN)))
    }

    /// Where the own worlds of this round have been played: what came of them, once.
    pub fn tell(&mut self) -> Option<RoundPart> {
        if self.ready || !self.has_played() || core::mem::replace(&mut self.round.told, true) {
            return None;
        }
        Some(RoundPart {
            round: self.round.number,
            sums: self.tried[..self.left].iter().map(|tried| tried.here).collect(),
        })
    }

    /// Takes in what came of the worlds of another share. What does not fit is ignored.
    pub fn take(&mut self, part: RoundPart) {
        let missing = self.round.told_by_others.len() + 1 < usize::from(self.share.parts);
        if missing && part.round == self.round.number && part.sums.len() == self.left {
            self.round.told_by_others.push(part);
        }
    }

    /// Once all worlds of this round have been played, here and elsewhere, the worse half goes.
    fn end_round(&mut self) {
        let whole = self.round.told_by_others.len() + 1 == usize::from(self.share.parts);
        let told = self.round.told || self.share == Share::WHOLE;
        if self.ready || !self.has_played() || !whole || !told {
            return;
        }
        for part in core::mem::take(&mut self.round.told_by_others) {
            for (tried, sums) in self.tried.iter_mut().zip(part.sums) {
                tried.all.add(sums);
                self.rollouts = self.rollouts.saturating_add(sums.rollouts);
            }
        }
        for tried in &mut self.tried {
            tried.here = Sums::default();
        }
        // A stable sort: of equals that with more points stays.
        self.tried[..self.left].sort_by_key(|tried| -tried.worth());
        self.left = self.left.div_ceil(2);
        self.ready = self.left < 2 || self.rollouts >= self.budget;
        let begin = self.round.end;
        self.round = Round {
            number: self.round.number.saturating_add(1),
            next: self.share.next(begin),
            end: begin + self.worlds_of_round(),
            ..Round::default()
        };
    }

    /// What it would answer now. Before the first world has been tried out with all answers, that is the policy's answer.
    #[must_use]
    pub fn thought(&self) -> Thought {
        let mut tried: Vec<Tried> = self
            .tried
            .iter()
            .copied()
            .filter(|tried| tried.all.rollouts > 0)
            .collect();
        thought::sort(&mut tried);
        let whole = tried.len() == self.tried.len();
        let taken = thought::taken(&self.level, &tried).filter(|_| whole);
        let ways = tried.iter().map(|tried| TriedAnswer {
            answer: tried.answer,
            chance: tried.chance() as u16,
            error: tried.all.error() as u16,
            rollouts: tried.all.rollouts,
        });
        Thought {
            answer: taken.map_or(self.first, |taken| taken.answer),
            chance: taken.map_or(WHOLE / 2, |taken| taken.chance()) as u16,
            rollouts: self.rollouts,
            budget: self.budget,
            parts: self.share.parts,
            whole: self.ready,
            ways: ways.collect(),
        }
    }
}

/// A seed of its own for each of many runs.
pub(crate) fn next_seed(seeds: &mut Seeded) -> Seed {
    let faces = Lot::Die { id: 0, faces: 255 };
    Seed((0..8).fold(0, |seed, _| seed << 8 | u64::from(seeds.pick(faces))))
}

#[cfg(test)]
mod tests;
