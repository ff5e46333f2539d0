//! Abilities of activated generals (17.2). A subordinate has none: a general of higher rank beside him commands (2.2.E1).

use super::activation::{march, march_mut};
use crate::board::generals::commands;
use crate::board::politics::{may_place_pc, place_or_flip};
use crate::board::questions::whether;
use crate::board::{units, walls, why_not};
use crate::data::generals::{general as row, who};
use crate::data::lanes::sea_set;
use crate::data::roads::roads_set;
use crate::data::spaces::{Kind, space};
use crate::protocol::event::{BattleEvent, TurnEvent};
use crate::protocol::refusals::{movement as refusals, turn};
use crate::rules::siege;
use crate::state::{Force, March, Marker, State, Where};
use crate::{Board, MovementAsk, Named, ask, emit};
use engine::{Choice, Flow, Legality, Options, Side, SpaceId, UnitId};

/// Warships that Vulso turns into CUs at most.
const VULSO: u8 = 2;
/// MPs to cross the Strait by land with Caudex.
pub(super) const CAUDEX: u8 = 1;

/// Whether this very general is activated, and commands.
fn leads(s: &State, m: &March, unit: UnitId) -> bool {
    s.is_able(Some(m.general), unit) && commands(s, unit)
}

/// Whether the activation has only begun: nothing has been moved, paid or chosen.
fn fresh(m: &March) -> bool {
    m.trail.spaces().len() == 1 && m.spent == 0 && !m.arranged && !m.acted
}

/// What a general may do instead of anything else: Carthalo raids, Himilco repairs walls (17.2).
pub(super) fn offer(s: &State, o: &mut Options, m: &March) {
    if s.is_able(Some(m.general), who::CARTHALO) {
        o.weigh(Named::Raid.choice(), || may_raid(s, m));
    }
    if s.is_able(Some(m.general), who::HIMILCO) {
        o.weigh(Named::RepairWalls.choice(), || may_repair(s, m));
    }
}

fn may_raid(s: &State, m: &March) -> Legality {
    refusals::WHOLE_ACTIVATION.unless(fresh(m))?;
    refusals::SUBORDINATE.unless(leads(s, m, who::CARTHALO))?;
    let shut_in = s.place(m.at).besieged() && s.general(m.general).at == Where::Inside(m.at);
    refusals::BESIEGED.unless(!shut_in)?;
    s.truce_law(m.side, turn::PEACEFUL_FLIPS_NOTHING, turn::TRUCE_FLIPS_NOTHING)?;
    let any = roads_set(m.at)
        .or(sea_set(m.at))
        .iter()
        .any(|at| raided(s, m, at).is_ok());
    refusals::NOTHING_TO_FLIP.unless(any)
}

/// Whether Carthalo's raid can flip the PC of a space: next to his by road or coastal lane, without Units of its side (17.2).
fn raided(s: &State, m: &March, at: SpaceId) -> Legality {
    refusals::RAIDS_NEXT_DOOR.unless(roads_set(m.at).or(sea_set(m.at)).contains(at))?;
    refusals::RAIDS_WANT_PC.unless(s.place(at).marker == Marker::Pc(m.side.enemy()))?;
    refusals::RAIDS_STOPPED.unless(s.place(at).all(m.side.enemy()).is_empty())
}

/// Carthalo flips an enemy PC next to him; that is his whole activation (17.2).
pub(super) fn raid(t: &mut Board<'_>) -> Flow<()> {
    let (side, section) = (march(&t.state).side, row(who::CARTHALO).section);
    let answer = ask(t, side, MovementAsk::Raid, section, |s, o| {
        let m = march(s);
        o.weigh_each(crate::data::spaces::all(), Choice::Space, |at| raided(s, m, at));
        why_not::no_card_no_general(s, o, side);
    })?;
    place_or_flip(t, side, crate::answer::space(answer), section)
}

fn may_repair(s: &State, m: &March) -> Legality {
    refusals::WHOLE_ACTIVATION.unless(fresh(m))?;
    refusals::SUBORDINATE.unless(leads(s, m, who::HIMILCO))?;
    let shut_in = s.place(m.at).besieged() && s.general(m.general).at == Where::Inside(m.at);
    refusals::NO_WALLS_TO_REPAIR.unless(shut_in)
}

