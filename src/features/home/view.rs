//! Home: the game played last, each game with its map and its first taps, a link, kept games.

use crate::features::saved_games::place;
use crate::features::saved_games::small_map::{drawings, small_map};
use crate::features::setup::{AGAINST_COMPUTER, BY_LINK, TOGETHER};
use crate::features::{challenges, install, saved_games};
use crate::games::{GAMES, Listed};
use crate::model::msg::{GameMsg, KeepMsg, LookMsg, Msg};
use crate::model::record::Record;
use crate::model::{Model, Sheet};
use crate::tree::{Element, On, button, el};
use crate::widgets::basic::{icon, quiet};

/// First taps that lead to the set-up: the door's name, what stands on it, and who plays.
const DOORS: [(&str, &str, usize); 3] = [
    ("together", "Two here", TOGETHER),
    ("against", "Against the computer", AGAINST_COMPUTER),
    ("by-link", "By link", BY_LINK),
];

/// The Home screen.
pub fn home(model: &Model) -> Element {
    // What one goes on with: the latest game that can be opened and is not over, else the latest.
    let mut whole = model.saved_games.kept.iter().filter(|r| r.damage.is_none());
    let last = whole.clone().find(|r| !r.over).or_else(|| whole.next());
    let warning = model
        .abilities
        .forgetful
        .then(|| el("p.warning").attr("role", "alert").text(place::FORGETFUL));
    let link = el("button.door")
        .attr("data-door", "link")
        .with(el("b").text("Open a link"))
        .with(el("span").text("A game that somebody sent you"))
        .click(Msg::Look(LookMsg::Open(Sheet::Paste)));
    let doors = el("main.doors")
        .maybe(last.map(|record| play_on(model, record)))
        .with(el("div.games").all(listed(model.war()).map(|it| game(it, model.war()))))
        .with(link);
    el("div.entry.home")
        .key("home")
        .attr("data-screen", "home")
        .with(
            el("header.banner")
                .with(el("span.crest").with(icon("raven", 64)))
                .with(el("h1").attr("tabindex", "-1").attr("data-first", "").text("Corvus"))
                .with(el("p").text("The Punic Wars in your browser")),
        )
        .maybe(install::view::bar(model))
        .with(doors)
        .maybe(warning)
        .with(saved_games::view::kept(model))
        .with(
            el("footer")
                .maybe(crate::features::help::view::rules(model.war()))
                .maybe(crate::features::help::browser::door(model.war()))
                .with(quiet("Settings", Msg::Look(LookMsg::Open(Sheet::Settings))))
                .with(quiet("About the data", Msg::Look(LookMsg::Open(Sheet::About))))
                .with(install::view::foot(model)),
        )
        .all(drawings())
}

/// The games of the page in the order of the registry, and that of this program, which in tests may be another.
fn listed(now: usize) -> impl Iterator<Item = &'static Listed> {
    GAMES.iter().filter(move |game| game.page || game.place() == now)
}

/// The one big tap: the game played last goes on.
fn play_on(model: &Model, record: &Record) -> Element {
    let words = if record.over { "Look at the end" } else { "Play on" };
    el("button.door.main")
        .attr("data-door", "continue")
        .click(Msg::Keep(KeepMsg::Continue(record.id)))
        .maybe(small_map(record.kind.into(), &record.picture))
        .with(
            el("span.words")
                .with(el("b").text(words))
                .with(el("span").text(record.called()))
                .maybe(saved_games::view::war(record))
                .with(el("small").text(model.saved_games.stands(record))),
        )
}

/// A game: its map, what it says of itself, its first taps; that of this program by a sign for whoever drives the page.
fn game(game: &Listed, now: usize) -> Element {
    let (war, about) = (game.place(), &game.about);
    let set_up = |players| Msg::Game(GameMsg::SetUp(war, players));
    // Games of tests have no computer player.
    let doors = DOORS
        .into_iter()
        .filter(|(_, _, players)| game.page || *players != AGAINST_COMPUTER);
    let doors = doors.map(|(name, words, players)| {
        button(words, set_up(Some(players)))
            .attr("data-door", name)
            .label(format!("{words}: {}", about.title))
    });
    let learn = about.lesson.map(|_| {
        el("button")
            .attr("data-door", "learn")
            .label(format!("Learn: {}, a guided first game", about.title))
            .on(On::ChanceOf(|war, it| Msg::Game(GameMsg::Learn(war, it)), war))
            .text("Learn")
    });
    let watch = el("button.quiet")
        .attr("data-door", "watch")
        .label(format!("Watch two computer players: {}", about.title))
        .on(On::ChanceOf(|war, it| Msg::Game(GameMsg::Watch(war, it)), war))
        .text("Watch");
    let new = quiet("New game, all choices", set_up(None))
        .attr("data-door", "new")
        .label(format!("New game, all choices: {}", about.title));
    el("section.game")
        .key(format!("game-{war}"))
        .attr("data-war", war.to_string())
        .attr("data-here", (war == now).to_string())
        .label(about.title)
        .maybe(small_map(war, &[]))
        .with(
            el("div.says")
                .with(el("h2").text(about.title))
                .with(el("p").text(about.war))
                .with(el("small").text(about.suits)),
        )
        .with(el("div.first").all(doors).maybe(learn))
        .with({
            let challenges = game.page.then(|| challenges::view::door(war));
            el("div.buttons")
                .with(new)
                .maybe(challenges)
                .maybe(game.page.then_some(watch))
        })
}
