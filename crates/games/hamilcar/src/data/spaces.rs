//! The 53 spaces of the map (2.1).

use super::provinces::Province::{self, *};
use Kind::*;
use Landmass::*;
use engine::scene::Certainty::{self, *};
use engine::{Side, SpaceId};

/// How many spaces the map has.
pub const COUNT: usize = 53;

/// What a space is at set-up (2.1.B to D).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// A round space that takes a PC.
    Ordinary,
    /// A square Walled City.
    WalledCity,
    /// A Large Walled City.
    LargeWalledCity,
    /// An oval Tribe.
    Tribe,
}

impl Kind {
    /// Whether it is a Walled City, Large or not.
    #[must_use]
    pub const fn is_walled(self) -> bool {
        matches!(self, Kind::WalledCity | Kind::LargeWalledCity)
    }

    /// Siege or Subjugation Points that take it, without a Citadel; 0 for an ordinary space (14.4).
    #[must_use]
    pub const fn points(self) -> u8 {
        match self {
            Kind::Ordinary => 0,
            Kind::WalledCity => 2,
            Kind::LargeWalledCity | Kind::Tribe => 3,
        }
    }
}

/// Which dry land a space lies on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Landmass {
    /// The mainland of Italia.
    Italy,
    /// The island of Sicily.
    Sicily,
    /// The island of Lipara.
    Lipara,
    /// Sardinia.
    Sardinia,
    /// Corsica.
    Corsica,
    /// Africa.
    Africa,
}

/// What is printed of a space.
#[derive(Clone, Copy, Debug)]
pub struct Space {
    /// Its name.
    pub name: &'static str,
    /// Other spellings in use.
    pub aliases: &'static [&'static str],
    /// Its province.
    pub province: Province,
    /// The land it lies on.
    pub landmass: Landmass,
    /// What it is at set-up.
    pub kind: Kind,
    /// CUs that find room inside its walls; 0 without walls.
    pub capacity: u8,
    /// Whether it is a port.
    pub port: bool,
    /// Whether it is a Major Port.
    pub major_port: bool,
    /// Whether its port opens on the Mare Tyrrhenum.
    pub tyrrhenum: bool,
    /// Whose marker it holds at set-up; `None` for an empty space and for a Tribe.
    pub start: Option<Side>,
    /// Latitude in thousandths of a degree north.
    pub lat: i32,
    /// Longitude in thousandths of a degree east.
    pub lon: i32,
    /// How sure the row is.
    pub certainty: Certainty,
    /// What in it is not sourced.
    pub doubt: &'static str,
}

/// What the harbour column says.
#[derive(Clone, Copy)]
struct Harbour(bool, bool, bool);

const INLAND: Harbour = Harbour(false, false, false);
const PORT: Harbour = Harbour(true, false, false);
const OPEN_SEA: Harbour = Harbour(true, false, true); // a port on the Mare Tyrrhenum
const MAJOR: Harbour = Harbour(true, true, false);
const MAJOR_OPEN: Harbour = Harbour(true, true, true); // a Major Port on the Mare Tyrrhenum
const NONE: Option<Side> = None;
const ROME: Option<Side> = Some(Side::Rome);
const PUNIC: Option<Side> = Some(Side::Carthage);
const WHOLE: &str = "No public source names this space: the whole row is designed to fit.";

