//! Looking closely at a space, a stack, a card, a pile: open to both seats at any time.

use crate::features::hand;
use crate::features::reactions::stops;
use crate::games;
use crate::model::msg::{AnswerMsg, LookMsg, Msg};
use crate::model::orders::Scope;
use crate::model::{Sheet, Table, Target};
use crate::tree::{Element, button, el};
use crate::widgets::basic::{icon, main, ops, rule, side, sure};
use crate::widgets::card::face_down;
use crate::widgets::question::why;
use crate::widgets::sheet::Content;
use crate::widgets::{basic, card};
use engine::scene::{CardFace, Stack};
use engine::{CardId, CardSet, Side, SpaceId};

/// A space and what stands in it.
pub fn space(table: &Table, at: SpaceId) -> Option<Content> {
    let scene = &table.view_model.scene;
    let space = scene.spaces.iter().find(|s| s.id == at)?;
    let mut body = vec![el("p").with(side(space.control)).text(" ").text(&space.note)];
    body.extend(
        space
            .marks
            .iter()
            .map(|m| el("p").with(icon(m.symbol, 22)).text(" ").text(&m.name)),
    );
    body.extend(
        scene
            .stacks
            .iter()
            .filter(|s| s.seat.space() == at)
            .map(|s| force(table, s)),
    );
    body.push(el("p.doubt").text(sure(space.certainty)));
    body.extend(stops::of_scopes(table, &[Scope::Space(at)]));
    Some(Content::new(space.name, body))
}

/// A stack: its generals with ratings, its units.
pub fn stack(table: &Table, key: &str) -> Option<Content> {
    let scene = &table.view_model.scene;
    let stack = scene.stacks.iter().find(|s| s.key == key)?;
    let at = stack.seat.space();
    let name = scene.spaces.iter().find(|s| s.id == at)?.name;
    let more = button(format!("About {name}"), Msg::Look(LookMsg::Open(Sheet::Space(at))));
    let mut body: Vec<Element> = table
        .pointing
        .tip
        .as_ref()
        .map(|tip| why(tip, "why"))
        .into_iter()
        .collect();
    body.push(force(table, stack));
    body.push(el("div.buttons").with(more));
    let armies: Vec<Scope> = stack.generals.iter().map(|g| Scope::Army(g.unit)).collect();
    if !armies.is_empty() {
        body.extend(stops::of_scopes(table, &armies));
    }
    Some(Content::new(name, body))
}

fn force(table: &Table, stack: &Stack) -> Element {
    let generals = stack.generals.iter().map(|g| {
        let ready = table.view_model.general(g.unit).is_some();
        let choose = ready.then(|| {
            main("Choose", Msg::Answer(AnswerMsg::Tap(Target::General(g.unit))))
                .label(format!("Choose {}", g.full))
                .attr("data-choice", g.full)
        });
        let faces = games::info(games::place_of(&table.game)).generals();
        let face = faces.into_iter().find(|face| face.shown.full == g.full);
        let ability = face.map(|face| el("small").text(face.ability).text(" ").with(rule(face.rule)));
        let small = |words: &str| el("small").text(words);
        el("li.officer")
            .attr("data-officer", g.full)
            .with(icon("general", 34))
            .with(
                el("span")
                    .with(el("b").text(g.full))
                    .with(small(&g.office))
                    .maybe(ability)
                    .with(small(sure(g.certainty)).class("doubt")),
            )
            .with(basic::ratings(&g.ratings))
            .maybe(choose)
    });
    let units = stack
        .units
        .iter()
        .filter(|u| u.count > 0)
        .map(|u| el("li.troop").with(icon(u.symbol, 26)).with(el("span").text(&u.name)));
    el("section.force")
        .with(el("p").with(side(Some(stack.side))).text(" ").text(&stack.note))
        .with(el("ul").all(generals).all(units))
}

/// A card at reading size.
pub fn card(table: &Table, id: CardId) -> Content {
    let face = table.game.card(id);
    let play = table.view_model.cards.contains(&id).then(|| {
        let msg = Msg::Look(LookMsg::Instead(Box::new(Msg::Answer(AnswerMsg::Tap(Target::Card(
            id,
        ))))));
        let plays = table.view_model.asked.as_ref().is_some_and(|asked| asked.plays);
        let words = if plays { "Play it" } else { "Choose it" };
        el("div.buttons.foot").with(main(words, msg))
    });
    let hand = hand_of(table, id);
    let signs = face
        .signs
        .iter()
        .map(|(symbol, words)| el("li.troop").with(icon(symbol, 20)).with(el("span").text(*words)));
    let signs = (!face.signs.is_empty()).then(|| el("ul.signs").all(signs));
    let mut body = Vec::new();
    body.extend(hand.as_ref().map(|(_, cards)| turn(table, cards, id)));
    body.extend([card::big(&face), certainty(games::place_of(&table.game), &face)]);
    body.extend(signs);
    let held = |of: &Side| {
        table.view_model.scene.hands[*of]
            .cards
            .as_ref()
            .is_some_and(|cards| cards.contains(&id))
    };
    let owner = Side::BOTH.into_iter().find(held);
    body.extend(owner.and_then(|side| stops::of_card(table, id, side)));
    // It sticks to the lower edge: a long card does not push it out of sight.
    body.extend(play);
    // The title stands on the card.
    let title = hand.map_or_else(|| face.kind.to_string(), |(title, _)| title);
    Content::new(title, body)
}

