//! A fight with cards of its own: each side's hand at its edge of the field, and between them the cards that have been played.

use crate::features::battle_cards;
use crate::features::battle_cards::Alike;
use crate::games::DUELS;
use crate::map;
use crate::model::msg::{AnswerMsg, LookMsg, Msg, SeatMsg};
use crate::model::seats::Mode;
use crate::model::{Sheet, Table, Target};
use crate::tree::{Element, button, el};
use crate::widgets::basic::{icon, quiet, side};
use crate::widgets::card;
use engine::scene::{AskKind, Duel, Laid};
use engine::{CardId, Choice, Side};

/// Most backs of cards that are drawn. Their number is written beside them.
const BACKS: usize = 12;

/// Whether cards of the fight have been dealt.
fn dealt(duel: &Duel) -> bool {
    duel.round > 0 || duel.attack.is_some() || duel.hands.iter().any(|(_, hand)| hand.count > 0)
}

/// The field, with the hand of whoever sits here, or is asked, at the near edge. Before the deal there is only the hand of who breaks in.
pub fn field(table: &Table) -> Option<Element> {
    // What follows a battle is answered on the map: there the field would take its room.
    let kind = table.view_model.asked.as_ref().map(|asked| asked.kind);
    let mapped = matches!(kind, Some(AskKind::Remove | AskKind::Place | AskKind::Destination));
    let duel = table.view_model.scene.duel.as_ref().filter(|_| DUELS && !mapped)?;
    let near = match table.seats.mode {
        Mode::Link(side) | Mode::Lesson(side) | Mode::Challenge(side) | Mode::Against(side, _) => side,
        Mode::Together => table.view_model.to().unwrap_or(duel.attacker),
        Mode::Alone | Mode::Watch | Mode::Look => Side::Rome,
    };
    let far = if table.seats.mode == Mode::Together {
        "far turned"
    } else {
        "far"
    };
    let edge = battle_cards::at_the_edge(table) || battle_cards::weighs(&table.view_model);
    let board = el("section")
        .class(if edge { "duel lays" } else { "duel" })
        .label("The field");
    if !dealt(duel) {
        let asked = table.view_model.to().filter(|_| edge)?;
        return Some(board.with(hand(table, duel, asked, "near")));
    }
    let round = duel.round + u8::from(duel.attack.is_none());
    let lies = el("div.field")
        .attr("data-field", "")
        .with(laid(table, duel.attacker, "attacks", duel.attack, true))
        .with(el("b.round").text(format!("Round {round}")))
        .with(laid(
            table,
            duel.attacker.enemy(),
            "answers",
            duel.answer,
            duel.attack.is_some(),
        ));
    Some(
        board
            .with(hand(table, duel, near.enemy(), far))
            .with(lies)
            .maybe(played(table, duel))
            .with(hand(table, duel, near, "near")),
    )
}

/// How many of each kind have been played in this fight: they lie open to both sides.
fn played(table: &Table, duel: &Duel) -> Option<Element> {
    let all = battle_cards::alike(table, duel.played.iter().copied());
    let each: Vec<String> = all
        .iter()
        .map(|same| format!("{} ×{}", same.title, same.cards.len()))
        .collect();
    let words = format!("Played: {}.", each.join(", "));
    (!all.is_empty()).then(|| el("p.doubt.played").text(words))
}

/// The place of one card: what lies there, the back of what is about to be laid, or nothing.
fn laid(table: &Table, of: Side, does: &'static str, card: Option<Laid>, next: bool) -> Element {
    let view_model = &table.view_model;
    let head = el("small").with(side(Some(of))).text(format!("{} {does}", of.name()));
    let place = el("div").class(format!("laid {}", map::class_of(of)));
    let names = table.draft.lays() && !table.hidden();
    let asked = next && (view_model.lays() || names) && view_model.to() == Some(of);
    let place = place.with(head);
    match card {
        Some(laid) => {
            let face = table.game.card(laid.card);
            let stands =
                (!laid.stands_for.is_empty()).then(|| el("small.stands").text(format!("as {}", laid.stands_for)));
            let shown = el("button")
                .key(face.number.to_string())
                .class(format!("{} turns", card::classes(&face)))
                .label(card::name(&face))
                .click(Msg::Look(LookMsg::Open(Sheet::Card(laid.card))))
                .all(card::face(&face, false));
            place.with(shown).maybe(stands)
        }
        None if asked && lays_none(table) => place.with(el("span.gap.wanted").text("No card")),
        None if asked && (names || view_model.confirm.is_some()) => {
            place.with(el("span.back").label("About to be laid").attr("role", "img"))
        }
        None if asked => place.with(el("span.gap.wanted")),
        None => place.with(el("span.gap")),
    }
}

