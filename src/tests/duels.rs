//! A battle fought with cards, at one tablet: hands lie face down at their edges, and only the one that its owner opens is in the page.

use crate::features::battle_cards;
use crate::games::Asked;
use crate::model::msg::{AnswerMsg, SeatMsg};
use crate::tests::battles::{any, at_table, fought, kinds, war};
use crate::tests::breaking_in::fitting;
use crate::tests::secrets::{blind, nothing_hidden, page};
use crate::tests::*;
use crate::tree::Node;
use engine::CardId;
use std::collections::BTreeSet;

fn found(fits: impl Fn(&AnyGame) -> bool) -> AnyGame {
    asking(AskKind::Lay, fits)
}

/// A war played at random until a battle asks such a question and this fits.
pub(super) fn asking(kind: AskKind, fits: impl Fn(&AnyGame) -> bool) -> AnyGame {
    let wanted = |game: &AnyGame, asked: &Asked| asked.kind == kind && fought(game) && fits(game);
    let mut wars = (1..60).filter_map(|seed| war(seed, wanted, any));
    wars.next().expect("such a battle in one of sixty wars")
}

/// The names of the cards in a hand of the battle.
fn names(game: &AnyGame, side: Side) -> BTreeSet<String> {
    let duel = game.scene(Viewer::Both).duel.expect("a battle is fought");
    let cards = duel.hands[side].cards.clone().expect("both hands are seen");
    cards.iter().map(|card| game.card(*card).title.to_string()).collect()
}

/// Both hands hold cards that the other does not.
fn unlike(game: &AnyGame) -> bool {
    let (rome, carthage) = (names(game, Side::Rome), names(game, Side::Carthage));
    !rome.is_subset(&carthage) && !carthage.is_subset(&rome)
}

pub(super) fn asked(model: &Model) -> Side {
    table(model).view_model.to().expect("somebody is asked")
}

#[test]
fn the_tablet_stays_in_a_battle_and_worlds_look_alike_while_hands_are_closed() {
    let game = found(unlike);
    let worlds = (1..8).map(|number| game.world(number, Viewer::Public));
    let worlds: Vec<AnyGame> = worlds.collect();
    let first = names(&worlds[0], Side::Rome);
    assert!(
        worlds.iter().any(|w| names(w, Side::Rome) != first),
        "what is hidden has changed places"
    );
    let models: Vec<Model> = worlds.into_iter().map(|w| at_table(w, Mode::Together)).collect();
    for model in &models {
        assert_eq!(table(model).seats.handover, None);
        assert!(!table(model).view_model.mine && table(model).view_model.cards.is_empty());
        assert_eq!(kinds(model), BTreeSet::new());
        assert!(page(model) == page(&models[0]), "a closed hand tells");
    }
}

#[test]
fn an_open_hand_shows_its_own_cards_by_name_and_nothing_of_the_other() {
    let game = found(unlike);
    let side = game.preview().asked().expect("a card is to be laid").to;
    let pages: Vec<String> = (1..6)
        .map(|number| {
            let mut model = at_table(game.world(number, Viewer::Seat(side)), Mode::Together);
            send(&mut model, Msg::Seat(SeatMsg::Reveal(side)));
            assert_eq!(table(&model).seats.open, Some(side));
            let shown = kinds(&model);
            assert!(names(&game, side).is_subset(&shown));
            let other = names(&game, side.enemy());
            assert!(other.difference(&names(&game, side)).all(|name| !shown.contains(name)));
            page(&model)
        })
        .collect();
    assert!(pages.iter().all(|p| *p == pages[0]), "the other hand tells");
}

#[test]
fn a_hand_closes_when_it_is_left_and_what_was_chosen_with_it() {
    let game = found(unlike);
    let mut model = at_table(game, Mode::Together);
    let side = asked(&model);
    send(&mut model, Msg::Seat(SeatMsg::Reveal(side)));
    send(&mut model, Msg::Seat(SeatMsg::Hide));
    let before = page(&model);
    send(&mut model, Msg::Seat(SeatMsg::Reveal(side)));
    let card = table(&model).view_model.cards[0];
    send(&mut model, Msg::Answer(AnswerMsg::Tap(Target::Card(card))));
    assert!(table(&model).view_model.confirm.is_some());
    send(&mut model, Msg::Seat(SeatMsg::Hide));
    let after = page(&model);
    let differs = before.lines().zip(after.lines()).find(|(a, b)| a != b);
    assert_eq!(differs, None, "a closed hand tells that something was chosen");
    send(&mut model, Msg::Seat(SeatMsg::Reveal(side)));
    assert_eq!(
        table(&model).view_model.card,
        Some(card),
        "it shows again with the hand"
    );
}

