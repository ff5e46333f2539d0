//! Who commands of the generals who stand together (9.2, 9.3, 10.8).

use super::{State, Where};
use crate::data::generals::{general as row, of};
use core::cmp::Reverse;
use engine::{Side, UnitId, UnitSet};

/// The highest rank (9.3).
const CONSUL: u8 = 2;

impl State {
    /// The commander of some generals who stand together (9.2, 9.3): of the highest rank, of equals the one who has taken command last.
    #[must_use]
    pub fn commander(&self, of: UnitSet) -> Option<UnitId> {
        of.iter().max_by_key(|unit| (self.rank(*unit), self.seniority(*unit)))
    }

    /// Of two equals the higher commands.
    fn seniority(&self, unit: UnitId) -> (u8, (bool, Reverse<u8>)) {
        (self.general(unit).command, self.told_by_mark(unit))
    }

    /// Of two equals of whom the marks tell who commands, the higher does.
    fn told_by_mark(&self, unit: UnitId) -> (bool, Reverse<u8>) {
        (self.general(unit).leads, Reverse(unit.0))
    }

    /// The generals of a side at one place, those first who commanded their equals first.
    fn by_seniority(&self, side: Side, place: Where) -> Vec<UnitId> {
        let mut all: Vec<UnitId> = self.generals_where(side, place).iter().collect();
        all.sort_unstable_by_key(|unit| self.seniority(*unit));
        all
    }

    /// A general is activated, or comes to stop or fight where others of his side are: nobody's command changes by that.
    pub(crate) fn mark(&mut self, general: UnitId) {
        let all = self.by_seniority(row(general).side, self.general(general).at);
        for unit in &all {
            self.general_mut(*unit).leads = *unit == general;
        }
        self.keep_order(&all);
    }

    /// A general commands from now on those of equal rank who stand with him (9.3, 10.8); when he leaves them, whoever commanded them
    /// before does so again.
    pub(crate) fn take_command(&mut self, general: UnitId) {
        let mut all = self.by_seniority(row(general).side, self.general(general).at);
        all.retain(|unit| *unit != general);
        all.push(general);
        self.keep_order(&all);
    }

    /// Numbers that generals of a side have brought from where they stood before are counted anew.
    pub(crate) fn tidy_commands(&mut self, side: Side) {
        for unit in of(side).iter() {
            match self.general(unit).at {
                place @ (Where::At(_) | Where::Inside(_)) => {
                    let all = self.by_seniority(side, place);
                    self.keep_order(&all);
                }
                _ => self.general_mut(unit).command = 0,
            }
        }
    }

    /// Writes down in which order generals of one place have taken command, the last of them last: by numbers, where their marks do not
    /// tell it.
    fn keep_order(&mut self, order: &[UnitId]) {
        for rank in 0..=CONSUL {
            let equals: Vec<UnitId> = order.iter().copied().filter(|unit| self.rank(*unit) == rank).collect();
            let told = equals.is_sorted_by_key(|unit| self.told_by_mark(*unit));
            for (before, unit) in equals.into_iter().enumerate() {
                self.general_mut(unit).command = if told { 0 } else { before as u8 + 1 };
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::generals::who::{GISGO, HASDRUBAL, MAGO};
    use crate::data::spaces::at::{SAGUNTUM, TARRACO};
    use crate::testing::test_table::empty;

    #[test]
    fn numbers_are_kept_only_where_the_marks_do_not_tell() {
        let mut s = empty();
        for unit in [HASDRUBAL, MAGO, GISGO] {
            s.general_mut(unit).at = Where::At(SAGUNTUM);
        }
        let commander = |s: &State, at| s.commander(s.generals_where(Side::Carthage, Where::At(at)));
        s.mark(MAGO);
        s.take_command(MAGO);
        assert_eq!(commander(&s, SAGUNTUM), Some(MAGO));
        assert!(
            [HASDRUBAL, MAGO, GISGO]
                .iter()
                .all(|unit| s.general(*unit).command == 0)
        );
        s.mark(GISGO);
        assert_eq!(commander(&s, SAGUNTUM), Some(MAGO), "20.3: he is only activated");
        s.take_command(GISGO);
        assert_eq!(commander(&s, SAGUNTUM), Some(GISGO));
        s.general_mut(GISGO).at = Where::At(TARRACO);
        s.tidy_commands(Side::Carthage);
        assert_eq!(commander(&s, SAGUNTUM), Some(MAGO), "9.3: again");
        assert_eq!(s.general(GISGO).command, 0);
        s.mark(MAGO);
        s.tidy_commands(Side::Carthage);
        assert!(
            [HASDRUBAL, MAGO, GISGO]
                .iter()
                .all(|unit| s.general(*unit).command == 0)
        );
    }
}
