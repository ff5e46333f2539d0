//! Cards by what is printed on them: sets reckoned when the program is compiled.

use super::empire::{COPIES, EMPIRE, Empire, Kind, ROWS};
use super::locations::LOCATION_CARDS;
use super::{DEUS, EVENTS, FIRST_DEUS, FIRST_EMPIRE, FIRST_EVENT, FIRST_STRATEGY, STRATEGY, Symbols};
use crate::data::locations::COUNT as LOCATIONS;
use engine::{CardSet, Side};

/// Gathers the cards of hands by a condition on their symbols, and one on the rows of Empire cards.
macro_rules! sets {
    ($($(#[$doc:meta])* $name:ident: |$symbols:ident| $has:expr;)+ -- $($(#[$of:meta])* $empire:ident: |$row:ident| $is:expr;)+) => {
        $($(#[$doc])* pub const $name: CardSet = CardSet::from_bits({
            let (mut bits, mut i) = (0_u128, 0);
            while i < LOCATIONS + COPIES {
                let $symbols: &Symbols = if i < LOCATIONS {
                    &LOCATION_CARDS[i].symbols
                } else {
                    &EMPIRE[ROWS[i - LOCATIONS].0 as usize].symbols
                };
                if $has {
                    bits |= 1 << i;
                }
                i += 1;
            }
            bits
        });)+
        $($(#[$of])* pub const $empire: CardSet = CardSet::from_bits({
            let (mut bits, mut i) = (0_u128, 0);
            while i < COPIES {
                let $row: &Empire = &EMPIRE[ROWS[i].0 as usize];
                if $is {
                    bits |= 1 << (FIRST_EMPIRE + i);
                }
                i += 1;
            }
            bits
        });)+
    };
}

sets! {
    /// Cards with a Wagon.
    WAGONS: |symbols| symbols.wagon;
    /// Cards with a Ship.
    SHIPS: |symbols| symbols.ship;
    /// Cards with a coin.
    COINS: |symbols| symbols.silver > 0;
    /// Cards with Wine.
    WINES: |symbols| symbols.wine;
    /// Cards with a Colonist.
    COLONISTS: |symbols| symbols.colonist;
    /// Cards with a Sword.
    SWORDS: |symbols| symbols.swords > 0;
    --
    /// Empire cards of Rome.
    OF_ROME: |row| matches!(row.owner, Some(Side::Rome));
    /// Empire cards of Carthage.
    OF_CARTHAGE: |row| matches!(row.owner, Some(Side::Carthage));
    /// Neutral Empire cards.
    OF_BOTH: |row| row.owner.is_none();
    /// Heavy Infantry.
    HEAVY: |row| matches!(row.kind, Kind::HeavyInfantry);
    /// Light Infantry.
    LIGHT: |row| matches!(row.kind, Kind::LightInfantry);
    /// Cavalry.
    CAVALRY: |row| matches!(row.kind, Kind::Cavalry);
    /// Leaders.
    LEADERS: |row| matches!(row.kind, Kind::Leader);
    /// War Elephants.
    ELEPHANTS: |row| matches!(row.kind, Kind::Elephants);
    /// Merchants.
    MERCHANTS: |row| matches!(row.kind, Kind::Merchant);
    /// Cards that are played as a free action to draw others.
    DRAWING: |row| row.draws > 0;
    /// Fortification cards.
    FORTIFICATION_CARDS: |row| matches!(row.kind, Kind::Fortification);
    /// Siege Engines.
    SIEGE_ENGINES: |row| matches!(row.kind, Kind::SiegeEngine);
    /// Cards with the Bribe symbol, which can be bribed (5.2.6).
    MERCENARIES: |row| row.bribed;
    /// Cards with which one may raid (5.2.4).
    RAIDERS: |row| row.raids;
    /// Cards that block a raid (5.2.4).
    BLOCKS_RAID: |row| row.blocks_raid;
    /// Cards with which one may bribe (5.2.6).
    BRIBERS: |row| row.bribes;
    /// Cards that block a bribe (5.2.6).
    BLOCKS_BRIBE: |row| row.blocks_bribe;
    /// Cards that block a pillage (5.3.4).
    BLOCKS_PILLAGE: |row| row.blocks_pillage;
    /// Cards that an Emergency Levy may lay on the Draw deck (5.4.1): Infantry, Cavalry and Leaders.
    LEVIED: |row| matches!(row.kind, Kind::HeavyInfantry | Kind::LightInfantry | Kind::Cavalry | Kind::Leader);
    /// Cards that go back to the Empire deck after a battle by themselves (5.2.3, 5.2.5).
    RETURNING: |row| row.returns;
    /// Numidian Cavalry and whatever else an alliance with Numidia makes cheaper.
    NUMIDIANS: |row| row.numidian;
    /// Celtic Infantry and whatever else an alliance with the Celts makes cheaper.
    CELTS: |row| row.celtic;
}

/// All Location cards.
pub const LOCATION_SET: CardSet = CardSet::range(0, LOCATIONS);
/// All Empire cards but Campaign.
pub const EMPIRE_SET: CardSet = CardSet::range(FIRST_EMPIRE, COPIES);
/// All strategy cards.
pub const STRATEGY_SET: CardSet = CardSet::range(FIRST_STRATEGY, STRATEGY.len());
/// All Events.
pub const EVENT_SET: CardSet = CardSet::range(FIRST_EVENT, EVENTS.len());
/// All Deus Ex Machina cards.
pub const DEUS_SET: CardSet = CardSet::range(FIRST_DEUS, DEUS.len());

/// Infantry, Heavy or Light.
#[must_use]
pub fn infantry() -> CardSet {
    HEAVY.or(LIGHT)
}

/// The Deus Ex Machina cards of a side.
#[must_use]
pub fn deus_of(side: Side) -> CardSet {
    DEUS_SET.iter().filter(|id| super::deus(*id).owner == side).collect()
}

/// The Empire cards that a side may draft (5.4.1): its own and the neutral ones.
#[must_use]
pub fn drafted_by(side: Side) -> CardSet {
    OF_BOTH.or(match side {
        Side::Rome => OF_ROME,
        Side::Carthage => OF_CARTHAGE,
    })
}

/// The Empire cards that lie in the first Draw deck of a side (3.1): the first copies of their titles.
#[must_use]
pub fn starting(side: Side) -> CardSet {
    let starts = |at: &usize| {
        let (row, copy) = ROWS[*at];
        let row = &EMPIRE[usize::from(row)];
        row.owner == Some(side) && copy < row.starting
    };
    let at = (0..COPIES).filter(starts);
    at.map(|at| engine::CardId((FIRST_EMPIRE + at) as u8)).collect()
}
