//! Cards of the enemy that a spy has seen: offered to who wins a deserter over, and to nobody shown before.

use crate::games::Asked;
use crate::model::msg::{AnswerMsg, SeatMsg};
use crate::tests::battles::{any, at_table, fought, kinds, war};
use crate::tests::secrets::page;
use crate::tests::*;
use crate::tree::{Node, On};
use engine::{CardId, Choice};
use std::collections::BTreeSet;

/// Cards kept for a battle.
const KEPT: [&str; 2] = ["Spy in Enemy Camp", "Ally Deserts"];

/// What a player answers who keeps both cards for a battle, and looks for one.
fn keen(game: &AnyGame, asked: &Asked, lots: &mut Lots) -> Choice {
    let kept = |label: &str| KEPT.contains(&label);
    let stacks = match asked.kind {
        AskKind::March => game.scene(Viewer::Public).stacks,
        _ => Vec::new(),
    };
    let enemy = |at| {
        stacks
            .iter()
            .any(|s| s.seat.space() == at && s.side == asked.to.enemy())
    };
    let wishes = asked.answers.iter().filter(|a| match (asked.kind, a.choice) {
        (AskKind::Window | AskKind::Lay, _) => kept(&a.label),
        (AskKind::Card, Choice::Card(_)) => !kept(&a.label),
        (AskKind::March, Choice::Space(at)) => enemy(at),
        _ => a.label == "activate",
    });
    let wishes: Vec<Choice> = wishes.map(|a| a.choice).collect();
    match wishes.len() {
        0 => any(game, asked, lots),
        all => wishes[lots.of(all)],
    }
}

/// A war up to the question which card deserts, some cards lying open and others not.
fn desertion(seed: u64) -> Option<AnyGame> {
    let chooses = |asked: &Asked| asked.kind == AskKind::Card && asked.answers.len() > 1;
    war(seed, |game, asked| chooses(asked) && fought(game), keen)
}

/// The same war when no Battle Card of this battle had been dealt.
fn before_the_deal(game: &AnyGame) -> AnyGame {
    let mut before = game.past();
    let dealt = |answers: &usize| {
        before.seek(*answers);
        before.scene(Viewer::Public).duel.is_some()
    };
    (0..game.answers().len()).rev().take_while(dealt).for_each(drop);
    before
}

fn titles(game: &AnyGame, cards: impl IntoIterator<Item = CardId>) -> BTreeSet<String> {
    cards
        .into_iter()
        .map(|card| game.card(card).title.to_string())
        .collect()
}

/// Lets the side that is asked see what it may.
fn opened(game: AnyGame, mode: Mode) -> Model {
    let side = game.preview().asked().expect("somebody is asked").to;
    let mut model = at_table(game, mode);
    if mode == Mode::Together {
        send(&mut model, Msg::Seat(SeatMsg::Reveal(side)));
    }
    model
}

#[test]
fn a_card_that_a_spy_has_seen_is_offered_and_no_other_shows() {
    let game = (115..300)
        .find_map(desertion)
        .expect("such a battle in one of these wars");
    let before = before_the_deal(&game);
    let asked = game.preview().asked().expect("a deserter is chosen");
    let (side, enemy) = (asked.to, asked.to.enemy());
    let duel = game.scene(Viewer::Both).duel.expect("a battle is fought");
    let (known, held) = (
        duel.known[enemy].clone(),
        duel.hands[enemy].cards.clone().expect("both are seen"),
    );
    assert!(!known.is_empty() && known.len() < held.len());

    // Nothing of the enemy's hand shows before the spy, whatever the hand is.
    let first = page(&at_table(before.world(1, Viewer::Public), Mode::Together));
    for number in 2..6 {
        assert!(first == page(&at_table(before.world(number, Viewer::Public), Mode::Together)));
    }

    // What is offered is what is known, and one unseen.
    let offered: Vec<CardId> = asked.answers.iter().filter_map(|a| card(a.choice)).collect();
    assert_eq!(BTreeSet::from_iter(&offered), BTreeSet::from_iter(&known));
    for mode in [Mode::Together, Mode::Alone] {
        let model = opened(game.world(1, Viewer::Seat(side)), mode);
        let t = table(&model);
        assert_eq!(BTreeSet::from_iter(&t.view_model.cards), BTreeSet::from_iter(&known));
        assert_eq!(t.view_model.buttons.len(), asked.answers.len() - known.len());
        assert!(titles(&game, known.iter().copied()).is_subset(&kinds(&model)));
    }

    // At a shared table the rest of that hand shows nowhere.
    let worlds = (1..6).map(|number| opened(game.world(number, Viewer::Seat(side)), Mode::Together));
    let pages: Vec<String> = worlds.map(|model| page(&model)).collect();
    assert!(pages.iter().all(|p| *p == pages[0]), "a hidden card tells");

    // A tap on the card where it lies takes it, Confirm brings it over.
    for mode in [Mode::Together, Mode::Alone] {
        let mut model = opened(game.world(1, Viewer::Seat(side)), mode);
        let tapped = tap_on(&model, game.card(known[0]).title).expect("a tap on the card chooses it");
        send(&mut model, tapped);
        assert!(
            table(&model).view_model.card.is_some_and(|card| known.contains(&card)),
            "{mode:?}"
        );
        let answers = table(&model).game.answers().len();
        send(&mut model, Msg::Answer(AnswerMsg::Confirm));
        assert!(card(table(&model).game.answers()[answers]).is_some_and(|card| known.contains(&card)));
    }
}

fn card(choice: Choice) -> Option<CardId> {
    match choice {
        Choice::Card(card) => Some(card),
        _ => None,
    }
}

/// What a tap on a card of this name in the hands of the battle sends, if it takes the card.
fn tap_on(model: &Model, title: &str) -> Option<Msg> {
    fn of(nodes: &[Node], title: &str, all: &mut Vec<Msg>) {
        for node in nodes {
            if let Node::Element(element) = node {
                let named = |(name, value): &(&str, String)| *name == "data-kind" && value == title;
                if let Some(On::Send(msg)) = &element.click
                    && element.attributes.iter().any(named)
                {
                    all.push(msg.clone());
                }
                of(&element.children, title, all);
            }
        }
    }
    let mut all = Vec::new();
    of(&crate::view::page(model), title, &mut all);
    let takes = |msg: &Msg| matches!(msg, Msg::Answer(AnswerMsg::Tap(Target::Card(card))) if table(model).view_model.cards.contains(card));
    all.into_iter().find(takes)
}
