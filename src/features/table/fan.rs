//! A stack fanned out beside its place: each piece as a counter to be tapped, with what there is to say of it.

use crate::map;
use crate::map::counters;
use crate::model::msg::{AnswerMsg, LookMsg, Msg};
use crate::model::{Sheet, Table, Target};
use crate::tree::{Element, el};
use crate::widgets::basic;
use crate::widgets::basic::{quiet, sure};
use crate::widgets::question::reason;
use engine::scene::{Counter, GeneralShown, Stack};

/// The fan, if a stack is fanned out. `port::viewport::overlays` places it beside the stack.
pub fn fan(table: &Table, origins: &[(f64, f64)]) -> Option<Element> {
    let fan = table.pointing.fan.as_ref()?;
    let view_model = &table.view_model;
    let all = view_model.scene.stacks.iter();
    let (stack, &(x, y)) = all.zip(origins).find(|(s, _)| s.key == fan.key)?;
    let places = table.game.layout().places;
    let space_y = places
        .get(usize::from(stack.seat.space().0))
        .map_or(y, |p| p.at.units().1);
    let held = |at: usize| if fan.piece == Some(at) { " on" } else { "" };
    let generals = stack.generals.iter().enumerate().map(|(at, g)| {
        let ready = view_model.general(g.unit).is_some();
        let piece = piece(stack, g.name, |out| counters::general(out, stack.side, g, 0.0, 0.0));
        let piece = piece.label(person(g));
        if ready {
            let choose = Msg::Answer(AnswerMsg::Tap(Target::General(g.unit)));
            piece.class("piece ready").attr("data-choice", g.full).click(choose)
        } else {
            piece
                .class(format!("piece{}", held(at)))
                .click(Msg::Look(LookMsg::Piece(at)))
        }
    });
    let first = stack.generals.len();
    let units = kinds(stack).enumerate().map(|(at, unit)| {
        let count = u32::from(unit.count);
        piece(stack, "", |out| {
            counters::unit(out, stack.side, unit.symbol, 0.0, 0.0, 30.0, count)
        })
        .class(format!("piece{}", held(first + at)))
        .label(&unit.name)
        .click(Msg::Look(LookMsg::Piece(first + at)))
    });
    let said = fan.piece.and_then(|at| match stack.generals.get(at) {
        Some(general) => Some(person(general)),
        None => kinds(stack).nth(at - first).map(|unit| format!("{}.", unit.name)),
    });
    let why = table.pointing.tip.as_ref().map(reason);
    Some(
        el("div")
            .class(format!("fan {}", map::class_of(stack.side)))
            .key("fan")
            .attr("role", "group")
            .label(&stack.note)
            .attr("data-x", whole(x))
            .attr("data-y", whole(y))
            .attr("data-space", whole(space_y))
            .with(el("div.pieces").all(generals).all(units))
            .with(
                el("div.fan-tools")
                    .with(
                        quiet("?", Msg::Look(LookMsg::Open(Sheet::Stack(stack.key.clone()))))
                            .label("More about this stack"),
                    )
                    .with(quiet("×", Msg::Look(LookMsg::CloseTip)).label("Fold the stack")),
            )
            .with(el("p").text(said.as_ref().unwrap_or(&stack.note)))
            .maybe(why),
    )
}

/// A length in whole map units.
fn whole(units: f64) -> String {
    (units.round() as i32).to_string()
}

fn kinds(stack: &Stack) -> impl Iterator<Item = &Counter> {
    stack.units.iter().filter(|u| u.count > 0)
}

fn person(general: &GeneralShown) -> String {
    let office = if general.office.is_empty() {
        String::new()
    } else {
        format!(", {}", general.office)
    };
    format!(
        "{}{office}: {}. {}",
        general.full,
        basic::ratings_in_words(&general.ratings),
        sure(general.certainty)
    )
}

/// A counter by itself, with its name under it.
fn piece(stack: &Stack, name: &str, draw: impl Fn(&mut String)) -> Element {
    let mut drawn = format!(r#"<g class="stack {}">"#, map::class_of(stack.side));
    draw(&mut drawn);
    drawn.push_str("</g>");
    let counter = el("svg")
        .attr("viewBox", "-20 -21 42 42")
        .attr("width", "44")
        .attr("height", "44")
        .attr("aria-hidden", "true")
        .markup(drawn);
    let name = (!name.is_empty()).then(|| el("small").text(name));
    el("button").with(counter).maybe(name)
}
