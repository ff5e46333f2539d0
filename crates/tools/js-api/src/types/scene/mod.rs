//! What lies on the table, as one side may see it.

mod board;
mod cards;
mod map;

pub use board::{Board, Cell, Die, Fact};
pub use cards::{Duel, Hand, Pile, PlayedCard};
pub use map::{Counter, General, Mark, Rating, Route, Space, Stack};

use super::{Side, Sides};
use serde::Serialize;
use tsify::Tsify;

/// What lies on the table.
#[derive(Clone, PartialEq, Debug, Serialize, Tsify)]
pub struct Scene {
    /// The turn: "Turn I".
    pub turn: String,
    /// The year and the phase.
    pub phase: String,
    /// Whose turn it is, if anybody's.
    pub active: Option<Side>,
    /// All spaces in the order of their ids.
    pub spaces: Vec<Space>,
    /// All stacks.
    pub stacks: Vec<Stack>,
    /// Tracks and boxes, and what is being fought over.
    pub boards: Vec<Board>,
    /// Piles of cards.
    pub piles: Vec<Pile>,
    /// Both hands: of the other side's the number of cards alone.
    pub hands: Sides<Hand>,
    /// The ids of those cards of one's own hand that are of no use as things stand.
    pub useless: Vec<u8>,
    /// The battle in progress, if it is fought with cards of its own.
    pub duel: Option<Duel>,
    /// The battle or siege in progress: numbers of both sides.
    pub facts: Vec<Fact>,
    /// Its dice.
    pub dice: Vec<Die>,
    /// The march in progress.
    pub route: Option<Route>,
    /// What each side has of that which decides the game.
    pub score: Sides<u8>,
    /// What that is: "Provinces".
    pub scored: &'static str,
}

impl From<engine::scene::Scene> for Scene {
    fn from(scene: engine::scene::Scene) -> Self {
        Scene {
            turn: scene.turn,
            phase: scene.phase,
            active: scene.active.map(Side::from),
            spaces: scene.spaces.into_iter().map(Space::from).collect(),
            stacks: scene.stacks.into_iter().map(Stack::from).collect(),
            boards: scene.boards.into_iter().map(Board::from).collect(),
            piles: scene.piles.into_iter().map(Pile::from).collect(),
            hands: Sides::of(scene.hands, Hand::from),
            useless: scene.dead.iter().map(|card| card.0).collect(),
            duel: scene.duel.map(Duel::from),
            facts: scene.facts.into_iter().map(Fact::from).collect(),
            dice: scene.dice.into_iter().map(Die::from).collect(),
            route: scene.route.map(Route::from),
            score: Sides::of(scene.score, |score| score),
            scored: scene.scored,
        }
    }
}
