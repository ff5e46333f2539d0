//! The hand that may be seen here, the other's count, the piles.

use crate::features::seating;
use crate::games::{ACTS, Asked};
use crate::model::msg::{AnswerMsg, LookMsg, Msg, SeatMsg};
use crate::model::seats::Mode;
use crate::model::{Model, Sheet, Table, Target};
use crate::tree::{Element, el};
use crate::widgets::basic::{quiet, side};
use crate::widgets::card::face_down;
use crate::widgets::{basic, card};
use engine::scene::{AskKind, Pile};
use engine::{CardId, Choice, Side, Viewer};

/// The side whose hand is in front, and its cards. The card that is being played is still among them.
fn front(table: &Table, turned: Option<u32>) -> Option<(Side, Vec<CardId>)> {
    let view_model = &table.view_model;
    let to = view_model.to().or(view_model.scene.active).unwrap_or(Side::Rome);
    let near = if turned == Some(table.keeping.sequence) {
        to.enemy()
    } else {
        to
    };
    let whose = match table.seats.mode {
        Mode::Link(side) | Mode::Lesson(side) | Mode::Challenge(side) | Mode::Against(side, _)
            if view_model.outcome.is_none() =>
        {
            side
        }
        Mode::Together if view_model.outcome.is_none() => table.seats.open?,
        Mode::Together
        | Mode::Alone
        | Mode::Link(_)
        | Mode::Watch
        | Mode::Look
        | Mode::Lesson(_)
        | Mode::Challenge(_)
        | Mode::Against(..) => near,
    };
    let mut cards = view_model.scene.hands[whose].cards.clone()?;
    if let Some(card) = view_model
        .card
        .filter(|c| !table.draft.acts() && !cards.contains(c) && whose == to && !view_model.lays())
    {
        let at = cards.iter().position(|c| *c > card).unwrap_or(cards.len());
        cards.insert(at, card);
    }
    Some((whose, cards))
}

/// The question by which the hand lies: the one that the chosen card answered, so that no card changes its place on being chosen; else the one
/// that waits.
fn lies_by(table: &Table) -> Option<&Asked> {
    let view_model = &table.view_model;
    let card = view_model.card.map(Choice::Card);
    let mut free = table.draft.free.iter();
    let answered = free
        .find(|answer| Some(answer.choice) == card)
        .map(|answer| &answer.asked);
    answered.or(view_model.asked.as_ref()).filter(|_| view_model.mine)
}

/// The cards of a long hand that answer at a window: few. Hands of a game of actions are short, and a card keeps its place in them.
fn few_answer(table: &Table) -> Option<&Asked> {
    lies_by(table).filter(|asked| asked.kind == AskKind::Window && !ACTS)
}

/// Cards in the order of the hand. Where few answer these come first: the hand is long.
pub fn in_order(table: &Table, mut cards: Vec<CardId>) -> Vec<CardId> {
    if let Some(asked) = few_answer(table) {
        cards.sort_by_key(|card| !asked.offers(Choice::Card(*card)));
    }
    cards
}

/// A hand that lies in front: whose, whether few of its cards answer, how many cards.
pub type Front = (Side, bool, usize);

/// The hand that lies in front.
pub fn front_hand(model: &Model) -> Option<Front> {
    let table = model.table.as_ref()?;
    front(table, model.showing.turned).map(|(whose, cards)| (whose, few_answer(table).is_some(), cards.len()))
}

/// Whether the front hand has been replaced: by the hand of another side or of another kind of question, or by one with two or more new cards.
pub fn is_another(before: Option<Front>, now: Option<Front>) -> bool {
    let dealt = |(whose, window, cards)| before.is_none_or(|(a, b, n)| (a, b) != (whose, window) || cards > n + 1);
    now.is_some_and(dealt)
}

/// How many cards the front hand has, for the tab.
pub fn count(table: &Table) -> usize {
    front(table, None).map_or(0, |(_, cards)| cards.len())
}

/// The section of the hand, empty.
pub fn section() -> Element {
    el("section.hand").label("Hand")
}