/// The spaces. To correct one, change its row; rows never change places, since saved games count them.
#[rustfmt::skip]
pub static SPACES: [Space; COUNT] = [
    //  name              province           land        kind       capacity  harbour      control lat     lon     certainty       other names, what is not sourced
    row("Pisae",          Etruria,           Italy,      Ordinary,         0, PORT,        NONE,   43_716, 10_396, Reconstructed,  &[], WHOLE),
    row("Populonia",      Etruria,           Italy,      Ordinary,         0, OPEN_SEA,    ROME,   42_989, 10_490, Reconstructed,  &[], WHOLE),
    row("Arretium",       Etruria,           Italy,      Ordinary,         0, INLAND,      ROME,   43_463, 11_880, Reconstructed,  &[], WHOLE),
    row("Volsinii",       Etruria,           Italy,      Tribe,            0, INLAND,      NONE,   42_718, 12_110, Inferred,       &[], "The tribe of Etruria is sourced; its name is inferred from the revolt of 265 BC."),
    row("Roma",           Latium,            Italy,      LargeWalledCity,  5, MAJOR_OPEN,  ROME,   41_893, 12_483, Sourced,        &[], "Inferred: province and capacity. Reconstructed: Mare Tyrrhenum."),
    row("Praeneste",      Latium,            Italy,      Ordinary,         0, INLAND,      ROME,   41_839, 12_893, Reconstructed,  &[], WHOLE),
    row("Fregellae",      Latium,            Italy,      Ordinary,         0, INLAND,      ROME,   41_552, 13_530, Reconstructed,  &[], WHOLE),
    row("Capua",          Campania,          Italy,      WalledCity,       2, INLAND,      ROME,   41_086, 14_250, Sourced,        &[], "Inferred: province and capacity."),
    row("Neapolis",       Campania,          Italy,      WalledCity,       2, OPEN_SEA,    ROME,   40_850, 14_258, Sourced,        &[], "Inferred: kind, province and capacity. Reconstructed: Mare Tyrrhenum."),
    row("Nuceria",        Campania,          Italy,      Ordinary,         0, INLAND,      ROME,   40_739, 14_671, Reconstructed,  &[], WHOLE),
    row("Aesernia",       Samnium,           Italy,      Ordinary,         0, INLAND,      ROME,   41_593, 14_233, Reconstructed,  &[], WHOLE),
    row("Bovianum",       Samnium,           Italy,      Tribe,            0, INLAND,      NONE,   41_484, 14_471, Reconstructed,  &[], "A second Italian tribe is sourced; its name and place are reconstructed."),
    row("Beneventum",     Samnium,           Italy,      Ordinary,         0, INLAND,      ROME,   41_130, 14_782, Reconstructed,  &[], WHOLE),
    row("Luceria",        Apulia,            Italy,      Ordinary,         0, INLAND,      ROME,   41_507, 15_335, Reconstructed,  &[], WHOLE),
    row("Canusium",       Apulia,            Italy,      Ordinary,         0, INLAND,      ROME,   41_223, 16_066, Reconstructed,  &[], WHOLE),
    row("Brundisium",     Apulia,            Italy,      Ordinary,         0, PORT,        ROME,   40_640, 17_945, Reconstructed,  &[], WHOLE),
    row("Tarentum",       Apulia,            Italy,      WalledCity,       2, PORT,        ROME,   40_473, 17_240, Sourced,        &[], "Inferred: kind and capacity. Reconstructed: province."),
    row("Paestum",        Lucania,           Italy,      Ordinary,         0, PORT,        ROME,   40_420, 15_005, Reconstructed,  &[], WHOLE),
    row("Potentia",       Lucania,           Italy,      Ordinary,         0, INLAND,      ROME,   40_640, 15_806, Reconstructed,  &[], WHOLE),
    row("Consentia",      Lucania,           Italy,      Ordinary,         0, INLAND,      ROME,   39_299, 16_254, Reconstructed,  &[], WHOLE),
    row("Croton",         Lucania,           Italy,      Ordinary,         0, PORT,        ROME,   39_081, 17_127, Reconstructed,  &[], WHOLE),
    row("Regium",         Lucania,           Italy,      WalledCity,       2, PORT,        ROME,   38_107, 15_646, Sourced,        &[], "Inferred: province and capacity."),
    row("Messana",        Sicilia,           Sicily,     WalledCity,       2, PORT,        ROME,   38_193, 15_554, Sourced,        &["Messina"], "Inferred: province and capacity."),
    row("Lipara",         Sicilia,           Lipara,     Ordinary,         0, PORT,        PUNIC,  38_467, 14_954, Sourced,        &["Lipari"], "Inferred: control at set-up and kind."),
    row("Thermae",        Sicilia,           Sicily,     Ordinary,         0, PORT,        PUNIC,  37_983, 13_697, Sourced,        &[], "Inferred: kind, control at set-up and province. Reconstructed: port."),
    row("Panormus",       Sicilia,           Sicily,     Ordinary,         0, OPEN_SEA,    PUNIC,  38_116, 13_362, Sourced,        &[], "Inferred: port. Reconstructed: control at set-up and Mare Tyrrhenum."),
    row("Drepana",        Sicilia,           Sicily,     Ordinary,         0, PORT,        NONE,   38_017, 12_515, Reconstructed,  &[], WHOLE),
    row("Lilybaeum",      Sicilia,           Sicily,     WalledCity,       2, OPEN_SEA,    PUNIC,  37_803, 12_430, Sourced,        &[], "Inferred: kind and capacity. Reconstructed: Mare Tyrrhenum."),
    row("Heraclea Minoa", Sicilia,           Sicily,     Ordinary,         0, INLAND,      NONE,   37_394, 13_281, Reconstructed,  &[], WHOLE),
    row("Agrigentum",     Sicilia,           Sicily,     WalledCity,       2, PORT,        PUNIC,  37_291, 13_585, Sourced,        &[], "Inferred: port, province and capacity."),
    row("Phintias",       Sicilia,           Sicily,     Ordinary,         0, PORT,        NONE,   37_101, 13_937, Reconstructed,  &[], WHOLE),
    row("Enna",           Sicilia,           Sicily,     Ordinary,         0, INLAND,      NONE,   37_567, 14_279, Sourced,        &[], "Inferred: province. Reconstructed: control at set-up."),
    row("Catana",         Syracuse,          Sicily,     Ordinary,         0, INLAND,      NONE,   37_503, 15_087, Sourced,        &[], "Inferred: port. Reconstructed: province and control at set-up."),
    row("Camarina",       Syracuse,          Sicily,     Ordinary,         0, PORT,        PUNIC,  36_872, 14_448, Reconstructed,  &[], WHOLE),
    row("Syracusae",      Syracuse,          Sicily,     LargeWalledCity,  2, MAJOR,       PUNIC,  37_064, 15_293, Sourced,        &[], ""),
    row("Carales",        CorsicaSardinia,   Sardinia,   Ordinary,         0, OPEN_SEA,    PUNIC,  39_215,  9_113, Sourced,        &[], "Inferred: control at set-up, kind and port. Reconstructed: Mare Tyrrhenum."),
    row("Nuoro",          CorsicaSardinia,   Sardinia,   Ordinary,         0, INLAND,      NONE,   40_321,  9_330, Sourced,        &[], "Reconstructed: control at set-up and port."),
    row("Sassari",        CorsicaSardinia,   Sardinia,   Ordinary,         0, PORT,        PUNIC,  40_727,  8_560, Sourced,        &[], "Reconstructed: control at set-up and port."),
    row("Oristano",       CorsicaSardinia,   Sardinia,   Ordinary,         0, PORT,        PUNIC,  39_906,  8_592, Sourced,        &[], "Reconstructed: control at set-up and port."),
    row("Aleria",         CorsicaSardinia,   Corsica,    Ordinary,         0, OPEN_SEA,    NONE,   42_104,  9_513, Inferred,       &[], "The fifth space of the province is sourced; its name and port are inferred."),
    row("Carthago",       Carthago,          Africa,     LargeWalledCity,  5, MAJOR,       PUNIC,  36_853, 10_323, Sourced,        &[], "Inferred: capacity."),
    row("Utica",          Carthago,          Africa,     WalledCity,       2, PORT,        PUNIC,  37_057, 10_063, Inferred,       &[], "The fifth Punic Walled City is inferred; that it is Utica too."),
    row("Tunes",          Carthago,          Africa,     Ordinary,         0, INLAND,      PUNIC,  36_800, 10_180, Reconstructed,  &[], WHOLE),
    row("Aspis",          Carthago,          Africa,     Ordinary,         0, PORT,        PUNIC,  36_838, 11_112, Reconstructed,  &["Clupea"], WHOLE),
    row("Hadrumetum",     Libya,             Africa,     Ordinary,         0, PORT,        PUNIC,  35_826, 10_640, Reconstructed,  &[], WHOLE),
    row("Thapsus",        Libya,             Africa,     Ordinary,         0, PORT,        PUNIC,  35_623, 11_041, Reconstructed,  &[], WHOLE),
    row("Zama",           Libya,             Africa,     Ordinary,         0, INLAND,      PUNIC,  36_120,  9_450, Reconstructed,  &[], WHOLE),
    row("Capsa",          Libya,             Africa,     Tribe,            0, INLAND,      NONE,   34_422,  8_784, Reconstructed,  &[], WHOLE),
    row("Hippo Regius",   Numidia,           Africa,     Ordinary,         0, PORT,        PUNIC,  36_880,  7_750, Reconstructed,  &[], WHOLE),
    row("Sicca",          Numidia,           Africa,     Ordinary,         0, INLAND,      PUNIC,  36_182,  8_715, Reconstructed,  &[], WHOLE),
    row("Cirta",          Numidia,           Africa,     Tribe,            0, INLAND,      NONE,   36_368,  6_614, Reconstructed,  &[], WHOLE),
    row("Madauros",       Numidia,           Africa,     Tribe,            0, INLAND,      NONE,   36_077,  7_821, Sourced,        &[], "Inferred: province."),
    row("Theveste",       Numidia,           Africa,     Ordinary,         0, INLAND,      NONE,   35_404,  8_124, Reconstructed,  &[], WHOLE),
];

