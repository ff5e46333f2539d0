//! Activation (7.1): one general moves, then may Siege (14.1).

use super::army::{all_he_may_take, consul_wants_cus};
use super::weather::{self, Sky};
use super::{abilities, arrange, company, entry, fleet, road};
use crate::board::{generals, walls, why_not};
use crate::data::generals::{general as row, who};
use crate::data::roads::by_road;
use crate::data::spaces::space;
use crate::protocol::refusals::{cards, movement as refusals};
use crate::rules::siege;
use crate::state::{Entered, Force, March, Parties, State, Step, Trail, Where};
use crate::{Board, MovementAsk, MovementEvent, Named, ask, emit};
use engine::{Choice, Flow, Legality, Options, Side, SpaceId, UnitId};

/// MPs of an activated general (7.1).
pub const POINTS: u8 = 4;

/// Activates a general who stands on the map with so many MPs, 4 unless something says otherwise (7.1): movement, the battles it
/// brings, and a Siege or Subjugation at its end (14.1).
///
/// # Errors
/// [`engine::Halt`].
///
/// # Panics
/// If he does not stand on the map.
pub fn activate(t: &mut Board<'_>, general: UnitId, points: u8) -> Flow<()> {
    begin(t, general, points)?;
    marches(t, general)
}

fn begin(t: &mut Board<'_>, general: UnitId, points: u8) -> Flow<()> {
    generals::is_activated(t, general)?;
    let at = stands(&t.state, general);
    t.state.march = Some(set_out(&t.state, general, at, points));
    company::set_out(&mut t.state);
    emit(t, "7.1", MovementEvent::Activated { general, at, points });
    if t.state.is_able(Some(general), who::VULSO) {
        abilities::convert(t)?;
        company::fall_out(&mut t.state);
        t.state.march = Some(set_out(&t.state, general, at, points));
        company::set_out(&mut t.state);
    }
    Ok(())
}

/// A Forced March: an activation whose Naval Movement has no limit but its MPs (17.1 #40, #41).
///
/// # Errors
/// [`engine::Halt`].
///
/// # Panics
/// If he does not stand on the map.
pub fn force_march(t: &mut Board<'_>, general: UnitId, points: u8) -> Flow<()> {
    begin(t, general, points)?;
    march_mut(&mut t.state).forced = true;
    marches(t, general)
}

/// He acts until there is nothing left to decide.
fn marches(t: &mut Board<'_>, general: UnitId) -> Flow<()> {
    t.within(|t| {
        loop {
            while goes_on(&t.state, general) {
                if !next_step(t)? {
                    break;
                }
            }
            if !overtaken(t)? {
                break;
            }
        }
        end(t, general)
    })
}

/// Activates a general for a Siege attempt where he stands, without a move (14.1, 17.1 #3).
///
/// # Errors
/// [`engine::Halt`].
///
/// # Panics
/// If he does not stand on the map.
pub fn activate_to_siege(t: &mut Board<'_>, general: UnitId) -> Flow<()> {
    generals::is_activated(t, general)?;
    let at = stands(&t.state, general);
    t.state.march = Some(set_out(&t.state, general, at, 0));
    emit(t, "7.1", MovementEvent::Activated { general, at, points: 0 });
    t.within(|t| {
        siege::attempt(t, general)?;
        end(t, general)
    })
}

/// Whether a general who would be activated could make a Naval Movement, perhaps from a port to which he marches first (17.1 #5, #19,
/// #20).
///
/// # Errors
/// The reason why not.
pub fn may_go_to_sea(s: &State, general: UnitId) -> Legality {
    let at = s
        .general(general)
        .at
        .space()
        .ok_or_else(|| why_not::absent(s, general))?;
    let march = set_out(s, general, at, POINTS);
    cards::AWAY_FROM_THE_SEA.unless(road::reaches_the_sea(s, &march))
}

fn stands(s: &State, general: UnitId) -> SpaceId {
    s.general(general)
        .at
        .space()
        .expect("a general who is activated stands on the map")
}

fn set_out(s: &State, general: UnitId, at: SpaceId, points: u8) -> March {
    let side = row(general).side;
    let (with, units) = all_he_may_take(s, side, general);
    March {
        side,
        general,
        with,
        units,
        at,
        entered: Entered::Start,
        spent: 0,
        total: points,
        trail: Trail::from(at),
        steps: [Step::default(); 16],
        asked: 0,
        burnt: 0,
        sailed: false,
        arranged: false,
        stopped: false,
        fought: false,
        sea_battle: false,
        before: None,
        failed: Parties::default(),
        acted: false,
        won: false,
        forced: false,
    }
}

/// Whether the Event that activates him still wants a Naval Movement (17.1 #5, #19, #20).
pub(super) fn must_sail(s: &State, m: &March) -> bool {
    s.effects.errand.is_some() && !m.sailed
}

/// Whether he may do what ends his activation, or would do so before he has gone to sea.
fn has_sailed(s: &State, m: &March) -> Legality {
    cards::MUST_SAIL.unless(!must_sail(s, m))
}

