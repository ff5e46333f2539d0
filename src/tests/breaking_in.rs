//! Windows in a battle that is fought with cards, at one tablet.

use crate::features::answering::commit;
use crate::features::{reactions, seating};
use crate::model::msg::{AnswerMsg, SeatMsg};
use crate::tests::battles::{at_table, kinds};
use crate::tests::duels::{asked, asking};
use crate::tests::secrets::page;
use crate::tests::sheets::mute_both;
use crate::tests::*;
use engine::{CardId, PerSide};

/// A window of a battle, before or after the deal, at which the side that is asked holds a card that fits.
fn window(dealt: bool) -> AnyGame {
    asking(AskKind::Window, |game| {
        let hands = game.scene(Viewer::Public).duel.map(|duel| duel.hands);
        let there = hands.is_some_and(|hands| (hands.rome.count > 0) == dealt);
        there && game.preview().asked().is_some_and(|asked| asked.answers.len() > 1)
    })
}

/// The cards by which a window may be answered.
pub(super) fn fitting(game: &AnyGame) -> Vec<CardId> {
    let answers = game.preview().asked().expect("a window waits").answers;
    let cards = answers.iter().filter_map(|a| match a.choice {
        engine::Choice::Card(card) => Some(card),
        _ => None,
    });
    cards.collect()
}

#[test]
fn a_window_in_a_battle_is_the_same_in_all_worlds_until_a_hand_is_opened_and_the_tablet_stays() {
    for dealt in [false, true] {
        let game = window(dealt);
        let side = game.preview().asked().expect("a window waits").to;
        let worlds: Vec<AnyGame> = (1..24).map(|number| game.world(number, Viewer::Public)).collect();
        let holds = |world: &&AnyGame| !fitting(world).is_empty();
        let some = worlds.iter().filter(holds).count();
        assert!(some < worlds.len(), "in some world nothing is held");
        let mut models: Vec<Model> = worlds.into_iter().map(|w| at_table(w, Mode::Together)).collect();
        for step in [
            None,
            Some(Msg::Answer(AnswerMsg::React(0))),
            Some(Msg::Seat(SeatMsg::Reveal(side))),
            Some(Msg::Seat(SeatMsg::Hide)),
        ] {
            for model in &mut models {
                step.iter().for_each(|msg| drop(send(model, msg.clone())));
            }
            let open = matches!(step, Some(Msg::Seat(SeatMsg::Reveal(_))));
            for model in &models {
                let seats = &table(model).seats;
                assert_eq!((seats.handover, seats.open), (None, open.then_some(side)));
                assert!(
                    open || page(model) == page(&models[0]),
                    "{dealt} {step:?}: a closed hand tells"
                );
                assert!(open || kinds(model).is_empty() && table(model).view_model.cards.is_empty());
                let hands = &table(model).view_model.scene.hands;
                assert_eq!(hands[side].cards.is_some(), open);
                assert!(hands[side.enemy()].cards.is_none());
            }
        }
        // In every world the side can decline without laying a card, after its hand has been opened and closed.
        for model in &mut models {
            let answers = table(model).game.answers().len();
            send(model, Msg::Answer(AnswerMsg::Decline));
            assert_eq!(table(model).game.answers()[answers], engine::Choice::Pass);
        }
    }
}

#[test]
fn who_breaks_into_a_battle_opens_his_own_fitting_cards_at_his_edge_and_plays_one_there() {
    for dealt in [false, true] {
        let game = window(dealt);
        let side = game.preview().asked().expect("a window waits").to;
        let card = fitting(&game)[0];
        let title = game.card(card).title;
        let pages: Vec<String> = (1..6)
            .map(|number| {
                let mut model = at_table(game.world(number, Viewer::Seat(side)), Mode::Together);
                assert!(!page(&model).contains("data-hold"), "nobody has said that he reacts");
                send(&mut model, Msg::Answer(AnswerMsg::React(0)));
                assert!(page(&model).contains("data-hold") && !kinds(&model).contains(title));
                let held = seating::held(&model, side as u8);
                assert!(matches!(held, Some(SeatMsg::Reveal(of)) if of == side), "{held:?}");
                send(&mut model, Msg::Seat(SeatMsg::Reveal(side)));
                assert!(kinds(&model).contains(title));
                assert!(
                    table(&model)
                        .view_model
                        .scene
                        .duel
                        .as_ref()
                        .is_some_and(|d| d.hands[side.enemy()].cards.is_none())
                );
                page(&model)
            })
            .collect();
        assert!(pages.iter().all(|p| *p == pages[0]), "the other hand tells");
        let mut model = at_table(game, Mode::Together);
        let answers = table(&model).game.answers().len();
        send(&mut model, Msg::Answer(AnswerMsg::React(0)));
        send(&mut model, Msg::Seat(SeatMsg::Reveal(side)));
        send(&mut model, Msg::Answer(AnswerMsg::Tap(Target::Card(card))));
        assert_eq!(
            table(&model).game.answers().len(),
            answers,
            "nothing is said before Confirm"
        );
        send(&mut model, Msg::Seat(SeatMsg::Hide));
        assert!(!page(&model).contains(title), "a closed hand tells what was chosen");
        send(&mut model, Msg::Seat(SeatMsg::Reveal(side)));
        send(&mut model, Msg::Answer(AnswerMsg::Confirm));
        let table = table(&model);
        assert_eq!(table.game.answers()[answers], engine::Choice::Card(card));
        assert_eq!((table.seats.open, table.seats.handover), (None, None));
    }
}

