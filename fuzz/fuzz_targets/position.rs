//! Any bytes as a position to look at: a named error or a sound position, never a panic.
#![no_main]
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| testkit::any_position::<hamilcar::Hamilcar>(bytes));
