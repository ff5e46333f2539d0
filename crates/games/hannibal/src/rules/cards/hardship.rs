//! Events that cost CUs (25): 7, 8, 21, 51, 52.

use super::target;
use crate::Die;
use crate::data::cards::{Effect, card, section};
use crate::data::generals::general;
use crate::data::provinces::{Province, of};
use crate::data::spaces;
use crate::data::tables::Column;
use crate::protocol::event::{Added, AttritionModifier};
use crate::protocol::refusals::cards as refusals;
use crate::rules::attrition;
use crate::state::{Force, State, Where};
use crate::{Board, CardEvent, emit};
use engine::{CardId, Flow, Legality, Side, SpaceId};

/// Which spaces these Events work on.
pub(super) fn target(s: &State, side: Side, id: CardId, at: SpaceId) -> Legality {
    let enemy = side.enemy();
    let place = s.place(at);
    let fits = match card(id).effect {
        Effect::HostileTribes => {
            matches!(of(at), Province::GalliaTransalpinia | Province::Liguria) && !place.outside[enemy].is_empty()
        }
        Effect::MercenariesDesert => place.city() != Some(enemy) && !place.outside[enemy].is_empty(),
        Effect::Epidemic => army(s, enemy, at, false).is_some() || army(s, enemy, at, true).is_some(),
        Effect::Pestilence { .. } => {
            place.besieged() && place.city() == Some(side) && army(s, enemy, at, false).is_some()
        }
        _ => false,
    };
    refusals::NO_TARGET.unless(fits)
}

/// CUs that a general leads, outside walls or inside (3).
fn army(s: &State, side: Side, at: SpaceId, inside: bool) -> Option<Force> {
    let (place, force) = if inside {
        (
            Where::Inside(at),
            if s.place(at).city() == Some(side) {
                s.place(at).inside
            } else {
                Force::NONE
            },
        )
    } else {
        (Where::At(at), s.place(at).outside[side])
    };
    (!force.is_empty() && !s.generals_where(side, place).is_empty()).then_some(force)
}

/// 7, 8: as the card of one's own turn. The size of the force does not matter (21.3).
pub(super) fn hostile_tribes(t: &mut Board<'_>, side: Side, id: CardId) -> Flow<()> {
    match target::space(t, side, id, 1, false, |s, at| target(s, side, id, at))? {
        Some(at) => attrition::attrition(t, side.enemy(), at, Column::HOSTILE_TRIBES, Added::new(), "21.3"),
        None => Ok(()),
    }
}

/// 51, 52: an army of the enemy suffers Attrition, with something added to the die.
pub(super) fn disease(t: &mut Board<'_>, side: Side, id: CardId, add: i8) -> Flow<()> {
    let Some(at) = target::space(t, side, id, 1, false, |s, at| target(s, side, id, at))? else {
        return Ok(());
    };
    let enemy = side.enemy();
    let inside = army(&t.state, enemy, at, false).is_none();
    let force = army(&t.state, enemy, at, inside).unwrap_or_default();
    attrition::attrition_of(
        t,
        enemy,
        at,
        inside,
        Column::of(force.units()),
        vec![(AttritionModifier::Card(id), add)],
        section(id),
    )
}

/// 21: every Carthaginian force outside the spaces of its own Walled Cities; a general may keep his together.
pub(super) fn mercenaries_desert(t: &mut Board<'_>, id: CardId) -> Flow<()> {
    let side = Side::Carthage;
    for at in spaces::all() {
        if target(&t.state, side.enemy(), id, at).is_err() {
            continue;
        }
        if let Some(commander) = t.state.commander(t.state.generals_where(side, Where::At(at))) {
            let (die, upto) = (t.roll(Die)?, general(commander).battle);
            let loyalty = CardEvent::Loyalty {
                general: commander,
                at,
                die,
                upto,
            };
            emit(t, section(id), loyalty);
            if die <= upto {
                continue;
            }
        }
        let force = t.state.place(at).outside[side];
        attrition::attrition(t, side, at, Column::of(force.units()), Added::new(), section(id))?;
    }
    Ok(())
}
