//! The 78 land connections (7.2): roads, and the Strait of Messana.

use super::spaces::{COUNT, at::*};
use engine::adjacency::Neighbours;
use engine::scene::Certainty::{self, *};
use engine::{SpaceId, SpaceSet};

/// A land connection.
#[derive(Clone, Copy, Debug)]
pub struct Road {
    /// One end.
    pub a: SpaceId,
    /// The other end.
    pub b: SpaceId,
    /// MPs to pass it.
    pub mp: u8,
    /// Whether it is the Strait of Messana.
    pub strait: bool,
    /// How sure the row is.
    pub certainty: Certainty,
}

/// What is reconstructed in a road that is not sourced.
pub const DOUBT: &str = "Whether the two spaces are joined.";

/// The roads. The order is the order in which neighbours are listed.
#[rustfmt::skip]
pub static ROADS: [Road; 78] = [
    //   between         and            MPs certainty
    road(MESSANA,        THERMAE,        1, Sourced),
    road(MESSANA,        CATANA,         1, Sourced),
    road(CATANA,         ENNA,           1, Sourced),
    road(ENNA,           AGRIGENTUM,     1, Sourced),
    road(MESSANA,        REGIUM,         2, Sourced),
    road(THERMAE,        ENNA,           1, Inferred),
    road(CATANA,         SYRACUSAE,      1, Inferred),
    road(THERMAE,        PANORMUS,       1, Reconstructed),
    road(PANORMUS,       DREPANA,        1, Reconstructed),
    road(DREPANA,        LILYBAEUM,      1, Reconstructed),
    road(LILYBAEUM,      HERACLEA_MINOA, 1, Reconstructed),
    road(HERACLEA_MINOA, AGRIGENTUM,     1, Reconstructed),
    road(PANORMUS,       HERACLEA_MINOA, 1, Reconstructed),
    road(AGRIGENTUM,     PHINTIAS,       1, Reconstructed),
    road(PHINTIAS,       CAMARINA,       1, Reconstructed),
    road(PHINTIAS,       ENNA,           1, Reconstructed),
    road(CAMARINA,       SYRACUSAE,      1, Reconstructed),
    road(PISAE,          POPULONIA,      1, Reconstructed),
    road(PISAE,          ARRETIUM,       1, Reconstructed),
    road(POPULONIA,      VOLSINII,       1, Reconstructed),
    road(ARRETIUM,       VOLSINII,       1, Reconstructed),
    road(POPULONIA,      ROMA,           1, Reconstructed),
    road(VOLSINII,       ROMA,           1, Reconstructed),
    road(ROMA,           PRAENESTE,      1, Reconstructed),
    road(ROMA,           FREGELLAE,      1, Reconstructed),
    road(PRAENESTE,      AESERNIA,       1, Reconstructed),
    road(PRAENESTE,      FREGELLAE,      1, Reconstructed),
    road(FREGELLAE,      CAPUA,          1, Reconstructed),
    road(FREGELLAE,      AESERNIA,       1, Reconstructed),
    road(CAPUA,          NEAPOLIS,       1, Reconstructed),
    road(CAPUA,          NUCERIA,        1, Reconstructed),
    road(NEAPOLIS,       NUCERIA,        1, Reconstructed),
    road(CAPUA,          BENEVENTUM,     1, Reconstructed),
    road(AESERNIA,       BOVIANUM,       1, Reconstructed),
    road(BOVIANUM,       BENEVENTUM,     1, Reconstructed),
    road(BOVIANUM,       LUCERIA,        1, Reconstructed),
    road(BENEVENTUM,     LUCERIA,        1, Reconstructed),
    road(BENEVENTUM,     POTENTIA,       1, Reconstructed),
    road(LUCERIA,        CANUSIUM,       1, Reconstructed),
    road(CANUSIUM,       BRUNDISIUM,     1, Reconstructed),
    road(CANUSIUM,       TARENTUM,       1, Reconstructed),
    road(BRUNDISIUM,     TARENTUM,       1, Reconstructed),
    road(CANUSIUM,       POTENTIA,       1, Reconstructed),
    road(NUCERIA,        PAESTUM,        1, Reconstructed),
    road(PAESTUM,        POTENTIA,       1, Reconstructed),
    road(POTENTIA,       TARENTUM,       1, Reconstructed),
    road(PAESTUM,        CONSENTIA,      1, Reconstructed),
    road(TARENTUM,       CROTON,         1, Reconstructed),
    road(CONSENTIA,      CROTON,         1, Reconstructed),
    road(CONSENTIA,      REGIUM,         1, Reconstructed),
    road(CROTON,         REGIUM,         1, Reconstructed),
    road(CARALES,        ORISTANO,       1, Reconstructed),
    road(CARALES,        NUORO,          1, Reconstructed),
    road(ORISTANO,       NUORO,          1, Reconstructed),
    road(ORISTANO,       SASSARI,        1, Reconstructed),
    road(NUORO,          SASSARI,        1, Reconstructed),
    road(CARTHAGO,       UTICA,          1, Reconstructed),
    road(CARTHAGO,       TUNES,          1, Reconstructed),
    road(UTICA,          TUNES,          1, Reconstructed),
    road(TUNES,          ASPIS,          1, Reconstructed),
    road(TUNES,          HADRUMETUM,     1, Reconstructed),
    road(ASPIS,          HADRUMETUM,     1, Reconstructed),
    road(HADRUMETUM,     THAPSUS,        1, Reconstructed),
    road(HADRUMETUM,     ZAMA,           1, Reconstructed),
    road(THAPSUS,        CAPSA,          1, Reconstructed),
    road(ZAMA,           CAPSA,          1, Reconstructed),
    road(ZAMA,           TUNES,          1, Reconstructed),
    road(ZAMA,           SICCA,          1, Reconstructed),
    road(SICCA,          TUNES,          1, Reconstructed),
    road(UTICA,          HIPPO_REGIUS,   1, Reconstructed),
    road(HIPPO_REGIUS,   SICCA,          1, Reconstructed),
    road(HIPPO_REGIUS,   CIRTA,          1, Reconstructed),
    road(HIPPO_REGIUS,   MADAUROS,       1, Reconstructed),
    road(CIRTA,          MADAUROS,       1, Reconstructed),
    road(MADAUROS,       SICCA,          1, Reconstructed),
    road(MADAUROS,       THEVESTE,       1, Reconstructed),
    road(THEVESTE,       SICCA,          1, Reconstructed),
    road(THEVESTE,       CAPSA,          1, Reconstructed),
];

