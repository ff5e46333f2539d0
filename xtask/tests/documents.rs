//! What the documents name is there: files they link to, paths and items in backquotes. They have one sentence a line.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use walkdir::{DirEntry, WalkDir};

/// The design is read in one sitting.
const MOST_LINES_OF_THE_DESIGN: usize = 180;
/// Folders at the root whose paths documents spell out.
const FOLDERS: [&str; 8] = [
    "src/", "crates/", "xtask/", "docs/", "static/", "style/", "assets/", ".github/",
];
/// Folders of the page, whose paths leave out `src/`.
const PAGE: [&str; 6] = ["model/", "map/", "widgets/", "features/", "view/", "browser/"];
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
    for folder in ["", "docs", "docs/decisions", "assets/coast"] {
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
        let pictures = text
            .split("<img src=\"")
            .skip(1)
            .map(|rest| rest.split('"').next().unwrap_or_default());
        let links = text
            .split("](")
            .skip(1)
            .map(|rest| rest.split([')', '#']).next().unwrap_or_default());
        for to in links.chain(pictures) {
            if !to.is_empty() && !to.contains("://") && !folder.join(to).exists() {
                findings.push(format!("{name}: {to}"));
            }
        }
    }
    assert!(findings.is_empty(), "\n{}\n", findings.join("\n"));
}

/// Where the paths of documents begin, beside the root: a document may leave out what its reader knows.
const BEGINNINGS: [&str; 10] = [
    "src/",
    "crates/",
    "crates/games/",
    "crates/games/GAME/",
    "crates/games/GAME/src/",
    "crates/games/GAME/src/data/",
    "crates/games/GAME/tests/",
    "static/help/",
    "docs/",
    "docs/decisions/",
];
/// Endings of names that are files.
const ENDINGS: [&str; 12] = [
    "rs",
    "md",
    "txt",
    "toml",
    "html",
    "css",
    "js",
    "svg",
    "png",
    "yml",
    "json",
    "webmanifest",
];
/// Files that a build or a tool makes, and names of the field that look like files.
const ELSEWHERE: [&str; 6] = ["sw.js", "corvus.js", "dist", "out.png", "404.html", "target"];

/// What stands between backquotes, outside of blocks of code.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    let prose = text.split("```").step_by(2);
    prose.flat_map(|part| part.split('`').skip(1).step_by(2))
}

/// Whether words in backquotes are one path: a file with an ending, or a folder of ours.
fn is_path(words: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || "_-./*".contains(c);
    let name = words.rsplit('/').next().unwrap_or_default();
    let ending = name
        .rsplit_once('.')
        .is_some_and(|(stem, ending)| !stem.is_empty() && ENDINGS.contains(&ending));
    words.chars().all(plain) && !ELSEWHERE.contains(&words) && (ending || words.contains('/') && words.ends_with('/'))
}

/// A path may leave out `.rs` and what [`BEGINNINGS`] lists, and stand for all games (`GAME`) or files (`*`).
#[test]
fn every_path_that_a_document_names_is_there() {
    let files: Vec<String> = files()
        .iter()
        .filter_map(|path| Some(path.file_name()?.to_string_lossy().into_owned()))
        .collect();
    let mut findings = Vec::new();
    for (_, name, text) in documents() {
        for words in quoted(&text) {
            let path = words.split([' ', ':', ';', ',']).next().unwrap_or_default();
            let begins = |folders: &[&str]| folders.iter().any(|folder| path.starts_with(folder));
            let missing = if begins(&FOLDERS) {
                !is_there(path)
            } else if begins(&PAGE) {
                !is_there(&format!("src/{path}"))
            } else {
                let there = || BEGINNINGS.iter().any(|begins| is_there(&format!("{begins}{path}")));
                let somewhere = || files.iter().any(|file| fits(file, path));
                is_path(words) && !is_there(path) && !there() && !somewhere()
            };
            if missing {
                findings.push(format!("{name}: {path}"));
            }
        }
    }
    assert!(findings.is_empty(), "\n{}\n", findings.join("\n"));
}

