//! Brotli, as a good host sends it. Made at the highest level, once per content.

use super::{failed, files, finish::hash};
use crate::Outcome;
use crate::run;
use brotli::enc::backward_references::BrotliEncoderMode;
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
    let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    if !SHRINK.contains(&ending) {
        return Ok(None);
    }
    let content = std::fs::read(path).map_err(|error| failed("read", path, &error))?;
    let store = run::scratch("brotli");
    let kept = store.join(format!("{:016x}-{}-{ending}", hash(&content), content.len()));
    if let Ok(packed) = std::fs::read(&kept) {
        return Ok(Some(packed).filter(|packed| packed.len() < content.len()));
    }
    let mut tried = Vec::new();
    // Which of the two is shorter, by half a per mille, changes with every sentence.
    for lgblock in [16, 17] {
        tried.push(packed(&content, ending, lgblock).map_err(|error| failed("compress", path, &error))?);
    }
    let packed = tried.into_iter().min_by_key(Vec::len).unwrap_or_default();
    std::fs::create_dir_all(&store).map_err(|error| failed("make", &store, &error))?;
    std::fs::write(&kept, &packed).map_err(|error| failed("write", &kept, &error))?;
    Ok(Some(packed).filter(|packed| packed.len() < content.len()))
}

/// The content at the highest level, in blocks of so many bits.
fn packed(content: &[u8], ending: &str, lgblock: i32) -> std::io::Result<Vec<u8>> {
    let highest = brotli::enc::BrotliEncoderParams {
        quality: 11,
        lgwin: 22,
        lgblock,
        mode: match ending {
            // What a byte of a program may be is best told by the high bits of the one before it: 1 % less.
            "wasm" => BrotliEncoderMode::BROTLI_FORCE_MSB_PRIOR,
            _ => BrotliEncoderMode::BROTLI_MODE_GENERIC,
        },
        ..Default::default()
    };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut &*content, &mut packed, &highest)?;
    Ok(packed)
}
