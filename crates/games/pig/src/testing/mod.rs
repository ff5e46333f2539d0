//! What tests and tools ask of the game beside its rules.

mod case_language;

impl testkit::RandomPlay for crate::Pig {}

impl testkit::Tested for crate::Pig {}
