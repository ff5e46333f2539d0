//! The tracks and tables printed on the board.

use super::generals::who::*;
use super::provinces::Province;
use engine::scene::Certainty::{self, *};
use engine::{Side, UnitId};

/// A box of the Game Turn Track.
#[derive(Clone, Copy, Debug)]
pub struct Turn {
    /// The years, in words.
    pub dates: &'static str,
    /// Strategy Cards dealt to each player (5.2.A).
    pub cards_per_player: u8,
    /// The Carthaginian General named in the box, who enters this turn (5.1.B).
    pub named_general: Option<UnitId>,
    /// PCs removed from the Miat to hire a Mercenary (5.2.C3).
    pub mercenary_cost: u8,
    /// How sure the row is.
    pub certainty: Certainty,
    /// What in it is not sourced.
    pub doubt: &'static str,
}

/// The last Game Turn.
pub const LAST_TURN: u8 = 7;

/// The Game Turn Track.
#[rustfmt::skip]
pub static TURNS: [Turn; 7] = [
    //   years         cards named General    Mercenary certainty
    turn("264-262 BC", 7, None,               5, Inferred,      "Inferred: no General. Reconstructed: cards and cost."),
    turn("261-259 BC", 7, Some(HAMILCAR),     4, Reconstructed, "Inferred: years. Reconstructed: cards, General and cost."),
    turn("258-256 BC", 8, Some(HASDRUBAL),    4, Reconstructed, "Inferred: years. Reconstructed: cards, General and cost."),
    turn("255-252 BC", 8, Some(CARTHALO),     3, Reconstructed, "Reconstructed: years, cards and General; the cost is sourced."),
    turn("251-248 BC", 8, Some(ADHERBAL),     3, Reconstructed, "Reconstructed: years, cards, General and cost."),
    turn("247-244 BC", 9, Some(HIMILCO),      2, Reconstructed, "Reconstructed: years, cards, General and cost."),
    turn("243-241 BC", 9, None,               2, Inferred,      "Reconstructed: cards, no General and cost."),
];

const fn turn(
    dates: &'static str,
    cards_per_player: u8,
    named_general: Option<UnitId>,
    mercenary_cost: u8,
    certainty: Certainty,
    doubt: &'static str,
) -> Turn {
    Turn {
        dates,
        cards_per_player,
        named_general,
        mercenary_cost,
        certainty,
        doubt,
    }
}

/// The box of a turn, counted from 1.
///
/// # Panics
/// If there is no such turn.
#[must_use]
pub fn turn_box(number: u8) -> &'static Turn {
    &TURNS[usize::from(number) - 1]
}

/// Which Roman Generals may go to Africa (15.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Africa {
    /// Those with the trait Africanus.
    AfricanusOnly,
    /// All, if Rome controls Syracusae; else those with the trait.
    AllWithSyracusae,
    /// All.
    All,
}

/// A level of Roman Seamanship (15.4).
#[derive(Clone, Copy, Debug)]
pub struct Seamanship {
    /// Its name.
    pub name: &'static str,
    /// MPs of a Roman Naval Movement; the Mare Tyrrhenum takes 2 of them.
    pub range: u8,
    /// What is added to Roman Battle Rolls.
    pub battle_roll: i8,
    /// Carthaginian symbols the track shows: what Rome must beat on the Naval Die.
    pub punic_symbols: u8,
    /// Rolls that Cruel Sea makes beyond the storms.
    pub cruel_sea_rolls: u8,
    /// Who may go to Africa.
    pub africa: Africa,
    /// Whether Naval Supremacy goes back to Carthage.
    pub supremacy_reverts: bool,
    /// Ready Warships that Rome needs in winter to keep the level.
    pub min_ready: u8,
    /// How sure the row is.
    pub certainty: Certainty,
}

/// The Seamanship track, Poor first.
#[rustfmt::skip]
pub static SEAMANSHIP: [Seamanship; 4] = [
    Seamanship { name: "Poor",      range: 1, battle_roll: -1, punic_symbols: 3, cruel_sea_rolls: 1, africa: Africa::AfricanusOnly,    supremacy_reverts: true,  min_ready: 1, certainty: Sourced },
    Seamanship { name: "Fair",      range: 2, battle_roll: -1, punic_symbols: 2, cruel_sea_rolls: 0, africa: Africa::AfricanusOnly,    supremacy_reverts: true,  min_ready: 2, certainty: Sourced },
    Seamanship { name: "Good",      range: 3, battle_roll:  0, punic_symbols: 1, cruel_sea_rolls: 0, africa: Africa::AllWithSyracusae, supremacy_reverts: true,  min_ready: 3, certainty: Sourced },
    Seamanship { name: "Excellent", range: 4, battle_roll:  0, punic_symbols: 0, cruel_sea_rolls: 0, africa: Africa::All,              supremacy_reverts: false, min_ready: 4, certainty: Sourced },
];

