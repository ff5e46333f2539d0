//! The computer opponent knows what its side may know.

use hands::Hands;

#[test]
fn nothing_hidden_is_read() {
    let (questions, pauses) = mind::secrecy::<Hands>(6, 1);
    assert!(
        questions > 1000 && pauses > 20,
        "{questions} questions, {pauses} pauses"
    );
}
