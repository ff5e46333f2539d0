//! What a war says of itself in one line wherever it goes: with its link, as the title of the document, in the list of kept games. All of it lies
//! open: who is asked follows from public information alone.

use crate::model::screen::Screen;
use crate::model::{Model, Table};
use engine::{Side, Viewer};

/// The game, its turn and who is asked, or at the end who has won: "The game, turn 1, Carthage to play".
pub fn of(table: &Table) -> String {
    let title = table.game.about().title;
    let turn = lowered(&table.game.scene(Viewer::Public).turn);
    match (table.game.over(), asked(table)) {
        (Some(over), _) => format!("{title}, {turn}, {} has won", over.winner.name()),
        (None, Some(side)) => format!("{title}, {turn}, {} to play", side.name()),
        (None, None) => format!("{title}, {turn}"),
    }
}

/// What is handed on as text with an address: the line stands before it.
pub fn before(line: &str, address: &str) -> String {
    format!("{line}: {address}")
}

/// The title of the document.
pub fn title(model: &Model) -> String {
    const PAGE: &str = "Corvus";
    seated(model).map_or_else(|| PAGE.into(), |table| format!("{} · {PAGE}", of(table)))
}

/// What the title follows from: the game that lies on the table, and its number of answers.
pub fn made_of(model: &Model) -> Option<(u32, usize)> {
    seated(model).map(|table| (table.id, table.game.answers().len()))
}

fn seated(model: &Model) -> Option<&Table> {
    model.table.as_ref().filter(|_| model.screen == Screen::Table)
}

/// The side that is asked, and who plays it: "Rome's turn", "Rome's turn (yours)", "Rome's turn (Ann)".
pub fn whose_turn(table: &Table) -> Option<String> {
    let side = asked(table)?;
    let player = if table.seats.own() == Some(side) {
        "yours"
    } else {
        table.seats.name(side)
    };
    let turn = format!("{}'s turn", side.name());
    Some(if player == side.name() {
        turn
    } else {
        format!("{turn} ({player})")
    })
}

/// Whom the game asks: what is planned and not yet said counts for nothing.
fn asked(table: &Table) -> Option<Side> {
    Some(table.game.preview().asked()?.to)
}

/// A heading within a sentence.
fn lowered(words: &str) -> String {
    let mut letters = words.chars();
    let first = letters.next().map(|letter| letter.to_ascii_lowercase());
    first.into_iter().chain(letters).collect()
}
