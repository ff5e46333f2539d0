//! The number of nouns and verbs: "1 CU goes inside", "2 CUs go inside".

use hamilcar::Hamilcar;
use kernel::trial::{golden_lines, of_another_number, sentences};
use std::path::Path;

/// What is counted in sentences, in the singular.
const COUNTED: [&str; 15] = [
    "CU",
    "Elephant",
    "Elephant CU",
    "Supply Train",
    "Unit",
    "Warship",
    "Prize",
    "PC",
    "MP",
    "OP",
    "point",
    "card",
    "hit",
    "Province",
    "General",
];

fn holds(text: &str) {
    assert_eq!(of_another_number(text, &COUNTED), None);
}

#[test]
fn lines_of_golden_wars_are_of_one_number() {
    for line in golden_lines(&Path::new(env!("CARGO_MANIFEST_DIR")).join("golden")) {
        holds(&line);
    }
}

#[test]
fn questions_and_lines_of_random_wars_are_of_one_number() {
    sentences::<Hamilcar>(24, 600, holds);
}
