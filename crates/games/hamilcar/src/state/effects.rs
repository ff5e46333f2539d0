//! What Events and abilities leave on the table beyond their own play (17).

use engine::{CardId, CardSet, Side, SpaceId, UnitId};
use serde::{Deserialize, Serialize};

/// A Siege Train (#3): reroll the Siege Die in every attempt of this side there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SiegeTrain {
    /// Whose.
    pub side: Side,
    /// Before which city.
    pub at: SpaceId,
}

/// An activation by an Event that must include a Naval Movement (#5, #19, #20).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Errand {
    /// The card.
    pub card: CardId,
    /// The port in which it has worked on the way.
    pub port: Option<SpaceId>,
}

/// Lasting effects.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Effects {
    /// Whether a Truce is in force (#49): until it is broken, or to the end of the War Chest Phase.
    pub truce: bool,
    /// The Siege Train markers on the board, at most two (#3).
    pub siege_trains: [Option<SiegeTrain>; 2],
    /// The Walled City with the Citadel marker (#46).
    pub citadel: Option<SpaceId>,
    /// Cards in hands whose place both sides know: shown by #45, taken by #38.
    pub known: CardSet,
    /// The Consul whose next activation this turn costs two PCs (#56).
    pub flamen: Option<UnitId>,
    /// The Proconsul whose next activation this turn costs one OP more (#55).
    pub recalled: Option<UnitId>,
    /// Whether Hanno's Strategy Rating has counted as 2 this turn (17.2).
    pub hanno: bool,
    /// Whether the contract of Xanthippus has been prolonged (16.3).
    pub prolonged: bool,
    /// Whether Duilius' price has been paid, so that he may be elected Proconsul (17.2, 5.6).
    pub duilius: bool,
    /// The Event whose activation is under way and must go by sea (#5, #19, #20).
    pub errand: Option<Errand>,
}

impl Effects {
    /// Whether a side has a Siege Train before a city (#3).
    #[must_use]
    pub fn siege_train(&self, at: SpaceId, side: Side) -> bool {
        self.siege_trains.contains(&Some(SiegeTrain { side, at }))
    }
}
