//! The number of nouns and verbs: "1 CU goes inside", "2 CUs go inside".

use hamilcar::Hamilcar;
use testkit::of_one_number;

#[test]
fn golden_and_random_wars_are_of_one_number() {
    let counted = [
        "Elephant",
        "Elephant CU",
        "Supply Train",
        "Unit",
        "Warship",
        "Prize",
        "hit",
        "Province",
        "General",
    ];
    of_one_number::<Hamilcar>(&counted);
}
