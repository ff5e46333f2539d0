//! What follows from the PCs on the Carthaginian Miat (15.3).

use super::State;
use crate::data::tracks::miat::{CENTRE, CU_PAIR, GENERAL_PAIR, WARLIKE};
use engine::{Legality, Refusal, Side};

/// What the council is minded to (15.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mood {
    /// At least three PCs, one of them in the centre (15.3.B).
    Warlike,
    /// At least one PC, but not Warlike (15.3.C).
    Neutral,
    /// No PC (15.3.D).
    Peaceful,
}

impl State {
    /// How many PCs lie on the Miat.
    #[must_use]
    pub fn miat_pcs(&self) -> u8 {
        self.miat.iter().filter(|pc| **pc).count() as u8
    }

    /// What the council is minded to (15.3.B to D).
    #[must_use]
    pub fn mood(&self) -> Mood {
        match usize::from(self.miat_pcs()) {
            0 => Mood::Peaceful,
            n if n >= WARLIKE && self.miat[CENTRE] => Mood::Warlike,
            _ => Mood::Neutral,
        }
    }

    /// Whose Politically Significant Province the Miat is (15.3.B, 15.3.D).
    #[must_use]
    pub fn miat_owner(&self) -> Option<Side> {
        match self.mood() {
            Mood::Warlike => Some(Side::Carthage),
            Mood::Neutral => None,
            Mood::Peaceful => Some(Side::Rome),
        }
    }

    /// Whether Carthaginian CUs and Supply Trains may leave Africa: not with a Neutral or Peaceful Miat (7.1, 15.3.C, 15.3.D).
    #[must_use]
    pub fn may_leave_africa(&self) -> bool {
        self.mood() == Mood::Warlike
    }

    /// Whether the restrictions of a Truce bind a side: those of a Truce both (17.1 #49), those of a Peaceful Miat Carthage alone,
    /// with or without a Truce (15.3.D).
    #[must_use]
    pub fn truce_binds(&self, side: Side) -> bool {
        match self.mood() {
            Mood::Peaceful => side == Side::Carthage,
            Mood::Warlike | Mood::Neutral => self.effects.truce,
        }
    }

    /// Whether a side is free of the restrictions of a Truce; the refusal is the first if the Miat is why it is not, else the second.
    ///
    /// # Errors
    /// One of the two.
    pub fn truce_law(&self, side: Side, peaceful: Refusal, truce: Refusal) -> Legality {
        let why = if self.mood() == Mood::Peaceful { peaceful } else { truce };
        why.unless(!self.truce_binds(side))
    }

    /// CUs that the Miat gives beyond the standard one (15.3.A).
    #[must_use]
    pub fn miat_cus(&self) -> u8 {
        u8::from(CU_PAIR.iter().all(|slot| self.miat[*slot]))
    }

    /// Generals that the Miat gives beyond the standard ones (15.3.A).
    #[must_use]
    pub fn miat_generals(&self) -> u8 {
        u8::from(GENERAL_PAIR.iter().all(|slot| self.miat[*slot]))
    }
}
