//! The 12 provinces and the regions they lie in (2.1.E and F).

use super::spaces::{COUNT, SPACES, space};
use engine::adjacency::sets;
use engine::scene::Certainty::{self, *};
use engine::{SpaceId, SpaceSet};

/// A region (2.1.F).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Region {
    /// Africa.
    Africa,
    /// Italia.
    Italia,
    /// Sicilia: the provinces of Sicilia and Syracuse.
    Sicilia,
    /// Corsica & Sardinia.
    CorsicaSardinia,
}

/// A province (2.1.E).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Province {
    /// Numidia.
    Numidia,
    /// Libya.
    Libya,
    /// Carthago.
    Carthago,
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
    /// Corsica & Sardinia.
    CorsicaSardinia,
}

/// What is printed of a province. Its spaces are those whose rows name it.
#[derive(Clone, Copy, Debug)]
struct Row {
    name: &'static str,
    region: Region,
    significant: bool,
    certainty: Certainty,
}

/// The provinces.
#[rustfmt::skip]
static PROVINCES: [Row; Province::COUNT] = [
    //  name                  region                    politically significant  certainty (of name, region and significance)
    row("Numidia",             Region::Africa,           true,                    Sourced),
    row("Libya",               Region::Africa,           true,                    Sourced),
    row("Carthago",            Region::Africa,           true,                    Sourced),
    row("Etruria",             Region::Italia,           true,                    Sourced),
    row("Samnium",             Region::Italia,           false,                   Sourced),
    row("Latium",              Region::Italia,           true,                    Sourced),
    row("Campania",            Region::Italia,           true,                    Sourced),
    row("Apulia",              Region::Italia,           true,                    Sourced),
    row("Lucania",             Region::Italia,           true,                    Sourced),
    row("Sicilia",             Region::Sicilia,          true,                    Sourced),
    row("Syracuse",            Region::Sicilia,          true,                    Sourced),
    row("Corsica & Sardinia",  Region::CorsicaSardinia,  true,                    Sourced),
];

const fn row(name: &'static str, region: Region, significant: bool, certainty: Certainty) -> Row {
    Row {
        name,
        region,
        significant,
        certainty,
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

impl Province {
    /// How many provinces there are.
    pub const COUNT: usize = 12;

    /// All provinces in their order.
    pub const ALL: [Province; Self::COUNT] = {
        use Province::*;
        [
            Numidia,
            Libya,
            Carthago,
            Etruria,
            Samnium,
            Latium,
            Campania,
            Apulia,
            Lucania,
            Sicilia,
            Syracuse,
            CorsicaSardinia,
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

    /// Its region.
    #[must_use]
    pub const fn region(self) -> Region {
        self.row().region
    }

    /// Whether it is Politically Significant: all are but Samnium (2.1.E).
    #[must_use]
    pub const fn significant(self) -> bool {
        self.row().significant
    }

    /// How sure name, region and significance are; which spaces it has is as sure as their own rows.
    #[must_use]
    pub const fn certainty(self) -> Certainty {
        self.row().certainty
    }

    /// Its spaces.
    #[must_use]
    pub fn spaces(self) -> SpaceSet {
        MEMBERS[self as usize]
    }

    /// How many of its spaces are more than half of them.
    #[must_use]
    pub fn majority(self) -> u32 {
        self.spaces().len() / 2 + 1
    }
}

impl Region {
    /// All regions.
    pub const ALL: [Region; 4] = [Region::Africa, Region::Italia, Region::Sicilia, Region::CorsicaSardinia];

    /// Its printed name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Region::Africa => "Africa",
            Region::Italia => "Italia",
            Region::Sicilia => "Sicilia",
            Region::CorsicaSardinia => "Corsica & Sardinia",
        }
    }

    /// Its provinces.
    pub fn provinces(self) -> impl Iterator<Item = Province> {
        Province::ALL.into_iter().filter(move |p| p.region() == self)
    }

    /// Its spaces.
    #[must_use]
    pub fn spaces(self) -> SpaceSet {
        self.provinces().fold(SpaceSet::EMPTY, |set, p| set.or(p.spaces()))
    }
}

/// The province of a space.
#[must_use]
pub const fn of(id: SpaceId) -> Province {
    space(id).province
}

/// The region of a space.
#[must_use]
pub const fn region_of(id: SpaceId) -> Region {
    of(id).region()
}

/// The province of this name; upper and lower case are the same.
#[must_use]
pub fn by_name(name: &str) -> Option<Province> {
    Province::ALL.into_iter().find(|p| p.name().eq_ignore_ascii_case(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_space_is_in_one_province() {
        let all = Province::ALL.into_iter().fold(SpaceSet::EMPTY, |set, p| {
            assert!(set.and(p.spaces()).is_empty());
            set.or(p.spaces())
        });
        assert_eq!(all, SpaceSet::first(COUNT as u32));
        for id in all.iter() {
            assert!(of(id).spaces().contains(id));
        }
    }

    #[test]
    fn majorities_and_names() {
        let majorities = Province::ALL.map(Province::majority);
        assert_eq!(majorities, [3, 3, 3, 3, 2, 2, 2, 3, 3, 6, 2, 3]);
        for (i, p) in Province::ALL.into_iter().enumerate() {
            assert_eq!((p as usize, by_name(p.name())), (i, Some(p)));
        }
        assert_eq!(
            Province::ALL.iter().filter(|p| !p.significant()).count(),
            1,
            "2.1.E: Samnium alone"
        );
        assert_eq!(Region::Italia.provinces().count(), 6);
        assert_eq!(Region::Africa.spaces().len(), 13);
    }
}
