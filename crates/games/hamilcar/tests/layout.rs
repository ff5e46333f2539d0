//! The drawn map holds everything the tables name.

use engine::layout::{Spot, WayKind, Zone};
use engine::{Id, SpaceId};
use hamilcar::data::{lanes::LANES, layout::LAYOUT, provinces::Province, roads::ROADS, spaces::SPACES};

/// Whether a point lies in a box.
fn holds(zone: Zone, spot: Spot) -> bool {
    let Zone { x, y, w, h } = zone;
    (x..=x + w).contains(&spot.x) && (y..=y + h).contains(&spot.y)
}

#[test]
fn every_space_has_a_place_in_the_view() {
    assert_eq!(LAYOUT.places.len(), SPACES.len());
    for (place, space) in LAYOUT.places.iter().zip(&SPACES) {
        assert!(holds(LAYOUT.view, place.at), "{} lies outside the view", space.name);
        assert_eq!(place.port.is_some(), space.port, "anchor of {}", space.name);
        for zone in [place.label, place.stack, place.second] {
            assert!(
                holds(LAYOUT.view, zone.middle()),
                "{} has a seat outside the view",
                space.name
            );
        }
        assert!(
            !place.stack.meets(place.second),
            "two forces at {} cover each other",
            space.name
        );
        assert!(
            !place.stack.meets(place.label),
            "an army covers the name of {}",
            space.name
        );
    }
}

#[test]
fn armies_stand_on_their_own_markers_and_cover_no_other() {
    for (i, place) in LAYOUT.places.iter().enumerate() {
        for (j, other) in LAYOUT.places.iter().enumerate() {
            let (Spot { x, y }, half) = (other.at, other.half);
            let marker = Zone {
                x: x - half.x,
                y: y - half.y,
                w: 2 * half.x,
                h: 2 * half.y,
            };
            let (here, there) = (SPACES[i].name, SPACES[j].name);
            assert_eq!(
                place.stack.meets(marker),
                i == j,
                "the army of {here} stands on {there}"
            );
            assert!(
                i == j || !place.stack.meets(other.stack),
                "the armies of {here} and {there} cover each other"
            );
            assert!(
                i == j || !place.label.meets(other.label),
                "the names of {here} and {there} cover each other"
            );
        }
    }
}

#[test]
fn every_road_and_lane_is_drawn() {
    for road in &ROADS {
        let (way, _) = LAYOUT.way(road.b, road.a, false).expect("every road is drawn");
        assert_eq!(way.kind == WayKind::Strait, road.strait);
    }
    for lane in &LANES {
        assert!(
            LAYOUT.way(lane.a, lane.b, true).is_some(),
            "no lane from {:?} to {:?}",
            lane.a,
            lane.b
        );
    }
    assert_eq!(LAYOUT.ways.len(), ROADS.len() + LANES.len());
}

#[test]
fn every_port_of_the_open_sea_has_its_line() {
    for (i, space) in SPACES.iter().enumerate() {
        let drawn = LAYOUT.feelers.iter().any(|f| f.from == SpaceId::from_index(i));
        assert_eq!(drawn, space.tyrrhenum, "{}", space.name);
    }
}

#[test]
fn every_province_has_a_pennant_and_every_region_a_box() {
    for province in Province::ALL {
        assert!(
            LAYOUT.pennants.iter().any(|seat| seat.name == province.name()),
            "{}",
            province.name()
        );
        let region = LAYOUT
            .regions
            .iter()
            .find(|r| r.name == province.region().name())
            .expect("every region has a box");
        for space in province.spaces().iter() {
            assert!(holds(region.zone, LAYOUT.places[space.index()].at));
        }
    }
}
