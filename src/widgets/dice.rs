//! Dice as they lie.

use crate::map;
use crate::model::learn::Topic;
use crate::model::msg::{HelpMsg, Msg};
use crate::tree::{Element, button, el};
use crate::widgets::basic::{doubt, icon, side, sure};
use engine::Rule;
use engine::scene::DieShown;

/// A die with its face; one with symbols leads to what they mean.
pub fn die(shown: &DieShown) -> Element {
    lying(shown, shown.means)
}

/// A die without a button.
pub fn face(shown: &DieShown) -> Element {
    lying(shown, None)
}

fn lying(shown: &DieShown, means: Option<Rule>) -> Element {
    let face = if shown.symbols.is_empty() {
        shown.number.to_string()
    } else {
        shown.symbols.join(", ")
    };
    let large = if shown.kind.contains("large") { " large" } else { "" };
    let name = format!("{}: {face}. {}", shown.kind, sure(shown.certainty));
    let die = match means {
        Some(section) => button("", Msg::Help(HelpMsg::Open(Topic::Section(section.0.into())))),
        None => el("span").attr("role", "img"),
    };
    let mut die = die
        .class(format!("die {}{large}", map::class(shown.side)))
        .label(name)
        .attr("title", sure(shown.certainty))
        .all(shown.symbols.iter().map(|s| icon(s, 18)));
    if shown.symbols.is_empty() && shown.number > 0 {
        die = die.text(shown.number.to_string());
    }
    let doubt = doubt(shown.certainty);
    if !doubt.is_empty() {
        die = die.with(el("small.sure").text(doubt));
    }
    el("span.cast").maybe(shown.side.map(|s| side(Some(s)))).with(die)
}
