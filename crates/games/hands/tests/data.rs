//! The tables come to what the rules say of board and cards.

use engine::{Rules, Side, SpaceId};
use hands::data::cards::*;
use hands::data::locations::{self, ALL, Area, COASTS, DEVELOPABLE, Start, WITH_COLONIST, at, location};
use hands::data::tracks::{CITIES, TOWNS};
use hands::data::ways::{Kind, WAYS, between};
use hands::{Hands, Setup};

/// 2: 138 cards, of which 20 never lie in the game beside those that they stand for.
#[test]
fn there_are_as_many_cards_as_printed() {
    assert_eq!((OF_ROME.len(), OF_CARTHAGE.len() + 1, OF_BOTH.len()), (17, 21, 8));
    assert_eq!(
        (STRATEGY.len(), EVENTS.len(), DEUS.len(), LOCATION_CARDS.len()),
        (15, 14, 8, 35)
    );
    let alternates = EVENTS.iter().filter(|row| row.alternate.is_some()).count();
    assert_eq!((COUNT, COUNT + STRATEGY.len() + alternates), (118, 138));
}

/// 4.3: all but four locations touch water.
#[test]
fn four_locations_lie_inland() {
    let inland: Vec<SpaceId> = ALL.without(COASTS).iter().collect();
    assert_eq!(inland, [at::ROME, at::NUARO, at::HIPPANA, at::ENNA]);
}

/// 6.2: seven of thirteen and three of five are majorities; 5.1.2: Cities are worth 2 VP or more.
#[test]
fn areas_are_as_large_as_the_rules_ask() {
    assert_eq!(
        (Area::Sicily.locations().len(), Area::Corsica.locations().len()),
        (13, 5)
    );
    assert!(DEVELOPABLE.iter().all(|at| location(at).vp >= 2));
}

/// 5.1.2: what can become a City shows a Colonist. 5.1.1: by the first example Tyndaris shows none.
#[test]
fn colonists_are_wanted_where_the_rules_say_so() {
    assert!(DEVELOPABLE.without(WITH_COLONIST).is_empty());
    assert!(!WITH_COLONIST.contains(at::TYNDARIS));
}

/// 3: tokens, cards and Fleets at set-up.
#[test]
fn the_set_up_is_that_of_the_book() {
    let s = Hands::start(Setup::default());
    let [rome, carthage] = Side::BOTH.map(|side| s.of(side));
    assert_eq!((rome.deck.len(), carthage.deck.len()), (13, 13));
    assert_eq!(
        (rome.silver, carthage.silver, rome.warships, carthage.warships),
        (5, 6, 0, 2)
    );
    let of = |start| ALL.iter().filter(|at| location(*at).start == start).count();
    assert_eq!(
        (
            of(Start::Town(Side::Rome)),
            of(Start::City(Side::Rome)),
            of(Start::Capital(Side::Rome))
        ),
        (9, 1, 1)
    );
    assert_eq!(
        (of(Start::Town(Side::Carthage)), of(Start::City(Side::Carthage))),
        (9, 1)
    );
    assert_eq!(
        (s.towns_left(Side::Rome), s.cities_left(Side::Carthage)),
        (TOWNS.rome - 9, CITIES.carthage - 1)
    );
    assert_eq!(of(Start::FreeTown), 1);
}

/// 5.1.1, 5.2.1, 5.2.4: the connections that the examples use.
#[test]
fn connections_are_those_of_the_examples() {
    assert_eq!(between(at::MESSANA, at::TYNDARIS), Some(Kind::Road));
    assert_eq!(between(at::HERACLEA, at::AGRIGENTUM), Some(Kind::Road));
    assert_eq!(between(at::AGRIGENTUM, at::LILYBAEUM), Some(Kind::Sea));
    assert_eq!(between(at::THERMAE, at::PANORMUS), Some(Kind::Road));
    assert!(between(at::PANORMUS, at::HIPPANA).is_some());
    assert_eq!(between(at::RHEGIUM, at::MESSANA), Some(Kind::Straits));
}

/// A way joins two locations once, and ships sail between coasts of the same or of adjacent Sea Zones.
#[test]
fn ways_join_what_they_can() {
    for (at, way) in WAYS.iter().enumerate() {
        let twice = WAYS[at + 1..]
            .iter()
            .any(|other| (other.a, other.b) == (way.a, way.b) || (other.b, other.a) == (way.a, way.b));
        assert!(!twice, "{way:?}");
        if way.kind == Kind::Sea {
            let (a, b) = (location(way.a), location(way.b));
            assert!(
                a.coastal && b.coastal && (a.area == b.area || a.area.adjacent().contains(&b.area)),
                "{way:?}"
            );
        }
    }
    let mut reached = locations::ALL.iter().take(1).collect::<Vec<_>>();
    let mut seen = 0;
    while seen < reached.len() {
        let from = reached[seen];
        seen += 1;
        let next: Vec<SpaceId> = ALL
            .iter()
            .filter(|to| between(from, *to).is_some() && !reached.contains(to))
            .collect();
        reached.extend(next);
    }
    assert_eq!(reached.len(), locations::COUNT, "the board hangs together");
}

/// 4.7: every Event hits one side or the other, whatever the die.
#[test]
fn ranges_of_events_leave_no_face_out() {
    for row in &EVENTS {
        let both = [
            row.carthage,
            row.alternate.map_or(row.carthage, |alternate| alternate.carthage),
        ];
        assert!(both.iter().all(|upto| *upto < 6), "{}", row.title);
    }
}