/// The front hand, the count of the other one, and the piles.
/// Face to face the edge of the player opposite lies at his own side of the tablet.
pub fn hand(table: &Table, turned: Option<u32>, opposite: Option<Side>) -> Element {
    let view_model = &table.view_model;
    let shown = front(table, turned);
    let both = matches!(table.seats.mode, Mode::Alone | Mode::Watch) || view_model.outcome.is_some();
    let title = shown
        .as_ref()
        .map_or_else(|| "Hands".to_string(), |(side, _)| format!("{}’s hand", side.name()));
    let held = |of: Side| {
        let hand = &view_model.scene.hands[of];
        let others = hand.apart.map(|apart| format!(" + {} {}", apart.count, apart.kind));
        let count = hand.count - hand.apart.map_or(0, |apart| apart.count);
        el("b").text(count.to_string()).text(others.unwrap_or_default())
    };
    let here: Vec<CardId> = shown.iter().flat_map(|(_, cards)| cards).copied().collect();
    let aims = |pile: &Pile| {
        let ready = pile.cards.iter().filter(|card| is_ready(table, **card));
        ready.filter(|card| !here.contains(card)).count()
    };
    // Piles from which something can be taken now come first.
    let near = shown.as_ref().map(|(side, _)| *side);
    // One's own first, those of the other side last.
    let rank = |pile: &Pile| pile.owner.map_or(1, |owner| if Some(owner) == near { 0 } else { 2 });
    let lie = view_model.scene.piles.iter().enumerate();
    let mut piles: Vec<(usize, &Pile)> = lie.filter(|(_, pile)| !(ACTS && pile.spread)).collect();
    piles.sort_by_key(|(_, pile)| rank(pile));
    let piles = piles.into_iter().map(|(n, pile)| {
        let now = Some(aims(pile)).filter(|now| *now > 0);
        let now = now.map(|now| el("small").text(format!(", {now} now")));
        el("button.pile")
            .attr("data-pile", pile.id)
            .click(Msg::Look(LookMsg::Open(Sheet::Pile(n))))
            .text(format!("{} ", pile.title))
            .with(el("b").text(pile.sum.clone().unwrap_or_else(|| pile.count.to_string())))
            .maybe(face_down(pile).then(|| el("small").text(" unseen cards")))
            .maybe(now)
    });
    let mut spread: Vec<&Pile> = view_model
        .scene
        .piles
        .iter()
        .filter(|pile| ACTS && pile.spread)
        .collect();
    // What is sold comes first.
    spread.sort_by_key(|pile| (pile.prices.is_empty(), rank(pile)));
    let spread: Vec<Element> = spread.into_iter().map(|pile| spread_out(table, pile)).collect();
    let edges = Side::BOTH
        .into_iter()
        .filter(|side| opposite != Some(*side) && seating::may_glance(table, *side));
    let open = table.seats.open.filter(|_| table.seats.mode == Mode::Together);
    // Face to face one of them stands at this edge: what closes the open hand, or what opens it.
    let mut edges: Vec<Element> = edges
        .filter(|_| open.is_none() || opposite.is_none())
        .map(|side| edge(table, side))
        .collect();
    // Beside the edge of the other hand it says which one it closes.
    edges.extend(open.map(|open| {
        let words = format!("Close {}’s hand", table.seats.name(open));
        quiet(words, Msg::Seat(SeatMsg::Hide)).attr("data-choice", "Close the hand")
    }));
    let few = few_answer(table).is_some();
    // The key makes the browser scroll another hand, and a hand that is asked something else, from its first card.
    let cards = shown.map(|(whose, cards)| {
        let cards = in_order(table, cards);
        el("div")
            .key(format!("{}{few}", whose.name()))
            .class(if cards.len() > 7 { "cards many" } else { "cards" })
            .all(cards.into_iter().map(|c| small_card(table, c)))
    });
    section()
        .with(
            el("h2")
                .text(title)
                .with(
                    el("span.held")
                        .label("Cards in hand")
                        .with(side(Some(Side::Rome)))
                        .with(held(Side::Rome))
                        .with(side(Some(Side::Carthage)))
                        .with(held(Side::Carthage)),
                )
                .maybe((!edges.is_empty()).then(|| el("span.edges").all(edges)))
                .maybe(
                    both.then(|| quiet("Other hand", Msg::Look(LookMsg::SwapHands)).attr("data-choice", "Other hand")),
                ),
        )
        .maybe(cards)
        .maybe((!spread.is_empty()).then(|| el("div.spreads").all(spread)))
        .with(el("div.piles").all(piles))
}

