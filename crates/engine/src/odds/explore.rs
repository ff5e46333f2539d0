//! Every way chance can go, and what each comes to.

use super::chance::{Chance, WHOLE};
use super::runner::{LowestFace, Manner, Stopped, Trail, begin, run};
use super::{Inquiry, Standing};
use crate::table::{By, Step};
use crate::{CardId, Choice, Lot, Nature, Rules, Seed, Seeded, UnitId, mix};
use std::collections::BTreeMap;

/// What can come of an answer, and how likely each is; `None` if no die falls before the matter is over, or if there are more ways
/// than `most` runs can follow.
#[must_use]
pub fn distribution<R: Rules, I: Inquiry<R>>(
    standing: &Standing<'_, R>,
    choice: Choice,
    inquiry: &I,
    most: u32,
) -> Option<Vec<(I::Tally, Chance)>> {
    explored(standing, choice, inquiry, most, true)
}

/// The same by following each way for itself, with no position put together with another: slow, and a check on [`Inquiry::forget`].
#[must_use]
pub fn distribution_by_ways<R: Rules, I: Inquiry<R>>(
    standing: &Standing<'_, R>,
    choice: Choice,
    inquiry: &I,
    most: u32,
) -> Option<Vec<(I::Tally, Chance)>> {
    explored(standing, choice, inquiry, most, false)
}

/// Plays an answer on with dice so often, and counts what came of it.
#[must_use]
pub fn simulation<R: Rules, I: Inquiry<R>>(
    standing: &Standing<'_, R>,
    choice: Choice,
    inquiry: &I,
    games: u32,
    seed: Seed,
) -> BTreeMap<I::Tally, u64> {
    let start: Trail<I::Tally> = begin(standing, choice);
    let mut counts = BTreeMap::new();
    for game in 0..games {
        let mut nature = Seeded::new(Seed(mix(seed.0 ^ u64::from(game))));
        let mut way = start.clone();
        run(
            standing.checkpoint,
            inquiry,
            &mut way,
            &mut nature,
            Manner::to_the_end(),
        );
        *counts.entry(way.tally).or_default() += 1;
    }
    counts
}

/// The events of two ways that an answer can go: every die shows its first face, then every die its last.
#[must_use]
pub fn story<R: Rules, I: Inquiry<R>>(standing: &Standing<'_, R>, choice: Choice, inquiry: &I) -> Vec<R::Event> {
    let mut events = Vec::new();
    let natures: [&mut dyn Nature; 2] = [&mut LowestFace, &mut Last];
    for nature in natures {
        let mut way = begin(standing, choice);
        let manner = Manner {
            story: Some(&mut events),
            ..Manner::to_the_end()
        };
        run(standing.checkpoint, inquiry, &mut way, nature, manner);
    }
    events
}

/// Lets everything fall on its last face.
struct Last;

impl Nature for Last {
    fn pick(&mut self, lot: Lot) -> u32 {
        lot.size() - 1
    }
}

impl<E> Manner<'_, E> {
    fn to_the_end() -> Self {
        Manner {
            through: true,
            at_rounds: false,
            story: None,
        }
    }
}

/// Positions at the end of a round that are alike, and the way to one of them.
struct Round<T> {
    mark: u64,
    /// The position as bytes: quick to compare, and links need them anyway.
    state: Vec<u8>,
    mass: u128,
    way: Trail<T>,
}

/// Heaps over which the positions of a round are spread by their marks.
const HEAPS: u64 = 256;

struct Explorer<'a, R: Rules, I: Inquiry<R>> {
    checkpoint: &'a R::State,
    inquiry: &'a I,
    at_rounds: bool,
    /// Runs that may still be made.
    left: u32,
    /// Whether any die has fallen.
    rolled: bool,
    /// Before a die that has fallen on its first face: what falls, how likely each other face is, and the way.
    dice: Vec<(Lot, u128, Trail<I::Tally>)>,
    /// Positions at the end of the round that all runs are in.
    rounds: Vec<Vec<Round<I::Tally>>>,
    /// What has come about and how likely it is, in order.
    ends: Vec<(I::Tally, u128)>,
}

