//! What leads to a die shows its odds.

use testkit::unweighed;

/// Questions whose answers lead to a die without odds, and why none stand there.
const WITHOUT: [(&str, &str); 3] = [
    (
        "Card.Counter",
        "at the bar of a window nobody knows yet whether a card is played",
    ),
    (
        "Movement.DeclareInterception",
        "beside the chances to Intercept, those of the fight that comes anyway say nothing",
    ),
    (
        "Turn.SpareAttrition",
        "who spends a Supply Train is spared; the die is that of the next Force",
    ),
];

#[test]
fn an_answer_behind_which_a_die_lies_shows_its_odds() {
    let mut found = unweighed::<hamilcar::Hamilcar>(0..60, 400);
    for (name, why) in WITHOUT {
        assert!(
            found.remove(name).is_some(),
            "{name} is met no more, or shows odds: {why}"
        );
    }
    assert!(found.is_empty(), "{found:#?}");
}
