//! What leads to a die shows its odds.

use testkit::unweighed;

/// Questions whose answers lead to a die without odds, and why none stand there.
const WITHOUT: [(&str, &str); 5] = [
    (
        "Battle.Attack",
        "an ally brings a Battle Card that may be drawn; the attack is still to be laid",
    ),
    (
        "Battle.BattleLoss",
        "whichever CU is lost, the same die of the retreat follows",
    ),
    (
        "Battle.Match",
        "who lays no card has lost; the die tells the losses alone",
    ),
    (
        "Battle.StopWithdrawal",
        "who lets them go ends the battle; the die tells the losses alone",
    ),
    (
        "Card.Counter",
        "at the bar of a window nobody knows yet whether a card is played",
    ),
];

#[test]
fn an_answer_behind_which_a_die_lies_shows_its_odds() {
    let mut found = unweighed::<hannibal::Hannibal>(0..60, 400);
    for (name, why) in WITHOUT {
        assert!(
            found.remove(name).is_some(),
            "{name} is met no more, or shows odds: {why}"
        );
    }
    assert!(found.is_empty(), "{found:#?}");
}
