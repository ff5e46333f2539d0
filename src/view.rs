//! What the player sees: plain functions from the model to a tree. Leptos runs them again when the model changes.

mod anywhere;
mod board;
mod browser;
mod card;
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
mod odds;
mod panel;
mod paper;
mod playback;
mod prompt;
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

use crate::app::{Model, Msg, Screen, Sheet, update};
use crate::port;
use crate::tree::{Node, button, el};
use leptos::html;
use leptos::prelude::*;

/// The page's handle on its model: cheap to copy, the same everywhere.
#[derive(Clone, Copy)]
pub struct App {
    model: RwSignal<Model, LocalStorage>,
}

impl App {
    /// Lets something happen.
    pub fn send(self, msg: Msg) {
        let mut effects = Vec::new();
        port::before(&msg);
        self.model.update(|model| effects = update(model, msg));
        port::carry_out(self, effects);
    }

    /// Reads the model without following it.
    pub fn peek<T>(self, read: impl FnOnce(&Model) -> T) -> T {
        self.model.with_untracked(read)
    }
}

/// Puts the page into the document and takes the boot screen away.
pub fn mount() {
    leptos::mount::mount_to_body(|| {
        let app = App {
            model: RwSignal::new_local(Model::default()),
        };
        port::begin(app);
        let root = NodeRef::<html::Div>::new();
        Effect::new(move |laid: Option<port::Laying>| {
            let mut laid = laid.unwrap_or_default();
            if let Some(root) = root.get() {
                app.model.with(|model| laid.lay(&root, page(model)));
                port::after(app);
            }
            laid
        });
        view! { <div class="corvus" node_ref=root></div> }
    });
    if let Some(boot) = document().get_element_by_id("boot") {
        boot.remove();
    }
}

/// The whole page.
pub fn page(model: &Model) -> Vec<Node> {
    let screen = match (model.screen, model.shown()) {
        (Screen::Table, Some(table)) => table::table(model, table),
        (Screen::Setup, _) => setup::setup(&model.form),
        _ => entry::home(model),
    };
    let notice = model.notice.as_ref().map(|words| {
        el("div")
            .class("notice")
            .attr("role", "alert")
            .with(el("p").text(words))
            .with(button("Close", Msg::Notice(None)))
    });
    let symbols = el("div")
        .class("symbols")
        .attr("aria-hidden", "true")
        .attr("data-file", "static/symbols.svg");
    let covered = !model.sheets.is_empty() || model.table.as_ref().is_some_and(|t| t.seats.curtain.is_some());
    let mut all = vec![symbols.into(), screen.flag("inert", covered).into()];
    all.push(sheet::curtain(model).map_or(Node::Nothing, Node::from));
    all.push(sheet::topmost(model).map_or(Node::Nothing, Node::from));
    all.push(
        el("p")
            .class("unseen")
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
    if let Some(book) = &model.learn.book {
        help::name_chips(book, &mut all);
    }
    if let Some(told) = model.told() {
        guide::light(&told.light, &mut all);
    }
    all
}
