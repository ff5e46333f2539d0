//! For what something is added to a die.

use engine::{CardId, SpaceId};

/// For what something is added to the die of Attrition (21).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AttritionModifier {
    /// A mountain pass that is none of the Alps (10.6).
    Pass,
    /// Native Guides (25, 6).
    Guides,
    /// The card that brings the Attrition (25).
    Card(CardId),
}

/// What is added to a die, all of it, with the reason of each part that changes it.
pub type Added = Vec<(AttritionModifier, i8)>;

/// For what something is added to the roll on the Naval Combat Table (11.6; 24).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NavalModifier {
    /// The number of a port.
    Port(SpaceId),
    /// Rome controls a port.
    Roman(SpaceId),
    /// One CU, or none.
    Few,
    /// Carthage controls Syracuse.
    Syracuse,
    /// Macedonia is allied.
    Macedonia,
    /// A Naval Victory.
    Victory,
    /// The ability of the general.
    Sailor,
}

/// For what something is added to a roll on the Siege Table (20.2, 24; 25).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SiegeModifier {
    /// Carthage has no Siege Train there.
    NoTrain,
    /// The walls of Carthage, Rome or Syracuse.
    Stronghold,
    /// The ability of the general, in a Campaign.
    General,
}
