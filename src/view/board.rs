//! The tracks and boxes of the board.

use super::small::{icon, side};
use kernel::scene::{Board, Cell, CellState, Scene};
use leptos::prelude::*;

/// All boards of a scene; only these when some are named.
pub fn all(scene: &Scene, only: &[&str]) -> AnyView {
    let wanted = scene.boards.iter().filter(|b| only.is_empty() || only.contains(&b.id));
    wanted.map(tablet).collect_view().into_any()
}

/// One board.
pub fn tablet(board: &Board) -> AnyView {
    let heading = (!board.title.is_empty()).then(|| {
        let aside = (!board.aside.is_empty()).then(|| board.aside.clone());
        view! { <h2>{board.title.clone()}{aside.map(|a| view! { <small>{a}</small> })}</h2> }
    });
    let rows = board.rows.iter().map(|row| {
        view! { <ol class="track">{row.iter().map(cell).collect_view()}</ol> }
    });
    view! {
        <section class=format!("tablet {}", board.id) data-board=board.id aria-label=board.title.clone()>
            {heading}{rows.collect_view()}
        </section>
    }
    .into_any()
}

fn cell(cell: &Cell) -> AnyView {
    let state = match cell.state {
        CellState::Plain => "plain",
        CellState::Current => "now",
        CellState::Past => "past",
        CellState::Empty => "empty",
    };
    let symbols = (0..cell.count.min(10))
        .filter(|_| !cell.symbol.is_empty())
        .map(|_| icon(cell.symbol, 18));
    let label = if cell.note.is_empty() {
        cell.text.clone()
    } else {
        cell.note.clone()
    };
    view! {
        <li class=format!("{state} {}", crate::draw::class(cell.side)) aria-label=label>
            {cell.side.map(|s| side(Some(s)))}
            {(!cell.text.is_empty()).then(|| view! { <b>{cell.text.clone()}</b> })}
            {(!cell.under.is_empty()).then(|| view! { <span>{cell.under.clone()}</span> })}
            {(!cell.symbol.is_empty() && cell.count > 0).then(|| view! { <span class="row-of">{symbols.collect_view()}</span> })}
        </li>
    }
    .into_any()
}
