//! RULES.md against the sections, the sources and the cases.

use hannibal::Hannibal;

#[test]
fn every_section_has_its_function_and_its_case() {
    testkit::cases::every_section_has_its_function_and_its_case::<Hannibal>(env!("CARGO_MANIFEST_DIR"));
}
