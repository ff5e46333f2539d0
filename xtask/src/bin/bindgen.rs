//! A `wasm-bindgen` for Trunk, of the version that the page has: so no machine has to install a program of that version. It has another name here
//! because the compiler takes a crate of that name for an old library.

#[path = "../bindgen.rs"]
mod bindgen;

use std::process::ExitCode;

/// The version of the library; `xtask/tests/house_rules.rs` holds it to the manifests.
const VERSION: &str = "0.2.130";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    if words.iter().any(|word| word == "--version") {
        println!("wasm-bindgen {VERSION}");
        return ExitCode::SUCCESS;
    }
    match bindgen::run(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(words) => {
            eprintln!("wasm-bindgen: {words}");
            ExitCode::FAILURE
        }
    }
}
