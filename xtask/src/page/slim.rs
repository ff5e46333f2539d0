//! A wasm file without what only tools read: the names of functions and the like, a third of it.

use super::failed;
use super::locals::in_order_of_use;
use crate::Outcome;
use std::path::Path;

/// Every wasm file begins so.
const MAGIC: &[u8] = b"\0asm\x01\0\0\0";

/// Drops the custom sections of the file, and numbers its locals so that it packs well.
///
/// # Errors
/// Fails if the file cannot be read or written, or is no wasm.
pub fn slim(path: &Path) -> Outcome {
    let wasm = std::fs::read(path).map_err(|error| failed("read", path, &error))?;
    let slimmed = without_custom_sections(&wasm).ok_or_else(|| format!("{} is no whole wasm file", path.display()))?;
    let ordered = in_order_of_use(&slimmed).map_err(|error| format!("{}: {error}", path.display()))?;
    std::fs::write(path, ordered).map_err(|error| failed("write", path, &error))
}

fn without_custom_sections(wasm: &[u8]) -> Option<Vec<u8>> {
    let kept = sections(wasm)?.into_iter().filter(|(kind, _)| *kind != 0);
    Some(joined(kept.map(|(kind, content)| (kind, content.to_vec()))))
}

/// The sections of a wasm file, each with the byte that says its kind (0: custom).
pub fn sections(wasm: &[u8]) -> Option<Vec<(u8, &[u8])>> {
    let mut all = Vec::new();
    let mut rest = wasm.strip_prefix(MAGIC)?;
    while let [kind, after @ ..] = rest {
        let (length, content) = leb128(after)?;
        all.push((*kind, content.get(..length)?));
        rest = &content[length..];
    }
    Some(all)
}

/// A wasm file of these sections: the kind, the length of the content, the content.
pub fn joined(sections: impl IntoIterator<Item = (u8, Vec<u8>)>) -> Vec<u8> {
    let mut wasm = MAGIC.to_vec();
    for (kind, content) in sections {
        wasm.push(kind);
        put_leb128(&mut wasm, content.len());
        wasm.extend(content);
    }
    wasm
}

/// An unsigned number and what follows it.
pub fn leb128(bytes: &[u8]) -> Option<(usize, &[u8])> {
    let mut number = 0;
    for (at, byte) in bytes.iter().enumerate().take(5) {
        number |= usize::from(byte & 0x7f) << (7 * at);
        if byte & 0x80 == 0 {
            return Some((number, &bytes[at + 1..]));
        }
    }
    None
}

/// Writes an unsigned number, seven bits a byte.
pub fn put_leb128(to: &mut Vec<u8>, mut number: usize) {
    while number > 0x7f {
        to.push((number & 0x7f) as u8 | 0x80);
        number >>= 7;
    }
    to.push(number as u8);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn custom_sections_go_and_others_stay() {
        let with = [MAGIC, &[0, 2, 9, 9], &[1, 0x81, 0x00, 7], &[0, 0]].concat();
        assert_eq!(without_custom_sections(&with), Some([MAGIC, &[1, 1, 7]].concat()));
    }

    #[test]
    fn half_a_file_is_none() {
        assert_eq!(without_custom_sections(b"<html>"), None);
        assert_eq!(without_custom_sections(&[MAGIC, &[1, 9, 0]].concat()), None);
    }
}
