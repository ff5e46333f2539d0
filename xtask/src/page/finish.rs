//! Finishes a page whose programs are compiled: names with hashes, one style sheet, the policy, the service worker, `.br`. Trunk calls this as its
//! hook; `cargo xtask` calls it after a compile step of its own.

use super::source::{Source, joined, source};
use super::{PROGRAMS, compress, failed, files, hash, host, index, mind_of, program, read, remove, write};
use crate::Outcome;
use crate::run::doing;
use std::path::{Path, PathBuf};

/// What a page is finished for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum For {
    /// For players: kept offline, packed, without names of functions.
    Players,
    /// For whoever changes it: `trunk serve` loads it again after each change, so nothing keeps it.
    Development,
}

/// Finishes the page that Trunk has left in its staging folder, as its variables say.
///
/// # Errors
/// Fails if Trunk has not called it, or the page cannot be finished.
pub fn of_trunk() -> Outcome {
    let variable = |name: &str| std::env::var(name).map_err(|_| format!("Trunk calls `finish`, and says {name}"));
    let folder = PathBuf::from(variable("TRUNK_STAGING_DIR")?);
    let wanted = match variable("TRUNK_PROFILE")?.as_str() {
        "release" => For::Players,
        _ => For::Development,
    };
    // Trunk hands its script on in the page that it has written.
    let reload = index::reload_script(&read(&folder.join("index.html"))?)?;
    finish(&source()?, &folder, wanted, reload.as_ref())
}

/// Finishes the page in a folder that has its programs, as wasm-bindgen leaves them, and `static/`.
///
/// # Errors
/// Fails if a file is missing or cannot be written, or if something in the page would break the policy.
pub fn finish(source: &Source, folder: &Path, wanted: For, reload: Option<&index::Script>) -> Outcome {
    let mut programs = Vec::new();
    for (number, game) in PROGRAMS {
        let page = program::take(folder, game, wanted)?;
        program::holds_one_game(&page.bytes, game)?;
        let mind = program::take(folder, &mind_of(game), wanted)?;
        programs.push((*number, page, mind));
    }
    clear(folder)?;
    let mut rows = Vec::new();
    for (number, page, mind) in programs {
        rows.push(index::Row {
            number,
            program: page.write(folder)?,
            mind: mind.write_worker(folder)?,
        });
    }
    let style = joined(&source.styles)?;
    let name = format!("style-{:016x}.css", hash(style.as_bytes()));
    write(&folder.join(&name), style)?;
    let (page, policy) = index::page(source, &rows, &name, reload)?;
    write(&folder.join("index.html"), page)?;
    if wanted == For::Development {
        return Ok(());
    }
    serve::offline::write(folder).map_err(|error| failed("make ready for playing offline", folder, &error))?;
    write(&folder.join("_headers"), host::headers(folder, &policy)?)?;
    doing("packing the page for hosts that send brotli", || {
        compress::folder(folder)
    })
}

/// Takes away what the finished page has under other names: all files but those below folders.
fn clear(folder: &Path) -> Outcome {
    for file in files(folder)?.iter().filter(|file| file.components().count() == 1) {
        let path = folder.join(file);
        std::fs::remove_file(&path).map_err(|error| failed("remove", &path, &error))?;
    }
    remove(&folder.join("snippets"))
}
