//! Finishes a page whose programs are compiled: names with hashes, one style sheet, the policy, the service worker, `.br`. Trunk calls this as its
//! hook; `cargo xtask` calls it after a compile step of its own.

use super::source::{Source, joined, source};
use super::{PROGRAMS, ai_of, compress, failed, files, hash, host, index, preview, program, read, remove, write};
use crate::Outcome;
use crate::run::doing;
use std::path::{Path, PathBuf};

/// What a page is finished to.
pub enum Build {
    /// The whole page, for players: kept offline, packed, without names of functions.
    Release,
    /// A draft, for whoever changes it: nothing keeps it. `trunk serve` loads it again after each change, by this script.
    Draft(Option<index::Script>),
}

/// Finishes the page that Trunk has left in its staging folder, as its variables say.
///
/// # Errors
/// Fails if Trunk has not called it, or the page cannot be finished.
pub fn of_trunk() -> Outcome {
    let variable = |name: &str| std::env::var(name).map_err(|_| format!("Trunk calls `finish`, and says {name}"));
    let folder = PathBuf::from(variable("TRUNK_STAGING_DIR")?);
    let build = match variable("TRUNK_PROFILE")?.as_str() {
        "release" => Build::Release,
        // Trunk hands its script on in the page that it has written.
        _ => Build::Draft(index::reload_script(&read(&folder.join("index.html"))?)?),
    };
    finish(&source()?, &folder, &build)
}

/// Finishes the page in a folder that has its programs, as wasm-bindgen leaves them, and the folders with files.
///
/// # Errors
/// Fails if a file is missing or cannot be written, or if something in the page would break the policy.
pub fn finish(source: &Source, folder: &Path, build: &Build) -> Outcome {
    let mut programs = Vec::new();
    for (number, game) in PROGRAMS {
        let page = program::take(folder, game, build)?;
        program::holds_one_game(&page.bytes, game)?;
        let ai = program::take(folder, &ai_of(game), build)?;
        programs.push((*number, page, ai));
    }
    clear(folder)?;
    let mut rows = Vec::new();
    for (number, page, ai) in programs {
        rows.push(index::Row {
            number,
            program: page.write(folder)?,
            ai: ai.write_worker(folder)?,
        });
    }
    let style = joined(&source.styles)?;
    let name = format!("style-{:016x}.css", hash(style.as_bytes()));
    write(&folder.join(&name), style)?;
    let address = preview::address()?;
    let placed = |page: String| match &address {
        Some(address) => preview::placed(&page, address),
        None => Ok(page),
    };
    let (page, policy) = index::page(source, &rows, &name, build)?;
    write(&folder.join("index.html"), placed(page)?)?;
    if let Build::Draft(_) = build {
        return Ok(());
    }
    write(&folder.join(serve::LOST), placed(include_str!("404.html").to_owned())?)?;
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

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "<html data-version=\"\"><head><meta charset=\"utf-8\" /><link data-trunk rel=\"css\" />
<script type=\"module\"></script></head><body></body></html>";

    #[test]
    fn a_draft_is_named_by_its_content_and_kept_by_nothing() {
        let folder = std::env::temp_dir().join(format!("corvus-draft-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        for (_, game) in PROGRAMS {
            for name in [(*game).to_owned(), ai_of(game)] {
                write(&folder.join(format!("{name}.js")), "glue").unwrap();
                write(
                    &folder.join(format!("{name}_bg.wasm")),
                    format!("static/maps/{game}.svg"),
                )
                .unwrap();
            }
        }
        let source = Source {
            html: PAGE.to_owned(),
            ..Source::default()
        };
        finish(&source, &folder, &Build::Draft(None)).unwrap();
        let found = files(&folder).unwrap();
        let page = read(&folder.join("index.html")).unwrap();
        std::fs::remove_dir_all(&folder).unwrap();
        let found: Vec<_> = found.iter().map(|file| file.to_string_lossy()).collect();
        assert_eq!(found.len(), 2 + 4 * PROGRAMS.len(), "{found:?}");
        assert!(
            !found
                .iter()
                .any(|name| *name == "sw.js" || *name == "_headers" || name.ends_with(".br"))
        );
        assert!(page.contains("data-version=\"\""));
        let named = |end: &str| {
            found
                .iter()
                .filter(|name| name.ends_with(end) && page.contains(&***name))
                .count()
        };
        assert_eq!((named(".css"), named(".js")), (1, 2 * PROGRAMS.len()));
    }
}
