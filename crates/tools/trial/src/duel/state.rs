//! The file in which wars stand that are played in several calls.

use std::fs;
use std::path::Path;

/// Writes a state, whole or not at all.
pub fn write(path: &Path, text: &str) -> Result<(), String> {
    let half = path.with_extension("half");
    fs::write(&half, text)
        .and_then(|()| fs::rename(&half, path))
        .map_err(|error| format!("{}: {error}", path.display()))
}
