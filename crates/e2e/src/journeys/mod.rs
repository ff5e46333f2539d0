//! The journeys, in the order in which they run.

mod boot;
mod keeping;
mod play;

use crate::{Outcome, World};

/// A journey: what a player does, and what must come of it.
pub struct Journey {
    /// Its name, for the terminal.
    pub name: &'static str,
    /// The doing of it.
    pub run: fn(&World) -> Outcome,
}

const fn to(name: &'static str, run: fn(&World) -> Outcome) -> Journey {
    Journey { name, run }
}

/// All journeys.
pub const ALL: &[Journey] = &[
    to("boot: the page starts under the strict policy", boot::starts),
    to("boot: a breach of the policy is heard", boot::breach_is_heard),
    to("boot: three deaths, three returns", boot::comes_back),
    to("play: the first turn, by taps, both sides", play::first_turn),
    to("play: alone, without a single curtain", play::alone_without_a_curtain),
    to("play: a war watched to its end", play::watched_to_the_end),
    to("play: victory and rematch", play::victory_and_rematch),
    to("keeping: three deaths in mid-move", keeping::in_mid_move),
    to("keeping: killed the moment the prompt moves on", keeping::at_once),
];
