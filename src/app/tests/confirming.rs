//! A button whose effect could not be undone asks for confirmation first, and the words of its Confirm name the place.

use super::*;
use crate::app::msg::AnswerMsg;
use kernel::Choice;

#[test]
fn no_button_of_a_card_passes_the_turn_unconfirmed_at_a_shared_table() {
    let (mut confirmed, mut places) = (0, 0);
    for seed in 1..12 {
        let mut model = seated(0, seed);
        let mut lots = Lots(seed);
        for _ in 0..260 {
            let before = table(&model);
            if before.view_model.outcome.is_some() {
                break;
            }
            let (said, side) = (before.game.answers().len(), before.view_model.to());
            let chance = before.game.sketch().progress().chance;
            let plays = before.draft.free.iter().any(|s| matches!(s.choice, Choice::Card(_)));
            let all = taps(&model);
            let msg = all[lots.of(all.len())].clone();
            let card = matches!(msg, Msg::Answer(AnswerMsg::Tap(Target::Card(_))));
            let button = plays && matches!(msg, Msg::Answer(AnswerMsg::Choose(Choice::Named(_))));
            send(&mut model, msg);
            model.sheets.clear();
            let t = table(&model);
            let next = t.game.sketch().asked();
            let passed = t.game.answers().len() > said && t.game.sketch().progress().chance == chance;
            let other = next.is_some_and(|a| a.kind == AskKind::Card && Some(a.to) != side);
            assert!(
                !card || t.game.answers().len() == said,
                "seed {seed}: a card is said by one tap"
            );
            assert!(
                !(button && passed && other),
                "seed {seed}: the turn is passed by one tap"
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