/// Himilco removes a Siege Point from the city in which he is besieged; that is his whole activation (17.2).
pub(super) fn repair(t: &mut Board<'_>) -> Flow<()> {
    let at = march(&t.state).at;
    let place = t.state.place(at);
    let (by, points) = (place.points_of, place.points - 1);
    let needed = siege::needed(&t.state, at);
    if let Some(side) = by {
        let event = BattleEvent::Points {
            at,
            side,
            points,
            needed,
        };
        emit(t, row(who::HIMILCO).section, event);
    }
    siege::take_points(t, at, 1);
    if points == 0 {
        emit(t, "14.1", BattleEvent::Lifted { at });
    }
    walls::settle(t, at)
}

/// Vulso, activated in a Major Port of Rome's that is not Besieged, may turn Warships at port into CUs with him (17.2).
pub(super) fn convert(t: &mut Board<'_>) -> Flow<()> {
    let section = row(who::VULSO).section;
    for left in (1..=VULSO).rev() {
        if !may_convert(&t.state, march(&t.state)) {
            break;
        }
        let answer = ask(t, Side::Rome, MovementAsk::Convert { left }, section, |s, o| {
            o.offer(Choice::Pass);
            for (named, count) in [
                (Named::SpentShip, s.ships.rome.spent),
                (Named::ReadyShip, s.ships.rome.ready),
            ] {
                o.weigh(named.choice(), || refusals::NO_SUCH_SHIP.unless(count > 0));
            }
            why_not::nothing_else(s, o, Side::Rome, refusals::ANSWER_VULSO);
        })?;
        let ships = &mut t.state.ships.rome;
        match Named::from_choice(answer) {
            Some(Named::SpentShip) => ships.spent -= 1,
            Some(Named::ReadyShip) => ships.ready -= 1,
            _ => break,
        }
        let at = march(&t.state).at;
        emit(t, section, TurnEvent::ShipGivenUp { side: Side::Rome });
        units::add(t, Side::Rome, at, Force::new(1, 0, 0), section)?;
    }
    Ok(())
}

fn may_convert(s: &State, m: &March) -> bool {
    let place = s.place(m.at);
    let port = space(m.at).kind == Kind::LargeWalledCity && place.city() == Some(Side::Rome) && !place.besieged();
    port && leads(s, m, who::VULSO) && s.ships.rome.ready + s.ships.rome.spent > 0
}

/// Valerius, at the end of his movement, may flip the enemy PC where a Roman CU is with him; if the move led to a Land Battle he must
/// have won it (17.2).
pub(super) fn valerius(t: &mut Board<'_>) -> Flow<()> {
    let m = *march(&t.state);
    let side = m.side;
    let Where::At(at) = t.state.general(m.general).at else {
        return Ok(());
    };
    let enemy = t.state.place(at).marker == Marker::Pc(side.enemy());
    let may = enemy && may_place_pc(&t.state, side, at).is_ok() && (!m.fought || m.won);
    if !may || !leads(&t.state, &m, who::VALERIUS) {
        return Ok(());
    }
    let section = row(who::VALERIUS).section;
    if whether(t, side, MovementAsk::FlipHere(at), section, refusals::ANSWER_VALERIUS)? {
        place_or_flip(t, side, at, section)?;
    }
    Ok(())
}

/// A Land Battle of the march is over. Regulus, who commanded and won it as the active player, may go on with the MPs he has left
/// (17.2).
pub(crate) fn after_battle(t: &mut Board<'_>, winner: Side, commander: Option<UnitId>) {
    let on_map = t.state.general(who::REGULUS).at.space().is_some();
    let able = t.state.is_able(commander, who::REGULUS);
    let Some(m) = t.state.march.as_mut() else { return };
    m.won = winner == m.side;
    let led = able && m.general == who::REGULUS;
    if m.won && led && on_map && m.left() > 0 {
        march_mut(&mut t.state).stopped = false;
        emit(t, row(who::REGULUS).section, BattleEvent::Ability(who::REGULUS));
    }
}
