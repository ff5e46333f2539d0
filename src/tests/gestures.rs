//! What a gesture means: the same whatever card it is made with, and with a step between it and what cannot be taken back.

use crate::features::answering::undo;
use crate::games::Preview;
use crate::tests::*;
use crate::tree::Node;
use engine::Choice;
use std::collections::BTreeSet;

/// The question behind these answers.
fn behind(game: &Preview, path: &[Choice]) -> Option<AskKind> {
    let mut next = game.clone();
    path.iter().for_each(|choice| assert!(next.answer(*choice)));
    next.asked().map(|asked| asked.kind)
}

/// Whether an Event has a General for its target.
fn aims_at_a_general(game: &Preview) -> bool {
    let asked = game.asked().expect("a card is used");
    let mut answers = asked.answers.iter().filter(|a| !game.activates(a.choice));
    answers.any(|a| behind(game, &[a.choice]) == Some(AskKind::General))
}

#[test]
fn a_tap_on_a_general_activates_him_whatever_the_event_of_the_card() {
    let (mut lit, mut aims) = (0, 0);
    for seed in 1..7 {
        for game in games::FIRST..games::FIRST + 2 {
            let mut model = seated_at(game, 1, seed);
            let mut lots = Lots(seed);
            for _ in 0..250 {
                play_by_taps(&mut model, 1, &mut lots);
                let t = table(&model);
                let used = t.view_model.asked.as_ref().is_some_and(|a| a.kind == AskKind::Buttons);
                if !used || t.view_model.generals.is_empty() {
                    continue;
                }
                lit += 1;
                aims += usize::from(aims_at_a_general(&t.draft.preview));
                for general in &t.view_model.generals {
                    assert!(t.draft.preview.activates(general.path[0]), "{:?}", t.view_model.asked);
                }
            }
        }
    }
    assert!(lit > 60 && aims > 10, "{lit} questions, {aims} with such an Event");
}

#[test]
fn a_button_that_throws_dice_says_so_and_the_other_does_not() {
    let mut said = BTreeSet::new();
    for (seed, game) in (1..40).flat_map(|seed| (0..2).map(move |game| (seed, game))) {
        let mut model = seated_at(games::FIRST + game, 1, seed);
        let mut lots = Lots(seed);
        for _ in 0..500 {
            if said.len() > 1 {
                return;
            }
            play_by_taps(&mut model, 1, &mut lots);
            let t = table(&model);
            let plain = t.view_model.asked.as_ref().is_some_and(|a| a.kind == AskKind::Buttons);
            for button in t.view_model.buttons.iter().filter(|b| plain && b.rolls) {
                let page: String = crate::view::page(&model).iter().map(Node::readable).collect();
                assert_eq!(button.choice, Choice::Yes);
                assert_eq!(
                    page.matches(": roll the die").count(),
                    usize::from(!button.label.starts_with("roll"))
                );
                said.insert(button.label.clone());
            }
        }
    }
    panic!("too few such buttons: {said:?}");
}

/// Whether a die falls behind an answer, if whatever may react is let pass.
fn falls(game: &Preview, choice: Choice) -> bool {
    let (mut ahead, mut next) = (game.clone(), Some(choice));
    for _ in 0..12 {
        if !next.take().is_some_and(|answer| ahead.answer(answer)) {
            return false;
        }
        if ahead.progress().chance != game.progress().chance {
            return true;
        }
        let reacts = |asked: &crate::games::Asked| matches!(asked.kind, AskKind::Window | AskKind::Reaction);
        next = ahead.asked().filter(reacts).and_then(|asked| asked.decline());
    }
    false
}

/// Over wars of all games: what a game says of its answers is so, and no plain Yes throws a die that No lets lie without saying it.
#[test]
fn what_is_said_to_throw_a_die_throws_one() {
    let mut said = BTreeSet::new();
    for (game, seed) in (0..3).flat_map(|game| (1..14).map(move |seed| (game, seed))) {
        let mut lots = Lots(seed);
        let envelope = Envelope {
            id: 1,
            ..Envelope::default()
        };
        let mut war = AnyGame::new(game, 0, Seed(seed), envelope);
        for _ in 0..2500 {
            let preview = war.preview();
            let Some(asked) = preview.asked() else { break };
            let others = |choice| {
                asked
                    .answers
                    .iter()
                    .map(|a| a.choice)
                    .filter(move |other| *other != choice)
            };
            for answer in &asked.answers {
                let choice = answer.choice;
                if preview.throws(choice) {
                    assert!(
                        falls(&preview, choice),
                        "{game} seed {seed}: {} {}",
                        asked.title,
                        answer.label
                    );
                    said.insert((game, asked.rule.0));
                } else if asked.kind == AskKind::Buttons && choice == Choice::Yes && falls(&preview, choice) {
                    let lies = others(choice).any(|other| !falls(&preview, other));
                    assert!(
                        !lies,
                        "{game} seed {seed}: {} {} says nothing",
                        asked.title, answer.label
                    );
                }
            }
            let choice = crate::tests::marching::answer(&war, &asked, seed % 2 == 0, &mut lots);
            war.answer(choice);
        }
    }
    assert!(said.len() > 5, "{said:?}");
}

#[test]
fn two_keys_take_back_and_go_forward_at_the_table_alone() {
    let mut model = seated(1, 7);
    play_by_taps(&mut model, 1, &mut Lots(7));
    while table(&model).draft.is_empty() {
        play_by_taps(&mut model, 1, &mut Lots(7));
    }
    let chosen = table(&model).draft.choices();
    let key = |model: &Model, shift| undo::by_key(model, if shift { "Z" } else { "z" }, shift);
    assert!(key(&model, true).is_none(), "there is nothing to go forward to");
    let back = key(&model, false).expect("something is taken back");
    send(&mut model, back);
    assert!(table(&model).draft.choices().len() < chosen.len());
    let forward = key(&model, true).expect("it is done again");
    send(&mut model, forward);
    assert_eq!(table(&model).draft.choices(), chosen);
    assert!(undo::by_key(&model, "y", false).is_none());
    model.sheets.push(Sheet::Menu);
    assert!(key(&model, false).is_none(), "a sheet lies over the table");
    model.sheets.clear();
    model.screen = Screen::Home;
    assert!(key(&model, false).is_none(), "the table is not seen");
}
