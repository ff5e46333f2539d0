//! `wasm-bindgen`, as far as Trunk and `cargo xtask` call it: the glue of a compiled program, made by the library whose version `Cargo.lock` holds.
//! So no machine has to install a program of that version. It has another name here because the compiler takes a crate of that name for an old library.

use std::process::ExitCode;
use wasm_bindgen_cli_support::Bindgen;

/// The version of the library; `xtask/tests/house_rules.rs` holds it to the manifest.
const VERSION: &str = "0.2.130";

const USAGE: &str = "usage: wasm-bindgen --target=web --out-dir=FOLDER --out-name=NAME [--no-typescript] FILE.wasm";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    if words.iter().any(|word| word == "--version") {
        println!("wasm-bindgen {VERSION}");
        return ExitCode::SUCCESS;
    }
    match bind(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(words) => {
            eprintln!("wasm-bindgen: {words}");
            ExitCode::FAILURE
        }
    }
}

/// Writes `NAME.js` and `NAME_bg.wasm` into the folder.
///
/// # Errors
/// Fails if an argument is missing or unknown, or the file was not made for this version of wasm-bindgen.
fn bind(words: &[String]) -> Result<(), String> {
    let (mut folder, mut input) = (None, None);
    let mut bindgen = Bindgen::new();
    bindgen.typescript(true);
    for word in words {
        match word.split_once('=').unwrap_or((word, "")) {
            ("--target", "web") => drop(bindgen.web(true).map_err(|error| error.to_string())?),
            ("--out-dir", to) => folder = Some(to),
            ("--out-name", name) => drop(bindgen.out_name(name)),
            ("--no-typescript", _) => drop(bindgen.typescript(false)),
            (file, "") if !file.starts_with('-') => input = Some(file),
            _ => return Err(format!("`{word}` is not understood\n{USAGE}")),
        }
    }
    let (Some(folder), Some(input)) = (folder, input) else {
        return Err(USAGE.to_owned());
    };
    bindgen
        .input_path(input)
        .generate(folder)
        .map_err(|error| format!("{input}: {error:#}"))
}