#[allow(clippy::too_many_arguments, reason = "one argument per column of the table")]
const fn row(
    name: &'static str,
    province: Province,
    landmass: Landmass,
    kind: Kind,
    capacity: u8,
    harbour: Harbour,
    start: Option<Side>,
    lat: i32,
    lon: i32,
    certainty: Certainty,
    aliases: &'static [&'static str],
    doubt: &'static str,
) -> Space {
    let Harbour(port, major_port, tyrrhenum) = harbour;
    Space {
        name,
        aliases,
        province,
        landmass,
        kind,
        capacity,
        port,
        major_port,
        tyrrhenum,
        start,
        lat,
        lon,
        certainty,
        doubt,
    }
}

/// The row of a space.
#[must_use]
pub const fn space(id: SpaceId) -> &'static Space {
    &SPACES[id.0 as usize]
}

/// All spaces in their order.
pub fn all() -> impl Iterator<Item = SpaceId> {
    (0..COUNT as u8).map(SpaceId)
}

/// The spaces by name.
pub mod at {
    use engine::SpaceId;

    /// Pisae.
    pub const PISAE: SpaceId = SpaceId(0);
    /// Populonia.
    pub const POPULONIA: SpaceId = SpaceId(1);
    /// Arretium.
    pub const ARRETIUM: SpaceId = SpaceId(2);
    /// Volsinii.
    pub const VOLSINII: SpaceId = SpaceId(3);
    /// Roma.
    pub const ROMA: SpaceId = SpaceId(4);
    /// Praeneste.
    pub const PRAENESTE: SpaceId = SpaceId(5);
    /// Fregellae.
    pub const FREGELLAE: SpaceId = SpaceId(6);
    /// Capua.
    pub const CAPUA: SpaceId = SpaceId(7);
    /// Neapolis.
    pub const NEAPOLIS: SpaceId = SpaceId(8);
    /// Nuceria.
    pub const NUCERIA: SpaceId = SpaceId(9);
    /// Aesernia.
    pub const AESERNIA: SpaceId = SpaceId(10);
    /// Bovianum.
    pub const BOVIANUM: SpaceId = SpaceId(11);
    /// Beneventum.
    pub const BENEVENTUM: SpaceId = SpaceId(12);
    /// Luceria.
    pub const LUCERIA: SpaceId = SpaceId(13);
    /// Canusium.
    pub const CANUSIUM: SpaceId = SpaceId(14);
    /// Brundisium.
    pub const BRUNDISIUM: SpaceId = SpaceId(15);
    /// Tarentum.
    pub const TARENTUM: SpaceId = SpaceId(16);
    /// Paestum.
    pub const PAESTUM: SpaceId = SpaceId(17);
    /// Potentia.
    pub const POTENTIA: SpaceId = SpaceId(18);
    /// Consentia.
    pub const CONSENTIA: SpaceId = SpaceId(19);
    /// Croton.
    pub const CROTON: SpaceId = SpaceId(20);
    /// Regium.
    pub const REGIUM: SpaceId = SpaceId(21);
    /// Messana.
    pub const MESSANA: SpaceId = SpaceId(22);
    /// Lipara.
    pub const LIPARA: SpaceId = SpaceId(23);
    /// Thermae.
    pub const THERMAE: SpaceId = SpaceId(24);
    /// Panormus.
    pub const PANORMUS: SpaceId = SpaceId(25);
    /// Drepana.
    pub const DREPANA: SpaceId = SpaceId(26);
    /// Lilybaeum.
    pub const LILYBAEUM: SpaceId = SpaceId(27);
    /// Heraclea Minoa.
    pub const HERACLEA_MINOA: SpaceId = SpaceId(28);
    /// Agrigentum.
    pub const AGRIGENTUM: SpaceId = SpaceId(29);
    /// Phintias.
    pub const PHINTIAS: SpaceId = SpaceId(30);
    /// Enna.
    pub const ENNA: SpaceId = SpaceId(31);
    /// Catana.
    pub const CATANA: SpaceId = SpaceId(32);
    /// Camarina.
    pub const CAMARINA: SpaceId = SpaceId(33);
    /// Syracusae.
    pub const SYRACUSAE: SpaceId = SpaceId(34);
    /// Carales.
    pub const CARALES: SpaceId = SpaceId(35);
    /// Nuoro.
    pub const NUORO: SpaceId = SpaceId(36);
    /// Sassari.
    pub const SASSARI: SpaceId = SpaceId(37);
    /// Oristano.
    pub const ORISTANO: SpaceId = SpaceId(38);
    /// Aleria.
    pub const ALERIA: SpaceId = SpaceId(39);
    /// Carthago.
    pub const CARTHAGO: SpaceId = SpaceId(40);
    /// Utica.
    pub const UTICA: SpaceId = SpaceId(41);
    /// Tunes.
    pub const TUNES: SpaceId = SpaceId(42);
    /// Aspis.
    pub const ASPIS: SpaceId = SpaceId(43);
    /// Hadrumetum.
    pub const HADRUMETUM: SpaceId = SpaceId(44);
    /// Thapsus.
    pub const THAPSUS: SpaceId = SpaceId(45);
    /// Zama.
    pub const ZAMA: SpaceId = SpaceId(46);
    /// Capsa.
    pub const CAPSA: SpaceId = SpaceId(47);
    /// Hippo Regius.
    pub const HIPPO_REGIUS: SpaceId = SpaceId(48);
    /// Sicca.
    pub const SICCA: SpaceId = SpaceId(49);
    /// Cirta.
    pub const CIRTA: SpaceId = SpaceId(50);
    /// Madauros.
    pub const MADAUROS: SpaceId = SpaceId(51);
    /// Theveste.
    pub const THEVESTE: SpaceId = SpaceId(52);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(pick: impl Fn(&Space) -> bool) -> usize {
        SPACES.iter().filter(|s| pick(s)).count()
    }

