//! No rule and no row changes without a new revision: `revision.txt` holds what this one comes to.

use engine::scene::Certainty::Sourced;
use hands::Hands;
use hands::data::{cards, locations, tracks, ways};
use std::fmt::Debug;

/// What is printed, without how sure it is and what is said of that.
fn rows() -> Vec<Box<dyn Debug>> {
    let (certainty, doubt) = (Sourced, "");
    let mut rows: Vec<Box<dyn Debug>> = Vec::new();
    for row in locations::LOCATIONS {
        let row = locations::Location {
            certainty,
            doubt,
            ..row
        };
        rows.push(Box::new(row));
    }
    for row in ways::WAYS {
        rows.push(Box::new(ways::Way { certainty, ..row }));
    }
    for row in cards::LOCATION_CARDS {
        rows.push(Box::new(cards::LocationCard { doubt, ..row }));
    }
    for row in cards::EMPIRE {
        let row = cards::Empire {
            certainty,
            doubt,
            ..row
        };
        rows.push(Box::new(row));
    }
    for row in cards::STRATEGY {
        let row = cards::Strategy {
            certainty,
            doubt,
            ..row
        };
        rows.push(Box::new(row));
    }
    for row in cards::EVENTS {
        let row = cards::Event {
            certainty,
            doubt,
            ..row
        };
        rows.push(Box::new(row));
    }
    for row in cards::DEUS {
        let row = cards::Deus {
            certainty,
            doubt,
            ..row
        };
        rows.push(Box::new(row));
    }
    rows.push(Box::new((
        tracks::SILVER,
        tracks::WARSHIPS,
        tracks::TOWNS,
        tracks::CITIES,
    )));
    rows.push(Box::new((
        tracks::TRACK,
        tracks::PILLAGE,
        tracks::SURCHARGE,
        tracks::CYCLING,
    )));
    rows.push(Box::new((tracks::TURNS, tracks::MAJORITIES, tracks::FORTIFICATIONS)));
    rows
}

#[test]
fn no_rule_changes_without_a_new_revision() {
    testkit::no_rule_changes_without_a_new_revision::<Hands>(env!("CARGO_MANIFEST_DIR"), &rows());
}

#[test]
fn no_field_of_the_state_comes_unmarked() {
    testkit::no_field_comes_unmarked::<Hands>(env!("CARGO_MANIFEST_DIR"), &["src"]);
}