/// The level at set-up, as an index into [`SEAMANSHIP`].
pub const SEAMANSHIP_AT_SETUP: u8 = 0;

/// A row of the Attrition Table.
#[derive(Clone, Copy, Debug)]
pub struct Attrition {
    /// The number of the die; the first row is for that or less, the last for that or more.
    pub roll: u8,
    /// CUs lost in each column.
    pub losses: [u8; 7],
    /// Whether the row carries the elephant: an Elephant goes first (5.3.A, 15.2).
    pub elephant: bool,
}

/// The largest number of CUs of each column but the last, which has no end.
pub const COLUMNS: [u8; 6] = [1, 2, 3, 4, 6, 9];

/// The heads of the columns.
pub const COLUMN_HEADS: [&str; 7] = ["1", "2", "3", "4", "5-6", "7-9", "10+"];

/// The Attrition Table. Numbers are sourced, the elephants reconstructed.
#[rustfmt::skip]
pub static ATTRITION: [Attrition; 7] = [
    //                   CUs:       1  2  3  4  5-6 7-9 10+
    Attrition { roll: 1, losses: [  0, 0, 0, 0, 0,  1,  1], elephant: false },
    Attrition { roll: 2, losses: [  0, 0, 0, 0, 1,  1,  1], elephant: true  },
    Attrition { roll: 3, losses: [  0, 0, 0, 1, 1,  1,  2], elephant: false },
    Attrition { roll: 4, losses: [  0, 0, 1, 1, 1,  2,  2], elephant: true  },
    Attrition { roll: 5, losses: [  0, 1, 1, 1, 2,  2,  3], elephant: false },
    Attrition { roll: 6, losses: [  1, 1, 1, 2, 2,  3,  3], elephant: true  },
    Attrition { roll: 7, losses: [  1, 1, 2, 2, 3,  3,  4], elephant: false },
];

/// What is not sourced in the Attrition Table.
pub const ATTRITION_DOUBT: &str = "Row 6 is printed in two ways in the text copy. Inferred: naval columns and storm column. Reconstructed: elephants.";

/// Rows whose mark matters after a Naval Battle Roll (9.2.B): tactic card, corvus, supremacy.
pub const TACTIC_CARD_ROW: u8 = 1;
/// The row of the corvus.
pub const CORVUS_ROW: u8 = 6;
/// The row of Naval Supremacy.
pub const SUPREMACY_ROW: u8 = 7;

/// The size whose column serves each of the five naval columns (9.2.B1).
pub const NAVAL_COLUMN_SIZES: [u8; 5] = [2, 3, 4, 5, 7];

/// The size whose column serves storms (17.1 #11).
pub const STORM_SIZE: u8 = 5;

fn attrition_row(roll: u8) -> &'static Attrition {
    &ATTRITION[usize::from(roll.clamp(1, 7)) - 1]
}

/// CUs lost by a Force of this many CUs (0 loses none) on this number, modifiers included.
#[must_use]
pub fn losses(column_size: u8, roll: u8) -> u8 {
    if column_size == 0 {
        return 0;
    }
    let column = COLUMNS
        .iter()
        .position(|most| column_size <= *most)
        .unwrap_or(COLUMNS.len());
    attrition_row(roll).losses[column]
}

/// Whether the row of this number carries the elephant.
#[must_use]
pub fn elephant_row(roll: u8) -> bool {
    attrition_row(roll).elephant
}

/// The Miat (2.1.G, 15.3).
pub mod miat {
    use super::Certainty::{self, Reconstructed};

    /// How many slots; each takes one PC.
    pub const SLOTS: usize = 5;
    /// The slot in the middle.
    pub const CENTRE: usize = 2;
    /// Both slots held: one CU more in the Reinforcement Phase.
    pub const CU_PAIR: [usize; 2] = [0, 1];
    /// Both slots held: one General more in the Reinforcement Phase.
    pub const GENERAL_PAIR: [usize; 2] = [3, 4];
    /// PCs at set-up, by slot.
    pub const SETUP: [bool; SLOTS] = [true, true, true, false, false];
    /// PCs that make it Warlike, one of them in the middle.
    pub const WARLIKE: usize = 3;
    /// CUs that Carthage gets without any pair (5.1).
    pub const BASE_CUS: u8 = 1;
    /// Generals that Carthage gets without any pair: the named one and a draw (5.1.B).
    pub const BASE_GENERALS: u8 = 2;
    /// Warships that Carthage gets (5.1).
    pub const BASE_WARSHIPS: u8 = 1;
    /// How sure the layout is.
    pub const CERTAINTY: Certainty = Reconstructed;
    /// What is not sourced.
    pub const DOUBT: &str =
        "Inferred: the three PCs at set-up. Reconstructed: five slots in a row and what their pairs give.";
}