fn explored<R: Rules, I: Inquiry<R>>(
    standing: &Standing<'_, R>,
    choice: Choice,
    inquiry: &I,
    most: u32,
    at_rounds: bool,
) -> Option<Vec<(I::Tally, Chance)>> {
    let mut explorer = Explorer {
        checkpoint: standing.checkpoint,
        inquiry,
        at_rounds,
        left: most,
        rolled: false,
        dice: Vec::new(),
        rounds: heaps(),
        ends: Vec::new(),
    };
    explorer.follow(WHOLE, begin(standing, choice))?;
    explorer.all()?;
    if !explorer.rolled {
        return None;
    }
    let ends = explorer.ends;
    Some(
        ends.into_iter()
            .map(|(tally, mass)| (tally, Chance::share(mass)))
            .collect(),
    )
}

impl<R: Rules, I: Inquiry<R>> Explorer<'_, R, I> {
    /// Rolls all dice before it goes on to the next round, so that all that is alike has come together by then.
    fn all(&mut self) -> Option<()> {
        loop {
            while let Some((lot, mass, way)) = self.dice.pop() {
                self.roll(lot, mass, &way)?;
            }
            let mut ended = core::mem::replace(&mut self.rounds, heaps())
                .into_iter()
                .flatten()
                .peekable();
            if ended.peek().is_none() {
                return Some(());
            }
            for Round { mass, way, .. } in ended {
                self.follow(mass, way)?;
            }
        }
    }

    /// All other faces of a die than the first, with which the run went on that met it.
    fn roll(&mut self, lot: Lot, share: u128, way: &Trail<I::Tally>) -> Option<()> {
        for face in 1..lot.size() {
            let mut way = way.clone();
            way.steps.push(fallen(lot, face));
            self.follow(share, way)?;
        }
        Some(())
    }

    /// Goes on to the next round or the end with the first face of every die on the way; what is left of a share falls to it.
    fn follow(&mut self, mut mass: u128, mut way: Trail<I::Tally>) -> Option<()> {
        self.left = self.left.checked_sub(1)?;
        let manner = Manner {
            through: false,
            at_rounds: self.at_rounds,
            story: None,
        };
        let known = way.steps.len();
        let (stopped, forks) = run(self.checkpoint, self.inquiry, &mut way, &mut LowestFace, manner);
        for fork in forks {
            let (lot, others) = (fork.lot, u128::from(fork.lot.size()) - 1);
            let share = mass / (others + 1);
            mass -= share * others;
            self.rolled = true;
            self.dice.push((lot, share, fork.back(&way.steps, known)));
        }
        match stopped {
            Stopped::Decided => match self.ends.binary_search_by(|(tally, _)| tally.cmp(&way.tally)) {
                Ok(at) => self.ends[at].1 += mass,
                Err(at) => self.ends.insert(at, (way.tally, mass)),
            },
            Stopped::Round(mark, state) => self.meet(mark, state, mass, way),
        }
        Some(())
    }

    /// Puts a position to those that are like it.
    fn meet(&mut self, mark: u64, state: Vec<u8>, mass: u128, way: Trail<I::Tally>) {
        let heap = &mut self.rounds[(mix(mark) % HEAPS) as usize];
        let alike = |round: &&mut Round<_>| round.mark == mark && round.way.tally == way.tally && round.state == state;
        match heap.iter_mut().find(alike) {
            Some(round) => round.mass += mass,
            None => heap.push(Round { mark, state, mass, way }),
        }
    }
}

fn heaps<T>() -> Vec<Vec<T>> {
    (0..HEAPS).map(|_| Vec::new()).collect()
}

/// The step of a die or draw that fell in the n-th of its ways.
fn fallen(lot: Lot, nth: u32) -> Step {
    let (choice, tag) = match lot {
        Lot::Die { id, .. } => (Choice::Number(nth as u8 + 1), id),
        Lot::Card(set) => (Choice::Card(set.nth(nth).unwrap_or(CardId(0))), 254),
        Lot::Unit(set) => (Choice::Unit(set.nth(nth).unwrap_or(UnitId(0))), 255),
    };
    Step {
        choice,
        by: By::Nature,
        tag,
    }
}
