//! The hand in front, and the sheets of its cards.

use crate::features::seating;
use crate::model::msg::{AnswerMsg, LookMsg, PastMsg};
use crate::model::replay::Jump;
use crate::model::seats::Computer;
use crate::tests::battles::at_table;
use crate::tests::secrets::page;
use crate::tests::*;
use crate::tree::Node;
use crate::widgets::card;
use crate::{games, view};
use engine::CardId;

#[test]
fn who_leafs_through_a_hand_stays_on_the_sheet() {
    let mut model = seated(1, 6);
    let hands = &table(&model).view_model.scene.hands;
    let hand: Vec<CardId> = hands.rome.cards.iter().flatten().copied().collect();
    let look = |at: usize| Msg::Look(LookMsg::Open(Sheet::Card(hand[at])));
    let first = send(&mut model, look(0));
    assert!(
        first.iter().any(|e| matches!(e, Effect::Focus)),
        "a sheet takes the focus"
    );
    let next = send(&mut model, Msg::Look(LookMsg::Instead(Box::new(look(1)))));
    assert!(next.is_empty(), "the focus stays on the leaf");
    assert_eq!(
        model.sheets,
        [Sheet::Card(hand[1])],
        "the next card takes the first one's place"
    );
}

/// Who looks into the other hand sees his own again at the next answer: a card could not be played from the one in front.
#[test]
fn the_other_hand_lies_in_front_until_the_next_answer() {
    let mut model = seated(1, 6);
    let mut lots = Lots(6);
    let mut turned = 0;
    while turned < 20 {
        let (asked, written) = (table(&model).view_model.to(), table(&model).keeping.sequence);
        let whose = |model: &Model| view::front_hand(model).map(|(whose, ..)| whose);
        assert_eq!(whose(&model), asked, "the hand of the side that is asked lies in front");
        send(&mut model, Msg::Look(LookMsg::SwapHands));
        assert_eq!(whose(&model), asked.map(Side::enemy), "turned, the other hand does");
        while table(&model).keeping.sequence == written {
            play_by_taps(&mut model, 1, &mut lots);
        }
        turned += 1;
    }
}

/// Who looks back at a war against the computer through the eyes of both finds both hands.
#[test]
fn with_the_eyes_of_both_both_hands_can_be_seen() {
    for game in games::built_in_games().filter(|game| game.page) {
        let (mut war, mut player) = AnyGame::tried(game.place(), 1);
        while let Some(choice) = war.pick(&mut player) {
            war.answer(choice);
        }
        assert!(war.over().is_some());
        let mut model = at_table(war, Mode::Against(Side::Rome, Computer::of(4)));
        send(&mut model, Msg::Past(PastMsg::Begin));
        send(&mut model, Msg::Past(PastMsg::Turn(0)));
        let hands = |model: &Model| Side::BOTH.map(|side| page(model).contains(&format!("{}’s hand", side.name())));
        send(&mut model, Msg::Past(PastMsg::Eyes(Some(Side::Rome))));
        assert_eq!(
            (hands(&model), page(&model).contains("Other hand")),
            ([true, false], false)
        );
        send(&mut model, Msg::Past(PastMsg::Eyes(None)));
        for _ in 0..3 {
            send(&mut model, Msg::Past(PastMsg::Go(Jump::Answer(true))));
        }
        let first = hands(&model);
        assert!(page(&model).contains("Other hand"), "{}", game.name);
        send(&mut model, Msg::Look(LookMsg::SwapHands));
        assert_eq!(hands(&model), first.map(|shown| !shown), "{}", game.name);
    }
}

/// Whoever has read the log at a question and then reacts finds his cards before him.
#[test]
fn to_react_opens_the_hand_whatever_panel_was_chosen() {
    let mut model = seated(1, 6);
    let mut lots = Lots(6);
    let mut seen = 0;
    while seen < 3 {
        if !table(&model).view_model.window {
            play_by_taps(&mut model, 1, &mut lots);
            continue;
        }
        send(&mut model, Msg::Look(LookMsg::Tab(Tab::Log)));
        send(&mut model, Msg::Answer(AnswerMsg::React(0)));
        if table(&model).view_model.asks_the_hand() {
            assert_eq!(model.showing.tab, Tab::Hand, "who reacts sees his hand");
            seen += 1;
        }
        send(&mut model, Msg::Answer(AnswerMsg::Undo));
        play_by_taps(&mut model, 1, &mut lots);
    }
}

/// The sheet of a stack says what each of its Generals can do.
#[test]
fn the_sheet_of_a_stack_says_what_its_generals_can_do() {
    let mut model = seated(1, 6);
    let faces = games::info(games::FIRST).generals();
    let mut told = 0;
    for stack in table(&model).view_model.scene.stacks.clone() {
        send(&mut model, Msg::Look(LookMsg::Open(Sheet::Stack(stack.key))));
        let words = Node::Element(view::topmost(&model).expect("it is open")).readable();
        for general in &stack.generals {
            let face = faces.iter().find(|face| face.shown.full == general.full);
            let ability = face.expect("he has a face").ability;
            assert!(
                !ability.is_empty() && words.contains(ability),
                "{}: {words}",
                general.full
            );
            told += 1;
        }
    }
    assert!(told > 1, "{told} Generals");
}

/// Face to face the player opposite holds his edge: he sees his hand there, the open hand stays open, and the page stays turned.
#[test]
fn a_glance_from_the_other_edge_leaves_all_as_it_is() {
    let mut glances = 0;
    for game in 0..3 {
        let mut model = seated_at(games::FIRST + game, 0, 5);
        let mut lots = Lots(5);
        for _ in 0..60 {
            play_by_taps(&mut model, 1, &mut lots);
            let t = table(&model);
            let Some(side) = t.seats.open.filter(|_| t.view_model.scene.duel.is_none()) else {
                continue;
            };
            let other = side.enemy();
            let faced = model.device.seating(Some(other));
            send(&mut model, Msg::Device(DeviceMsg::Device(faced)));
            let before = page(&model);
            let cards = table(&model).game.scene(Viewer::Seat(other)).hands[other].cards.clone();
            let cards = cards.expect("his own hand");
            let names: Vec<String> = cards
                .iter()
                .map(|id| card::name(&table(&model).game.card(*id)))
                .collect();
            let shown = |page: &str| names.iter().filter(|name| page.contains(*name)).count();
            let hidden = shown(&before);
            let glance = seating::held(&model, other as u8).expect("an edge to hold");
            assert!(matches!(glance, SeatMsg::Glance(of) if of == other), "{glance:?}");
            send(&mut model, Msg::Seat(glance));
            let t = table(&model);
            assert_eq!((t.seats.open, t.faces()), (Some(side), Some(side)));
            assert_eq!(shown(&page(&model)), cards.len());
            glances += u32::from(hidden < cards.len());
            send(&mut model, Msg::Seat(SeatMsg::LetGo));
            assert_eq!(page(&model), before);
            // A page that is left shows neither hand.
            send(&mut model, Msg::Seat(SeatMsg::Glance(other)));
            send(&mut model, Msg::Seat(SeatMsg::Hide));
            let seats = &table(&model).seats;
            assert_eq!((seats.open, seats.glance), (None, None));
        }
    }
    assert!(glances > 5, "{glances} glances");
}
