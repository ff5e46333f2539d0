//! Events that bring units (25): 10 to 16, 30, 43 to 48. Nothing comes into a besieged city, as with reinforcements (6.3), and with the enemy
//! before an own city as many CUs as find room there (10.7).

use super::{sieges, target};
use crate::board::{units, walls};
use crate::data::cards::{Effect, card, section};
use crate::data::generals::general;
use crate::data::provinces::{Province, Region, of, region_of};
use crate::data::spaces::{self, at, space};
use crate::protocol::refusals::{cards as refusals, turn};
use crate::state::{Force, Kind, State, Where};
use crate::{Board, CardEvent, TurnEvent, emit};
use engine::{CardId, Flow, Legality, Side, SpaceId, UnitId};

/// Which spaces these Events bring CUs to.
pub(super) fn target(s: &State, side: Side, id: CardId, at: SpaceId) -> Legality {
    let harbour = || {
        refusals::PORT_OF_YOURS.unless(space(at).port.is_some() && s.control(at) == Some(side))?;
        arrives(s, side, at)
    };
    match card(id).effect {
        Effect::MacedonianReinforcements { .. } => {
            let coast = matches!(region_of(at), Region::Africa | Region::Italia);
            refusals::PORT_OF_YOURS.unless(s.effects.macedonia && coast)?;
            harbour()
        }
        Effect::BalearicSlingers { .. } => {
            refusals::NO_TARGET.unless(s.controls_province(side, Province::BalearicIslands))?;
            refusals::PORT_OF_YOURS.unless(s.place(at).outside[side.enemy()].is_empty())?;
            harbour()
        }
        Effect::AfricanReinforcements { .. } => {
            refusals::NO_TARGET.unless(at == at::CARTHAGE)?;
            arrives(s, side, at)
        }
        Effect::SlavesRaised { provinces, .. } => {
            let danger = sieges::italian_provinces(s, Side::Carthage) >= provinces;
            let free = s.place(at).outside.carthage.is_empty();
            refusals::NO_TARGET.unless(at == at::ROME && danger && free)?;
            turn::BESIEGED.unless(!s.place(at).besieged())?;
            arrives(s, side, at)
        }
        _ => Err(refusals::NO_TARGET),
    }
}

/// Whether a CU finds a place there: not beside the enemy, not in a besieged city (6.3).
fn arrives(s: &State, side: Side, at: SpaceId) -> Legality {
    let open = s.place(at).outside[side.enemy()].is_empty() || s.place(at).city() == Some(side);
    refusals::PORT_OF_YOURS.unless(open)?;
    units::may_come(s, side, at, 1)
}

/// As many CUs of one kind come as find room, and are told by a section; the others are lost (6.3, 10.7).
fn come(t: &mut Board<'_>, side: Side, at: SpaceId, kind: Kind, cus: u8, section: &'static str) -> Flow<()> {
    let fit = cus.min(units::room(&t.state, side, at));
    if fit > 0 {
        units::add(t, side, at, Force::so_many(kind, fit), section)?;
    }
    if fit < cus {
        let cus = cus - fit;
        emit(t, "6.3", TurnEvent::Forgone { side, cus });
    }
    Ok(())
}

/// 10, 11, 43
pub(super) fn to_a_space(t: &mut Board<'_>, side: Side, id: CardId, cus: u8) -> Flow<()> {
    match target::space(t, side, id, 1, false, |s, at| target(s, side, id, at))? {
        Some(at) => come(t, side, at, Kind::Cu, cus, section(id)),
        None => Ok(()),
    }
}

/// 12: an ordinary CU for each one with Elephants that there is none left of (2.2, 17.1); those with Elephants come first.
pub(super) fn elephants(t: &mut Board<'_>, cus: u8) -> Flow<()> {
    let (side, at) = (Side::Carthage, at::CARTHAGE);
    let elephants = cus.min(t.state.elephants_in_supply());
    come(t, side, at, Kind::Elephant, elephants, "17.1")?;
    come(t, side, at, Kind::Cu, cus - elephants, "2.2")
}

/// Which generals these Events are for.
pub(super) fn receives(s: &State, side: Side, id: CardId, unit: UnitId) -> Legality {
    refusals::NO_GENERAL_FOR_IT.unless(general(unit).side == side)?;
    let place = s.general(unit).at;
    let at = place.space().ok_or(turn::NOT_ON_MAP)?;
    let (fits, cus) = match card(id).effect {
        Effect::Recruits { cus, provinces } => (provinces.contains(&of(at)), cus),
        Effect::IberianRecruits { cus } => {
            let home = region_of(at) == Region::Hispania && s.controls_province(side, of(at));
            (home, cus)
        }
        Effect::AlliedAuxiliaries { cus, province } => {
            let levied = s.controls_province(side, province);
            (levied && region_of(at) == Region::Italia, cus)
        }
        Effect::SiegeTrain => (true, 0),
        _ => (false, 0),
    };
    refusals::NO_GENERAL_FOR_IT.unless(fits)?;
    let shut_in = place == Where::Inside(at) && s.place(at).besieged();
    turn::BESIEGED.unless(!shut_in)?;
    units::may_come(s, side, at, cus.min(1))
}

/// Whether it is all the same which of two generals an Event is for: what comes stays in the place where both stand.
pub(crate) fn alike(s: &State, id: CardId, one: UnitId, other: UnitId) -> bool {
    let stays = matches!(
        card(id).effect,
        Effect::Recruits { .. }
            | Effect::IberianRecruits { .. }
            | Effect::AlliedAuxiliaries { .. }
            | Effect::SiegeTrain
    );
    stays && s.general(one).at == s.general(other).at
}

/// 13 to 16, 44 to 48
pub(super) fn to_a_general(t: &mut Board<'_>, side: Side, id: CardId, cus: u8) -> Flow<()> {
    let unit = target::general(t, side, id, receives)?;
    match t.state.general(unit).at.space() {
        Some(at) => come(t, side, at, Kind::Cu, cus, section(id)),
        None => Ok(()),
    }
}

/// 30: it comes to a general, or goes over to him from where it is.
pub(super) fn siege_train(t: &mut Board<'_>, id: CardId) -> Flow<()> {
    let side = Side::Carthage;
    let unit = target::general(t, side, id, receives)?;
    for at in spaces::all() {
        let place = t.state.place_mut(at);
        let outside = core::mem::take(&mut place.outside[side].trains);
        if outside + core::mem::take(&mut place.inside.trains) > 0 {
            walls::settle(t, at);
        }
    }
    let place = t.state.general(unit).at;
    let Some(at) = place.space() else { return Ok(()) };
    match place {
        Where::Inside(_) => t.state.place_mut(at).inside.trains = 1,
        _ => t.state.place_mut(at).outside[side].trains = 1,
    }
    emit(t, section(id), CardEvent::TrainComes { at });
    Ok(())
}
