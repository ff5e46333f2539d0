//! The number of nouns and verbs: "1 Warship meets", "2 Warships meet", in the lines of golden wars and in the questions of random ones.

mod samples;

use hands::{Event, Hands, Setup};
use kernel::trial::{self, by_lot};
use kernel::{Game, Question, Rule, Rules, Seed, Shown, Side, Viewer};
use samples::{asks, events};
use std::fs;
use std::path::Path;

/// What is counted in sentences, in the singular.
const COUNTED: [&str; 8] = ["Warship", "card", "action", "round", "space", "hit", "location", "turn"];
/// Verbs in the singular and in the plural.
const VERBS: [[&str; 2]; 14] = [
    ["is", "are"],
    ["has", "have"],
    ["was", "were"],
    ["goes", "go"],
    ["rolls", "roll"],
    ["meets", "meet"],
    ["lies", "lie"],
    ["comes", "come"],
    ["stands", "stand"],
    ["leaves", "leave"],
    ["shows", "show"],
    ["costs", "cost"],
    ["sails", "sail"],
    ["returns", "return"],
];

/// What in a sentence is not of the number that is said: a noun after its number, or the verb after both.
fn wrong(text: &str) -> Option<String> {
    let words: Vec<&str> = text
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect();
    words.windows(2).enumerate().find_map(|(at, pair)| {
        let many = pair[0].parse::<u32>().ok()? != 1;
        let one = COUNTED
            .iter()
            .find(|one| pair[1].strip_suffix('s').unwrap_or(pair[1]) == **one)?;
        let noun = if many { format!("{one}s") } else { (*one).to_owned() };
        // What a number is of may come between: "1 Warship of Rome meets".
        let next = match words.get(at + 2..) {
            Some(["of", _, verb, ..]) => verb,
            Some([verb, ..]) => verb,
            _ => "",
        };
        let strange = VERBS.iter().any(|verb| verb[usize::from(!many)] == next);
        (pair[1] != noun || strange).then(|| format!("{} {} {next}: {text}", pair[0], pair[1]))
    })
}

#[test]
fn a_wrong_number_is_found() {
    assert!(wrong("In the Sicily Sea Zone 1 Warship of Rome meet 3 of Carthage.").is_some());
    assert!(wrong("Its 1 Warship go home.").is_some());
    assert!(wrong("Rome loses 2 Warship.").is_some() && wrong("Rome loses 1 Warships.").is_some());
    assert!(wrong("Its 2 Warships go home, 1 Warship of Rome meets 3.").is_none());
}

/// A subject without a number: one Warship rolls one die, several roll several.
fn rolls(line: &str) -> bool {
    let Some((who, rest)) = line.split_once(" roll ").or_else(|| line.split_once(" rolls ")) else {
        return true;
    };
    let Some(who) = who.strip_prefix("The Warship") else {
        return true;
    };
    let (dice, _) = rest.split_once(':').unwrap_or((rest, ""));
    let many = dice.contains(" and ");
    many == who.starts_with('s') && many == line.contains(" roll ")
}

#[test]
fn lines_of_golden_wars_are_of_one_number() {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden");
    let mut lines = 0;
    for war in fs::read_dir(golden).expect("there are golden wars").flatten() {
        let log = fs::read_to_string(war.path().join("log.txt")).expect("a golden war has its log");
        for line in log.lines() {
            lines += 1;
            assert_eq!(wrong(line), None);
            assert!(rolls(line), "{line}");
        }
    }
    assert!(lines > 1000);
}

#[test]
fn lines_of_all_events_and_questions_beside_any_table_are_of_one_number() {
    for what in events() {
        let event = Event { rule: Rule("4"), what };
        let line = Hands::line(&event, Viewer::Public).expect("every event has a line");
        assert_eq!(wrong(&line.text), None);
        assert!(rolls(&line.text), "{}", line.text);
    }
    for warships in [1, 2] {
        let mut state = Hands::start(Setup::default());
        for side in Side::BOTH {
            state.of_mut(side).warships = warships;
        }
        for about in asks() {
            for to in Side::BOTH {
                let said = Hands::prompting(&state, &Question::open(to, about, Rule("5")));
                assert_eq!(wrong(&said.title).or_else(|| wrong(&said.text)), None, "{about:?}");
            }
        }
    }
}

#[test]
fn questions_of_random_wars_are_of_one_number() {
    for seed in 1..9 {
        let game = Game::<Hands>::new(Setup::default(), Seed(seed));
        trial::watch(game, 500, by_lot(Seed(seed ^ 0x5eed)), |game| {
            let pending = game.pending().expect("the game waits");
            let said = Hands::prompting(game.state(), &pending.question);
            assert_eq!(wrong(&said.title).or_else(|| wrong(&said.text)), None);
        });
    }
}
