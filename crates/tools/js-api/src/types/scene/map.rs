//! What lies on the map.

use crate::types::Side;
use engine::scene::{GeneralShown, Seat, SpaceShown};
use serde::Serialize;
use tsify::Tsify;

/// A marker with a count: Siege Points, supply trains, warships.
#[derive(Clone, PartialEq, Debug, Serialize, Tsify)]
pub struct Mark {
    /// The name of its symbol.
    pub symbol: &'static str,
    /// How many.
    pub count: u8,
    /// What it is, in words.
    pub name: String,
}

/// A space of the map.
#[derive(Clone, PartialEq, Debug, Serialize, Tsify)]
pub struct Space {
    /// Its id.
    pub id: u8,
    /// Its printed name.
    pub name: &'static str,
    /// The side that holds it, if one does.
    pub control: Option<Side>,
    /// Capacity of its walls, 0 without.
    pub capacity: u8,
    /// The markers in it.
    pub marks: Vec<Mark>,
    /// All about it in whole sentences.
    pub note: String,
}

impl From<SpaceShown> for Space {
    fn from(space: SpaceShown) -> Self {
        let mark = |mark: engine::scene::Mark| Mark {
            symbol: mark.symbol,
            count: mark.count,
            name: mark.name,
        };
        Space {
            id: space.id.0,
            name: space.name,
            control: space.control.map(Side::from),
            capacity: space.capacity,
            marks: space.marks.into_iter().map(mark).collect(),
            note: space.note,
        }
    }
}

/// A number on the counter of a general.
#[derive(Clone, PartialEq, Debug, Serialize, Tsify)]
pub struct Rating {
    /// What it is called: "Strategy".
    pub name: &'static str,
    /// The number as it counts where the general is.
    pub value: u8,
}

/// A general on the table.
#[derive(Clone, PartialEq, Debug, Serialize, Tsify)]
pub struct General {
    /// The id of the unit.
    pub unit: u8,
    /// The short name, as on the counter.
    pub name: &'static str,
    /// The full name.
    pub full: &'static str,
    /// The numbers on the counter.
    pub ratings: Vec<Rating>,
    /// Office and traits.
    pub office: String,
}

impl From<GeneralShown> for General {
    fn from(general: GeneralShown) -> Self {
        let rating = |rating: engine::scene::Rating| Rating {
            name: rating.name,
            value: rating.value,
        };
        General {
            unit: general.unit.0,
            name: general.name,
            full: general.full,
            ratings: general.ratings.into_iter().map(rating).collect(),
            office: general.office,
        }
    }
}

/// Units of a kind in a stack.
#[derive(Clone, PartialEq, Debug, Serialize, Tsify)]
pub struct Counter {
    /// The name of its symbol.
    pub symbol: &'static str,
    /// How many.
    pub count: u8,
    /// What they are, in words.
    pub name: String,
}

/// A stack of one side in one place.
#[derive(Clone, PartialEq, Debug, Serialize, Tsify)]
pub struct Stack {
    /// Its side.
    pub side: Side,
    /// The id of its space; at sea that of the port last touched.
    pub space: u8,
    /// Whether it is outside of any walls, inside of them or at sea.
    #[tsify(type = "\"outside\" | \"inside\" | \"atSea\"")]
    pub seat: &'static str,
    /// Its generals, the commander first.
    pub generals: Vec<General>,
    /// Its units by kind.
    pub units: Vec<Counter>,
    /// Whether it is the army that is moving.
    pub active: bool,
    /// All about it in words.
    pub note: String,
}

impl From<engine::scene::Stack> for Stack {
    fn from(stack: engine::scene::Stack) -> Self {
        let counter = |counter: engine::scene::Counter| Counter {
            symbol: counter.symbol,
            count: counter.count,
            name: counter.name,
        };
        Stack {
            side: stack.side.into(),
            space: stack.seat.space().0,
            seat: match stack.seat {
                Seat::Outside(_) => "outside",
                Seat::Inside(_) => "inside",
                Seat::AtSea(_) => "atSea",
            },
            generals: stack.generals.into_iter().map(General::from).collect(),
            units: stack.units.into_iter().map(counter).collect(),
            active: stack.active,
            note: stack.note,
        }
    }
}

/// The march in progress.
#[derive(Clone, PartialEq, Debug, Serialize, Tsify)]
pub struct Route {
    /// Its side.
    pub side: Side,
    /// The ids of the spaces touched so far, the start first.
    pub spaces: Vec<u8>,
    /// MPs spent.
    pub spent: u8,
    /// MPs in all.
    pub total: u8,
    /// Units in the army.
    pub units: u8,
    /// The limit of units.
    pub limit: u8,
}

impl From<engine::scene::Route> for Route {
    fn from(route: engine::scene::Route) -> Self {
        Route {
            side: route.side.into(),
            spaces: route.spaces.iter().map(|space| space.0).collect(),
            spent: route.spent,
            total: route.total,
            units: route.units,
            limit: route.limit,
        }
    }
}
