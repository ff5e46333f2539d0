//! What leads to a die shows its odds.

use testkit::unweighed;

#[test]
fn an_answer_behind_which_a_die_lies_shows_its_odds() {
    let found = unweighed::<hands::Hands>(0..60, 400);
    assert!(found.is_empty(), "{found:#?}");
}
