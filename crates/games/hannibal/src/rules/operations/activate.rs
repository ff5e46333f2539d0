//! Moving a general (8.2).

use crate::board::why_not;
use crate::data::cards::card;
use crate::protocol::refusals::{movement as refusals, turn};
use crate::rules::movement;
use crate::{Board, MovementAsk, State, answer, ask};
use engine::{CardId, Choice, Flow, Legality, Side, UnitId};

/// Whether an operation number moves a general: his Strategy Rating is no higher.
fn law(s: &State, unit: UnitId, ops: u8) -> Legality {
    turn::NOT_ON_MAP.unless(s.general(unit).at.space().is_some())?;
    refusals::RATING_TOO_HIGH.unless(s.strategy_rating(unit) <= ops)
}

/// Whether a card moves anybody with its operation number.
pub(crate) fn activate_law(s: &State, side: Side, id: CardId) -> Legality {
    let ops = card(id).ops;
    let anybody = s.generals_in_play(side).iter().any(|unit| law(s, unit, ops).is_ok());
    refusals::NOBODY_TO_ACTIVATE.unless(anybody)
}

/// Activates a general: he moves, fights or besieges (10).
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn activate(t: &mut Board<'_>, side: Side, id: CardId) -> Flow<()> {
    let answer = ask(t, side, MovementAsk::Activate(id), "8.2", |s, o| {
        o.weigh_each(s.generals_in_play(side).iter(), Choice::Unit, |unit| {
            law(s, unit, card(id).ops)
        });
        why_not::own_generals(s, o, side, refusals::RATING_TOO_HIGH);
        why_not::spaces(o, |_| turn::GENERAL_FIRST);
        why_not::cards(o, turn::NOT_A_CARD);
    })?;
    movement::activate(t, answer::unit(answer), id, false, None)
}
