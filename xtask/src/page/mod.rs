//! The page, built: trunk compiles and names the files, `finish` makes them fit for the strict policy, `compress` adds
//! what hosts send.

mod compress;
mod finish;
mod glue;
mod locals;
mod probe;
mod slim;
mod style;

use crate::Outcome;
use crate::{run, tools};
use std::path::{Path, PathBuf};
use std::process::Command;

pub use compress::compressed;
pub use probe::probe;

/// The programs of the page, each with one game, in the order of the numbers of games in links.
pub const PROGRAMS: [&str; 2] = ["hamilcar", "hannibal"];

/// Builds the page in release into `dist/` and gives that folder.
///
/// # Errors
/// Fails if a tool is missing, the page does not compile, or something in it would break the policy.
pub fn build() -> Outcome<PathBuf> {
    tools::for_page()?;
    let raw = PROGRAMS.map(|game| (game, run::scratch(&format!("trunk-{game}"))));
    for (game, folder) in &raw {
        let mut trunk = for_wasm(run::command("trunk"));
        // Looking for a newer trunk costs time; and the customary NO_COLOR=1 is a value this trunk refuses.
        trunk
            .env_remove("NO_COLOR")
            .args(["build", "--release", "--skip-version-check", "--log", "warn"])
            .args(["--no-default-features", "--features", game]);
        run::succeed(trunk.arg("--dist").arg(folder))?;
    }
    let done = run::root().join("dist");
    let fresh = run::scratch("dist");
    finish::finish(&raw, &fresh)?;
    compress::folder(&fresh)?;
    replace(&fresh, &done)?;
    Ok(done)
}

/// What the compiler is told for wasm: no path of this machine in the messages of panics.
fn for_wasm(mut command: Command) -> Command {
    let mut flags = Vec::new();
    let mut shorten = |from: &Path, to: &str| flags.push(format!("--remap-path-prefix={}={to}", from.display()));
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| std::env::home_dir().map(|home| home.join(".cargo")));
    for registry in home
        .iter()
        .filter_map(|home| std::fs::read_dir(home.join("registry/src")).ok())
        .flatten()
        .flatten()
    {
        shorten(&registry.path(), "crates");
    }
    if std::env::var_os("CORVUS_DRAFT").is_some() {
        drafted(&mut command);
    } else {
        shorten(run::root(), "corvus");
    }
    command
        .env_remove("RUSTFLAGS")
        .env("CARGO_ENCODED_RUSTFLAGS", flags.join("\x1f"));
    command
}

/// A draft of the page, to be looked at while one works on it: built in seconds, and far too large.
fn drafted(command: &mut Command) {
    let settings = [
        ("LTO", "off"),
        ("OPT_LEVEL", "1"),
        ("CODEGEN_UNITS", "16"),
        ("INCREMENTAL", "true"),
    ];
    for (name, value) in settings {
        command.env(format!("CARGO_PROFILE_PAGE_{name}"), value);
    }
}

/// Puts `fresh` in the place of `old`; a server on `old` never sees half a page.
fn replace(fresh: &Path, old: &Path) -> Outcome {
    let gone = run::scratch("dist.old");
    remove(&gone)?;
    if old.exists() {
        std::fs::rename(old, &gone).map_err(|error| failed("move away", old, &error))?;
    }
    if std::fs::rename(fresh, old).is_err() {
        // Another file system: copy.
        for file in files(fresh)? {
            copy(&fresh.join(&file), &old.join(&file))?;
        }
    }
    remove(&gone)
}

fn remove(folder: &Path) -> Outcome {
    if folder.exists() {
        std::fs::remove_dir_all(folder).map_err(|error| failed("remove", folder, &error))?;
    }
    Ok(())
}

fn copy(from: &Path, to: &Path) -> Outcome {
    if let Some(folder) = to.parent() {
        std::fs::create_dir_all(folder).map_err(|error| failed("make", folder, &error))?;
    }
    std::fs::copy(from, to)
        .map(|_| ())
        .map_err(|error| failed("copy", from, &error))
}

/// All files below a folder, as paths relative to it, sorted.
///
/// # Errors
/// Fails if a folder cannot be read.
pub fn files(folder: &Path) -> Outcome<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut open = vec![PathBuf::new()];
    while let Some(inner) = open.pop() {
        let place = folder.join(&inner);
        for entry in std::fs::read_dir(&place).map_err(|error| failed("read", &place, &error))? {
            let entry = entry.map_err(|error| failed("read", &place, &error))?;
            let path = inner.join(entry.file_name());
            if entry.path().is_dir() {
                open.push(path)
            } else {
                found.push(path)
            }
        }
    }
    found.sort();
    Ok(found)
}

/// The sentence for a file that would not do what it should.
pub fn failed(what: &str, path: &Path, error: &std::io::Error) -> String {
    format!("cannot {what} {}: {error}", path.display())
}
