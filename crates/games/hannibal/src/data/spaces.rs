//! The 96 spaces of the map (3, 2.1).

use super::provinces::Province::{self, *};
use Kind::*;
use engine::{Side, SpaceId};

/// How many spaces the map has.
pub const COUNT: usize = 96;

/// What a space is at set-up (3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// A round space that takes a PC marker.
    Ordinary,
    /// A square Walled City.
    WalledCity,
    /// Rome or Carthage: a Walled City with room for five CUs.
    LargeCity,
    /// An oval Tribe.
    Tribe,
}

impl Kind {
    /// Whether it is a Walled City.
    #[must_use]
    pub const fn is_walled(self) -> bool {
        matches!(self, Kind::WalledCity | Kind::LargeCity)
    }
}

/// What is printed of a space.
#[derive(Clone, Copy, Debug)]
pub struct Space {
    /// Its name, in the classical spelling.
    pub name: &'static str,
    /// Other spellings in use: that of the board, where it differs.
    pub aliases: &'static [&'static str],
    /// Its province.
    pub province: Province,
    /// What it is.
    pub kind: Kind,
    /// CUs that find room inside its walls; 0 without walls.
    pub capacity: u8,
    /// The number beside the ship, for a port: what it adds to the roll on the Naval Combat Table.
    pub port: Option<i8>,
    /// Whose marker it holds at set-up; for a Tribe, whose friend it is.
    pub start: Option<Side>,
    /// Latitude of the ancient site in thousandths of a degree north.
    pub lat: i32,
    /// Longitude of the ancient site in thousandths of a degree east.
    pub lon: i32,
    /// Latitude where it is drawn: that of the site, unless the board orders it otherwise.
    pub draw_lat: i32,
    /// Longitude where it is drawn.
    pub draw_lon: i32,
    /// What in the row is not sourced but for sites, which are known within a tenth of a degree.
    pub doubt: &'static str,
}

const NONE: Option<Side> = None;
const ROMAN: Option<Side> = Some(Side::Rome);
const PUNIC: Option<Side> = Some(Side::Carthage);

