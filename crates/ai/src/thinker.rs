//! A search over the answers of one question.

use crate::evaluate::{Advice, Evaluate, SeatView};
use crate::horizon::Horizon;
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
pub struct Thinker<R: Evaluate> {
    /// None where nothing is tried out.
    worlds: Option<Worlds<R>>,
    side: Side,
    level: Level,
    seeds: Seeded,
    trials: Trials,
    /// The answer without search.
    first: Choice,
    /// What is tried out, those with most points first.
    tried: Vec<Tried>,
    /// Of those, how many are still tried out; they are sorted to the front.
    left: usize,
    /// The next of them.
    next: usize,
    /// How many more worlds they are tried out in before the worse half goes.
    worlds_left: u32,
    world: Option<(World<R>, Seed)>,
    rollouts: u32,
    budget: u32,
}

/// The best by points are always tried out.
const ALWAYS: usize = 2;
/// In a game that trusts its points another answer with so many less than the best is not tried out.
const HOPELESS: i32 = 100 * WHOLE_WEIGHT;
/// No more points than so many count beside a chance.
const MOST_TRUST: i32 = 60 * WHOLE_WEIGHT;

/// An answer that is tried out.
#[derive(Clone, Copy, Debug)]
struct Tried {
    answer: Choice,
    /// Its place in the order of points, from 0.
    rank: usize,
    /// What its points count beside its chance, against those of the best ([`Evaluate::TRUST`]).
    trust: i32,
    /// Sum of the chances of all its rollouts.
    sum: u64,
    rollouts: u32,
}

impl Tried {
    /// Its chance, in parts of 4096.
    fn chance(&self) -> i32 {
        (self.sum / u64::from(self.rollouts.max(1))) as i32
    }

    /// Its chance with what its points count.
    fn worth(&self) -> i32 {
        self.chance() + self.trust
    }
}

/// How far a thought has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    /// Under way, so many of a thousand.
    Thinking {
        /// Of a thousand.
        per_mille: u16,
    },
    /// Thought through.
    Ready,
}

/// One of the answers that were thought about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TriedAnswer {
    /// The answer.
    pub answer: Choice,
    /// The side's chance after it, in parts of 4096.
    pub chance: u16,
    /// In so many rollouts.
    pub rollouts: u32,
}

/// What came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thought {
    /// The answer it would give.
    pub answer: Choice,
    /// The side's chance after it, in parts of 4096; a half where nothing was tried out.
    pub chance: u16,
    /// Rollouts spent.
    pub rollouts: u32,
    /// As many as it might have spent: with both numbers it can be repeated.
    pub budget: u32,
    /// Whether it was thought through, and not cut short.
    pub whole: bool,
    /// What was tried out, the best first.
    pub ways: Vec<TriedAnswer>,
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
        let mut seeds = Seeded::new(seed);
        let first = legal[Policy::new(next_seed(&mut seeds), level.heat).pick(&points)];
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
                trust: R::TRUST * (points[*at] - best).max(-MOST_TRUST) / WHOLE_WEIGHT,
                sum: 0,
                rollouts: 0,
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
            seeds,
            trials: Trials::new(if level.far { Horizon::of::<R>() } else { Horizon::NEAR }),
            first,
            left: tried.len(),
            tried,
            next: 0,
            worlds_left: 0,
            world: None,
            rollouts: 0,
            budget,
        };
        thinker.worlds_left = thinker.worlds_of_round();
        thinker
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

    /// In how many worlds the answers that are left are tried out before the worse half goes.
    fn worlds_of_round(&self) -> u32 {
        let rounds = self.tried.len().max(2).next_power_of_two().ilog2();
        (self.budget / rounds / self.left.max(1) as u32).max(1)
    }

    fn is_ready(&self) -> bool {
        self.rollouts >= self.budget || self.left < 2
    }

    /// Thinks on for so many rollouts at most.
    pub fn think(&mut self, rollouts: u32) -> Progress {
        for _ in 0..rollouts {
            if self.is_ready() {
                break;
            }
            self.rollout();
        }
        if self.is_ready() {
            return Progress::Ready;
        }
        let per_mille = (u64::from(self.rollouts) * 1000 / u64::from(self.budget)) as u16;
        Progress::Thinking { per_mille }
    }

    fn rollout(&mut self) {
        let (world, seed) = match &self.world {
            Some((world, seed)) => (world, *seed),
            None => {
                let worlds = self.worlds.as_ref().expect("what has a budget has worlds");
                let world = worlds.sample(&mut self.seeds);
                let seed = next_seed(&mut self.seeds);
                let (world, seed) = self.world.insert((world, seed));
                (&*world, *seed)
            }
        };
        let tried = &mut self.tried[self.next];
        let chance = self.trials.run(world, tried.answer, self.side, seed);
        tried.sum += chance as u64;
        tried.rollouts += 1;
        self.rollouts += 1;
        self.next += 1;
        if self.next == self.left {
            (self.next, self.world) = (0, None);
            self.worlds_left -= 1;
            if self.worlds_left == 0 {
                // A stable sort: of equals that with more points stays.
                self.tried[..self.left].sort_by_key(|tried| -tried.worth());
                self.left = self.left.div_ceil(2);
                self.worlds_left = self.worlds_of_round();
            }
        }
    }

    /// What it would answer now. Before the first world has been tried out with all answers, that is the policy's answer.
    #[must_use]
    pub fn thought(&self) -> Thought {
        let mut tried: Vec<Tried> = self.tried.iter().copied().filter(|tried| tried.rollouts > 0).collect();
        // Those that were tried out longest stand first; among them the better.
        tried.sort_by_key(|tried| (core::cmp::Reverse(tried.rollouts), -tried.worth(), tried.rank));
        let whole = tried.len() == self.tried.len();
        let best = tried.first().copied().filter(|_| whole);
        let taken = best.and_then(|best| {
            let close = tried
                .iter()
                .filter(|other| best.worth() - other.worth() <= self.level.slack);
            let close = close.filter(|other| self.level.slack > 0 || other.answer == best.answer);
            close.min_by_key(|other| other.rank).copied()
        });
        let ways = tried.iter().map(|tried| TriedAnswer {
            answer: tried.answer,
            chance: tried.chance() as u16,
            rollouts: tried.rollouts,
        });
        Thought {
            answer: taken.map_or(self.first, |taken| taken.answer),
            chance: taken.map_or(WHOLE / 2, |taken| taken.chance()) as u16,
            rollouts: self.rollouts,
            budget: self.budget,
            whole: self.is_ready(),
            ways: ways.collect(),
        }
    }
}

