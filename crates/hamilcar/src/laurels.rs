//! What follows a battle that is won, on land or at sea, before the move goes on.

use crate::data::generals::who;
use crate::data::spaces;
use crate::laws::battle as laws;
use crate::state::{Marker, State};
use crate::{BattleAsk, Board, ask, politics, tapped};
use kernel::{Choice, Flow, Legality, Side, SpaceId, UnitId};

/// Ability and Counter Events of the winner, whose Commanding General is named if he had one.
///
/// # Errors
/// [`kernel::Halt`].
pub(crate) fn won(t: &mut Board<'_>, _winner: Side, commander: Option<UnitId>) -> Flow<()> {
    if commander == Some(who::SCIPIO) {
        scipio(t)?;
    }
    Ok(())
}

/// Scipio has won: Rome may place a PC in a space without one, whoever stands there (17.2).
fn scipio(t: &mut Board<'_>) -> Flow<()> {
    let side = Side::Rome;
    if spaces::all().all(|at| empty(&t.state, at).is_err()) {
        return Ok(());
    }
    let answer = ask(t, side, BattleAsk::Laurels, "17.2.Scipio", |s, o| {
        for at in spaces::all() {
            o.weigh(Choice::Space(at), || empty(s, at));
        }
        o.offer(Choice::Pass);
        tapped::no_card_no_general(s, o, side);
    })?;
    if let Choice::Space(at) = answer {
        politics::place_or_flip(t, side, at, "17.2.Scipio")?;
    }
    Ok(())
}

/// Whether no PC, Tribe or Walled City is in a space.
fn empty(s: &State, at: SpaceId) -> Legality {
    match s.place(at).marker {
        Marker::None => Ok(()),
        Marker::Tribe => Err(crate::laws::turn::PC_ON_TRIBE),
        _ => Err(laws::NO_EMPTY_SPACE),
    }
}
