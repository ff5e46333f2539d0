//! What the points of reasons count, by side and kind of question.

use crate::evaluate::Reason;
use engine::{PerSide, Side};

/// So much a reason counts whose weight stands nowhere. Points are counted in so many parts.
pub const WHOLE_WEIGHT: i32 = 16;

/// What the points of a reason count for each side, in parts of [`WHOLE_WEIGHT`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weight {
    /// The reason.
    pub reason: &'static Reason,
    /// Its weight for each side.
    pub counts: PerSide<u8>,
}

/// The weights of the reasons at one kind of question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weights {
    /// The number of the kind of question ([`engine::Rules::prompt_id`]).
    pub ask: u8,
    /// The weights of reasons that do not count as a whole for both sides.
    pub reasons: &'static [Weight],
}

/// A weight, for the table of a game: what the reason counts for Rome and for Carthage.
#[must_use]
pub const fn weight(reason: &'static Reason, rome: u8, carthage: u8) -> Weight {
    Weight {
        reason,
        counts: PerSide::new(rome, carthage),
    }
}

/// The weights at a kind of question in a table that is sorted by these.
pub(crate) fn at(table: &'static [Weights], ask: u8) -> &'static [Weight] {
    let row = table.binary_search_by_key(&ask, |weights| weights.ask);
    row.map_or(&[], |row| table[row].reasons)
}

/// What a reason counts for a side among the weights of a kind of question.
pub(crate) fn counts(weights: &[Weight], reason: &'static Reason, side: Side) -> i32 {
    let weight = weights.iter().find(|weight| core::ptr::eq(weight.reason, reason));
    weight.map_or(WHOLE_WEIGHT, |weight| i32::from(weight.counts[side]))
}

/// Looks a table of weights over: sorted by kinds of question, each of which stands once, and each reason once at each.
///
/// # Errors
/// What is wrong with it.
pub fn check(table: &[Weights]) -> Result<(), String> {
    if let Some(pair) = table.windows(2).find(|pair| pair[0].ask >= pair[1].ask) {
        return Err(format!("{} stands before {}", pair[0].ask, pair[1].ask));
    }
    for row in table {
        for (at, weight) in row.reasons.iter().enumerate() {
            if row.reasons[..at].iter().any(|other| other.reason == weight.reason) {
                return Err(format!("{} stands twice at {}", weight.reason.name, row.ask));
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    static FIGHTS: Reason = Reason {
        name: "fights",
        words: "meets a weaker army",
    };
    static FLIGHT: Reason = Reason {
        name: "flight",
        words: "keeps away from a stronger army",
    };
    static TWICE: &[Weight] = &[weight(&FIGHTS, 1, 1), weight(&FIGHTS, 2, 2)];
    static TABLE: &[Weights] = &[
        Weights {
            ask: 3,
            reasons: &[weight(&FIGHTS, 8, 20)],
        },
        Weights {
            ask: 7,
            reasons: &[weight(&FIGHTS, 0, 16), weight(&FLIGHT, 12, 24)],
        },
    ];

    #[test]
    fn a_reason_counts_what_the_table_says_and_else_as_a_whole() {
        let counts = |ask, reason, side| counts(at(TABLE, ask), reason, side);
        assert_eq!(counts(3, &FIGHTS, Side::Rome), 8);
        assert_eq!(counts(3, &FIGHTS, Side::Carthage), 20);
        assert_eq!(counts(3, &FLIGHT, Side::Rome), WHOLE_WEIGHT);
        assert_eq!(counts(4, &FIGHTS, Side::Rome), WHOLE_WEIGHT);
        assert_eq!(counts(7, &FLIGHT, Side::Carthage), 24);
    }

    #[test]
    fn a_table_is_sorted_and_names_nothing_twice() {
        assert_eq!(check(TABLE), Ok(()));
        assert!(check(&[TABLE[1], TABLE[0]]).is_err());
        assert!(check(&[TABLE[0], TABLE[0]]).is_err());
        let reasons = TWICE;
        assert!(check(&[Weights { ask: 1, reasons }]).is_err());
    }
}