/// The hand a card lies in, if it may be seen: which place it has there, and all its cards as they lie.
fn hand_of(table: &Table, id: CardId) -> Option<(String, Vec<CardId>)> {
    let hands = &table.view_model.scene.hands;
    let of = |side: &Side| hands[*side].cards.as_ref().is_some_and(|cards| cards.contains(&id));
    let side = Side::BOTH.into_iter().find(of)?;
    let cards = hand::view::in_order(table, hands[side].cards.clone()?);
    let at = cards.iter().position(|card| *card == id)? + 1;
    Some((format!("{}’s hand: {at} of {}", side.name(), cards.len()), cards))
}

/// The way to the cards before and after this one: above the card and in sheets of one height, so it lies in the same place on each.
fn turn(table: &Table, cards: &[CardId], id: CardId) -> Element {
    let at = cards.iter().position(|card| *card == id).unwrap_or(0);
    let to = |words: &'static str, at: Option<usize>| {
        let card = at.and_then(|at| cards.get(at).copied());
        let name = card.map_or("", |card| table.game.card(card).title);
        button(
            words,
            Msg::Look(LookMsg::Instead(Box::new(Msg::Look(LookMsg::Open(Sheet::Card(
                card.unwrap_or(id),
            )))))),
        )
        .label(format!("{words}: {name}"))
        .flag("disabled", card.is_none())
    };
    el("div.buttons.equal.leaf")
        .with(to("Previous", at.checked_sub(1)))
        .with(to("Next", Some(at + 1)))
}

/// How sure a card's row is, in words.
pub fn certainty(war: usize, face: &CardFace) -> Element {
    let words = if face.doubt.is_empty() {
        sure(face.certainty)
    } else {
        face.doubt
    };
    el("p.doubt")
        .text(words)
        .text(" ")
        .with(rule(games::info(war).section_of(face.id)))
}

/// The sheet of a pile: its cards, or for a face-down pile every card that may lie in it.
pub fn pile(table: &Table, at: usize) -> Option<Content> {
    let pile = table.view_model.scene.piles.get(at)?;
    let count = match pile.count {
        1 => "1 card.".to_string(),
        n => format!("{n} cards."),
    };
    let (mut title, mut cards, mut words) = (pile.title, pile.cards.clone(), count);
    if face_down(pile) {
        title = UNSEEN;
        cards = unseen(table);
        words = format!(
            "{} cards lie in the deck or in a hand that is closed here:",
            cards.len()
        );
    }
    let mut body = vec![el("p").text(words)];
    body.push(listing(table, &cards));
    Some(Content::new(title, body))
}

/// Cards by name, those that are alike in one row, each with what it costs if it lies in a pile that is sold.
pub fn listing(table: &Table, cards: &[CardId]) -> Element {
    let piles = &table.view_model.scene.piles;
    let price = |id: CardId| {
        let places = piles.iter().flat_map(|pile| pile.cards.iter().zip(&pile.prices));
        places
            .into_iter()
            .find(|(card, _)| **card == id)
            .map(|(_, price)| price)
    };
    let mut rows: Vec<Listed<'_>> = Vec::new();
    for &id in cards {
        let (title, price) = (table.game.card(id).title, price(id));
        match rows.iter_mut().find(|row| row.title == title && row.price == price) {
            Some(row) => row.copies += 1,
            None => rows.push(Listed {
                id,
                title,
                price,
                copies: 1,
            }),
        }
    }
    el("ul.menu.answers").all(rows.iter().map(|row| listed(table, row)))
}

/// Cards that are alike.
struct Listed<'a> {
    id: CardId,
    title: &'static str,
    price: Option<&'a String>,
    copies: u8,
}

/// Their row. Those that may be tapped now are tapped here too, and read by a button of their own.
fn listed(table: &Table, row: &Listed<'_>) -> Element {
    let face = table.game.card(row.id);
    let about = match (face.ops, row.price) {
        (0, Some(price)) => format!("{price} · {}", face.kind),
        (0, None) => face.kind.into(),
        (points, _) => format!("{} · {} · {}", face.number, ops(points), face.kind),
    };
    let copies = (row.copies > 1).then(|| el("span").text(format!(" × {}", row.copies)));
    let marks = (face.ops == 0 && !face.symbols.is_empty())
        .then(|| el("span.marks").all(face.symbols.iter().map(|symbol| icon(symbol, 14))));
    let words = |of: Element| {
        let title = el("b").text(row.title).maybe(copies).text(" ").maybe(marks);
        of.with(title).with(el("small").text(&about))
    };
    let read = Msg::Look(LookMsg::Open(Sheet::Card(row.id)));
    if !hand::view::is_ready(table, row.id) {
        return el("li").with(words(button("", read).class("row")));
    }
    let tap = Msg::Answer(AnswerMsg::Tap(Target::Card(row.id)));
    let take = button("", Msg::Look(LookMsg::Instead(Box::new(tap))))
        .class("row ready")
        .attr("data-choice", row.title);
    el("li.pair")
        .with(words(take))
        .with(basic::quiet("Read", read).label(format!("Read {}", row.title)))
}

/// What the cards of that pile and of closed hands are called together.
pub const UNSEEN: &str = "Cards not seen yet";

/// The cards of the first deck that lie nowhere in sight: told from what lies open here alone.
fn unseen(table: &Table) -> Vec<CardId> {
    let scene = &table.view_model.scene;
    let open = scene.piles.iter().flat_map(|p| &p.cards);
    let hands = [&scene.hands.rome, &scene.hands.carthage];
    let held = hands.into_iter().filter_map(|h| h.cards.as_ref()).flatten();
    let seen: CardSet = open.chain(held).copied().collect();
    let deck = table.game.info().decks().into_iter().next();
    let all = deck.into_iter().flat_map(|(_, faces)| faces).map(|face| face.id);
    all.filter(|id| !seen.contains(*id)).collect()
}
