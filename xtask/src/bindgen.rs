//! `wasm-bindgen`, as far as Trunk and `cargo xtask` call it: the glue of a compiled program, made by the library whose version `Cargo.lock` holds.

use wasm_bindgen_cli_support::Bindgen;

/// What it is called with.
const USAGE: &str = "usage: wasm-bindgen --target=web --out-dir=FOLDER --out-name=NAME [--no-typescript] FILE.wasm";

/// Writes `NAME.js` and `NAME_bg.wasm` into the folder.
///
/// # Errors
/// Fails if an argument is missing or unknown, or the file was not made for this version of wasm-bindgen.
pub fn run(words: &[impl AsRef<str>]) -> Result<(), String> {
    let (mut folder, mut input) = (None, None);
    let mut bindgen = Bindgen::new();
    bindgen.typescript(true);
    for word in words {
        let word = word.as_ref();
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
