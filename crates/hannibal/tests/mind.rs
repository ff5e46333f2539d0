//! The computer opponent knows what its side may know.

use hannibal::Hannibal;

#[test]
fn nothing_hidden_is_read() {
    let (questions, pauses) = mind::secrecy::<Hannibal>(6, 1);
    assert!(
        questions > 1000 && pauses > 20,
        "{questions} questions, {pauses} pauses"
    );
}