#[test]
fn a_card_laid_closes_the_hand_and_asks_the_other_side_in_the_open() {
    let game = found(|game| {
        let shown = game.scene(Viewer::Public).duel;
        unlike(game) && shown.is_some_and(|duel| duel.attack.is_none())
    });
    let mut model = at_table(game, Mode::Together);
    let side = asked(&model);
    send(&mut model, Msg::Seat(SeatMsg::Reveal(side)));
    let card = table(&model).view_model.cards[0];
    let answers = table(&model).game.answers().len();
    send(&mut model, Msg::Answer(AnswerMsg::Tap(Target::Card(card))));
    assert_eq!(
        table(&model).game.answers().len(),
        answers,
        "nothing is said before Confirm"
    );
    send(&mut model, Msg::Answer(AnswerMsg::Confirm));
    let table = table(&model);
    assert_eq!(table.game.answers()[answers], engine::Choice::Card(card));
    assert_eq!((table.seats.open, table.seats.handover), (None, None));
    let duel = table.view_model.scene.duel.as_ref().expect("the battle goes on");
    assert_eq!(duel.attack.map(|laid| laid.card), Some(card));
    assert!(duel.hands.rome.cards.is_none() && duel.hands.carthage.cards.is_none());
    assert_eq!(table.view_model.to(), Some(side.enemy()));
}

#[test]
fn what_a_card_stands_for_is_said_before_it_is_laid() {
    // The first card of a hand that may stand for several.
    let several = |game: &AnyGame| {
        let asked = game.preview().asked().expect("a card is to be laid");
        fitting(game).into_iter().find(|card| {
            let mut next = game.preview();
            let choice = engine::Choice::Card(*card);
            next.answer(choice)
                && draft::names(&game.preview(), choice, &next)
                && next.progress().asked == Some(asked.to)
        })
    };
    let game = found(|game| unlike(game) && several(game).is_some());
    let card = several(&game).expect("such a card");
    let mut model = at_table(game, Mode::Together);
    let side = asked(&model);
    let (answers, closed) = (table(&model).game.answers().len(), page(&model));
    send(&mut model, Msg::Seat(SeatMsg::Reveal(side)));
    send(&mut model, Msg::Answer(AnswerMsg::Tap(Target::Card(card))));
    let view_model = &table(&model).view_model;
    assert!(
        view_model.confirm.is_none() && view_model.buttons.len() > 1,
        "first it is said what it is"
    );
    let (choice, says) = (view_model.buttons[1].choice, view_model.buttons[1].label.clone());
    send(&mut model, Msg::Answer(AnswerMsg::Choose(choice)));
    let words = table(&model)
        .view_model
        .confirm
        .clone()
        .expect("both are confirmed at once");
    assert_eq!(
        words,
        format!("Confirm: {} {says}", table(&model).game.card(card).title)
    );
    send(&mut model, Msg::Seat(SeatMsg::Hide));
    assert!(page(&model) == closed, "a closed hand tells that something was chosen");
    assert_eq!(table(&model).game.answers().len(), answers);
    send(&mut model, Msg::Seat(SeatMsg::Reveal(side)));
    send(&mut model, Msg::Answer(AnswerMsg::Confirm));
    assert_eq!(
        table(&model).game.answers()[answers..],
        [engine::Choice::Card(card), choice]
    );
}

#[test]
fn a_match_is_one_tap_and_no_reserve_where_a_plain_card_does() {
    let titles = |game: &AnyGame| -> BTreeSet<&'static str> {
        let answers = game.preview().asked().expect("a card is to be laid").answers;
        let cards = answers.iter().filter_map(|a| match a.choice {
            engine::Choice::Card(card) => Some(game.card(card)),
            _ => None,
        });
        cards.filter(|face| face.ops == 0).map(|face| face.title).collect()
    };
    let game = found(|game| {
        let offers = game.preview().asked().is_some_and(|a| a.offers(engine::Choice::Pass));
        offers && titles(game).contains("Reserve") && titles(game).len() == 2
    });
    let side = game.preview().asked().expect("a card is to be laid").to;
    let kind = game.scene(Viewer::Public).duel.and_then(|d| d.attack);
    let kind = kind.map(|a| match a.stands_for {
        "" => game.card(a.card).title,
        other => other,
    });
    let mut model = at_table(game, Mode::Alone);
    let proposed = table(&model).view_model.proposed[0].choice;
    let engine::Choice::Card(card) = proposed else {
        panic!("a card is proposed")
    };
    assert_eq!(Some(table(&model).game.card(card).title), kind);
    let answers = table(&model).game.answers().len();
    send(&mut model, Msg::Answer(AnswerMsg::Propose));
    assert_eq!(table(&model).game.answers()[answers], proposed);
    let next = table(&model).view_model.asked.clone().expect("the battle goes on");
    if next.to == side && next.kind == AskKind::Buttons {
        send(&mut model, Msg::Answer(AnswerMsg::Choose(next.answers[0].choice)));
        let now = table(&model).view_model.asked.as_ref().map(|a| &a.title);
        assert!(now != Some(&next.title), "a counterattack is one tap");
    }
}

