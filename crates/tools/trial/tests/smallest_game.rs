//! A game is its folder, a line of the registry and lines in `Cargo.toml`: of the smallest one, which no page shows, every command knows
//! the rules, the cases, the players and the audit.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The game.
const GAME: &str = "pig";

/// Exit code and output of a call in the root of the repository.
fn trial(arguments: &[&str], input: &str) -> (Option<i32>, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_trial"))
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../../.."))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the tool starts");
    let mut stdin = child.stdin.take().expect("its input is a pipe");
    stdin.write_all(input.as_bytes()).expect("it takes its input");
    drop(stdin);
    let output = child.wait_with_output().expect("it ends");
    let text = String::from_utf8(output.stdout).expect("it writes text");
    (output.status.code(), text)
}

/// Output of a call that succeeds.
fn told(arguments: &[&str]) -> String {
    let (code, text) = trial(arguments, "");
    assert_eq!(code, Some(0), "{arguments:?}: {text}");
    text
}

/// The number of a key in the last line.
fn number(text: &str, key: &str) -> u64 {
    let last = text.lines().last().unwrap_or_default().split(' ');
    let found = { last }.find_map(|pair| pair.strip_prefix(key)?.strip_prefix('='));
    let number = found.and_then(|number| number.parse().ok());
    number.unwrap_or_else(|| panic!("no {key} in {text}"))
}

#[test]
fn every_command_about_a_game_knows_it() {
    for (command, more) in [
        ("fuzz", &["--games", "4"][..]),
        ("links", &["--games", "4"]),
        ("windows", &["--games", "4"]),
        ("damage", &["--n", "50"]),
        ("wins", &["--games", "4"]),
        ("often", &["--games", "4"]),
        ("weigh", &["--games", "4"]),
        ("drive", &[]),
    ] {
        told(&[&[command, GAME], more].concat());
    }
    assert_eq!(number(&told(&["cases", "crates/games/pig/cases"]), "failed"), 0);
    // Nobody is asked whether to hold an empty pot, so no case shows 1.1.
    let (_, rules) = trial(&["rules", GAME], "");
    assert_eq!((number(&rules, "covered"), number(&rules, "missing")), (3, 1));
}

#[test]
fn its_simple_player_is_called_by_name() {
    let wins = told(&["wins", GAME, "--games", "100", "--rome", "holder"]);
    assert!(number(&wins, "rome") > 60, "{wins}");
    let links = told(&["links", GAME, "--games", "2", "--players", "holder"]);
    assert_eq!(number(&links, "failures"), 0);
}

#[test]
fn its_links_are_shown_and_its_logs_are_audited() {
    let links = told(&["links", GAME, "--games", "1", "--print"]);
    let link = links.lines().next().expect("a link is printed");
    for command in ["show", "replay", "odds"] {
        told(&[command, link]);
    }
    let log = told(&["log", link]);
    let file: PathBuf = std::env::temp_dir().join(format!("pig-{}.txt", std::process::id()));
    let name = file.to_str().expect("its name is text");
    fs::write(&file, &log).expect("it is written");
    let audit = told(&["audit", name]);
    assert!(number(&audit, "pots") > 1 && number(&audit, "failed") == 0, "{audit}");
    fs::write(&file, log.replacen("\"scores\", ", "\"scores\", 1", 1)).expect("it is written");
    assert_eq!(trial(&["audit", name], "").0, Some(1), "a wrong pot is found");
    fs::remove_file(&file).expect("it was there");
}
