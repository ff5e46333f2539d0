//! The number of nouns and verbs: "1 CU goes inside", "2 CUs go inside".

use hannibal::Hannibal;
use testkit::of_one_number;

#[test]
fn golden_and_random_wars_are_of_one_number() {
    let counted = ["elephant CU", "round", "space", "general", "siege train"];
    of_one_number::<Hannibal>(&counted);
}
