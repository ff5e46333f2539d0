//! The interface without a browser: who may know what, what is refused by which name, and whole wars.

use crate::error::RulesError;
use crate::host::Host;
use crate::seat::SeatView;
use crate::types::{Answer, Choice, GameInfo, Side, WarOptions};
use engine::{Envelope, Seed, Viewer};
use registry::AnyGame;

const SIDES: [Side; 2] = [Side::Rome, Side::Carthage];
/// More answers than any war has.
const MOST_ANSWERS: usize = 20_000;

/// The games of the page. Where all crates are built together a game of tests is there too.
fn games() -> impl Iterator<Item = &'static registry::Listed> {
    registry::built_in_games().filter(|listed| listed.page)
}

fn names() -> impl Iterator<Item = &'static str> {
    games().map(|listed| listed.name)
}

fn begin(game: &str) -> Host {
    Host::begin(game, 7.0, &WarOptions::default()).expect("the game is held")
}

/// The answers of the side that is asked; none when the war is over.
fn answers(host: &Host) -> Vec<Answer> {
    host.asked().map_or_else(Vec::new, |side| host.seat(side).answers())
}

/// All that a seat tells, odds of the first answers included.
fn told(seat: &SeatView) -> String {
    let answers = seat.answers();
    let odds: Vec<_> = { answers.iter().take(6) }
        .map(|answer| seat.odds(answer.choice))
        .collect();
    format!(
        "{:?}\n{answers:?}\n{odds:?}\n{:#?}\n{:#?}",
        seat.question(),
        seat.scene(),
        seat.log()
    )
}

#[test]
fn a_seat_tells_the_same_in_all_worlds_that_look_alike_to_it() {
    for place in games().map(registry::Listed::place) {
        let mut game = AnyGame::new(place, 0, Seed(5), Envelope::default());
        let mut differ = 0;
        for step in 0..600_usize {
            let Some(asked) = game.preview().asked() else { break };
            if step % 20 == 0 {
                for side in SIDES {
                    let world = |number| Host::of(game.world(number, Viewer::Seat(side.into())));
                    let [one, two] = [world(1), world(2)];
                    let (mine, yours) = (told(&one.seat(side)), told(&two.seat(side)));
                    let line = mine.lines().zip(yours.lines()).find(|(mine, yours)| mine != yours);
                    assert!(mine == yours, "{side:?} at step {step} tells worlds apart: {line:#?}");
                    let other = Side::from(engine::Side::from(side).enemy());
                    let hand = |host: &Host| format!("{:?}", host.seat(other).scene().hands);
                    differ += usize::from(hand(&one) != hand(&two));
                }
            }
            game.answer(asked.answers[step * 7 % asked.answers.len()].choice);
        }
        assert!(differ > 5, "{differ} pairs of worlds differ in the other hand");
    }
}

#[test]
fn a_seat_has_the_answers_of_its_own_side_alone() {
    for game in names() {
        let host = begin(game);
        let asked = host.asked().expect("a war begins with a question");
        for side in SIDES {
            let seat = host.seat(side);
            let question = seat.question().expect("a question waits");
            assert_eq!(question.to, asked);
            assert_eq!(seat.answers().is_empty(), side != asked, "{game} {side:?}");
            let hands = seat.scene().hands;
            let shut = if side == Side::Rome { hands.carthage } else { hands.rome };
            assert_eq!(shut.cards, None, "{game} {side:?}");
        }
    }
}

#[test]
fn a_seat_stays_up_to_date() {
    for game in names() {
        let host = begin(game);
        let side = host.asked().expect("a war begins with a question");
        let seat = host.seat(side);
        let before = told(&seat);
        host.answer(seat.answers()[0].choice).expect("it is legal");
        assert_ne!(told(&seat), before, "{game}");
    }
}

#[test]
fn a_whole_war_is_played_by_first_answers_and_opened_by_its_link() {
    for game in names() {
        let host = begin(game);
        let mut given = 0;
        while let Some(answer) = answers(&host).first() {
            host.answer(answer.choice).expect("it is legal");
            given += 1;
            assert!(given < MOST_ANSWERS, "{game} does not end");
        }
        let over = host.over().expect("the war has ended");
        let opened = Host::from_link(&host.link()).expect("its own link");
        assert_eq!(opened.over(), Some(over), "{game}");
        assert_eq!(host.answer(Choice::Pass), Err(RulesError::WarIsOver));
        let seat = host.seat(Side::Rome);
        assert_eq!((seat.question(), seat.answers()), (None, vec![]));
        assert_eq!(seat.odds(Choice::Pass), Err(RulesError::WarIsOver));
    }
}

