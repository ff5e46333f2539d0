//! Units at set-up (3.2, 3.3).

use super::generals::who::*;
use super::spaces::at::*;
use Office::*;
use engine::Side::{self, *};
use engine::scene::Certainty;
use engine::{PerSide, SpaceId, UnitId};

/// An office at set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Office {
    /// A Roman Consul.
    Consul,
    /// The Roman Proconsul.
    Proconsul,
    /// No office: a Carthaginian General.
    General,
}

/// What stands in a space at set-up.
#[derive(Clone, Copy, Debug)]
pub struct Placed {
    /// Whose.
    pub side: Side,
    /// Where.
    pub space: SpaceId,
    /// CUs without elephants.
    pub cus: u8,
    /// Elephant CUs.
    pub elephants: u8,
    /// Supply Trains.
    pub sts: u8,
    /// The General there, and his office.
    pub general: Option<(UnitId, Office)>,
}

/// Units on the map at set-up.
#[rustfmt::skip]
pub static UNITS: [Placed; 12] = [
    Placed { side: Rome,     space: MESSANA,    cus: 2, elephants: 0, sts: 1, general: Some((CAUDEX, Consul)) },
    Placed { side: Rome,     space: REGIUM,     cus: 4, elephants: 0, sts: 1, general: Some((VALERIUS, Consul)) },
    Placed { side: Rome,     space: ROMA,       cus: 3, elephants: 0, sts: 0, general: Some((FLACCUS, Proconsul)) },
    Placed { side: Rome,     space: TARENTUM,   cus: 1, elephants: 0, sts: 0, general: None },
    Placed { side: Rome,     space: CAPUA,      cus: 1, elephants: 0, sts: 0, general: None },
    Placed { side: Rome,     space: NEAPOLIS,   cus: 1, elephants: 0, sts: 0, general: None },
    Placed { side: Carthage, space: CARTHAGO,   cus: 2, elephants: 1, sts: 1, general: Some((HANNO, General)) },
    Placed { side: Carthage, space: THERMAE,    cus: 2, elephants: 0, sts: 0, general: Some((GISCO, General)) },
    Placed { side: Carthage, space: AGRIGENTUM, cus: 1, elephants: 0, sts: 1, general: None },
    Placed { side: Carthage, space: LILYBAEUM,  cus: 1, elephants: 0, sts: 1, general: None },
    Placed { side: Carthage, space: LIPARA,     cus: 1, elephants: 0, sts: 0, general: None },
    Placed { side: Carthage, space: CARALES,    cus: 1, elephants: 0, sts: 0, general: None },
];

/// Warships at port, Ready.
pub const READY: PerSide<u8> = PerSide::new(1, 2);
/// Warships at port, Spent.
pub const SPENT: PerSide<u8> = PerSide::new(0, 1);
/// Who holds Naval Supremacy.
pub const SUPREMACY: Side = Carthage;
/// Whether the Corvi are mounted.
pub const CORVI: bool = false;
/// Whether Forgotten Tactics lies on the map: Elephant Charges at a disadvantage.
pub const FORGOTTEN_TACTICS: bool = true;
/// Mercenaries, the first to be hired first.
pub const MERCENARIES: [UnitId; 2] = [XANTHIPPUS, BARCA];
/// Elephant CUs of the game.
pub const ELEPHANTS: u8 = 4;
/// Warships of each side.
pub const WARSHIPS: u8 = 10;
/// How sure the units are.
pub const CERTAINTY: Certainty = Certainty::Sourced;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::generals::{Entry, all, general};
    use crate::data::spaces::space;

    #[test]
    fn units_stand_on_friendly_ground() {
        for p in &UNITS {
            assert_eq!(space(p.space).start, Some(p.side), "{}", space(p.space).name);
        }
        let cus = |side| {
            UNITS
                .iter()
                .filter(|p| p.side == side)
                .map(|p| p.cus + p.elephants)
                .sum::<u8>()
        };
        assert_eq!((cus(Rome), cus(Carthage)), (12, 9));
    }

    #[test]
    fn generals_stand_where_their_rows_say() {
        for g in all() {
            let placed = UNITS
                .iter()
                .find(|p| p.general.is_some_and(|(who, _)| who == g))
                .map(|p| p.space);
            let start = if let Entry::Start(at) = general(g).entry {
                Some(at)
            } else {
                None
            };
            assert_eq!(placed, start, "{}", general(g).name);
        }
    }
}
