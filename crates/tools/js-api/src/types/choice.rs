//! Sides and answers.

use engine::{CardId, PerSide, SpaceId, UnitId};
use serde::{Deserialize, Serialize};
use tsify::Tsify;

/// One of the two players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub enum Side {
    /// The Roman Republic.
    Rome,
    /// The Carthaginian Empire.
    Carthage,
}

impl From<engine::Side> for Side {
    fn from(side: engine::Side) -> Self {
        match side {
            engine::Side::Rome => Side::Rome,
            engine::Side::Carthage => Side::Carthage,
        }
    }
}

impl From<Side> for engine::Side {
    fn from(side: Side) -> Self {
        match side {
            Side::Rome => engine::Side::Rome,
            Side::Carthage => engine::Side::Carthage,
        }
    }
}

/// A value for each side.
#[derive(Clone, PartialEq, Debug, Serialize, Tsify)]
pub struct Sides<T> {
    /// Rome's.
    pub rome: T,
    /// Carthage's.
    pub carthage: T,
}

impl<T> Sides<T> {
    /// The values of the engine in their new form.
    pub fn of<U>(values: PerSide<U>, form: impl Fn(U) -> T) -> Self {
        Sides {
            rome: form(values.rome),
            carthage: form(values.carthage),
        }
    }
}

/// An answer: what kind of thing it names, and which. Spaces and cards are those of `games()`, units those of the scene.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, Tsify)]
#[serde(tag = "kind", content = "value", rename_all = "camelCase")]
pub enum Choice {
    /// Nothing, stop, decline, done.
    Pass,
    /// Yes.
    Yes,
    /// No.
    No,
    /// A space of the map, by its id.
    Space(u8),
    /// A card, by its id.
    Card(u8),
    /// A piece with a name of its own, by its id.
    Unit(u8),
    /// How many.
    Number(u8),
    /// A button of the game's own, by its number.
    Named(u8),
}

impl From<engine::Choice> for Choice {
    fn from(choice: engine::Choice) -> Self {
        match choice {
            engine::Choice::Pass => Choice::Pass,
            engine::Choice::Yes => Choice::Yes,
            engine::Choice::No => Choice::No,
            engine::Choice::Space(SpaceId(id)) => Choice::Space(id),
            engine::Choice::Card(CardId(id)) => Choice::Card(id),
            engine::Choice::Unit(UnitId(id)) => Choice::Unit(id),
            engine::Choice::Number(number) => Choice::Number(number),
            engine::Choice::Named(number) => Choice::Named(number),
        }
    }
}

impl From<Choice> for engine::Choice {
    fn from(choice: Choice) -> Self {
        match choice {
            Choice::Pass => engine::Choice::Pass,
            Choice::Yes => engine::Choice::Yes,
            Choice::No => engine::Choice::No,
            Choice::Space(id) => engine::Choice::Space(SpaceId(id)),
            Choice::Card(id) => engine::Choice::Card(CardId(id)),
            Choice::Unit(id) => engine::Choice::Unit(UnitId(id)),
            Choice::Number(number) => engine::Choice::Number(number),
            Choice::Named(number) => engine::Choice::Named(number),
        }
    }
}
