//! `size`: what a first load fetches, and what playing offline needs.

use crate::Outcome;
use crate::page::{self, failed};

/// Whether a browser fetches the file at all: hosts read `_headers`, and `.br` stands for its neighbour.
fn fetched(name: &str) -> bool {
    name != "_headers" && !name.ends_with(".br")
}

/// Whether it fetches it before a game can be played: help and icons come later, for playing offline, and the letters of rare names when one is
/// shown.
fn at_first(name: &str) -> bool {
    !(name == "sw.js"
        || name.starts_with("static/help/")
        || name.ends_with("-rare.woff2")
        || name.ends_with(".txt")
        || name.ends_with(".png")
        || name.ends_with(".webmanifest"))
}

/// Whether a file belongs to another game: its program, its map.
fn of_another(name: &str, game: &str) -> bool {
    let file = name.rsplit('/').next().unwrap_or(name);
    page::PROGRAMS
        .iter()
        .any(|other| *other != game && file.starts_with(other))
}

/// Builds the page and weighs every file a browser may fetch from it; a line for each game, and the last, of the heaviest, is for programs.
///
/// # Errors
/// Fails if the page cannot be built or read.
pub fn size() -> Outcome {
    let folder = page::build()?;
    let mut loads = page::PROGRAMS.map(|game| (game, 0, 0, 0));
    let mut offline = 0;
    for file in page::files(&folder)? {
        let name = file.to_string_lossy();
        if !fetched(&name) {
            continue;
        }
        let path = folder.join(&file);
        let plain = std::fs::metadata(&path)
            .map_err(|error| failed("measure", &path, &error))?
            .len();
        let small = page::compressed(&path)?.map_or(plain, |packed| packed.len() as u64);
        println!("{plain:>9} {small:>9}  {name}");
        offline += small;
        for (game, count, raw, packed) in &mut loads {
            if at_first(&name) && !of_another(&name, game) {
                (*count, *raw, *packed) = (*count + 1, *raw + plain, *packed + small);
            }
        }
    }
    for (game, count, raw, packed) in loads {
        println!("{game} files={count} raw={raw} brotli={packed}");
    }
    let (_, count, raw, packed) = loads
        .into_iter()
        .max_by_key(|load| load.3)
        .expect("the page has programs");
    println!("files={count} raw={raw} brotli={packed} offline={offline}");
    Ok(())
}
