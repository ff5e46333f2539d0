//! The Victory Check Phase (22), sudden death (23) and the end of the turn (5, 7).

use crate::board::politics::{remove_pcs, wins};
use crate::data::provinces::{Province, Region};
use crate::data::tracks::LAST_TURN;
use crate::rules::strategy;
use crate::state::{Counsel, Phase};
use crate::{Board, State, TurnEvent, emit};
use engine::{Flow, Side};

/// Political Points are counted; who has fewer loses PC markers (22.1, 22.2). In the last turn the greater total wins (22.4).
///
/// # Errors
/// [`engine::Halt`].
pub fn victory_check_phase(t: &mut Board<'_>) -> Flow<Phase> {
    if italy_has_fallen(&t.state) {
        wins(
            t,
            Side::Carthage,
            "23",
            "Carthage controls every province of Italy but Latium.",
        )?;
    }
    let (rome, carthage) = (t.state.points(Side::Rome), t.state.points(Side::Carthage));
    emit(t, "22.1", TurnEvent::Points { rome, carthage });
    if t.state.turn == LAST_TURN {
        let (winner, because) = if rome > carthage {
            (Side::Rome, "Rome has more Political Points at the end of the war.")
        } else if carthage > rome {
            (
                Side::Carthage,
                "Carthage has more Political Points at the end of the war.",
            )
        } else {
            (
                Side::Carthage,
                "Political Points are even at the end of the war, and Carthage wins ties.",
            )
        };
        wins(t, winner, "22.4", because)?;
    }
    let behind = if rome < carthage { Side::Rome } else { Side::Carthage };
    remove_pcs(t, behind, rome.abs_diff(carthage), "22.2")?;
    Ok(Phase::EndOfTurn)
}

/// Whether Carthage controls all provinces of Italy except Latium (23).
fn italy_has_fallen(s: &State) -> bool {
    let others = Region::Italia.provinces().filter(|p| *p != Province::Latium);
    others.into_iter().all(|p| s.controls_province(Side::Carthage, p))
}

/// The turn ends: what holds for a turn goes, the Truce card brings the deck together (8.7), counsels end a turn after that (25, 57 and 58).
pub fn end_of_turn(t: &mut Board<'_>) -> Phase {
    if core::mem::take(&mut t.state.effects.reshuffle) {
        strategy::reshuffle(t);
    }
    let effects = &mut t.state.effects;
    effects.naval_victory = false;
    for counsel in [&mut effects.hanno, &mut effects.cato] {
        if *counsel == Counsel::Ending {
            *counsel = Counsel::None;
        }
    }
    t.state.turn += 1;
    let turn = t.state.turn;
    emit(t, "5", TurnEvent::TurnBegins(turn));
    Phase::Reinforcement
}
