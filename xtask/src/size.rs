//! `size`: what a first load fetches.

use crate::Outcome;
use crate::page::{self, failed};

/// Whether a first load fetches the file: hosts read `_headers`, `.br` stands for its neighbour, licences are for people, and the texts
/// under `static/help` are fetched when they are first needed.
fn fetched(name: &str) -> bool {
    name != "_headers" && !name.ends_with(".br") && !name.ends_with(".txt")
}

/// Builds the page and weighs every file a browser may fetch from it; the last line is for programs.
///
/// # Errors
/// Fails if the page cannot be built or read.
pub fn size() -> Outcome {
    let folder = page::build()?;
    let (mut count, mut raw, mut packed) = (0, 0, 0);
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
        (count, raw, packed) = (count + 1, raw + plain, packed + small);
    }
    println!("files={count} raw={raw} brotli={packed}");
    Ok(())
}