#[test]
fn one_tap_speaks_for_both_sides_where_both_are_asked_the_same() {
    let game = asking(AskKind::Window, |game| {
        let model = at_table(game.world(1, Viewer::Public), Mode::Together);
        let all = reactions::waiting(table(&model));
        all.len() == 2 && reactions::both(&all)
    });
    let worlds: Vec<AnyGame> = (1..8).map(|number| game.world(number, Viewer::Public)).collect();
    for world in worlds {
        let mut model = at_table(world.world(0, Viewer::Public), Mode::Together);
        assert!(page(&model).contains("Nobody reacts"));
        let answers = table(&model).game.answers().len();
        send(&mut model, Msg::Answer(AnswerMsg::Decline));
        let said = table(&model).game.answers();
        assert_eq!(said[answers..answers + 2], [engine::Choice::Pass; 2]);
        assert!(table(&model).seats.handover.is_none());
        // Who looks whether he reacts second lets nobody pass by that.
        let mut model = at_table(world, Mode::Together);
        let second = reactions::waiting(table(&model))[1].to;
        send(&mut model, Msg::Answer(AnswerMsg::React(1)));
        assert_eq!(table(&model).game.answers().len(), answers);
        assert_eq!((asked(&model), table(&model).seats.reacting), (second, true));
        assert_eq!(table(&model).seats.open, None);
    }
}

#[test]
fn nobody_is_asked_in_a_battle_once_both_want_no_reactions() {
    let game = asking(AskKind::Window, |_| true);
    let mut model = at_table(game, Mode::Together);
    mute_both(&mut model);
    let mut lots = Lots(3);
    let mut laid = 0;
    while table(&model).game.scene(Viewer::Public).duel.is_some() {
        assert!(!table(&model).view_model.window, "{:?}", table(&model).view_model.asked);
        assert!(page(&model).contains("is not asked for a reaction in this battle"));
        laid += u32::from(table(&model).view_model.lays());
        let asked = table(&model).game.preview().asked().expect("the battle goes on");
        let choice = asked.answers[lots.of(asked.answers.len())].choice;
        let t = model.table.as_mut().expect("a game is on the table");
        t.gesture(&[choice]);
        commit::say(t, false);
    }
    assert!(laid > 0);
    assert_eq!(
        table(&model).seats.hushed,
        PerSide::default(),
        "it holds for one battle"
    );
}

#[test]
fn a_side_that_wants_no_reactions_says_it_for_itself_alone() {
    let game = asking(AskKind::Window, |game| {
        let model = at_table(game.world(0, Viewer::Both), Mode::Together);
        reactions::both(&reactions::waiting(table(&model)))
    });
    let mut model = at_table(game, Mode::Together);
    let waiting = reactions::waiting(table(&model));
    let (first, second) = (waiting[0].to, waiting[0].to.enemy());
    let answers = table(&model).game.answers().len();
    // The second side is asked nothing more; the first one still is, and nothing has been answered for it.
    send(&mut model, Msg::Answer(AnswerMsg::MuteFight(second)));
    assert_eq!(table(&model).game.answers().len(), answers);
    assert!(table(&model).view_model.window);
    let waiting = reactions::waiting(table(&model));
    assert!(waiting.iter().all(|asked| asked.to == first), "{waiting:?}");
    assert!(page(&model).contains(&format!("Ask {} again", second.name())));
    // It may be asked again.
    send(&mut model, Msg::Answer(AnswerMsg::MuteFight(second)));
    assert!(reactions::both(&reactions::waiting(table(&model))));
    // What the first side says lets its own question pass, and the other side is asked.
    send(&mut model, Msg::Answer(AnswerMsg::MuteFight(first)));
    assert_eq!(table(&model).game.answers()[answers..], [engine::Choice::Pass]);
    assert_eq!(asked(&model), second);
}
