//! Reactions to a march under way: what is declared (Hamilcar 10 to 12, Hannibal 10.3, 12 and 13).

use crate::{Common, Force, Officer, Parties, Party, Station, Tribe};
use engine::{Side, SpaceId, UnitId, UnitSet};
use serde::{Deserialize, Serialize};

/// What a reaction is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// To avoid battle (Hamilcar 11, Hannibal 13).
    Avoid,
    /// To intercept (12).
    Intercept,
}

/// Reactions in progress to a march: all that has been declared. `D` is what a game writes down of the dice: Hannibal nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reactions<D> {
    /// The space just entered.
    pub at: SpaceId,
    /// The side that reacts.
    pub by: Side,
    /// Who tries to avoid battle, if anybody (Hamilcar 11.1, Hannibal 13.1).
    pub avoid: Option<Party>,
    /// Who tries to intercept, in the order of declaration (Hamilcar 12.1, Hannibal 12.6).
    pub interceptions: Parties,
    /// In Hamilcar the generals whose die has been rolled.
    pub rolled: D,
}

impl<D: Default> Reactions<D> {
    /// Nothing has been declared yet.
    #[must_use]
    pub fn new(at: SpaceId, by: Side) -> Self {
        Reactions {
            at,
            by,
            avoid: None,
            interceptions: Parties::default(),
            rolled: D::default(),
        }
    }
}

impl<D> Reactions<D> {
    /// A general declares that he tries; who and what goes with him is still to be said.
    pub fn declare(&mut self, general: UnitId, from: SpaceId, aim: Aim) {
        let party = Party::of(general, from);
        match aim {
            Aim::Avoid => self.avoid = Some(party),
            Aim::Intercept => self.interceptions.push(party),
        }
    }

    /// The party that was declared last.
    ///
    /// # Panics
    /// If none was.
    #[must_use]
    pub fn party(&self, aim: Aim) -> Party {
        let last = match aim {
            Aim::Avoid => self.avoid,
            Aim::Intercept => self.interceptions.iter().last().copied(),
        };
        last.expect("the attempt has been declared")
    }

    /// The party that was declared last, to be changed.
    ///
    /// # Panics
    /// If none was.
    pub fn party_mut(&mut self, aim: Aim) -> &mut Party {
        let last = match aim {
            Aim::Avoid => self.avoid.as_mut(),
            Aim::Intercept => self.interceptions.last_mut(),
        };
        last.expect("the attempt has been declared")
    }
}

/// The stack from which a general reacts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stack {
    /// All that stands there.
    pub force: Force,
    /// What has not failed to intercept this march before (Hamilcar 11.2, Hannibal 12.10).
    pub fresh: Force,
    /// All generals who stand there.
    pub generals: UnitSet,
    /// Those who have failed.
    pub failed: UnitSet,
    /// CUs he must take.
    pub least: u8,
}

impl<T: Tribe, G: Officer, const SPACES: usize, const GENERALS: usize> Common<T, G, SPACES, GENERALS> {
    /// The stack of a general who reacts; `failed` are the parties that have failed to intercept the same march.
    #[must_use]
    pub fn reacting(&self, side: Side, general: UnitId, aim: Aim, failed: &Parties) -> Stack {
        let place = self.general(general).at();
        let (force, generals) = self.stack(side, place);
        let failed = match (aim, place.ground()) {
            (Aim::Avoid, Some((at, _))) => failed.from(at),
            _ => None,
        };
        Stack {
            force,
            fresh: force.without(failed.map_or(Force::NONE, |party| party.units)),
            generals,
            failed: failed.map_or(UnitSet::EMPTY, Party::generals),
            least: u8::from(aim == Aim::Intercept),
        }
    }
}