/// Whether the answer that is chosen lays no card.
fn lays_none(table: &Table) -> bool {
    let lays = table.draft.free.iter().find(|said| said.asked.kind == AskKind::Lay);
    let held = table.draft.held.filter(|_| table.view_model.lays());
    let chosen = lays.map(|said| said.choice).or(held);
    chosen.is_some_and(|choice| !matches!(choice, Choice::Card(_)))
}

/// A hand at its edge: open by name with counts, else as backs; what both sides know of it lies open in any case. Who breaks in with a card
/// that is none of the fight opens what fits with it; closed it is as many backs as he holds cards.
fn hand(table: &Table, duel: &Duel, of: Side, edge: &'static str) -> Element {
    let view_model = &table.view_model;
    let held = &duel.hands[of];
    let opens = battle_cards::opens(table) == Some(of);
    let mine = view_model.mine && view_model.to() == Some(of) && !battle_cards::weighs(view_model);
    let breaks_in = view_model.to() == Some(of) && battle_cards::breaks_in(table);
    let (count, deck) = if breaks_in {
        (view_model.scene.hands[of].count, "Strategy")
    } else {
        (held.count, "Battle")
    };
    let head = el("p")
        .with(side(Some(of)))
        .with(el("b").text(count.to_string()))
        .text(match (count, deck) {
            (1, "Battle") => " card".to_owned(),
            (_, "Battle") => " cards".to_owned(),
            (1, _) => format!(" {deck} Card"),
            (..) => format!(" {deck} Cards"),
        });
    let section = el("section").class(format!("side-hand {edge} {}", map::class_of(of)));
    let section = section.label(format!("{}: {count} {deck} Cards", of.name()));
    let Some(cards) = &held.cards else {
        let known = battle_cards::alike(table, duel.known[of].iter().copied());
        let known_of = if breaks_in { 0 } else { duel.known[of].len() };
        let hidden = usize::from(count).saturating_sub(known_of);
        let backs = (0..hidden.min(BACKS)).map(|_| el("i"));
        let back = if opens {
            button("", Msg::Seat(SeatMsg::Reveal(of)))
                .attr("data-hold", (of as u8).to_string())
                .label(format!("Hold to look at {}’s cards", of.name()))
        } else {
            el("span")
        };
        let hint = opens.then(|| el("small").text("Hold to look"));
        return section
            .with(head.maybe(hint))
            .with(back.key("backs").class("backs").all(backs))
            .maybe((!known.is_empty()).then(|| {
                open(
                    "Known to both sides",
                    known.iter().map(|same| kind(table, same, true, false)),
                )
            }));
    };
    let all = battle_cards::alike(table, cards.iter().copied());
    let others: Vec<CardId> = view_model
        .cards
        .iter()
        .filter(|c| mine && (breaks_in || view_model.lays()) && !cards.contains(c))
        .copied()
        .collect();
    let others = battle_cards::alike(table, others);
    let close = opens.then(|| {
        quiet(format!("Hide {}’s hand", of.name()), Msg::Seat(SeatMsg::Hide)).attr("data-choice", "Hide the hand")
    });
    let none = (breaks_in && mine && others.is_empty()).then(|| el("p.doubt").text("No card fits now."));
    let (first, then) = if breaks_in { (others, all) } else { (all, others) };
    let kinds = first.iter().chain(&then).map(|same| kind(table, same, mine, mine));
    section.with(head.maybe(close)).maybe(none).with(open("Cards", kinds))
}

/// Cards that lie open.
fn open(name: &'static str, kinds: impl Iterator<Item = Element>) -> Element {
    el("div.kinds")
        .key("kinds")
        .attr("role", "group")
        .label(name)
        .all(kinds)
}

/// Cards of one name with their count: a tap chooses one of them, and so does a drag to the field.
fn kind(table: &Table, same: &Alike, tapped: bool, dragged: bool) -> Element {
    let view_model = &table.view_model;
    let ready = same.cards.iter().copied().find(|c| view_model.cards.contains(c));
    let chosen = view_model.card.filter(|c| same.cards.contains(c));
    let card = chosen.or(ready).unwrap_or(same.cards[0]);
    let face = table.game.card(card);
    let state = match (chosen, ready) {
        (Some(_), _) => " chosen",
        (None, Some(_)) => " ready",
        (None, None) => "",
    };
    let count = same.cards.len();
    let msg = if view_model.mine && (tapped || ready.is_some()) {
        Msg::Answer(AnswerMsg::Tap(Target::Card(card)))
    } else {
        Msg::Look(LookMsg::Open(Sheet::Card(card)))
    };
    el("button")
        .key(same.title)
        .class(format!("kind{state}"))
        .attr("data-kind", same.title)
        .label(format!("{} ×{count}. {}", same.title, face.text))
        .attr("aria-pressed", if chosen.is_some() { "true" } else { "false" })
        .flag("data-lay", dragged && ready.is_some())
        .click(msg)
        .with(icon(face.art, 22))
        .with(el("span").text(same.title))
        .with(el("b").text(format!("×{count}")))
}
