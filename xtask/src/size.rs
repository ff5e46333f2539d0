//! `size`: what a first load fetches, and what playing offline needs.

use crate::Outcome;
use crate::page::{self, failed};

/// So many bytes a first load may have, packed with brotli. The limit notices accidents; no code is written for it.
const MOST_BROTLI: u64 = 768 * 1024;

/// So many bytes the program of a computer player may have, packed with brotli.
const MOST_AI: u64 = 350 * 1024;

/// Whether a browser fetches the file at all: hosts read `_headers`, and `.br` stands for its neighbour.
fn fetched(name: &str) -> bool {
    name != "_headers" && !name.ends_with(".br")
}

/// Whether it fetches it before a game can be played: help and icons come later, for playing offline, and the letters of rare names when one is
/// shown.
fn at_first(name: &str) -> bool {
    !(name == "sw.js"
        || is_ai(name)
        || name.starts_with("static/help/")
        || name.ends_with("-rare.woff2")
        || name.ends_with(".txt")
        || name.ends_with(".png")
        || name.ends_with(".webmanifest"))
}

/// Whether a file is part of a computer player, which nobody fetches who does not play against it.
fn is_ai(name: &str) -> bool {
    name.contains(serve::offline::AI)
}

/// Whether a file belongs to another game: its program, its map.
fn of_another(name: &str, game: &str) -> bool {
    let file = name.rsplit('/').next().unwrap_or(name);
    page::games().any(|other| other != game && file.starts_with(other))
}

/// What the first load of one game fetches, in bytes.
struct Load {
    game: &'static str,
    files: u32,
    raw: u64,
    brotli: u64,
    gzip: u64,
}

/// Builds the page and weighs every file a browser may fetch from it; a line for each game, and the last, of the heaviest, is for programs.
///
/// # Errors
/// Fails if the page cannot be built or read.
pub fn size() -> Outcome {
    let folder = page::build()?;
    let mut loads: Vec<Load> = { page::games() }
        .map(|game| Load {
            game,
            files: 0,
            raw: 0,
            brotli: 0,
            gzip: 0,
        })
        .collect();
    let mut ais: Vec<(&str, u64)> = page::games().map(|game| (game, 0)).collect();
    let mut offline = 0;
    for file in page::files(&folder)? {
        let name = file.to_string_lossy();
        if !fetched(&name) {
            continue;
        }
        let path = folder.join(&file);
        let raw = std::fs::metadata(&path)
            .map_err(|error| failed("measure", &path, &error))?
            .len();
        let brotli = page::compressed(&path)?.map_or(raw, |packed| packed.len() as u64);
        let gzip = page::gzipped(&path)?.unwrap_or(raw);
        println!("{raw:>9} {brotli:>9} {gzip:>9}  {name}");
        if is_ai(&name) {
            for ai in ais.iter_mut().filter(|(game, _)| !of_another(&name, game)) {
                ai.1 += brotli;
            }
            continue;
        }
        offline += brotli;
        for load in &mut loads {
            if at_first(&name) && !of_another(&name, load.game) {
                load.files += 1;
                load.raw += raw;
                load.brotli += brotli;
                load.gzip += gzip;
            }
        }
    }
    let told = |load: &Load| {
        let Load {
            files,
            raw,
            brotli,
            gzip,
            ..
        } = load;
        format!("files={files} raw={raw} brotli={brotli} gzip={gzip}")
    };
    for load in &loads {
        println!("{} {}", load.game, told(load));
    }
    let heaviest = loads
        .iter()
        .max_by_key(|load| load.brotli)
        .expect("the page has programs");
    for (game, brotli) in &ais {
        println!("computer player of {game}: brotli={brotli}");
    }
    let ai = ais.iter().map(|(_, brotli)| *brotli).max().unwrap_or(0);
    println!("{} offline={offline} ai={ai}", told(heaviest));
    for (what, bytes, most) in [
        ("a first load has so many bytes in brotli", heaviest.brotli, MOST_BROTLI),
        ("a computer player has so many bytes in brotli", ai, MOST_AI),
    ] {
        if bytes > most {
            return Err(format!("{what}: {bytes}; it may have {most}"));
        }
    }
    Ok(())
}