/// The march under way.
pub(super) fn march(s: &State) -> &March {
    s.march.as_ref().expect("a general is activated")
}

/// The march under way, to be changed.
pub(super) fn march_mut(s: &mut State) -> &mut March {
    s.march.as_mut().expect("a general is activated")
}

/// Whether there is anything left to decide: he stands on the map, and has not stopped, or has fought no battle and may still Siege
/// (14.1).
fn goes_on(s: &State, general: UnitId) -> bool {
    let m = march(s);
    let on_map = s.general(general).at.space().is_some();
    on_map && (!m.stopped || may_siege(s, m).is_ok())
}

/// Whether he may Siege or Subjugate where he stands: not after a Naval or Land Battle in this activation (14.1).
fn may_siege(s: &State, m: &March) -> Legality {
    refusals::FOUGHT_ALREADY.unless(!m.fought)?;
    siege::may_attempt(s, m.general)?;
    refusals::FOUGHT_AT_SEA.unless(!m.sea_battle)
}

/// He stops: Bad Weather may bring him back (17.1 #32). Tells whether it has.
fn overtaken(t: &mut Board<'_>) -> Flow<bool> {
    let sky = weather::on_stopping(t)?;
    if sky == Sky::Ashore {
        entry::arrive(t)?;
    }
    Ok(sky != Sky::Fair)
}

/// Asks what the general does next, and lets him do it. Tells whether he goes on.
fn next_step(t: &mut Board<'_>) -> Flow<bool> {
    let (side, general) = (march(&t.state).side, march(&t.state).general);
    let answer = ask(t, side, MovementAsk::March, "7.2.A", offer)?;
    let named = match answer {
        Choice::Space(to) => {
            road::march_to(t, to)?;
            return Ok(true);
        }
        Choice::Named(_) => Named::from_choice(answer),
        _ => return Ok(false),
    };
    match named {
        Some(Named::Siege) => {
            if overtaken(t)? {
                return Ok(true);
            }
            siege::attempt(t, general)?;
            return Ok(false);
        }
        Some(Named::Sortie) => entry::sortie(t)?,
        Some(Named::CaptureTrains) => entry::step_out(t)?,
        Some(Named::Sail) => fleet::sail(t)?,
        Some(Named::Arrange) => arrange::arrange(t)?,
        Some(Named::DestroyTrain) => destroy_train(t)?,
        Some(Named::Raid) => {
            abilities::raid(t)?;
            return Ok(false);
        }
        Some(Named::RepairWalls) => {
            abilities::repair(t)?;
            return Ok(false);
        }
        _ => unreachable!("no step of a march"),
    }
    Ok(true)
}

fn offer(s: &State, o: &mut Options) {
    let m = march(s);
    for &to in by_road(m.at) {
        o.weigh(Choice::Space(to), || road::may_march(s, m, to));
    }
    o.weigh(Named::Siege.choice(), || {
        has_sailed(s, m)?;
        may_siege(s, m)
    });
    o.weigh(Named::Sortie.choice(), || {
        has_sailed(s, m)?;
        may_sortie(s, m)
    });
    o.weigh(Named::CaptureTrains.choice(), || entry::may_step_out(s, m));
    o.weigh(Named::Sail.choice(), || fleet::may_put_to_sea(s, m));
    o.weigh(Named::Arrange.choice(), || arrange::may_arrange(s, m));
    o.weigh(Named::DestroyTrain.choice(), || may_destroy_train(s, m));
    abilities::offer(s, o, m);
    o.weigh(Choice::Pass, || {
        has_sailed(s, m)?;
        may_stop(s, m)
    });
    if o.legal().is_empty() {
        o.offer(Choice::Pass);
    }
    why_not::spaces(o, |at| {
        if at == m.at {
            refusals::HERE_ALREADY
        } else {
            refusals::NO_ROAD
        }
    });
    why_not::own_generals(o, m.side, |unit| match s.general(unit).at.space() {
        _ if unit == m.general => refusals::HE_MARCHES,
        Some(at) if at == m.at && s.rank(unit) > s.rank(m.general) => refusals::OUTRANKS,
        Some(_) => refusals::ANOTHER_MARCHES,
        None => why_not::absent(s, unit),
    });
    why_not::cards(o, refusals::NO_CARD_ON_THE_MARCH);
}

/// Whether the general can still move at all (7.2.B).
pub(super) fn may_go_on(m: &March) -> Legality {
    if m.stopped { Err(refusals::STOPPED) } else { Ok(()) }
}

/// Whether the general is inside a Besieged Walled City (14.5.A).
pub(super) fn shut_in(s: &State, m: &March) -> bool {
    s.place(m.at).besieged() && s.general(m.general).at == Where::Inside(m.at)
}

