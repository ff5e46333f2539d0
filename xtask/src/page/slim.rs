//! A wasm file without what only tools read: the names of functions and the like, a third of it.

use super::failed;
use crate::Outcome;
use std::path::Path;

/// Every wasm file begins so.
const MAGIC: &[u8] = b"\0asm\x01\0\0\0";

/// Drops the custom sections of the file.
///
/// # Errors
/// Fails if the file cannot be read or written, or is no wasm.
pub fn slim(path: &Path) -> Outcome {
    let wasm = std::fs::read(path).map_err(|error| failed("read", path, &error))?;
    let slimmed = without_custom_sections(&wasm).ok_or_else(|| format!("{} is no whole wasm file", path.display()))?;
    std::fs::write(path, slimmed).map_err(|error| failed("write", path, &error))
}

/// A section is a byte that says its kind (0: custom), its length in LEB128, its content.
fn without_custom_sections(wasm: &[u8]) -> Option<Vec<u8>> {
    let mut kept = MAGIC.to_vec();
    let mut rest = wasm.strip_prefix(MAGIC)?;
    while let [kind, after @ ..] = rest {
        let (length, content) = leb128(after)?;
        let next = content.get(length..)?;
        if *kind != 0 {
            kept.extend_from_slice(&rest[..rest.len() - next.len()]);
        }
        rest = next;
    }
    Some(kept)
}

/// An unsigned number and what follows it.
fn leb128(bytes: &[u8]) -> Option<(usize, &[u8])> {
    let mut number = 0;
    for (at, byte) in bytes.iter().enumerate().take(5) {
        number |= usize::from(byte & 0x7f) << (7 * at);
        if byte & 0x80 == 0 {
            return Some((number, &bytes[at + 1..]));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn custom_sections_go_and_others_stay() {
        let with = [MAGIC, &[0, 2, 9, 9], &[1, 0x81, 0x00, 7], &[0, 0]].concat();
        assert_eq!(
            without_custom_sections(&with),
            Some([MAGIC, &[1, 0x81, 0x00, 7]].concat())
        );
    }

    #[test]
    fn half_a_file_is_none() {
        assert_eq!(without_custom_sections(b"<html>"), None);
        assert_eq!(without_custom_sections(&[MAGIC, &[1, 9, 0]].concat()), None);
    }
}
