//! An activation under way (10).

use super::{Force, Parties, Party, Where};
use crate::state::Entered;
use engine::{CardId, Side, SpaceId, UnitId, UnitSet};
use serde::{Deserialize, Serialize};

/// The activation of one general (10.2). His units are counted in the force of the place where he stands; `units` says which of them go
/// along.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct March {
    /// The active side.
    pub side: Side,
    /// The activated general.
    pub general: UnitId,
    /// The card that activates him.
    pub card: CardId,
    /// Whether the card is played as an Event.
    pub event: bool,
    /// Other generals who go along.
    pub with: UnitSet,
    /// Units that go along, at most ten CUs and the siege train (10.2; 25, 30).
    pub units: Force,
    /// Where he is.
    pub at: SpaceId,
    /// How he came there.
    pub entered: Entered,
    /// MPs spent.
    pub spent: u8,
    /// MPs in all: 4 unless something says otherwise (10.2).
    pub total: u8,
    /// Spaces entered.
    pub entries: u8,
    /// Whether units have been picked up or dropped in the present space.
    pub arranged: bool,
    /// Whether he may move no further.
    pub stopped: bool,
    /// Whether he has fought a battle (10.2).
    pub fought: bool,
    /// Whether his army has done what ends the movement of all in it (10.11).
    pub acted: bool,
    /// Whether the other side has tried in vain to avoid battle where he is (13.1).
    pub botched: bool,
    /// Where those stand who may be taken along, while it is chosen anew who goes (10.8, 10.9).
    pub choosing: Option<Where>,
    /// Who and what goes inside a city while the rest of the army backs up (12.8); its general is the activated one, who does not.
    pub inside: Option<Party>,
    /// Who has failed to intercept him, and so may not avoid him (12.10).
    pub failed: Parties,
    /// Where the army is about to go, while the other side may react (10.2, 11.1). Nothing goes by it but words.
    #[serde(deserialize_with = "engine::code::since::<3, _, _>")]
    pub to: Option<SpaceId>,
}

impl March {
    /// MPs left.
    #[must_use]
    pub const fn left(&self) -> u8 {
        self.total.saturating_sub(self.spent)
    }

    /// All generals of the army, the activated one included.
    #[must_use]
    pub fn generals(&self) -> UnitSet {
        let mut all = self.with;
        all.insert(self.general);
        all
    }
}
