//! The 176 connections of the map (10.5, 10.6): roads, passes and straits.

use super::spaces::{COUNT, at::*};
use engine::adjacency::{Neighbours, sets};
use engine::{SpaceId, SpaceSet};

/// How many connections there are.
pub const ROAD_COUNT: usize = 176;

/// What a connection is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Way {
    /// A road: 1 MP.
    Road,
    /// A pass over the Alps: 2 MPs, and Attrition.
    Alps,
    /// Another mountain pass: 2 MPs, and Attrition with -2.
    Pass,
    /// A strait: 2 MPs.
    Strait,
}

impl Way {
    /// MPs to go by it (10.5, 10.6).
    #[must_use]
    pub const fn mp(self) -> u8 {
        if matches!(self, Way::Road) { 1 } else { 2 }
    }

    /// What a mountain pass adds to the roll on the Attrition Table; nothing where there is none to roll (10.5).
    #[must_use]
    pub const fn attrition(self) -> Option<i8> {
        match self {
            Way::Alps => Some(0),
            Way::Pass => Some(-2),
            Way::Road | Way::Strait => None,
        }
    }
}

/// A connection.
#[derive(Clone, Copy, Debug)]
pub struct Road {
    /// One end.
    pub a: SpaceId,
    /// The other end.
    pub b: SpaceId,
    /// What it is.
    pub way: Way,
}

/// What is read, not printed: that straits carry a path out of isolation (the rules bar passes alone), that the siege train may cross
/// passes other than the Alps, and that Rhegium and Messana are joined (the rules say so, no line shows it).
pub const DOUBT: &str = "Inferred: straits carry paths out of isolation; a siege train may cross other passes.";

