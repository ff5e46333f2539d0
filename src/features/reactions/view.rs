//! The bar of a window for a hidden card, and the sheet of all that opens together. They are shown to whoever could hold such a
//! card, and go by what lies open alone.

use crate::features::answering::foot::since;
use crate::features::{odds, reactions};
use crate::games::Asked;
use crate::model::msg::{AnswerMsg, LookMsg, Msg, SeatMsg, StopChange};
use crate::model::orders::EACH_STEP;
use crate::model::seats::{Mode, fight, turn_of};
use crate::model::{Sheet, Table};
use crate::tree::{Element, button, el};
use crate::widgets::basic::{quiet, side};
use engine::Side;
use engine::scene::AskKind;
use engine::text::capital;

/// What a battle without reactions lets pass, where the game says nothing else.
const CARDS: &str = "plays a card";

/// The heading of a sheet with several questions: what happens, and who may react.
pub fn happens(table: &Table) -> Option<(String, String)> {
    let all = reactions::waiting(table);
    let first = all.first().filter(|_| all.len() > 1)?;
    let who = if reactions::both(&all) {
        "anybody"
    } else {
        table.seats.name(first.to)
    };
    Some((format!("{}:", heading(first)), format!("does {who} react?")))
}

fn heading(asked: &Asked) -> &str {
    if asked.reacting.happens.is_empty() {
        asked.title.trim_end_matches(['.', '?'])
    } else {
        &asked.reacting.happens
    }
}

/// The buttons of a window. Several questions that open together have a row each, and one button that names what it declines.
pub fn bar(table: &Table, who: &str) -> Vec<Element> {
    let all = reactions::waiting(table);
    let battle = || battle(table, &all);
    match all.as_slice() {
        [] | [_] => {
            let own = all.first().or(table.view_model.asked.as_ref());
            let pass = own.map_or("", |asked| asked.reacting.pass.as_str());
            let pass = match pass {
                "" if table.seats.facing => format!("{who} does not react"),
                "" => "no reaction".to_owned(),
                pass => pass.to_owned(),
            };
            let act = own.map_or_else(|| "React".to_owned(), |asked| acts(table, asked));
            let named = pass.starts_with(who);
            let label = if named { pass.clone() } else { format!("{who}: {pass}") };
            let pass = button(capital(&pass), Msg::Answer(AnswerMsg::Decline))
                .attr("data-choice", "No reaction")
                .label(label);
            let react = button(&act, Msg::Answer(AnswerMsg::React(0))).attr("data-choice", "React");
            let react = if act.starts_with(who) {
                react
            } else {
                react.label(format!("{who}: {act}"))
            };
            // What the fight comes to without it, where dice follow.
            let without = table.draft.preview.asked().and_then(|asked| asked.decline());
            let without = without.and_then(|choice| odds::view::of_chosen(table, choice));
            let mut bar = vec![el("div.buttons.equal").with(pass).with(react).maybe(without)];
            bar.extend(then(table, who));
            bar.push(less(table, table.view_model.to()).all(battle()).maybe(since(table)));
            bar
        }
        all => {
            let rows = all.iter().enumerate().map(|(at, asked)| row(table, all, at, asked));
            let words = passing(table, all);
            let pass = button(words, Msg::Answer(AnswerMsg::Decline))
                .class("wide")
                .attr("data-choice", "No reaction");
            let first = all.iter().any(|a| a.to != all[0].to || a.kind != AskKind::Window);
            let order = first.then(|| {
                el("p.doubt").text("Looking decides nothing. A reaction in one row lets the rows above it pass.")
            });
            let mut sheet = vec![el("ul.sheet-rows.moment").all(rows)];
            sheet.extend(order);
            sheet.extend(then(table, who));
            sheet.push(less(table, Some(all[0].to)).all(battle()).maybe(since(table)));
            sheet.push(el("div.buttons.equal.foot").with(pass));
            sheet
        }
    }
}

/// Face to face: says that the other side is asked next.
fn then(table: &Table, who: &str) -> Option<Element> {
    let next = table.seats.name(reactions::then(table)?);
    Some(el("p.doubt").text(format!("If {who} does not react, {next} is asked.")))
}

/// What is let pass by the button under a sheet: each decision in the open by name. Face to face it says who speaks.
pub fn passing(table: &Table, all: &[Asked]) -> String {
    let mut words = match all {
        all if reactions::both(all) => "Nobody reacts".to_owned(),
        [first, ..] if table.seats.facing => format!("{} does not react", table.seats.name(first.to)),
        _ => "No reaction".to_owned(),
    };
    let mut separator = "; ";
    for pass in all.iter().map(|a| a.reacting.pass.as_str()).filter(|p| !p.is_empty()) {
        words.push_str(separator);
        words.push_str(pass);
        separator = ", ";
    }
    words
}

/// The button that reacts, in the words of the game.
fn reacts(asked: &Asked) -> &'static str {
    match asked.reacting.act {
        "" => "React",
        act => act,
    }
}

