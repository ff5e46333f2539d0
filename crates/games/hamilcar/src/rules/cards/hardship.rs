//! Events that cost Units (17.1).

use super::target;
use crate::board::{units, why_not};
use crate::data::cards::section;
use crate::data::provinces::Region;
use crate::protocol::refusals::cards as refusals;
use crate::rules::attrition;
use crate::state::{Force, Where};
use crate::{Board, CardAsk, CardEvent, Named, State, ask, emit};
use engine::{CardId, Flow, Legality, Side, SpaceId, UnitId};

/// #26: a Carthaginian Force suffers Attrition.
pub(super) fn mutiny_of_mercenaries(t: &mut Board<'_>, side: Side, card: CardId) -> Flow<()> {
    let about = CardAsk::Target { card, left: 1 };
    let Some(at) = target::space_for(t, side, card, about, false, mutinies)? else {
        return Ok(());
    };
    emit(t, section(card), CardEvent::On { side, card, at });
    attrition::attrition(t, Side::Carthage, Where::At(at), 0, section(card))
}

/// Whether a Carthaginian Force is in the space, and the space is no Walled City of Carthage's.
pub(super) fn mutinies(s: &State, at: SpaceId) -> Legality {
    let in_the_field = s.place(at).city() != Some(Side::Carthage) && s.has_cus(at, Side::Carthage);
    refusals::MUTINY_IN_THE_FIELD.unless(in_the_field)
}

/// #35, #36: an enemy Army suffers Attrition, with something added to the die by the second card.
pub(super) fn epidemic(t: &mut Board<'_>, side: Side, card: CardId, more: u8) -> Flow<()> {
    let general = target::general(t, side, card, side.enemy(), falls_ill)?;
    emit(t, section(card), CardEvent::OnGeneral { side, card, general });
    let place = t.state.general(general).at;
    attrition::attrition(t, side.enemy(), place, more, section(card))
}

/// Whether this general stands for an Army with CUs: he commands it, or is the first of those who could.
fn falls_ill(s: &State, unit: UnitId) -> Legality {
    let side = crate::data::generals::general(unit).side;
    let place = s.general(unit).at;
    place.space().ok_or_else(|| why_not::absent(s, unit))?;
    let (force, generals) = s.stack(side, place);
    refusals::PLAGUE_NEEDS_CUS.unless(force.fighting() > 0)?;
    refusals::PLAGUE_BY_COMMANDER.unless(s.highest(generals).nth(0) == Some(unit))
}

/// Whether the enemy has an Army with CUs.
pub(super) fn epidemic_has_effect(s: &State, side: Side) -> bool {
    target::any_general(side.enemy(), |unit| falls_ill(s, unit))
}

/// #37: enemy Supply Trains outside Walled Cities go, or one inside.
pub(super) fn grain_shortage(t: &mut Board<'_>, side: Side, card: CardId, outside: u8, inside: u8) -> Flow<()> {
    let answer = ask(t, side, CardAsk::Way(card), section(card), |s, o| {
        o.weigh(Named::TrainsOutside.choice(), || any_starves(s, side, false));
        o.weigh(Named::TrainInside.choice(), || any_starves(s, side, true));
        why_not::nothing_else(s, o, side, refusals::SAY_HOW);
    })?;
    let within = answer == Named::TrainInside.choice();
    let count = if within { inside } else { outside };
    for left in (1..=count).rev() {
        let about = CardAsk::Target { card, left };
        let law = |s: &State, at| starves(s, side, at, within);
        let Some(at) = target::space_for(t, side, card, about, left < count, law)? else {
            break;
        };
        let behind_walls = within && t.state.walls_matter(at);
        units::remove(t, side.enemy(), at, behind_walls, Force::new(0, 0, 1), section(card))?;
    }
    Ok(())
}

/// Whether an enemy Supply Train is in the space, inside a Walled City or not (2.1.C).
fn starves(s: &State, side: Side, at: SpaceId, within: bool) -> Legality {
    let all = s.place(at).all(side.enemy()).trains;
    let inside = s.inside_walls(side.enemy(), at).trains;
    let (trains, why) = if within {
        (inside, refusals::NO_GRAIN_INSIDE)
    } else {
        (all - inside, refusals::NO_GRAIN_OUTSIDE)
    };
    why.unless(trains > 0)
}

fn any_starves(s: &State, side: Side, within: bool) -> Legality {
    let why = if within {
        refusals::NO_GRAIN_INSIDE
    } else {
        refusals::NO_GRAIN_OUTSIDE
    };
    why.unless(target::any_space(|at| starves(s, side, at, within)))
}

/// Whether the enemy has any Supply Train.
pub(super) fn shortage_has_effect(s: &State, side: Side) -> bool {
    any_starves(s, side, false).is_ok() || any_starves(s, side, true).is_ok()
}

/// #42: Carthaginian CUs go from Sicilia, no Elephants.
pub(super) fn sicilian_allies_desert(t: &mut Board<'_>, side: Side, card: CardId, cus: u8) -> Flow<()> {
    for left in (1..=cus).rev() {
        let about = CardAsk::Target { card, left };
        let Some(at) = target::space_for(t, side, card, about, false, deserts)? else {
            break;
        };
        units::remove(t, Side::Carthage, at, false, Force::new(1, 0, 0), section(card))?;
    }
    Ok(())
}

/// Whether a Carthaginian CU that is no Elephant is in a space of the Sicilia region, not inside a Walled City (2.1.C).
pub(super) fn deserts(s: &State, at: SpaceId) -> Legality {
    let cus = s.place(at).all(Side::Carthage).cu - s.inside_walls(Side::Carthage, at).cu;
    refusals::DESERTERS_IN_SICILIA.unless(Region::Sicilia.spaces().contains(at) && cus > 0)
}