/// Whether a path of the root is there, for one game at least; `*` stands for any name, or for a part of one.
fn is_there(path: &str) -> bool {
    let folders = match path.contains("GAME") {
        true => GAMES.iter().map(|game| path.replace("GAME", game)).collect(),
        false => vec![path.to_owned()],
    };
    folders.iter().any(|path| {
        let mut found = vec![root().to_path_buf()];
        for part in path.trim_end_matches('/').split('/') {
            found = found.iter().flat_map(|folder| named(folder, part)).collect();
        }
        !found.is_empty()
    })
}

/// Whether a name is this one, in which `*` or `<WORD>` stands for any letters.
fn fits(name: &str, pattern: &str) -> bool {
    match pattern.split_once(['*', '<']) {
        Some((begins, ends)) => name.starts_with(begins) && (name.ends_with(ends) || ends.ends_with('>')),
        None => name == pattern,
    }
}

/// What a folder has under a name, with or without `.rs`.
fn named(folder: &Path, name: &str) -> Vec<PathBuf> {
    if !name.contains(['*', '<']) {
        let whole = [folder.join(name), folder.join(format!("{name}.rs"))];
        return whole.into_iter().filter(|path| path.exists()).collect();
    }
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let entries = entries.filter(|entry| fits(&entry.file_name().to_string_lossy(), name));
    entries.map(|entry| entry.path()).collect()
}

/// Files and folders of ours beside documents.
const SOURCES: [&str; 11] = [
    "src",
    "crates",
    "xtask",
    "static",
    "style",
    "tests",
    "fuzz/fuzz_targets",
    ".github",
    "Cargo.toml",
    "Trunk.toml",
    "index.html",
];

/// All files of [`SOURCES`].
fn files() -> Vec<PathBuf> {
    let below = |source: &&str| WalkDir::new(root().join(source)).into_iter();
    let found = SOURCES.iter().flat_map(below);
    let found = found.map(|entry| entry.expect("a file or folder of ours"));
    found
        .filter(|entry| !entry.file_type().is_dir())
        .map(DirEntry::into_path)
        .collect()
}

/// What a call of `cargo test` picks out of a package: names of tests or of their modules, and files of tests (`--test`).
#[derive(Default)]
struct Filters<'a> {
    package: Option<&'a str>,
    names: Vec<&'a str>,
    targets: Vec<&'a str>,
}

impl<'a> Filters<'a> {
    fn of(call: &'a str) -> Self {
        let mut filters = Self::default();
        let mut words = call.split_whitespace().skip_while(|word| *word != "test").skip(1);
        while let Some(word) = words.next() {
            match word {
                "-p" => filters.package = words.next(),
                "--test" => filters.targets.extend(words.next()),
                // A word in capitals stands for one.
                word if word.starts_with(|c: char| c.is_ascii_lowercase()) => filters.names.push(word),
                _ => {}
            }
        }
        filters
    }

    /// Whether a source is of the package; the page's are those at the root.
    fn takes(&self, source: &str) -> bool {
        match self.package {
            None | Some("corvus") => source.starts_with("src/") || source.starts_with("tests/"),
            Some("GAME") => source.starts_with("crates/games/"),
            Some(package) => source.contains(&format!("/{package}/")) || source.starts_with(&format!("{package}/")),
        }
    }
}

