//! What the computer opponent says for and against answers: `reasons.txt` has each way of saying each reason.

use hamilcar::Hamilcar;

#[test]
fn each_reason_is_said_with_its_places_and_figures() {
    ai::reasons_are_said::<Hamilcar>(env!("CARGO_MANIFEST_DIR"), 100);
}