/// The spaces. To correct one, change its row; rows never change places, since saved games count them.
#[rustfmt::skip]
pub static SPACES: [Space; COUNT] = [
    //  name                 province             kind        room port       control lat      lon      drawn at           other spellings, what is not sourced
    row("Gades",             Baetica,             WalledCity, 2, Some(-2),  PUNIC, 36_530,  -6_290,  36_530,  -6_290,  &[], ""),
    row("Acci",              Baetica,             Ordinary,   0, None,      PUNIC, 37_300,  -3_140,  37_300,  -3_140,  &[], ""),
    row("Malaca",            Baetica,             Ordinary,   0, Some(-1),  PUNIC, 36_720,  -4_420,  36_720,  -4_420,  &[], ""),
    row("Hispalis",          Baetica,             Ordinary,   0, None,      PUNIC, 37_390,  -5_990,  37_390,  -5_990,  &[], ""),
    row("Corduba",           Baetica,             Ordinary,   0, None,      PUNIC, 37_880,  -4_780,  37_880,  -4_780,  &[], ""),
    row("Salaria",           Orospeda,            Ordinary,   0, None,      PUNIC, 37_950,  -3_300,  37_950,  -3_300,  &[], ""),
    row("New Carthage",      Orospeda,            WalledCity, 2, Some(-2),  PUNIC, 37_600,  -980,    37_600,  -980,    &[], ""),
    row("Laminium",          Orospeda,            Ordinary,   0, None,      PUNIC, 38_900,  -3_050,  38_850,  -2_750,  &[], ""),
    row("Dianium",           Orospeda,            Ordinary,   0, Some(0),   PUNIC, 38_840,  110,     38_840,  110,     &[], ""),
    row("Saguntum",          Orospeda,            WalledCity, 2, Some(0),   PUNIC, 39_680,  -280,    39_680,  -280,    &[], ""),
    row("Arsa",              Celtiberia,          Ordinary,   0, None,      PUNIC, 38_260,  -5_680,  38_750,  -5_750,  &[], ""),
    row("Salmantica",        Celtiberia,          Ordinary,   0, None,      PUNIC, 40_960,  -5_660,  40_960,  -5_660,  &[], ""),
    row("Segovia",           Celtiberia,          Ordinary,   0, None,      PUNIC, 40_950,  -4_120,  40_950,  -4_120,  &[], ""),
    row("Toletum",           Celtiberia,          Ordinary,   0, None,      PUNIC, 39_860,  -4_020,  39_860,  -4_020,  &[], ""),
    row("Segobriga",         Celtiberia,          Ordinary,   0, None,      PUNIC, 39_890,  -2_810,  40_050,  -2_450,  &[], ""),
    row("Iberus",            Idubeda,             Ordinary,   0, None,      NONE,  42_300,  -1_960,  42_300,  -1_960,  &[], "Reconstructed: where it lies."),
    row("Ilerda",            Idubeda,             Ordinary,   0, None,      NONE,  41_620,  630,     41_620,  630,     &[], ""),
    row("Numantia",          Idubeda,             Ordinary,   0, None,      NONE,  41_810,  -2_440,  41_950,  -3_100,  &[], ""),
    row("Bilbilis",          Idubeda,             Ordinary,   0, None,      NONE,  41_380,  -1_600,  41_250,  -1_850,  &[], ""),
    row("Azaila",            Idubeda,             Ordinary,   0, None,      NONE,  41_290,  -490,    41_290,  -490,    &[], ""),
    row("Dertosa",           Idubeda,             Ordinary,   0, Some(0),   NONE,  40_810,  520,     40_810,  520,     &[], ""),
    row("Tarraco",           Idubeda,             Ordinary,   0, Some(0),   NONE,  41_120,  1_260,   41_180,  1_400,   &[], ""),
    row("Massilia",          Massilia,            WalledCity, 2, Some(1),   ROMAN, 43_300,  5_370,   43_300,  5_370,   &[], ""),
    row("Narbo",             Massilia,            Ordinary,   0, None,      NONE,  43_180,  3_000,   43_180,  3_000,   &[], ""),
    row("Emporiae",          Massilia,            Ordinary,   0, Some(0),   NONE,  42_130,  3_120,   42_150,  2_950,   &[], ""),
    row("Nemausus",          Massilia,            Ordinary,   0, None,      NONE,  43_840,  4_360,   43_840,  4_360,   &[], ""),
    row("Nice",              Massilia,            Ordinary,   0, Some(1),   NONE,  43_700,  7_270,   43_650,  7_050,   &[], ""),
    row("Araceli",           GalliaTransalpinia,  Ordinary,   0, None,      NONE,  42_920,  -1_970,  43_350,  -1_450,  &[], ""),
    row("Aquitani",          GalliaTransalpinia,  Tribe,      0, None,      NONE,  44_000,  -300,    44_000,  -300,    &[], "Reconstructed: where it lies."),
    row("Tolosa",            GalliaTransalpinia,  Ordinary,   0, None,      NONE,  43_600,  1_440,   43_600,  1_440,   &[], ""),
    row("Averni",            GalliaTransalpinia,  Tribe,      0, None,      NONE,  44_930,  2_440,   44_930,  2_440,   &[], "Reconstructed: where it lies."),
    row("Gergovia",          GalliaTransalpinia,  Ordinary,   0, None,      NONE,  45_710,  3_120,   45_710,  3_120,   &[], ""),
    row("Rhone",             GalliaTransalpinia,  Ordinary,   0, None,      NONE,  44_350,  4_750,   44_500,  4_750,   &[], "Reconstructed: where it lies."),
    row("Allobroges",        GalliaTransalpinia,  Tribe,      0, None,      NONE,  45_360,  5_590,   45_360,  5_590,   &[], "Reconstructed: where it lies."),
    row("Druentia",          GalliaTransalpinia,  Ordinary,   0, None,      NONE,  44_560,  6_080,   44_560,  6_080,   &[], "Reconstructed: where it lies."),
    row("Isere",             GalliaTransalpinia,  Ordinary,   0, None,      NONE,  45_670,  6_390,   45_950,  6_750,   &[], "Reconstructed: where it lies."),
    row("Western Ligurians", Liguria,             Tribe,      0, None,      NONE,  44_050,  8_210,   44_000,  8_050,   &[], "Reconstructed: where it lies."),
    row("Eastern Ligurians", Liguria,             Tribe,      0, None,      NONE,  44_410,  8_930,   44_380,  9_150,   &[], "Reconstructed: where it lies."),
    row("Taurini",           GalliaCisalpinia,    Ordinary,   0, None,      NONE,  45_070,  7_690,   45_070,  7_690,   &[], ""),
    row("Insubrians",        GalliaCisalpinia,    Tribe,      0, None,      PUNIC, 45_460,  9_190,   45_650,  9_000,   &[], "Reconstructed: where it lies."),
    row("Verona",            GalliaCisalpinia,    Ordinary,   0, None,      NONE,  45_440,  10_990,  45_440,  10_990,  &[], ""),
    row("Boii",              GalliaCisalpinia,    Tribe,      0, None,      PUNIC, 44_800,  10_330,  44_850,  9_950,   &[], "Reconstructed: where it lies."),
    row("Mutina",            GalliaCisalpinia,    Ordinary,   0, None,      NONE,  44_650,  10_930,  44_620,  11_250,  &[], ""),
    row("Pisae",             Etruria,             Ordinary,   0, None,      ROMAN, 43_720,  10_400,  43_720,  10_400,  &[], ""),
    row("Faesulae",          Etruria,             Ordinary,   0, None,      ROMAN, 43_810,  11_290,  43_750,  11_450,  &[], ""),
    row("Falerii",           Etruria,             Ordinary,   0, None,      ROMAN, 42_290,  12_420,  42_850,  12_450,  &[], ""),
    row("Cosa",              Etruria,             Ordinary,   0, Some(2),   ROMAN, 42_410,  11_290,  42_650,  11_080,  &[], ""),
    row("Tarquinii",         Etruria,             Ordinary,   0, None,      ROMAN, 42_250,  11_760,  42_250,  11_650,  &["Tarquini"], ""),
    row("Ariminum",          Samnium,             Ordinary,   0, None,      ROMAN, 44_060,  12_570,  44_060,  12_570,  &[], ""),
    row("Firmum Picenum",    Samnium,             Ordinary,   0, None,      ROMAN, 43_160,  13_720,  43_500,  13_500,  &[], ""),
    row("Sena",              Samnium,             Ordinary,   0, None,      ROMAN, 43_720,  13_220,  42_750,  13_900,  &[], ""),
    row("Praeneste",         Samnium,             Ordinary,   0, None,      ROMAN, 41_840,  12_890,  42_200,  13_300,  &[], ""),
    row("Terventum",         Samnium,             Ordinary,   0, None,      ROMAN, 41_780,  14_550,  41_900,  14_550,  &[], ""),
    row("Rome",              Latium,              LargeCity,  5, Some(2),   ROMAN, 41_890,  12_480,  41_750,  12_450,  &[], ""),
    row("Capua",             Campania,            WalledCity, 2, None,      ROMAN, 41_080,  14_250,  41_380,  13_750,  &[], ""),
    row("Neapolis",          Campania,            WalledCity, 2, Some(2),   ROMAN, 40_850,  14_260,  40_870,  14_320,  &[], ""),
    row("Arpi",              Apulia,              Ordinary,   0, None,      ROMAN, 41_560,  15_550,  41_700,  15_600,  &[], ""),
    row("Cannae",            Apulia,              Ordinary,   0, None,      ROMAN, 41_300,  16_130,  41_220,  16_400,  &[], ""),
    row("Beneventum",        Apulia,              Ordinary,   0, None,      ROMAN, 41_130,  14_780,  41_120,  15_000,  &[], ""),
    row("Brundisium",        Apulia,              Ordinary,   0, Some(1),   ROMAN, 40_640,  17_940,  40_650,  18_000,  &[], ""),
    row("Tarentum",          Apulia,              WalledCity, 2, Some(0),   ROMAN, 40_470,  17_240,  40_470,  17_240,  &[], ""),
    row("Heraclea",          Lucania,             Ordinary,   0, None,      ROMAN, 40_220,  16_670,  40_250,  16_350,  &[], ""),
    row("Paestum",           Lucania,             Ordinary,   0, None,      ROMAN, 40_420,  15_010,  40_320,  15_200,  &["Paestium"], ""),
    row("Bruttium",          Lucania,             Tribe,      0, None,      PUNIC, 39_300,  16_250,  39_400,  16_200,  &[], "Reconstructed: where it lies."),
    row("Croton",            Lucania,             Ordinary,   0, Some(0),   ROMAN, 39_080,  17_130,  39_080,  17_130,  &[], ""),
    row("Rhegium",           Lucania,             WalledCity, 2, Some(1),   ROMAN, 38_110,  15_650,  38_200,  15_900,  &[], ""),
    row("Lilybaeum",         Sicilia,             Ordinary,   0, Some(-1),  ROMAN, 37_800,  12_430,  37_800,  12_430,  &[], ""),
    row("Panormus",          Sicilia,             Ordinary,   0, Some(0),   ROMAN, 38_120,  13_360,  38_120,  13_360,  &[], ""),
    row("Agrigentum",        Sicilia,             Ordinary,   0, Some(-1),  ROMAN, 37_290,  13_590,  37_290,  13_590,  &[], ""),
    row("Enna",              Sicilia,             Ordinary,   0, None,      ROMAN, 37_570,  14_280,  37_570,  14_400,  &[], ""),
    row("Messana",           Sicilia,             WalledCity, 2, Some(0),   ROMAN, 38_190,  15_550,  38_120,  15_250,  &[], ""),
    row("Syracuse",          Syracuse,            WalledCity, 2, Some(0),   ROMAN, 37_060,  15_290,  37_060,  15_290,  &[], ""),
    row("Aleria",            CorsicaSardinia,     Ordinary,   0, Some(1),   ROMAN, 42_100,  9_510,   42_100,  9_510,   &[], ""),
    row("Sassari",           CorsicaSardinia,     Ordinary,   0, Some(0),   ROMAN, 40_730,  8_560,   40_850,  8_700,   &[], ""),
    row("Oristano",          CorsicaSardinia,     Ordinary,   0, Some(0),   ROMAN, 39_910,  8_590,   39_910,  8_590,   &[], ""),
    row("Nuoro",             CorsicaSardinia,     Ordinary,   0, None,      ROMAN, 40_320,  9_330,   40_320,  9_330,   &[], ""),
    row("Carales",           CorsicaSardinia,     Ordinary,   0, Some(-1),  ROMAN, 39_220,  9_120,   39_220,  9_120,   &[], ""),
    row("Baleares",          BalearicIslands,     Ordinary,   0, Some(-1),  PUNIC, 39_570,  2_650,   39_570,  2_650,   &[], ""),
    row("Icosium",           WesternNumidia,      Ordinary,   0, Some(-1),  PUNIC, 36_780,  3_060,   36_780,  3_060,   &[], ""),
    row("Zuccabar",          WesternNumidia,      Ordinary,   0, None,      PUNIC, 36_310,  2_230,   36_050,  2_350,   &[], ""),
    row("Tupusuctu",         WesternNumidia,      Ordinary,   0, None,      PUNIC, 36_660,  4_840,   36_050,  4_150,   &[], ""),
    row("Vescera",           WesternNumidia,      Ordinary,   0, None,      PUNIC, 34_850,  5_730,   34_900,  5_100,   &[], ""),
    row("Saldae",            WesternNumidia,      Ordinary,   0, Some(-1),  PUNIC, 36_750,  5_080,   36_750,  5_080,   &[], ""),
    row("Sitifis",           EasternNumidia,      Ordinary,   0, None,      PUNIC, 36_190,  5_410,   35_950,  5_600,   &["Sitilis"], ""),
    row("Cirta",             EasternNumidia,      Ordinary,   0, None,      PUNIC, 36_370,  6_610,   36_370,  6_610,   &[], ""),
    row("Thamugadi",         EasternNumidia,      Ordinary,   0, None,      PUNIC, 35_480,  6_470,   35_480,  6_470,   &[], ""),
    row("Thubursicu",        EasternNumidia,      Ordinary,   0, None,      PUNIC, 36_190,  7_660,   36_190,  7_660,   &[], ""),
    row("Theveste",          EasternNumidia,      Ordinary,   0, None,      PUNIC, 35_400,  8_120,   35_400,  8_120,   &["Thevestis"], ""),
    row("Hippo Regius",      Carthaginia,         Ordinary,   0, Some(-1),  PUNIC, 36_880,  7_750,   36_880,  7_750,   &[], ""),
    row("Thabraca",          Carthaginia,         Ordinary,   0, None,      PUNIC, 36_950,  8_760,   36_950,  8_760,   &[], ""),
    row("Utica",             Carthaginia,         WalledCity, 2, Some(-1),  PUNIC, 37_060,  10_060,  37_250,  9_850,   &[], ""),
    row("Zama",              Carthaginia,         Ordinary,   0, None,      PUNIC, 36_050,  9_400,   36_050,  9_400,   &[], ""),
    row("Thapsus",           Carthaginia,         Ordinary,   0, None,      PUNIC, 35_620,  11_050,  35_050,  10_400,  &[], ""),
    row("Tacapae",           Carthaginia,         Ordinary,   0, Some(-1),  PUNIC, 33_880,  10_100,  33_880,  10_100,  &[], ""),
    row("Hadrumetum",        Carthaginia,         Ordinary,   0, Some(-1),  PUNIC, 35_830,  10_640,  35_830,  10_640,  &["Hadrumetium"], ""),
    row("Carthage",          Carthage,            LargeCity,  5, Some(-2),  PUNIC, 36_850,  10_320,  36_850,  10_500,  &[], ""),
];

