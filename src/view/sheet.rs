//! What lies over the screen: the topmost sheet, the curtain.

use super::small::{main, ops, quiet};
use super::{
    anywhere, board, browser, end, fought, help, inspect, log, odds, panel, paper, playback, replay, settings, share,
    slots, stops,
};
use crate::app::learn::{LearnMsg, Page};
use crate::app::orders::Scope;
use crate::app::seats::Mode;
use crate::app::{Model, Msg, ReplayMsg, Screen, Sheet, Table, Target};
use crate::draw;
use crate::tree::{Element, On, button, el};
use kernel::text::capital;
use kernel::{CardId, Choice, Side};

/// So many throws are told on the curtain.
const DICE: usize = 3;

/// The curtain between two hands at a shared table.
pub fn curtain(model: &Model) -> Option<Element> {
    let table = model.table.as_ref()?;
    let (seats, side) = (&table.seats, table.curtain()?);
    let (name, other) = (seats.name(side), seats.name(side.enemy()));
    let words = format!("The next answer is {name}’s. {other}, please look away.");
    let reveal = main(format!("I am {name}"), Msg::Reveal(side))
        .attr("data-first", "")
        .attr("data-choice", format!("I am {}", side.name()));
    let sheet = el("div")
        .class(format!("sheet {}", draw::class_of(side)))
        .with(el("h2").text(name))
        .with(el("p").text(words))
        .maybe(last_dice(table))
        .with(
            el("div.buttons")
                .with(reveal)
                .with(button("Hold to look", Msg::Reveal(side)).attr("data-hold", ""))
                .with(button("Look at the map first", Msg::Aside))
                .with(quiet("Rules", help::open(Page::Contents))),
        );
    Some(
        el("div.curtain")
            .attr("role", "dialog")
            .attr("aria-modal", "true")
            .label("Change of seats")
            .with(sheet),
    )
}

/// What the last dice brought, which the curtain would cover: hands are closed, so everybody may read all of it.
fn last_dice(table: &Table) -> Option<Element> {
    let dice = panel::fresh_dice(table);
    let last = &dice[dice.len().saturating_sub(DICE)..];
    (!last.is_empty()).then(|| el("ol.log-all.onward").all(last.iter().map(|l| log::plain(l))))
}

