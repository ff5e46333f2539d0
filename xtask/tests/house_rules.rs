//! Laws of the whole repository that no compiler knows.

use std::path::{Path, PathBuf};

/// No file grows beyond one idea.
const MOST_LINES: usize = 500;
#[path = "../../crates/games/registry/src/list.rs"]
#[macro_use]
mod list;

macro_rules! names {
    (page { $($number:literal $name:literal $rules:ty;)* } tests { $($test_number:literal $test_name:literal $test_rules:ty;)* }) => {
        /// The name of every game.
        const GAMES: &[&str] = &[$($name,)* $($test_name,)*];
    };
}

for_each_game!(names);

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .expect("xtask lies in the workspace")
}

/// Every file with one of these endings below the given folders, with its text, by path relative to the root.
fn texts(folders: &[&str], endings: &[&str]) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut open: Vec<PathBuf> = folders.iter().map(|folder| root().join(folder)).collect();
    while let Some(folder) = open.pop() {
        for entry in std::fs::read_dir(&folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                open.push(path);
            } else if path
                .extension()
                .and_then(|ending| ending.to_str())
                .is_some_and(|e| endings.contains(&e))
            {
                let name = path
                    .strip_prefix(root())
                    .expect("found below the root")
                    .to_string_lossy()
                    .replace('\\', "/");
                found.push((name, std::fs::read_to_string(&path).expect("a text of ours is UTF-8")));
            }
        }
    }
    found.sort();
    found
}

fn assert_none(findings: &[String]) {
    assert!(findings.is_empty(), "\n{}\n", findings.join("\n"));
}

#[test]
fn no_file_is_long() {
    let files = texts(&["src", "crates", "xtask"], &["rs"]).into_iter();
    let long = files
        .map(|(name, text)| (name, text.lines().count()))
        .filter(|(_, lines)| *lines > MOST_LINES);
    assert_none(
        &long
            .map(|(name, lines)| format!("{name} has {lines} lines"))
            .collect::<Vec<_>>(),
    );
}

/// The name of a game that is a plain word of English too.
const PLAIN_WORD: &str = "hands";

#[test]
fn the_page_names_no_game() {
    let files = texts(&["src"], &["rs"]);
    let mut findings = Vec::new();
    for (name, text) in files {
        for (number, line) in text.lines().enumerate() {
            let low = line.to_lowercase();
            let words = || low.split(|c: char| !c.is_ascii_alphanumeric());
            // A name that is a plain word too is one in a path or a string.
            let plain = |game: &str| {
                [format!("use {game}::"), format!("\"{game}\"")]
                    .iter()
                    .any(|sign| line.contains(sign))
            };
            let named = |game: &&str| match *game {
                PLAIN_WORD => plain(game),
                _ => words().any(|word| word == *game),
            };
            if GAMES.iter().any(named) || low.contains("hands in the sea") {
                findings.push(format!("{name}:{}: {}", number + 1, line.trim()));
            }
        }
    }
    assert_none(&findings);
}

/// Where a float is no number of a rule: places on the drawn map.
const DRAWN: &str = "crates/engine/src/layout.rs";

/// Floats differ between processors, so no rule and no thought of the computer player counts in them.
#[test]
fn rules_count_in_whole_numbers() {
    let mut findings = Vec::new();
    for (name, text) in texts(&["crates/engine", "crates/ai", "crates/games"], &["rs"]) {
        let played = text.lines().take_while(|line| line.trim() != "#[cfg(test)]");
        for (number, line) in played.enumerate() {
            let code = line.split("//").next().unwrap_or_default();
            if !name.contains("tests") && name != DRAWN && ["f32", "f64"].iter().any(|float| code.contains(float)) {
                findings.push(format!("{name}:{}: {}", number + 1, line.trim()));
            }
        }
    }
    assert_none(&findings);
}