/// An entry of the Provincial Display (2.1.E, 5.5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Entry {
    /// A Politically Significant Province.
    Province(Province),
    /// The Mare Tyrrhenum.
    MareTyrrhenum,
    /// Lilybaeum.
    Lilybaeum,
    /// The Miat.
    Miat,
}

impl Entry {
    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Entry::Province(p) => p.name(),
            Entry::MareTyrrhenum => "Mare Tyrrhenum",
            Entry::Lilybaeum => "Lilybaeum",
            Entry::Miat => "Miat",
        }
    }
}

const ROME: Option<Side> = Some(Side::Rome);
const PUNIC: Option<Side> = Some(Side::Carthage);

/// The Provincial Display: its entries, and whose PC lies there at set-up. The entries are sourced, the PCs inferred.
#[rustfmt::skip]
pub static DISPLAY: [(Entry, Option<Side>); 14] = [
    (Entry::Province(Province::Carthago),        PUNIC),
    (Entry::Province(Province::Libya),           PUNIC),
    (Entry::Province(Province::Numidia),         None),
    (Entry::Province(Province::Etruria),         None),
    (Entry::Province(Province::Latium),          ROME),
    (Entry::Province(Province::Campania),        ROME),
    (Entry::Province(Province::Apulia),          ROME),
    (Entry::Province(Province::Lucania),         ROME),
    (Entry::Province(Province::Sicilia),         None),
    (Entry::Province(Province::Syracuse),        PUNIC),
    (Entry::Province(Province::CorsicaSardinia), PUNIC),
    (Entry::MareTyrrhenum,                       None),
    (Entry::Lilybaeum,                           PUNIC),
    (Entry::Miat,                                PUNIC),
];

/// What is not sourced in the Provincial Display.
pub const DISPLAY_DOUBT: &str =
    "Inferred: whose PCs lie there at set-up. Reconstructed: that the Mare Tyrrhenum starts neutral.";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::spaces::{Kind, SPACES};

    #[test]
    fn losses_read_the_printed_cells() {
        assert_eq!((losses(1, 5), losses(1, 6), losses(6, 2), losses(5, 1)), (0, 1, 1, 0));
        assert_eq!((losses(9, 7), losses(10, 7), losses(40, 9), losses(0, 7)), (3, 4, 4, 0));
        assert_eq!((losses(8, 0), losses(8, 1)), (1, 1));
        let naval_hits = |column: usize, roll| losses(NAVAL_COLUMN_SIZES[column - 1], roll);
        assert_eq!((naval_hits(1, 6), naval_hits(3, 3)), (1, 1), "the example of section 9");
    }

    #[test]
    fn losses_never_fall_with_size_or_number() {
        for roll in 1..7 {
            for size in 1..12 {
                assert!(losses(size, roll) <= losses(size, roll + 1) && losses(size, roll) <= losses(size + 1, roll));
            }
        }
    }

    #[test]
    fn markers_add_up_to_19_and_23() {
        let pcs = |side| {
            let map = SPACES
                .iter()
                .filter(|s| s.kind == Kind::Ordinary && s.start == side)
                .count();
            map + DISPLAY.iter().filter(|(_, s)| *s == side).count()
        };
        assert_eq!(pcs(ROME) + 1, 19, "3.1: with the marker of the Seamanship track");
        assert_eq!(
            pcs(PUNIC) + miat::SETUP.iter().filter(|pc| **pc).count(),
            23,
            "3.1: with those of the Miat"
        );
    }

    #[test]
    fn display_holds_every_significant_province() {
        let shown = |p| DISPLAY.iter().any(|(e, _)| *e == Entry::Province(p));
        assert!(Province::ALL.into_iter().all(|p| p.significant() == shown(p)));
    }

    #[test]
    fn named_generals_are_those_that_wait_on_the_track() {
        use crate::data::generals::{Entry, all, general};
        for g in all() {
            let at = TURNS
                .iter()
                .position(|t| t.named_general == Some(g))
                .map(|i| i as u8 + 1);
            let waits = if let Entry::TurnTrack(turn) = general(g).entry {
                Some(turn)
            } else {
                None
            };
            assert_eq!(at, waits, "{}", general(g).name);
        }
    }
}
