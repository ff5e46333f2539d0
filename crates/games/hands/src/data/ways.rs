//! The 59 connections of the board, as the Location cards list them (5.1.1).

use super::locations::{COUNT, at::*};
use Kind::*;
use engine::adjacency::Neighbours;
use engine::scene::Certainty::{self, *};
use engine::{SpaceId, SpaceSet};

/// How two locations are connected.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// A road: 1 Wagon.
    Road,
    /// A rough road: 2 Wagons.
    Rough,
    /// The straits of Messana: 2 Wagons.
    Straits,
    /// A naval connection: 1 Ship.
    Sea,
}

/// A connection.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    /// One end.
    pub a: SpaceId,
    /// The other end.
    pub b: SpaceId,
    /// Its kind.
    pub kind: Kind,
    /// How sure the row is.
    pub certainty: Certainty,
}

/// What is reconstructed in a connection that is not sourced.
pub const DOUBT: &str = "Whether the two locations are connected, and how.";

/// The connections. No two join the same locations.
#[rustfmt::skip]
pub static WAYS: [Way; 59] = [
    //  between      and           kind      certainty
    way(PISA,        COSA,        Road,     Reconstructed),
    way(COSA,        ROME,        Road,     Reconstructed),
    way(ROME,        NEAPOLIS,    Road,     Reconstructed),
    way(NEAPOLIS,    VELIA,       Road,     Reconstructed),
    way(VELIA,       TEMESA,      Rough,    Reconstructed),
    way(TEMESA,      RHEGIUM,     Road,     Reconstructed),
    way(RHEGIUM,     LOCRI,       Road,     Reconstructed),
    way(LOCRI,       TARENTUM,    Road,     Reconstructed),
    way(NEAPOLIS,    TARENTUM,    Rough,    Reconstructed),
    way(RHEGIUM,     MESSANA,     Straits,  Inferred),
    way(MESSANA,     TYNDARIS,    Road,     Sourced),
    way(MESSANA,     CATANA,      Road,     Reconstructed),
    way(TYNDARIS,    THERMAE,     Road,     Reconstructed),
    way(THERMAE,     PANORMUS,    Road,     Sourced),
    way(PANORMUS,    HIPPANA,     Rough,    Reconstructed),
    way(PANORMUS,    DREPANA,     Rough,    Reconstructed),
    way(DREPANA,     LILYBAEUM,   Rough,    Reconstructed),
    way(LILYBAEUM,   HERACLEA,    Rough,    Reconstructed),
    way(HERACLEA,    AGRIGENTUM,  Road,     Sourced),
    way(HIPPANA,     AGRIGENTUM,  Rough,    Reconstructed),
    way(THERMAE,     ENNA,        Rough,    Reconstructed),
    way(ENNA,        CATANA,      Road,     Reconstructed),
    way(ENNA,        AGRIGENTUM,  Rough,    Reconstructed),
    way(AGRIGENTUM,  CAMARINA,    Road,     Reconstructed),
    way(CAMARINA,    SYRACUSE,    Road,     Reconstructed),
    way(CATANA,      SYRACUSE,    Road,     Reconstructed),
    way(OLBIA,       NUARO,       Road,     Reconstructed),
    way(NUARO,       THARROS,     Road,     Reconstructed),
    way(THARROS,     CARALIS,     Rough,    Reconstructed),
    way(NUARO,       CARALIS,     Rough,    Reconstructed),
    way(TABRACA,     HIPPO_ACRA,  Rough,    Reconstructed),
    way(HIPPO_ACRA,  UTICA,       Road,     Reconstructed),
    way(UTICA,       CARTHAGE,    Road,     Reconstructed),
    way(UTICA,       TUNES,       Road,     Reconstructed),
    way(CARTHAGE,    TUNES,       Road,     Reconstructed),
    way(TUNES,       HADRUMETUM,  Road,     Reconstructed),
    way(CARTHAGE,    ASPIS,       Road,     Reconstructed),
    way(ASPIS,       HADRUMETUM,  Road,     Reconstructed),
    way(HADRUMETUM,  THAPSUS,     Road,     Reconstructed),
    way(AGRIGENTUM,  LILYBAEUM,   Sea,      Sourced),
    way(PISA,        ALERIA,      Sea,      Reconstructed),
    way(COSA,        ALERIA,      Sea,      Reconstructed),
    way(COSA,        OLBIA,       Sea,      Reconstructed),
    way(NEAPOLIS,    OLBIA,       Sea,      Reconstructed),
    way(NEAPOLIS,    PANORMUS,    Sea,      Reconstructed),
    way(TEMESA,      TYNDARIS,    Sea,      Reconstructed),
    way(RHEGIUM,     CATANA,      Sea,      Reconstructed),
    way(LOCRI,       SYRACUSE,    Sea,      Reconstructed),
    way(LOCRI,       CAMARINA,    Sea,      Reconstructed),
    way(TARENTUM,    SYRACUSE,    Sea,      Reconstructed),
    way(MESSANA,     PANORMUS,    Sea,      Reconstructed),
    way(AGRIGENTUM,  SYRACUSE,    Sea,      Reconstructed),
    way(CARTHAGE,    LILYBAEUM,   Sea,      Reconstructed),
    way(UTICA,       PANORMUS,    Sea,      Reconstructed),
    way(ASPIS,       LILYBAEUM,   Sea,      Reconstructed),
    way(UTICA,       CARALIS,     Sea,      Reconstructed),
    way(HIPPO_ACRA,  CARALIS,     Sea,      Reconstructed),
    way(ALERIA,      OLBIA,       Sea,      Reconstructed),
    way(OLBIA,       CARALIS,     Sea,      Reconstructed),];

const fn way(a: SpaceId, b: SpaceId, kind: Kind, certainty: Certainty) -> Way {
    Way { a, b, kind, certainty }
}

/// The ends of all connections, each with the number of its kind.
const ENDS: [(SpaceId, SpaceId, u8); WAYS.len()] = {
    let (mut ends, mut i) = ([(SpaceId(0), SpaceId(0), 0); WAYS.len()], 0);
    while i < WAYS.len() {
        ends[i] = (WAYS[i].a, WAYS[i].b, WAYS[i].kind as u8);
        i += 1;
    }
    ends
};

static BY_ROAD: Neighbours<5, COUNT> = Neighbours::of_kind(&ENDS, Road as u8);
static BY_ROUGH: Neighbours<5, COUNT> = Neighbours::of_kind(&ENDS, Rough as u8);
static BY_STRAITS: Neighbours<1, COUNT> = Neighbours::of_kind(&ENDS, Straits as u8);
static BY_SEA: Neighbours<6, COUNT> = Neighbours::of_kind(&ENDS, Sea as u8);

/// The locations connected with this one by a kind of way.
#[must_use]
pub fn joined(at: SpaceId, kind: Kind) -> SpaceSet {
    match kind {
        Road => BY_ROAD.set(at),
        Rough => BY_ROUGH.set(at),
        Straits => BY_STRAITS.set(at),
        Sea => BY_SEA.set(at),
    }
}

/// The locations connected by road, rough or not, over which Cavalry can raid (5.2.4).
#[must_use]
pub fn raided_from(at: SpaceId) -> SpaceSet {
    joined(at, Road).or(joined(at, Rough))
}

/// How two locations are connected, if they are.
#[must_use]
pub fn between(a: SpaceId, b: SpaceId) -> Option<Kind> {
    [Road, Rough, Straits, Sea]
        .into_iter()
        .find(|kind| joined(a, *kind).contains(b))
}