/// Face to face: the hand of the player opposite at his edge, while his finger rests there. Its cards lie there to be looked at alone.
pub fn glance(table: &Table) -> Option<Element> {
    let side = table.seats.glance.filter(|_| !table.past)?;
    let scene = table.game.scene(Viewer::Seat(side));
    let cards = scene.hands[side].cards.as_ref()?.iter().map(|id| {
        let face = table.game.card(*id);
        let card = el("div").class(card::classes(&face)).attr("role", "img");
        let card = card.label(card::name(&face)).all(card::face(&face, false));
        el("div.slot").with(card)
    });
    let name = format!("{}’s hand", table.seats.name(side));
    Some(el("section.glance").label(name).with(el("div.cards").all(cards)))
}

/// The edge of a closed hand: a finger that rests on it opens the hand for as long as it does, a key opens it until it is closed.
pub fn edge(table: &Table, side: Side) -> Element {
    let name = table.seats.name(side);
    let whose = el("span.whose").text(format!(": {name}’s hand"));
    quiet("", Msg::Seat(SeatMsg::Reveal(side)))
        .attr("data-hold", (side as u8).to_string())
        .label(format!("Hold to look at {name}’s hand"))
        .with(basic::side(Some(side)))
        .with(el("span").text("Hold").with(whose))
}

/// Whether a card may be tapped: it answers, or an action to be chosen can be for it.
pub fn is_ready(table: &Table, card: CardId) -> bool {
    let view_model = &table.view_model;
    view_model.cards.contains(&card) || view_model.aims.binary_search(&Choice::Card(card)).is_ok()
}

/// The cards that answer and lie neither in a hand nor open on the table.
pub fn elsewhere(table: &Table) -> Vec<CardId> {
    let scene = &table.view_model.scene;
    let held = Side::BOTH
        .into_iter()
        .filter_map(|side| scene.hands[side].cards.as_ref());
    let open = scene.piles.iter().filter(|pile| pile.spread).map(|pile| &pile.cards);
    let there: Vec<CardId> = held.chain(open).flatten().copied().collect();
    let duel = scene.duel.is_some();
    let cards = table.view_model.cards.iter().copied();
    cards.filter(|card| !duel && !there.contains(card)).collect()
}

/// Whether cards of piles lie side by side on the table.
pub fn spreads(table: &Table) -> bool {
    ACTS && table.view_model.scene.piles.iter().any(|pile| pile.spread)
}

/// A pile whose open cards lie side by side, each with what it costs.
fn spread_out(table: &Table, pile: &Pile) -> Element {
    let mut prices = pile.prices.iter();
    let cards = pile.cards.iter().map(|card| {
        let price = prices.next().map(|price| el("small.price").text(price));
        small_card(table, *card).maybe(price)
    });
    el("section.spread")
        .attr("data-pile", pile.id)
        .with(el("h3").text(pile.title))
        .with(el("div.cards").all(cards))
}

fn small_card(table: &Table, id: CardId) -> Element {
    let face = table.game.card(id);
    let ready = is_ready(table, id);
    let laid = table.draft.acts() && table.draft.choices().contains(&Choice::Card(id));
    let chosen = laid || table.view_model.card == Some(id);
    let state = if chosen {
        " chosen"
    } else if ready {
        " ready"
    } else {
        ""
    };
    let dead = ACTS && table.view_model.scene.dead.contains(id);
    let (dead, useless) = if dead { (" dead", " Of no use now.") } else { ("", "") };
    el("div")
        .class(format!("slot{state}{dead}"))
        .key(face.number.to_string())
        .with(
            el("button")
                .class(card::classes(&face))
                .attr("data-card", face.number.to_string())
                .label(card::name(&face) + useless)
                .attr("aria-pressed", if chosen { "true" } else { "false" })
                .click(Msg::Answer(AnswerMsg::Tap(Target::Card(id))))
                .menu(Msg::Look(LookMsg::Open(Sheet::Card(id))))
                .all(card::face(&face, false)),
        )
        .with(
            el("button.read")
                .label(format!("Read {}", face.title))
                .click(Msg::Look(LookMsg::Open(Sheet::Card(id))))
                .text("i"),
        )
}