/// A seed of its own for each of many runs.
fn next_seed(seeds: &mut Seeded) -> Seed {
    let faces = Lot::Die { id: 0, faces: 255 };
    Seed((0..8).fold(0, |seed, _| seed << 8 | u64::from(seeds.pick(faces))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Input, Inputs, Pause, Reason, Stake};
    use core::cell::Cell;
    use engine::Question;
    use pig::{Pig, State};

    const HOLDS: Reason = Reason {
        name: "holds",
        words: "keeps what it has",
    };

    thread_local! {
        /// Points for holding, against none for rolling on.
        static FOR_HOLDING: Cell<i32> = const { Cell::new(0) };
        /// How often a rollout has come to the end of a card.
        static PAUSES: Cell<u32> = const { Cell::new(0) };
    }

    impl Evaluate for Pig {
        const INPUTS: &'static [Input] = &[];
        const TRUST: i32 = 4;
        const AHEAD: u8 = 5;

        fn pause(_: &State) -> Pause {
            PAUSES.set(PAUSES.get() + 1);
            Pause::Card
        }

        fn progress(_: &State) -> u8 {
            0
        }

        fn stake(_: &Question<&'static str>) -> Stake {
            Stake::Much
        }

        fn advise(_: &SeatView<'_, Pig>, _: &Question<&'static str>, advice: &mut Advice<'_>) {
            advice.each(&HOLDS, |choice| i32::from(choice == Choice::No) * FOR_HOLDING.get());
        }

        fn inputs(_: &State, _: &mut Inputs) {}
    }

    /// A thought of level 3 about rolling on or holding, at its beginning.
    fn about_holding(points: i32) -> Thinker<Pig> {
        at_level(3, points)
    }

    /// The same of any level.
    fn at_level(number: u8, points: i32) -> Thinker<Pig> {
        FOR_HOLDING.set(points);
        let mut game = Game::<Pig>::new((), Seed(7));
        while let Some(pending) = game.pending().filter(|pending| !pending.legal.contains(&Choice::No)) {
            let answer = pending.legal[0];
            game.answer(answer).expect("a legal answer is taken");
        }
        let side = game.asked().expect("somebody may hold");
        let blind = PlayerView::of(&game, side).expect("this side is asked");
        let level = Level::of(number).expect("a level");
        Thinker::new(&blind, level, Seed(1))
    }

    #[test]
    fn points_count_beside_the_chance_as_far_as_they_are_trusted() {
        let tried = |points| {
            let thinker = about_holding(points);
            let tried = thinker.tried.iter().map(|tried| (tried.answer, tried.trust));
            tried.collect::<Vec<_>>()
        };
        let (hold, roll) = (Choice::No, Choice::Yes);
        assert_eq!(tried(0), [(roll, 0), (hold, 0)]);
        assert_eq!(tried(20), [(hold, 0), (roll, -80)]);
        assert_eq!(tried(99), [(hold, 0), (roll, -240)], "sixty points at most");
        assert_eq!(
            tried(100),
            [(hold, 0), (roll, -240)],
            "the best are tried out whatever speaks against them"
        );
    }

    #[test]
    fn a_level_that_looks_far_plays_its_rollouts_on_as_far_as_pays() {
        let cards = |number| {
            let mut thinker = at_level(number, 0);
            PAUSES.set(0);
            thinker.think(1);
            PAUSES.get()
        };
        assert_eq!((cards(2), cards(3)), (2, 5));
    }

    #[test]
    fn a_chance_outweighs_the_points_if_it_is_greater_by_more_than_they_count() {
        let answer = |chance| {
            let mut thinker = about_holding(20);
            for (tried, chance) in thinker.tried.iter_mut().zip([2000, chance]) {
                (tried.sum, tried.rollouts) = (chance, 1);
            }
            thinker.thought().answer
        };
        assert_eq!((answer(2079), answer(2081)), (Choice::No, Choice::Yes));
    }
}
