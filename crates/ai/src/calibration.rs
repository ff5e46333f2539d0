//! What is shown of a chance: how often such a one comes true, in wars of the third level against itself.

use crate::evaluate::END;
use crate::hint::Estimate;
use crate::value::{WHOLE, chance_of};
use engine::Side;

/// Chances for which a table says what is shown: from none to the whole, equally far from each other.
pub const KNOTS: usize = 33;
/// Parts from one to the next.
const STEP: i32 = WHOLE / (KNOTS as i32 - 1);
/// Moments of a war for which there is a row: its beginning, its middle and its end.
pub const ROWS: usize = 3;
/// Progress from one to the next.
const APART: i32 = END as i32 / (ROWS as i32 - 1);

/// What is shown of Rome's chance. The search never uses it: at one moment it changes no order of chances.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Calibration([[u16; KNOTS]; ROWS]);

impl Calibration {
    /// Each chance is shown as it is.
    pub const NONE: Calibration = {
        let (mut row, mut at) = ([0; KNOTS], 0);
        while at < KNOTS {
            row[at] = (STEP * at as i32) as u16;
            at += 1;
        }
        Calibration([row; ROWS])
    };

    /// By what is shown at each knot at the beginning, in the middle and at the end of a war, in parts of 4096.
    ///
    /// # Panics
    /// If a row does not rise from none to the whole.
    #[must_use]
    pub const fn by(rows: [[u16; KNOTS]; ROWS]) -> Self {
        let mut row = 0;
        while row < ROWS {
            let knots = rows[row];
            assert!(
                knots[0] == 0 && knots[KNOTS - 1] as i32 == WHOLE,
                "from none to the whole"
            );
            let mut at = 1;
            while at < KNOTS {
                assert!(knots[at - 1] < knots[at], "a greater chance is shown as a greater one");
                at += 1;
            }
            row += 1;
        }
        Calibration(rows)
    }

    /// What is shown of Rome's chance when a war has come so far, in parts of 4096.
    #[must_use]
    pub fn of_rome(&self, progress: u8, chance: i32) -> i32 {
        let progress = i32::from(progress.min(END));
        let row = (progress / APART).min(ROWS as i32 - 2);
        let [early, late] = [row, row + 1].map(|row| between(&self.0[row as usize], chance));
        early + (late - early) * (progress - APART * row) / APART
    }

    /// What is shown of a side's chance, likewise.
    #[must_use]
    pub fn of(&self, side: Side, progress: u8, chance: i32) -> i32 {
        chance_of(self.of_rome(progress, chance_of(chance, side)), side)
    }

    /// What is shown of a side's estimate: the error grows and shrinks as differences of chances do there.
    pub(crate) fn estimate(&self, side: Side, progress: u8, estimate: Estimate) -> Estimate {
        let (chance, error) = (i32::from(estimate.chance), i32::from(estimate.error));
        let [low, high] = [chance - error, chance + error].map(|chance| self.of(side, progress, chance));
        Estimate {
            chance: self.of(side, progress, chance) as u16,
            error: ((high - low + 1) / 2) as u16,
        }
    }
}

/// What a row says of a chance, by the line between its neighbours.
fn between(row: &[u16; KNOTS], chance: i32) -> i32 {
    let chance = chance.clamp(0, WHOLE);
    let at = (chance / STEP).min(KNOTS as i32 - 2) as usize;
    let [from, to] = [row[at], row[at + 1]].map(i32::from);
    from + ((chance - STEP * at as i32) * (to - from) + STEP / 2) / STEP
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Too bold for Rome at the beginning: one half is a quarter. At the end it is right.
    fn bold() -> Calibration {
        let knot = |at: usize| if at <= 16 { 64 * at } else { 1024 + 192 * (at - 16) };
        let bold = core::array::from_fn(|at| knot(at) as u16);
        Calibration::by([bold, bold, Calibration::NONE.0[2]])
    }

    #[test]
    fn without_a_table_chances_are_shown_as_they_are() {
        for chance in 0..=WHOLE {
            assert_eq!(Calibration::NONE.of_rome(5, chance), chance);
        }
    }

    #[test]
    fn both_sides_are_shown_parts_of_one_whole() {
        for chance in 0..=WHOLE {
            for progress in 0..=END {
                let of = |side, chance| bold().of(side, progress, chance);
                assert_eq!(of(Side::Rome, chance) + of(Side::Carthage, WHOLE - chance), WHOLE);
            }
        }
        assert_eq!(bold().of(Side::Rome, 0, WHOLE / 2), WHOLE / 4);
        assert_eq!(bold().of(Side::Carthage, 8, WHOLE / 2), 3 * WHOLE / 4);
        assert_eq!(
            bold().of(Side::Rome, 12, WHOLE / 2),
            3 * WHOLE / 8,
            "half way to the end"
        );
        assert_eq!(bold().of(Side::Rome, 16, WHOLE / 2), WHOLE / 2);
    }

    #[test]
    fn an_error_is_stretched_as_its_chance_is() {
        let shown = |side, chance| bold().estimate(side, 0, Estimate { chance, error: 100 });
        assert_eq!(shown(Side::Rome, 1000), Estimate { chance: 500, error: 50 });
        assert_eq!(shown(Side::Rome, 3072).error, 150);
        assert_eq!(shown(Side::Carthage, 1024).error, 150, "Rome's is 3072");
    }
}
