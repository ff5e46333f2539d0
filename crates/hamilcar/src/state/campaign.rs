//! A Campaign under way (7.1, 17.1 #28 to #31, #47, #48): who has been activated, and what each general and Unit has moved.

use super::{Force, Kind, Where};
use crate::data::generals::COUNT as GENERALS;
use kernel::{CardId, Side, SpaceSet, UnitId, UnitSet};
use serde::{Deserialize, Serialize};

/// MPs that no general and no Unit moves more than while several generals are activated by one card (7.1).
pub const MOST_POINTS: u8 = 4;

/// Counted in the place of MPs: has taken part in a military action, and so moves no more (7.1).
pub const ACTED: u8 = MOST_POINTS + 1;

/// Units counted apart by the MPs they have moved, 0 to 4, or by having [`ACTED`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Moved {
    by: [Force; ACTED as usize + 1],
}

impl Moved {
    /// Units that have moved so much, or acted; none for a number beyond.
    #[must_use]
    pub fn of(&self, spent: u8) -> Force {
        self.by.get(usize::from(spent)).copied().unwrap_or_default()
    }

    /// All of them.
    #[must_use]
    pub fn all(&self) -> Force {
        self.by.iter().fold(Force::NONE, |all, units| all.plus(*units))
    }

    /// Those who have moved no more than so much.
    #[must_use]
    pub fn up_to(&self, spent: u8) -> Force {
        self.by[..=usize::from(spent.min(ACTED))]
            .iter()
            .fold(Force::NONE, |all, units| all.plus(*units))
    }

    /// Whether they are no more than these, however large the numbers.
    #[must_use]
    pub fn fits(&self, most: Force) -> bool {
        let sum = |kind| self.by.iter().map(|units| u32::from(units.of(kind))).sum::<u32>();
        Kind::ALL.into_iter().all(|kind| sum(kind) <= u32::from(most.of(kind)))
    }

    /// The most that any of them has moved; 0 for nobody.
    #[must_use]
    pub fn most(&self) -> u8 {
        (0..=ACTED).rev().find(|n| !self.of(*n).is_empty()).unwrap_or(0)
    }

    /// Adds Units that have moved so much.
    pub fn add(&mut self, spent: u8, units: Force) {
        self.by[usize::from(spent.min(ACTED))].add(units);
    }

    /// Takes Units away that have moved so much; they must be there.
    pub fn take(&mut self, spent: u8, units: Force) {
        self.by[usize::from(spent.min(ACTED))].take(units);
    }

    /// Adds all of another.
    pub fn join(&mut self, other: &Moved) {
        for (mine, theirs) in self.by.iter_mut().zip(other.by) {
            mine.add(theirs);
        }
    }

    /// Takes out so many of each kind, those who have moved least first; fewer if there are not so many.
    pub fn freshest(&mut self, units: Force) -> Moved {
        self.picked(units, 0..=ACTED)
    }

    /// Takes out so many of each kind, those who have moved most first.
    pub fn weariest(&mut self, units: Force) -> Moved {
        self.picked(units, (0..=ACTED).rev())
    }

    fn picked(&mut self, units: Force, order: impl Iterator<Item = u8> + Clone) -> Moved {
        let mut out = Moved::default();
        for kind in Kind::ALL {
            let mut wanted = units.of(kind);
            for spent in order.clone() {
                let here = self.by[usize::from(spent)].of_mut(kind);
                let taken = wanted.min(*here);
                *here -= taken;
                wanted -= taken;
                *out.by[usize::from(spent)].of_mut(kind) += taken;
            }
        }
        out
    }

    /// Lets go of what is no longer there: those who have moved most are the ones that were lost.
    pub fn shrink(&mut self, to: Force) {
        let mut lost = Force::NONE;
        for kind in Kind::ALL {
            *lost.of_mut(kind) = self.all().of(kind).saturating_sub(to.of(kind));
        }
        self.weariest(lost);
    }

    /// All move so many MPs on.
    pub fn go_on(&mut self, points: u8) {
        self.changed(|spent| match spent {
            ACTED => ACTED,
            spent => (spent + points).min(MOST_POINTS),
        });
    }

    /// All are brought back so many MPs (17.1 #32).
    pub fn go_back(&mut self, points: u8) {
        self.changed(|spent| match spent {
            ACTED => ACTED,
            spent => spent.saturating_sub(points),
        });
    }

    fn changed(&mut self, to: impl Fn(u8) -> u8) {
        let before = core::mem::take(self);
        for spent in 0..=ACTED {
            self.add(to(spent), before.of(spent));
        }
    }
}

