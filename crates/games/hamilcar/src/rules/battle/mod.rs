//! Land Battle (13), a file for each part: `events` the Counter Events of 13.1, `command` 13.2 and 2.2.E1, `levels` 13.3.A to C, `charge` 13.3.D, `dice` 13.4,
//! `losses` 13.4, `retreat` 13.5, `consequences` 13.6.

mod charge;
mod command;
mod consequences;
mod dice;
mod events;
mod levels;
mod losses;
mod retreat;

pub(crate) use command::offer_equals;
pub use dice::hits;
pub use levels::levels;
pub(crate) use retreat::cuts_off;

pub(crate) use events::answers;

use crate::board::walls;
use crate::protocol::event::BattleEvent;
use crate::rules::{after_victory, movement, siege};
use crate::state::{Battle, Entered, Force, Victory};
use crate::{Board, emit};
use engine::{Flow, PerSide, Side, SpaceId, UnitSet};
use events::Omens;

/// Fights a Land Battle in this space (13): preparing, dice, losses, retreat, political consequences. Returns the winner, or nobody if
/// it is called off (17.1 #59). How the Attacker came is read from the march; Interceptors already stand in the space.
///
/// # Errors
/// [`engine::Halt`].
pub fn land_battle(t: &mut Board<'_>, at: SpaceId, attacker: Side) -> Flow<Option<Side>> {
    t.within(|t| {
        prepare(t, at, attacker)?;
        command::command(t, attacker)?;
        command::command(t, attacker.enemy())?;
        command::change_of_command(t)?;
        if events::counter_events(t)? == Omens::CalledOff {
            return Ok(None);
        }
        levels::determine(t);
        charge::elephant_charge(t)?;
        t.round()?;
        dice::roll(t)?;
        charge::rerolls(t)?;
        charge::barca(t)?;
        let winner = dice::decide(t);
        t.round()?;
        losses::losses(t, attacker)?;
        losses::losses(t, attacker.enemy())?;
        losses::spoils(t);
        losses::leaderless(t)?;
        retreat::retreat(t)?;
        walls::settle(t, at)?;
        consequences::consequences(t)?;
        ends(t)?;
        Ok(Some(winner))
    })
}

/// The battle is over: what victory brings (17.1 #43, #44, #58; 17.2), and what it means for the march.
fn ends(t: &mut Board<'_>) -> Flow<()> {
    let now = *battle(t);
    let winner = now.winner.expect("the dice have decided");
    movement::fought(&mut t.state, now.at, now.generals[now.attacker]);
    t.state.battle = None;
    after_victory::won(
        t,
        Victory {
            winner,
            at: now.at,
            land: true,
            commanders: now.commanders,
            lost: now.lost[winner.enemy()].units(),
        },
    )?;
    movement::after_battle(t, winner, now.commanders[winner]);
    Ok(())
}

/// What the rules of a battle read again after each ask.
fn battle<'a>(t: &'a Board<'_>) -> &'a Battle {
    t.state.battle.as_ref().expect("a battle is in progress")
}

fn battle_mut<'a>(t: &'a mut Board<'_>) -> &'a mut Battle {
    t.state.battle.as_mut().expect("a battle is in progress")
}

/// Lays the battle on the table, with those of a Besieged city who join (13.1, 14.5.B).
fn prepare(t: &mut Board<'_>, at: SpaceId, attacker: Side) -> Flow<()> {
    let march = t.state.march;
    let entered = march
        .filter(|m| m.side == attacker && m.at == at)
        .map_or(Entered::Start, |m| m.entered);
    let begun = Battle {
        at,
        attacker,
        entered,
        forces: PerSide::default(),
        generals: PerSide::default(),
        commanders: PerSide::default(),
        raised: PerSide::default(),
        lowered: 0,
        sortie: Force::NONE,
        sortie_generals: UnitSet::EMPTY,
        levels: None,
        charge: None,
        dice: PerSide::default(),
        hits: None,
        to_lose: PerSide::default(),
        winner: None,
        lost: PerSide::default(),
        retreat: None,
        aside: Force::NONE,
    };
    t.state.battle = Some(begun);
    siege::sally(t, &begun)?;
    let forces = PerSide::new(t.state.outside(at, Side::Rome), t.state.outside(at, Side::Carthage));
    let generals = PerSide::new(
        t.state.generals_at(at, Side::Rome),
        t.state.generals_at(at, Side::Carthage),
    );
    let battle = battle_mut(t);
    battle.forces = forces;
    battle.generals = generals;
    if let Some(march) = t.state.march.as_mut() {
        march.fought = true;
        march.acted = true;
        march.stopped = true;
    }
    emit(
        t,
        "13.1",
        BattleEvent::Begins {
            at,
            attacker,
            forces,
            generals,
        },
    );
    Ok(())
}

/// Takes units of a Force of the battle off the map, wherever it stands, and counts them as lost (13.6).
fn lose(t: &mut Board<'_>, side: Side, at: SpaceId, units: Force) {
    battle_mut(t).lost[side].add(units);
    take_off(t, side, at, units);
}

/// Takes units outside walls off the map, and from the march if it has no others left.
pub(crate) fn take_off(t: &mut Board<'_>, side: Side, at: SpaceId, units: Force) {
    t.state.place_mut(at).outside[side].take(units);
    let left = t.state.outside(at, side);
    if let Some(march) = t.state.march.as_mut().filter(|m| m.side == side && m.at == at) {
        march.units.cu = march.units.cu.min(left.cu);
        march.units.elephants = march.units.elephants.min(left.elephants);
        march.units.trains = march.units.trains.min(left.trains);
    }
}
