//! The tracks and boxes of the board.

use crate::map;
use crate::tree::{Element, el};
use crate::widgets::basic::{icon, side};
use crate::widgets::sheet::Content;
use engine::scene::{Board, BoardKind, Cell, CellState, Scene};

/// A cell with more symbols than this shows one with a number.
const CROWD: u8 = 4;

/// A track of a fight with more cells than this is drawn fine: a row of small cells.
const MANY: usize = 12;

/// The boards of a scene.
pub fn all(scene: &Scene) -> Vec<Element> {
    scene.boards.iter().map(tablet).collect()
}

/// The sheet of all boards, where they do not lie on the map.
pub fn sheet(scene: &Scene) -> Content {
    Content::new("Tracks", all(scene))
}

/// Its boards of some kinds.
pub fn of(scene: &Scene, kind: fn(BoardKind) -> bool) -> Vec<Element> {
    scene.boards.iter().filter(|b| kind(b.kind)).map(tablet).collect()
}

/// Who holds which region.
pub fn regions(scene: &Scene) -> Vec<Element> {
    of(scene, |kind| kind == BoardKind::Regions)
}

/// What each side has: a table with a row for each.
pub fn standings(scene: &Scene) -> Vec<Element> {
    let boards = scene.boards.iter().filter(|b| b.kind == BoardKind::Standing);
    boards.map(standing).collect()
}

fn standing(board: &Board) -> Element {
    let heads = board.rows.first().into_iter().flatten();
    let head = heads.map(|cell| el("th").attr("scope", "col").text(&cell.under));
    let rows = board.rows.iter().map(|row| {
        let of = row.first().and_then(|cell| cell.side);
        let cells = row
            .iter()
            .map(|cell| el("td").attr("title", &cell.note).text(&cell.text));
        el("tr").with(el("th").attr("scope", "row").with(side(of))).all(cells)
    });
    el("table.standing")
        .label("What each side has")
        .with(el("thead").with(el("tr").with(el("td")).all(head)))
        .with(el("tbody").all(rows))
}

/// One board.
pub fn tablet(board: &Board) -> Element {
    let aside = (!board.aside.is_empty()).then(|| el("small").text(&board.aside));
    let heading = (!board.title.is_empty()).then(|| el("h2").text(&board.title).maybe(aside));
    let rows = board.rows.iter().map(|row| {
        let fine = board.kind.is_fight() && row.len() > MANY;
        el(if fine { "ol.track.fine" } else { "ol.track" }).all(row.iter().map(cell))
    });
    let name = if board.title.is_empty() { board.id } else { &board.title };
    el("section")
        .class(format!("tablet {}", board.id))
        .attr("data-board", board.id)
        .label(name)
        .maybe(heading)
        .all(rows)
}

fn cell(cell: &Cell) -> Element {
    let state = match cell.state {
        CellState::Plain => "plain",
        CellState::Current => "now",
        CellState::Past => "past",
        CellState::Empty => "empty",
    };
    let label = if cell.note.is_empty() { &cell.text } else { &cell.note };
    let crowd = cell.count > CROWD && !cell.symbol.is_empty();
    let shown = match () {
        () if cell.symbol.is_empty() => 0,
        () if crowd => 1,
        () => cell.count,
    };
    el("li")
        .class(format!("{state} {}", map::class(cell.side)))
        .label(label)
        .maybe(cell.side.map(|s| side(Some(s))))
        .maybe((!cell.text.is_empty()).then(|| el("b").text(&cell.text)))
        .maybe((!cell.under.is_empty()).then(|| el("span").text(&cell.under)))
        .maybe((shown > 0).then(|| el("span.row-of").all((0..shown).map(|_| icon(cell.symbol, 18)))))
        .maybe(crowd.then(|| el("b").text(format!("× {}", cell.count))))
}
