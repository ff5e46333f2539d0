//! Counter Events before a Land Battle (13.1): Ambush and Bad Omen (17.1 #54, #59).

use super::{battle, battle_mut};
use crate::board::{walls, why_not};
use crate::data::cards::{Effect, Window, card, section};
use crate::protocol::buttons::Named;
use crate::protocol::event::BattleEvent;
use crate::protocol::prompt::CardAsk;
use crate::protocol::refusals::{battle as law, cards as refusals};
use crate::rules::{counter_events, reactions};
use crate::state::{Battle, Entered, Force, State, Where};
use crate::{Board, ask, emit};
use engine::{CardId, Flow, Legality, Side, SpaceId, UnitSet};

/// What becomes of the battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Omens {
    /// It is fought.
    Battle,
    /// Rome has called it off.
    CalledOff,
}

/// The Attacker, then the Defender plays Counter Events, several if he likes (13.1).
pub(super) fn counter_events(t: &mut Board<'_>) -> Flow<Omens> {
    let attacker = battle(t).attacker;
    for side in [attacker, attacker.enemy()] {
        while let Some(id) = counter_events::counter(t, side, Window::LandBattle)? {
            match card(id).effect {
                Effect::Ambush { rating } => {
                    battle_mut(t).raised[side] += rating;
                    rated(t, side, id);
                }
                Effect::BadOmen { rating } => {
                    if calls_off(t, id)? {
                        return Ok(Omens::CalledOff);
                    }
                    battle_mut(t).lowered += rating;
                    rated(t, Side::Rome, id);
                }
                _ => {}
            }
        }
    }
    Ok(Omens::Battle)
}

/// Notes what the Battle Rating of a Commanding General is now.
fn rated(t: &mut Board<'_>, side: Side, id: CardId) {
    let now = battle(t);
    let rating = now.rating(&t.state, side);
    if let Some(general) = now.commanders[side] {
        emit(t, section(id), BattleEvent::Rated { general, rating });
    }
}

/// Whether a card answers the Land Battle under way: there is a Commanding General whose Battle Rating it changes.
pub(crate) fn answers(s: &State, side: Side, id: CardId) -> Legality {
    let commanded = |side: Side| s.battle.as_ref().is_some_and(|b| b.commanders[side].is_some());
    let of = match card(id).effect {
        Effect::BadOmen { .. } => Side::Rome,
        _ => side,
    };
    refusals::NOBODY_COMMANDS.unless(commanded(of))
}

/// Rome calls its attack off, or fights with the lower rating (17.1 #59). As the Defender it cannot call it off.
fn calls_off(t: &mut Board<'_>, id: CardId) -> Flow<bool> {
    let answer = ask(t, Side::Rome, CardAsk::Way(id), section(id), |s, o| {
        o.offer(Named::FightOn.choice());
        if may_call_off(s) {
            o.offer(Named::CallOff.choice());
        }
        why_not::nothing_else(s, o, Side::Rome, law::ANSWER_THE_OMEN);
    })?;
    if answer != Named::CallOff.choice() {
        return Ok(false);
    }
    let Battle {
        at,
        attacker,
        sortie,
        sortie_generals,
        ..
    } = *battle(t);
    back_inside(&mut t.state, attacker, at, sortie, sortie_generals);
    let to = came_from(&t.state).unwrap_or(at);
    let units = t.state.march.map_or(Force::NONE, |march| march.units);
    emit(t, section(id), BattleEvent::CalledOff { at, to, units });
    t.state.battle = None;
    if to != at {
        reactions::go_back(t, to)?;
    }
    walls::settle(t, at)?;
    Ok(true)
}

/// Where the attacking Army came from; a Sortie from nowhere else.
fn came_from(s: &State) -> Option<SpaceId> {
    match s.battle.as_ref()?.entered {
        Entered::Road(from) | Entered::Sea(from) => Some(from),
        Entered::Start => None,
    }
}

/// Whether Rome attacks, and may return to where it came from: not where it has landed in the port where it embarked.
fn may_call_off(s: &State) -> bool {
    let attacked = s.battle.as_ref().filter(|b| b.attacker == Side::Rome).map(|b| b.at);
    attacked.is_some_and(|at| came_from(s).is_none_or(|from| from != at && reactions::may_return(s, from)))
}

/// Those who had sallied out are inside again.
fn back_inside(s: &mut State, side: Side, at: SpaceId, units: Force, generals: UnitSet) {
    let place = s.place_mut(at);
    place.outside[side].take(units);
    place.inside.add(units);
    for general in generals.iter() {
        s.general_mut(general).at = Where::Inside(at);
    }
}
