//! What is seen of games that come and go by link: the sheets that share one and open one, its code, and where two games part.

use crate::features::links::CODED;
use crate::features::saved_games::kept::find;
use crate::features::table::menu::row;
use crate::features::{heading, log, opponent, saved_games};
use crate::games;
use crate::games::{AnyGame, LogLine};
use crate::map::qr::Code;
use crate::model::linking::{Branch, Parted, Shared};
use crate::model::msg::{BrowserMsg, KeepMsg, LinkMsg, LookMsg, Msg};
use crate::model::orders::Scope;
use crate::model::seats::{Computer, Mode};
use crate::model::{LEVEL, Model, Sheet};
use crate::tree::{Element, On, button, el};
use crate::widgets::basic::{main, quiet};
use crate::widgets::sheet::Content;
use engine::Side;

/// The sheet of something about links.
pub fn sheet(model: &Model, shared: &Shared) -> Content {
    let (title, body) = match shared {
        Shared::Position(link) => ("Share the position", position(model, link)),
        Shared::Code(address, scale) => ("Code", code(address, *scale)),
        Shared::Offered(text) => ("A link has come", offered(model, text)),
        Shared::Parted(parted) => ("Two games", parting(parted, model.abilities.forgetful)),
    };
    Content::new(title, body)
}

/// The whole game as a link.
pub fn share(model: &Model, link: &str) -> Content {
    let away = model.table.as_ref().and_then(|t| match t.seats.mode {
        Mode::Link(own) => Some(own),
        Mode::Together
        | Mode::Alone
        | Mode::Watch
        | Mode::Look
        | Mode::Lesson(_)
        | Mode::Challenge(_)
        | Mode::Against(..) => None,
    });
    let orders = away.map(|own| {
        button(
            "Standing orders",
            Msg::Look(LookMsg::Open(Sheet::Orders(own, Scope::Everywhere))),
        )
    });
    let mut all = vec![el("p").text(
        "The link holds the whole game: it can be played on from there. It is for friends: whoever takes it apart can see hidden \
         cards and dice to come.",
    )];
    all.extend(channels(model, link));
    let position = button("Share only what lies open", Msg::Link(LinkMsg::Position)).attr("data-choice", "Position");
    all.push(el("div.buttons").with(position).maybe(orders));
    Content::new("Share", all)
}

/// What lies open as a link.
fn position(model: &Model, link: &str) -> Vec<Element> {
    let words = "This link holds what lies open on the table, and the log of the turn: no hand, no dice to come. It can be looked at, \
                 not played on.";
    let mut all = vec![el("p").text(words)];
    all.extend(channels(model, link));
    all
}

/// All channels by which a link can leave this device.
fn channels(model: &Model, link: &str) -> Vec<Element> {
    let address = format!("{}#{link}", model.abilities.address);
    let words = model.table.as_ref().map(heading::of).unwrap_or_default();
    let text = heading::before(&words, &address);
    let file = format!("data:text/plain;charset=utf-8,{}", text.replace('#', "%23"));
    let file = el("a.button")
        .attr("download", "corvus-link.txt")
        .attr("href", file)
        .text("Save as a file");
    let share = model.abilities.share.then(|| {
        button(
            "Share",
            Msg::Browser(BrowserMsg::SendOut(words.clone(), address.clone())),
        )
    });
    let short = link.len() <= CODED;
    let code = short.then(|| button("Show as a code", Msg::Link(LinkMsg::Code(address.clone()))));
    let long = (!short)
        .then(|| el("p.doubt").text("It is too long for a code that a camera could read: send the link, or the file."));
    vec![
        el("label.field").with(el("span").text("Link")).with(
            el("textarea")
                .attr("readonly", "")
                .attr("rows", "4")
                .attr("data-link", "")
                .attr("prop:value", &address),
        ),
        el("p.doubt").text(format!("Copied or shared it begins: “{words}:”")),
        el("div.buttons")
            .with(main("Copy", Msg::Browser(BrowserMsg::Copy(text))))
            .maybe(share)
            .maybe(code)
            .with(file),
        el("div").maybe(long),
        el("p.word").text(&model.word),
    ]
}

/// A link as a code: dark on white, whatever the colours of the page.
fn code(address: &str, scale: Option<u32>) -> Vec<Element> {
    let Some((scale, code)) = scale.zip(Code::of(address)) else {
        let words = "This screen is too small for a code of this length: a camera could not read it. Send the link, or the file.";
        return vec![el("p").text(words)];
    };
    let size = code.size + 8;
    let side = (size as u32 * scale).to_string();
    let drawn = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {size} {size}\" width=\"{side}\" height=\"{side}\" \
         shape-rendering=\"crispEdges\"><rect width=\"{size}\" height=\"{size}\" fill=\"#fff\"/><path d=\"{}\" fill=\"#000\"/></svg>",
        code.path()
    );
    vec![
        el("div.code")
            .attr("role", "img")
            .label("The link as a code for the camera of the other device")
            .markup(drawn),
    ]
}

