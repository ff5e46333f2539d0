//! The challenges of the game.

use hannibal::Hannibal;
use testkit::challenges_hold;

#[test]
fn twelve_challenges_can_be_solved() {
    assert_eq!(challenges_hold::<Hannibal>(), 12);
}
