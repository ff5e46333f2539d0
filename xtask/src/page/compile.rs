//! Compiles programs for wasm and makes their glue, with the calls that Trunk makes: what one way has compiled the other way finds done.

use super::source::{ProgramLink, Source};
use super::{copy, files, remove};
use crate::run::{self, doing};
use crate::{Outcome, bindgen};
use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::thread;

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
    let build = |(at, program): (usize, &ProgramLink)| {
        let bin = program.bin.as_str();
        let of = format!("compiling {bin} ({} of {})", at + 1, source.programs.len());
        let what = ["--bin", bin, "--no-default-features", "--features", &program.features];
        doing(&of, || bind(&compile(&what, bin, profile_of(program))?, bin, to))
    };
    // Cargo lets one build at a time into the folder of a profile. The end of each build keeps one processor busy: those of different profiles
    // go side by side.
    let mut by_profile = BTreeMap::<&str, Vec<_>>::new();
    for numbered in source.programs.iter().enumerate() {
        by_profile.entry(profile_of(numbered.1)).or_default().push(numbered);
    }
    thread::scope(|scope| {
        let begin = |programs: Vec<_>| scope.spawn(move || programs.into_iter().try_for_each(build));
        let builds: Vec<_> = by_profile.into_values().map(begin).collect();
        let mut ends = builds.into_iter().map(|build| build.join());
        ends.try_for_each(|end| end.unwrap_or_else(|_| Err("a build has stopped".into())))
    })
}

/// The profile that a program is compiled with.
fn profile_of(program: &ProgramLink) -> &str {
    if is_draft() { &program.draft } else { &program.release }
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