/// A link that has come while another game lies on the table.
fn offered(model: &Model, text: &str) -> Vec<Element> {
    let of = games::of_link(text).map_or("", |(game, _)| games::about(game).title);
    let what = if AnyGame::is_position(text) {
        "a position"
    } else {
        "another game"
    };
    let kept = saved_games::on_table(model).is_some_and(|id| find(model, id).is_some());
    let stays = if kept {
        " The game on the table stays among your kept games."
    } else {
        ""
    };
    let open = Msg::Link(LinkMsg::Open(text.to_owned()));
    vec![
        el("p").text(format!("The link in the address holds {what} of {of}.{stays}")),
        el("div.buttons")
            .with(main("Open it", Msg::Look(LookMsg::Instead(Box::new(open)))).attr("data-choice", "Open it"))
            .with(button("Stay here", Msg::Look(LookMsg::Close)).attr("data-choice", "Stay here")),
    ]
}

/// Where two games part.
fn parting(parted: &Parted, forgetful: bool) -> Vec<Element> {
    let lines = |lines: &[LogLine]| el("ol.log-all").all(lines.iter().map(log::view::plain));
    let went_on = |title: &str, branch: &Branch, go: &str| {
        let empty = branch
            .lines
            .is_empty()
            .then(|| el("p").text("Nothing has been told since."));
        el("section")
            .with(el("h3").text(title))
            .with(lines(&branch.lines))
            .maybe(empty)
            .with(
                el("div.buttons").with(
                    button(
                        go,
                        Msg::Look(LookMsg::Instead(Box::new(Msg::Keep(KeepMsg::Continue(branch.id))))),
                    )
                    .attr("data-choice", go),
                ),
            )
    };
    let moment = Msg::Link(LinkMsg::Moment(parted.mine.id, parted.answers));
    vec![
        el("p").text(format!(
            "The game of this link and yours part in {}, after {} answers. Both are {}.",
            parted.turn,
            parted.answers,
            if forgetful { "in the list at Home" } else { "kept" },
        )),
        el("section")
            .with(el("h3").text("The last that both tell"))
            .with(lines(&parted.last))
            .with(
                el("div.buttons").with(
                    quiet("Look at that moment", Msg::Look(LookMsg::Instead(Box::new(moment))))
                        .attr("data-choice", "That moment"),
                ),
            ),
        went_on("Your game went on", &parted.mine, "Go on with mine"),
        went_on("The game of the link went on", &parted.theirs, "Go on with the other"),
    ]
}

/// Where a link is opened.
pub fn paste() -> Content {
    let field = el("textarea")
        .attr("rows", "4")
        .attr("data-paste", "")
        .on(On::Typed(|_, text| Msg::Link(LinkMsg::Typed(text)), 0));
    Content::new(
        "Open a link",
        vec![
            el("label.field")
                .with(el("span").text("Paste a link, or a text that holds one"))
                .with(field),
            el("div.buttons")
                .with(main("Open", Msg::Link(LinkMsg::OpenTyped)).attr("data-choice", "Open"))
                .with(
                    button("Take it from the clipboard", Msg::Link(LinkMsg::Clipboard))
                        .attr("data-choice", "Clipboard"),
                ),
            el("label.field")
                .with(el("span").text("Or choose a file that holds one, or drop it here"))
                .with(el("input").attr("type", "file").attr("data-link-file", "")),
        ],
    )
}

/// Whose seat a game from a link is played from. A war against the computer goes on against the same level, which stands first.
pub fn seat(theirs: Mode) -> Content {
    let against = |side: Side, computer: Computer| {
        let words = format!("{}, against {}", side.name(), opponent::named(computer));
        (words, Mode::Against(side, computer))
    };
    let side = |side: Side| (side.name().to_owned(), Mode::Link(side));
    let computer = theirs.against().map_or(Computer::of(LEVEL), |(_, computer)| computer);
    let mut modes = Side::BOTH.map(side).to_vec();
    modes.extend(Side::BOTH.map(|side| against(side, computer)));
    modes.push(("Both sides, two at this table".into(), Mode::Together));
    modes.push(("Both sides, alone".into(), Mode::Alone));
    // The sort keeps the order of those that are no way to go on as before.
    modes.sort_by_key(|(_, mode)| *mode != theirs);
    let rows = modes
        .into_iter()
        .map(|(words, mode)| row(words, Msg::Link(LinkMsg::Take(mode))));
    Content::new(
        "Whose seat is yours?",
        vec![
            el("p").text("The other hand stays closed on this device."),
            el("ul.menu").all(rows),
        ],
    )
}
