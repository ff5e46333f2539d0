//! Raising troops (8.2).

use crate::board::{units, why_not};
use crate::data::cards::card;
use crate::data::generals::of;
use crate::data::provinces;
use crate::protocol::refusals::turn as refusals;
use crate::state::{Force, Where};
use crate::{Board, State, TurnAsk, answer, ask};
use engine::{CardId, Choice, Flow, Legality, Side, UnitId};

/// The operation number that raises troops.
const THREE: u8 = 3;

/// Whether a card raises troops anywhere.
pub(crate) fn raise_law(s: &State, side: Side, id: CardId) -> Legality {
    refusals::ONLY_THREE_RAISES.unless(card(id).ops == THREE)?;
    let anybody = of(side).iter().any(|unit| law(s, side, unit).is_ok());
    refusals::NOWHERE_TO_RAISE.unless(anybody)
}

/// Whether a general may raise troops where he stands (8.2, 20.5).
fn law(s: &State, side: Side, unit: UnitId) -> Legality {
    let place = s.general(unit).at;
    let at = place.space().ok_or(refusals::NOT_ON_MAP)?;
    let home = s.control(at) == Some(side) && s.controls_province(side, provinces::of(at));
    refusals::RAISE_AT_HOME.unless(home)?;
    refusals::BESIEGED_RAISES_NOTHING
        .unless(!s.place(at).besieged() || place == Where::At(at) && s.place(at).city() != Some(side))?;
    units::may_come(s, side, at, 1)
}

/// One CU comes to a general.
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn raise_troops(t: &mut Board<'_>, side: Side) -> Flow<()> {
    let answer = ask(t, side, TurnAsk::RaiseTroops, "8.2", |s, o| {
        o.weigh_each(of(side).iter(), Choice::Unit, |unit| law(s, side, unit));
        why_not::spaces(o, |_| refusals::GENERAL_FIRST);
        why_not::cards(o, refusals::NOT_A_CARD);
    })?;
    let at = t.state.general(answer::unit(answer)).at.space();
    units::add(
        t,
        side,
        at.expect("a chosen general stands in a space"),
        Force::new(1, 0, 0),
        "8.2",
    )
}
