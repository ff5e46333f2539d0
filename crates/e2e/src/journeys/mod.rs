//! The journeys, in the order in which they run.

mod boot;

use crate::{Outcome, World};

/// A journey: what a player does, and what must come of it.
pub struct Journey {
    /// Its name, for the terminal.
    pub name: &'static str,
    /// The doing of it.
    pub run: fn(&World) -> Outcome,
}

/// All journeys.
pub const ALL: &[Journey] = &[
    Journey {
        name: "boot: the page starts under the strict policy",
        run: boot::starts,
    },
    Journey {
        name: "boot: a breach of the policy is heard",
        run: boot::breach_is_heard,
    },
    Journey {
        name: "boot: three deaths, three returns",
        run: boot::comes_back,
    },
];
