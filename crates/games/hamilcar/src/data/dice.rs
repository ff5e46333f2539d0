//! The dice (2.4.C): what is on each face.

use engine::scene::Certainty::{self, *};

/// A kind of die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Die {
    /// The numbered die.
    Classic,
    /// The Naval Die.
    Naval,
    /// The white Siege Die.
    SiegeWhite,
    /// The red Siege Die.
    SiegeRed,
    /// The small Battle Die.
    BattleSmall,
    /// The large Battle Die.
    BattleLarge,
}

/// A face: how many of each symbol.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// Horse heads: a hit each that nothing cancels.
    pub horse: u8,
    /// Figures: a hit each, cancelled by an enemy circle.
    pub figure: u8,
    /// Circles: each cancels an enemy figure, or hits.
    pub circle: u8,
    /// Siege or Subjugation Points.
    pub siege: u8,
    /// CUs the sieging Force loses.
    pub loss: u8,
    /// Roman naval symbols.
    pub roman: u8,
    /// Carthaginian naval symbols.
    pub punic: u8,
    /// The number of the Classic die, else 0.
    pub number: u8,
    /// How sure the face is.
    pub certainty: Certainty,
}

const BLANK: Face = Face {
    horse: 0,
    figure: 0,
    circle: 0,
    siege: 0,
    loss: 0,
    roman: 0,
    punic: 0,
    number: 0,
    certainty: Reconstructed,
};

/// What is not sourced in the dice.
pub const DOUBT: &str = "The meaning of the symbols is sourced; all faces but the numbered die's and three more are reconstructed, and that \
     every die has six.";

/// The numbered die (2.4.C).
#[rustfmt::skip]
static CLASSIC: [Face; 6] = [
    Face { number: 1, certainty: Sourced, ..BLANK },
    Face { number: 2, certainty: Sourced, ..BLANK },
    Face { number: 3, certainty: Sourced, ..BLANK },
    Face { number: 4, certainty: Sourced, ..BLANK },
    Face { number: 5, certainty: Sourced, ..BLANK },
    Face { number: 6, certainty: Sourced, ..BLANK },
];

/// The Naval Die (8.2): its symbols of one side.
#[rustfmt::skip]
static NAVAL: [Face; 6] = [
    Face { punic: 2, certainty: Reconstructed, ..BLANK },
    Face { punic: 1, certainty: Reconstructed, ..BLANK },
    Face { roman: 1, certainty: Sourced, ..BLANK },
    Face { roman: 2, certainty: Reconstructed, ..BLANK },
    Face { roman: 3, certainty: Reconstructed, ..BLANK },
    Face { roman: 4, certainty: Reconstructed, ..BLANK },
];

/// The white Siege Die (14.2).
#[rustfmt::skip]
static SIEGE_WHITE: [Face; 6] = [
    Face { siege: 1, certainty: Reconstructed, ..BLANK },
    Face { siege: 1, certainty: Reconstructed, ..BLANK },
    Face { siege: 1, loss: 1, certainty: Reconstructed, ..BLANK },
    Face { loss: 1, certainty: Reconstructed, ..BLANK },
    Face { certainty: Reconstructed, ..BLANK },
    Face { certainty: Reconstructed, ..BLANK },
];

/// The red Siege Die (14.2), the better one.
#[rustfmt::skip]
static SIEGE_RED: [Face; 6] = [
    Face { siege: 2, certainty: Reconstructed, ..BLANK },
    Face { siege: 1, certainty: Reconstructed, ..BLANK },
    Face { siege: 1, certainty: Reconstructed, ..BLANK },
    Face { siege: 1, loss: 1, certainty: Reconstructed, ..BLANK },
    Face { loss: 1, certainty: Reconstructed, ..BLANK },
    Face { certainty: Reconstructed, ..BLANK },
];

/// The small Battle Die (13.4).
#[rustfmt::skip]
static BATTLE_SMALL: [Face; 6] = [
    Face { circle: 1, certainty: Reconstructed, ..BLANK },
    Face { figure: 1, certainty: Reconstructed, ..BLANK },
    Face { horse: 1, certainty: Reconstructed, ..BLANK },
    Face { figure: 1, circle: 1, certainty: Reconstructed, ..BLANK },
    Face { circle: 2, certainty: Reconstructed, ..BLANK },
    Face { horse: 1, circle: 1, certainty: Reconstructed, ..BLANK },
];

