//! A campaign card being resolved (10.11, 10.12): who has been activated, and what each general and CU has moved.

use super::Where;
use crate::data::generals::COUNT as GENERALS;
use engine::UnitId;
pub use punic::{ACTED, MOST_POINTS};

/// The first class of those who have been with Nero for all their movement: behind it stands one for each of his six MPs (10.12).
pub const WITH_NERO: u8 = ACTED + 1;

/// How many classes there are.
const CLASSES: usize = WITH_NERO as usize + 7;

/// CUs counted apart by the MPs they have moved, 0 to 4, by having [`ACTED`], or by the MPs they have moved with Nero alone.
pub type Moved = punic::Moved<CLASSES>;

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

/// A campaign card being resolved, with the general who has used the one naval movement (11.4).
pub type Campaign = punic::Campaign<Where, Option<UnitId>, GENERALS, CLASSES>;

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