#[allow(clippy::too_many_arguments, reason = "one for each column of the table")]
const fn row(
    name: &'static str,
    province: Province,
    kind: Kind,
    capacity: u8,
    port: Option<i8>,
    start: Option<Side>,
    lat: i32,
    lon: i32,
    draw_lat: i32,
    draw_lon: i32,
    aliases: &'static [&'static str],
    doubt: &'static str,
) -> Space {
    Space {
        name,
        aliases,
        province,
        kind,
        capacity,
        port,
        start,
        lat,
        lon,
        draw_lat,
        draw_lon,
        doubt,
    }
}

/// What is printed of this space.
#[must_use]
pub const fn space(id: SpaceId) -> &'static Space {
    &SPACES[id.0 as usize]
}

/// All spaces in their order.
pub fn all() -> impl Iterator<Item = SpaceId> {
    (0..COUNT as u8).map(SpaceId)
}

/// The space of this name or other spelling; upper and lower case are the same.
#[must_use]
pub fn by_name(name: &str) -> Option<SpaceId> {
    all().find(|id| {
        let row = space(*id);
        row.aliases
            .iter()
            .chain([&row.name])
            .any(|n| n.eq_ignore_ascii_case(name))
    })
}

/// The spaces by name.
pub mod at {
    use engine::SpaceId;

