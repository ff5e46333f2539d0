//! What the player sees: plain functions from the model to a tree. They run again when the model has changed.

mod answers;
mod anywhere;
mod board;
mod browser;
mod card;
mod duel;
mod end;
mod entry;
mod fan;
mod fought;
mod guide;
mod hand;
mod help;
mod inspect;
mod log;
mod map;
mod menu;
mod odds;
mod panel;
mod paper;
mod playback;
mod prompt;
mod reactions;
mod replay;
mod settings;
mod setup;
mod share;
mod sheet;
mod slots;
mod small;
mod spoken;
mod stops;
mod table;

use crate::app::msg::BrowserMsg;
use crate::app::{Model, Msg, Screen, Sheet};
use crate::tree::{Element, Node, button, el};
pub use hand::{Front, front_hand, is_another};
#[cfg(test)]
pub use reactions::passing;

/// How much of the page is drawn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Picture {
    /// An answer that puts another hand before the player: nine cards cost more than all else of it, and follow with the rest.
    Question,
    /// What answers a tap: the question, the hand, the sheets. Map, tracks and log stay as they were, and follow with the next picture.
    Answer,
    /// All of it.
    Whole,
}

/// What lies under a sheet or the curtain: nobody reaches it. The drawn map is only kept from being read aloud: nothing in it takes the
/// focus, and to make it inert the browser would style each of its thousand parts anew.
fn under(mut screen: Element, picture: Picture) -> Element {
    if screen.key != "table" && screen.tag != "main" {
        return screen.flag("inert", true);
    }
    let mut parts = core::mem::take(&mut screen.children);
    for part in &mut parts {
        let Node::Element(element) = part else { continue };
        match element.tag {
            "main" => {
                let pane = core::mem::replace(element, el("main"));
                *element = under(pane.attr("tabindex", "-1").attr("data-under", ""), picture);
                continue;
            }
            "div" if element.holds("world") => element.put("aria-hidden", "true".into()),
            _ => element.put("inert", String::new()),
        }
        element.kept |= picture < Picture::Whole;
    }
    screen.children = parts;
    screen
}

/// The whole page.
pub fn page(model: &Model) -> Vec<Node> {
    drawn(model, Picture::Whole)
}

/// So much of the page.
pub fn drawn(model: &Model, picture: Picture) -> Vec<Node> {
    let screen = match (model.screen, model.shown()) {
        (Screen::Table, Some(table)) => table::table(model, table, picture),
        (Screen::Setup, _) => setup::setup(&model.form),
        _ => entry::home(model),
    };
    let notice = model.notice.as_ref().map(|words| {
        el("div.notice")
            .attr("role", "alert")
            .with(el("p").text(words))
            .with(button("Close", Msg::Browser(BrowserMsg::Notice(None))))
    });
    let symbols = el("div.symbols")
        .attr("aria-hidden", "true")
        .attr("data-file", "static/symbols.svg");
    let covered = !model.sheets.is_empty() || model.table.as_ref().is_some_and(|t| t.curtain().is_some());
    let screen = if covered { under(screen, picture) } else { screen };
    let mut all = vec![symbols.into(), screen.into()];
    all.push(sheet::curtain(model).map_or(Node::Nothing, Node::from));
    all.push(sheet::topmost(model).map_or(Node::Nothing, Node::from));
    all.push(
        el("p.unseen")
            .attr("role", "status")
            .attr("aria-live", "polite")
            .text(spoken::spoken(model))
            .into(),
    );
    all.push(notice.map_or(Node::Nothing, Node::from));
    all.push(slots::bar(model).map_or(Node::Nothing, Node::from));
    let printing = model.sheets.last() == Some(&Sheet::Print);
    let paper = if printing { paper::log(model) } else { None };
    all.push(paper.map_or(Node::Nothing, Node::from));
    if games::about(model.war()).help.is_none() {
        help::still_chips(&mut all);
    } else if let Some(book) = &model.learn.book {
        help::name_chips(book, &mut all);
    }
    if let Some(told) = model.told() {
        guide::light(&told.light, &mut all);
    }
    all
}
