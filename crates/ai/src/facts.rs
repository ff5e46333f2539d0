//! What the rollouts of two answers differ in, in a player's words: what a side has less of some cards later.

use crate::evaluate::{Counted, Evaluate};
use engine::Side;
use engine::words::list;

/// Tenths in one.
const TENTHS: i64 = 10;

/// What a player counts, after the better answer and after the other, in worlds in which both were played on to a position.
#[derive(Clone, Default, Debug)]
pub(crate) struct Facts {
    worlds: i64,
    /// Sums of the differences in favour of the better answer, and of their squares.
    sums: Vec<(i64, i64)>,
}

/// What is counted in a position, in the order of [`Evaluate::COUNTED`].
pub(crate) fn counts<R: Evaluate>(state: &R::State) -> Vec<i32> {
    R::COUNTED.iter().map(|counted| (counted.amount)(state)).collect()
}

impl Facts {
    /// What is counted in a world after the better answer and after the other.
    pub(crate) fn add(&mut self, side: Side, better: &[i32], other: &[i32]) {
        let sign = if side == Side::Rome { 1 } else { -1 };
        self.worlds += 1;
        self.sums.resize(better.len(), (0, 0));
        for ((sum, squares), (better, other)) in self.sums.iter_mut().zip(better.iter().zip(other)) {
            let difference = sign * i64::from(better - other);
            *sum += difference;
            *squares += difference * difference;
        }
    }

    /// What a side has less after the other answer, in tenths on average, where it is as much as a player would notice and no chance.
    fn lost(&self, counted: &[Counted<impl Sized>]) -> Vec<(i64, &'static str)> {
        let known = self.worlds > 1;
        let told = self.sums.iter().zip(counted).filter(|_| known);
        told.filter_map(|((sum, squares), counted)| {
            let mean = TENTHS * sum / self.worlds;
            let spread = squares - sum * sum / self.worlds;
            // The sum is at least twice its standard error: both are squared, so that nothing is rounded.
            let is_sure = sum * sum * (self.worlds - 1) >= 4 * spread * self.worlds;
            (is_sure && mean >= i64::from(counted.least)).then_some((mean, counted.words))
        })
        .collect()
    }

    /// What the other answer does to a side, as it follows "because it".
    pub(crate) fn told<R: Evaluate>(&self, side: Side) -> Option<String> {
        let parts: Vec<String> = self.lost(R::COUNTED).into_iter().map(amount).collect();
        let name = side.name();
        (!parts.is_empty()).then(|| {
            let parts = list(parts);
            format!("costs {name} {parts} on average, some cards later")
        })
    }
}

/// "1.2 provinces"; of more than three the tenths are chance.
fn amount((tenths, words): (i64, &'static str)) -> String {
    if tenths > 3 * TENTHS {
        format!("{} {words}", (tenths + TENTHS / 2) / TENTHS)
    } else {
        format!("{}.{} {words}", tenths / TENTHS, tenths % TENTHS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const COUNTED: [Counted<()>; 2] = [
        Counted {
            amount: |()| 0,
            words: "provinces",
            least: 3,
        },
        Counted {
            amount: |()| 0,
            words: "CUs",
            least: 10,
        },
    ];

    #[test]
    fn only_what_is_sure_and_worth_a_word_is_told() {
        let mut facts = Facts::default();
        for n in 0..100 {
            // Always half a province; one CU and a half, by chance.
            facts.add(Side::Carthage, &[n % 2, 0], &[n % 2 + n % 2, n % 2 * 3]);
        }
        assert_eq!(facts.lost(&COUNTED), [(5, "provinces"), (15, "CUs")]);
        facts.add(Side::Carthage, &[0, 0], &[0, -3000]);
        assert_eq!(facts.lost(&COUNTED), [(4, "provinces")], "chance");
        assert_eq!(Facts::default().lost(&COUNTED), []);
    }

    #[test]
    fn amounts_are_told_as_exactly_as_they_are_known() {
        assert_eq!(amount((12, "provinces")), "1.2 provinces");
        assert_eq!(amount((36, "CUs")), "4 CUs");
    }
}