    /// Gades.
    pub const GADES: SpaceId = SpaceId(0);
    /// Acci.
    pub const ACCI: SpaceId = SpaceId(1);
    /// Malaca.
    pub const MALACA: SpaceId = SpaceId(2);
    /// Hispalis.
    pub const HISPALIS: SpaceId = SpaceId(3);
    /// Corduba.
    pub const CORDUBA: SpaceId = SpaceId(4);
    /// Salaria.
    pub const SALARIA: SpaceId = SpaceId(5);
    /// New Carthage.
    pub const NEW_CARTHAGE: SpaceId = SpaceId(6);
    /// Laminium.
    pub const LAMINIUM: SpaceId = SpaceId(7);
    /// Dianium.
    pub const DIANIUM: SpaceId = SpaceId(8);
    /// Saguntum.
    pub const SAGUNTUM: SpaceId = SpaceId(9);
    /// Arsa.
    pub const ARSA: SpaceId = SpaceId(10);
    /// Salmantica.
    pub const SALMANTICA: SpaceId = SpaceId(11);
    /// Segovia.
    pub const SEGOVIA: SpaceId = SpaceId(12);
    /// Toletum.
    pub const TOLETUM: SpaceId = SpaceId(13);
    /// Segobriga.
    pub const SEGOBRIGA: SpaceId = SpaceId(14);
    /// Iberus.
    pub const IBERUS: SpaceId = SpaceId(15);
    /// Ilerda.
    pub const ILERDA: SpaceId = SpaceId(16);
    /// Numantia.
    pub const NUMANTIA: SpaceId = SpaceId(17);
    /// Bilbilis.
    pub const BILBILIS: SpaceId = SpaceId(18);
    /// Azaila.
    pub const AZAILA: SpaceId = SpaceId(19);
    /// Dertosa.
    pub const DERTOSA: SpaceId = SpaceId(20);
    /// Tarraco.
    pub const TARRACO: SpaceId = SpaceId(21);
    /// Massilia.
    pub const MASSILIA: SpaceId = SpaceId(22);
    /// Narbo.
    pub const NARBO: SpaceId = SpaceId(23);
    /// Emporiae.
    pub const EMPORIAE: SpaceId = SpaceId(24);
    /// Nemausus.
    pub const NEMAUSUS: SpaceId = SpaceId(25);
    /// Nice.
    pub const NICE: SpaceId = SpaceId(26);
    /// Araceli.
    pub const ARACELI: SpaceId = SpaceId(27);
    /// Aquitani.
    pub const AQUITANI: SpaceId = SpaceId(28);
    /// Tolosa.
    pub const TOLOSA: SpaceId = SpaceId(29);
    /// Averni.
    pub const AVERNI: SpaceId = SpaceId(30);
    /// Gergovia.
    pub const GERGOVIA: SpaceId = SpaceId(31);
    /// Rhone.
    pub const RHONE: SpaceId = SpaceId(32);
    /// Allobroges.
    pub const ALLOBROGES: SpaceId = SpaceId(33);
    /// Druentia.
    pub const DRUENTIA: SpaceId = SpaceId(34);
    /// Isere.
    pub const ISERE: SpaceId = SpaceId(35);
    /// Western Ligurians.
    pub const WESTERN_LIGURIANS: SpaceId = SpaceId(36);
    /// Eastern Ligurians.
    pub const EASTERN_LIGURIANS: SpaceId = SpaceId(37);
    /// Taurini.
    pub const TAURINI: SpaceId = SpaceId(38);
    /// Insubrians.
    pub const INSUBRIANS: SpaceId = SpaceId(39);
    /// Verona.
    pub const VERONA: SpaceId = SpaceId(40);
    /// Boii.
    pub const BOII: SpaceId = SpaceId(41);
    /// Mutina.
    pub const MUTINA: SpaceId = SpaceId(42);
    /// Pisae.
    pub const PISAE: SpaceId = SpaceId(43);
    /// Faesulae.
    pub const FAESULAE: SpaceId = SpaceId(44);
    /// Falerii.
    pub const FALERII: SpaceId = SpaceId(45);
    /// Cosa.
    pub const COSA: SpaceId = SpaceId(46);
    /// Tarquinii.
    pub const TARQUINII: SpaceId = SpaceId(47);
    /// Ariminum.
    pub const ARIMINUM: SpaceId = SpaceId(48);
    /// Firmum Picenum.
    pub const FIRMUM_PICENUM: SpaceId = SpaceId(49);
    /// Sena.
    pub const SENA: SpaceId = SpaceId(50);
    /// Praeneste.
    pub const PRAENESTE: SpaceId = SpaceId(51);
    /// Terventum.
    pub const TERVENTUM: SpaceId = SpaceId(52);
    /// Rome.
    pub const ROME: SpaceId = SpaceId(53);
    /// Capua.
    pub const CAPUA: SpaceId = SpaceId(54);
    /// Neapolis.
    pub const NEAPOLIS: SpaceId = SpaceId(55);
    /// Arpi.
    pub const ARPI: SpaceId = SpaceId(56);
    /// Cannae.
    pub const CANNAE: SpaceId = SpaceId(57);
    /// Beneventum.
    pub const BENEVENTUM: SpaceId = SpaceId(58);
    /// Brundisium.
    pub const BRUNDISIUM: SpaceId = SpaceId(59);
    /// Tarentum.
    pub const TARENTUM: SpaceId = SpaceId(60);
    /// Heraclea.
    pub const HERACLEA: SpaceId = SpaceId(61);
    /// Paestum.
    pub const PAESTUM: SpaceId = SpaceId(62);
    /// Bruttium.
    pub const BRUTTIUM: SpaceId = SpaceId(63);
    /// Croton.
    pub const CROTON: SpaceId = SpaceId(64);
    /// Rhegium.
    pub const RHEGIUM: SpaceId = SpaceId(65);
    /// Lilybaeum.
    pub const LILYBAEUM: SpaceId = SpaceId(66);
    /// Panormus.
    pub const PANORMUS: SpaceId = SpaceId(67);
    /// Agrigentum.
    pub const AGRIGENTUM: SpaceId = SpaceId(68);
    /// Enna.
    pub const ENNA: SpaceId = SpaceId(69);
    /// Messana.
    pub const MESSANA: SpaceId = SpaceId(70);
    /// Syracuse.
    pub const SYRACUSE: SpaceId = SpaceId(71);
    /// Aleria.
    pub const ALERIA: SpaceId = SpaceId(72);
    /// Sassari.
    pub const SASSARI: SpaceId = SpaceId(73);
    /// Oristano.
    pub const ORISTANO: SpaceId = SpaceId(74);
    /// Nuoro.
    pub const NUORO: SpaceId = SpaceId(75);
    /// Carales.
    pub const CARALES: SpaceId = SpaceId(76);
    /// Baleares.
    pub const BALEARES: SpaceId = SpaceId(77);
    /// Icosium.
    pub const ICOSIUM: SpaceId = SpaceId(78);
    /// Zuccabar.
    pub const ZUCCABAR: SpaceId = SpaceId(79);
    /// Tupusuctu.
    pub const TUPUSUCTU: SpaceId = SpaceId(80);
    /// Vescera.
    pub const VESCERA: SpaceId = SpaceId(81);
    /// Saldae.
    pub const SALDAE: SpaceId = SpaceId(82);
    /// Sitifis.
    pub const SITIFIS: SpaceId = SpaceId(83);
    /// Cirta.
    pub const CIRTA: SpaceId = SpaceId(84);
    /// Thamugadi.
    pub const THAMUGADI: SpaceId = SpaceId(85);
    /// Thubursicu.
    pub const THUBURSICU: SpaceId = SpaceId(86);
    /// Theveste.
    pub const THEVESTE: SpaceId = SpaceId(87);
    /// Hippo Regius.
    pub const HIPPO_REGIUS: SpaceId = SpaceId(88);
    /// Thabraca.
    pub const THABRACA: SpaceId = SpaceId(89);
    /// Utica.
    pub const UTICA: SpaceId = SpaceId(90);
    /// Zama.
    pub const ZAMA: SpaceId = SpaceId(91);
    /// Thapsus.
    pub const THAPSUS: SpaceId = SpaceId(92);
    /// Tacapae.
    pub const TACAPAE: SpaceId = SpaceId(93);
    /// Hadrumetum.
    pub const HADRUMETUM: SpaceId = SpaceId(94);
    /// Carthage.
    pub const CARTHAGE: SpaceId = SpaceId(95);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(pick: impl Fn(&Space) -> bool) -> usize {
        SPACES.iter().filter(|s| pick(s)).count()
    }

