//! RULES.md against the sections, the sources and the cases.

use hamilcar::Hamilcar;

#[test]
fn every_section_has_its_function_and_its_case() {
    testkit::cases::every_section_has_its_function_and_its_case::<Hamilcar>(env!("CARGO_MANIFEST_DIR"));
}
