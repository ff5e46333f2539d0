//! Where the page stops for a side, and what it answers for a player who is away.

use super::small::rule;
use crate::app::orders::{Manner, Order};
use crate::app::seats::{Mode, turn_of};
use crate::app::{Msg, Stop, Table};
use crate::tree::{Element, button, el};
use kernel::scene::Occasion;
use kernel::{CardId, Side};

/// So many cases of six may be asked for.
const LEAST: [u8; 4] = [2, 3, 4, 5];

/// The heading of the settings of a side.
pub fn title(side: Side) -> String {
    format!("Where {} is asked", side.name())
}

fn option(words: impl Into<String>, on: bool, msg: Msg) -> Element {
    let words = words.into();
    let say = words.clone();
    button(words, msg)
        .class(if on { "on" } else { "" })
        .attr("role", "radio")
        .attr("aria-checked", if on { "true" } else { "false" })
        .attr("data-choice", say)
}

/// Where the page stops for a side that might hold a card.
pub fn stops(table: &Table, side: Side) -> Vec<Element> {
    let alone = table.seats.mode == Mode::Alone;
    let stops = table.seats.orders.stops[side].in_turn(turn_of(&table.draft.sketch));
    let marked = if alone {
        "Where marked, with a fitting card"
    } else {
        "Where marked"
    };
    let manners = [
        (marked, Manner::Marked),
        ("Always", Manner::Always),
        ("Not this turn", Manner::Never),
    ];
    let manners = manners
        .into_iter()
        .map(|(words, manner)| option(words, stops.manner == manner, Msg::Stop(side, Stop::Manner(manner))));
    let why = if alone {
        "You see both hands, so you are not asked for a hand that holds nothing for the moment."
    } else {
        "A pause tells the other side something. So it never depends on the cards held: only on these settings, which both may see."
    };
    vec![
        el("p").text(why),
        el("p")
            .class("options")
            .attr("role", "radiogroup")
            .label("When")
            .all(manners),
        el("ul").class("menu stops").all(marks(table, side, u32::MAX)),
    ]
}

/// The occasions of a set, each with its mark.
fn marks(table: &Table, side: Side, of: u32) -> Vec<Element> {
    let all = table.seats.occasions;
    let hidden = all.iter().enumerate().filter(|(n, o)| o.hidden && of >> n & 1 == 1);
    hidden.map(|(n, o)| mark(table, side, n as u8, o)).collect()
}

fn mark(table: &Table, side: Side, n: u8, occasion: &Occasion) -> Element {
    let stops = table.seats.orders.stops[side].in_turn(turn_of(&table.draft.sketch));
    let on = match table.seats.mode {
        Mode::Alone => stops.changed >> n & 1 == 0,
        _ => stops.marked(table.seats.occasions, n),
    };
    let quiet = on && stops.quiet >> n & 1 == 1;
    let words = match (on, quiet) {
        (true, true) => "not this turn",
        (true, false) => "asks",
        _ => "does not ask",
    };
    let name = capital(occasion.title);
    let tick = button("", Msg::Stop(side, Stop::Mark(n)))
        .class(if on { "row on" } else { "row" })
        .attr("role", "switch")
        .attr("aria-checked", if on { "true" } else { "false" })
        .attr("data-mark", n.to_string())
        .with(el("b").text(name))
        .with(el("small").text(words));
    el("li").with(tick).with(rule(occasion.rule))
}

fn capital(words: &str) -> String {
    super::small::capital(words)
}

/// The occasions of a card, to be marked where it is read.
pub fn of_card(table: &Table, card: CardId, side: Side) -> Option<Element> {
    let of = table.game.occasions_of(card);
    let watched = table.seats.mode == Mode::Watch || table.desk.outcome.is_some();
    let title = el("h3").text(format!("When {} is asked for it", side.name()));
    (of != 0 && !watched).then(|| {
        el("section")
            .with(title)
            .with(el("ul").class("menu stops").all(marks(table, side, of)))
    })
}

/// The standing orders of a side that plays by link.
pub fn orders(table: &Table, side: Side) -> Vec<Element> {
    let rows = table.seats.occasions.iter().enumerate().map(|(n, occasion)| {
        let n = n as u8;
        let now = table.seats.orders.order(side, n);
        let set = |words: String, order: Order| option(words, now == order, Msg::Order(side, n, order));
        let tries = LEAST.map(|least| set(format!("{least} in 6"), Order::Attempt(least)));
        let tries = tries.into_iter().filter(|_| !occasion.hidden);
        let options = el("span")
            .class("options")
            .attr("role", "radiogroup")
            .label(capital(occasion.title))
            .with(set("Ask".into(), Order::Ask))
            .with(set("Decline".into(), Order::Decline))
            .all(tries);
        el("li")
            .class(if occasion.hidden { "sheet-row" } else { "sheet-row wide" })
            .attr("data-order", n.to_string())
            .with(
                el("span")
                    .class("row-title")
                    .text(capital(occasion.title))
                    .text(" ")
                    .with(rule(occasion.rule)),
            )
            .with(options)
    });
    let hidden = || {
        table
            .seats
            .occasions
            .iter()
            .enumerate()
            .filter(|(_, o)| o.hidden)
            .map(|(n, _)| n as u8)
    };
    let all = |order: Order| hidden().all(|n| table.seats.orders.order(side, n) == order);
    let every = el("li")
        .class("sheet-row")
        .with(
            el("span")
                .class("row-title")
                .with(el("b").text("Wherever a hidden card could answer")),
        )
        .with(
            el("span")
                .class("options")
                .attr("role", "radiogroup")
                .label("Wherever a hidden card could answer")
                .with(option("Ask", all(Order::Ask), Msg::OrderAll(side, Order::Ask)))
                .with(option(
                    "Decline",
                    all(Order::Decline),
                    Msg::OrderAll(side, Order::Decline),
                )),
        );
    vec![
        el("p").text(
            "They travel in the link: while you are away the other device answers for you with exactly these, and the log says so. \
             \u{201c}3 in 6\u{201d} means: try it if it succeeds in at least half of the cases.",
        ),
        el("ul").class("sheet-rows").with(every).all(rows),
    ]
}
