//! The computer opponent knows what its side may know.

use hamilcar::Hamilcar;

#[test]
fn nothing_hidden_is_read() {
    let compared = ai::secrecy::<Hamilcar>(6, 1);
    assert!(
        compared.questions > 1000 && compared.decisions > 10 && compared.pauses > 20,
        "{compared:?}"
    );
    assert!(compared.peeking > 0, "a peeking judge would be found: {compared:?}");
}

#[test]
fn the_weights_are_sorted_and_none_stands_twice() {
    assert_eq!(ai::check_weights(<Hamilcar as ai::Evaluate>::WEIGHTS), Ok(()));
}

#[test]
fn what_dice_and_draws_gave_adds_up() {
    let cards = ai::fortune_holds::<Hamilcar>(4);
    assert!(cards > 40, "{cards} cards at which fortune gave or took something");
    ai::fortune_of_forks_holds::<Hamilcar>(4);
}
