//! The short wars of the game.

use hands::Hands;
use testkit::short_wars_hold;

#[test]
fn three_turns_are_played_with_other_cards_each_time() {
    assert_eq!(short_wars_hold::<Hands>(), ["catana", "no-fleet", "sicily-fleets"]);
}
