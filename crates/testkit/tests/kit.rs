//! The test kit on the small games of the examples, and on a game that breaks one promise after the other.

#[path = "games/faulty.rs"]
mod faulty;
#[path = "../../engine/examples/foray.rs"]
#[expect(dead_code, reason = "as a program of its own it has a main")]
mod foray;
use faulty::Faulty;
use foray::Foray;
use pig::Pig;
use testkit::RandomPlay;
use testkit::{Campaign, What, digest, fuzz, wars_outlive_a_new_field};

fn keeps_every_promise<R: RandomPlay>(games: u32) {
    let report = fuzz::<R>(&Campaign {
        games,
        ..Campaign::default()
    });
    assert_eq!(report.findings, []);
    assert_eq!((report.games, report.finished), (games, games));
}

#[test]
fn the_small_games_keep_every_promise() {
    keeps_every_promise::<Pig>(150);
    keeps_every_promise::<Foray>(60);
}

#[test]
fn worlds_are_compared_behind_a_second_deal_too() {
    let report = fuzz::<Foray>(&Campaign {
        games: 20,
        deep: true,
        ..Campaign::default()
    });
    assert_eq!(report.findings, []);
    let (compared, second) = (report.compared(), report.second_deals());
    assert!(
        compared > 1000 && second > 10,
        "{compared} positions, {second} behind a second deal"
    );
}

#[test]
fn links_of_the_small_games_outlive_a_new_switch_and_a_new_field() {
    wars_outlive_a_new_field::<Pig>(20);
    wars_outlive_a_new_field::<Foray>(20);
}

#[test]
fn jobs_change_no_result() {
    let campaign = Campaign {
        games: 120,
        seed: 7,
        ..Campaign::default()
    };
    let three = Campaign { jobs: 3, ..campaign };
    let (one, three) = (fuzz::<Pig>(&campaign), fuzz::<Pig>(&three));
    assert_eq!(one, three);
    assert_eq!(one.digest(), digest::<Pig>(120, 7));
}

/// What is found in twenty games: the kinds, and the words of the first.
fn found<const FAULT: u8>() -> (Vec<What>, String) {
    let report = fuzz::<Faulty<FAULT>>(&Campaign {
        games: 20,
        ..Campaign::default()
    });
    let mut kinds: Vec<What> = report.findings.iter().map(|f| f.kind).collect();
    kinds.sort_unstable();
    kinds.dedup();
    let words = report.findings.first().map_or(String::new(), |f| f.what.clone());
    (kinds, words)
}

fn finds<const FAULT: u8>(kind: What, words: &str) {
    let (kinds, what) = found::<FAULT>();
    assert!(kinds == [kind] && what.starts_with(words), "{kinds:?}: {what}");
}

#[test]
fn a_game_without_fault_is_found_faultless() {
    assert_eq!(found::<{ faulty::NONE }>(), (vec![], String::new()));
}

#[test]
fn leaks_are_found() {
    finds::<{ faulty::SCENE_SHOWS_HANDS }>(What::BlindLeak, "blind: the scene");
    finds::<{ faulty::ASKS_WHO_HOLDS }>(What::BlindLeak, "blind: ");
    finds::<{ faulty::OPTIONS_SHOW_HANDS }>(What::BlindLeak, "blind: ");
    finds::<{ faulty::LOG_NAMES_DRAWS }>(What::BlindLeak, "blind: the log");
}

#[test]
fn actions_that_are_told_too_early_are_found() {
    finds::<{ faulty::SCENE_SHOWS_UNTOLD }>(What::BlindLeak, "blind: the scene");
    finds::<{ faulty::SEES_UNCOMMITTED }>(What::BlindLeak, "blind: a card of an uncommitted action");
    finds::<{ faulty::ASKS_BEFORE_IT_IS_TOLD }>(What::Panic, "another question comes before an action");
    finds::<{ faulty::ROLLS_BEFORE_IT_IS_TOLD }>(What::Panic, "something happens before an action");
}

#[test]
fn games_that_do_not_end_panic_or_go_wrong_are_found() {
    finds::<{ faulty::NEVER_ENDS }>(What::Stuck, "the game does not end");
    finds::<{ faulty::LEAVES_NO_ANSWER }>(What::Stuck, "a question of 1 leaves no answer");
    finds::<{ faulty::PANICS }>(What::Panic, "the third turn");
    finds::<{ faulty::UNSOUND }>(What::Unsound, "the fifth turn");
}

#[test]
fn options_that_depend_on_more_than_the_position_are_found() {
    assert!(!found::<{ faulty::IMPURE }>().0.is_empty());
    finds::<{ faulty::HIDES_IN_A_LOCAL }>(What::Unsound, "options: the same position");
}

#[test]
fn options_named_twice_are_found() {
    finds::<{ faulty::NAMES_TWICE }>(What::Unsound, "options: a choice is named twice");
    finds::<{ faulty::SAME_WORDS }>(What::Unsound, "options: two answers have the same words");
}
