//! Where the page stops for a side, and what it answers for a player who is away.

use crate::model::msg::{LookMsg, Msg, SeatMsg, StopChange};
use crate::model::orders::{EACH_STEP, Order, Scope, StopWhen};
use crate::model::seats::{Mode, turn_of};
use crate::model::{Sheet, Table};
use crate::tree::{Element, button, el};
use crate::widgets::basic::rule;
use crate::widgets::sheet::Content;
use engine::scene::Occasion;
use engine::text::capital;
use engine::{CardId, Side};

/// The chances, in sixths, that an order to attempt may ask for.
const LEAST: [u8; 4] = [2, 3, 4, 5];

/// The heading of the settings of a side.
pub fn title(side: Side) -> String {
    format!("When {} is asked", side.name())
}

/// A radio button.
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
pub fn stops(table: &Table, side: Side) -> Content {
    let unwatched = table.seats.unwatched(side);
    let stops = table.seats.orders.stops[side].in_turn(turn_of(&table.draft.preview));
    let marked = if unwatched {
        "Where it is on below, with a fitting card"
    } else {
        "Where it is on below"
    };
    let choices = [
        (marked, StopWhen::Marked),
        ("Always", StopWhen::Always),
        ("Not this turn", StopWhen::Never),
    ];
    let choices = choices.into_iter().map(|(words, when)| {
        option(
            words,
            stops.when == when,
            Msg::Seat(SeatMsg::Stop(side, StopChange::When(when))),
        )
    });
    let why = if table.seats.mode == Mode::Alone {
        "You see both hands, so you are not asked where a hand holds nothing for the moment."
    } else if unwatched {
        "The computer player learns nothing from a pause, so you are not asked where your hand holds nothing for the moment. \"Always\" asks you everywhere."
    } else {
        "A pause tells the other side something. So it never depends on the cards held: only on these settings, which both may see."
    };
    Content::new(
        title(side),
        vec![
            el("p").text(why),
            el("p.options").attr("role", "radiogroup").label("When").all(choices),
            el("ul.menu.stops")
                .all(marks(table, side, u32::MAX))
                .maybe(each_step(table, side))
                .all(
                    table.seats.orders.marks[side]
                        .iter()
                        .map(|scope| named(table, side, *scope)),
                ),
            el("p").text("What is on the map is marked where it is looked at."),
        ],
    )
}

/// Whether a side that lets a march pass is asked the same at its next step, in a game that has marches.
fn each_step(table: &Table, side: Side) -> Option<Element> {
    if !table.game.info().marches() {
        return None;
    }
    let stops = table.seats.orders.stops[side].in_turn(turn_of(&table.draft.preview));
    let name = "The same again at each step of a march that it has let pass";
    let tick = tick(
        name.into(),
        stops.each_step(),
        false,
        Msg::Seat(SeatMsg::Stop(side, StopChange::Mark(EACH_STEP))),
    );
    Some(el("li").with(tick.attr("data-mark", "each step")))
}

/// The occasions of a set, each with its mark.
fn marks(table: &Table, side: Side, of: u32) -> Vec<Element> {
    let all = table.seats.occasions;
    let hidden = all
        .iter()
        .enumerate()
        .filter(|(n, o)| o.hidden && o.is_for(side) && of >> n & 1 == 1);
    hidden.map(|(n, o)| mark(table, side, n as u8, o)).collect()
}

fn mark(table: &Table, side: Side, n: u8, occasion: &Occasion) -> Element {
    let stops = table.seats.orders.stops[side].in_turn(turn_of(&table.draft.preview));
    let on = match table.seats.mode {
        Mode::Alone | Mode::Against(..) => stops.changed >> n & 1 == 0,
        Mode::Together | Mode::Link(_) | Mode::Watch | Mode::Look | Mode::Lesson(_) | Mode::Challenge(_) => {
            stops.marked(table.seats.occasions, n)
        }
    };
    let quiet = on && stops.quiet >> n & 1 == 1;
    let tick = tick(
        capital(occasion.title),
        on,
        quiet,
        Msg::Seat(SeatMsg::Stop(side, StopChange::Mark(n))),
    );
    el("li")
        .with(tick.attr("data-mark", n.to_string()))
        .with(rule(occasion.rule))
}

/// A row that says whether the page asks.
fn tick(name: String, on: bool, quiet: bool, msg: Msg) -> Element {
    let words = match (on, quiet) {
        (true, true) => "not this turn",
        (true, false) => "on: the page asks",
        _ => "off: the page does not ask",
    };
    button("", msg)
        .class(if on { "row on" } else { "row" })
        .attr("role", "switch")
        .attr("aria-checked", if on { "true" } else { "false" })
        .with(el("b").text(name))
        .with(el("small").text(words))
}

/// A space or an army that has been named, or may be.
fn named(table: &Table, side: Side, scope: Scope) -> Element {
    let on = table.seats.orders.marks[side].contains(&scope);
    let name = format!("{}, whenever a hidden card could answer", called(table, scope));
    let tick = tick(name, on, false, Msg::Seat(SeatMsg::Stop(side, StopChange::Name(scope))));
    el("li").with(tick.attr("data-mark", called(table, scope)))
}

/// What a space or an army is called.
fn called(table: &Table, scope: Scope) -> String {
    match scope {
        Scope::Everywhere => "Everywhere".into(),
        Scope::Space(at) => {
            let mut all = table.view_model.scene.spaces.iter();
            all.find(|s| s.id == at).map_or_else(String::new, |s| s.name.into())
        }
        Scope::Army(unit) => {
            let mut all = table.game.info().generals().into_iter();
            all.find(|g| g.shown.unit == unit)
                .map_or_else(String::new, |g| format!("The army of {}", g.shown.full))
        }
    }
}

