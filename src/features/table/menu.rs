//! The menu of the table.

use crate::features::coach::review;
use crate::features::help::browser;
use crate::features::reactions::stops;
use crate::features::table::inspect;
use crate::features::{help, install, log, opponent};
use crate::model::learn::{BRIEF, Topic};
use crate::model::msg::{DeviceMsg, LinkMsg, LookMsg, Msg, OpponentMsg, PastMsg};
use crate::model::orders::Scope;
use crate::model::screen::Screen;
use crate::model::seats::Mode;
use crate::model::{Model, Sheet, Table};
use crate::tree::{Element, button, el};
use crate::widgets::card::face_down;
use crate::widgets::sheet::Content;
use engine::Side;

/// A row of a menu.
pub fn row(words: impl Into<String>, msg: Msg) -> Element {
    el("li").with(button(words, msg).class("row"))
}

/// The menu of the table: groups of ways, and giving up apart from them.
pub fn sheet(model: &Model, table: &Table) -> Content {
    let seats = &table.seats;
    let may = table.game.read_only().is_none()
        && !matches!(
            seats.mode,
            Mode::Watch | Mode::Look | Mode::Lesson(_) | Mode::Challenge(_)
        );
    let item = |words: &str, msg| (words.to_string(), msg);
    let look = |words: &str, sheet| item(words, Msg::Look(LookMsg::Open(sheet)));
    let mut game = vec![
        item("Home", Msg::Look(LookMsg::Go(Screen::Home))),
        item("Share as a link", Msg::Link(LinkMsg::Share)),
        look("Print", Sheet::Print),
    ];
    if may {
        if opponent::last_own_question(table).is_some() {
            game.push(item("Take back my last answer", Msg::Opponent(OpponentMsg::TakeBack)));
        }
        game.push(look("Go back beyond a die", Sheet::Moments));
    }
    let mut past = vec![
        look("Who holds what", Sheet::Holdings),
        look("Tracks and boxes", Sheet::Boards),
        look("The whole log", Sheet::Log),
        item("Look back", Msg::Past(PastMsg::Begin)),
    ];
    if review::can_be_had(table) {
        past.push(item("Review", review::open_message(table)));
    }
    if let Some(deck) = table.view_model.scene.piles.iter().position(face_down) {
        past.push(look(inspect::UNSEEN, Sheet::Pile(deck)));
    }
    let (help, place) = (table.game.about().help, table.game.info().place());
    let rules = [
        help.map(|_| item(BRIEF, help::view::open(Topic::brief()))),
        help.map(|_| item("Rules", help::view::open(Topic::Contents))),
        matches!(seats.mode, Mode::Against(..)).then(|| look("The computer player", Sheet::Opponent)),
        browser::any(place).then(|| look(browser::title(place), Sheet::Browser(0))),
        Some(look("About the data", Sheet::About)),
    ];
    let rules = rules.into_iter().flatten().collect();
    let mut choices = vec![look("Settings", Sheet::Settings)];
    for side in Side::BOTH.into_iter().filter(|s| seats.answers(*s)) {
        choices.push(look(&stops::title(side), Sheet::Stops(side)));
    }
    if seats.mode == Mode::Together {
        // Who reads the menu sits at this edge, unless the chairs are known.
        let facing = model.device.facing();
        let opposite = table.view_model.to().unwrap_or(Side::Rome).enemy();
        let opposite = model.device.opposite.unwrap_or(opposite);
        let seating = model.device.seating((!facing).then_some(opposite));
        let words = if facing { "Sit side by side" } else { "Sit face to face" };
        choices.push(item(words, Msg::Device(DeviceMsg::Device(seating))));
    }
    if let Mode::Link(own) = seats.mode {
        choices.push(look("Standing orders", Sheet::Orders(own, Scope::Everywhere)));
    }
    let groups = [
        ("This game", game),
        ("The war so far", past),
        ("Rules and cards", rules),
        ("As you like it", choices),
    ];
    let group = |(title, items): (&'static str, Vec<(String, Msg)>)| {
        let rows = items
            .into_iter()
            .map(|(words, msg)| row(words, Msg::Look(LookMsg::Instead(Box::new(msg)))));
        let list = el("ul.menu.wide").all(rows);
        el("section").with(el("h3").text(title)).with(list)
    };
    // What ends the war stands apart.
    let concede = Msg::Look(LookMsg::Instead(Box::new(Msg::Look(LookMsg::Open(Sheet::Concede(
        false,
    ))))));
    let concede = el("p.menu.apart").with(button("Concede", concede).class("row seldom"));
    let mut body: Vec<Element> = groups.into_iter().map(group).chain(may.then_some(concede)).collect();
    // What happened in each turn follows the group of the war so far.
    body.insert(2, log::view::turns(table));
    Content::new("Menu", install::view::bar(model).into_iter().chain(body).collect())
}
