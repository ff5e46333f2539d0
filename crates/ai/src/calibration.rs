//! What is shown of a chance: how often such a one comes true, in wars of the third level against itself.

use crate::hint::Estimate;
use crate::value::{WHOLE, chance_of};
use engine::Side;

/// Chances for which a table says what is shown: from none to the whole, equally far from each other.
pub const KNOTS: usize = 33;
/// Parts from one to the next.
const STEP: i32 = WHOLE / (KNOTS as i32 - 1);

/// What is shown of Rome's chance. The search never uses it: what it compares are chances of one kind, and the table changes no order of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Calibration([u16; KNOTS]);

impl Calibration {
    /// Each chance is shown as it is.
    pub const NONE: Calibration = {
        let (mut knots, mut at) = ([0; KNOTS], 0);
        while at < KNOTS {
            knots[at] = (STEP * at as i32) as u16;
            at += 1;
        }
        Calibration(knots)
    };

    /// By what is shown at each knot, in parts of 4096.
    ///
    /// # Panics
    /// If it does not rise from none to the whole.
    #[must_use]
    pub const fn by(knots: [u16; KNOTS]) -> Self {
        assert!(
            knots[0] == 0 && knots[KNOTS - 1] as i32 == WHOLE,
            "from none to the whole"
        );
        let mut at = 1;
        while at < KNOTS {
            assert!(knots[at - 1] < knots[at], "a greater chance is shown as a greater one");
            at += 1;
        }
        Calibration(knots)
    }

    /// What is shown of Rome's chance, in parts of 4096.
    #[must_use]
    pub fn of_rome(&self, chance: i32) -> i32 {
        let chance = chance.clamp(0, WHOLE);
        let at = (chance / STEP).min(KNOTS as i32 - 2) as usize;
        let [from, to] = [self.0[at], self.0[at + 1]].map(i32::from);
        from + ((chance - STEP * at as i32) * (to - from) + STEP / 2) / STEP
    }

    /// What is shown of a side's chance, in parts of 4096.
    #[must_use]
    pub fn of(&self, side: Side, chance: i32) -> i32 {
        chance_of(self.of_rome(chance_of(chance, side)), side)
    }

    /// What is shown of a side's estimate: the error grows and shrinks as differences of chances do there.
    pub(crate) fn estimate(&self, side: Side, estimate: Estimate) -> Estimate {
        let (chance, error) = (i32::from(estimate.chance), i32::from(estimate.error));
        let [low, high] = [chance - error, chance + error].map(|chance| self.of(side, chance));
        Estimate {
            chance: self.of(side, chance) as u16,
            error: ((high - low + 1) / 2) as u16,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Too bold for Rome: one half is a quarter.
    fn bold() -> Calibration {
        let knot = |at: usize| if at <= 16 { 64 * at } else { 1024 + 192 * (at - 16) };
        Calibration::by(core::array::from_fn(|at| knot(at) as u16))
    }

    #[test]
    fn without_a_table_chances_are_shown_as_they_are() {
        for chance in 0..=WHOLE {
            assert_eq!(Calibration::NONE.of_rome(chance), chance);
        }
    }

    #[test]
    fn both_sides_are_shown_parts_of_one_whole() {
        for chance in 0..=WHOLE {
            let [rome, carthage] = [bold().of(Side::Rome, chance), bold().of(Side::Carthage, WHOLE - chance)];
            assert_eq!(rome + carthage, WHOLE);
        }
        assert_eq!(bold().of(Side::Rome, WHOLE / 2), WHOLE / 4);
        assert_eq!(bold().of(Side::Carthage, WHOLE / 2), 3 * WHOLE / 4);
    }

    #[test]
    fn an_error_is_stretched_as_its_chance_is() {
        let shown = |side, chance| bold().estimate(side, Estimate { chance, error: 100 });
        assert_eq!(shown(Side::Rome, 1000), Estimate { chance: 500, error: 50 });
        assert_eq!(shown(Side::Rome, 3072).error, 150);
        assert_eq!(shown(Side::Carthage, 1024).error, 150, "Rome's is 3072");
    }
}
