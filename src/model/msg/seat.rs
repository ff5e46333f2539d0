//! Who sits at the table, whose hand is open, and at which questions the page stops for a side.

use crate::model::orders::{Order, Scope, StopWhen};
use engine::Side;

/// A change of the seats.
#[derive(Clone, Debug)]
pub enum SeatMsg {
    /// The hand of a side is opened by its player.
    Reveal(Side),
    /// Face to face: a finger rests on the edge of the player opposite, who sees his hand there.
    Glance(Side),
    /// A finger goes from the edge of a hand.
    LetGo,
    /// The open hand is closed.
    Hide,
    /// Nobody has touched the page for a while: the open hand is closed, and a notice says why.
    Idle,
    /// At which windows the page stops for a side.
    Stop(Side, StopChange),
    /// A standing order of a side for an occasion; `None` removes that of a space or an army.
    Order(Side, u8, Scope, Option<Order>),
    /// The same standing order of a side for all occasions that a hidden card could answer.
    OrderAll(Side, Scope, Option<Order>),
}

/// A change of the windows at which the page stops.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StopChange {
    /// The general rule.
    When(StopWhen),
    /// An occasion is marked, or no longer marked.
    Mark(u8),
    /// A space or an army is marked, or no longer marked.
    Name(Scope),
}
