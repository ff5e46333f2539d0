//! The golden wars: each link leads to its log, word for word, and the log passes the audit. `trial golden` writes them anew.

use registry::Task;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use testkit::{RandomPlay, setups};

/// What to do where a rule, a row or a word has changed.
const AGAIN: &str =
    "if a rule, a row or a word of the log was meant to change, `cargo xtask renew GAME` writes them anew";

/// How many wars there are for what can be agreed: each thing alone, and all.
struct Agreed;

impl Task for Agreed {
    type Output = usize;

    fn run<R: RandomPlay>(self) -> usize {
        setups::<R>().len() - 1
    }
}

/// The same of the game of a name.
fn agreed(game: &str) -> usize {
    registry::with_name(game, Agreed).expect("the game is held")
}

fn trial(arguments: &[&str]) -> (bool, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_trial"))
        .args(arguments)
        .output()
        .expect("the tool starts");
    let text = String::from_utf8(output.stdout).expect("it writes text");
    (output.status.success(), text)
}

fn wars(game: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../games/{game}/golden"));
    let mut wars: Vec<PathBuf> = fs::read_dir(folder)
        .expect("there is a folder of golden wars")
        .map(|entry| entry.expect("a folder of the repository can be listed").path())
        .collect();
    wars.sort();
    wars
}

#[test]
fn links_lead_to_their_logs_and_logs_add_up() {
    let wars = wars("hamilcar");
    assert_eq!(
        wars.len(),
        10 + agreed("hamilcar"),
        "one war for all that can be agreed; {AGAIN}"
    );
    for war in wars {
        holds(&war, "line", |line| (0, line));
    }
}

/// Holds that a golden war's link leads to the lines of its log, each compared by what `part` takes of it, and that the log adds up.
fn holds(war: &Path, what: &str, part: fn(&str) -> (usize, &str)) {
    let read = |file: &str| fs::read_to_string(war.join(file)).expect("a golden war has a link and a log");
    let (opens, log) = trial(&["log", read("link").trim()]);
    assert!(opens, "{}: the link does not open: {AGAIN}", war.display());
    let kept = read("log.txt");
    let differs = { kept.lines() }
        .zip(log.lines())
        .find(|(kept, now)| part(kept) != part(now));
    let war = war.display();
    assert_eq!(
        differs, None,
        "{war}: the first {what}, as kept and as played now; {AGAIN}"
    );
    assert_eq!(
        kept.lines().count(),
        log.lines().count(),
        "{war}: lines, as kept and as played now; {AGAIN}"
    );
    let (fine, said) = trial(&["audit", &format!("{war}/log.txt")]);
    assert!(fine, "{war}: the log does not add up: {said}");
}

/// How deep a line of the log lies, and by which section: what happened, whatever the words.
fn deed(line: &str) -> (usize, &str) {
    let depth = line.len() - line.trim_start().len();
    (depth, line.rsplit(" (").next().unwrap_or_default())
}

/// Of Hannibal's wars the deeds are held, so that words can be mended without writing the wars anew; their logs add up too.
#[test]
fn links_of_the_second_war_lead_to_the_same_deeds() {
    let wars = wars("hannibal");
    assert_eq!(
        wars.len(),
        5 + agreed("hannibal"),
        "one war for all that can be agreed; {AGAIN}"
    );
    for war in wars {
        holds(&war, "deed", deed);
    }
}

/// The same of Hands in the Sea: three wars at random, five between players with a style.
#[test]
fn links_of_hands_in_the_sea_lead_to_the_same_deeds() {
    let wars = wars("hands");
    assert_eq!(
        wars.len(),
        8 + agreed("hands"),
        "one war for all that can be agreed; {AGAIN}"
    );
    for war in wars {
        holds(&war, "deed", deed);
    }
}
