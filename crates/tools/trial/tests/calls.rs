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

/// What is counted goes on where it was cut off, and is of one game.
#[test]
fn calibrate() {
    let state = std::env::temp_dir().join(format!("calibrate-{}", std::process::id()));
    let file = state.to_str().expect("a plain path");
    let call = |game, wars| {
        let words = ["calibrate", game, "--wars", wars, "--budget", "1/125", "--state", file];
        trial(&words, "")
    };
    for (wars, played) in [("2", "wars=2"), ("4", "wars=4"), ("2", "wars=4")] {
        let (code, text) = call("hamilcar", wars);
        assert_eq!(code, Some(0));
        assert!(
            text.lines().last().is_some_and(|line| line.starts_with(played)),
            "{text}"
        );
        assert_eq!(
            keys(&text),
            ["wars", "unfinished", "rome", "rome_per_mille", "low", "high"]
        );
        let counted = text
            .lines()
            .filter(|line| line.starts_with("thought") && !line.contains("count=0"));
        assert!(counted.count() > 4, "chances are counted: {text}");
    }
    assert_eq!(call("hands", "2").0, Some(2), "it is of another game");
    std::fs::remove_file(state).expect("it was written");
}

#[test]
fn digests_of_thoughts() {
    let digest = |count| {
        let (code, text) = trial(&["thoughts", "hamilcar", "--count", count], "");
        assert_eq!((code, keys(&text)), (Some(0), vec!["thoughts", "digest"]));
        text
    };
    assert_eq!(digest("6"), digest("6"));
    assert_ne!(digest("6").split_once("digest"), digest("5").split_once("digest"));
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
        for players in [
            &["--players", "fighter"][..],
            &[],
            &["--rome", "fighter", "--carthage", "random"],
        ] {
            let call = [&["wins", game, "--games", "3", "--seed", "5"], players].concat();
            let (code, text) = trial(&call, "");
            assert_eq!(code, Some(0));
            let expected = ["games", "rome", "carthage", "rome_per_mille", "turns_per_mille"];
            assert_eq!(keys(&text), expected);
        }
    }
}

#[test]
fn each_game_names_its_own_players() {
    let wins = |game: &str, player: &str| trial(&["wins", game, "--games", "1", "--rome", player], "").0;
    for (game, player) in [("hamilcar", "fighter"), ("hands", "raider"), ("pig", "random")] {
        assert_eq!(wins(game, player), Some(0), "{player} of {game}");
    }
    for (game, player) in [("hamilcar", "raider"), ("hands", "fighter"), ("pig", "fighter")] {
        assert_eq!(wins(game, player), Some(2), "{player} of {game}");
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

/// A link to a random war of Hamilcar by today's rules.
fn war() -> String {
    let (_, text) = trial(&["links", "hamilcar", "--games", "1", "--seed", "3", "--print"], "");
    text.lines().next().expect("a link is printed").to_owned()
}

#[test]
fn thoughts() {
    let link = war();
    let think = |at: &str, cut: &[&str]| {
        let (code, text) = trial(&[&["think", &link, "--level", "2", "--at", at], cut].concat(), "");
        assert_eq!(code, Some(0));
        text
    };
    let short = ["--budget", "60", "--rollouts", "20"];
    let searched = |at: &String| think(at, &short).ends_with(" rollouts=20 budget=60 level=2\n");
    let at = (10..60)
        .map(|at| at.to_string())
        .find(searched)
        .expect("a card is played");
    assert_eq!(keys(&think(&at, &[])), ["chance", "rollouts", "budget", "level"]);
    let cut = think(&at, &short);
    assert_eq!(think(&at, &short), cut, "it can be repeated");
    assert_ne!(think(&at, &["--budget", "60", "--rollouts", "40"]), cut);
}

#[test]
fn moves_keep_what_the_side_knows() {
    let file = std::env::temp_dir().join(format!("moves-{}.txt", std::process::id()));
    let name = file.to_str().expect("its name is text");
    let block = format!(
        "# Any answer will do\nlink: {}\nat: 12\nnever: Nothing that is answered\n",
        war()
    );
    std::fs::write(&file, format!("# A head\n\n{block}")).expect("it is written");
    let by_link = trial(&["moves", name], "");
    assert_eq!(keys(&by_link.1), ["moves", "held"]);
    assert_eq!(by_link.0, Some(0));
    let write = |added: &str| {
        assert_eq!(
            trial(&["moves", "--write", name], ""),
            (Some(0), format!("moves=1 written={added}\n"))
        )
    };
    write("1");
    let text = std::fs::read_to_string(&file).expect("it is there");
    assert_eq!(trial(&["moves", name], ""), by_link);
    write("0");
    std::fs::write(&file, text.replace("blind: ", "blind: A")).expect("it is written");
    assert_eq!(trial(&["moves", name], "").0, Some(2), "a damaged line is refused");
    std::fs::remove_file(&file).expect("it was there");
}

#[test]
fn bad_arguments() {
    let calls: [&[&str]; 10] = [
        &[],
        &["dance"],
        &["fuzz"],
        &["fuzz", "chess"],
        &["fuzz", "pig", "--games", "many"],
        &["links", "pig", "--loud"],
        &["bench", "pig", "--games", "3"],
        &["drive", "pig", "--seed", "3", "--link", "x"],
        &["show", "nothing"],
        &["wins", "hannibal", "--rome", "legate"],
    ];
    for call in calls {
        assert_eq!(trial(call, "").0, Some(2), "{call:?}");
    }
}

#[test]
fn help_for_each_command() {
    let (code, all) = trial(&["--help"], "");
    assert_eq!(code, Some(0));
    for command in ["fuzz", "duel", "drive"] {
        assert!(all.contains(&format!("\n  {command} ")), "{all}");
        assert_eq!(trial(&[command, "--help"], "").0, Some(0), "{command}");
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

#[test]
fn an_older_program_plays_as_this_one_does() {
    let older = format!("old:{}:policy", env!("CARGO_BIN_EXE_trial"));
    for game in ["hamilcar", "hannibal", "hands"] {
        let duel = |first: &str| trial(&["duel", game, first, "random", "--pairs", "2", "--jobs", "1"], "");
        assert_eq!(duel(&older), duel("policy"), "{game}");
    }
}

#[test]
fn an_older_program_that_cannot_play_is_refused_by_name() {
    let refused = |program: &str| trial(&["duel", "hamilcar", "policy", program, "--pairs", "1"], "").0;
    let own = env!("CARGO_BIN_EXE_trial");
    for program in ["old:/nowhere/trial:3", "old:/bin/cat:3", &format!("old:{own}:9")] {
        assert_eq!(refused(program), Some(2), "{program}");
    }
}

#[test]
fn answers_begin_with_game_revision_and_layout() {
    let (code, text) = trial(&["answer", "hamilcar", "policy"], "");
    assert_eq!(code, Some(0));
    assert!(text.starts_with("answers for hamilcar, revision "), "{text}");
    assert_eq!(keys(&text), ["questions"]);
    let (code, _) = trial(&["answer", "hamilcar", "policy"], "no line of a position\n");
    assert_eq!(code, Some(2));
}

#[test]
fn learning_finds_the_same_weights_each_time() {
    let call = "learn hamilcar --games 1 --pairs 1 --generations 1";
    let call: Vec<&str> = call.split(' ').collect();
    let learn = || trial(&call, "");
    let (code, text) = learn();
    assert_eq!(code, Some(0));
    assert_eq!(keys(&text), ["games", "questions", "weights"]);
    assert_eq!(text, learn().1);
}
