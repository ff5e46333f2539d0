//! Any bytes as answers: taken exactly if they are legal.
#![no_main]
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| testkit::any_answers::<hamilcar::Hamilcar>(bytes));
