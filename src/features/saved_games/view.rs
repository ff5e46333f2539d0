//! Kept games: the list at Home, what can be done with one, files, and the bars that say where a game is played or that it can come back.

use crate::features::saved_games::kept::find;
use crate::features::saved_games::small_map::small_map;
use crate::features::saved_games::{place, room, when};
use crate::model::msg::{KeepMsg, LinkMsg, LookMsg, Msg};
use crate::model::record::Record;
use crate::model::saved_games::SavedGamesSheet;
use crate::model::screen::Screen;
use crate::model::{Model, Sheet};
use crate::tree::{Element, On, button, el};
use crate::widgets::basic::{main, quiet, search};
use crate::widgets::sheet::Content;

fn slots(words: &str, msg: KeepMsg) -> Element {
    button(words, Msg::Keep(msg))
}

/// The kept games, and what concerns all of them.
pub fn kept(model: &Model) -> Element {
    let slots = &model.saved_games;
    let rows = slots.listed().map(|r| row(model, r));
    let many = slots.many();
    let field = many.then(|| {
        search(
            "Find a game: by name, player, game or turn",
            "kept",
            &slots.sought,
            |_, words| Msg::Keep(KeepMsg::Seek(words)),
        )
    });
    let none = slots.listed().next().is_none();
    let word = (many && none).then(|| el("p").attr("role", "status").text("No kept game has these words."));
    let warning = place::warning(model).map(|words| el("p.warning").text(words));
    el("section.kept")
        .label("Kept games")
        .with(el("h2").text("Kept games"))
        .maybe(warning)
        .maybe(field)
        .maybe(word)
        .with(el("ul").all(rows))
        .with(all(model).with(quiet(
            "Where games are kept",
            Msg::Look(LookMsg::Open(Sheet::SavedGames(SavedGamesSheet::Where))),
        )))
}

/// What can be done with all games.
fn all(model: &Model) -> Element {
    let some = !model.saved_games.kept.is_empty();
    let export = some.then(|| slots("Save all as a file", KeepMsg::Export(None)).class("quiet"));
    el("div.buttons").maybe(export).with(from_file())
}

/// The field that chooses files.
fn from_file() -> Element {
    let input = el("input")
        .attr("type", "file")
        .attr("accept", ".txt,text/plain")
        .attr("multiple", "")
        .attr("data-import", "");
    el("label.file.quiet").text("Add games from a file").with(input)
}

fn row(model: &Model, record: &Record) -> Element {
    let stands = if record.damage.is_some() {
        "small.doubt"
    } else {
        "small"
    };
    let stands = el(stands).text(model.saved_games.stands(record));
    let map = small_map(record.kind.into(), &record.picture).filter(|_| !record.picture.is_empty());
    let open = button("", Msg::Keep(KeepMsg::Continue(record.id)))
        .class("row")
        .maybe(map)
        .with(
            el("span")
                .with(el("b").text(record.called()))
                .maybe(war(record))
                .with(stands),
        );
    let back = slots("Look back", KeepMsg::Past(record.id)).class("quiet");
    let back = back.label(format!("Look back: {}", record.called()));
    el("li")
        .key(record.id.to_string())
        .attr("data-slot", "")
        .with(open)
        .with(quiet("More", Msg::Keep(KeepMsg::Look(record.id))).label(format!("More: {}", record.called())))
        .maybe(record.damage.is_none().then_some(back))
}

/// Which war it is, where its name does not say so.
pub fn war(record: &Record) -> Option<Element> {
    (!record.name.is_empty()).then(|| el("small").text(&record.title))
}

/// A sheet about kept games.
pub fn sheet(model: &Model, sheet: SavedGamesSheet) -> Option<Content> {
    match sheet {
        SavedGamesSheet::Game(id) => Some(game(model, find(model, id)?)),
        SavedGamesSheet::Import => Some(Content::new("Games in this file", import(model))),
        SavedGamesSheet::Where => Some(Content::new("Where games are kept", kept_where(model))),
        SavedGamesSheet::Room => Some(Content::new("The browser's storage is full", make_room(model))),
        SavedGamesSheet::Suspect(id, times) => Some(Content::new(find(model, id)?.called(), suspect(id, times))),
    }
}