    #[test]
    fn counts_are_those_of_the_counter_list() {
        assert_eq!(count(|s| s.kind == Ordinary && s.start == ROMAN), 26);
        assert_eq!(count(|s| s.kind == Ordinary && s.start == PUNIC), 29);
        assert_eq!(count(|s| s.kind.is_walled() && s.start == ROMAN), 8);
        assert_eq!(count(|s| s.kind.is_walled() && s.start == PUNIC), 5);
        assert_eq!(count(|s| s.kind == Tribe && s.start == PUNIC), 3);
        assert_eq!(count(|s| s.kind == Tribe && s.start.is_none()), 5);
        assert_eq!(count(|s| s.port.is_some()), 34);
        assert_eq!(
            count(|s| s.kind.is_walled() && s.port.is_none()),
            1,
            "Capua alone lies inland"
        );
    }

    #[test]
    fn ports_of_the_worked_examples() {
        assert_eq!(space(at::CARTHAGE).port, Some(-2));
        assert_eq!(space(at::NEW_CARTHAGE).port, Some(-2));
        assert_eq!(space(at::RHEGIUM).port, Some(1));
    }

    #[test]
    fn names_lead_to_their_rows() {
        for id in all() {
            assert_eq!(by_name(space(id).name), Some(id));
            assert_eq!(space(id).kind.is_walled(), space(id).capacity > 0, "{}", space(id).name);
        }
        assert_eq!(by_name("sitilis"), by_name("Sitifis"));
    }
}
