//! A button whose effect could not be undone asks for confirmation first, and the words of its Confirm name the place.

use crate::games::Preview;
use crate::model::msg::AnswerMsg;
use crate::tests::battles::at_table;
use crate::tests::*;
use engine::Choice;
use engine::scene::Scene;

#[test]
fn no_button_of_a_card_passes_the_turn_unconfirmed_at_a_shared_table() {
    let (mut confirmed, mut places) = (0, 0);
    for (game, seed) in (0..2).flat_map(|game| (1..18).map(move |seed| (game, seed))) {
        let mut model = seated_at(games::FIRST + game, 0, seed);
        let mut lots = Lots(seed);
        for _ in 0..260 {
            let before = table(&model);
            if before.view_model.outcome.is_some() {
                break;
            }
            let (said, side) = (before.game.answers().len(), before.view_model.to());
            let chance = before.game.preview().progress().chance;
            let plays = before.draft.free.iter().any(|s| matches!(s.choice, Choice::Card(_)));
            let all = taps(&model);
            let msg = all[lots.of(all.len())].clone();
            // A second tap lays a card of a fight.
            let lays = before.view_model.lays();
            let card = !lays && matches!(msg, Msg::Answer(AnswerMsg::Tap(Target::Card(_))));
            let plays = plays
                && before
                    .view_model
                    .asked
                    .as_ref()
                    .is_some_and(|a| a.kind == AskKind::Buttons);
            let button = plays && matches!(msg, Msg::Answer(AnswerMsg::Choose(Choice::Named(_))));
            send(&mut model, msg);
            model.sheets.clear();
            let t = table(&model);
            // What could react is let pass: then it is seen whose turn it is.
            let mut ahead = t.game.preview();
            while let Some(asked) = ahead.asked().filter(|a| a.kind == AskKind::Window) {
                ahead.answer(asked.decline().expect("a window can be let pass"));
            }
            let next = ahead.asked();
            let passed = t.game.answers().len() > said && t.game.preview().progress().chance == chance;
            let other = next.is_some_and(|a| a.kind == AskKind::Card && Some(a.to) != side);
            assert!(
                !card || t.game.answers().len() == said,
                "seed {seed}: a card is said by one tap"
            );
            assert!(
                !(button && passed && other),
                "game {game}, seed {seed}: the turn is passed by one tap"
            );
            let waits = t
                .view_model
                .confirm
                .as_ref()
                .filter(|_| button && t.draft.held.is_some());
            confirmed += u32::from(waits.is_some());
            places += u32::from(waits.is_some_and(|words| words.contains(" in ")));
            assert!(
                waits.is_none() || t.view_model.generals.is_empty(),
                "a tap on a General would turn it into something else"
            );
        }
    }
    assert!(
        confirmed > 10 && places > 0,
        "{confirmed} buttons were confirmed, {places} with a place"
    );
}

/// Whoever has tapped one of several Generals or places can still tap another before he confirms.
#[test]
fn another_of_several_is_chosen_before_confirming() {
    let mut changed = 0;
    for seed in 1..10 {
        let mut model = seated(1, seed);
        let mut lots = Lots(seed);
        for _ in 0..300 {
            play_by_taps(&mut model, 1, &mut lots);
            let view_model = &table(&model).view_model;
            if view_model.outcome.is_some() {
                break;
            }
            let Some(held) = table(&model).draft.held.filter(|_| view_model.confirm.is_some()) else {
                continue;
            };
            if let Some(other) = view_model.buttons.first().map(|button| button.choice) {
                assert_ne!(other, held, "what is chosen already is no button");
                send(&mut model, Msg::Answer(AnswerMsg::Choose(other)));
                // What leads on is taken at once, what does not is held.
                assert_eq!(table(&model).draft.choices().last(), Some(&other), "seed {seed}");
                changed += 1;
            }
        }
    }
    assert!(changed > 5, "{changed} choices were changed");
}

/// No button of an own question hands the turn to the other side at one tap, where no die is rolled and nobody fights.
#[test]
fn no_button_ends_a_turn_unconfirmed() {
    let mut asked_for = 0;
    for seed in 1..16 {
        let mut model = seated(0, seed);
        let mut lots = Lots(seed);
        for _ in 0..260 {
            let before = table(&model);
            if before.view_model.outcome.is_some() {
                break;
            }
            let (said, chance) = (before.game.answers().len(), before.game.preview().progress().chance);
            let own = before.draft.preview.asked();
            let quiet = before.view_model.scene.facts.is_empty();
            let all = taps(&model);
            let msg = all[lots.of(all.len())].clone();
            let button = matches!(msg, Msg::Answer(AnswerMsg::Choose(Choice::Named(_) | Choice::Pass)));
            send(&mut model, msg);
            model.sheets.clear();
            let t = table(&model);
            let Some(own) = own.filter(|a| button && quiet && matches!(a.kind, AskKind::Card | AskKind::Buttons))
            else {
                continue;
            };
            asked_for += u32::from(t.draft.held.is_some());
            let Some(next) = t.game.preview().asked().filter(|next| next.to != own.to) else {
                continue;
            };
            let told = t.game.answers().len() > said && t.game.preview().progress().chance == chance;
            let turn = matches!(
                next.kind,
                AskKind::Card | AskKind::Buttons | AskKind::General | AskKind::Place
            );
            assert!(!(told && turn), "seed {seed}: {:?} hands the turn over", own.title);
        }
    }
    assert!(asked_for > 10, "{asked_for} were asked for");
}

