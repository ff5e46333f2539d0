//! RULES.md against the sections, the sources and the cases.

use hands::Hands;

#[test]
fn every_section_has_its_function_and_its_case() {
    testkit::cases::every_section_has_its_function_and_its_case::<Hands>(env!("CARGO_MANIFEST_DIR"));
}