/// The words of the button that reacts. At a shared table it opens a closed hand, so it says whose.
fn acts(table: &Table, asked: &Asked) -> String {
    let closed = table.seats.mode == Mode::Together && table.seats.open != Some(asked.to);
    if !closed || asked.kind != AskKind::Window {
        return reacts(asked).to_owned();
    }
    format!("{}: look at your hand", table.seats.name(asked.to))
}

/// One of the questions that open together: whose it is, what it is about, and its button. What has been decided in the open before it is said.
fn row(table: &Table, all: &[Asked], at: usize, asked: &Asked) -> Element {
    let words = &asked.reacting;
    let about = if words.about.is_empty() {
        &asked.title
    } else {
        &words.about
    };
    let before = all[..at].iter().map(|a| a.reacting.pass.as_str());
    let before: Vec<&str> = before.filter(|pass| !pass.is_empty()).collect();
    let unless = (!before.is_empty()).then(|| format!(", if {}", before.join(" and ")));
    let act = acts(table, asked);
    let choice = match at {
        0 => "React".to_owned(),
        at => format!("React {}", at + 1),
    };
    let name = table.seats.name(asked.to);
    let label = if act.starts_with(name) {
        format!("{act}. {about}")
    } else {
        format!("{name}: {act}. {about}")
    };
    let react = button(act, Msg::Answer(AnswerMsg::React(at)))
        .label(label)
        .attr("data-choice", choice);
    let title = el("span.row-title")
        .with(side(Some(asked.to)))
        .with(el("span").text(about).text(unless.unwrap_or_default()));
    el("li.sheet-row").with(title).with(react)
}

/// The buttons by which each side that waits is asked nothing more in a battle. Each speaks for one side alone.
fn battle(table: &Table, all: &[Asked]) -> Vec<Element> {
    let fights = table.seats.mode == Mode::Together && fight(&table.draft.preview).is_some();
    let asked = |side: Side| all.iter().find(|asked| asked.to == side);
    let waits = Side::BOTH.into_iter().filter(|_| fights).filter_map(asked);
    let button = |asked: &Asked| {
        let (name, forgo) = (table.seats.name(asked.to), asked.reacting.forgo);
        let forgo = if forgo.is_empty() { CARDS } else { forgo };
        quiet(
            format!("{name} no longer {forgo} until this battle is over"),
            Msg::Answer(AnswerMsg::MuteFight(asked.to)),
        )
        .attr(
            "data-choice",
            format!("{}: no reactions until this battle is over", asked.to.name()),
        )
    };
    waits.map(button).collect()
}

/// How to be asked less, in the open: on this march, for this turn, and where at all. A challenge asks each thing once.
fn less(table: &Table, to: Option<Side>) -> Element {
    let asked = table.view_model.asked.as_ref();
    let occasion = asked
        .and_then(|a| a.occasion)
        .and_then(|n| table.seats.occasions.get(usize::from(n)));
    let Some(to) = to.filter(|_| table.challenge.is_none()) else {
        return el("p.less");
    };
    let name = table.seats.name(to);
    let about = occasion.map_or("", |o| o.title);
    let stops = &table.seats.orders.stops[to];
    let now = stops.in_turn(turn_of(&table.draft.preview));
    let silent = asked
        .and_then(|a| a.occasion)
        .is_some_and(|at| now.quiet >> at & 1 == 1);
    let (words, choice) = if silent {
        (format!("Ask {name} again"), "Ask again this turn")
    } else {
        (
            format!("Don’t ask {name} again this turn {about}"),
            "Don’t ask this turn",
        )
    };
    let sign = silent.then(|| el("span").text(format!("This turn {name} is not asked again {about}.")));
    let shared = table.seats.mode == Mode::Together && fight(&table.draft.preview).is_none();
    let march = table.view_model.scene.route.as_ref().filter(|_| shared);
    let steps = march.map(|_| {
        let words = if stops.each_step() {
            "Ask once per march"
        } else {
            "Ask at each step"
        };
        quiet(words, Msg::Seat(SeatMsg::Stop(to, StopChange::Mark(EACH_STEP)))).attr("data-choice", words)
    });
    el("p.less")
        .maybe(sign)
        .with(quiet(words, Msg::Answer(AnswerMsg::MuteTurn)).attr("data-choice", choice))
        .maybe(steps)
        .with(quiet("When am I asked?", Msg::Look(LookMsg::Open(Sheet::Stops(to)))))
}

/// Who wants no reactions in this battle, and the way to be asked again.
pub fn hushed(table: &Table) -> Option<Element> {
    let silent = |side: &Side| table.seats.hushed[*side].is_some();
    let lines = Side::BOTH.into_iter().filter(silent).flat_map(|side| {
        let name = table.seats.name(side);
        let again = quiet(format!("Ask {name} again"), Msg::Answer(AnswerMsg::MuteFight(side)));
        let words = format!("{name} is not asked for a reaction in this battle.");
        [
            el("span").text(words),
            again.attr("data-choice", format!("Ask {} again", side.name())),
        ]
    });
    let lines: Vec<Element> = lines.collect();
    (!lines.is_empty()).then(|| el("p.less").all(lines))
}