/// The connections. The order is the order in which neighbours are listed.
#[rustfmt::skip]
pub static ROADS: [Road; ROAD_COUNT] = [
    road(GADES, HISPALIS),
    road(GADES, MALACA),
    road(HISPALIS, CORDUBA),
    road(HISPALIS, MALACA),
    road(CORDUBA, MALACA),
    road(MALACA, ACCI),
    road(CORDUBA, ARSA),
    road(CORDUBA, SALARIA),
    road(ACCI, SALARIA),
    road(ACCI, NEW_CARTHAGE),
    road(SALARIA, LAMINIUM),
    road(SALARIA, NEW_CARTHAGE),
    road(SALARIA, TOLETUM),
    road(LAMINIUM, TOLETUM),
    road(LAMINIUM, SEGOBRIGA),
    road(LAMINIUM, NEW_CARTHAGE),
    road(LAMINIUM, SAGUNTUM),
    road(SAGUNTUM, SEGOBRIGA),
    road(SAGUNTUM, DIANIUM),
    road(SAGUNTUM, DERTOSA),
    road(DIANIUM, NEW_CARTHAGE),
    road(SALMANTICA, SEGOVIA),
    road(SALMANTICA, ARSA),
    road(SALMANTICA, TOLETUM),
    road(SEGOVIA, TOLETUM),
    road(SEGOVIA, SEGOBRIGA),
    road(SEGOVIA, NUMANTIA),
    road(SEGOVIA, BILBILIS),
    road(ARSA, TOLETUM),
    road(TOLETUM, SEGOBRIGA),
    road(SEGOBRIGA, BILBILIS),
    road(NUMANTIA, IBERUS),
    road(NUMANTIA, BILBILIS),
    road(NUMANTIA, ARACELI),
    road(IBERUS, ARACELI),
    road(IBERUS, BILBILIS),
    road(IBERUS, AZAILA),
    road(IBERUS, ILERDA),
    road(BILBILIS, AZAILA),
    road(AZAILA, ILERDA),
    road(AZAILA, DERTOSA),
    road(ILERDA, DERTOSA),
    road(ILERDA, TARRACO),
    road(ILERDA, EMPORIAE),
    road(DERTOSA, TARRACO),
    road(TARRACO, EMPORIAE),
    road(ARACELI, AQUITANI),
    road(AQUITANI, AVERNI),
    road(AQUITANI, TOLOSA),
    road(AVERNI, TOLOSA),
    road(AVERNI, GERGOVIA),
    road(TOLOSA, NARBO),
    road(GERGOVIA, ALLOBROGES),
    road(GERGOVIA, RHONE),
    road(ALLOBROGES, RHONE),
    road(ALLOBROGES, ISERE),
    road(RHONE, DRUENTIA),
    road(RHONE, NEMAUSUS),
    road(RHONE, MASSILIA),
    road(DRUENTIA, MASSILIA),
    road(DRUENTIA, NICE),
    road(NARBO, NEMAUSUS),
    road(NARBO, EMPORIAE),
    road(NEMAUSUS, MASSILIA),
    road(MASSILIA, NICE),
    road(NICE, WESTERN_LIGURIANS),
    road(EASTERN_LIGURIANS, PISAE),
    road(TAURINI, INSUBRIANS),
    road(TAURINI, BOII),
    road(INSUBRIANS, VERONA),
    road(INSUBRIANS, BOII),
    road(VERONA, BOII),
    road(VERONA, MUTINA),
    road(BOII, MUTINA),
    road(MUTINA, ARIMINUM),
    road(PISAE, FAESULAE),
    road(PISAE, COSA),
    road(FAESULAE, COSA),
    road(FAESULAE, TARQUINII),
    road(FAESULAE, FALERII),
    road(COSA, TARQUINII),
    road(TARQUINII, FALERII),
    road(TARQUINII, ROME),
    road(FALERII, ROME),
    road(FALERII, ARIMINUM),
    road(FALERII, FIRMUM_PICENUM),
    road(ARIMINUM, FIRMUM_PICENUM),
    road(FIRMUM_PICENUM, SENA),
    road(SENA, PRAENESTE),
    road(SENA, TERVENTUM),
    road(PRAENESTE, TERVENTUM),
    road(PRAENESTE, ROME),
    road(ROME, CAPUA),
    road(CAPUA, TERVENTUM),
    road(CAPUA, BENEVENTUM),
    road(CAPUA, NEAPOLIS),
    road(NEAPOLIS, BENEVENTUM),
    road(NEAPOLIS, PAESTUM),
    road(TERVENTUM, ARPI),
    road(TERVENTUM, BENEVENTUM),
    road(BENEVENTUM, ARPI),
    road(BENEVENTUM, CANNAE),
    road(BENEVENTUM, PAESTUM),
    road(BENEVENTUM, HERACLEA),
    road(ARPI, CANNAE),
    road(CANNAE, HERACLEA),
    road(CANNAE, TARENTUM),
    road(CANNAE, BRUNDISIUM),
    road(TARENTUM, BRUNDISIUM),
    road(TARENTUM, HERACLEA),
    road(PAESTUM, HERACLEA),
    road(PAESTUM, BRUTTIUM),
    road(HERACLEA, BRUTTIUM),
    road(HERACLEA, CROTON),
    road(BRUTTIUM, CROTON),
    road(BRUTTIUM, RHEGIUM),
    road(CROTON, RHEGIUM),
    road(LILYBAEUM, PANORMUS),
    road(LILYBAEUM, AGRIGENTUM),
    road(PANORMUS, AGRIGENTUM),
    road(PANORMUS, ENNA),
    road(PANORMUS, MESSANA),
    road(ENNA, MESSANA),
    road(ENNA, AGRIGENTUM),
    road(MESSANA, SYRACUSE),
    road(ENNA, SYRACUSE),
    road(SASSARI, ORISTANO),
    road(SASSARI, NUORO),
    road(ORISTANO, NUORO),
    road(ORISTANO, CARALES),
    road(NUORO, CARALES),
    road(ICOSIUM, SALDAE),
    road(ICOSIUM, ZUCCABAR),
    road(ICOSIUM, TUPUSUCTU),
    road(ZUCCABAR, TUPUSUCTU),
    road(ZUCCABAR, VESCERA),
    road(TUPUSUCTU, SALDAE),
    road(TUPUSUCTU, VESCERA),
    road(TUPUSUCTU, SITIFIS),
    road(VESCERA, SITIFIS),
    road(VESCERA, THAMUGADI),
    road(SALDAE, CIRTA),
    road(SITIFIS, CIRTA),
    road(SITIFIS, THAMUGADI),
    road(CIRTA, THAMUGADI),
    road(CIRTA, THUBURSICU),
    road(CIRTA, HIPPO_REGIUS),
    road(THAMUGADI, THUBURSICU),
    road(THAMUGADI, THEVESTE),
    road(THUBURSICU, HIPPO_REGIUS),
    road(THUBURSICU, ZAMA),
    road(THUBURSICU, THEVESTE),
    road(THEVESTE, ZAMA),
    road(THEVESTE, THAPSUS),
    road(THEVESTE, TACAPAE),
    road(HIPPO_REGIUS, THABRACA),
    road(THABRACA, UTICA),
    road(THABRACA, CARTHAGE),
    road(THABRACA, ZAMA),
    road(UTICA, CARTHAGE),
    road(ZAMA, CARTHAGE),
    road(ZAMA, HADRUMETUM),
    road(ZAMA, THAPSUS),
    road(HADRUMETUM, CARTHAGE),
    road(HADRUMETUM, THAPSUS),
    road(THAPSUS, TACAPAE),
    alps(ISERE, INSUBRIANS),
    alps(ALLOBROGES, TAURINI),
    alps(DRUENTIA, TAURINI),
    alps(WESTERN_LIGURIANS, EASTERN_LIGURIANS),
    pass(TOLOSA, ILERDA),
    pass(BOII, PISAE),
    pass(MUTINA, FAESULAE),
    pass(TAURINI, EASTERN_LIGURIANS),
    strait(RHEGIUM, MESSANA),
    strait(ALERIA, SASSARI),
];

