//! The 22 provinces and the countries they lie in (3, 14.3, 22).

use super::spaces::{COUNT, SPACES, space};
use engine::adjacency::sets;
use engine::{SpaceId, SpaceSet};

/// A country, or another group of provinces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Region {
    /// Italy.
    Italia,
    /// Spain.
    Hispania,
    /// Africa.
    Africa,
    /// The islands: each helps in battles on itself alone.
    Islands,
    /// The provinces of Gaul outside Italy. The name of the group is ours.
    Gallia,
}

/// A province.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Province {
    /// Baetica.
    Baetica,
    /// Orospeda.
    Orospeda,
    /// Celtiberia.
    Celtiberia,
    /// Idubeda.
    Idubeda,
    /// Massilia.
    Massilia,
    /// Gallia Transalpinia.
    GalliaTransalpinia,
    /// Liguria.
    Liguria,
    /// Gallia Cisalpinia.
    GalliaCisalpinia,
    /// Etruria.
    Etruria,
    /// Samnium.
    Samnium,
    /// Latium.
    Latium,
    /// Campania.
    Campania,
    /// Apulia.
    Apulia,
    /// Lucania.
    Lucania,
    /// Sicilia.
    Sicilia,
    /// Syracuse.
    Syracuse,
    /// Corsica-Sardinia.
    CorsicaSardinia,
    /// Balearic Islands.
    BalearicIslands,
    /// Western Numidia.
    WesternNumidia,
    /// Eastern Numidia.
    EasternNumidia,
    /// Carthaginia.
    Carthaginia,
    /// Carthage.
    Carthage,
}

/// What is printed of a province. Its spaces are those whose rows name it.
#[derive(Clone, Copy, Debug)]
struct Row {
    name: &'static str,
    region: Region,
    significant: bool,
    allies: u8,
}

/// The provinces.
#[rustfmt::skip]
static PROVINCES: [Row; Province::COUNT] = [
    //  name                  region             a Political Point  Battle Cards for its allies (14.3)
    row("Baetica",             Region::Hispania,  true,  1),
    row("Orospeda",            Region::Hispania,  true,  1),
    row("Celtiberia",          Region::Hispania,  true,  1),
    row("Idubeda",             Region::Hispania,  true,  1),
    row("Massilia",            Region::Gallia,    false, 1),
    row("Gallia Transalpinia", Region::Gallia,    false, 1),
    row("Liguria",             Region::Gallia,    false, 1),
    row("Gallia Cisalpinia",   Region::Italia,    true,  1),
    row("Etruria",             Region::Italia,    true,  1),
    row("Samnium",             Region::Italia,    true,  1),
    row("Latium",              Region::Italia,    true,  0),
    row("Campania",            Region::Italia,    true,  1),
    row("Apulia",              Region::Italia,    true,  1),
    row("Lucania",             Region::Italia,    true,  1),
    row("Sicilia",             Region::Islands,   true,  1),
    row("Syracuse",            Region::Islands,   true,  1),
    row("Corsica-Sardinia",    Region::Islands,   true,  1),
    row("Balearic Islands",    Region::Islands,   false, 1),
    row("Western Numidia",     Region::Africa,    true,  2),
    row("Eastern Numidia",     Region::Africa,    true,  2),
    row("Carthaginia",         Region::Africa,    true,  1),
    row("Carthage",            Region::Africa,    true,  1),
];

const fn row(name: &'static str, region: Region, significant: bool, allies: u8) -> Row {
    Row {
        name,
        region,
        significant,
        allies,
    }
}

/// The spaces of each province, gathered from their rows.
static MEMBERS: [SpaceSet; Province::COUNT] = {
    let mut bits = [0; Province::COUNT];
    let mut i = 0;
    while i < COUNT {
        bits[SPACES[i].province as usize] |= 1 << i;
        i += 1;
    }
    sets(bits)
};

/// The spaces of each group, gathered from those of its provinces.
static REGIONS: [SpaceSet; Region::COUNT] = {
    let (mut bits, mut i) = ([0; Region::COUNT], 0);
    while i < Province::COUNT {
        bits[PROVINCES[i].region as usize] |= MEMBERS[i].bits();
        i += 1;
    }
    sets(bits)
};

/// More than half of each province's spaces.
static MAJORITIES: [u32; Province::COUNT] = {
    let (mut majorities, mut i) = ([0; Province::COUNT], 0);
    while i < Province::COUNT {
        majorities[i] = MEMBERS[i].len() / 2 + 1;
        i += 1;
    }
    majorities
};

impl Province {
    /// How many provinces there are.
    pub const COUNT: usize = 22;

