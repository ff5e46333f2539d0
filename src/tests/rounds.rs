//! Rounds of actions as the question shows them: what answers has a button or a hint, what is at stake is told, what takes away is confirmed.

use crate::games::{Asked, ROUNDS};
use crate::model::seats::Computer;
use crate::tests::acting::{Wrong, asked, at_actions, back};
use crate::tests::battles::at_table;
use crate::tests::secrets::page;
use crate::tests::*;
use crate::view;
use engine::scene::Tells;
use engine::{CardId, Choice};

/// So many answers of a question about places or cards have a button each.
const FEW: usize = 4;

/// Whether the question on the page has a button for this answer.
fn has_button(prompt: &str, words: &str) -> bool {
    prompt.contains(&format!("(\"data-choice\", \"{words}\")"))
}

/// The question as it stands on the page.
fn prompt(model: &Model) -> String {
    let page = page(model);
    let (_, rest) = page.split_once("What is asked").expect("a question is on the page");
    rest.split_once("\"Hand\"")
        .map_or(rest, |(prompt, _)| prompt)
        .to_owned()
}

/// The cards that answer and lie in the hand.
fn in_hand(model: &Model) -> Vec<CardId> {
    let view_model = &table(model).view_model;
    let to = view_model.to().expect("somebody is asked");
    let hand = view_model.scene.hands[to].cards.clone().unwrap_or_default();
    view_model
        .cards
        .iter()
        .copied()
        .filter(|card| hand.contains(card))
        .collect()
}

/// Follows every action to its first question for a place or a card: few answers have a button each, many a hint, and the hand keeps its order.
#[test]
fn what_answers_an_action_has_a_button_or_a_hint() {
    let (mut wrong, mut buttons, mut hints, mut places) = (Wrong::default(), 0, 0, 0);
    at_actions(
        4,
        |_, lots| lots.of(12) == 0,
        |model, _| {
            let here = table(model).game.answers().len();
            let before = table(model).view_model.scene.hands.clone();
            for action in asked(model).answers {
                send(model, Msg::Answer(AnswerMsg::Choose(action.choice)));
                let t = table(model);
                if t.draft.is_empty() || t.draft.held.is_some() {
                    back(model, here);
                    continue;
                }
                let (asked, cards) = (asked(model), in_hand(model));
                let prompt = prompt(model);
                let spaces = asked.answers.iter().filter(|a| matches!(a.choice, Choice::Space(_)));
                for space in spaces.filter(|_| asked.kind == AskKind::Destination && asked.answers.len() <= 2 * FEW) {
                    wrong.unless(has_button(&prompt, &space.label), || {
                        format!("{}: no button for {}", action.label, space.label)
                    });
                    places += 1;
                }
                if asked.kind == AskKind::Card && !cards.is_empty() {
                    for card in asked.answers.iter().filter(|_| cards.len() <= FEW) {
                        let named = !matches!(card.choice, Choice::Card(_)) || has_button(&prompt, &card.label);
                        wrong.unless(named, || format!("{}: no button for {}", action.label, card.label));
                        buttons += 1;
                    }
                    if cards.len() > FEW {
                        wrong.unless(prompt.contains("Tap a ringed card."), || {
                            format!("{}: no hint", action.label)
                        });
                        hints += 1;
                    }
                    let hands = &table(model).view_model.scene.hands;
                    let drawn = view::front_hand(model).is_some_and(|(_, few, _)| !few);
                    wrong.unless(drawn && hands[asked.to].cards == before[asked.to].cards, || {
                        format!("{}: cards change places", action.label)
                    });
                }
                back(model, here);
            }
        },
    );
    wrong.none();
    assert!(buttons > 30 && hints > 10 && places > 30, "{buttons} {hints} {places}");
}

/// A single question to react says what its buttons do, whoever plays.
#[test]
fn a_window_names_what_its_buttons_do() {
    let mut named = 0;
    windows(|model| {
        let asked = asked(model);
        if !asked.reacting.pass.is_empty() {
            let page = prompt(model);
            let pass = engine::text::capital(&asked.reacting.pass);
            assert!(page.contains(&pass) && page.contains(asked.reacting.act), "{page}");
            named += 1;
        }
    });
    assert!(named > 5, "{named} windows");
}

/// Plays wars between a person and the computer player, both by lot, and looks at each window that the person is asked.
fn windows(mut look: impl FnMut(&Model)) {
    for seed in 1..8 {
        let (mut game, mut player) = AnyGame::tried(ROUNDS, seed);
        for _ in 0..400 {
            let Some(asked) = game.preview().asked() else { break };
            if asked.kind == AskKind::Window {
                let model = at_table(game, Mode::Against(asked.to, Computer::of(1)));
                look(&model);
                game = model.table.expect("it was laid there").game;
            }
            let choice = game.pick(&mut player).expect("a question waits");
            game.answer(choice);
        }
    }
}

/// At the beginning of a round all is told that has happened since the last round of the same side, and nothing of its own.
#[test]
fn since_ones_last_turn_begins_where_ones_last_round_ended() {
    let (mut told, mut own) = (0, 0);
    let any = |_: &Asked, lots: &mut Lots| lots.of(3) == 0;
    at_actions(4, any, |model, _| {
        let t = model.table.as_mut().expect("a game is on the table");
        let to = t.view_model.to().expect("somebody is asked");
        let log: Vec<(Option<Side>, Tells)> = t.ticker.log.iter().map(|l| (l.line.side, l.line.tells)).collect();
        let rounds: Vec<usize> = (0..log.len()).filter(|at| log[*at].1 == Tells::Round).collect();
        let now = *rounds.last().expect("it is somebody's round");
        let Some(before) = rounds.iter().rev().skip(1).find(|at| log[**at].0 == Some(to)) else {
            return;
        };
        let ends = |at: &usize| log[*at].1 == Tells::Round;
        let begins = (before + 1..now).find(ends).expect("another round lies between");
        t.seats.mode = Mode::Against(to, Computer::of(1));
        t.refresh();
        let lines = now - begins;
        let words = format!("Since your last turn: {lines} lines");
        assert!(
            lines < 2 || prompt(model).contains(&words),
            "{words}: {}",
            prompt(model)
        );
        told += 1;
        own += usize::from(now + 1 < log.len());
    });
    assert!(told > 20 && own > 5, "{told} rounds, {own} with lines of one's own");
}

/// An action that takes something away and is seldom wanted waits for Confirm.
#[test]
fn what_takes_something_away_is_confirmed() {
    let mut held = 0;
    at_actions(
        8,
        |asked, _| asked.answers.iter().any(|a| a.rare),
        |model, _| {
            let here = table(model).game.answers().len();
            for action in asked(model).answers.into_iter().filter(|a| a.rare) {
                send(model, Msg::Answer(AnswerMsg::Choose(action.choice)));
                let t = table(model);
                assert_eq!(t.game.answers().len(), here, "{} acts at a touch", action.label);
                held += usize::from(t.view_model.confirm.is_some());
                back(model, here);
            }
        },
    );
    assert!(held > 5, "{held} actions were held");
}
