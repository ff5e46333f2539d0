//! The drawn map holds everything the tables name.

use engine::Id;
use engine::layout::{Spot, WayKind, Zone};
use hannibal::data::{
    layout::LAYOUT, provinces::Province, provinces::Region, roads::ROADS, roads::Way, spaces::SPACES,
};

/// Whether a point lies in a box.
fn holds(zone: Zone, spot: Spot) -> bool {
    let Zone { x, y, w, h } = zone;
    (x..=x + w).contains(&spot.x) && (y..=y + h).contains(&spot.y)
}

#[test]
fn every_space_has_a_place_in_the_view() {
    assert_eq!(LAYOUT.places.len(), SPACES.len());
    for (place, space) in LAYOUT.places.iter().zip(&SPACES) {
        let name = space.name;
        assert!(holds(LAYOUT.view, place.at), "{name} lies outside the view");
        assert_eq!(place.port.is_some(), space.port.is_some(), "anchor of {name}");
        for zone in [place.label, place.stack, place.second] {
            assert!(holds(LAYOUT.view, zone.middle()), "{name} has a seat outside the view");
        }
        assert!(
            !place.stack.meets(place.second),
            "two forces at {name} cover each other"
        );
        assert!(!place.stack.meets(place.label), "an army covers the name of {name}");
    }
}

#[test]
fn armies_stand_on_their_own_markers_and_names_cover_no_name() {
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
                i == j || !place.label.meets(other.label),
                "the names of {here} and {there} cover each other"
            );
        }
    }
}

/// In a pane of 800 pixels, where the whole map is shown, every space has its 44 pixels.
#[test]
fn every_space_can_be_tapped() {
    let apart = i32::from(LAYOUT.view.w) * 44 / 800;
    for (i, place) in LAYOUT.places.iter().enumerate() {
        for other in &LAYOUT.places[i + 1..] {
            let (dx, dy) = (i32::from(place.at.x - other.at.x), i32::from(place.at.y - other.at.y));
            assert!(dx * dx + dy * dy >= apart * apart, "{} is too near", SPACES[i].name);
        }
    }
}

#[test]
fn every_road_is_drawn_as_what_it_is() {
    for road in &ROADS {
        let (way, _) = LAYOUT.way(road.b, road.a, false).expect("every road is drawn");
        let kind = match road.way {
            Way::Road => WayKind::Road,
            Way::Strait => WayKind::Strait,
            Way::Alps | Way::Pass => WayKind::Pass,
        };
        assert_eq!(way.kind, kind);
    }
    assert_eq!(LAYOUT.ways.len(), ROADS.len());
}

#[test]
fn every_province_has_a_pennant_and_every_country_a_box() {
    for province in Province::ALL {
        let name = province.name();
        assert!(LAYOUT.pennants.iter().any(|seat| seat.name == name), "{name}");
        let box_of = match (province, province.region()) {
            (Province::Sicilia | Province::Syracuse, _) => "Sicilia",
            (_, Region::Islands) => continue,
            (_, region) => region.name(),
        };
        let region = LAYOUT.regions.iter().find(|r| r.name == box_of);
        let region = region.expect("every country has a box");
        for space in province.spaces().iter() {
            assert!(holds(region.zone, LAYOUT.places[space.index()].at), "{name}");
        }
    }
}
