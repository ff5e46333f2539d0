//! The calls and last lines that other programs rely on.

use std::io::Write;
use std::process::{Command, Stdio};

/// Exit code and output.
fn trial(arguments: &[&str], input: &str) -> (Option<i32>, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_trial"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the tool starts");
    let mut stdin = child.stdin.take().expect("its input is a pipe");
    stdin.write_all(input.as_bytes()).expect("it takes its input");
    drop(stdin);
    let output = child.wait_with_output().expect("it ends");
    let text = String::from_utf8(output.stdout).expect("it writes text");
    (output.status.code(), text)
}

/// The keys of the last line; every value is a plain integer.
fn keys(text: &str) -> Vec<&str> {
    let last = text.lines().last().expect("something was written");
    let pairs = last
        .split(' ')
        .map(|pair| pair.split_once('=').expect("pairs of key and value"));
    pairs
        .map(|(key, value)| {
            assert!(value.parse::<u64>().is_ok(), "{key}={value} is no plain integer");
            key
        })
        .collect()
}

#[test]
fn fuzz() {
    let (code, text) = trial(&["fuzz", "pig", "--games", "5", "--seed", "3", "--jobs", "2"], "");
    assert_eq!(code, Some(0));
    let expected = "games finished stuck unsound panics blind_leaks decisions decisions_per_second generic_refusals \
                    rarest_count compared second_deals digest";
    assert_eq!(keys(&text).join(" "), expected);
    assert!(text.contains("rarest: "));
}

#[test]
fn links() {
    for game in ["hamilcar", "hannibal"] {
        let (code, text) = trial(&["links", game, "--games", "5", "--seed", "3"], "");
        assert_eq!(code, Some(0));
        assert_eq!(keys(&text), ["links", "longest", "median", "p95", "p999", "failures"]);
    }
}

#[test]
fn windows() {
    let (code, text) = trial(&["windows", "hannibal", "--games", "3", "--seed", "3"], "");
    assert_eq!(code, Some(0));
    let expected = "plays rome_per_mille rome_p95 carthage_per_mille carthage_p95";
    assert_eq!(keys(&text).join(" "), expected);
}

#[test]
fn wins() {
    for game in ["hamilcar", "hannibal"] {
        for players in [&["--fighters"][..], &[], &["--rome", "fighter", "--carthage", "random"]] {
            let call = [&["wins", game, "--games", "3", "--seed", "5"], players].concat();
            let (code, text) = trial(&call, "");
            assert_eq!(code, Some(0));
            let expected = ["games", "rome", "carthage", "rome_per_mille", "turns_per_mille"];
            assert_eq!(keys(&text), expected);
        }
    }
}

/// The wars of a hundred that this side of Hannibal wins, where it fights and the other side plays at random.
fn won_by_the_fighter(side: &str, other: &str) -> u64 {
    let players = [
        format!("--{side}"),
        "fighter".into(),
        format!("--{other}"),
        "random".into(),
    ];
    let players: Vec<&str> = players.iter().map(String::as_str).collect();
    let (_, text) = trial(&[&["wins", "hannibal", "--games", "100"], &players[..]].concat(), "");
    let last = text.lines().last().unwrap_or_default();
    let won = last
        .split(' ')
        .find_map(|pair| pair.strip_prefix(side)?.strip_prefix('='));
    won.and_then(|number| number.parse().ok())
        .expect("the wars are counted")
}

#[test]
fn one_that_fights_beats_a_random_player() {
    for (side, other) in [("rome", "carthage"), ("carthage", "rome")] {
        let won = won_by_the_fighter(side, other);
        assert!(won >= 90, "{side} has won {won} of 100 wars");
    }
}

#[test]
fn how_long_odds_take() {
    let (code, text) = trial(&["weigh", "hamilcar", "--games", "2", "--each", "1"], "");
    let expected = ["odds", "odds_median_us", "odds_p95_us", "odds_max_us"];
    assert_eq!((code, keys(&text)), (Some(0), expected.to_vec()));
    assert!(text.starts_with("slowest: "), "{text}");
}

#[test]
fn thoughts() {
    let moves = include_str!("../../hamilcar/moves.txt");
    let link = moves.lines().find_map(|line| line.strip_prefix("link: "));
    let think = |cut: &[&str]| {
        let call = [&["think", link.expect("there is a position"), "--level", "2"], cut].concat();
        let (code, text) = trial(&call, "");
        assert_eq!(code, Some(0));
        text
    };
    let whole = think(&[]);
    assert_eq!(keys(&whole), ["chance", "rollouts", "budget", "level"]);
    let cut = think(&["--budget", "60", "--rollouts", "20"]);
    assert!(cut.ends_with(" rollouts=20 budget=60 level=2\n"), "{cut}");
    assert_eq!(
        think(&["--budget", "60", "--rollouts", "20"]),
        cut,
        "it can be repeated"
    );
    assert_ne!(think(&["--budget", "60", "--rollouts", "40"]), cut);
}

#[test]
fn bad_arguments() {
    let calls: [&[&str]; 8] = [
        &[],
        &["dance"],
        &["fuzz"],
        &["fuzz", "chess"],
        &["fuzz", "pig", "--games", "many"],
        &["links", "pig", "--loud"],
        &["show", "nothing"],
        &["wins", "hannibal", "--rome", "legate"],
    ];
    for call in calls {
        assert_eq!(trial(call, "").0, Some(2), "{call:?}");
    }
}

/// What `drive` writes last after these lines.
fn driven(input: &str) -> serde_json::Value {
    let (code, text) = trial(&["drive", "hamilcar", "--seed", "5"], input);
    assert_eq!(code, Some(0));
    let last = text.lines().last().expect("something was written");
    serde_json::from_str(last).expect("lines of JSON")
}

#[test]
fn drive_show_and_replay() {
    let first = driven("");
    let words = first["legal"][0].as_str().expect("answers are words");
    let second = driven(&format!("{words}\n"));
    assert_eq!(second["answers"], 1);
    assert_eq!(driven(&format!("{{\"answer\": \"{words}\"}}\n"))["answers"], 1);
    assert!(driven("no such answer\n")["error"].is_string());
    let link = second["link"].as_str().expect("a link");
    let (code, shown) = trial(&["show", link], "");
    assert_eq!(code, Some(0));
    assert!(shown.contains(" is asked (") && shown.contains("\nLog\n"));
    let (code, odds) = trial(&["odds", link], "");
    assert_eq!((code, keys(&odds)), (Some(0), vec!["options"]));
    let (code, replayed) = trial(&["replay", &format!("https://example.org/#{link}")], "");
    assert_eq!(code, Some(0));
    assert!(replayed.contains(&format!(": {words}\n")), "{replayed}");
    let damaged = format!("{}x", &link[..link.len() - 2]);
    assert_eq!(trial(&["show", &damaged], "").0, Some(1));
}
