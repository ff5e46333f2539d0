//! Any bytes as a kept game, and any damage to a real one.
#![no_main]
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| testkit::any_save::<hamilcar::Hamilcar>(bytes));
