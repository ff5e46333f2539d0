//! What lies over the screen: the topmost sheet.

use crate::features::answering::answer_list;
use crate::features::help::browser;
use crate::features::log::{battle, paper};
use crate::features::reactions::stops;
use crate::features::table::{board, inspect, menu};
use crate::features::{
    challenges, coach, end, help, install, links, log, odds, opponent, playback, replay, saved_games, settings,
};
use crate::model::msg::{HelpMsg, LookMsg, Msg};
use crate::model::{Model, Sheet};
use crate::tree::{Element, On, el};
use crate::widgets::basic::quiet;
use crate::widgets::sheet::Content;

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
        Sheet::Share(link) => Some(links::view::share(model, link)),
        Sheet::Sharing(shared) => Some(links::view::sheet(model, shared)),
        Sheet::Paste => Some(links::view::paste()),
        Sheet::Seat(theirs) => table().map(|_| links::view::seat(*theirs)),
        Sheet::SavedGames(sheet) => saved_games::view::sheet(model, *sheet),
        Sheet::About => Some(browser::about(model)),
        Sheet::Browser(deck) => Some(browser::list(model.war(), *deck, &model.learn.name)),
        Sheet::Face(deck, at) => browser::face(model.war(), *deck, *at),
        Sheet::Opponent => Some(opponent::view::sheet(model)),
        Sheet::Install => Some(install::view::sheet(model)),
        Sheet::Settings => Some(settings::view::sheet(model)),
        Sheet::Rules(topic) => Some(help::view::topic(model, topic)),
        Sheet::Menu if table()?.past => Some(replay::view::menu()),
        Sheet::Menu => Some(menu::sheet(model, table()?)),
        Sheet::Fork => table().and_then(|_| replay::view::fork(model)),
        Sheet::Stops(side) => Some(stops::stops(table()?, *side)),
        Sheet::Orders(side, scope) => Some(stops::orders(table()?, *side, *scope)),
        Sheet::Odds(choice) => odds::view::sheet(table()?, *choice),
        Sheet::Space(at) => inspect::space(table()?, *at),
        Sheet::Stack(key) => inspect::stack(table()?, key),
        Sheet::Card(card) => Some(inspect::card(table()?, *card)),
        Sheet::Pile(at) => inspect::pile(table()?, *at),
        Sheet::Loupe(targets) => Some(answer_list::under_a_finger(table()?, targets)),
        Sheet::Answers => Some(answer_list::sheet(table()?)),
        Sheet::Log => Some(log::view::sheet(model, table()?)),
        Sheet::Breakdown(at) => battle::sheet(model, table()?, *at),
        Sheet::Print => table().map(|_| paper::sheet()),
        Sheet::Moments => Some(playback::view::moments_list(table()?)),
        Sheet::Rewind(now) => Some(playback::view::rewinding(table()?, *now)),
        Sheet::Since(side) => Some(playback::view::recap(table()?, *side)),
        Sheet::Boards => Some(board::sheet(&table()?.view_model.scene)),
        Sheet::Holdings => Some(end::view::holdings(table()?)),
        Sheet::Summary(at) => Some(end::view::summary(table()?, *at)),
        Sheet::End => end::view::end(model, table()?),
        Sheet::Challenges => Some(challenges::view::sheet(model)),
        Sheet::Review => coach::review::view::sheet(model, model.table.as_ref()?),
        Sheet::Continuation => coach::continuation::sheet(model, table()?),
        Sheet::Concede(sure) => Some(end::view::concede(table()?, *sure)),
    }
}
