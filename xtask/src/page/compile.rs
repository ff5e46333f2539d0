//! Compiles programs for wasm and makes their glue, with the calls that Trunk makes: what one way has compiled the other way finds done.

use super::source::Program;
use super::{copy, files, remove};
use crate::Outcome;
use crate::run::{self, doing};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

/// What programs are compiled for.
const TARGET: &str = "wasm32-unknown-unknown";

/// Fills a folder as Trunk does before its hook: `NAME.js` and `NAME_bg.wasm` of each program, and `static/`.
///
/// # Errors
/// Fails if a program does not compile or a file cannot be written.
pub fn stage(programs: &[Program], to: &Path) -> Outcome {
    remove(to)?;
    let from = run::root().join("static");
    for file in files(&from)? {
        copy(&from.join(&file), &to.join("static").join(&file))?;
    }
    for (at, program) in programs.iter().enumerate() {
        let bin = program.bin.as_str();
        let of = format!("compiling {bin} ({} of {})", at + 1, programs.len());
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
    let mut bindgen = run::cargo_command(&[
        "run",
        "--release",
        "--quiet",
        "--package",
        "xtask",
        "--bin",
        "bindgen",
        "--",
    ]);
    bindgen.args(["--target=web", "--no-typescript"]);
    bindgen.arg(format!("--out-dir={}", to.display()));
    bindgen.arg(format!("--out-name={name}")).arg(compiled);
    run::succeed(&mut bindgen)
}

/// The profile of what is neither a page nor a draft of one: that of the environment's wish.
pub fn profile() -> &'static str {
    if is_draft() { "draft" } else { "page" }
}

/// Whether the environment asks for a draft: compiled in seconds, and far too large.
pub fn is_draft() -> bool {
    std::env::var_os("CORVUS_DRAFT").is_some()
}
