//! The computer opponent knows what its side may know.

use hamilcar::Hamilcar;

#[test]
fn nothing_hidden_is_read() {
    let (questions, pauses) = mind::secrecy::<Hamilcar>(6, 1);
    assert!(
        questions > 1000 && pauses > 20,
        "{questions} questions, {pauses} pauses"
    );
}
