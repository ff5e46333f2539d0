//! Simple players that fight: each answer gets points by plain reasons and a little chance; the best is taken. They look at what lies open
//! and at the cards of the side that is asked. What is alike for all games stands here, the reasons of each game in its crate.

use crate::{Kinds, RANDOM};
use core::iter::from_fn;
use engine::{Choice, Decider, Decision, Lot, Nature, PerSide, Question, Rules, Seed, Seeded, SpaceId, SpaceSet};
use std::collections::VecDeque;

/// Points of an answer that is out of the question while there is another.
pub const NEVER: i32 = -1000;

/// Points of an answer.
pub type Points<R> = fn(&<R as Rules>::State, &Question<<R as Rules>::Prompt>, Choice) -> i32;

/// A game that simple players fight.
pub trait Fought: Rules {
    /// What sets the chance of the players apart from that of their war.
    const PLAYERS: u64;

    /// By what the answers to a question are weighed, and how far chance may move them.
    fn reasons(about: Self::Prompt) -> Option<(u8, Points<Self>)>;

    /// The index of the answer to a question that is not weighed, if there is a usual one.
    fn usual(s: &Self::State, question: &Question<Self::Prompt>, legal: &[Choice]) -> Option<usize>;
}

/// The name of a player that fights.
pub const FIGHTER: &str = "fighter";

/// Players of the war of a seed by name: [`FIGHTER`] or [`RANDOM`]. None if a name is neither.
#[must_use]
pub fn by_name<R: Fought>(names: PerSide<&str>, war: Seed) -> Option<Box<dyn Decider<R>>> {
    let fights = |name: &str| match name {
        FIGHTER => Some(true),
        RANDOM => Some(false),
        _ => None,
    };
    let fights = PerSide::new(fights(names.rome)?, fights(names.carthage)?);
    Some(Box::new(Players::new::<R>(fights, war)))
}

/// Two players, one for each side: one that fights, or a random one.
pub struct Players {
    fights: PerSide<bool>,
    chance: Seeded,
    kinds: Kinds,
}

impl Players {
    /// Players of a war with this seed; each side fights or plays at random.
    pub const fn new<R: Fought>(fights: PerSide<bool>, war: Seed) -> Self {
        let seed = Seed(war.0 ^ R::PLAYERS);
        Players {
            fights,
            chance: Seeded::new(seed),
            kinds: Kinds::new(seed),
        }
    }

    /// Two players that fight, or two random ones.
    pub const fn alike<R: Fought>(fight: bool, war: Seed) -> Self {
        Players::new::<R>(PerSide::new(fight, fight), war)
    }

    /// A number below `count`.
    fn below(&mut self, count: u8) -> i32 {
        self.chance.pick(Lot::Die { id: 0, faces: count }) as i32
    }

    /// The index of the answer of one that fights.
    fn choose<R: Fought>(&mut self, s: &R::State, question: &Question<R::Prompt>, legal: &[Choice]) -> usize {
        if let Some(usual) = R::usual(s, question, legal) {
            return usual;
        }
        let Some((spread, points)) = R::reasons(question.about) else {
            // What it has no opinion about it answers as offered first, and now and then at random.
            return if self.below(4) == 0 { self.kinds.pick(legal) } else { 0 };
        };
        let mut best = (i32::MIN, 0);
        for (at, choice) in legal.iter().enumerate() {
            let points = points(s, question, *choice) + self.below(spread);
            if points > best.0 {
                best = (points, at);
            }
        }
        best.1
    }
}

impl<R: Fought> Decider<R> for Players {
    fn decide(&mut self, s: &R::State, question: &Question<R::Prompt>, legal: &[Choice]) -> Decision {
        Decision::Take(if self.fights[question.to] {
            self.choose::<R>(s, question, legal)
        } else {
            self.kinds.pick(legal)
        })
    }
}

/// The spaces by their distance from one: itself, and at each step those that its ways lead to so far on. `ways` are the neighbours of a
/// space with the steps that each costs, at least one.
pub fn rings<Ways: IntoIterator<Item = (SpaceId, usize)>>(
    from: SpaceId,
    ways: impl Fn(SpaceId) -> Ways,
) -> impl Iterator<Item = SpaceSet> {
    let mut seen = SpaceSet::EMPTY;
    let mut ahead = VecDeque::from([SpaceSet::from_iter([from])]);
    from_fn(move || {
        let ring = ahead.pop_front()?.without(seen);
        seen = seen.or(ring);
        for (to, steps) in ring.iter().flat_map(&ways) {
            ahead.resize(ahead.len().max(steps), SpaceSet::EMPTY);
            ahead[steps - 1].insert(to);
        }
        Some(ring)
    })
}
