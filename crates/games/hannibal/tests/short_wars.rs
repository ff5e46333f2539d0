//! The short wars of the game.

use hannibal::Hannibal;
use testkit::short_wars_hold;

#[test]
fn three_turns_are_played_with_other_cards_each_time() {
    assert_eq!(short_wars_hold::<Hannibal>(), ["taurini", "cosa"]);
}
