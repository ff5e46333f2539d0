//! The tracks and boxes of the board.

use super::{displays, naval, struggle};
use crate::data::cards::number;
use crate::data::generals::who::XANTHIPPUS;
use crate::data::generals::{all as all_generals, general};
use crate::data::tracks::{SEAMANSHIP, Seamanship, TURNS, Turn};
use crate::present::words::names::{numeral, rated, several, titled};
use crate::present::words::ops;
use crate::state::{State, Where};
use core::cmp::Ordering;
use engine::scene::{Board, BoardKind, Cell, CellState};
use engine::{CardId, Side, UnitId};

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
        effects(state),
        known(state),
    ];
    boards.retain(|b| !matches!(b.id, "effects" | "known") || !b.rows[0].is_empty());
    boards.extend(struggle::boards(state));
    boards.extend(naval::boards(state));
    boards
}

/// The Game Turn Track: years, who waits there, and Warships sunk.
fn turns(state: &State) -> Board {
    let sunk = state.ships.rome.sunk + state.ships.carthage.sunk;
    let cell = |(i, row): (usize, &Turn)| {
        let turn = i as u8 + 1;
        let waiting = all_generals().find(|g| state.general(*g).at == Where::TurnTrack(turn));
        let years = row.dates.trim_end_matches([' ', 'B', 'C']).replace('-', "–");
        let here = if turn == state.turn + 1 { sunk } else { 0 };
        Cell {
            text: numeral(turn).into(),
            under: waiting.map_or(years.clone(), |g| format!("{years} {}", general(g).short)),
            symbol: if here > 0 { "ship-spent" } else { "" },
            count: here,
            side: None,
            state: match turn.cmp(&state.turn) {
                Ordering::Less => CellState::Past,
                Ordering::Equal => CellState::Current,
                Ordering::Greater => CellState::Plain,
            },
            note: turn_note(state, turn, row, waiting),
        }
    };
    Board {
        id: "turns",
        kind: BoardKind::Track,
        title: String::new(),
        aside: String::new(),
        rows: vec![TURNS.iter().enumerate().map(cell).collect()],
    }
}

/// A box of the Game Turn Track in whole sentences.
fn turn_note(state: &State, turn: u8, row: &Turn, waiting: Option<UnitId>) -> String {
    let mut note = format!(
        "Turn {}, {}: {} each, {} from the Miat for a Mercenary.",
        numeral(turn),
        row.dates,
        several(row.cards_per_player, "card"),
        several(row.mercenary_cost, "PC"),
    );
    if let Some(general) = waiting {
        note.push_str(&format!(" {} waits here.", rated(general)));
    }
    for side in Side::BOTH {
        let sunk = state.ships[side].sunk;
        if sunk > 0 && turn == state.turn + 1 {
            note.push_str(&format!(
                " {} of {}'s, sunk, come back here.",
                several(sunk, "Warship"),
                side.name()
            ));
        }
    }
    note
}

