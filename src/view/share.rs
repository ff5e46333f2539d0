//! What is seen of games that come and go by link: the sheet that shares one, the sheet that opens one.

use super::sheet::row;
use super::small::main;
use crate::app::orders::Scope;
use crate::app::seats::Mode;
use crate::app::{Model, Msg, Sheet};
use crate::tree::{Element, On, button, el};
use kernel::Side;

pub fn share(model: &Model, link: &str) -> Vec<Element> {
    let address = format!("{}#{link}", model.abilities.address);
    let share = model
        .abilities
        .share
        .then(|| button("Share", Msg::SendOut(address.clone())));
    let away = model.table.as_ref().and_then(|t| match t.seats.mode {
        Mode::Link(own) => Some(own),
        _ => None,
    });
    let orders = away.map(|own| button("Standing orders", Msg::Look(Sheet::Orders(own, Scope::Everywhere))));
    vec![
        el("p")
            .text("The link holds the whole game: position, log and the dice to come. Among friends it is on trust."),
        el("label").class("field").with(el("span").text("Link")).with(
            el("textarea")
                .attr("readonly", "")
                .attr("rows", "4")
                .attr("data-link", "")
                .attr("prop:value", &address),
        ),
        el("div")
            .class("buttons")
            .with(main("Copy", Msg::Copy(address)))
            .maybe(share)
            .maybe(orders),
        el("p").text(&model.word),
    ]
}

pub fn paste() -> Vec<Element> {
    let field = el("textarea")
        .attr("rows", "4")
        .attr("data-paste", "")
        .on(On::Typed(|_, text| Msg::Pasted(text), 0));
    vec![
        el("label")
            .class("field")
            .with(el("span").text("Paste a link, or a text that holds one"))
            .with(field),
        el("div")
            .class("buttons")
            .with(main("Open", Msg::OpenPasted).attr("data-choice", "Open")),
    ]
}

pub fn seat() -> Vec<Element> {
    let modes = [
        ("Rome", Mode::Link(Side::Rome)),
        ("Carthage", Mode::Link(Side::Carthage)),
        ("Both sides, two at this table", Mode::Together),
        ("Both sides, alone", Mode::Alone),
    ];
    let rows = modes.into_iter().map(|(words, mode)| row(words, Msg::Seat(mode)));
    vec![
        el("p").text("The other hand stays closed on this device."),
        el("ul").class("menu").all(rows),
    ]
}
