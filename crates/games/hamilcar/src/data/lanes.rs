//! The 35 coastal sea lanes with their storms, and the Mare Tyrrhenum (2.1.H, 7.3).

use super::spaces::{COUNT, SPACES, at::*};
use engine::adjacency::Neighbours;
use engine::scene::Certainty::{self, *};
use engine::{SpaceId, SpaceSet};

/// A coastal sea lane: 1 MP.
#[derive(Clone, Copy, Debug)]
pub struct Lane {
    /// One end.
    pub a: SpaceId,
    /// The other end.
    pub b: SpaceId,
    /// Storm symbols on it.
    pub storms: u8,
    /// How sure it is that the two ports are joined.
    pub certainty: Certainty,
}

/// How sure the numbers of storms are: all of them, coastal and open.
pub const STORMS_CERTAINTY: Certainty = Reconstructed;

/// What is not sourced in the lanes.
pub const DOUBT: &str = "All numbers of storms, and which ports the other lanes join.";

/// The coastal lanes. The order is the order in which neighbours are listed.
#[rustfmt::skip]
pub static LANES: [Lane; 35] = [
    //   between         and         storms certainty of the lane
    lane(ROMA,           NEAPOLIS,       0, Sourced),
    lane(NEAPOLIS,       LIPARA,         1, Sourced),
    lane(SYRACUSAE,      MESSANA,        0, Sourced),
    lane(MESSANA,        LIPARA,         0, Sourced),
    lane(MESSANA,        REGIUM,         1, Sourced),
    lane(LIPARA,         REGIUM,         1, Inferred),
    lane(LIPARA,         PANORMUS,       1, Inferred),
    lane(LILYBAEUM,      CARTHAGO,       2, Inferred),
    lane(PISAE,          POPULONIA,      0, Reconstructed),
    lane(POPULONIA,      ROMA,           1, Reconstructed),
    lane(NEAPOLIS,       PAESTUM,        0, Reconstructed),
    lane(PAESTUM,        REGIUM,         2, Reconstructed),
    lane(REGIUM,         CROTON,         1, Reconstructed),
    lane(CROTON,         TARENTUM,       1, Reconstructed),
    lane(TARENTUM,       BRUNDISIUM,     1, Reconstructed),
    lane(MESSANA,        THERMAE,        0, Reconstructed),
    lane(THERMAE,        PANORMUS,       0, Reconstructed),
    lane(PANORMUS,       DREPANA,        1, Reconstructed),
    lane(DREPANA,        LILYBAEUM,      1, Reconstructed),
    lane(LILYBAEUM,      AGRIGENTUM,     1, Reconstructed),
    lane(AGRIGENTUM,     PHINTIAS,       1, Reconstructed),
    lane(PHINTIAS,       CAMARINA,       2, Reconstructed),
    lane(CAMARINA,       SYRACUSAE,      2, Reconstructed),
    lane(PHINTIAS,       ASPIS,          2, Reconstructed),
    lane(CARTHAGO,       UTICA,          0, Reconstructed),
    lane(CARTHAGO,       ASPIS,          0, Reconstructed),
    lane(UTICA,          HIPPO_REGIUS,   1, Reconstructed),
    lane(ASPIS,          HADRUMETUM,     0, Reconstructed),
    lane(HADRUMETUM,     THAPSUS,        1, Reconstructed),
    lane(CARALES,        UTICA,          2, Reconstructed),
    lane(CARALES,        ORISTANO,       1, Reconstructed),
    lane(ORISTANO,       SASSARI,        1, Reconstructed),
    lane(SASSARI,        ALERIA,         2, Reconstructed),
    lane(ALERIA,         POPULONIA,      1, Reconstructed),
    lane(ALERIA,         PISAE,          1, Reconstructed),
];

/// MPs between any two ports of the Mare Tyrrhenum (7.3).
pub const TYRRHENUM_MP: u8 = 2;

/// Storm symbols on every lane of the Mare Tyrrhenum.
pub const TYRRHENUM_STORMS: u8 = 3;

/// How sure ports and storms of the Mare Tyrrhenum are; its rules are sourced.
pub const TYRRHENUM_CERTAINTY: Certainty = Reconstructed;