/// Whether he is free to leave the space he is in: not from inside a Besieged city (7.2.D, 14.5.A), not with a General who outranks him
/// (7.1), and a Proconsul not from a Consul whom he leaves with fewer than three CUs (2.3.E3).
pub(super) fn may_leave(s: &State, m: &March) -> Legality {
    may_go_on(m)?;
    if shut_in(s, m) {
        return Err(refusals::BESIEGED);
    }
    if leads_superior(s, m) {
        return Err(refusals::LEADS_NO_SUPERIOR);
    }
    if consul_wants_cus(s, m) {
        return Err(refusals::CONSUL_WANTS_CUS);
    }
    Ok(())
}

/// Whether somebody goes along who outranks him: his Fleet has taken him aboard on its way (7.3.C), but by land he leads no such
/// General (7.1).
pub(super) fn leads_superior(s: &State, m: &March) -> bool {
    m.with.iter().any(|unit| s.rank(unit) > s.rank(m.general))
}

/// Whether he may end his move here: alone not beside an enemy general who is alone too, if he came to him in this move (7.2.A).
fn may_stop(s: &State, m: &March) -> Legality {
    if m.stopped || m.trail.spaces().len() == 1 || s.has_cus(m.at, m.side) {
        return Ok(());
    }
    refusals::ENDS_BESIDE_A_GENERAL.unless(s.unguarded(m.at, m.side.enemy()).is_empty())
}

/// Whether the besieged general may attack the Sieging Force (14.5.B).
fn may_sortie(s: &State, m: &March) -> Legality {
    may_go_on(m)?;
    siege::may_sortie(s, m.general)?;
    company::may_act(s)
}

/// Whether a Supply Train may be destroyed here for 1 MP (2.3.D4).
fn may_destroy_train(s: &State, m: &March) -> Legality {
    may_go_on(m)?;
    let (force, _) = s.stack(m.side, s.general(m.general).at);
    if force.trains == 0 {
        return Err(refusals::NO_TRAIN);
    }
    if m.left() == 0 {
        return Err(refusals::NO_MPS);
    }
    may_stop(s, m)
}

/// Destroys a Supply Train in the space, one that stays before one that goes along (2.3.D4).
fn destroy_train(t: &mut Board<'_>) -> Flow<()> {
    let (side, at, general) = (march(&t.state).side, march(&t.state).at, march(&t.state).general);
    let place = t.state.general(general).at;
    let force = t
        .state
        .force_mut(side, place)
        .expect("a Supply Train is where he stands");
    force.trains -= 1;
    let left = force.trains;
    company::spend_alone(&mut t.state);
    let m = march_mut(&mut t.state);
    m.spent += 1;
    m.burnt += 1;
    m.units.trains = m.units.trains.min(left);
    emit(t, "2.3.D4", MovementEvent::TrainDestroyed { side, at });
    walls::settle(t, at)
}

/// The activation ends. A general of higher rank in the space takes command (2.2.E1, 2.2.E2).
fn end(t: &mut Board<'_>, general: UnitId) -> Flow<()> {
    let side = march(&t.state).side;
    let m = *march(&t.state);
    let marched = m.trail.spaces().len() > 1 && !m.fought;
    let has_fought = m.stopped && (m.fought || m.sea_battle);
    abilities::valerius(t)?;
    company::rest(&mut t.state);
    t.state.march = None;
    let Some(at) = t.state.general(general).at.space() else {
        return Ok(());
    };
    if has_fought {
        emit(t, "7.2.B", MovementEvent::HasFought { general, at });
    } else if marched {
        emit(t, "7.2.B", MovementEvent::Stopped { general, at });
    }
    if marched {
        let (_, generals) = t.state.stack(side, t.state.general(general).at);
        let above = generals
            .without(m.with)
            .iter()
            .find(|u| t.state.rank(*u) > t.state.rank(general));
        if let Some(commander) = above {
            emit(t, "2.2.E1", MovementEvent::TakesCommand { general: commander, at });
        }
    }
    walls::settle(t, at)
}

/// Whether nobody keeps up the siege where the army of the march stands once it has left (14.1, 17.1 #3).
pub(crate) fn lifts_siege(s: &State) -> bool {
    let at = march(s).at;
    let mut after = s.clone();
    move_army(&mut after, Where::AtSea);
    !walls::siege_ends(s, at) && walls::siege_ends(&after, at)
}

/// Moves the generals and the units of the march out of where they are counted: to another place, or aboard.
pub(crate) fn move_army(s: &mut State, to: Where) {
    let m = *march(s);
    s.common.move_army(m.side, m.general, m.with, m.units, to);
}

/// Whether CUs of a side may land or march where a Truce lets none in: Armies enter no space with enemy CUs or an enemy PC (15.3.D, 17.1
/// #49).
pub(super) fn truce_allows(s: &State, side: Side, units: Force, to: SpaceId) -> Legality {
    let enemy = side.enemy();
    let hostile = s.control(to) == Some(enemy) || s.place(to).all(enemy).fighting() > 0;
    if units.is_empty() || !hostile {
        return Ok(());
    }
    s.truce_law(side, refusals::TRUCE, refusals::TRUCE_AGREED)
}

/// Whether the space is a port (2.1.A).
pub(super) fn is_port(at: SpaceId) -> bool {
    space(at).port
}
