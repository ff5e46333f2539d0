//! Boards beside the map, and the numbers and dice of a fight.

use crate::types::{Side, Sides};
use engine::scene::{CellState, DieShown};
use serde::Serialize;
use tsify::Tsify;

/// A track or box, or what is being fought over.
#[derive(Clone, PartialEq, Debug, Serialize, Tsify)]
pub struct Board {
    /// Its id.
    pub id: &'static str,
    /// Its heading.
    pub title: String,
    /// A word beside the heading.
    pub aside: String,
    /// Rows of cells.
    pub rows: Vec<Vec<Cell>>,
}

/// A cell of a board.
#[derive(Clone, PartialEq, Debug, Serialize, Tsify)]
pub struct Cell {
    /// What stands in it.
    pub text: String,
    /// What stands below.
    pub under: String,
    /// The name of a symbol; may be empty.
    pub symbol: &'static str,
    /// How many of the symbol.
    pub count: u8,
    /// The side whose marker it holds.
    pub side: Option<Side>,
    /// Whether it is as printed, holds the marker, has been passed or can be filled.
    #[tsify(type = "\"plain\" | \"current\" | \"past\" | \"empty\"")]
    pub state: &'static str,
    /// All about it in words.
    pub note: String,
}

impl From<engine::scene::Board> for Board {
    fn from(board: engine::scene::Board) -> Self {
        let cells = |row: Vec<engine::scene::Cell>| row.into_iter().map(Cell::from).collect();
        Board {
            id: board.id,
            title: board.title,
            aside: board.aside,
            rows: board.rows.into_iter().map(cells).collect(),
        }
    }
}

impl From<engine::scene::Cell> for Cell {
    fn from(cell: engine::scene::Cell) -> Self {
        Cell {
            text: cell.text,
            under: cell.under,
            symbol: cell.symbol,
            count: cell.count,
            side: cell.side.map(Side::from),
            state: match cell.state {
                CellState::Plain => "plain",
                CellState::Current => "current",
                CellState::Past => "past",
                CellState::Empty => "empty",
            },
            note: cell.note,
        }
    }
}

/// A number of each side.
#[derive(Clone, PartialEq, Debug, Serialize, Tsify)]
pub struct Fact {
    /// What it counts.
    pub title: String,
    /// The number of each side, in words.
    pub value: Sides<String>,
    /// Why, in a few words.
    pub note: String,
}

impl From<engine::scene::Fact> for Fact {
    fn from(fact: engine::scene::Fact) -> Self {
        Fact {
            title: fact.title,
            value: Sides::of(fact.value, |value| value),
            note: fact.note,
        }
    }
}

/// A die as it lies.
#[derive(Clone, PartialEq, Debug, Serialize, Tsify)]
pub struct Die {
    /// The side that has thrown it, if one has.
    pub side: Option<Side>,
    /// Its kind in words.
    pub kind: &'static str,
    /// The names of the symbols on its face.
    pub symbols: Vec<&'static str>,
    /// The number on its face, or 0.
    pub number: u8,
}

impl From<DieShown> for Die {
    fn from(die: DieShown) -> Self {
        Die {
            side: die.side.map(Side::from),
            kind: die.kind,
            symbols: die.symbols,
            number: die.number,
        }
    }
}
