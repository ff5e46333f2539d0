//! The Victory Check Phase (5.5), the victories that end the war (4) and the end of the game (6).

use crate::board::politics;
use crate::data::provinces::Region;
use crate::data::tracks::LAST_TURN;
use crate::state::Phase;
use crate::{Board, State, TurnEvent, emit};
use core::cmp::Ordering;
use engine::{Flow, Side};

/// Whoever holds fewer Politically Significant Provinces removes as many PCs as he is behind (5.5); then Rome must hold three
/// Provinces in Italia (4.1).
///
/// # Errors
/// [`engine::Halt`].
pub fn victory_check_phase(t: &mut Board<'_>) -> Flow<Phase> {
    let (rome, carthage) = (t.state.score(Side::Rome), t.state.score(Side::Carthage));
    emit(t, "5.5", TurnEvent::VictoryCheck { rome, carthage });
    match rome.cmp(&carthage) {
        Ordering::Less => politics::remove_pcs(t, Side::Rome, carthage - rome, "5.5")?,
        Ordering::Greater => politics::remove_pcs(t, Side::Carthage, rome - carthage, "5.5")?,
        Ordering::Equal => {}
    }
    let count = italian_provinces(&t.state);
    emit(t, "2.1.F", TurnEvent::ItalianProvinces(count));
    if count < 3 {
        politics::wins(
            t,
            Side::Carthage,
            "4.1",
            "Rome controls fewer than three Provinces in Italia.",
        )?;
    }
    Ok(Phase::WarChest)
}

/// How many Provinces in Italia Rome controls, Samnium included (4.1, 5.1.C).
#[must_use]
pub fn italian_provinces(s: &State) -> u8 {
    Region::Italia
        .provinces()
        .filter(|p| s.controls_province(Side::Rome, *p))
        .count() as u8
}

/// What follows the War Chest Phase: the next turn, or after the last the count that decides (6).
#[must_use]
pub fn next_turn(t: &mut Board<'_>) -> Phase {
    if t.state.turn == LAST_TURN {
        return Phase::FinalCount;
    }
    t.state.turn += 1;
    Phase::Reinforcement
}

/// Whoever holds more Politically Significant Provinces wins, and Carthage if both hold as many (4.2, 6.2).
///
/// # Errors
/// Always [`engine::Halt::Over`].
pub fn final_count(t: &mut Board<'_>) -> Flow<Phase> {
    let (rome, carthage) = (t.state.score(Side::Rome), t.state.score(Side::Carthage));
    emit(t, "4.2", TurnEvent::FinalCount { rome, carthage });
    let (winner, because) = match rome.cmp(&carthage) {
        Ordering::Greater => (Side::Rome, "Rome holds more Politically Significant Provinces."),
        Ordering::Less => (Side::Carthage, "Carthage holds more Politically Significant Provinces."),
        Ordering::Equal => (Side::Carthage, "Both hold as many Provinces, and Carthage wins ties."),
    };
    politics::wins(t, winner, "6.2", because).map(|never| match never {})
}
