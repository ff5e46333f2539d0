//! The tracks and boxes of the board.

use super::{displays, struggle};
use crate::data::generals::{all as all_generals, general};
use crate::data::tracks::{SEAMANSHIP, TURNS};
use crate::state::{State, Where};
use crate::words::names::{numeral, rated, several};
use crate::words::ops;
use kernel::scene::{Board, Cell, CellState};
use kernel::{Side, UnitId};

/// All tracks and boxes.
pub(super) fn all(state: &State) -> Vec<Board> {
    let mut boards = vec![
        turns(state),
        displays::provinces(state),
        displays::council(state),
        seamanship(state),
        supremacy(state),
        fleets(state),
        war_chest(state),
        mercenaries(state),
        pools(state),
    ];
    boards.extend(struggle::boards(state));
    boards
}

/// The Game Turn Track: years, who waits there, and Warships sunk.
fn turns(state: &State) -> Board {
    let cell = |(i, row): (usize, &crate::data::tracks::Turn)| {
        let turn = i as u8 + 1;
        let waiting = all_generals().find(|g| state.general(*g).at == Where::TurnTrack(turn));
        let waits = waiting.map_or(String::new(), |g| format!(" {} waits here.", rated(g)));
        Cell {
            text: numeral(turn).into(),
            under: waiting.map_or(String::new(), |g| general(g).short.into()),
            side: waiting.map(|_| Side::Carthage),
            state: match turn.cmp(&state.turn) {
                core::cmp::Ordering::Less => CellState::Past,
                core::cmp::Ordering::Equal => CellState::Current,
                core::cmp::Ordering::Greater => CellState::Plain,
            },
            note: format!(
                "Turn {}, {}: {} each, {} from the Miat for a Mercenary.{waits}",
                numeral(turn),
                row.dates,
                several(row.cards_per_player, "card"),
                several(row.mercenary_cost, "PC"),
            ),
            ..Cell::default()
        }
    };
    let mut rows = vec![TURNS.iter().enumerate().map(cell).collect()];
    let sunk: Vec<Cell> = Side::BOTH
        .into_iter()
        .filter(|side| state.ships[*side].sunk > 0)
        .map(|side| {
            ships(
                side,
                "ship-spent",
                state.ships[side].sunk,
                "sunk, back in supply next turn",
            )
        })
        .collect();
    if !sunk.is_empty() {
        rows.push(sunk);
    }
    Board {
        id: "turns",
        title: "Turns".into(),
        aside: TURNS[usize::from(state.turn.clamp(1, 7)) - 1].dates.into(),
        rows,
    }
}

/// A number of Warships.
fn ships(side: Side, symbol: &'static str, count: u8, what: &str) -> Cell {
    Cell {
        text: count.to_string(),
        under: what.into(),
        symbol,
        count,
        side: Some(side),
        state: if count == 0 { CellState::Empty } else { CellState::Plain },
        note: format!("{}: {} {what}.", side.name(), several(count, "Warship")),
    }
}

/// The Seamanship track (15.4).
fn seamanship(state: &State) -> Board {
    let level = usize::from(state.seamanship.clamp(1, 4)) - 1;
    let cell = |(i, row): (usize, &crate::data::tracks::Seamanship)| Cell {
        text: row.name.into(),
        under: several(row.range, "MP"),
        symbol: "ship-ready",
        count: row.range,
        side: (i == level).then_some(Side::Rome),
        state: if i == level {
            CellState::Current
        } else {
            CellState::Plain
        },
        note: format!(
            "Seamanship {}: Roman Fleets sail up to {}, {} at winter.{}",
            row.name,
            several(row.range, "MP"),
            format_args!("needs {}", several(row.min_ready, "Ready Warship")),
            if row.supremacy_reverts {
                ""
            } else {
                " Naval Supremacy does not go back to Carthage."
            },
        ),
    };
    Board {
        id: "seamanship",
        title: "Seamanship".into(),
        aside: if state.corvi {
            "Corvi mounted".into()
        } else {
            SEAMANSHIP[level].name.into()
        },
        rows: vec![SEAMANSHIP.iter().enumerate().map(cell).collect()],
    }
}

/// The Naval Supremacy marker (2.1.I).
fn supremacy(state: &State) -> Board {
    let side = state.supremacy;
    let cell = Cell {
        text: side.name().into(),
        symbol: "trireme",
        side: Some(side),
        state: CellState::Current,
        note: format!("{} holds Naval Supremacy.", side.name()),
        ..Cell::default()
    };
    Board {
        id: "supremacy",
        title: "Naval Supremacy".into(),
        aside: side.name().into(),
        rows: vec![vec![cell]],
    }
}

/// The Fleet boxes: At Port Ready and Spent, At Sea, and what can still be built (2.3.F).
fn fleets(state: &State) -> Board {
    let row = |side: Side| {
        let at_sea = state.voyage.filter(|v| v.side == side).map_or(0, |v| v.warships);
        let fleet = state.ships[side];
        vec![
            ships(side, "ship-ready", fleet.ready, "Ready at port"),
            ships(side, "ship-spent", fleet.spent, "Spent at port"),
            ships(side, "wave", at_sea, "at sea"),
            ships(side, "", state.ships_in_supply(side), "in supply"),
        ]
    };
    Board {
        id: "fleets",
        title: "Fleets".into(),
        aside: String::new(),
        rows: Side::BOTH.into_iter().map(row).collect(),
    }
}

/// The War Chest boxes: OPs of the cards played this turn (5.6).
fn war_chest(state: &State) -> Board {
    let cell = |side: Side| {
        let cards = state.war_chest[side];
        Cell {
            text: ops(cards).to_string(),
            under: several(cards.len() as u8, "card"),
            side: Some(side),
            note: format!(
                "{} has played {} with {}.",
                side.name(),
                several(ops(cards), "OP"),
                several(cards.len() as u8, "card")
            ),
            ..Cell::default()
        }
    };
    Board {
        id: "war_chest",
        title: "War Chest".into(),
        aside: "OPs played".into(),
        rows: vec![Side::BOTH.into_iter().map(cell).collect()],
    }
}

/// A general in a box.
fn boxed(unit: UnitId) -> Cell {
    Cell {
        text: general(unit).short.into(),
        under: format!("{}/{}", general(unit).strategy, general(unit).battle),
        symbol: "general",
        side: Some(general(unit).side),
        note: format!("{}.", rated(unit)),
        ..Cell::default()
    }
}

/// The Mercenary Pool (5.2.C3), the first to be hired first; Forgotten Tactics while it lasts (3.1).
fn mercenaries(state: &State) -> Board {
    let cells = crate::data::setup::MERCENARIES
        .into_iter()
        .filter(|g| state.general(*g).at == Where::Mercenary)
        .map(boxed);
    Board {
        id: "mercenaries",
        title: "Mercenaries".into(),
        aside: if state.forgotten_tactics {
            "Forgotten Tactics".into()
        } else {
            String::new()
        },
        rows: vec![cells.collect()],
    }
}

/// The pools of Generals (2.2.B), and those set aside.
fn pools(state: &State) -> Board {
    let row = |side: Side| {
        let in_pool = |g: &UnitId| general(*g).side == side && state.general(*g).at == Where::Pool;
        all_generals().filter(in_pool).map(boxed).collect()
    };
    Board {
        id: "pools",
        title: "Generals in the pools".into(),
        aside: String::new(),
        rows: Side::BOTH.into_iter().map(row).collect(),
    }
}