/// The Seamanship track (15.4).
fn seamanship(state: &State) -> Board {
    let level = usize::from(state.seamanship.clamp(1, 4)) - 1;
    let cell = |(i, row): (usize, &Seamanship)| Cell {
        text: (i + 1).to_string(),
        under: if row.name == "Excellent" { "Excel." } else { row.name }.into(),
        state: if i == level {
            CellState::Current
        } else {
            CellState::Plain
        },
        note: format!(
            "Seamanship {}: Roman Fleets sail up to {}; {} must be at port in winter to keep it.{}",
            row.name,
            several(row.range, "MP"),
            several(row.min_ready, "Ready Warship"),
            if row.supremacy_reverts {
                ""
            } else {
                " Naval Supremacy does not go back to Carthage."
            },
        ),
        ..Cell::default()
    };
    Board {
        id: "seamanship",
        kind: BoardKind::Track,
        title: "Seamanship".into(),
        aside: if state.corvi {
            "Corvi mounted".into()
        } else {
            String::new()
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
        kind: BoardKind::Track,
        title: "Naval Supremacy".into(),
        aside: side.name().into(),
        rows: vec![vec![cell]],
    }
}

/// The Fleet boxes: At Port Ready and Spent, At Sea (2.3.F).
fn fleets(state: &State) -> Board {
    let row = |side: Side| {
        let fleet = state.ships[side];
        let at_sea = state.warships_at_sea(side);
        let boxes = [
            ("ship-ready", fleet.ready, "Ready at port"),
            ("ship-spent", fleet.spent, "Spent at port"),
            ("wave", at_sea, "at sea"),
        ];
        let cell = |(symbol, count, what): (&'static str, u8, &str)| Cell {
            symbol,
            count,
            state: if count == 0 { CellState::Empty } else { CellState::Plain },
            note: format!("{}: {} {what}.", side.name(), several(count, "Warship")),
            ..Cell::default()
        };
        let mut cells: Vec<Cell> = boxes.into_iter().filter(|b| b.1 > 0).map(cell).collect();
        if cells.is_empty() {
            cells.push(Cell {
                text: "none".into(),
                state: CellState::Empty,
                ..Cell::default()
            });
        }
        cells[0].side = Some(side);
        cells[0].note.push_str(&format!(
            " {} can still be built.",
            several(state.ships_in_supply(side), "Warship")
        ));
        cells
    };
    Board {
        id: "fleets",
        kind: BoardKind::Track,
        title: "Warships".into(),
        aside: format!("Supremacy: {}", state.supremacy.name()),
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
        kind: BoardKind::Track,
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
        kind: BoardKind::Track,
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
        kind: BoardKind::Track,
        title: "Generals in the pools".into(),
        aside: String::new(),
        rows: Side::BOTH.into_iter().map(row).collect(),
    }
}

/// What Events have left on the table beside the map (17.1).
fn effects(state: &State) -> Board {
    let now = &state.effects;
    let cell = |text: &str, symbol, note: String| Cell {
        text: text.into(),
        symbol,
        state: CellState::Current,
        note,
        ..Cell::default()
    };
    let mut cells = Vec::new();
    if now.truce {
        let note =
            "A Truce: no Interceptions, no Siege attempts, no Army enters a space with enemy CUs or an enemy PC.";
        cells.push(cell("Truce", "olive", note.into()));
    }
    if let Some(unit) = now.flamen {
        let note = format!("{}: his next activation this turn first costs Rome 2 PCs.", rated(unit));
        cells.push(cell(&format!("Flamen: {}", general(unit).short), "laurels", note));
    }
    if let Some(unit) = now.recalled {
        let note = format!("{}: his next activation this turn costs 1 OP more.", rated(unit));
        cells.push(cell(&format!("Recalled: {}", general(unit).short), "general", note));
    }
    if now.duilius {
        let note = "C. Duilius is paid for: he may be elected Proconsul in the next Reinforcement Phase.";
        cells.push(cell("Duilius paid", "pc", note.into()));
    }
    if now.prolonged && state.generals_in_play(Side::Carthage).contains(XANTHIPPUS) {
        let note = "Xanthippus' contract has been prolonged: he leaves at the end of this turn.";
        cells.push(cell("Xanthippus prolonged", "general", note.into()));
    }
    Board {
        id: "effects",
        kind: BoardKind::Track,
        title: "In force".into(),
        aside: String::new(),
        rows: vec![cells],
    }
}

/// Cards of a hand that both sides know.
fn known(state: &State) -> Board {
    let cell = |card: CardId| {
        let rome = state.hands.rome.contains(card);
        let holder = if rome { Side::Rome } else { Side::Carthage };
        Cell {
            text: format!("#{}", number(card)),
            side: Some(holder),
            state: CellState::Current,
            note: format!("{} holds {}, and both know it.", holder.name(), titled(card)),
            ..Cell::default()
        }
    };
    Board {
        id: "known",
        kind: BoardKind::Track,
        title: "Known cards".into(),
        aside: String::new(),
        rows: vec![state.effects.known.iter().map(cell).collect()],
    }
}
