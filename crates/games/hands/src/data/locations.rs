//! The 35 locations of the board (2, 4.3, 4.4).

use Area::*;
use Start::*;
use engine::Side::{self, Carthage, Rome};
use engine::adjacency::sets;
use engine::scene::Certainty::{self, *};
use engine::{SpaceId, SpaceSet};

/// How many locations the board has. Their Location cards have the same numbers.
pub const COUNT: usize = 35;

/// An area of the board, and the Sea Zone before its coasts (4.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub enum Area {
    /// Italy.
    Italy,
    /// Sicily.
    Sicily,
    /// Africa.
    Africa,
    /// Corsica-Sardinia.
    Corsica,
}

impl Area {
    /// All areas, in the order of the ring that their Sea Zones form: each is adjacent to the one before and the one after it (4.3).
    pub const ALL: [Area; 4] = [Italy, Sicily, Africa, Corsica];

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Italy => "Italy",
            Sicily => "Sicily",
            Africa => "Africa",
            Corsica => "Corsica-Sardinia",
        }
    }

    /// Its locations.
    #[must_use]
    pub fn locations(self) -> SpaceSet {
        GATHERED[self as usize]
    }

    /// Its locations on the coast: all that are adjacent to its Sea Zone (4.3).
    #[must_use]
    pub fn coasts(self) -> SpaceSet {
        self.locations().and(COASTS)
    }

    /// The adjacent Sea Zones (5.6.1): Italy and Africa are not adjacent, nor are Sicily and Corsica-Sardinia.
    #[must_use]
    pub const fn adjacent(self) -> [Area; 2] {
        let at = self as usize;
        [Area::ALL[(at + 1) % 4], Area::ALL[(at + 3) % 4]]
    }
}

/// What lies in a location at set-up (3.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Start {
    /// Nothing: it is unoccupied.
    Empty,
    /// A Town token.
    Town(Side),
    /// A City token.
    City(Side),
    /// A Capital token.
    Capital(Side),
    /// The yellow Town token of Syracuse (4.5).
    FreeTown,
}

/// What is printed of a location.
#[derive(Clone, Copy, Debug)]
pub struct Location {
    /// Its name.
    pub name: &'static str,
    /// Its area.
    pub area: Area,
    /// Whether it touches water (4.3).
    pub coastal: bool,
    /// Victory Points in a Campaign (4.1) and at the end (6.2).
    pub vp: u8,
    /// Whether it shows the Colonist symbol: who settles it plays a Colonist too (5.1.1, 5.2.3).
    pub colonist: bool,
    /// Spaces by which the Battle Strength marker starts further on the defender's side (5.2.1).
    pub defence: u8,
    /// What lies there at set-up.
    pub start: Start,
    /// Latitude in thousandths of a degree north.
    pub lat: i32,
    /// Longitude in thousandths of a degree east.
    pub lon: i32,
    /// How sure the row is: as its least sure value.
    pub certainty: Certainty,
    /// What in it is not sourced.
    pub doubt: &'static str,
}

impl Location {
    /// Whether it can become a City: whatever is worth 2 VP or more (5.1.2).
    #[must_use]
    pub const fn can_become_city(&self) -> bool {
        self.vp >= 2
    }

    /// Whose it is at set-up.
    #[must_use]
    pub const fn owner(&self) -> Option<Side> {
        match self.start {
            Empty | FreeTown => None,
            Town(side) | City(side) | Capital(side) => Some(side),
        }
    }
}

const COAST: bool = true;
const INLAND: bool = false;
const COLONIST: bool = true;
const FREELY: bool = false;

