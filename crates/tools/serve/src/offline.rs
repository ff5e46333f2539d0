//! What a folder needs to be played without a network: a service worker that knows each file of this version by its hash.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256};
use std::io::{Error, Result};
use std::path::Path;
use walkdir::WalkDir;

/// The service worker, with `{version}` and `{files}` to be put in.
const WORKER: &str = include_str!("worker.js");
/// The service worker's file.
const NAME: &str = "sw.js";
/// What the names of a computer player's files have after the name of their game, before their hash. They are fetched when a player first
/// wants one, and kept from then on.
pub const AI: &str = "-ai-";
/// Where the page says which version it is.
const SAYS: &str = "data-version=\"";

/// Writes the service worker of the page in `folder` and tells the page its version, which is given back: a hash of all
/// its files. To be done last: a file that is changed afterwards is refused by browsers, and the version never gets offline.
///
/// # Errors
/// Fails if a file cannot be read or written, or the page has no place for its version.
pub fn write(folder: &Path) -> Result<String> {
    let index = folder.join("index.html");
    let page = std::fs::read_to_string(&index)?;
    let (before, after) = page
        .split_once(SAYS)
        .and_then(|(before, rest)| Some((before, rest.split_once('"')?.1)))
        .ok_or_else(|| Error::other("index.html has no place for its version"))?;
    std::fs::write(&index, format!("{before}{SAYS}\"{after}"))?;
    let mut all = Sha256::new();
    let mut hashes = Vec::new();
    for file in files(folder)? {
        let hash = Sha256::digest(std::fs::read(folder.join(&file))?);
        all.update(format!("{file}\n"));
        all.update(hash);
        hashes.push((file, hash));
    }
    let version: String = all.finalize().iter().take(6).map(|b| format!("{b:02x}")).collect();
    let page = format!("{before}{SAYS}{version}\"{after}");
    std::fs::write(&index, &page)?;

    let (mut rows, mut later) = (Vec::new(), Vec::new());
    for (file, hash) in hashes {
        let (name, hash) = match file.as_str() {
            "index.html" => ("./", Sha256::digest(&page)),
            name => (name, hash),
        };
        let list = if name.contains(AI) { &mut later } else { &mut rows };
        list.push(format!("[\"{name}\",\"sha256-{}\"]", BASE64_STANDARD.encode(hash)));
    }
    let [list, later] = [rows, later].map(|rows| format!("[\n{}\n]", rows.join(",\n")));
    let lines = WORKER.lines().filter(|line| !line.starts_with("//"));
    let worker: String = lines.flat_map(|line| [line, "\n"]).collect();
    let worker = worker
        .replace("{version}", &version)
        .replace("{files}", &list)
        .replace("{later}", &later)
        .replace("{ai}", AI);
    std::fs::write(folder.join(NAME), worker)?;
    Ok(version)
}

/// All files a browser may ask for, sorted; packed neighbours and what is meant for hosts are none.
fn files(folder: &Path) -> Result<Vec<String>> {
    let mut found = Vec::new();
    for entry in WalkDir::new(folder) {
        let entry = entry?;
        let path = entry.path().strip_prefix(folder).map_err(Error::other)?;
        let name = path.to_string_lossy().replace('\\', "/");
        let for_hosts = [NAME, crate::LOST, crate::PREVIEW, "_headers"].contains(&&*name) || name.ends_with(".br");
        if entry.file_type().is_file() && !for_hosts {
            found.push(name);
        }
    }
    found.sort();
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_is_known_by_every_byte_and_nothing_else() {
        let folder = std::env::temp_dir().join(format!("corvus-offline-{}", std::process::id()));
        std::fs::create_dir_all(folder.join("static")).unwrap();
        std::fs::write(folder.join("index.html"), "<html data-version=\"\"><p>x</p>").unwrap();
        std::fs::write(folder.join("static/a.txt"), "a").unwrap();
        let first = write(&folder).unwrap();
        let page = std::fs::read_to_string(folder.join("index.html")).unwrap();
        assert_eq!(page, format!("<html data-version=\"{first}\"><p>x</p>"));
        let worker = std::fs::read_to_string(folder.join(NAME)).unwrap();
        assert!(worker.contains(&format!("VERSION = \"{first}\"")) && !worker.contains("{files}"));
        assert!(worker.contains("[\"./\",\"sha256-") && worker.contains("[\"static/a.txt\",\"sha256-"));
        assert!(worker.contains("LATER = [\n\n]") && !worker.contains("{later}"));
        assert!(worker.contains("AI = \"-ai-\""));
        std::fs::write(folder.join("game-ai-0.js"), "b").unwrap();
        write(&folder).unwrap();
        let worker = std::fs::read_to_string(folder.join(NAME)).unwrap();
        assert!(
            worker.contains("LATER = [\n[\"game-ai-0.js\",\"sha256-"),
            "fetched when it is wanted"
        );
        std::fs::remove_file(folder.join("game-ai-0.js")).unwrap();
        std::fs::write(folder.join("static/a.txt.br"), "packed").unwrap();
        assert_eq!(write(&folder).unwrap(), first, "the same files are the same version");
        std::fs::write(folder.join("static/a.txt"), "b").unwrap();
        assert_ne!(write(&folder).unwrap(), first);
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
