//! A campaign card being resolved (10.11, 10.12): who has been activated, and what each general and CU has moved.

use super::{Force, Where};
use crate::data::generals::COUNT as GENERALS;
use kernel::{CardId, Side, SpaceSet, UnitId, UnitSet};
use serde::{Deserialize, Serialize};

/// MPs that no general and no CU moves more than while one card activates several generals (10.11).
pub const MOST_POINTS: u8 = 4;

/// The class of those whose movement is spent by what their army has done (10.11).
pub const ACTED: u8 = MOST_POINTS + 1;

/// The first class of those who have been with Nero for all their movement: behind it stands one for each of his six MPs (10.12).
pub const WITH_NERO: u8 = ACTED + 1;

/// How many classes there are.
const CLASSES: usize = WITH_NERO as usize + 7;

/// CUs counted apart by the MPs they have moved, 0 to 4, by having [`ACTED`], or by the MPs they have moved with Nero alone.
pub type Moved = punic::Moved<CLASSES>;

/// CUs in one place that have moved or acted; those of the march are not among them.
pub type Stood = punic::Stood<Where, CLASSES>;

/// MPs left to a class.
#[must_use]
pub const fn reach(class: u8) -> u8 {
    if class < ACTED {
        MOST_POINTS - class
    } else if class < WITH_NERO {
        0
    } else {
        (CLASSES as u8 - 1).saturating_sub(class)
    }
}

/// The class of those who move so many MPs on.
#[must_use]
pub fn gone_on(class: u8, points: u8) -> u8 {
    match class {
        ACTED => ACTED,
        class if class < ACTED => (class + points).min(MOST_POINTS),
        class => (class + points).min(CLASSES as u8 - 1),
    }
}

/// The class of those who come to Nero's army: who has not moved goes as far as he does (10.12).
#[must_use]
pub const fn with_nero(class: u8) -> u8 {
    if class == 0 { WITH_NERO } else { class }
}

/// The class when Nero's own move is over (10.12).
#[must_use]
pub fn without_nero(class: u8) -> u8 {
    if class < WITH_NERO {
        class
    } else {
        (class - WITH_NERO).min(MOST_POINTS)
    }
}

/// A campaign card being resolved.
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
    /// The class of each general.
    pub generals: [u8; GENERALS],
    /// Cities and Tribes on which an attempt has been made.
    pub attempted: SpaceSet,
    /// The general who has used the one naval movement (11.4).
    pub sailed: Option<UnitId>,
    /// CUs that have moved and stay in places.
    pub stood: Vec<Stood>,
    /// The CUs of the march.
    pub marching: Moved,
}

impl Campaign {
    /// A campaign that begins.
    #[must_use]
    pub fn new(card: CardId, side: Side, generals: u8) -> Self {
        Campaign {
            card,
            side,
            left: generals,
            activated: UnitSet::EMPTY,
            generals: [0; GENERALS],
            attempted: SpaceSet::EMPTY,
            sailed: None,
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

    /// The CUs of a place, counted apart: `here` are all who stay there.
    #[must_use]
    pub fn at(&self, place: Where, here: Force) -> Moved {
        punic::at(&self.stood, place, here)
    }

    /// Writes down what the CUs of a place have moved.
    pub fn put(&mut self, place: Where, moved: Moved) {
        punic::put(&mut self.stood, place, moved);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_spaces_and_six_with_nero_alone() {
        assert_eq!([0, 1, 4, ACTED].map(reach), [4, 3, 0, 0]);
        assert_eq!(reach(with_nero(0)), 6);
        let three = gone_on(with_nero(0), 3);
        assert_eq!((reach(three), without_nero(three)), (3, 3));
        assert_eq!(without_nero(gone_on(with_nero(0), 6)), MOST_POINTS);
        assert_eq!(reach(with_nero(2)), 2, "who has moved before goes no farther with him");
        assert_eq!((gone_on(ACTED, 1), gone_on(3, 3)), (ACTED, MOST_POINTS));
    }
}
