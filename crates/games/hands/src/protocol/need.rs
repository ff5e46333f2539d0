//! What a card is played for.

use crate::data::cards::*;
use crate::protocol::refusals::cards as refusals;
use engine::{CardSet, Refusal};

/// What a card is played for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Need {
    /// A Wagon (5.1.1).
    Wagon,
    /// A Ship (5.1.1).
    Ship,
    /// A Colonist (5.1.1).
    Colonist,
    /// A Sword, to begin a battle (5.2.1).
    Sword,
    /// A Fortification card (5.1.3).
    Fortification,
    /// A card that bribes (5.2.6). Prompts are numbered by needs (`OwnAsk::id`), and 5 has been given up.
    Briber = 6,
    /// A Merchant (5.3.3).
    Merchant,
    /// A coin (5.3.1).
    Coin,
    /// Wine (5.3.3).
    Wine,
    /// A card that draws others (4).
    Drawing,
}

impl Need {
    /// All of them.
    pub const ALL: [Need; 10] = [
        Need::Wagon,
        Need::Ship,
        Need::Colonist,
        Need::Sword,
        Need::Fortification,
        Need::Briber,
        Need::Merchant,
        Need::Coin,
        Need::Wine,
        Need::Drawing,
    ];

    /// The cards that serve.
    #[must_use]
    pub const fn cards(self) -> CardSet {
        match self {
            Need::Wagon => WAGONS,
            Need::Ship => SHIPS,
            Need::Colonist => COLONISTS,
            Need::Sword => SWORDS,
            Need::Fortification => FORTIFICATION_CARDS,
            Need::Briber => BRIBERS,
            Need::Merchant => MERCHANTS,
            Need::Coin => COINS,
            Need::Wine => WINES,
            Need::Drawing => DRAWING,
        }
    }

    /// Why another card does not serve.
    pub(crate) const fn refusal(self) -> Refusal {
        match self {
            Need::Wagon => refusals::NO_WAGON,
            Need::Ship => refusals::NO_SHIP,
            Need::Colonist => refusals::NO_COLONIST,
            Need::Sword => refusals::NO_SWORD,
            Need::Fortification => refusals::NO_FORTIFICATION,
            Need::Briber => refusals::NO_BRIBER,
            Need::Merchant => refusals::NO_MERCHANT,
            Need::Coin => refusals::NO_COIN,
            Need::Wine => refusals::NO_WINE,
            Need::Drawing => refusals::NO_DRAWING,
        }
    }
}