#[test]
fn who_matches_nothing_lays_no_card_face_down() {
    let game = found(|game| {
        let asked = game.preview().asked();
        asked.is_some_and(|a| a.kind == AskKind::Lay && a.offers(engine::Choice::Pass))
    });
    let mut model = at_table(game, Mode::Alone);
    let shown = |model: &Model| -> String { crate::view::page(model).iter().map(Node::readable).collect() };
    send(&mut model, Msg::Answer(AnswerMsg::Choose(engine::Choice::Pass)));
    let said = shown(&model);
    assert!(said.contains("No card") && !said.contains("About to be laid"), "{said}");
}

#[test]
fn alone_both_hands_lie_open_by_name_with_their_numbers() {
    let game = found(unlike);
    let both: BTreeSet<String> = Side::BOTH.into_iter().flat_map(|side| names(&game, side)).collect();
    let model = at_table(game, Mode::Alone);
    assert!(both.is_subset(&kinds(&model)));
}

#[test]
fn cards_that_are_alike_are_shown_once_those_known_to_both_first() {
    let game = found(unlike);
    let model = at_table(game, Mode::Alone);
    let t = table(&model);
    let duel = t.view_model.scene.duel.as_ref().expect("a battle is fought");
    let cards: Vec<CardId> = duel.hands.rome.cards.clone().expect("both are seen");
    let alike = battle_cards::alike(t, cards.iter().copied());
    assert_eq!(alike.iter().map(|a| a.cards.len()).sum::<usize>(), cards.len());
    assert_eq!(alike.len(), names(&t.game, Side::Rome).len());
}

#[test]
fn battles_are_fought_by_taps_at_one_table_and_no_second_hand_opens() {
    let mut model = at_table(found(unlike), Mode::Together);
    let mut lots = Lots(5);
    for _ in 0..120 {
        play_by_taps(&mut model, 1, &mut lots);
        let t = table(&model);
        if t.view_model.outcome.is_some() {
            return;
        }
        let Some(duel) = t.view_model.scene.duel.as_ref().filter(|_| t.view_model.lays()) else {
            continue;
        };
        assert_eq!(t.seats.handover, None);
        for side in Side::BOTH {
            assert_eq!(duel.hands[side].cards.is_some(), t.seats.open == Some(side));
        }
    }
}

#[test]
fn what_a_battle_asks_in_the_open_is_decided_with_the_own_cards_in_sight() {
    let game = asking(AskKind::Buttons, |game| {
        let asked = game.preview().asked().expect("found");
        let held = |game: &AnyGame| names(game, asked.to).len();
        !asked.secret && asked.answers.len() > 1 && held(game) > 0 && unlike(game)
    });
    let side = game.preview().asked().expect("found").to;
    let closed = |number| page(&at_table(game.world(number, Viewer::Public), Mode::Together));
    assert!((2..6).all(|number| closed(number) == closed(1)), "a closed hand tells");
    let mut model = at_table(game.world(0, Viewer::Seat(side)), Mode::Together);
    let held = names(&table(&model).game, side);
    assert_eq!(battle_cards::opens(table(&model)), Some(side));
    assert!(!held.is_subset(&kinds(&model)), "only what both know lies open");
    send(&mut model, Msg::Seat(SeatMsg::Reveal(side)));
    assert!(held.is_subset(&kinds(&model)));
    let first = table(&model).view_model.buttons[0].choice;
    send(&mut model, Msg::Answer(AnswerMsg::Choose(first)));
    assert_eq!(table(&model).seats.open, None, "it closes with the answer");
    assert!(
        page(&at_table(game, Mode::Alone)).contains("has-lays"),
        "no other hand lies over it"
    );
}

#[test]
fn a_war_with_battles_shows_no_secret_at_any_step() {
    let (mut battles, mut broken) = (0, 0);
    for seed in 1..4 {
        let mut model = at_table(found(unlike), Mode::Together);
        let mut lots = Lots(seed);
        for step in 0..260 {
            let all = taps(&model);
            let msg = all[lots.of(all.len())].clone();
            let effects = send(&mut model, msg);
            nothing_hidden(&model, &effects, &page(&model));
            model.sheets.clear();
            let t = table(&model);
            let fights = t.view_model.scene.duel.is_some();
            battles += u32::from(fights);
            broken += u32::from(battle_cards::breaks_in(t));
            assert!(!fights || t.seats.handover.is_none());
            if step % 20 == 0 && !t.seats.reacting {
                blind(t, step / 20);
            }
        }
    }
    assert!(
        battles > 20 && broken > 0,
        "{battles} looks at a battle, {broken} at who breaks in"
    );
}
