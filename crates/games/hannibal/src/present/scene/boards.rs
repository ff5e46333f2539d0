//! The tracks and boxes of the board.

use super::{displays, struggle};
use crate::data::cards::card;
use crate::data::generals::{all as all_generals, general};
use crate::data::tracks::{AFRICANUS_BRINGS, AFRICANUS_COMES, TURNS, Turn};
use crate::present::words::names::{rated, several, several_of, title, titled};
use crate::state::{Counsel, State, Where};
use core::cmp::Ordering;
use engine::scene::{Board, BoardKind, Cell, CellState};
use engine::{CardId, Side, UnitId};

/// All tracks and boxes; those of Events and of a campaign only while there is something in them.
pub(super) fn all(state: &State) -> Vec<Board> {
    let mut boards = vec![
        turns(state),
        displays::provinces(state),
        generals(state),
        markers(state),
        effects(state),
        known(state),
        campaign(state),
    ];
    boards.retain(|board| board.rows.iter().any(|row| !row.is_empty()));
    boards.extend(struggle::boards(state));
    boards
}

fn board(id: &'static str, title: &str, aside: &str, cells: Vec<Cell>) -> Board {
    Board {
        id,
        kind: BoardKind::Track,
        title: title.into(),
        aside: aside.into(),
        rows: vec![cells],
    }
}

/// The turn track (5).
fn turns(state: &State) -> Board {
    let cell = |(i, row): (usize, &Turn)| {
        let turn = i as u8 + 1;
        Cell {
            text: turn.to_string(),
            under: row.dates.strip_suffix(" BC").unwrap_or(row.dates).replace('-', "–"),
            state: match turn.cmp(&state.turn) {
                Ordering::Less => CellState::Past,
                Ordering::Equal => CellState::Current,
                Ordering::Greater => CellState::Plain,
            },
            note: turn_note(turn, row),
            ..Cell::default()
        }
    };
    board("turns", "", "", TURNS.iter().enumerate().map(cell).collect())
}

/// A box of the turn track in whole sentences.
fn turn_note(turn: u8, row: &Turn) -> String {
    let mut note = format!("Turn {turn}, {}: {} each.", row.dates, several(row.cards, "card"));
    if turn == AFRICANUS_COMES {
        note.push_str(&format!(
            " Scipio Africanus comes with {}.",
            several(AFRICANUS_BRINGS, "CU")
        ));
    } else if !row.remark.is_empty() {
        note.push_str(&format!(" {}.", row.remark));
    }
    note
}

/// The generals who are not on the map, and why (6, 10.10).
fn generals(state: &State) -> Board {
    let off = all_generals().filter_map(|unit| {
        let (why, look) = match state.general(unit).at {
            Where::Pool => ("in the cup: he may be drawn as a consul", CellState::Plain),
            Where::Drawn => ("about to be placed", CellState::Current),
            Where::Displaced => ("displaced until the next Reinforcement Phase", CellState::Plain),
            Where::ToCome => ("still to come", CellState::Empty),
            Where::Eliminated => ("out of the game", CellState::Past),
            Where::At(_) | Where::Inside(_) => return None,
        };
        Some(boxed(state, unit, why, look))
    });
    board("generals", "Generals", "off the map", off.collect())
}

fn boxed(state: &State, unit: UnitId, why: &str, look: CellState) -> Cell {
    let row = general(unit);
    Cell {
        text: row.short.into(),
        under: match state.general(unit).at {
            Where::ToCome => format!("turn {AFRICANUS_COMES}"),
            Where::Displaced => "displaced".into(),
            Where::Eliminated => "out".into(),
            _ => format!("{}/{}", row.strategy, row.battle),
        },
        side: Some(row.side),
        state: look,
        note: format!("{}: {why}.", rated(state, unit)),
        ..Cell::default()
    }
}

/// Round PC markers on the map (19.1).
fn markers(state: &State) -> Board {
    let cell = |side: Side| {
        let there = state.pcs(side).len() as u8;
        Cell {
            text: there.to_string(),
            side: Some(side),
            note: format!("{} has {} on the map.", side.name(), several_of(there, "PC marker")),
            ..Cell::default()
        }
    };
    let cells = Side::BOTH.into_iter().map(cell);
    board("pcs", "PC markers", "on the map", cells.collect())
}

/// What Events have left on the table (25), and cards in hands that both sides know.
fn effects(state: &State) -> Board {
    let now = &state.effects;
    let counsel = |given: Counsel, what: &str| {
        let until = match given {
            Counsel::None => return None,
            Counsel::Given => "until the start of the turn after the deck is next shuffled",
            Counsel::Ending => "until the next turn begins",
        };
        Some(format!("{what}, {until}."))
    };
    let if_so = |holds: bool, note: &str| holds.then(|| note.to_owned());
    let rows = [
        (
            "Truce",
            "olive",
            None,
            if_so(
                now.truce,
                "A Truce: no interception, no siege, no sortie, and no army enters a space held by the enemy.",
            ),
        ),
        (
            "Macedonia",
            "laurels",
            Some(Side::Carthage),
            if_so(now.macedonia, "Macedonia is allied with Carthage."),
        ),
        (
            "Naval Victory",
            "trireme",
            Some(Side::Carthage),
            if_so(now.naval_victory, "Carthage has had a Naval Victory this turn."),
        ),
        (
            "Hanno's counsel",
            "general",
            Some(Side::Carthage),
            counsel(now.hanno, "Hanno counsels Carthage: its CUs do not leave Africa"),
        ),
        (
            "Cato's counsel",
            "general",
            Some(Side::Rome),
            counsel(now.cato, "Cato counsels Rome: its CUs do not enter Africa"),
        ),
        (
            "Reshuffle",
            "",
            None,
            if_so(
                now.reshuffle,
                "The Truce card was seen: the Strategy Deck is shuffled when this turn ends.",
            ),
        ),
    ];
    let cell = |text: &str, symbol, side, note| Cell {
        text: text.into(),
        symbol,
        count: u8::from(!symbol.is_empty()),
        side,
        state: CellState::Current,
        note,
        ..Cell::default()
    };
    let left = rows
        .into_iter()
        .filter_map(|(text, symbol, side, note)| note.map(|note| cell(text, symbol, side, note)));
    board("effects", "In force", "", left.collect())
}

/// Cards of a hand that both sides know.
fn known(state: &State) -> Board {
    let cell = |id: CardId| {
        let rome = state.hands.rome.contains(id);
        let holder = if rome { Side::Rome } else { Side::Carthage };
        Cell {
            text: title(id).into(),
            side: Some(holder),
            state: CellState::Current,
            note: format!("{} holds {}, and both know it.", holder.name(), titled(id)),
            ..Cell::default()
        }
    };
    board(
        "known",
        "Known cards",
        "",
        state.effects.known.iter().map(cell).collect(),
    )
}

/// The campaign card being resolved: who has been activated (10.11).
fn campaign(state: &State) -> Board {
    let Some(campaign) = &state.campaign else {
        return Board::default();
    };
    let cell = |unit: UnitId| Cell {
        text: general(unit).short.into(),
        side: Some(campaign.side),
        state: CellState::Past,
        note: format!("{} has been activated.", rated(state, unit)),
        ..Cell::default()
    };
    let mut cells: Vec<Cell> = campaign.activated.iter().map(cell).collect();
    cells.push(Cell {
        text: campaign.left.to_string(),
        under: "to go".into(),
        note: format!("{} may still be activated.", several_of(campaign.left, "general")),
        ..Cell::default()
    });
    board("campaign", card(campaign.card).title, campaign.side.name(), cells)
}