/// A filter that finds nothing is green whatever is broken.
#[test]
fn every_call_of_tests_in_a_document_finds_some() {
    let sources: Vec<(String, String)> = files()
        .into_iter()
        .filter(|path| path.extension().is_some_and(|ending| ending == "rs"))
        .map(|path| {
            let name = path.strip_prefix(root()).expect("found below the root");
            let text = std::fs::read_to_string(&path).expect("a source is UTF-8");
            (name.to_string_lossy().replace('\\', "/"), text)
        })
        .collect();
    let named_so = |text: &str, name: &str| {
        let mut tests = text.split("#[test]").skip(1).filter_map(|rest| rest.split_once("fn "));
        tests.any(|(_, rest)| rest.split('(').next().is_some_and(|test| test.contains(name)))
    };
    let finds =
        |path: &str, text: &str, name: &str| path.contains(name) && text.contains("#[test]") || named_so(text, name);
    let mut findings = Vec::new();
    for (_, document, text) in documents() {
        for call in quoted(&text).filter(|words| words.contains("cargo test")) {
            let filters = Filters::of(call);
            let own: Vec<_> = sources.iter().filter(|(path, _)| filters.takes(path)).collect();
            let named = |name: &&str| own.iter().any(|(path, text)| finds(path, text, name));
            let target = |target: &&str| {
                own.iter()
                    .any(|(path, _)| path.ends_with(&format!("tests/{target}.rs")))
            };
            if !filters.names.iter().all(named) || !filters.targets.iter().all(target) {
                findings.push(format!("{document}: `{call}` finds no test"));
            }
        }
    }
    assert!(findings.is_empty(), "\n{}\n", findings.join("\n"));
}

/// The words that sources of ours are made of.
fn words_of_sources() -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    for text in files().iter().filter_map(|path| std::fs::read_to_string(path).ok()) {
        let all = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
        words.extend(all.filter(|word| !word.is_empty()).map(str::to_owned));
    }
    words
}

/// The names of items in words that are written as Rust writes them: `Type::method`, `snake_case`, `CamelCase`, `CONSTANT`.
fn items(words: &str) -> Vec<&str> {
    let path = words.split(['(', '<', ' ']).next().unwrap_or_default(); // `key=` and `VARIABLE=1` are no items
    let is_name = |name: &str| !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    let names: Vec<&str> = path.trim_start_matches('_').split("::").collect();
    let telling = names.len() > 1 || path.contains(|c: char| c.is_ascii_uppercase() || c == '_');
    if telling && names.iter().all(|name| is_name(name)) {
        names
    } else {
        Vec::new()
    }
}

#[test]
fn every_item_that_a_document_names_is_there() {
    let known = words_of_sources();
    let mut findings = Vec::new();
    for (_, name, text) in documents() {
        for words in quoted(&text) {
            let there = |item: &str| {
                known.contains(item) || known.iter().any(|word| words.starts_with('_') && word.ends_with(item))
            };
            let missing = items(words).into_iter().any(|item| !there(item));
            if missing {
                findings.push(format!("{name}: {words}"));
            }
        }
    }
    assert!(findings.is_empty(), "\n{}\n", findings.join("\n"));
}

#[test]
fn the_bot_in_the_documents_is_the_one_that_is_played() {
    let read = |file| std::fs::read_to_string(root().join(file)).expect("a text of ours");
    let (document, bot) = (read("docs/js-api.md"), read("crates/tools/js-api/bot.js"));
    assert!(
        document.contains(&format!("```js\n{bot}```")),
        "docs/js-api.md must quote crates/tools/js-api/bot.js as it is"
    );
}

/// A line of a document: about as much as is read at one go.
const MOST_LETTERS: usize = 160;

/// Tables, blocks of code, what is written from rows, and a word that cannot be broken may be longer.
#[test]
fn no_line_of_a_document_is_long() {
    let mut findings = Vec::new();
    for (_, name, text) in documents() {
        let mut code = false;
        let by_hand = text
            .lines()
            .take_while(|line| !line.starts_with("<!-- From here on written"));
        for (number, line) in by_hand.enumerate() {
            code ^= line.starts_with("```");
            let one_word = line.trim_start_matches(['-', ' ']).split(' ').nth(1).is_none();
            if line.chars().count() > MOST_LETTERS && !code && !line.starts_with('|') && !one_word {
                findings.push(format!("{name}:{}: {} letters", number + 1, line.chars().count()));
            }
        }
    }
    assert!(
        findings.is_empty(),
        "\n{}\nOne sentence a line: split a sentence that is too long.\n",
        findings.join("\n")
    );
}

#[test]
fn the_design_is_short() {
    let text = std::fs::read_to_string(root().join("ARCHITECTURE.md")).expect("the design");
    let lines = text.lines().count();
    assert!(lines <= MOST_LINES_OF_THE_DESIGN, "ARCHITECTURE.md has {lines} lines");
}
