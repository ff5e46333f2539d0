//! Runs the case file.

use pig::Pig;

#[test]
fn every_case_holds() {
    testkit::cases::every_case_holds::<Pig>(env!("CARGO_MANIFEST_DIR"));
}
