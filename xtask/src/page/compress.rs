//! Brotli, as a good host sends it, made at the highest level, once per content; and gzip, as others do.

use super::{failed, files, hash};
use crate::Outcome;
use crate::run;
use std::io::Read;
use std::path::Path;

/// Endings of files that shrink; fonts and pictures are packed already.
const SHRINK: [&str; 8] = ["html", "js", "css", "wasm", "svg", "json", "webmanifest", "txt"];

/// Writes `NAME.br` next to each file that gets smaller.
///
/// # Errors
/// Fails if a file cannot be read or written.
pub fn folder(folder: &Path) -> Outcome {
    for file in files(folder)? {
        let path = folder.join(&file);
        if let Some(packed) = compressed(&path)? {
            let mut name = path.into_os_string();
            name.push(".br");
            std::fs::write(&name, packed).map_err(|error| failed("write", Path::new(&name), &error))?;
        }
    }
    Ok(())
}

/// A file in brotli, or `None` if it is of a kind that does not shrink.
///
/// # Errors
/// Fails if the file cannot be read.
pub fn compressed(path: &Path) -> Outcome<Option<Vec<u8>>> {
    if !shrinks(path) {
        return Ok(None);
    }
    let content = std::fs::read(path).map_err(|error| failed("read", path, &error))?;
    let store = run::scratch("brotli");
    let kept = store.join(format!("{:016x}-{}", hash(&content), content.len()));
    if let Ok(packed) = std::fs::read(&kept) {
        return Ok(Some(packed).filter(|packed| packed.len() < content.len()));
    }
    let highest = brotli::enc::BrotliEncoderParams::default();
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut content.as_slice(), &mut packed, &highest)
        .map_err(|error| failed("compress", path, &error))?;
    std::fs::create_dir_all(&store).map_err(|error| failed("make", &store, &error))?;
    std::fs::write(&kept, &packed).map_err(|error| failed("write", &kept, &error))?;
    Ok(Some(packed).filter(|packed| packed.len() < content.len()))
}

/// The bytes of a file in gzip at the level that hosts use, or `None` if it is of a kind that does not shrink.
///
/// # Errors
/// Fails if the file cannot be read.
pub fn gzipped(path: &Path) -> Outcome<Option<u64>> {
    if !shrinks(path) {
        return Ok(None);
    }
    let content = std::fs::read(path).map_err(|error| failed("read", path, &error))?;
    let mut packed = Vec::new();
    flate2::read::GzEncoder::new(content.as_slice(), flate2::Compression::new(6))
        .read_to_end(&mut packed)
        .map_err(|error| failed("compress", path, &error))?;
    Ok(Some(packed.len() as u64).filter(|size| *size < content.len() as u64))
}

/// Whether a file is of a kind that shrinks.
fn shrinks(path: &Path) -> bool {
    let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    SHRINK.contains(&ending)
}
