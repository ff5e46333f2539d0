//! Runs the case files.

use hannibal::Hannibal;

#[test]
fn every_case_holds() {
    testkit::cases::every_case_holds::<Hannibal>(env!("CARGO_MANIFEST_DIR"));
}