/// The locations. To correct one, change its row; rows never change places, since kept games count them.
#[rustfmt::skip]
pub static LOCATIONS: [Location; COUNT] = [
    //  name           area      coast  VP settled by, defence, at set-up   lat     lon     certainty      what is not sourced
    row("Pisa",        Italy,    COAST,  2, COLONIST, 0, Town(Rome),         43_716, 10_397, Reconstructed, "Inferred: area and VP. Reconstructed: defence."),
    row("Cosa",        Italy,    COAST,  1, FREELY,   0, Town(Rome),         42_411, 11_286, Reconstructed, "Inferred: area. Reconstructed: defence."),
    row("Rome",        Italy,    INLAND, 3, COLONIST, 1, Capital(Rome),      41_893, 12_483, Reconstructed, "Reconstructed: VP and defence."),
    row("Neapolis",    Italy,    COAST,  2, COLONIST, 0, City(Rome),         40_836, 14_249, Reconstructed, "Inferred: VP. Reconstructed: defence."),
    row("Velia",       Italy,    COAST,  1, FREELY,   0, Town(Rome),         40_161, 15_155, Reconstructed, "Inferred: area and owner at set-up. Reconstructed: VP and defence."),
    row("Temesa",      Italy,    COAST,  1, FREELY,   0, Town(Rome),         39_070, 16_090, Reconstructed, "Inferred: owner at set-up. Reconstructed: VP and defence."),
    row("Rhegium",     Italy,    COAST,  2, COLONIST, 0, Town(Rome),         38_111, 15_650, Reconstructed, "Inferred: area and owner at set-up. Reconstructed: defence."),
    row("Locri",       Italy,    COAST,  1, FREELY,   0, Town(Rome),         38_209, 16_239, Reconstructed, "Inferred: coast. Reconstructed: that it is printed at all, area, owner at set-up, VP and defence."),
    row("Tarentum",    Italy,    COAST,  2, COLONIST, 0, Town(Rome),         40_476, 17_230, Reconstructed, "Inferred: coast. Reconstructed: that it is printed at all, area, owner at set-up, VP and defence."),
    row("Carthage",    Africa,   COAST,  3, COLONIST, 1, Capital(Carthage),  36_853, 10_323, Reconstructed, "Reconstructed: VP and defence."),
    row("Utica",       Africa,   COAST,  2, COLONIST, 0, City(Carthage),     37_057, 10_062, Reconstructed, "Inferred: VP. Reconstructed: defence."),
    row("Hippo Acra",  Africa,   COAST,  2, COLONIST, 0, Town(Carthage),     37_275,  9_874, Reconstructed, "Inferred: area, owner at set-up and VP. Reconstructed: defence."),
    row("Hadrumetum",  Africa,   COAST,  1, FREELY,   0, Town(Carthage),     35_825, 10_637, Reconstructed, "Inferred: area and owner at set-up. Reconstructed: VP and defence. VP are those of our balance."),
    row("Tunes",       Africa,   COAST,  1, FREELY,   0, Town(Carthage),     36_800, 10_180, Reconstructed, "Inferred: coast. Reconstructed: that it is printed at all, area, owner at set-up, VP and defence."),
    row("Aspis",       Africa,   COAST,  1, FREELY,   0, Town(Carthage),     36_847, 11_094, Reconstructed, "Inferred: coast. Reconstructed: that it is printed at all, area, owner at set-up, VP and defence."),
    row("Thapsus",     Africa,   COAST,  1, FREELY,   0, Town(Carthage),     35_623, 11_045, Reconstructed, "Inferred: coast. Reconstructed: that it is printed at all, area, owner at set-up, VP and defence."),
    row("Tabraca",     Africa,   COAST,  1, FREELY,   0, Town(Carthage),     36_957,  8_758, Reconstructed, "Inferred: coast. Reconstructed: that it is printed at all, area, owner at set-up, VP and defence."),
    row("Aleria",      Corsica,  COAST,  2, COLONIST, 0, Empty,              42_104,  9_512, Reconstructed, "Reconstructed: VP and defence."),
    row("Olbia",       Corsica,  COAST,  1, COLONIST, 0, Empty,              40_923,  9_498, Reconstructed, "Inferred: area. Reconstructed: VP, Colonist and defence."),
    row("Nuaro",       Corsica,  INLAND, 1, COLONIST, 0, Empty,              40_321,  9_330, Reconstructed, "Inferred: area. Reconstructed: VP, Colonist and defence."),
    row("Tharros",     Corsica,  COAST,  1, COLONIST, 0, Empty,              39_873,  8_441, Reconstructed, "Inferred: coast. Reconstructed: that it is printed at all, area, owner at set-up, VP, Colonist and defence."),
    row("Caralis",     Corsica,  COAST,  2, COLONIST, 0, Town(Carthage),     39_215,  9_110, Reconstructed, "Inferred: area. Reconstructed: VP and defence."),
    row("Messana",     Sicily,   COAST,  2, COLONIST, 0, Town(Rome),         38_194, 15_555, Reconstructed, "Reconstructed: defence."),
    row("Tyndaris",    Sicily,   COAST,  1, FREELY,   0, Empty,              38_146, 15_041, Reconstructed, "Inferred: VP. Reconstructed: defence."),
    row("Thermae",     Sicily,   COAST,  1, COLONIST, 0, Empty,              37_983, 13_698, Reconstructed, "Inferred: area. Reconstructed: VP, Colonist and defence."),
    row("Panormus",    Sicily,   COAST,  2, COLONIST, 0, Town(Carthage),     38_116, 13_361, Reconstructed, "Inferred: area and VP. Reconstructed: defence."),
    row("Hippana",     Sicily,   INLAND, 1, COLONIST, 0, Empty,              37_700, 13_400, Reconstructed, "Inferred: area. Reconstructed: VP, Colonist and defence."),
    row("Drepana",     Sicily,   COAST,  1, COLONIST, 1, Empty,              38_017, 12_511, Reconstructed, "Inferred: coast. Reconstructed: that it is printed at all, area, owner at set-up, VP, Colonist and defence."),
    row("Lilybaeum",   Sicily,   COAST,  2, COLONIST, 1, Town(Carthage),     37_800, 12_430, Inferred,      "Inferred: VP."),
    row("Heraclea",    Sicily,   COAST,  1, COLONIST, 0, Empty,              37_393, 13_281, Reconstructed, "Inferred: area. Reconstructed: VP, Colonist and defence."),
    row("Agrigentum",  Sicily,   COAST,  2, COLONIST, 1, Empty,              37_291, 13_585, Reconstructed, "Inferred: area and VP. Reconstructed: defence."),
    row("Camarina",    Sicily,   COAST,  1, COLONIST, 0, Empty,              36_872, 14_447, Reconstructed, "Inferred: area and VP. Reconstructed: Colonist and defence."),
    row("Syracuse",    Sicily,   COAST,  3, COLONIST, 1, FreeTown,           37_064, 15_293, Reconstructed, "Inferred: VP. Reconstructed: defence."),
    row("Catana",      Sicily,   COAST,  2, COLONIST, 0, Town(Rome),         37_503, 15_087, Reconstructed, "Reconstructed: VP and defence."),
    row("Enna",        Sicily,   INLAND, 1, COLONIST, 1, Empty,              37_567, 14_275, Reconstructed, "Inferred: area. Reconstructed: VP, Colonist and defence."),];