    /// All provinces in their order.
    pub const ALL: [Province; Self::COUNT] = {
        use Province::*;
        [
            Baetica,
            Orospeda,
            Celtiberia,
            Idubeda,
            Massilia,
            GalliaTransalpinia,
            Liguria,
            GalliaCisalpinia,
            Etruria,
            Samnium,
            Latium,
            Campania,
            Apulia,
            Lucania,
            Sicilia,
            Syracuse,
            CorsicaSardinia,
            BalearicIslands,
            WesternNumidia,
            EasternNumidia,
            Carthaginia,
            Carthage,
        ]
    };

    const fn row(self) -> &'static Row {
        &PROVINCES[self as usize]
    }

    /// Its printed name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// Its country or group.
    #[must_use]
    pub const fn region(self) -> Region {
        self.row().region
    }

    /// Whether control of it is a Political Point (22.1).
    #[must_use]
    pub const fn significant(self) -> bool {
        self.row().significant
    }

    /// Battle Cards that its control brings where its allies help; none for Latium (14.3).
    #[must_use]
    pub const fn allies(self) -> u8 {
        self.row().allies
    }

    /// Its spaces.
    #[must_use]
    pub fn spaces(self) -> SpaceSet {
        MEMBERS[self as usize]
    }

    /// How many of its spaces are more than half of them.
    #[must_use]
    pub const fn majority(self) -> u32 {
        MAJORITIES[self as usize]
    }

    /// Whether its allies help in a battle fought in `there`: in their own country, on their own island, else at home alone (14.3).
    #[must_use]
    pub const fn helps_in(self, there: Province) -> bool {
        use Province::{Sicilia, Syracuse};
        match self.region() {
            Region::Italia | Region::Hispania | Region::Africa => self.region() as u8 == there.region() as u8,
            Region::Islands | Region::Gallia => {
                self as u8 == there as u8 || matches!((self, there), (Sicilia, Syracuse) | (Syracuse, Sicilia))
            }
        }
    }
}

impl Region {
    const COUNT: usize = 5;

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Region::Italia => "Italia",
            Region::Hispania => "Hispania",
            Region::Africa => "Africa",
            Region::Islands => "Islands",
            Region::Gallia => "Gallia",
        }
    }

    /// Its provinces.
    pub fn provinces(self) -> impl Iterator<Item = Province> {
        Province::ALL.into_iter().filter(move |p| p.region() == self)
    }

    /// Its spaces.
    #[must_use]
    pub fn spaces(self) -> SpaceSet {
        REGIONS[self as usize]
    }
}

/// The province of a space.
#[must_use]
pub const fn of(id: SpaceId) -> Province {
    space(id).province
}

/// The country or group of a space.
#[must_use]
pub const fn region_of(id: SpaceId) -> Region {
    of(id).region()
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Side;

    #[test]
    fn every_space_is_in_one_province() {
        let all = Province::ALL.into_iter().fold(SpaceSet::EMPTY, |set, p| {
            assert!(set.and(p.spaces()).is_empty());
            set.or(p.spaces())
        });
        assert_eq!(all, SpaceSet::first(COUNT as u32));
    }

    #[test]
    fn sizes_and_majorities_are_those_of_the_summary() {
        let sizes = Province::ALL.map(|p| p.spaces().len());
        assert_eq!(
            sizes,
            [5, 5, 5, 7, 5, 9, 2, 5, 5, 5, 1, 2, 5, 5, 5, 1, 5, 1, 5, 5, 7, 1]
        );
        let majorities = Province::ALL.map(Province::majority);
        assert_eq!(
            majorities,
            [3, 3, 3, 4, 3, 5, 2, 3, 3, 3, 1, 2, 3, 3, 3, 1, 3, 1, 3, 3, 4, 1]
        );
        assert_eq!(
            Province::ALL.iter().filter(|p| p.significant()).count(),
            18,
            "22.1: Political Points"
        );
    }

    #[test]
    fn the_war_begins_at_nine_points_to_seven() {
        let holds = |side, p: &Province| {
            let own = p.spaces().iter().filter(|s| space(*s).start == Some(side)).count();
            p.significant() && own as u32 >= p.majority()
        };
        let points = |side| Province::ALL.iter().filter(|p| holds(side, p)).count();
        assert_eq!((points(Side::Rome), points(Side::Carthage)), (9, 7), "22.2");
    }

    #[test]
    fn allies_help_at_home() {
        use Province::*;
        assert!(Sicilia.helps_in(Syracuse) && Baetica.helps_in(Idubeda));
        assert!(!Sicilia.helps_in(CorsicaSardinia) && !Massilia.helps_in(Liguria));
    }
}
