//! Raising Troops (5.2.C2.3).

use crate::board::{units, why_not};
use crate::data::cards::card;
use crate::data::provinces;
use crate::protocol::refusals::turn as refusals;
use crate::state::{Force, Where};
use crate::{Board, State, TurnAsk, answer, ask};
use engine::{CardId, Choice, Flow, Legality, Side, UnitId};

/// Whether this card raises troops: it has 3 OPs and the infantry symbol (2.4.A), and a general can take the CU.
pub fn law(s: &State, side: Side, id: CardId) -> Legality {
    if card(id).ops < 3 || !card(id).infantry {
        return Err(refusals::NO_TROOPS_WITH_THIS);
    }
    if s.generals_in_play(side)
        .iter()
        .any(|unit| general_law(s, side, unit).is_ok())
    {
        Ok(())
    } else {
        Err(refusals::NOBODY_RAISES_TROOPS)
    }
}

/// Whether a CU can be placed with this general: he is in a friendly-controlled space of a province that his side controls, and not
/// in a Besieged Walled City (14.5.A).
fn general_law(s: &State, side: Side, unit: UnitId) -> Legality {
    let here = s.general(unit).at;
    let at = here.space().ok_or_else(|| why_not::absent(s, unit))?;
    if s.control(at) != Some(side) {
        return Err(refusals::TROOPS_NEED_SPACE);
    }
    if !s.controls_province(side, provinces::of(at)) {
        return Err(refusals::TROOPS_NEED_PROVINCE);
    }
    if here == Where::Inside(at) && s.place(at).besieged() {
        return Err(refusals::NO_TROOPS_BESIEGED);
    }
    if here == Where::Inside(at) {
        units::may_come_inside(s, at, Force::new(1, 0, 0))?;
    }
    Ok(())
}

/// Places 1 CU from the supply with a general.
pub fn raise(t: &mut Board<'_>, side: Side) -> Flow<()> {
    let answer = ask(t, side, TurnAsk::RaiseTroops, "5.2.C2.3", |s, o| {
        o.weigh_each(s.generals_in_play(side).iter(), Choice::Unit, |unit| {
            general_law(s, side, unit)
        });
        why_not::own_generals(o, side, |unit| why_not::absent(s, unit));
        why_not::spaces(o, |at| why_not::general_wanted(s, side, at));
        why_not::cards(o, refusals::NOT_A_CARD);
    })?;
    let unit = answer::unit(answer);
    let at = t
        .state
        .general(unit)
        .at
        .space()
        .expect("a general who is not on the map is not offered");
    units::add(t, side, at, Force::new(1, 0, 0), "5.2.C2.3")
}
