//! Hamilcar for the trial kit.

use crate::{Event, Hamilcar, What};
use kernel::CardSet;
use kernel::trial::Fuzzed;

/// How many cards go into the deck: the Dictator lies beside the board, 58 and 59 belong to an optional rule.
const DEALT: u32 = 56;

impl Fuzzed for Hamilcar {
    fn decks() -> Vec<CardSet> {
        vec![CardSet::first(DEALT)]
    }

    fn name_event(event: &Event) -> String {
        let name = |debug: String| debug.split([' ', '(']).next().unwrap_or_default().to_owned();
        match &event.what {
            What::Turn(turn) => name(format!("{turn:?}")),
            What::Movement(movement) => name(format!("{movement:?}")),
            What::Battle(battle) => name(format!("{battle:?}")),
        }
    }
}