const fn way(a: SpaceId, b: SpaceId, way: Way) -> Road {
    Road { a, b, way }
}

const fn road(a: SpaceId, b: SpaceId) -> Road {
    way(a, b, Way::Road)
}

const fn alps(a: SpaceId, b: SpaceId) -> Road {
    way(a, b, Way::Alps)
}

const fn pass(a: SpaceId, b: SpaceId) -> Road {
    way(a, b, Way::Pass)
}

const fn strait(a: SpaceId, b: SpaceId) -> Road {
    way(a, b, Way::Strait)
}

static NEIGHBOURS: Neighbours<7, COUNT> = {
    let mut ends = [(ROME, ROME); ROAD_COUNT];
    let mut i = 0;
    while i < ROAD_COUNT {
        ends[i] = (ROADS[i].a, ROADS[i].b);
        i += 1;
    }
    Neighbours::gather(&ends)
};

/// Neighbours over neither pass nor strait, for each space.
static BY_ROAD: [SpaceSet; COUNT] = gathered(false);

/// Neighbours over no pass, for each space.
static SUPPLYING: [SpaceSet; COUNT] = gathered(true);

const fn gathered(straits: bool) -> [SpaceSet; COUNT] {
    let mut bits = [0; COUNT];
    let mut i = 0;
    while i < ROAD_COUNT {
        let Road { a, b, way } = ROADS[i];
        if matches!(way, Way::Road) || straits && matches!(way, Way::Strait) {
            bits[a.0 as usize] |= 1 << b.0;
            bits[b.0 as usize] |= 1 << a.0;
        }
        i += 1;
    }
    sets(bits)
}

/// Neighbours to which a path out of isolation may lead: over no pass (19.4).
#[must_use]
pub fn supplying(space: SpaceId) -> SpaceSet {
    SUPPLYING[usize::from(space.0)]
}

/// Neighbours over neither pass nor strait: where interceptions come from, and avoiding armies go (12.3, 13.2).
#[must_use]
pub fn by_road(space: SpaceId) -> SpaceSet {
    BY_ROAD[usize::from(space.0)]
}

/// Neighbours over any connection, in the order of [`ROADS`].
#[must_use]
pub fn neighbours(space: SpaceId) -> &'static [SpaceId] {
    NEIGHBOURS.list(space)
}

/// Neighbours over any connection, as a set.
#[must_use]
pub fn neighbour_set(space: SpaceId) -> SpaceSet {
    NEIGHBOURS.set(space)
}

/// What joins two spaces, if anything does.
#[must_use]
pub fn between(a: SpaceId, b: SpaceId) -> Option<Way> {
    if BY_ROAD[usize::from(a.0)].contains(b) {
        return Some(Way::Road);
    }
    if !NEIGHBOURS.set(a).contains(b) {
        return None;
    }
    let joins = |r: &&Road| (r.a, r.b) == (a, b) || (r.a, r.b) == (b, a);
    ROADS.iter().find(joins).map(|r| r.way)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::spaces::{all, space};

    #[test]
    fn counts_are_those_of_the_map() {
        let count = |way| ROADS.iter().filter(|r| r.way == way).count();
        let counts = [Way::Road, Way::Alps, Way::Pass, Way::Strait].map(count);
        assert_eq!(counts, [166, 4, 4, 2]);
    }

    #[test]
    fn connections_lead_both_ways_and_once() {
        assert_eq!(all().map(|s| neighbours(s).len()).sum::<usize>(), 2 * ROADS.len());
        for s in all() {
            let name = space(s).name;
            assert_eq!(neighbours(s).len() as u32, neighbour_set(s).len(), "{name}: none twice");
            assert!(
                neighbours(s).iter().all(|n| neighbour_set(*n).contains(s) && *n != s),
                "{name}"
            );
        }
    }

    #[test]
    fn only_the_balearic_islands_have_no_road() {
        let alone: Vec<&str> = all()
            .filter(|s| neighbours(*s).is_empty())
            .map(|s| space(s).name)
            .collect();
        assert_eq!(alone.len(), 1, "{alone:?}");
    }
}
