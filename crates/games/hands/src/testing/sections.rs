//! The numbered sections of the rulebook. The book numbers the Fate Token 6, like the end of the game; here it is "6F".

/// Every section that has a rule, in the rulebook's order. 1, 5, 5.1, 5.3, 5.4, 5.6, 6 and 7 are headings over those that follow.
#[rustfmt::skip]
pub const ALL: &[&str] = &[
    "2", "3",
    "4", "4.1", "4.2", "4.3", "4.4", "4.5", "4.6", "4.7",
    "5.1.1", "5.1.2", "5.1.3",
    "5.2", "5.2.1", "5.2.2", "5.2.3", "5.2.4", "5.2.5", "5.2.6",
    "5.3.1", "5.3.2", "5.3.3", "5.3.4",
    "5.4.1", "5.4.2", "5.4.3", "5.4.4", "5.4.5",
    "5.5", "5.5.1", "5.5.2", "5.5.3",
    "5.6.1", "5.6.2", "5.6.3", "5.6.4",
    "6.1", "6.2", "6F",
    "7.1", "7.2", "7.3",
];

/// Sections whose rules are not played yet.
pub const LATER: &[&str] = &[];
