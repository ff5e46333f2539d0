//! The computer opponent knows what its side may know.

use hands::Hands;

#[test]
fn nothing_hidden_is_read() {
    let compared = ai::secrecy::<Hands>(6, 1);
    assert!(
        compared.questions > 1000 && compared.decisions > 10 && compared.pauses > 20,
        "{compared:?}"
    );
    assert!(compared.peeking > 0, "a peeking judge would be found: {compared:?}");
}

#[test]
fn what_dice_and_draws_gave_adds_up() {
    let cards = ai::fortune_holds::<Hands>(4);
    assert!(cards > 40, "{cards} cards at which fortune gave or took something");
    ai::fortune_of_forks_holds::<Hands>(4);
}
