//! The question which card is played (5.2.C), and what its OPs buy.

use super::ask_turn::aim;
use super::names::several;
use super::says;
use crate::data::cards::card;
use crate::data::tracks::LAST_TURN;
use crate::state::State;
use engine::scene::AskKind;
use engine::{CardSet, Prompting, Side};

/// 5.2.C: a card is to be played.
pub(super) fn play(state: &State, to: Side) -> Prompting {
    let chest = |side: Side| ops(state.war_chest[side]);
    // Who was not asked who goes first has not read it yet.
    let first = state.war_chest[to].is_empty();
    let asked = says(
        AskKind::Card,
        None,
        format!("{} plays a card", to.name()),
        format!(
            "{} has {} and must play one: for its OPs, for its Event, or just to discard it. Its OPs count for the War Chest either way, so far Rome {}, Carthage {}.{}",
            to.name(),
            several(state.hands[to].len() as u8, "card"),
            chest(Side::Rome),
            chest(Side::Carthage),
            if first || state.turn == LAST_TURN {
                aim(state)
            } else {
                ""
            },
        ),
    );
    engine::words::played(asked)
}

/// OPs of the cards of a War Chest box.
pub(crate) fn ops(cards: CardSet) -> u8 {
    cards.iter().map(|c| card(c).ops).sum()
}

/// 5.2.C2.5: what an OP buys.
pub(super) fn bought(to: Side) -> Vec<String> {
    let mut all = vec![
        "a PC placed or flipped".to_owned(),
        "a Supply Train".to_owned(),
        "a Warship made Ready".to_owned(),
    ];
    if to == Side::Carthage {
        all.push("a PC on the Miat".to_owned());
    }
    all
}