fn options(rule: &str, setting: &str) -> WarOptions {
    WarOptions([(rule.to_owned(), setting.to_owned())].into())
}

#[test]
fn optional_rules_are_agreed_by_section_and_setting() {
    for listed in games() {
        let kind = listed.info.expect("it is held");
        for option in GameInfo::of(listed, kind).options {
            for setting in option.settings {
                let host = Host::begin(listed.name, 1.0, &options(option.rule, setting)).expect("it is offered");
                let game = AnyGame::from_link(&host.link()).expect("its own link");
                let agreed: Vec<_> = game.agreed().into_iter().map(|(row, _)| row.rule.0).collect();
                assert_eq!(agreed, [option.rule], "{} {setting}", listed.name);
            }
        }
    }
}

/// The name of what a call that must fail throws.
fn name<T>(outcome: Result<T, RulesError>) -> &'static str {
    outcome.err().expect("this call fails").name()
}

#[test]
fn what_is_wrong_with_a_war_is_named() {
    let game = names().next().expect("a game is held");
    let none = WarOptions::default();
    assert_eq!(name(Host::begin("chess", 1.0, &none)), "UnknownGame");
    for seed in [-1.0, 0.5, 9_007_199_254_740_992.0, f64::NAN, f64::INFINITY] {
        assert_eq!(name(Host::begin(game, seed, &none)), "BadSeed", "{seed}");
    }
    let (listed, kind) = crate::host::game_of(game).expect("it is held");
    let rule = GameInfo::of(listed, kind).options[0].rule;
    assert_eq!(name(Host::begin(game, 1.0, &options(rule, "often"))), "UnknownOption");
    assert_eq!(name(Host::begin(game, 1.0, &options("99.9", "on"))), "UnknownOption");
}

#[test]
fn what_is_wrong_with_a_link_is_named() {
    for text in ["", "nonsense", "#", "https://example.org/#abc"] {
        assert_eq!(name(Host::from_link(text)), "BadLink", "{text}");
    }
    let place = registry::FIRST;
    let mut game = AnyGame::new(place, 0, Seed(5), Envelope::default());
    for _ in 0..30 {
        let asked = game.preview().asked().expect("a war does not end so soon");
        game.answer(asked.answers[0].choice);
    }
    assert_eq!(name(Host::from_link(&game.link_of_other_rules())), "OldRules");
    assert_eq!(name(Host::from_link(&game.position())), "BadLink");
    let link = game.link();
    assert_eq!(name(Host::from_link(&link[..link.len() - 3])), "BadLink");
}

#[test]
fn an_answer_that_is_not_legal_is_refused_and_changes_nothing() {
    for game in names() {
        let host = begin(game);
        let mut by_rule = 0;
        for step in 0..40_usize {
            let all = answers(&host);
            let side = host.asked().expect("a war does not end so soon");
            let before = host.link();
            // Every 16th id: each refusal is looked for anew.
            for id in (3..=u8::MAX).step_by(16) {
                for choice in [
                    Choice::Space(id),
                    Choice::Card(id),
                    Choice::Unit(id),
                    Choice::Number(id),
                ] {
                    if all.iter().any(|answer| answer.choice == choice) {
                        continue;
                    }
                    let error = host.answer(choice).expect_err("it is not offered");
                    assert_eq!(error.name(), "NotLegal");
                    by_rule += usize::from(error.rule().is_some());
                    assert!(error.sentence().ends_with('.'), "{}", error.sentence());
                }
            }
            assert_eq!(host.link(), before, "{game}");
            let other = Side::from(engine::Side::from(side).enemy());
            assert_eq!(name(host.seat(other).odds(all[0].choice)), "NotAsked");
            assert_eq!(name(host.seat(side).odds(Choice::Named(255))), "NotLegal");
            host.answer(all[step * 3 % all.len()].choice).expect("it is legal");
        }
        assert!(by_rule > 0, "{game} refuses by rules");
    }
}

#[test]
fn ids_are_those_of_cards_and_places() {
    for listed in games() {
        let info = GameInfo::of(listed, listed.info.expect("it is held"));
        let scene = begin(listed.name).seat(Side::Rome).scene();
        assert_eq!(info.map.len(), scene.spaces.len(), "{}", listed.name);
        let hand = scene.hands.rome.cards.unwrap_or_default();
        let known = |id: &u8| info.cards.iter().any(|face| face.id == *id);
        assert!(hand.iter().all(known), "{}: {hand:?}", listed.name);
    }
}
