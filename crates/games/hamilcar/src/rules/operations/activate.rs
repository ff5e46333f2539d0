//! Activating a general (5.2.C2.1).

use crate::board::{generals, units, why_not};
use crate::data::cards::card;
use crate::protocol::refusals::turn as refusals;
use crate::rules::movement;
use crate::state::{Force, Where};
use crate::{Board, State, TurnAsk, TurnEvent, answer, ask, emit};
use engine::{CardId, Choice, Flow, Legality, Side, UnitId};

/// Whether a general can be activated with these OPs: his Strategy Rating is no higher, or Supply Trains in his space make up the
/// difference (5.2.C2.1, 2.3.D1).
///
/// # Errors
/// The reason why not.
pub(crate) fn law(s: &State, side: Side, unit: UnitId, ops: u8) -> Legality {
    let at = s.general(unit).at.space().ok_or_else(|| why_not::absent(s, unit))?;
    generals::may_be_activated(s, unit)?;
    let missing = s.activation_ops(unit).saturating_sub(ops);
    if missing > s.place(at).all(side).trains {
        return Err(if missing > 0 && s.place(at).all(side).trains > 0 {
            refusals::TOO_FEW_TRAINS
        } else {
            refusals::TOO_FEW_OPS
        });
    }
    Ok(())
}

/// Whether any general can be activated with these OPs.
pub fn any_law(s: &State, side: Side, ops: u8) -> Legality {
    if s.generals_in_play(side)
        .iter()
        .any(|unit| law(s, side, unit, ops).is_ok())
    {
        Ok(())
    } else {
        Err(refusals::NOBODY_TO_ACTIVATE)
    }
}

/// Activates a general: he moves, or besieges (7, 14).
pub fn activate(t: &mut Board<'_>, side: Side, id: CardId) -> Flow<()> {
    let ops = card(id).ops;
    let answer = ask(t, side, TurnAsk::ActivateGeneral(id), "5.2.C2.1", |s, o| {
        o.weigh_each(s.generals_in_play(side).iter(), Choice::Unit, |unit| {
            law(s, side, unit, ops)
        });
        why_not::own_generals(o, side, |unit| why_not::absent(s, unit));
        why_not::spaces(o, |at| why_not::general_wanted(s, side, at));
        why_not::cards(o, refusals::NOT_A_CARD);
    })?;
    let unit = answer::unit(answer);
    let missing = t.state.activation_ops(unit).saturating_sub(ops);
    generals::is_chosen(t, unit, ops);
    pay_with_trains(t, side, unit, missing)?;
    movement::activate(t, unit, movement::POINTS)
}

/// Removes Supply Trains in the general's space for the OPs that the card lacks (2.3.D1), those beside him first.
fn pay_with_trains(t: &mut Board<'_>, side: Side, unit: UnitId, count: u8) -> Flow<()> {
    let here = t.state.general(unit).at;
    let at = here.space().expect("a general who is not on the map is not offered");
    for _ in 0..count {
        let place = t.state.place(at);
        let beside_him_inside = here == Where::Inside(at) && place.inside.trains > 0;
        let inside = beside_him_inside || place.outside[side].trains == 0;
        emit(t, "2.3.D1", TurnEvent::TrainSpent { side, at });
        units::remove(t, side, at, inside, Force::new(0, 0, 1), "2.3.D1")?;
    }
    Ok(())
}
