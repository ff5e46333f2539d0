//! The number of nouns and verbs: "1 Warship meets", "2 Warships meet", in the lines of golden wars and in the questions of random ones.

mod samples;

use engine::{Present, Question, Rule, Rules, Side, Viewer};
use hands::{Event, Hands, Setup};
use samples::{asks, events};
use testkit::{golden_lines, of_another_number, sentences};

/// What is counted in sentences, in the singular.
const COUNTED: [&str; 8] = ["Warship", "card", "action", "round", "space", "hit", "location", "turn"];

/// What in a sentence is not of the number that is said.
fn wrong(text: &str) -> Option<String> {
    of_another_number(text, &COUNTED)
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
    for line in golden_lines::<Hands>() {
        assert_eq!(wrong(&line), None);
        assert!(rolls(&line), "{line}");
    }
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
fn questions_and_lines_of_random_wars_are_of_one_number() {
    sentences::<Hands>(12, 500, |text| assert_eq!(wrong(text), None));
}