/// The large Battle Die (13.4).
#[rustfmt::skip]
static BATTLE_LARGE: [Face; 6] = [
    Face { horse: 1, figure: 1, circle: 1, certainty: Reconstructed, ..BLANK },
    Face { horse: 1, circle: 2, certainty: Reconstructed, ..BLANK },
    Face { figure: 2, circle: 1, certainty: Reconstructed, ..BLANK },
    Face { figure: 1, circle: 3, certainty: Sourced, ..BLANK },
    Face { figure: 1, circle: 4, certainty: Sourced, ..BLANK },
    Face { horse: 2, figure: 1, certainty: Reconstructed, ..BLANK },
];

impl Die {
    /// All kinds; the index is the die's number in a journal.
    pub const ALL: [Die; 6] = [
        Die::Classic,
        Die::Naval,
        Die::SiegeWhite,
        Die::SiegeRed,
        Die::BattleSmall,
        Die::BattleLarge,
    ];

    /// The section that says what its symbols mean.
    #[must_use]
    pub const fn means(self) -> Option<&'static str> {
        match self {
            Die::Classic => None,
            Die::Naval => Some("8.2"),
            Die::SiegeWhite | Die::SiegeRed => Some("14.2"),
            Die::BattleSmall | Die::BattleLarge => Some("13.4"),
        }
    }

    /// Its name in words.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Die::Classic => "numbered die",
            Die::Naval => "Naval Die",
            Die::SiegeWhite => "white Siege Die",
            Die::SiegeRed => "red Siege Die",
            Die::BattleSmall => "small Battle Die",
            Die::BattleLarge => "large Battle Die",
        }
    }
}

impl Face {
    /// The face in words: "1 horse, 2 circles", "blank".
    #[must_use]
    pub fn words(&self) -> String {
        if self.number > 0 {
            return self.number.to_string();
        }
        let several = |n: u8, one: &str, many: &str| match n {
            0 => None,
            1 => Some(format!("1 {one}")),
            n => Some(format!("{n} {many}")),
        };
        let parts: Vec<_> = [
            several(self.horse, "horse head", "horse heads"),
            several(self.figure, "figure", "figures"),
            several(self.circle, "circle", "circles"),
            several(self.siege, "point", "points"),
            several(self.loss, "loss", "losses"),
            several(self.roman, "Roman symbol", "Roman symbols"),
            several(self.punic, "Punic symbol", "Punic symbols"),
        ]
        .into_iter()
        .flatten()
        .collect();
        if parts.is_empty() {
            "blank".into()
        } else {
            parts.join(", ")
        }
    }
}

/// The faces of a die, each equally likely.
#[must_use]
pub const fn faces(die: Die) -> &'static [Face] {
    match die {
        Die::Classic => &CLASSIC,
        Die::Naval => &NAVAL,
        Die::SiegeWhite => &SIEGE_WHITE,
        Die::SiegeRed => &SIEGE_RED,
        Die::BattleSmall => &BATTLE_SMALL,
        Die::BattleLarge => &BATTLE_LARGE,
    }
}

/// The face that came up, counted from 1.
///
/// # Panics
/// If the die has no such face.
#[must_use]
pub fn face(die: Die, rolled: u8) -> &'static Face {
    &faces(die)[usize::from(rolled) - 1]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faces_are_of_their_die() {
        for die in Die::ALL {
            for f in faces(die) {
                let (battle, siege) = (f.horse + f.figure + f.circle > 0, f.siege + f.loss > 0);
                let naval = f.roman + f.punic > 0;
                let fits = match die {
                    Die::Classic => f.number > 0 && !battle && !siege && !naval,
                    Die::Naval => naval && !battle && !siege,
                    Die::SiegeWhite | Die::SiegeRed => !battle && !naval,
                    Die::BattleSmall | Die::BattleLarge => battle && !siege && !naval,
                };
                assert!(fits, "{} {}", die.name(), f.words());
            }
        }
    }

    #[test]
    fn example_of_section_13_can_be_rolled() {
        let (large, small) = (faces(Die::BattleLarge), faces(Die::BattleSmall));
        let sum = |a: &Face, b: &Face| (a.horse + b.horse, a.figure + b.figure, a.circle + b.circle);
        assert!(large.iter().any(|a| small.iter().any(|b| sum(a, b) == (1, 1, 3))));
        assert!(large.iter().any(|a| (a.horse, a.figure, a.circle) == (0, 1, 3)));
    }

    #[test]
    fn words_of_faces() {
        assert_eq!(face(Die::BattleLarge, 2).words(), "1 horse head, 2 circles");
        assert_eq!(face(Die::SiegeWhite, 6).words(), "blank");
        assert_eq!(face(Die::Classic, 6).words(), "6");
    }
}