/// Units in one place that have moved or acted; those of the march are not among them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stood {
    /// Where.
    pub place: Where,
    /// What they have moved; nobody counts here who has not moved.
    pub moved: Moved,
}

/// A Campaign under way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Campaign {
    /// The card.
    pub card: CardId,
    /// Whose.
    pub side: Side,
    /// Activations still allowed.
    pub left: u8,
    /// Generals who have been activated.
    pub activated: UnitSet,
    /// MPs that each general has moved, or [`ACTED`].
    pub generals: [u8; GENERALS],
    /// Cities and Tribes on which an attempt has been made.
    pub attempted: SpaceSet,
    /// Units that have moved and stay in places.
    pub stood: Vec<Stood>,
    /// The Units of the march.
    pub marching: Moved,
}

impl Campaign {
    /// A Campaign that begins.
    #[must_use]
    pub fn new(card: CardId, side: Side, generals: u8) -> Self {
        Campaign {
            card,
            side,
            left: generals,
            activated: UnitSet::EMPTY,
            generals: [0; GENERALS],
            attempted: SpaceSet::EMPTY,
            stood: Vec::new(),
            marching: Moved::default(),
        }
    }

    /// What a general has moved, or [`ACTED`].
    #[must_use]
    pub fn general(&self, unit: UnitId) -> u8 {
        self.generals[usize::from(unit.0)]
    }

    /// MPs that a general may still move.
    #[must_use]
    pub fn points(&self, unit: UnitId) -> u8 {
        MOST_POINTS.saturating_sub(self.general(unit))
    }

    /// The Units of a place, counted apart: `here` are all who stay there.
    #[must_use]
    pub fn at(&self, place: Where, here: Force) -> Moved {
        let mut moved = self
            .stood
            .iter()
            .find(|stood| stood.place == place)
            .map_or(Moved::default(), |stood| stood.moved);
        moved.shrink(here);
        let fresh = here.minus(moved.all());
        moved.add(0, fresh);
        moved
    }

    /// Writes down what the Units of a place have moved.
    pub fn put(&mut self, place: Where, mut moved: Moved) {
        moved.take(0, moved.of(0));
        self.stood.retain(|stood| stood.place != place);
        if !moved.all().is_empty() {
            self.stood.push(Stood { place, moved });
        }
    }

    /// The Units written down in one place are in another now.
    pub fn shift(&mut self, from: Where, to: Where) {
        let Some(at) = self.stood.iter().position(|stood| stood.place == from) else {
            return;
        };
        let gone = self.stood.remove(at).moved;
        match self.stood.iter_mut().find(|stood| stood.place == to) {
            Some(there) => there.moved.join(&gone),
            None => self.stood.push(Stood { place: to, moved: gone }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_freshest_go_first_and_the_weariest_are_lost_first() {
        let mut moved = Moved::default();
        moved.add(0, Force::new(2, 0, 0));
        moved.add(2, Force::new(1, 1, 0));
        moved.add(ACTED, Force::new(3, 0, 1));
        let mut goes = moved.freshest(Force::new(3, 0, 0));
        assert_eq!((goes.of(0).cu, goes.of(2).cu), (2, 1));
        goes.go_on(3);
        assert_eq!((goes.of(3).cu, goes.of(MOST_POINTS).cu), (2, 1));
        goes.go_back(2);
        assert_eq!((goes.of(1).cu, goes.of(2).cu), (2, 1));
        goes.shrink(Force::new(2, 0, 0));
        assert_eq!((goes.of(1).cu, goes.most()), (2, 1));
        moved.go_on(1);
        assert_eq!(moved.of(ACTED), Force::new(3, 0, 1), "who has acted stays so");
        assert_eq!(moved.up_to(3), Force::new(0, 1, 0));
    }

    #[test]
    fn places_keep_what_has_moved() {
        let (here, there) = (Where::At(kernel::SpaceId(1)), Where::Inside(kernel::SpaceId(1)));
        let mut campaign = Campaign::new(CardId(27), Side::Rome, 2);
        let mut moved = Moved::default();
        moved.add(3, Force::new(4, 0, 0));
        campaign.put(there, moved);
        campaign.put(here, moved);
        campaign.shift(there, here);
        assert_eq!(campaign.stood.len(), 1);
        let all = campaign.at(here, Force::new(10, 0, 1));
        assert_eq!((all.of(0), all.of(3)), (Force::new(2, 0, 1), Force::new(8, 0, 0)));
        assert_eq!(campaign.at(here, Force::new(5, 0, 0)).of(3), Force::new(5, 0, 0));
        assert_eq!(campaign.points(UnitId(3)), 4);
    }
}
