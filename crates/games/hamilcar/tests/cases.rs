//! Runs the case files.

use hamilcar::Hamilcar;

#[test]
fn every_case_holds() {
    testkit::cases::every_case_holds::<Hamilcar>(env!("CARGO_MANIFEST_DIR"));
}