const fn road(a: SpaceId, b: SpaceId, mp: u8, certainty: Certainty) -> Road {
    Road {
        a,
        b,
        mp,
        strait: is_strait(a, b),
        certainty,
    }
}

/// Whether this is the Strait of Messana, by land or by sea: 2 MPs by land, 1 by sea (7.2, 7.3).
#[must_use]
pub const fn is_strait(a: SpaceId, b: SpaceId) -> bool {
    (a.0 == MESSANA.0 && b.0 == REGIUM.0) || (a.0 == REGIUM.0 && b.0 == MESSANA.0)
}

static NEIGHBOURS: Neighbours<7, COUNT> = {
    let mut ends = [(ROMA, ROMA); 78];
    let mut i = 0;
    while i < 78 {
        ends[i] = (ROADS[i].a, ROADS[i].b);
        i += 1;
    }
    Neighbours::gather(&ends)
};

/// Neighbours by road, the far shore of the Strait included, in the order of [`ROADS`].
#[must_use]
pub fn by_road(space: SpaceId) -> &'static [SpaceId] {
    NEIGHBOURS.list(space)
}

/// Neighbours by road as a set, the far shore of the Strait included.
#[must_use]
pub fn roads_set(space: SpaceId) -> SpaceSet {
    NEIGHBOURS.set(space)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::spaces::{all, space};

    #[test]
    fn roads_lead_both_ways_and_once() {
        assert_eq!(all().map(|s| by_road(s).len()).sum::<usize>(), 2 * ROADS.len());
        for s in all() {
            assert_eq!(by_road(s).iter().copied().collect::<SpaceSet>(), roads_set(s));
            assert_eq!(
                by_road(s).len() as u32,
                roads_set(s).len(),
                "{}: no road twice",
                space(s).name
            );
            assert!(by_road(s).iter().all(|n| roads_set(*n).contains(s) && *n != s));
        }
    }

    #[test]
    fn only_the_strait_crosses_water() {
        for r in &ROADS {
            assert_eq!(
                space(r.a).landmass != space(r.b).landmass,
                r.strait,
                "{}",
                space(r.a).name
            );
            assert_eq!(r.mp, if r.strait { 2 } else { 1 });
        }
    }

    #[test]
    fn each_land_holds_together() {
        for start in all() {
            let land = |s: &SpaceId| space(*s).landmass == space(start).landmass;
            let mut reached: SpaceSet = [start].into_iter().collect();
            loop {
                let next = reached.iter().fold(reached, |set, s| {
                    set.or(by_road(s).iter().copied().filter(land).collect())
                });
                if next == reached {
                    break;
                }
                reached = next;
            }
            assert_eq!(reached, all().filter(land).collect());
        }
    }

    #[test]
    fn worked_examples_of_10_and_13_find_their_roads() {
        for (a, b) in [
            (THERMAE, MESSANA),
            (MESSANA, CATANA),
            (CATANA, ENNA),
            (ENNA, AGRIGENTUM),
        ] {
            assert!(roads_set(a).contains(b));
        }
    }
}