    #[test]
    fn counts_are_those_of_the_rulebook() {
        assert_eq!(
            count(|s| s.kind.is_walled() && s.start == ROME),
            6,
            "3.1: Roman Walled Cities"
        );
        assert_eq!(
            count(|s| s.kind.is_walled() && s.start == PUNIC),
            5,
            "3.1: Punic Walled Cities"
        );
        let tribe = |s: &Space, africa| s.kind == Tribe && (s.landmass == Africa) == africa;
        assert_eq!(count(|s| tribe(s, true)), 3, "3.1: Tribes in Africa");
        assert_eq!(
            count(|s| tribe(s, false) && s.landmass == Italy),
            2,
            "3.1: Tribes in Italia"
        );
        assert_eq!(count(|s| s.kind == Ordinary && s.start == ROME), 14);
        assert_eq!(count(|s| s.kind == Ordinary && s.start == PUNIC), 14);
        assert_eq!(
            count(|s| s.kind.is_walled() && !s.port),
            1,
            "2.1.C: Capua alone lies inland"
        );
    }

    #[test]
    fn rows_agree_with_themselves() {
        for s in &SPACES {
            assert_eq!(s.kind.is_walled(), s.capacity > 0, "{}: walls have room", s.name);
            assert!(!s.major_port || s.port, "{}: a Major Port is a port", s.name);
            assert!(!s.tyrrhenum || s.port, "{}: open sea needs a port", s.name);
            assert!(s.kind != Tribe || s.start.is_none(), "{}: a Tribe is nobody's", s.name);
            assert!(
                s.certainty == Sourced || !s.doubt.is_empty(),
                "{}: what is not sourced is said",
                s.name
            );
        }
    }

    #[test]
    fn no_name_is_given_twice() {
        let names: Vec<String> = SPACES
            .iter()
            .flat_map(|s| s.aliases.iter().chain([&s.name]))
            .map(|name| name.to_lowercase())
            .collect();
        assert_eq!(
            names.iter().collect::<std::collections::BTreeSet<_>>().len(),
            names.len()
        );
    }
}
