//! What is asked and told of reactions to a march (Hamilcar 10 to 12, Hannibal 10.3, 12 and 13).

use crate::{Force, Kind};
use engine::{SpaceId, UnitId, UnitSet};

/// An army has marched from one space to the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Marched {
    /// Who leads it.
    pub general: UnitId,
    /// Other generals who go along.
    pub with: UnitSet,
    /// Where it was.
    pub from: SpaceId,
    /// Where it is.
    pub to: SpaceId,
    /// MPs that the step cost.
    pub points: u8,
    /// Its units.
    pub units: Force,
}

/// A question of a reaction.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReactionAsk {
    /// How many of a kind are inside the city just entered (Hamilcar 10, Hannibal 10.7).
    UnitsInside { at: SpaceId, kind: Kind },
    /// Whether this general is inside.
    GeneralInside { at: SpaceId, general: UnitId },
    /// Which general tries to avoid battle, if any (Hamilcar 10, Hannibal 10.3).
    DeclareAvoid(SpaceId),
    /// Which general tries to intercept, if any more.
    DeclareInterception(SpaceId),
    /// How many of a kind go with the reacting general (Hamilcar 11.1, 12.1, Hannibal 12.7, 13.3).
    ReactWithUnits { general: UnitId, kind: Kind },
    /// Whether this other general goes with him.
    ReactWithGeneral { general: UnitId, other: UnitId },
    /// Where the avoiding army goes (Hamilcar 11.1, Hannibal 13.1).
    AvoidTo(UnitId),
    /// Whether the army pursues (Hamilcar 11.3, Hannibal 13.4).
    Pursue,
    /// Whether the army backs up, and in Hannibal where to (Hamilcar 12.3, Hannibal 12.5, 12.8).
    BackUp,
}

impl ReactionAsk {
    /// Its number, below 9: games number their prompts by it.
    #[must_use]
    pub const fn id(self) -> u8 {
        match self {
            ReactionAsk::UnitsInside { .. } => 0,
            ReactionAsk::GeneralInside { .. } => 1,
            ReactionAsk::DeclareAvoid(_) => 2,
            ReactionAsk::DeclareInterception(_) => 3,
            ReactionAsk::ReactWithUnits { .. } => 4,
            ReactionAsk::ReactWithGeneral { .. } => 5,
            ReactionAsk::AvoidTo(_) => 6,
            ReactionAsk::Pursue => 7,
            ReactionAsk::BackUp => 8,
        }
    }
}

/// A die of a reaction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReactionRoll {
    /// Who rolls.
    pub general: UnitId,
    /// The result, the modifier in it.
    pub die: u8,
    /// What is added to the face of the die.
    pub modifier: u8,
    /// Up to which result he succeeds.
    pub needed: u8,
}

impl ReactionRoll {
    /// A die with this face.
    #[must_use]
    pub const fn new(general: UnitId, face: u8, needed: u8) -> Self {
        ReactionRoll {
            general,
            die: face,
            modifier: 0,
            needed,
        }
    }

    /// The same with something added.
    #[must_use]
    pub const fn plus(self, modifier: u8) -> Self {
        ReactionRoll {
            die: self.die + modifier,
            modifier,
            ..self
        }
    }

    /// Whether he succeeds.
    #[must_use]
    pub const fn succeeds(&self) -> bool {
        self.die <= self.needed
    }
}

/// An event of a reaction.
#[allow(missing_docs, reason = "fields are named after what they hold")]
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReactionEvent {
    /// An attempt to avoid battle is declared.
    AvoidDeclared { general: UnitId, at: SpaceId },
    /// An interception is declared.
    InterceptionDeclared {
        general: UnitId,
        from: SpaceId,
        at: SpaceId,
    },
    /// The die of an attempt to avoid battle.
    AvoidRolled(ReactionRoll),
    /// The die of an interception.
    InterceptionRolled(ReactionRoll),
    /// An army has avoided battle.
    Avoided {
        general: UnitId,
        with: UnitSet,
        to: SpaceId,
        units: Force,
    },
    /// An army has intercepted.
    Intercepted {
        general: UnitId,
        with: UnitSet,
        at: SpaceId,
        units: Force,
    },
    /// The die of a pursuit.
    PursuitRolled(ReactionRoll),
    /// An army backs up, or in Hannibal as much of it as does not go inside.
    BackedUp {
        general: UnitId,
        with: UnitSet,
        to: SpaceId,
        units: Force,
    },
}
