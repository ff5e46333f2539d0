//! What lies over the screen: the topmost sheet.

use crate::model::msg::{HelpMsg, LookMsg, Msg};
use crate::model::{Model, Sheet};
use crate::tree::{Element, On, el};
use crate::view::small::quiet;
use crate::view::{
    answers, anywhere, board, browser, end, fought, help, inspect, log, menu, odds, opponent, paper, playback, replay,
    settings, share, slots, stops,
};

/// What a sheet holds.
pub struct Content {
    /// Its heading, which is its accessible name too.
    pub title: String,
    /// What stands below the heading.
    pub body: Vec<Element>,
}

impl Content {
    /// A heading, and what stands below it.
    pub fn new(title: impl Into<String>, body: Vec<Element>) -> Self {
        let title = title.into();
        Content { title, body }
    }
}

/// The topmost sheet.
pub fn topmost(model: &Model) -> Option<Element> {
    let sheet = model.sheets.last()?;
    let Content { title, body } = content(model, sheet)?;
    let leafs = matches!(sheet, Sheet::Card(_));
    let rules = matches!(sheet, Sheet::Rules(_));
    let close = || {
        if rules {
            Msg::Help(HelpMsg::Shut)
        } else {
            Msg::Look(LookMsg::Close)
        }
    };
    let head = el("header")
        .with(el("h2").text(&title))
        .with(quiet("Close", close()).attr("data-first", ""));
    let sheet = el("div.sheet")
        .attr("role", "dialog")
        .attr("aria-modal", "true")
        .attr("tabindex", "-1")
        .label(&title)
        .with(head)
        .with(el("div.sheet-body").all(body));
    // Cards share one key: leafing through them keeps the sheet and the focus.
    let key = if leafs { "Card".into() } else { title };
    Some(el("div.over").key(key).on(On::Backdrop(close())).with(sheet))
}

/// What each sheet holds; none when what it is about is no longer there.
fn content(model: &Model, sheet: &Sheet) -> Option<Content> {
    let table = || model.shown();
    match sheet {
        Sheet::Share(link) => Some(share::share(model, link)),
        Sheet::Sharing(shared) => Some(share::sheet(model, shared)),
        Sheet::Paste => Some(share::paste()),
        Sheet::Seat(theirs) => table().map(|_| share::seat(*theirs)),
        Sheet::Slots(sheet) => slots::sheet(model, *sheet),
        Sheet::About => Some(browser::about(model)),
        Sheet::Browser(deck) => Some(browser::list(model.war(), *deck, &model.learn.name)),
        Sheet::Face(deck, at) => browser::face(model.war(), *deck, *at),
        Sheet::Opponent => Some(opponent::sheet(model)),
        Sheet::Anywhere => Some(anywhere::sheet(model)),
        Sheet::Settings => Some(settings::sheet(model)),
        Sheet::Rules(topic) => Some(help::topic(model, topic)),
        Sheet::Menu if table()?.past => Some(replay::menu()),
        Sheet::Menu => Some(menu::sheet(model, table()?)),
        Sheet::Fork => table().and_then(|_| replay::fork(model)),
        Sheet::Stops(side) => Some(stops::stops(table()?, *side)),
        Sheet::Orders(side, scope) => Some(stops::orders(table()?, *side, *scope)),
        Sheet::Odds(choice) => odds::sheet(table()?, *choice),
        Sheet::Space(at) => inspect::space(table()?, *at),
        Sheet::Stack(key) => inspect::stack(table()?, key),
        Sheet::Card(card) => Some(inspect::card(table()?, *card)),
        Sheet::Pile(at) => inspect::pile(table()?, *at),
        Sheet::Loupe(targets) => Some(answers::under_a_finger(table()?, targets)),
        Sheet::Answers => Some(answers::sheet(table()?)),
        Sheet::Log => Some(log::sheet(model, table()?)),
        Sheet::Breakdown(at) => fought::sheet(model, table()?, *at),
        Sheet::Print => table().map(|_| paper::sheet()),
        Sheet::Moments => Some(playback::moments_list(table()?)),
        Sheet::Rewind(now) => Some(playback::rewinding(table()?, *now)),
        Sheet::Since(side) => Some(playback::recap(table()?, *side)),
        Sheet::Boards => Some(board::sheet(&table()?.view_model.scene)),
        Sheet::Holdings => Some(end::holdings(table()?)),
        Sheet::Summary(at) => Some(end::summary(table()?, *at)),
        Sheet::End => end::end(model, table()?),
        Sheet::Concede(sure) => Some(end::concede(table()?, *sure)),
    }
}
