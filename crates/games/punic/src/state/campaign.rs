//! A campaign card under way: who has been activated, and what each general and unit has moved (Hamilcar 7.1, Hannibal 10.11).

use crate::state::moved;
use crate::{Force, Moved, Stood};
use engine::{CardId, Side, SpaceSet, UnitId, UnitSet};
use serde::{Deserialize, Serialize};
use serde_big_array::BigArray;

/// MPs that no general and no unit moves more than while one card activates several generals; Hannibal's Nero does (10.12).
pub const MOST_POINTS: u8 = 4;

/// The class of those who move no more because they or their army have acted: it comes after those of MPs moved.
pub const ACTED: u8 = MOST_POINTS + 1;

/// A campaign under way. `Where` is a place; `Sailed` is what a game writes down of naval movement.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Campaign<Where, Sailed, const GENERALS: usize, const CLASSES: usize> {
    /// The card.
    pub card: CardId,
    /// Whose.
    pub side: Side,
    /// Activations still allowed.
    pub left: u8,
    /// Generals who have been activated.
    pub activated: UnitSet,
    /// The class of each general.
    #[serde(with = "BigArray")]
    pub generals: [u8; GENERALS],
    /// Cities and Tribes on which an attempt has been made.
    pub attempted: SpaceSet,
    /// In Hannibal the general who has used the one naval movement (11.4), in Hamilcar what each Warship has sailed (7.1).
    pub sailed: Sailed,
    /// Units that have moved and stay in places.
    pub stood: Vec<Stood<Where, CLASSES>>,
    /// The units of the march.
    pub marching: Moved<CLASSES>,
}

impl<Where: PartialEq, Sailed: Default, const GENERALS: usize, const CLASSES: usize>
    Campaign<Where, Sailed, GENERALS, CLASSES>
{
    /// A campaign that begins, of so many generals.
    #[must_use]
    pub fn new(card: CardId, side: Side, generals: u8) -> Self {
        Campaign {
            card,
            side,
            left: generals,
            activated: UnitSet::EMPTY,
            generals: [0; GENERALS],
            attempted: SpaceSet::EMPTY,
            sailed: Sailed::default(),
            stood: Vec::new(),
            marching: Moved::default(),
        }
    }

    /// The class of a general.
    #[must_use]
    pub fn general(&self, unit: UnitId) -> u8 {
        self.generals[usize::from(unit.0)]
    }

    /// The class of a general, to be changed.
    pub fn general_mut(&mut self, unit: UnitId) -> &mut u8 {
        &mut self.generals[usize::from(unit.0)]
    }

    /// The units of a place, counted apart: `here` are all who stay there.
    #[must_use]
    pub fn at(&self, place: Where, here: Force) -> Moved<CLASSES> {
        moved::at(&self.stood, place, here)
    }

    /// Writes down what the units of a place have moved.
    pub fn put(&mut self, place: Where, moved: Moved<CLASSES>) {
        moved::put(&mut self.stood, place, moved);
    }

    /// The units written down in one place are in another now.
    pub fn shift(&mut self, from: Where, to: Where) {
        moved::shift(&mut self.stood, from, to);
    }
}

impl<Where: PartialEq + Copy, Sailed: Default, const GENERALS: usize, const CLASSES: usize>
    Campaign<Where, Sailed, GENERALS, CLASSES>
{
    /// A march begins in a place where so many stand: its units are the freshest of them.
    pub fn set_out(&mut self, place: Where, here: Force, units: Force) {
        let mut moved = self.at(place, here);
        self.marching = moved.freshest(units);
        self.put(place, moved);
    }

    /// The units of the march stand again among those who have stayed in the place.
    pub fn fall_out(&mut self, place: Where, stayed: Force, units: Force) {
        let mut moved = self.at(place, stayed);
        self.marching.shrink(units);
        moved.join(&core::mem::take(&mut self.marching));
        self.put(place, moved);
    }

    /// Units of one class who have stayed in a place join the march.
    pub fn fall_in(&mut self, place: Where, stayed: Force, class: u8, units: Force) {
        let mut moved = self.at(place, stayed);
        moved.take(class, units);
        self.put(place, moved);
        self.marching.add(class, units);
    }
}
