//! What a host is told of the page's files.

use super::files;
use crate::Outcome;
use std::path::Path;

/// For hosts that read a `_headers` file: the policy for all, long keeping for names that carry a hash.
///
/// # Errors
/// Fails if the folder cannot be read.
pub fn headers(folder: &Path, policy: &str) -> Outcome<String> {
    let mut text = format!(
        "/*\n  Content-Security-Policy: {policy}\n  X-Content-Type-Options: nosniff\n  Referrer-Policy: no-referrer\n"
    );
    for file in files(folder)? {
        let name = file.to_string_lossy().replace('\\', "/");
        let (path, keep) = match name.as_str() {
            "index.html" => ("", "no-cache"),
            name if hashed(name) => (name, "public, max-age=31536000, immutable"),
            name => (name, "no-cache"),
        };
        text.push_str(&format!("/{path}\n  Cache-Control: {keep}\n"));
    }
    Ok(text)
}

/// Whether a name ends, before its extension, in `-` and 16 hexadecimal digits.
fn hashed(name: &str) -> bool {
    let stem = name.split('.').next().unwrap_or_default();
    stem.rsplit_once('-')
        .is_some_and(|(_, hash)| hash.len() == 16 && hash.bytes().all(|b| b.is_ascii_hexdigit()))
}

#[cfg(test)]
mod tests {
    use super::hashed;

    #[test]
    fn hashed_names_are_known() {
        assert!(hashed("hamilcar-5ddd18cc0d3c9870.wasm") && hashed("boot-00000000000000ab.js"));
        assert!(!hashed("static/guard.js") && !hashed("maps/a-b.svg"));
    }
}
