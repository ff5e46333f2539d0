//! No rule and no row changes without a new revision: `revision.txt` holds what this one comes to.

use engine::scene::Certainty::Sourced;
use hamilcar::Hamilcar;
use hamilcar::data::{cards, dice, generals, lanes, provinces, roads, setup, spaces, tactics, tracks};
use std::fmt::Debug;

/// What is printed, without how sure it is, what is said of that, and which picture shows it.
fn rows() -> Vec<Box<dyn Debug>> {
    let (certainty, doubt) = (Sourced, "");
    let mut rows: Vec<Box<dyn Debug>> = Vec::new();
    for card in cards::CARDS {
        rows.push(Box::new(cards::Card {
            certainty,
            doubt,
            art: "",
            ..card
        }));
    }
    for die in dice::Die::ALL {
        for face in dice::faces(die) {
            rows.push(Box::new(dice::Face { certainty, ..*face }));
        }
    }
    for general in generals::GENERALS {
        rows.push(Box::new(generals::General {
            certainty,
            doubt,
            ..general
        }));
    }
    for space in spaces::SPACES {
        rows.push(Box::new(spaces::Space {
            certainty,
            doubt,
            ..space
        }));
    }
    for road in roads::ROADS {
        rows.push(Box::new(roads::Road { certainty, ..road }));
    }
    for lane in lanes::LANES {
        rows.push(Box::new(lanes::Lane { certainty, ..lane }));
    }
    for tactic in tactics::TACTICS {
        rows.push(Box::new(tactics::Tactic {
            certainty,
            doubt,
            ..tactic
        }));
    }
    for turn in tracks::TURNS {
        rows.push(Box::new(tracks::Turn {
            certainty,
            doubt,
            ..turn
        }));
    }
    for province in provinces::Province::ALL {
        rows.push(Box::new((province, province.region(), province.significant())));
    }
    rows.push(Box::new((lanes::TYRRHENUM_MP, lanes::TYRRHENUM_STORMS)));
    rows.push(Box::new((
        tracks::SEAMANSHIP,
        tracks::ATTRITION,
        tracks::DISPLAY,
        tracks::COLUMNS,
    )));
    rows.push(Box::new((
        tracks::miat::SETUP,
        tracks::miat::WARLIKE,
        tracks::SEAMANSHIP_AT_SETUP,
    )));
    rows.push(Box::new((setup::UNITS, setup::READY, setup::SPENT, setup::SUPREMACY)));
    rows
}

#[test]
fn no_rule_changes_without_a_new_revision() {
    testkit::no_rule_changes_without_a_new_revision::<Hamilcar>(env!("CARGO_MANIFEST_DIR"), &rows());
}

#[test]
fn no_field_of_the_state_comes_unmarked() {
    testkit::no_field_comes_unmarked::<Hamilcar>(env!("CARGO_MANIFEST_DIR"), &["src", "../punic/src"]);
}
