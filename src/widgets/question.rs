//! A question in words, and why not.

use crate::games::Asked;
use crate::model::msg::{LookMsg, Msg};
use crate::model::{Sheet, Tip};
use crate::tree::{Element, el};
use crate::widgets::basic::{quiet, rule, side};
use engine::text::capital;
use engine::{Rule, Side};

pub fn ask(of: Option<Side>, title: &str, text: &str, section: Option<Rule>) -> Element {
    let words = el("span").with(el("b").text(title)).text(" ").text(text).text(" ");
    let words = words.maybe(section.map(rule));
    el("p.ask").with(side(of)).with(words)
}

/// The words of a refusal.
pub fn reason(tip: &Tip) -> Element {
    el("p.reason")
        .with(el("b").text(format!("{}.", capital(&tip.title))))
        .text(" ")
        .text(&tip.because)
        .text(" ")
        .with(rule(tip.rule))
}

/// The reason of a refusal, with its section of the rules.
pub fn why(tip: &Tip, class: &'static str) -> Element {
    let words = reason(tip);
    let look = tip
        .at
        .map(|at| quiet("?", Msg::Look(LookMsg::Open(Sheet::Space(at)))).label(format!("About {}", tip.title)));
    el("div").class(class).with(words).with(
        el("span.why-tools")
            .maybe(look)
            .with(quiet("×", Msg::Look(LookMsg::CloseTip)).label("Close the reason")),
    )
}

/// The title of the question, after the player's name if he has one of his own.
pub fn headline(asked: &Asked, who: &str) -> String {
    let end = if asked.title.ends_with(['.', '?', '!']) {
        ""
    } else {
        "."
    };
    if who == asked.to.name() {
        format!("{}{end}", asked.title)
    } else {
        format!("{who}: {}{end}", asked.title)
    }
}
