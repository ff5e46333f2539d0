//! Laws of the whole repository that no compiler knows.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use walkdir::{DirEntry, WalkDir};

/// No file grows beyond one idea.
const MOST_LINES: usize = 500;
#[path = "../src/imports.rs"]
mod imports;
#[path = "../../crates/games/registry/src/list.rs"]
#[macro_use]
mod list;

use imports::Imports;

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
    let below = |folder: &&str| WalkDir::new(root().join(folder)).into_iter().flatten();
    let paths = folders.iter().flat_map(below).map(DirEntry::into_path);
    let has_ending = |path: &Path| {
        path.extension()
            .is_some_and(|e| endings.iter().any(|ending| e == *ending))
    };
    let text = |path: PathBuf| {
        let name = path.strip_prefix(root()).expect("found below the root");
        let text = std::fs::read_to_string(&path).expect("a text of ours is UTF-8");
        (name.to_string_lossy().replace('\\', "/"), text)
    };
    let mut found: Vec<_> = paths.filter(|path| has_ending(path)).map(text).collect();
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

/// The name of a game that is a plain word of English too, and what it is called in prose.
const PLAIN_WORD: (&str, &str) = ("hands", "hands in the sea");

/// Whether a line names a game of the list. A name that is a plain word too is one in a path, in a string or in the game's full title.
fn names_a_game(line: &str) -> bool {
    let low = line.to_lowercase();
    let (word, title) = PLAIN_WORD;
    let plain = [
        format!("use {word}::"),
        format!("{word}::Hands"),
        format!("{word}.workspace"),
        format!("\"{word}\""),
    ];
    low.split(|c: char| !c.is_ascii_alphanumeric())
        .any(|part| part != word && GAMES.contains(&part))
        || plain.iter().any(|sign| line.contains(sign))
        || low.contains(title)
}

#[test]
fn games_are_told_from_plain_words() {
    for line in [
        "use hands::Hands;",
        "\"hands\" => {",
        "// as Hannibal does",
        "trial fuzz pig",
        "Hands in the Sea",
    ] {
        assert!(names_a_game(line), "{line}");
    }
    for line in [
        "both hands are closed",
        "scene.hands[side]",
        "pigment",
        "rounds::closed_hands",
    ] {
        assert!(!names_a_game(line), "{line}");
    }
}

/// The lines of a file that name a game.
fn naming_games(name: &str, text: &str) -> Vec<String> {
    let lines = text.lines().enumerate().filter(|(_, line)| names_a_game(line));
    lines
        .map(|(number, line)| format!("{name}:{}: {}", number + 1, line.trim()))
        .collect()
}

#[test]
fn the_page_names_no_game() {
    let files = texts(&["src"], &["rs"]);
    let findings: Vec<String> = { files.iter() }
        .flat_map(|(name, text)| naming_games(name, text))
        .collect();
    assert_none(&findings);
}

/// Lines of tools that name a game, each with its reason.
const NAMED_BY_TOOLS: [(&str, &str); 2] = [
    // What search engines and chats say of the page, in the words of `index.html`.
    ("xtask/src/page/404.html", "<meta "),
    // A program chooses its games by features; this one holds the game of tests too.
    ("crates/tools/trial/Cargo.toml", "features = "),
];

/// Tools reach a game through the registry: what a tool has to know of it lies in the game's folder. Tests may name games.
#[test]
fn the_tools_name_no_game() {
    let mut findings = Vec::new();
    for (name, text) in texts(&["crates/tools", "xtask"], &["rs", "js", "html", "toml"]) {
        let text = text.split("#[cfg(test)]").next().unwrap_or_default();
        let allowed = |line: &String| {
            NAMED_BY_TOOLS
                .iter()
                .any(|(file, words)| name == *file && line.contains(words))
        };
        if !name.contains("/tests/") {
            findings.extend(naming_games(&name, text).into_iter().filter(|line| !allowed(line)));
        }
    }
    assert_none(&findings);
}

/// Where a float is no number of a rule: places on the drawn map, and what it is drawn from.
const DRAWN: [&str; 2] = ["crates/engine/src/layout.rs", "/src/testing/map.rs"];

/// Floats differ between processors, so no rule and no thought of the computer player counts in them.
#[test]
fn rules_count_in_whole_numbers() {
    let mut findings = Vec::new();
    for (name, text) in texts(&["crates/engine", "crates/ai", "crates/games"], &["rs"]) {
        let played = text.lines().take_while(|line| line.trim() != "#[cfg(test)]");
        for (number, line) in played.enumerate() {
            let code = line.split("//").next().unwrap_or_default();
            if !name.contains("tests")
                && !DRAWN.iter().any(|drawn| name.ends_with(drawn))
                && ["f32", "f64"].iter().any(|float| code.contains(float))
            {
                findings.push(format!("{name}:{}: {}", number + 1, line.trim()));
            }
        }
    }
    assert_none(&findings);
}

/// The rooms of a crate, bottom first, as the design lists them below this heading.
fn rooms(heading: &str) -> Vec<String> {
    let design = std::fs::read_to_string(root().join("ARCHITECTURE.md")).expect("the design");
    let (_, rest) = design.split_once(heading).expect("its heading");
    let table = rest.split("\n#").next().unwrap_or_default();
    let row = |line: &str| Some(line.strip_prefix("| `")?.split_once("/` |")?.0.to_owned());
    table.lines().filter_map(row).collect()
}

