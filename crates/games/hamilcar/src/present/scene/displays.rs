//! The Provincial Display and the Miat, as the board prints them.

use crate::board::politics::province_owner;
use crate::data::provinces::Province;
use crate::data::spaces::at::LILYBAEUM;
use crate::data::tracks::{DISPLAY, Entry, miat};
use crate::present::words::names::{holder, mood};
use crate::state::State;
use engine::scene::{Board, BoardKind, Cell, CellState};
use engine::{PerSide, Side, SpaceSet};

/// PCs on the Provincial Display of each side: who is ahead (5.5).
pub(super) fn score(state: &State) -> PerSide<u8> {
    PerSide::new(state.score(Side::Rome), state.score(Side::Carthage))
}

/// The Provincial Display (2.1.E).
pub(super) fn provinces(state: &State) -> Board {
    let cells = DISPLAY.iter().zip(state.display).map(|((entry, _), owner)| Cell {
        text: short(*entry).into(),
        side: owner,
        symbol: "",
        state: if owner.is_some() {
            CellState::Plain
        } else {
            CellState::Empty
        },
        note: held(state, *entry, owner),
        ..Cell::default()
    });
    punic::present::scene::provinces(score(state), cells.chain([samnium(state)]))
}

/// Samnium, which is not on the display but shown beside it: it counts among Rome's Italian Provinces (5.1.C, 5.5).
fn samnium(state: &State) -> Cell {
    let owner = province_owner(state, Province::Samnium);
    Cell {
        text: format!("({})", Province::Samnium.name()),
        side: owner,
        state: CellState::Past,
        note: format!(
            "Samnium: {}. It is not Politically Significant, but counts among the Italian Provinces of Rome.",
            holder(owner)
        ),
        ..Cell::default()
    }
}

/// The name of an entry, short enough for its box; its note begins with the whole name.
fn short(entry: Entry) -> &'static str {
    match entry {
        Entry::Province(Province::CorsicaSardinia) => "Corsica–Sardinia",
        Entry::MareTyrrhenum => "Mare Tyrrh.",
        other => other.name(),
    }
}

/// Who holds an entry, and by how much.
fn held(state: &State, entry: Entry, owner: Option<Side>) -> String {
    let majority = |of: SpaceSet, what: &str| {
        let count = |side| of.iter().filter(|at| state.control(*at) == Some(side)).count();
        format!(
            "{}: {}. Of {} {what}, Rome controls {} and Carthage {}; {} are a majority.",
            entry.name(),
            holder(owner),
            of.len(),
            count(Side::Rome),
            count(Side::Carthage),
            of.len() / 2 + 1,
        )
    };
    match entry {
        Entry::Province(p) => majority(p.spaces(), "spaces"),
        Entry::MareTyrrhenum => majority(crate::data::lanes::tyrrhenum_ports(), "ports"),
        Entry::Lilybaeum => format!("Lilybaeum: {}.", holder(state.control(LILYBAEUM))),
        Entry::Miat => format!(
            "Miat: {}. A Warlike Miat counts for Carthage, a Peaceful one for Rome.",
            holder(owner)
        ),
    }
}

/// The Miat (15.3): its slots, and below them what its pairs give.
pub(super) fn council(state: &State) -> Board {
    let slot = |(i, pc): (usize, bool)| Cell {
        side: pc.then_some(Side::Carthage),
        state: if pc { CellState::Plain } else { CellState::Empty },
        note: format!(
            "Slot {} of the Miat{}: {}.",
            i + 1,
            if i == miat::CENTRE { ", the centre" } else { "" },
            if pc { "a PC" } else { "empty" },
        ),
        ..Cell::default()
    };
    let gain = |pair: [usize; 2], what: &str| {
        let won = pair.iter().all(|i| state.miat[*i]);
        Cell {
            text: format!("+1 {what}"),
            state: if won { CellState::Current } else { CellState::Empty },
            note: format!(
                "Slots {} and {} {}: 1 {what} more in the Reinforcement Phase.",
                pair[0] + 1,
                pair[1] + 1,
                if won { "hold PCs" } else { "do not both hold PCs" },
            ),
            ..Cell::default()
        }
    };
    Board {
        id: "miat",
        kind: BoardKind::Track,
        title: "Miat".into(),
        aside: mood(state.mood()).into(),
        rows: vec![
            state.miat.into_iter().enumerate().map(slot).collect(),
            vec![gain(miat::CU_PAIR, "CU"), gain(miat::GENERAL_PAIR, "General")],
        ],
    }
}
