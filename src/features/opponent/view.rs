//! How the computer player plays, in plain words, and how to tell of an odd move.

use crate::features::opponent;
use crate::model::msg::{BrowserMsg, LookMsg, Msg};
use crate::model::{Model, Sheet};
use crate::tree::{Element, button, el};
use crate::widgets::basic::quiet;
use crate::widgets::sheet::Content;

/// The way to the sheet.
pub fn door() -> Element {
    quiet("How does it play?", Msg::Look(LookMsg::Open(Sheet::Opponent)))
}

/// What the computer player knows, and how it chooses.
const WORDS: [(&str, &str); 5] = [
    (
        "What it knows",
        "What its side knows: the table, its own hand, and the cards that have been shown. Your hand, the decks and the dice to come are not in \
         what it is given. A test of this page lets hidden cards change places and compares what it is given, byte for byte.",
    ),
    (
        "See for yourself",
        "When a war is over, look back and press \"What the … knew\": the table lies as it did for the computer \
         player at each of its answers.",
    ),
    (
        "How it chooses",
        "It gives each answer points for plain reasons: ground to be won, a weak spot to strike, something that must be held. It then tries the best \
         answers out: it imagines many ways in which the hidden cards could lie, plays the next cards for both sides in each, and judges what \
         comes of it. The answer that does best is given; of those that do nearly as well, the one with \
         more points.",
    ),
    (
        "The levels",
        "The Recruit takes his first thought. The Tribune tries a few answers out, in a few imagined wars, and overlooks some. The Legate tries \
         many, and looks further ahead. The Consul tries the most and takes twice the time for it. None of them plays at random, and dice and cards are the same for all.",
    ),
    (
        "Why it waits",
        "A question of one kind takes the same time, whatever it holds: you cannot read its hand from its pauses.",
    ),
];

/// The sheet.
pub fn sheet(model: &Model) -> Content {
    let mut body: Vec<Element> = WORDS
        .iter()
        .flat_map(|(title, words)| [el("h3").text(*title), el("p").text(*words)])
        .collect();
    if let Some(table) = &model.table
        && let Some((_, computer)) = table.seats.mode.against()
    {
        let report = opponent::report(&model.opponent, table, computer.level);
        body.push(el("h3").text("An odd move?"));
        body.push(el("p").text(
            "Copy a report and send it to whoever keeps this page. It holds the whole war as a link, and from it every thought can be repeated.",
        ));
        let copy = button("Copy a report", Msg::Browser(BrowserMsg::Copy(report)));
        body.push(el("div.buttons").with(copy));
        body.push(el("p.word").text(&model.word));
    }
    Content::new("The computer player", body)
}
