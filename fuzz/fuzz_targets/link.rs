//! Any bytes as a link: a named error or a game, never a panic.
#![no_main]
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| testkit::any_link::<hamilcar::Hamilcar>(bytes));
