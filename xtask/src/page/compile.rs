//! Compiles programs for wasm and makes their glue, with the calls that Trunk makes: what one way has compiled the other way finds done.

use super::source::Source;
use super::{copy, files, remove};
use crate::run::{self, doing};
use crate::{Outcome, bindgen};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

/// What programs are compiled for.
const TARGET: &str = "wasm32-unknown-unknown";

/// Fills a folder as Trunk does before its hook: `NAME.js` and `NAME_bg.wasm` of each program, and the folders with files.
///
/// # Errors
/// Fails if a program does not compile or a file cannot be written.
pub fn stage(source: &Source, to: &Path) -> Outcome {
    remove(to)?;
    for folder in &source.folders {
        let from = run::root().join(folder);
        for file in files(&from)? {
            copy(&from.join(&file), &to.join(folder).join(&file))?;
        }
    }
    for (at, program) in source.programs.iter().enumerate() {
        let bin = program.bin.as_str();
        let of = format!("compiling {bin} ({} of {})", at + 1, source.programs.len());
        let profile = if is_draft() { &program.draft } else { &program.release };
        let what = ["--bin", bin, "--no-default-features", "--features", &program.features];
        doing(&of, || bind(&compile(&what, bin, profile)?, bin, to))?;
    }
    Ok(())
}

/// Compiles what cargo is told to with a profile and gives the wasm file of this name.
///
/// # Errors
/// Fails if it does not compile.
pub fn compile(what: &[impl AsRef<OsStr>], name: &str, profile: &str) -> Outcome<PathBuf> {
    let mut build = run::cargo_command(&["build", "--quiet", "--target", TARGET, "--profile", profile]);
    run::succeed(build.args(what))?;
    Ok(run::target().join(TARGET).join(profile).join(format!("{name}.wasm")))
}

/// Writes `NAME.js` and `NAME_bg.wasm` of a compiled program.
///
/// # Errors
/// Fails if the file was not made for the version of wasm-bindgen that `xtask` has.
pub fn bind(compiled: &Path, name: &str, to: &Path) -> Outcome {
    let folder = format!("--out-dir={}", to.display());
    let name = format!("--out-name={name}");
    let file = compiled.display().to_string();
    bindgen::run(&["--target=web", "--no-typescript", &folder, &name, &file])
}

/// The profile of the rules in wasm: that of drafts if the environment asks for one, else that of the page.
pub fn profile() -> &'static str {
    if is_draft() { "draft" } else { "page" }
}

/// Whether the environment asks for a draft: compiled in seconds, and far too large.
pub fn is_draft() -> bool {
    std::env::var_os("CORVUS_DRAFT").is_some()
}
