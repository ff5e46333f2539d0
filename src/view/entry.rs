//! Home: continue, a new game, a link, watch.

use super::anywhere;
use super::slots;
use super::small::{icon, quiet};
use crate::app::msg::{GameMsg, GuideMsg, HelpMsg, KeepMsg, LookMsg};
use crate::app::slots::place;
use crate::app::{Model, Msg, Screen, Sheet};
use crate::games;
use crate::tree::{Element, On, el};

fn door(name: &'static str, title: &str, what: &str, more: &str) -> Element {
    let small = (!more.is_empty()).then(|| el("small").text(more));
    el("button.door")
        .attr("data-door", name)
        .with(el("b").text(title))
        .with(el("span").text(what))
        .maybe(small)
}

/// The Home screen.
pub fn home(model: &Model) -> Element {
    let about = games::about(model.war());
    let last = model.slots.kept.iter().find(|r| r.damage.is_none()).map(|r| {
        door("continue", "Continue", r.called(), &r.about)
            .class("door main")
            .click(Msg::Keep(KeepMsg::Continue(r.id)))
    });
    let doors = el("main.doors")
        .with(super::setup::wars(model.war()))
        .maybe(last)
        .with(door("new", "New game", about.title, about.war).click(Msg::Look(LookMsg::Go(Screen::Setup))))
        .maybe(about.lesson.map(|_| {
            door(
                "learn",
                "Learn by playing",
                &format!("A guided first game of {}: a quarter of an hour, one turn", about.title),
                "",
            )
            .on(On::Chance(|chance| Msg::Help(HelpMsg::Guide(GuideMsg::Begin(chance)))))
        }))
        .with(
            door("link", "Open a link", "A game that somebody sent you", "")
                .click(Msg::Look(LookMsg::Open(Sheet::Paste))),
        )
        .with(
            door(
                "watch",
                "Watch",
                &format!(
                    "A whole war of {} between two computer players, from set-up to victory",
                    about.title
                ),
                "",
            )
            .on(On::Chance(|it| Msg::Game(GameMsg::Watch(it)))),
        );
    let warning = model
        .abilities
        .forgetful
        .then(|| el("p.warning").attr("role", "alert").text(place::FORGETFUL));
    el("div.entry")
        .key("home")
        .attr("data-screen", "home")
        .with(
            el("header.banner")
                .with(el("span.crest").with(icon("raven", 64)))
                .with(el("h1").attr("tabindex", "-1").attr("data-first", "").text("Corvus"))
                .with(el("p").text("The Punic Wars in your browser")),
        )
        .maybe(anywhere::bar(model))
        .with(doors)
        .maybe(warning)
        .with(slots::kept(model))
        .with(
            el("footer")
                .maybe(super::help::rules(model.war()))
                .maybe(super::browser::door(model.war()))
                .with(quiet("Settings", Msg::Look(LookMsg::Open(Sheet::Settings))))
                .with(quiet("About the data", Msg::Look(LookMsg::Open(Sheet::About))))
                .with(anywhere::foot(model)),
        )
}
