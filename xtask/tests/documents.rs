//! What the documents name is there: files they link to, and paths in backticks.

use std::path::{Path, PathBuf};

/// The design is read in one sitting.
const MOST_LINES_OF_THE_DESIGN: usize = 150;
/// Folders at the root whose paths documents spell out.
const FOLDERS: [&str; 7] = ["src/", "crates/", "xtask/", "docs/", "static/", "style/", "assets/"];
/// Folders of the page, whose paths leave out `src/`.
const PAGE: [&str; 4] = ["app/", "view/", "port/", "draw/"];
#[path = "../../crates/games/registry/src/list.rs"]
#[macro_use]
mod list;

macro_rules! names {
    (page { $($number:literal $name:literal $rules:ty;)* } tests $tests:tt) => {
        /// Games for which `GAME` stands in a path.
        const GAMES: &[&str] = &[$($name),*];
    };
}

for_each_game!(names);

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("xtask lies in the workspace")
}

/// Every document: its folder, its name and its text.
fn documents() -> Vec<(PathBuf, String, String)> {
    let mut all = Vec::new();
    for folder in ["", "docs", "docs/decisions"] {
        let folder = root().join(folder);
        for entry in std::fs::read_dir(&folder).expect("a folder of documents").flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            if name.ends_with(".md") {
                let text = std::fs::read_to_string(entry.path()).expect("a document is UTF-8");
                all.push((folder.clone(), name, text));
            }
        }
    }
    assert!(all.len() > 10, "the documents have moved");
    all.sort();
    all
}

#[test]
fn every_link_of_a_document_leads_to_a_file() {
    let mut findings = Vec::new();
    for (folder, name, text) in documents() {
        for rest in text.split("](").skip(1) {
            let to = rest.split([')', '#']).next().unwrap_or_default();
            if !to.is_empty() && !to.contains("://") && !folder.join(to).exists() {
                findings.push(format!("{name}: {to}"));
            }
        }
    }
    assert!(findings.is_empty(), "\n{}\n", findings.join("\n"));
}

/// A path may leave out `.rs` and stand for all games (`GAME`) or files (`*`).
#[test]
fn every_path_that_a_document_names_is_there() {
    let mut findings = Vec::new();
    for (_, name, text) in documents() {
        for path in text.split('`').skip(1).step_by(2) {
            let path = path.split([' ', ':', ';', ',']).next().unwrap_or_default();
            let begins = |folders: &[&str]| folders.iter().any(|folder| path.starts_with(folder));
            let missing = begins(&FOLDERS) && !is_there(path) || begins(&PAGE) && !is_there(&format!("src/{path}"));
            if missing {
                findings.push(format!("{name}: {path}"));
            }
        }
    }
    assert!(findings.is_empty(), "\n{}\n", findings.join("\n"));
}

fn is_there(path: &str) -> bool {
    let known = path.split(['*', '<']).next().unwrap_or_default();
    let known = if known.len() < path.len() {
        known.rsplit_once('/').map_or("", |(folder, _)| folder)
    } else {
        known
    };
    let named = |path: &str| root().join(path).exists() || root().join(format!("{path}.rs")).exists();
    if known.contains("GAME") {
        return GAMES.iter().any(|game| named(&known.replace("GAME", game)));
    }
    named(known)
}

#[test]
fn the_design_is_short() {
    let text = std::fs::read_to_string(root().join("ARCHITECTURE.md")).expect("the design");
    let lines = text.lines().count();
    assert!(lines <= MOST_LINES_OF_THE_DESIGN, "ARCHITECTURE.md has {lines} lines");
}
