//! The views: pure functions from the model to a tree. The run loop calls them after each change of the model.

mod sheets;

pub use crate::features::hand::view::{front_hand, is_another};
use crate::features::log::paper;
use crate::features::{help, home, lesson, saved_games, setup, table};
use crate::model::msg::{BrowserMsg, Msg};
use crate::model::screen::Screen;
use crate::model::{Model, Sheet};
use crate::tree::{Element, Node, button, el};
#[cfg(test)]
pub use crate::view::sheets::topmost;
use crate::widgets::extent::Extent;

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
        (Screen::Table, Some(table)) => table::view::table(model, table, extent),
        (Screen::Setup, _) => setup::view::setup(&model.form, &model.opponent, &model.install),
        (Screen::Home, _) | (Screen::Table, None) => home::view::home(model),
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
    all.push(sheets::topmost(model).map_or(Node::Nothing, Node::from));
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
    all.push(saved_games::view::bar(model).map_or(Node::Nothing, Node::from));
    let printing = model.sheets.last() == Some(&Sheet::Print);
    let paper = if printing { paper::log(model) } else { None };
    all.push(paper.map_or(Node::Nothing, Node::from));
    if registry::about(model.war()).help.is_none() {
        help::view::still_chips(&mut all);
    } else if let Some(book) = &model.learn.book {
        help::view::name_chips(book, &mut all);
    }
    if let Some(advice) = model.advice() {
        lesson::view::light(&advice.light, &mut all);
    }
    all
}