/// What stands in no room, and what names a thing of a room above its own. `lib.rs` and `game.rs` put the rooms together.
fn out_of_room(crate_name: &str, imports: &Imports, rooms: &[String]) -> Vec<String> {
    let floor = |module: &[String]| rooms.iter().position(|room| module.first() == Some(room));
    let above_all = |module: &[String]| module.is_empty() || module == ["game"] || module[0] == "bin";
    let homeless = imports
        .modules()
        .filter(|module| floor(module).is_none() && !above_all(module));
    let homeless = homeless.map(|module| format!("{crate_name}: {} stands in no room", module.join("::")));
    let upward = imports.named().filter_map(|(module, path, home)| {
        let allowed = home.is_empty() || floor(module).is_none_or(|from| floor(&home).is_some_and(|to| to <= from));
        (!allowed).then(|| format!("{crate_name}: {} names {}", module.join("::"), path.join("::")))
    });
    homeless.chain(upward).collect()
}

#[test]
fn rooms_of_a_game_use_each_other_one_way() {
    let rooms = rooms("### A game's crate");
    assert!(rooms.len() > 5, "the design lists the rooms");
    let crates = GAMES.iter().chain(&["punic"]);
    let findings = crates.flat_map(|game| {
        let source = root().join("crates/games").join(game).join("src");
        out_of_room(game, &Imports::of_folder(&source).expect("sources are Rust"), &rooms)
    });
    assert_none(&findings.collect::<Vec<_>>());
}

#[test]
fn rooms_of_the_page_use_each_other_one_way() {
    let rooms = rooms("### The page");
    assert!(rooms.len() > 5, "the design lists the rooms");
    let imports = Imports::of_folder(&root().join("src")).expect("sources are Rust");
    assert_none(&out_of_room("page", &imports, &rooms));
}

#[test]
fn what_names_a_room_above_is_found() {
    let rooms = ["state".to_owned(), "rules".to_owned()];
    let of = |state: &str| {
        let files = [
            (
                "lib.rs",
                "mod game; mod state; mod rules; pub use rules::Act; pub struct Table;",
            ),
            ("game.rs", "use crate::rules::step;"),
            ("state/mod.rs", state),
            ("rules/mod.rs", "use crate::state::State; pub struct Act;"),
        ];
        out_of_room("made up", &Imports::of_files(files).expect("these are Rust"), &rooms)
    };
    assert_eq!(of("use crate::Table; #[cfg(test)] use crate::rules::Act;"), [""; 0]);
    assert_eq!(of("use crate::rules::Act;"), ["made up: state names rules::Act"]);
    assert_eq!(of("use crate::{Table, Act};"), ["made up: state names Act"]);
    assert_eq!(
        of("fn f() { super::rules::step() }"),
        ["made up: state names rules::step"]
    );
    assert_eq!(of("use crate::game;"), ["made up: state names game"]);
    let files = [("lib.rs", "mod helpers;"), ("helpers.rs", "")];
    let imports = Imports::of_files(files).expect("these are Rust");
    assert_eq!(
        out_of_room("made up", &imports, &rooms),
        ["made up: helpers stands in no room"]
    );
}

/// The crates whose public types share no name: what a reader finds by a name is one thing.
const ONE_NAME_EACH: [&str; 4] = ["crates/engine/src", "crates/ai/src", "crates/games/registry/src", "src"];

/// Public types that may share their name, each with its reason.
const SHARED_NAMES: [&str; 1] = [
    // The rules ask questions at the engine's table, and the page shows one game at its own: neither crate uses the other's word.
    "Table",
];

/// The name of the public type that a line declares, if it declares one. Types for a room alone (`pub(super)`) count too.
fn public_type(line: &str) -> Option<&str> {
    let rest = line.trim_start().strip_prefix("pub")?;
    let rest = match rest.strip_prefix('(') {
        Some(scope) => scope.split_once(')')?.1,
        None => rest,
    };
    let kinds = ["struct ", "enum ", "trait ", "type "];
    let name = kinds
        .iter()
        .find_map(|kind| rest.strip_prefix(' ')?.strip_prefix(kind))?;
    // A macro's `$name` is none.
    let end = name.find(|c: char| !c.is_alphanumeric() && c != '_');
    Some(&name[..end.unwrap_or(name.len())]).filter(|name| !name.is_empty())
}

/// Names that public types of more than one file have. Twins in one file are one type under different features.
fn shared_names<'a>(files: impl IntoIterator<Item = (&'a str, &'a str)>) -> Vec<String> {
    let mut homes = BTreeMap::<String, BTreeSet<String>>::new();
    for (name, text) in files {
        for found in text.lines().filter_map(public_type) {
            homes.entry(found.to_owned()).or_default().insert(name.to_owned());
        }
    }
    let shared = homes.into_iter().filter(|(_, files)| files.len() > 1);
    shared
        .map(|(found, files)| format!("{found}: {}", Vec::from_iter(files).join(", ")))
        .collect()
}

#[test]
fn no_two_public_types_have_one_name() {
    let files = texts(&ONE_NAME_EACH, &["rs"]);
    let shared = shared_names(files.iter().map(|(name, text)| (name.as_str(), text.as_str())));
    let allowed = |found: &String| { SHARED_NAMES.iter() }.any(|name| found.starts_with(&format!("{name}:")));
    assert_none(&shared.into_iter().filter(|found| !allowed(found)).collect::<Vec<_>>());
}

#[test]
fn a_name_of_two_public_types_is_found() {
    let files = [
        (
            "a.rs",
            "pub struct Way<T> {\n    Seat(u8),\nenum Own {}\n#[cfg(x)]\npub trait Twin {}\n#[cfg(y)]\npub trait Twin {}",
        ),
        (
            "b.rs",
            "    pub(super) enum Way {\npub type Other = u8;\nstruct Own;\npub fn type_of() {}",
        ),
    ];
    assert_eq!(shared_names(files), ["Way: a.rs, b.rs"]);
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
        ("crates/tools/js-api/Cargo.toml", pinned.clone()),
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