/// What is not sourced in the Mare Tyrrhenum.
pub const TYRRHENUM_DOUBT: &str = "Which ports open on it, and its storms.";

const fn lane(a: SpaceId, b: SpaceId, storms: u8, certainty: Certainty) -> Lane {
    Lane {
        a,
        b,
        storms,
        certainty,
    }
}

static NEIGHBOURS: Neighbours<6, COUNT> = {
    let mut ends = [(ROMA, ROMA); 35];
    let mut i = 0;
    while i < 35 {
        ends[i] = (LANES[i].a, LANES[i].b);
        i += 1;
    }
    Neighbours::gather(&ends)
};

static TYRRHENUM: SpaceSet = {
    let (mut bits, mut i) = (0, 0);
    while i < COUNT {
        if SPACES[i].tyrrhenum {
            bits |= 1 << i;
        }
        i += 1;
    }
    SpaceSet::from_bits(bits)
};

/// Neighbours by coastal lane, the Strait included, the Mare Tyrrhenum not, in the order of [`LANES`].
#[must_use]
pub fn by_sea(space: SpaceId) -> &'static [SpaceId] {
    NEIGHBOURS.list(space)
}

/// Neighbours by coastal lane as a set.
#[must_use]
pub fn sea_set(space: SpaceId) -> SpaceSet {
    NEIGHBOURS.set(space)
}

/// The ports of the Mare Tyrrhenum: each is joined with each.
#[must_use]
pub fn tyrrhenum_ports() -> SpaceSet {
    TYRRHENUM
}

/// Storm symbols on the lane between two ports (2.1.J): of the coastal lane if there is one, else those of the Mare Tyrrhenum.
#[must_use]
pub fn storms(from: SpaceId, to: SpaceId) -> u8 {
    let joins = |l: &&Lane| (l.a, l.b) == (from, to) || (l.b, l.a) == (from, to);
    LANES.iter().find(joins).map_or(TYRRHENUM_STORMS, |l| l.storms)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::roads::is_strait;
    use crate::data::spaces::{all, space};

    #[test]
    fn every_port_has_a_lane_and_nothing_else_has() {
        for s in all() {
            assert_eq!(space(s).port, !by_sea(s).is_empty(), "{}", space(s).name);
            assert_eq!(by_sea(s).iter().copied().collect::<SpaceSet>(), sea_set(s));
            assert!(by_sea(s).iter().all(|n| sea_set(*n).contains(s) && *n != s));
            assert_eq!(
                by_sea(s).len() as u32,
                sea_set(s).len(),
                "{}: no lane twice",
                space(s).name
            );
        }
        assert_eq!(all().map(|s| by_sea(s).len()).sum::<usize>(), 2 * LANES.len());
    }

    #[test]
    fn distances_count_lanes() {
        let all_distances = NEIGHBOURS.distances();
        let sea_distance = |a: SpaceId, b: SpaceId| all_distances[usize::from(a.0)][usize::from(b.0)];
        for (a, b) in [(ROMA, LIPARA), (SYRACUSAE, LIPARA)] {
            assert_eq!(sea_distance(a, b), 2, "the example of section 9 counts two lanes");
        }
        assert_eq!((sea_distance(ROMA, ROMA), sea_distance(ROMA, CAPUA)), (0, u8::MAX));
        for a in all().filter(|s| space(*s).port) {
            assert!(all().filter(|s| space(*s).port).all(|b| sea_distance(a, b) < 20));
        }
    }

    #[test]
    fn strait_and_open_sea() {
        let joins = |l: &&Lane, a, b| (l.a, l.b) == (a, b) || (l.a, l.b) == (b, a);
        let storms = |a, b| LANES.iter().find(|l| joins(l, a, b)).map(|l| l.storms);
        assert!(
            LANES.iter().any(|l| is_strait(l.a, l.b)),
            "7.3: the Strait is a lane too"
        );
        assert_eq!(
            (storms(REGIUM, MESSANA), storms(MESSANA, REGIUM), storms(ROMA, CAPUA)),
            (Some(1), Some(1), None)
        );
        assert_eq!(tyrrhenum_ports().len(), 7);
        assert!(
            LANES.iter().all(|l| l.storms < TYRRHENUM_STORMS),
            "2.1.H: the open sea is more dangerous"
        );
    }
}
