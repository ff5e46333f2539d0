//! Events that bring Units (17.1). They are placed like reinforcements (5.1.D).

use super::target;
use crate::board::units;
use crate::data::cards::{Effect, card, section};
use crate::data::provinces::{Region, region_of};
use crate::data::spaces::{at::CARTHAGO, at::MESSANA, space};
use crate::protocol::refusals::cards as refusals;
use crate::protocol::refusals::turn;
use crate::state::{Force, Kind};
use crate::{Board, State, TurnEvent, emit};
use engine::{CardId, Flow, Legality, Side, SpaceId};

/// Whether a side may choose a space for one of these cards.
///
/// # Errors
/// The reason why not.
pub(super) fn target(s: &State, side: Side, id: CardId, at: SpaceId) -> Legality {
    let place = s.place(at);
    let led = !s.generals_in(at, side).is_empty();
    let own = place.control() == Some(side);
    let (region, kind) = (region_of(at), kind(id));
    let reached = match card(id).effect {
        Effect::MamertineVolunteers { .. } => {
            own && (at == MESSANA && place.city().is_some() || led && region == Region::Sicilia)
        }
        Effect::HannibalTheRhodian { cus, trains } => return into_the_siege(s, side, at, Force::new(cus, 0, trains)),
        Effect::LibyanLevies { .. } => at == CARTHAGO && own || led && region == Region::Africa,
        Effect::LigurianMercenaries { .. } => match region {
            Region::CorsicaSardinia => own || led,
            region => led && region == Region::Sicilia,
        },
        Effect::IberianMercenaries { .. } => own && (led || place.city().is_some()),
        Effect::WarElephants { .. } => s.elephants_in_supply() > 0 && own && (at == CARTHAGO || led && space(at).port),
        Effect::AlliedAuxiliaries { .. } => led && region == Region::Italia,
        _ => false,
    };
    if reached {
        takes(s, side, at, kind)
    } else {
        Err(refusals::BEYOND_THE_CARD)
    }
}

/// What the card brings.
fn kind(id: CardId) -> Kind {
    match card(id).effect {
        Effect::WarElephants { .. } => Kind::Elephant,
        _ => Kind::Cu,
    }
}

/// Whether a CU can come into a space: nothing comes into a Besieged Walled City, though it may join an Army before its walls; with
/// the enemy outside only what finds room; and in the open no CU where enemy CUs stand (5.1.D).
fn takes(s: &State, side: Side, at: SpaceId, kind: Kind) -> Legality {
    let place = s.place(at);
    if place.city() == Some(side) {
        if place.besieged() && !s.generals_at(at, side).is_empty() {
            return Ok(());
        }
        return units::may_come_inside(s, at, Force::one(kind));
    }
    if s.has_cus(at, side.enemy()) {
        return Err(refusals::ENEMY_HOLDS_IT);
    }
    Ok(())
}

/// #13: whether a Besieged port city has room for any of it.
fn into_the_siege(s: &State, side: Side, at: SpaceId, units: Force) -> Legality {
    let place = s.place(at);
    if place.city() != Some(side) || !place.besieged() {
        Err(refusals::NOT_BESIEGED)
    } else if !space(at).port {
        Err(refusals::NO_HARBOUR)
    } else if s.room_for(at, place.inside, units).is_empty() {
        Err(turn::WALLS_FULL)
    } else {
        Ok(())
    }
}

/// So many CUs to one space: all of the cards that name one place for them. Walls with the enemy before them take what finds room.
pub(super) fn levy(t: &mut Board<'_>, side: Side, id: CardId, cus: u8) -> Flow<()> {
    let Some(at) = target::space(t, side, id, 1, target)? else {
        return Ok(());
    };
    let mut units = Force::NONE;
    *units.of_mut(kind(id)) = cus;
    let place = t.state.place(at);
    if place.city() == Some(side) && t.state.walls_matter(at) && !place.besieged() {
        units = t.state.room_for(at, place.inside, units);
    }
    units::add(t, side, at, units, section(id))
}

/// #13 in one's own turn: a CU and a Supply Train slip into a Besieged port, as far as there is room.
pub(super) fn hannibal_the_rhodian(t: &mut Board<'_>, side: Side, id: CardId, units: Force) -> Flow<()> {
    let Some(at) = target::space(t, side, id, 1, target)? else {
        return Ok(());
    };
    let units = t.state.room_for(at, t.state.place(at).inside, units);
    t.state.place_mut(at).inside.add(units);
    emit(t, section(id), TurnEvent::Placed { side, at, units });
    Ok(())
}

/// #23: CUs divided as one likes.
pub(super) fn iberian_mercenaries(t: &mut Board<'_>, side: Side, id: CardId, cus: u8) -> Flow<()> {
    for left in (1..=cus).rev() {
        let Some(at) = target::space(t, side, id, left, target)? else {
            break;
        };
        units::add(t, side, at, Force::one(Kind::Cu), section(id))?;
    }
    Ok(())
}