#[allow(clippy::too_many_arguments, reason = "the columns of the table")]
const fn row(
    name: &'static str,
    area: Area,
    coastal: bool,
    vp: u8,
    colonist: bool,
    defence: u8,
    start: Start,
    lat: i32,
    lon: i32,
    certainty: Certainty,
    doubt: &'static str,
) -> Location {
    Location {
        name,
        area,
        coastal,
        vp,
        colonist,
        defence,
        start,
        lat,
        lon,
        certainty,
        doubt,
    }
}

/// What is printed of a location.
#[must_use]
pub fn location(at: SpaceId) -> &'static Location {
    &LOCATIONS[usize::from(at.0)]
}

/// All locations.
pub const ALL: SpaceSet = SpaceSet::first(COUNT as u32);
/// The locations on a coast.
pub const COASTS: SpaceSet = GATHERED[4];
/// The locations with a Colonist symbol.
pub const WITH_COLONIST: SpaceSet = GATHERED[5];
/// The locations that can become Cities.
pub const DEVELOPABLE: SpaceSet = GATHERED[6];

/// The locations of each area, those on a coast, those with a Colonist symbol, and those that can become Cities.
const GATHERED: [SpaceSet; 7] = sets({
    let (mut bits, mut i) = ([0_u128; 7], 0);
    while i < COUNT {
        let row = &LOCATIONS[i];
        bits[row.area as usize] |= 1 << i;
        bits[4] |= (row.coastal as u128) << i;
        bits[5] |= (row.colonist as u128) << i;
        bits[6] |= (row.can_become_city() as u128) << i;
        i += 1;
    }
    bits
});