/// The topmost sheet.
pub fn topmost(model: &Model) -> Option<Element> {
    let sheet = model.sheets.last()?;
    let (title, body) = content(model, sheet)?;
    let leafs = matches!(sheet, Sheet::Card(_));
    let close = || match sheet {
        Sheet::Rules(_) => Msg::Learn(LearnMsg::Shut),
        _ => Msg::Close,
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
    // Who leafs through cards stays on one sheet, with the focus on the leaf.
    let key = if leafs { "Card".into() } else { title };
    Some(el("div.over").key(key).on(On::Backdrop(close())).with(sheet))
}

fn content(model: &Model, sheet: &Sheet) -> Option<(String, Vec<Element>)> {
    let titled = |title: &str, body: Vec<Element>| Some((title.to_string(), body));
    match sheet {
        Sheet::Share(link) => return titled("Share", share::share(model, link)),
        Sheet::Sharing(shared) => return Some(share::sheet(model, shared)),
        Sheet::Paste => return titled("Open a link", share::paste()),
        Sheet::Slots(sheet) => return slots::sheet(model, *sheet),
        Sheet::About => return titled("About the data", browser::about(model)),
        Sheet::Anywhere => return titled("On this device", vec![anywhere::sheet(model)]),
        Sheet::Settings => {
            return titled(
                "Settings",
                settings::settings(model)
                    .into_iter()
                    .chain(playback::comfort(model))
                    .chain([anywhere::foot(model)])
                    .collect(),
            );
        }
        Sheet::Browser(deck) => return Some(browser::list(model.war(), *deck, &model.learn.name)),
        Sheet::Face(deck, at) => return browser::face(model.war(), *deck, *at),
        Sheet::Rules(page) => return Some(help::page(model, page)),
        _ => {}
    }
    let table = model.shown()?;
    match sheet {
        Sheet::Menu if table.past => titled("Menu", vec![replay::menu()]),
        Sheet::Menu => {
            let mut parts = menu(table);
            parts.insert(2, log::turns(table));
            titled("Menu", anywhere::bar(model).into_iter().chain(parts).collect())
        }
        Sheet::Stops(side) => Some((stops::title(*side), stops::stops(table, *side))),
        Sheet::Orders(side, scope) => Some((stops::heading(table, *scope), stops::orders(table, *side, *scope))),
        Sheet::Odds(choice) => odds::sheet(table, *choice),
        Sheet::Space(at) => inspect::space(table, *at),
        Sheet::Stack(key) => inspect::stack(table, key),
        Sheet::Card(card) => Some(inspect::card(table, *card)),
        Sheet::Pile(at) => inspect::pile(table, *at),
        Sheet::Loupe(targets) => titled("Which of them?", vec![loupe(table, targets)]),
        Sheet::Log => titled("Log", log::sheet(model, table)),
        Sheet::Breakdown(at) => fought::sheet(model, table, *at),
        Sheet::Holdings => titled("Who holds what", end::holdings(table)),
        Sheet::Fork => titled("A game of its own", replay::fork(model)?),
        Sheet::Print => titled("Print", paper::sheet()),
        Sheet::Moments => titled("Go back", playback::moments_list(table)),
        Sheet::Rewind(now) => titled("Go back to here?", playback::rewinding(table, *now)),
        Sheet::Since(side) => titled("Since your last turn", playback::recap(table, *side)),
        Sheet::Boards => titled("Tracks", board::all(&table.desk.scene)),
        Sheet::Answers => titled("All answers", vec![answers(table)]),
        Sheet::Summary(at) => Some((end::over(table, *at), end::summary(table, *at))),
        Sheet::End => titled("The war is over", end::end(table)?),
        Sheet::Concede(sure) => titled("Concede", end::concede(table, *sure)),
        Sheet::Seat => titled("Whose seat is yours?", share::seat()),
        _ => None,
    }
}

/// A row of a menu.
pub fn row(words: impl Into<String>, msg: Msg) -> Element {
    el("li").with(button(words, msg).class("row"))
}

fn menu(table: &Table) -> Vec<Element> {
    let seats = &table.seats;
    let may = table.game.still().is_none() && !matches!(seats.mode, Mode::Watch | Mode::Look | Mode::Lesson(_));
    let item = |words: &str, msg| (words.to_string(), msg);
    let look = |words: &str, sheet| item(words, Msg::Look(sheet));
    let mut game = vec![
        item("Home", Msg::Go(Screen::Home)),
        item("Share as a link", Msg::Share),
        look("Print", Sheet::Print),
    ];
    if may {
        game.push(look("Go back beyond a die", Sheet::Moments));
    }
    let mut past = vec![
        look("Who holds what", Sheet::Holdings),
        look("Tracks and boxes", Sheet::Boards),
        look("The whole log", Sheet::Log),
        item("Look back", Msg::Replay(ReplayMsg::Begin)),
    ];
    if let Some(deck) = table.desk.scene.piles.iter().position(inspect::face_down) {
        past.push(look(inspect::UNSEEN, Sheet::Pile(deck)));
    }
    let rules = vec![
        item("Rules", help::open(Page::Contents)),
        look("Cards and Generals", Sheet::Browser(0)),
        look("About the data", Sheet::About),
    ];
    let mut choices = vec![look("Settings", Sheet::Settings)];
    for side in Side::BOTH.into_iter().filter(|s| seats.answers(*s)) {
        choices.push(look(&stops::title(side), Sheet::Stops(side)));
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
            .map(|(words, msg)| row(words, Msg::Instead(Box::new(msg))));
        let list = el("ul.menu.wide").all(rows);
        el("section").with(el("h3").text(title)).with(list)
    };
    // What ends the war stands apart.
    let concede = Msg::Instead(Box::new(Msg::Look(Sheet::Concede(false))));
    let concede = el("p.menu.apart").with(button("Concede", concede).class("row seldom"));
    groups.into_iter().map(group).chain(may.then_some(concede)).collect()
}

fn loupe(table: &Table, targets: &[Target]) -> Element {
    let scene = &table.desk.scene;
    let rows = targets.iter().map(|target| {
        let name = match target {
            Target::Space(at) => scene.spaces.iter().find(|s| s.id == *at).map(|s| s.name.to_string()),
            Target::Stack(key) => scene.stacks.iter().find(|s| s.key == *key).map(|s| s.note.clone()),
            _ => None,
        };
        let name = name.unwrap_or_default();
        let mut row = row(&name, Msg::Instead(Box::new(Msg::Tap(target.clone()))));
        row.attributes.push(("data-choice", name));
        row
    });
    el("ul.menu").all(rows)
}

/// Every legal answer by name: with it the whole game can be played without the map.
fn answers(table: &Table) -> Element {
    // Of cards that are alike one stands for all.
    let alike = |card: CardId| {
        let duel = crate::games::DUELS && table.desk.scene.duel.is_some();
        let title = table.game.card(card).title;
        duel.then(|| {
            table
                .desk
                .cards
                .iter()
                .copied()
                .find(|c| table.game.card(*c).title == title)
        })
        .flatten()
    };
    let other = |choice: Choice| matches!(choice, Choice::Card(card) if alike(card).is_some_and(|first| first != card));
    let answers = table.desk.asked.iter().flat_map(|a| &a.answers);
    let all = answers.filter(|a| !other(a.choice)).map(|answer| {
        let msg = match answer.choice {
            // A tap on the map takes a plan back there; by name one may return.
            Choice::Space(at) if table.desk.planned_from() != Some(at) => Msg::Tap(Target::Space(at)),
            Choice::Unit(unit) if table.desk.general(unit).is_some() => Msg::Tap(Target::General(unit)),
            Choice::Card(card) => Msg::Tap(Target::Card(card)),
            other => Msg::Choose(other),
        };
        let words = match answer.choice {
            Choice::Card(card) => {
                let face = table.game.card(card);
                if alike(card).is_some() && face.ops == 0 {
                    face.title.into()
                } else {
                    format!("{} (#{}, {})", face.title, face.number, ops(face.ops))
                }
            }
            _ => capital(&answer.label),
        };
        let choose = button(words, Msg::Instead(Box::new(msg)))
            .class("row")
            .attr("data-choice", &answer.label);
        el("li").with(choose)
    });
    el("ul.menu.answers").all(all)
}
