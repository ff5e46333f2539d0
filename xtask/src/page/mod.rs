//! The page, built: `source` reads what `index.html` asks for, `compile` makes its programs, `finish` makes a page of them; `index` writes that page
//! under the strict policy, `program` names the files of a program, `compress` and `host` add what hosts send.

mod compile;
mod compress;
mod finish;
mod host;
mod index;
mod js_api;
mod preview;
mod program;
mod source;
pub mod trunk;
mod wasm_bench;

use crate::Outcome;
use crate::{run, tools};
use std::path::{Path, PathBuf};
use walkdir::WalkDir;

pub use compress::{compressed, gzipped};
use finish::Build;
pub use finish::of_trunk;
pub use js_api::{bot, js_api};
pub use wasm_bench::wasm_bench;

#[path = "../../../crates/games/registry/src/list.rs"]
#[macro_use]
mod list;

macro_rules! programs {
    (page { $($number:literal $name:literal $rules:ty;)* } tests $tests:tt) => {
        /// The programs of the page, each with one game: its number in links, and the name of its folder, program, map and feature.
        pub const PROGRAMS: &[(u8, &str)] = &[$(($number, $name)),*];
    };
}

for_each_game!(programs);

/// The names of the games that the page has programs for.
pub fn games() -> impl Iterator<Item = &'static str> {
    PROGRAMS.iter().map(|(_, name)| *name)
}

/// The name of the program of a game's computer player.
fn ai_of(game: &str) -> String {
    format!("{game}{}", serve::offline::AI.trim_end_matches('-'))
}

/// Builds the whole page into `dist/` and gives that folder.
///
/// # Errors
/// Fails if a tool is missing, a program does not compile, or something in the page would break the policy.
pub fn build() -> Outcome<PathBuf> {
    tools::for_page()?;
    let fresh = run::scratch("dist");
    let source = source::source()?;
    compile::stage(&source, &fresh)?;
    finish::finish(&source, &fresh, &Build::Release)?;
    let done = run::root().join("dist");
    replace(&fresh, &done)?;
    Ok(done)
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

/// Removes a folder, if it is there.
///
/// # Errors
/// Fails if it cannot be removed.
pub fn remove(folder: &Path) -> Outcome {
    if folder.exists() {
        std::fs::remove_dir_all(folder).map_err(|error| failed("remove", folder, &error))?;
    }
    Ok(())
}

/// Copies a file, and makes the folder that it comes into.
///
/// # Errors
/// Fails if it cannot be read or written.
pub fn copy(from: &Path, to: &Path) -> Outcome {
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
    for entry in WalkDir::new(folder) {
        let entry = entry.map_err(|error| format!("cannot read {}: {error}", folder.display()))?;
        if !entry.file_type().is_dir() {
            let path = entry.path().strip_prefix(folder);
            found.push(path.expect("found below the folder").to_owned());
        }
    }
    found.sort();
    Ok(found)
}

/// The sentence for a file that would not do what it should.
pub fn failed(what: &str, path: &Path, error: &std::io::Error) -> String {
    format!("cannot {what} {}: {error}", path.display())
}

/// Writes a file of text or bytes.
///
/// # Errors
/// Fails if it cannot be written.
pub fn write(path: &Path, content: impl AsRef<[u8]>) -> Outcome {
    std::fs::write(path, content).map_err(|error| failed("write", path, &error))
}

/// A file as text.
///
/// # Errors
/// Fails if it cannot be read.
pub fn read(path: &Path) -> Outcome<String> {
    std::fs::read_to_string(path).map_err(|error| failed("read", path, &error))
}

/// FNV-1a, 64 bits: a name for a content, nothing more. Hosts and the service worker know by its 16 digits what never changes.
pub fn hash(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The list of games and the links of `index.html` name the same programs.
    #[test]
    fn each_game_has_its_programs_in_the_page() {
        let linked: Vec<_> = { source::source().unwrap().programs.into_iter() }
            .map(|program| (program.bin, program.features))
            .collect();
        let wanted = |name: fn(&str) -> String| games().map(move |game| (name(game), format!("registry/{game}")));
        let wanted: Vec<_> = wanted(str::to_owned).chain(wanted(ai_of)).collect();
        assert_eq!(linked, wanted);
    }
}