/// The capital of a side (6.1).
#[must_use]
pub const fn capital(side: Side) -> SpaceId {
    match side {
        Rome => at::ROME,
        Carthage => at::CARTHAGE,
    }
}

/// The locations by name.
pub mod at {
    use engine::SpaceId;

    /// Pisa.
    pub const PISA: SpaceId = SpaceId(0);
    /// Cosa.
    pub const COSA: SpaceId = SpaceId(1);
    /// Rome.
    pub const ROME: SpaceId = SpaceId(2);
    /// Neapolis.
    pub const NEAPOLIS: SpaceId = SpaceId(3);
    /// Velia.
    pub const VELIA: SpaceId = SpaceId(4);
    /// Temesa.
    pub const TEMESA: SpaceId = SpaceId(5);
    /// Rhegium.
    pub const RHEGIUM: SpaceId = SpaceId(6);
    /// Locri.
    pub const LOCRI: SpaceId = SpaceId(7);
    /// Tarentum.
    pub const TARENTUM: SpaceId = SpaceId(8);
    /// Carthage.
    pub const CARTHAGE: SpaceId = SpaceId(9);
    /// Utica.
    pub const UTICA: SpaceId = SpaceId(10);
    /// Hippo Acra.
    pub const HIPPO_ACRA: SpaceId = SpaceId(11);
    /// Hadrumetum.
    pub const HADRUMETUM: SpaceId = SpaceId(12);
    /// Tunes.
    pub const TUNES: SpaceId = SpaceId(13);
    /// Aspis.
    pub const ASPIS: SpaceId = SpaceId(14);
    /// Thapsus.
    pub const THAPSUS: SpaceId = SpaceId(15);
    /// Tabraca.
    pub const TABRACA: SpaceId = SpaceId(16);
    /// Aleria.
    pub const ALERIA: SpaceId = SpaceId(17);
    /// Olbia.
    pub const OLBIA: SpaceId = SpaceId(18);
    /// Nuaro.
    pub const NUARO: SpaceId = SpaceId(19);
    /// Tharros.
    pub const THARROS: SpaceId = SpaceId(20);
    /// Caralis.
    pub const CARALIS: SpaceId = SpaceId(21);
    /// Messana.
    pub const MESSANA: SpaceId = SpaceId(22);
    /// Tyndaris.
    pub const TYNDARIS: SpaceId = SpaceId(23);
    /// Thermae.
    pub const THERMAE: SpaceId = SpaceId(24);
    /// Panormus.
    pub const PANORMUS: SpaceId = SpaceId(25);
    /// Hippana.
    pub const HIPPANA: SpaceId = SpaceId(26);
    /// Drepana.
    pub const DREPANA: SpaceId = SpaceId(27);
    /// Lilybaeum.
    pub const LILYBAEUM: SpaceId = SpaceId(28);
    /// Heraclea.
    pub const HERACLEA: SpaceId = SpaceId(29);
    /// Agrigentum.
    pub const AGRIGENTUM: SpaceId = SpaceId(30);
    /// Camarina.
    pub const CAMARINA: SpaceId = SpaceId(31);
    /// Syracuse.
    pub const SYRACUSE: SpaceId = SpaceId(32);
    /// Catana.
    pub const CATANA: SpaceId = SpaceId(33);
    /// Enna.
    pub const ENNA: SpaceId = SpaceId(34);
}
