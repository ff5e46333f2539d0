//! Units counted apart by what they have moved, while one card moves several generals. What a class stands for each game says: the lower
//! its number, the fresher the units.

use crate::{Force, Kind};
use serde::{Deserialize, Serialize};
use serde_big_array::BigArray;

/// Units counted apart in so many classes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Moved<const N: usize> {
    #[serde(with = "BigArray")]
    by: [Force; N],
}

impl<const N: usize> Default for Moved<N> {
    fn default() -> Self {
        Moved { by: [Force::NONE; N] }
    }
}

impl<const N: usize> Moved<N> {
    /// The last class.
    const LAST: u8 = N as u8 - 1;

    /// Units of a class; none for a number beyond.
    #[must_use]
    pub fn of(&self, class: u8) -> Force {
        self.by.get(usize::from(class)).copied().unwrap_or_default()
    }

    /// All of them.
    #[must_use]
    pub fn all(&self) -> Force {
        self.up_to(Self::LAST)
    }

    /// Those of a class and of all before it.
    #[must_use]
    pub fn up_to(&self, class: u8) -> Force {
        self.by[..=usize::from(class.min(Self::LAST))]
            .iter()
            .fold(Force::NONE, |all, units| all.by_kind(*units, |a, b| a + b))
    }

    /// Whether they are no more than these, however large the numbers.
    #[must_use]
    pub fn fits(&self, most: Force) -> bool {
        let sum = |kind| self.by.iter().map(|units| u32::from(units.of(kind))).sum::<u32>();
        Kind::ALL.iter().all(|kind| sum(*kind) <= u32::from(most.of(*kind)))
    }

    /// The last class in which there is anybody; 0 for nobody.
    #[must_use]
    pub fn most(&self) -> u8 {
        (0..=Self::LAST)
            .rev()
            .find(|class| self.of(*class) != Force::NONE)
            .unwrap_or(0)
    }

    /// Adds units to a class.
    pub fn add(&mut self, class: u8, units: Force) {
        let there = &mut self.by[usize::from(class.min(Self::LAST))];
        *there = there.by_kind(units, |a, b| a + b);
    }

    /// Takes units out of a class; they must be there.
    pub fn take(&mut self, class: u8, units: Force) {
        let there = &mut self.by[usize::from(class.min(Self::LAST))];
        *there = there.by_kind(units, |a, b| a - b);
    }

    /// Adds all of another.
    pub fn join(&mut self, other: &Self) {
        for (mine, theirs) in self.by.iter_mut().zip(other.by) {
            *mine = mine.by_kind(theirs, |a, b| a + b);
        }
    }

    /// Takes out so many of each kind, the freshest first; fewer if there are not so many.
    pub fn freshest(&mut self, units: Force) -> Self {
        self.picked(units, 0..=Self::LAST)
    }

    /// Takes out so many of each kind, the least fresh first.
    pub fn weariest(&mut self, units: Force) -> Self {
        self.picked(units, (0..=Self::LAST).rev())
    }

    fn picked(&mut self, units: Force, order: impl Iterator<Item = u8> + Clone) -> Self {
        let mut out = Self::default();
        for kind in Kind::ALL {
            let mut wanted = units.of(kind);
            for class in order.clone() {
                let here = self.by[usize::from(class)].of_mut(kind);
                let taken = wanted.min(*here);
                *here -= taken;
                wanted -= taken;
                *out.by[usize::from(class)].of_mut(kind) += taken;
            }
        }
        out
    }

    /// Lets go of what is no longer there: the least fresh are the ones that were lost.
    pub fn shrink(&mut self, to: Force) {
        let lost = self.all().without(to);
        self.weariest(lost);
    }

    /// All change their classes.
    pub fn change(&mut self, to: impl Fn(u8) -> u8) {
        let before = core::mem::take(self);
        for class in 0..=Self::LAST {
            self.add(to(class), before.of(class));
        }
    }
}

/// Units in one place that are not of the first class; those of a march under way are not among them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stood<W, const N: usize> {
    /// Where.
    pub place: W,
    /// What they have moved; nobody counts here who has not.
    pub moved: Moved<N>,
}

/// The units of a place, counted apart: `here` are all who stay there.
pub(crate) fn at<W: PartialEq, const N: usize>(stood: &[Stood<W, N>], place: W, here: Force) -> Moved<N> {
    let mut moved = stood
        .iter()
        .find(|stood| stood.place == place)
        .map_or(Moved::default(), |stood| stood.moved);
    moved.shrink(here);
    moved.add(0, here.minus(moved.all()));
    moved
}

/// Writes down what the units of a place have moved.
pub(crate) fn put<W: PartialEq, const N: usize>(stood: &mut Vec<Stood<W, N>>, place: W, mut moved: Moved<N>) {
    moved.take(0, moved.of(0));
    stood.retain(|stood| stood.place != place);
    if moved.all() != Force::NONE {
        stood.push(Stood { place, moved });
    }
}

/// The units written down in one place are in another now.
pub(crate) fn shift<W: PartialEq, const N: usize>(stood: &mut Vec<Stood<W, N>>, from: W, to: W) {
    let Some(at) = stood.iter().position(|stood| stood.place == from) else {
        return;
    };
    let gone = stood.remove(at).moved;
    match stood.iter_mut().find(|stood| stood.place == to) {
        Some(there) => there.moved.join(&gone),
        None => stood.push(Stood { place: to, moved: gone }),
    }
}
