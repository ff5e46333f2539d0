//! The views: pure functions from the model to a tree. The run loop calls them after each change of the model.

mod answers;
mod anywhere;
mod board;
mod browser;
mod card;
mod considering;
mod duel;
mod end;
mod entry;
mod fan;
mod foot;
mod fought;
mod guide;
mod hand;
mod help;
mod inspect;
mod log;
mod map;
mod menu;
mod odds;
mod opponent;
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
mod small_map;
mod stops;
mod table;
mod uses;

use crate::model::msg::{BrowserMsg, Msg};
use crate::model::screen::Screen;
use crate::model::{Model, Sheet};
use crate::tree::{Element, Node, button, el};
pub use crate::view::hand::{Front, front_hand, is_another};
#[cfg(test)]
pub use crate::view::reactions::passing;
#[cfg(test)]
pub use crate::view::sheet::topmost;

/// How much of the page a drawing makes anew. The rest keeps its nodes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Extent {
    /// The question and the sheets. Used when another hand comes to the front: its nine cards cost more than all else, so they wait for the
    /// next frame.
    Question,
    /// The question, the sheets and the hand: what answers a tap. Map, tracks and log wait for the next frame.
    Answer,
    /// The whole page.
    Whole,
}

/// Makes the screen under a sheet inert. The map is only hidden from screen readers: nothing in it takes the focus, and `inert`
/// would have the browser style each of its thousand nodes anew.
fn under(mut screen: Element, extent: Extent) -> Element {
    if screen.key != "table" && screen.tag != "main" {
        return screen.flag("inert", true);
    }
    let mut parts = core::mem::take(&mut screen.children);
    for part in &mut parts {
        let Node::Element(element) = part else { continue };
        match element.tag {
            "main" => {
                let pane = core::mem::replace(element, el("main"));
                *element = under(pane.attr("tabindex", "-1").attr("data-under", ""), extent);
                continue;
            }
            "div" if element.holds("world") => element.put("aria-hidden", "true".into()),
            _ => element.put("inert", String::new()),
        }
        element.kept |= extent < Extent::Whole;
    }
    screen.children = parts;
    screen
}

/// The whole page.
pub fn page(model: &Model) -> Vec<Node> {
    drawn(model, Extent::Whole)
}

/// The page as far as a drawing makes it anew.
pub fn drawn(model: &Model, extent: Extent) -> Vec<Node> {
    let screen = match (model.screen, model.shown()) {
        (Screen::Table, Some(table)) => table::table(model, table, extent),
        (Screen::Setup, _) => setup::setup(&model.form, &model.opponent, &model.anywhere),
        (Screen::Home, _) | (Screen::Table, None) => entry::home(model),
    };
    let notice = model.notice.as_ref().map(|words| {
        // Words that are said once more are a new node: a screen reader says them again, and they come in again.
        el("div.notice")
            .key(format!("notice-{}", model.notice.times()))
            .attr("role", "alert")
            .with(el("p").text(words))
            .with(button("Close", Msg::Browser(BrowserMsg::Notice(None))))
    });
    let symbols = el("div.symbols")
        .attr("aria-hidden", "true")
        .attr("data-file", "static/symbols.svg");
    let screen = if model.sheets.is_empty() {
        screen
    } else {
        under(screen, extent)
    };
    let mut all = vec![symbols.into(), screen.into()];
    all.push(sheet::topmost(model).map_or(Node::Nothing, Node::from));
    all.push(
        el("div.unseen.spoken")
            .attr("role", "log")
            .attr("aria-live", "polite")
            .all(
                model
                    .spoken
                    .sentences
                    .iter()
                    .map(|said| el("p").key(said.number.to_string()).text(&said.words)),
            )
            .into(),
    );
    all.push(notice.map_or(Node::Nothing, Node::from));
    all.push(slots::bar(model).map_or(Node::Nothing, Node::from));
    let printing = model.sheets.last() == Some(&Sheet::Print);
    let paper = if printing { paper::log(model) } else { None };
    all.push(paper.map_or(Node::Nothing, Node::from));
    if registry::about(model.war()).help.is_none() {
        help::still_chips(&mut all);
    } else if let Some(book) = &model.learn.book {
        help::name_chips(book, &mut all);
    }
    if let Some(advice) = model.advice() {
        guide::light(&advice.light, &mut all);
    }
    all
}