#[test]
fn nothing_is_styled_in_a_way_the_policy_blocks() {
    let mut findings = Vec::new();
    for (name, text) in texts(&["src", "static"], &["rs", "svg", "html"]) {
        for (number, line) in text.lines().enumerate() {
            let inline = [
                " style=\"",
                " style='",
                " style=move",
                " style=format",
                " style={",
                "<style",
            ];
            if inline.iter().any(|word| line.contains(word)) {
                findings.push(format!(
                    "{name}:{}: {}",
                    number + 1,
                    line.trim().chars().take(100).collect::<String>()
                ));
            }
        }
    }
    assert_none(&findings);
}

#[test]
fn each_dependency_has_its_reason() {
    let mut findings = Vec::new();
    for (name, text) in texts(&["crates", "xtask"], &["toml"])
        .into_iter()
        .chain([root_manifest()])
    {
        let mut table = "";
        for (number, line) in text.lines().enumerate() {
            table = if line.starts_with('[') { line } else { table };
            let ours =
                line.contains("path =") || line.contains("workspace = true") || line.starts_with([' ', '#', '}', ']']);
            let opens = line.trim_end().ends_with('['); // its reason stands where it closes
            if table.contains("dependencies") && line.contains(" = ") && !ours && !opens && !line.contains('#') {
                findings.push(format!("{name}:{}: {line}", number + 1));
            }
        }
    }
    assert_none(&findings);
}

#[test]
fn nothing_is_left_for_later() {
    let words = [concat!("TO", "DO"), concat!("FIX", "ME"), concat!("#[ign", "ore")];
    let mut findings = Vec::new();
    for (name, text) in texts(&["src", "crates", "xtask", "style"], &["rs", "css", "js", "toml"]) {
        for (number, line) in text
            .lines()
            .enumerate()
            .filter(|(_, line)| words.iter().any(|word| line.contains(word)))
        {
            findings.push(format!("{name}:{}: {}", number + 1, line.trim()));
        }
    }
    assert_none(&findings);
}

/// The glue is made by the library that belongs to the version of wasm-bindgen in the page.
#[test]
fn the_page_and_its_glue_have_one_version() {
    let text = std::fs::read_to_string(root().join("xtask/Cargo.toml")).expect("xtask has a manifest");
    let (_, rest) = text
        .split_once("wasm-bindgen-cli-support = \"=")
        .expect("xtask pins what makes the glue");
    let version = rest.split('"').next().expect("a version");
    let pinned = format!("wasm-bindgen = \"={version}\"");
    for (file, says) in [
        ("Cargo.toml", pinned.clone()),
        ("crates/tools/ai-worker/Cargo.toml", pinned.clone()),
        ("crates/tools/wasm-bench/Cargo.toml", pinned),
        ("xtask/src/bin/bindgen.rs", format!("VERSION: &str = \"{version}\"")),
    ] {
        let text = std::fs::read_to_string(root().join(file)).expect("a text of ours");
        assert!(text.contains(&says), "{file} must have {says}");
    }
}

fn root_manifest() -> (String, String) {
    let text = std::fs::read_to_string(root().join("Cargo.toml")).expect("the workspace has a manifest");
    ("Cargo.toml".to_owned(), text)
}

/// The crates that a program of the page is made of, by the features with which it is compiled.
fn crates_of_the_page(features: &str) -> String {
    let cargo = std::process::Command::new(env!("CARGO"))
        .current_dir(root())
        .args([
            "tree",
            "--package",
            "corvus",
            "--no-default-features",
            "--features",
            features,
        ])
        .args([
            "--edges",
            "normal",
            "--prefix",
            "none",
            "--target",
            "wasm32-unknown-unknown",
        ])
        .output();
    let told = cargo.expect("cargo runs");
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
    String::from_utf8(told.stdout).expect("names of crates are UTF-8")
}

#[test]
fn no_program_of_the_page_holds_the_test_kit() {
    let holds = |features: &str| {
        crates_of_the_page(features)
            .lines()
            .any(|line| line.starts_with("testkit "))
    };
    for game in GAMES {
        assert!(!holds(&format!("registry/{game}")), "{game}");
    }
    assert!(holds("registry/testing"), "the kit is found where it is");
}
