//! The turn record track (5, 7.1).

/// A box of the track.
#[derive(Clone, Copy, Debug)]
pub struct Turn {
    /// The years, as printed.
    pub dates: &'static str,
    /// Strategy Cards dealt to each player (7.1).
    pub cards: u8,
    /// What the box remembers, in our words.
    pub remark: &'static str,
}

/// The last turn.
pub const LAST_TURN: u8 = 9;

/// The turn in which Scipio Africanus comes (6.7).
pub const AFRICANUS_COMES: u8 = 6;
/// CUs that come with him (6.7).
pub const AFRICANUS_BRINGS: u8 = 5;

/// The boxes. 204 BC is printed twice.
#[rustfmt::skip]
pub static TURNS: [Turn; 9] = [
    Turn { dates: "218 BC",     cards: 7, remark: "Hannibal crosses the Alps" },
    Turn { dates: "217 BC",     cards: 7, remark: "Lake Trasimene" },
    Turn { dates: "216 BC",     cards: 7, remark: "Cannae" },
    Turn { dates: "215-214 BC", cards: 8, remark: "" },
    Turn { dates: "213-212 BC", cards: 8, remark: "" },
    Turn { dates: "211-210 BC", cards: 8, remark: "Scipio Africanus comes" },
    Turn { dates: "209-207 BC", cards: 9, remark: "" },
    Turn { dates: "206-204 BC", cards: 9, remark: "Scipio lands in Africa" },
    Turn { dates: "204-202 BC", cards: 9, remark: "Zama" },
];

/// The box of a turn, counted from 1.
///
/// # Panics
/// If there is no such turn.
#[must_use]
pub fn turn_box(number: u8) -> &'static Turn {
    &TURNS[usize::from(number) - 1]
}

/// CUs that Rome receives each turn, and how many of them at least go to Italy (6.2).
pub const ROMAN_CUS: u8 = 5;
/// See [`ROMAN_CUS`].
pub const ROMAN_CUS_IN_ITALY: u8 = 3;
/// CUs that must stand together for a consul (6.5, 18.1).
pub const CONSULAR: u8 = 5;
