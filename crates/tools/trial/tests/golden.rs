//! The golden wars: each link leads to its log, and the log passes the audit. `cargo xtask renew GAME` writes them anew.

use registry::Task;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use testkit::golden::{DIGESTS, deed, digest_of_deeds};
use testkit::{Tested, setups};

/// What to do where a rule, a row or a word has changed.
const AGAIN: &str =
    "if a rule, a row or a word of the log was meant to change, `cargo xtask renew GAME` writes them anew";

/// What of a line is compared.
type Part = fn(&str) -> (usize, &str);

fn trial(arguments: &[&str]) -> (bool, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_trial"))
        .args(arguments)
        .output()
        .expect("the tool starts");
    let text = String::from_utf8(output.stdout).expect("it writes text");
    (output.status.success(), text)
}

/// Holds the golden wars of a game.
struct Hold {
    /// So many, beside one for each thing that can be agreed and one for all at once.
    beside: usize,
    /// What of a line of a whole log is compared.
    part: Part,
}

impl Task for Hold {
    type Output = ();

    fn run<R: Tested>(self) {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../games/{}/golden", R::NAME));
        for name in R::WHOLE {
            holds(&folder.join(name), self.part);
        }
        let digests = fs::read_to_string(folder.join(DIGESTS)).expect("the other wars have a line each");
        let scratch = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-log.txt", R::NAME));
        for line in digests.lines() {
            leads_to_its_deeds(line, &scratch);
        }
        let wars = R::WHOLE.len() + digests.lines().count();
        assert_eq!(wars, self.beside + setups::<R>().len() - 1, "golden wars; {AGAIN}");
        let listed = fs::read_dir(&folder).expect("the wars lie there").count();
        assert_eq!(
            listed,
            R::WHOLE.len() + 1,
            "wars in folders, and their digests; {AGAIN}"
        );
    }
}

/// Holds the golden wars of the game of this name.
fn hold(game: &str, beside: usize, part: Part) {
    registry::with_name(game, Hold { beside, part }).expect("the game is held");
}

/// The link of a line leads to a log of so many lines in which the same happens, and the log adds up.
fn leads_to_its_deeds(line: &str, scratch: &Path) {
    let words: Vec<&str> = line.split(' ').collect();
    let [name, lines, digest, link] = words[..] else {
        panic!("a war has a name, a number of lines, a digest and a link: {line}")
    };
    let (opens, log) = trial(&["log", link]);
    assert!(opens, "{name}: the link does not open: {AGAIN}");
    let now = (
        log.lines().count().to_string(),
        format!("{:016x}", digest_of_deeds(log.lines())),
    );
    assert_eq!(
        (lines.to_owned(), digest.to_owned()),
        now,
        "{name}: what happens, as kept and as played now; {AGAIN}"
    );
    fs::write(scratch, log).expect("the log can be written");
    adds_up(name, scratch);
}

/// Holds that a golden war's link leads to the lines of its log, each compared by what `part` takes of it, and that the log adds up.
fn holds(war: &Path, part: Part) {
    let read = |file: &str| fs::read_to_string(war.join(file)).expect("a golden war has a link and a log");
    let (opens, log) = trial(&["log", read("link").trim()]);
    let name = war.display().to_string();
    assert!(opens, "{name}: the link does not open: {AGAIN}");
    let kept = read("log.txt");
    let differs = { kept.lines() }
        .zip(log.lines())
        .find(|(kept, now)| part(kept) != part(now));
    assert_eq!(
        differs, None,
        "{name}: the first line, as kept and as played now; {AGAIN}"
    );
    assert_eq!(
        kept.lines().count(),
        log.lines().count(),
        "{name}: lines, as kept and as played now; {AGAIN}"
    );
    adds_up(&name, &war.join("log.txt"));
}

fn adds_up(name: &str, log: &Path) {
    let (fine, said) = trial(&["audit", &log.to_string_lossy()]);
    assert!(fine, "{name}: the log does not add up: {said}");
}

/// Five wars at random and five between fighters; of those that are kept whole each word is held.
#[test]
fn links_of_hamilcar_lead_to_their_logs() {
    hold("hamilcar", 10, |line| (0, line));
}

/// Of the logs of Hannibal the deeds are held, so that words can be mended without writing the wars anew.
#[test]
fn links_of_hannibal_lead_to_the_same_deeds() {
    hold("hannibal", 5, deed);
}

/// The same of Hands in the Sea: three wars at random, five between players with a style.
#[test]
fn links_of_hands_in_the_sea_lead_to_the_same_deeds() {
    hold("hands", 8, deed);
}
