//! Maps a raw chance to the share of wars that the third level won against itself where it had that chance.

use crate::evaluate::END;
use crate::hint::Estimate;
use crate::value::{WHOLE, chance_of};
use core::ops::RangeInclusive;
use engine::Side;

/// Knots of a row, evenly spaced from 0 to 4096.
pub const KNOTS: usize = 33;
/// Distance between two knots, in parts of 4096.
const STEP: i32 = WHOLE / (KNOTS as i32 - 1);
/// Rows of a table: for the beginning, the middle and the end of a war.
pub const ROWS: usize = 3;
/// Progress between two rows.
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

    /// What is shown of a side's estimate.
    pub(crate) fn estimate(&self, side: Side, progress: u8, estimate: Estimate) -> Estimate {
        let chance = i32::from(estimate.chance);
        Estimate {
            chance: self.of(side, progress, chance) as u16,
            error: self.error(side, progress, estimate.error, chance..=chance),
        }
    }

    /// What is shown of the standard error of chances in a range: it grows and shrinks as differences do there.
    pub(crate) fn error(&self, side: Side, progress: u8, error: u16, chances: RangeInclusive<i32>) -> u16 {
        let error = i32::from(error);
        let (low, high) = ((chances.start() - error).max(0), (chances.end() + error).min(WHOLE));
        let rise = self.of(side, progress, high) - self.of(side, progress, low);
        let span = (high - low).max(1);
        ((error * rise + span / 2) / span) as u16
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
        for chance in 0..=WHOLE as u16 {
            for error in [0, 1, 40, 2048] {
                let estimate = Estimate { chance, error };
                for side in Side::BOTH {
                    assert_eq!(Calibration::NONE.estimate(side, 5, estimate), estimate);
                }
            }
        }
    }

    #[test]
    fn a_chance_is_shown_by_the_moment_of_the_war() {
        for progress in 0..=END {
            let shown: Vec<i32> = (0..=WHOLE).map(|chance| bold().of_rome(progress, chance)).collect();
            assert!(shown.is_sorted(), "a greater chance is never shown as a smaller one");
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
