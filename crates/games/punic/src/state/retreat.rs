//! A retreat under way, and how few CUs its ways lose (Hamilcar 13.5, Hannibal 15.1 to 15.3).

use engine::{Side, SpaceId};
use serde::{Deserialize, Serialize};

/// How long a way is at most: in MPs (Hamilcar 13.5.A), in spaces (Hannibal 15.2).
pub const LONGEST: u8 = 4;

/// The fewest CUs that a way of each length loses, from 0 to `LONGEST`; [`Fewest::NO_WAY`] where there is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fewest(pub [u8; LONGEST as usize + 1]);

impl Fewest {
    /// More CUs than any way loses.
    pub const NO_WAY: u8 = u8::MAX;

    /// No way of any length.
    pub const NONE: Fewest = Fewest([Self::NO_WAY; LONGEST as usize + 1]);

    /// There is a way of this length that loses so many.
    pub fn add(&mut self, length: u8, lost: u8) {
        let best = &mut self.0[usize::from(length)];
        *best = (*best).min(lost);
    }

    /// The ways of both.
    pub fn join(&mut self, other: Fewest) {
        for (best, new) in self.0.iter_mut().zip(other.0) {
            *best = (*best).min(new);
        }
    }

    /// Whether a way of some length loses fewer than these do.
    #[must_use]
    pub fn beats(self, limits: Fewest) -> bool {
        self.0.iter().zip(limits.0).any(|(lost, limit)| *lost < limit)
    }
}

/// A retreat under way. Its force is all that its side has outside walls in the space where it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Retreat {
    /// Whose.
    pub side: Side,
    /// Where it is.
    pub at: SpaceId,
    /// The length of the way so far.
    pub spent: u8,
    /// CUs lost to the way so far (Hamilcar 13.5.C, Hannibal 15.3).
    pub lost: u8,
    /// The space being entered, while its price is paid.
    pub entering: Option<SpaceId>,
    /// CUs still to be lost for it.
    pub to_lose: u8,
    /// For each length, how many CUs a way must lose fewer than (Hamilcar 13.5.A, Hannibal 15.1).
    pub limits: Fewest,
}

impl Retreat {
    /// A retreat that begins in the space of the battle.
    #[must_use]
    pub fn new(side: Side, at: SpaceId, limits: Fewest) -> Self {
        Retreat {
            side,
            at,
            spent: 0,
            lost: 0,
            entering: None,
            to_lose: 0,
            limits,
        }
    }
}