fn game(model: &Model, record: &Record) -> Content {
    let id = record.id;
    let export = slots("Save as a file", KeepMsg::Export(Some(id)));
    let delete = button("Delete", Msg::Keep(KeepMsg::Delete(id)));
    let title = record.called().to_string();
    if let Some(damage) = record.damage {
        let words = format!(
            "{} It cannot be opened. A file may help whoever knows how to mend it.",
            damage.words()
        );
        let buttons = el("div.buttons").with(export).with(delete);
        return Content::new(title, vec![el("p").text(words), buttons]);
    }
    let field = el("input")
        .attr("type", "text")
        .attr("maxlength", "40")
        .attr("data-name", "")
        .attr("prop:value", &model.saved_games.typed)
        .on(On::Typed(|_, name| Msg::Keep(KeepMsg::Typed(name)), 0));
    let name = el("label.field").with(el("span").text("Name")).with(field);
    let buttons = el("div.buttons")
        .with(main("Open", Msg::Keep(KeepMsg::Continue(id))))
        .with(slots("Make a copy", KeepMsg::Copy(id)))
        .with(export)
        .with(delete);
    Content::new(
        title,
        vec![
            el("p").text(format!("{}. {}", record.title, model.saved_games.stands(record))),
            name,
            el("div.buttons").with(slots("Save the name", KeepMsg::Rename(id))),
            el("p.doubt").text(if model.abilities.forgetful {
                place::FORGETFUL
            } else {
                "A game stays until you delete it. If the browser's storage is full, the page asks you which one to delete; it suggests none that has a name."
            }),
            buttons,
        ],
    )
}

fn import(model: &Model) -> Vec<Element> {
    let found = &model.saved_games.found;
    let rows = found.iter().map(|f| {
        let words = el("span")
            .with(el("b").text(f.record.called()))
            .maybe(war(&f.record))
            .with(el("small").text(&f.record.about))
            .with(el("small").text(f.comes.words()));
        let class = if f.comes.adds() { "adds" } else { "" };
        el("li").class(class).attr("data-found", "").with(words)
    });
    let adds = found.iter().filter(|f| f.comes.adds()).count();
    let words = match adds {
        0 => "Nothing in this file is new here.".into(),
        1 => "Add 1 game".into(),
        n => format!("Add {n} games"),
    };
    let deed = match adds {
        0 => el("p").text(words),
        _ => el("div.buttons.foot")
            .with(main(words, Msg::Keep(KeepMsg::Add)))
            .with(button("Add nothing", Msg::Look(LookMsg::Close))),
    };
    vec![
        el("p").text("Nothing that is kept here is replaced."),
        el("ul.menu.found").all(rows),
        deed,
    ]
}

fn kept_where(model: &Model) -> Vec<Element> {
    let words = place::words(model).into_iter().map(|w| el("p").text(w));
    words.chain([all(model)]).collect()
}

/// Which game could give way.
fn make_room(model: &Model) -> Vec<Element> {
    let Some(record) = room::offered(model) else {
        return kept_where(model);
    };
    let when = when::words(record.minutes, model.saved_games.now, model.saved_games.ahead);
    let about = format!("{}. {when}", record.about);
    vec![
        el("p").text(
            "What you play now is not kept: there is no room for it. You could delete this game, which has no name:",
        ),
        el("p").with(el("b").text(record.called())),
        el("p").text(about),
        el("div.buttons")
            .with(slots("Keep it as a file", KeepMsg::Export(Some(record.id))).class("main"))
            .with(slots("Delete it", KeepMsg::MakeRoom(record.id)))
            .with(button("Delete nothing", Msg::Look(LookMsg::Close))),
    ]
}

fn suspect(id: u32, times: u32) -> Vec<Element> {
    let answers = 1 << (2 * times.saturating_sub(2).min(5));
    let words = match answers {
        1 => "Open it as it stood 1 answer earlier".into(),
        n => format!("Open it as it stood {n} answers earlier"),
    };
    vec![
        el("p").text("The page stopped when it last opened this game. Opened some answers earlier it may go on; a copy with all its answers stays."),
        el("div.buttons")
            .with(slots(&words, KeepMsg::Earlier(id, answers)).class("main"))
            .with(slots("Try again", KeepMsg::Anyway(id)))
            .with(slots("Save as a file", KeepMsg::Export(Some(id)))),
    ]
}

/// A bar over the page: the game is played in another tab, or a deleted game can come back.
pub fn bar(model: &Model) -> Option<Element> {
    let bar = |class: &str| el("div").class(format!("bar-over {class}")).attr("role", "status");
    if model.saved_games.elsewhere && model.table.is_some() {
        let words = "This game is open in another tab: here you look on.";
        return Some(
            bar("elsewhere")
                .with(el("p").text(words))
                .with(slots("Play here", KeepMsg::TakeOver).class("main")),
        );
    }
    if let Some(reading) = &model.linking.reading {
        let (read, of) = reading.coming.progress();
        let words = format!("Opening the link: {read} of {of} answers.");
        let stop = button("Stop", Msg::Link(LinkMsg::Cancel)).attr("data-choice", "Stop reading");
        return Some(bar("reading").with(el("p").text(words)).with(stop));
    }
    let deleted = model
        .saved_games
        .deleted
        .as_ref()
        .filter(|_| model.screen == Screen::Home)?;
    let words = format!("{} has been deleted.", deleted.called());
    let undo = slots("Undo", KeepMsg::Undelete).class("main").attr("data-first", "");
    let close = slots("×", KeepMsg::Forget).class("quiet").label("Close");
    Some(bar("deleted").with(el("p").text(words)).with(undo).with(close))
}