/// What may be named where a space or a stack is looked at: marks for each side that sits here, and standing orders.
pub fn of_scopes(table: &Table, scopes: &[Scope]) -> Vec<Element> {
    let seats = &table.seats;
    if seats.mode == Mode::Watch || table.view_model.outcome.is_some() || table.past {
        return Vec::new();
    }
    let sides = Side::BOTH.into_iter().filter(|s| seats.answers(*s));
    let mut body: Vec<Element> = sides
        .map(|side| {
            let rows = scopes.iter().map(|scope| named(table, side, *scope));
            el("section")
                .with(el("h3").text(title(side)))
                .with(el("ul.menu.stops").all(rows))
        })
        .collect();
    if let Mode::Link(own) = seats.mode {
        let rows = scopes.iter().map(|scope| orders_of(table, own, *scope));
        body.push(el("ul.menu").all(rows));
    }
    body
}

/// The way to the standing orders for a space or an army.
fn orders_of(table: &Table, side: Side, scope: Scope) -> Element {
    let name = called(table, scope);
    let row = button(
        format!("Standing orders: {name}"),
        Msg::Look(LookMsg::Open(Sheet::Orders(side, scope))),
    );
    el("li").with(row.class("row").attr("data-scope", name))
}

/// The occasions of a card, to be marked where it is read.
pub fn of_card(table: &Table, card: CardId, side: Side) -> Option<Element> {
    let of = table.game.occasions_of(card);
    let watched = table.seats.mode == Mode::Watch || table.view_model.outcome.is_some() || table.past;
    let title = el("h3").text(format!("When the page asks {} for it", side.name()));
    // Nobody is asked for a card whose Event belongs to the other side.
    let own = table.game.card(card).side.is_none_or(|of| of == side);
    let rows = marks(table, side, of);
    (!rows.is_empty() && own && !watched).then(|| el("section").with(title).with(el("ul.menu.stops").all(rows)))
}

/// The standing orders of a side that plays by link.
pub fn orders(table: &Table, side: Side, scope: Scope) -> Content {
    let everywhere = scope == Scope::Everywhere;
    let own = &table.seats.orders;
    let now = |n: u8| own.own(side, n, scope).or(everywhere.then_some(Order::Ask));
    let plain = |now: Option<Option<Order>>, msg: &dyn Fn(Option<Order>) -> Msg| {
        let set = |words: &str, order: Option<Order>| option(words, now == Some(order), msg(order));
        let general = (!everywhere).then(|| set("As everywhere", None));
        let plain = [("Ask", Order::Ask), ("Decline", Order::Decline)];
        let plain = plain.map(|(words, order)| set(words, Some(order)));
        el("span.options").attr("role", "radiogroup").all(general).all(plain)
    };
    let occasions = table.seats.occasions.iter().enumerate();
    let rows = occasions.clone().filter(|(_, o)| o.is_for(side)).map(|(n, occasion)| {
        let n = n as u8;
        let name = capital(occasion.title);
        let set = |order: Option<Order>| Msg::Seat(SeatMsg::Order(side, n, scope, order));
        let tries = LEAST.map(|least| {
            let order = Some(Order::Attempt(least));
            option(format!("{least} in 6"), now(n) == order, set(order))
        });
        let tries = tries.into_iter().filter(|_| !occasion.hidden);
        let title = el("span.row-title").text(&name).text(" ").with(rule(occasion.rule));
        el("li")
            .class(if occasion.hidden { "sheet-row" } else { "sheet-row wide" })
            .attr("data-order", n.to_string())
            .with(title)
            .with(plain(Some(now(n)), &set).label(name).all(tries))
    });
    let mut all = occasions.filter(|(_, o)| o.hidden && o.is_for(side));
    let first = all.next().map(|(n, _)| now(n as u8));
    let alike = first.filter(|first| all.all(|(n, _)| now(n as u8) == *first));
    let words = "Wherever a hidden card could answer";
    let every = el("li.sheet-row")
        .with(el("span.row-title").with(el("b").text(words)))
        .with(plain(alike, &|order| Msg::Seat(SeatMsg::OrderAll(side, scope, order))).label(words));
    let intro = if everywhere {
        "They travel in the link: while you are away the other device answers for you with exactly these, and the log says so. \
         \u{201c}3 in 6\u{201d} means: try it if it succeeds in at least half of the cases."
    } else {
        "These come before the orders for everywhere; an army\u{2019}s come before those of the space it is in."
    };
    let mut body = vec![el("p").text(intro), el("ul.sheet-rows").with(every).all(rows)];
    if everywhere {
        let mut scopes: Vec<Scope> = Vec::new();
        for standing in own.standing[side].iter().filter(|o| o.scope != Scope::Everywhere) {
            if !scopes.contains(&standing.scope) {
                scopes.push(standing.scope);
            }
        }
        let rows = scopes.into_iter().map(|scope| orders_of(table, side, scope));
        body.push(el("p").text("What is on the map has orders of its own from where it is looked at."));
        body.push(el("ul.menu").all(rows));
    }
    Content::new(heading(table, scope), body)
}

/// The heading of standing orders.
fn heading(table: &Table, scope: Scope) -> String {
    match scope {
        Scope::Everywhere => "Standing orders".into(),
        named @ (Scope::Space(_) | Scope::Army(_)) => format!("Standing orders: {}", called(table, named)),
    }
}