/// Also by somebody who plays alone and could take it back.
#[test]
fn what_is_seldom_wanted_is_confirmed() {
    let mut rare = 0;
    for (game, seed) in (0..2).flat_map(|game| (1..14).map(move |seed| (game, seed))) {
        let mut model = seated_at(games::FIRST + game, 1, seed);
        let mut lots = Lots(seed);
        for _ in 0..260 {
            play_by_taps(&mut model, 1, &mut lots);
            let t = table(&model);
            let uses = t.view_model.asked.as_ref().is_some_and(|a| a.kind == AskKind::Buttons);
            let seldom = t.view_model.buttons.iter().find(|b| b.rare && b.refused.is_none());
            let Some(choice) = seldom.filter(|_| uses && t.draft.held.is_none()).map(|b| b.choice) else {
                continue;
            };
            let said = t.game.answers().len();
            send(&mut model, Msg::Answer(AnswerMsg::Choose(choice)));
            let t = table(&model);
            assert!(
                t.game.answers().len() == said,
                "game {game}, seed {seed}: it is said by one tap"
            );
            rare += 1;
        }
    }
    assert!(rare > 20, "{rare} answers");
}

/// The other player sits at the same tablet: what lies in the middle of it shows a card only once it has been put down.
#[test]
fn a_card_that_is_picked_up_shows_on_no_board_of_a_shared_table() {
    let (mut picked, mut would_show) = (0, 0);
    for (game, seed) in (0..2).flat_map(|game| (1..10).map(move |seed| (game, seed))) {
        let mut model = seated_at(games::FIRST + game, 0, seed);
        let mut lots = Lots(seed);
        for _ in 0..300 {
            play_by_taps(&mut model, 1, &mut lots);
            let t = table(&model);
            if t.view_model.outcome.is_some() {
                break;
            }
            if t.view_model.card.is_none() {
                continue;
            }
            let shown =
                |scene: &Scene| format!("{:?} {:?}", scene.boards, scene.duel.as_ref().map(|duel| &duel.played));
            let said = shown(&t.game.preview().scene(Viewer::Public));
            assert_eq!(shown(&t.view_model.scene), said, "game {game}, seed {seed}");
            picked += 1;
            would_show += u32::from(shown(&t.draft.shown.scene(Viewer::Public)) != said);
        }
    }
    assert!(
        picked > 100 && would_show > 5,
        "{picked} cards were picked up, {would_show} would have shown"
    );
}

/// A war in which three PCs are due: the first comes from the Miat, which has three, the next from anywhere.
const FROM_THE_MIAT: &str = "#EQQAAAAAAAAAAAAAQAAAAAAAAAAAzgJN0bkuBJ8IhgIADqJFupAGWWMkHgHoeYQi-4LLRZEf1xUznDnMFUbIP9613WTlWUbjE_LhglkYJcgflAPdixBj-Zy8gBhSQ3INBhxP_OMBJff8yGdRFWTnRzMej53c-KezHN4hDu0mwTcV5efip3bmPCnSlXqpMivctpPV5O2FXOl_j79YyTSuGzjEpUNqYuMa81eSMerFYWzUxve854W97fu1LZo7lIZ90c_XRtaooSJ_PFyafI-wVCl9Nn2Q01fnJzoi47KSBCcwG4IAk6jAatnD4rAYDF7vvfXeqYk5Gxv_KcZ5O21MBtUQl9qSxnQ8LsYSqrKLzT0BaZJJrNgmtOr9TeVx13qTB0fkMrCXYO05pybkC9jklZfo5yQMuEytrk-ZA3TK35jl-g0RyQbguvoRkr69cJfXBvii6OnF4LLou767PRyIYJzykqdf4rnrQrDUc5LMBqf0LrC--F0C";

#[test]
fn what_goes_of_itself_behind_a_proposal_is_all_that_can_go() {
    let game = AnyGame::from_link(FROM_THE_MIAT).expect("the link is whole");
    let asked = game.preview().asked().expect("PCs are due");
    assert_eq!((usize::from(asked.left), asked.answers.len()), (3, 3));
    let model = at_table(game, Mode::Alone);
    let (mut preview, view_model) = (table(&model).game.preview(), &table(&model).view_model);
    let due = |preview: &Preview| {
        preview
            .asked()
            .map(|asked| (usize::from(asked.left), asked.answers.len()))
    };
    for answer in &view_model.proposed {
        assert!(preview.answer(answer.choice), "{} is legal", answer.label);
    }
    for answer in &view_model.follows {
        let (left, answers) = due(&preview).expect("more are due");
        assert_eq!(left, answers, "{} is one of several", answer.label);
        assert!(preview.answer(answer.choice));
    }
}
