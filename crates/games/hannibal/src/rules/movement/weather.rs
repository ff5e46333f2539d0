//! Counter Events that meet an army on its way (8.4; 25, 7, 8, 41 and 60).

use super::activation::{march, march_mut};
use super::road::army_suffers;
use crate::data::cards::{Effect, Window, card, section};
use crate::data::provinces::{Province, of};
use crate::data::tables::Column;
use crate::protocol::event::{Added, AttritionModifier};
use crate::rules::counter_events;
use crate::{Board, MovementEvent, emit};
use engine::{Flow, UnitId};

/// Spaces that Bad Weather leaves an army (25, 41).
const TWO: u8 = 2;

/// Before the step that would bring the general beyond his second space the other side may play Bad Weather, so that nothing has to be
/// taken back: he moves no more than two spaces. Tells whether it has been played.
///
/// # Errors
/// [`engine::Halt`].
pub(super) fn cuts_short(t: &mut Board<'_>, points: u8) -> Flow<bool> {
    let m = march(&t.state);
    if m.spent > TWO || m.spent + points <= TWO {
        return Ok(false);
    }
    let Some(id) = counter_events::counter(t, m.side.enemy(), Window::EnemyMoved)? else {
        return Ok(false);
    };
    let spaces = match card(id).effect {
        Effect::BadWeather { spaces } => spaces,
        _ => TWO,
    };
    let general = ends_at(t, spaces);
    let points = Some(spaces);
    emit(t, section(id), MovementEvent::CutShort { general, points });
    Ok(true)
}

/// Before any naval combat the other side may play Bad Weather: the army stays in its port (25, 41).
///
/// # Errors
/// [`engine::Halt`].
pub(super) fn keeps_in_port(t: &mut Board<'_>) -> Flow<bool> {
    let m = march(&t.state);
    let Some(id) = counter_events::counter(t, m.side.enemy(), Window::EnemyMoved)? else {
        return Ok(false);
    };
    let general = ends_at(t, 0);
    march_mut(&mut t.state).stopped = true;
    emit(t, section(id), MovementEvent::CutShort { general, points: None });
    Ok(true)
}

fn ends_at(t: &mut Board<'_>, spaces: u8) -> UnitId {
    let m = march_mut(&mut t.state);
    m.total = spaces.max(m.spent);
    m.general
}

/// An army goes to sea: before any naval combat the other side may play Storms at Sea. Tells whether no CU is left, so that the general
/// returns alone (25, 60).
///
/// # Errors
/// [`engine::Halt`].
pub(super) fn storms(t: &mut Board<'_>) -> Flow<bool> {
    let m = *march(&t.state);
    if m.units.is_empty() {
        return Ok(false);
    }
    let Some(id) = counter_events::counter(t, m.side.enemy(), Window::EnemySails)? else {
        return Ok(false);
    };
    if let Effect::StormsAtSea { attrition } = card(id).effect {
        army_suffers(
            t,
            Column::of(m.units.units()),
            vec![(AttritionModifier::Card(id), attrition)],
            section(id),
        )?;
    }
    Ok(march(&t.state).units.is_empty())
}

/// An army comes to Gallia Transalpinia or Liguria: the other side may play Hostile Tribes, both if it holds them (21.3; 25, 7 and 8).
///
/// # Errors
/// [`engine::Halt`].
pub(super) fn hostile_tribes(t: &mut Board<'_>) -> Flow<()> {
    let m = *march(&t.state);
    let there = matches!(of(m.at), Province::GalliaTransalpinia | Province::Liguria);
    while there && !march(&t.state).units.is_empty() {
        let Some(id) = counter_events::counter(t, m.side.enemy(), Window::EnemyEnters)? else {
            break;
        };
        army_suffers(t, Column::HOSTILE_TRIBES, Added::new(), section(id))?;
    }
    Ok(())
}
