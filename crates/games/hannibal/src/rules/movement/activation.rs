//! Activation of a general (10.1, 10.2): he moves, fights or besieges.

use super::army::{all_he_may_take, consuls_allow, leads_off, stops_with, takes_command};
use super::{abilities, arrange, company, road, sea};
use crate::board::{units, why_not};
use crate::data::generals::general as row;
use crate::data::roads::neighbours;
use crate::protocol::refusals::{battle as fights, movement as refusals};
use crate::rules::{battle, siege};
use crate::state::{Entered, March, Onset, Parties, State, Where};
use crate::{Board, MovementAsk, MovementEvent, Named, ask, emit};
use engine::{CardId, Choice, Flow, Legality, Options, SpaceId, UnitId};

/// Spaces that an activated general moves (10.2).
pub const POINTS: u8 = 4;

/// Activates a general who stands on the map: movement, the battle it brings, or an attempt on a city or a Tribe at its end (10.2).
/// `points` are the spaces he moves, if the card names another number than four.
///
/// # Errors
/// [`engine::Halt`].
pub fn activate(t: &mut Board<'_>, general: UnitId, card: CardId, event: bool, points: Option<u8>) -> Flow<()> {
    let Some(at) = t.state.general(general).at.space() else {
        return Ok(());
    };
    let points = company::points(&t.state, general, points.unwrap_or(POINTS));
    t.state.mark(general);
    let (with, units) = all_he_may_take(&t.state, general);
    t.state.march = Some(March {
        side: row(general).side,
        general,
        card,
        event,
        with,
        units,
        at,
        entered: Entered::Start,
        spent: 0,
        total: points,
        entries: 0,
        arranged: false,
        stopped: false,
        fought: false,
        acted: false,
        botched: false,
        choosing: None,
        inside: None,
        failed: Parties::default(),
        to: None,
    });
    company::set_out(&mut t.state);
    let section = if points > POINTS && t.state.campaign.is_some() {
        "10.12"
    } else {
        "10.1"
    };
    emit(t, section, MovementEvent::Activated { general, at, points });
    t.within(|t| {
        while goes_on(&t.state, general) {
            if !next_step(t)? {
                break;
            }
        }
        end(t, general)
    })
}

/// The march under way.
pub(super) fn march(s: &State) -> &March {
    s.march.as_ref().expect("a general is activated")
}

/// The march under way, to be changed.
pub(super) fn march_mut(s: &mut State) -> &mut March {
    s.march.as_mut().expect("a general is activated")
}

/// Whether there is anything left to decide: he stands on the map, and has not stopped or may still make an attempt (10.2, 13.6).
fn goes_on(s: &State, general: UnitId) -> bool {
    let m = march(s);
    s.general(general).at.space().is_some() && (!m.stopped || !m.fought && may_siege(s, m).is_ok())
}

/// Whether he may besiege or subjugate where he stands (10.11); after a battle with this card nothing more is asked (10.2).
fn may_siege(s: &State, m: &March) -> Legality {
    siege::may_attempt(s, m.general)?;
    super::may_attempt_again(s, m.at)
}

/// Asks what the general does next, and lets him do it. Tells whether he goes on.
fn next_step(t: &mut Board<'_>) -> Flow<bool> {
    let m = *march(&t.state);
    let section = if m.stopped { "13.6" } else { "10.2" };
    let answer = ask(t, m.side, MovementAsk::March, section, offer)?;
    if let Choice::Space(to) = answer {
        road::march_to(t, to)?;
        return Ok(true);
    }
    match Named::from_choice(answer) {
        Some(Named::Siege) => {
            if m.entries > 0 {
                t.state.take_command(m.general);
            }
            let of = company::attempts(&mut t.state);
            siege::attempt(t, m.general, m.card, m.event)?;
            company::attempted(&mut t.state, of);
            Ok(false)
        }
        Some(Named::Sortie) => sortie(t).map(|()| true),
        Some(Named::Charm) => abilities::charm(t).map(|()| true),
        Some(Named::Sail) => sea::sail(t).map(|()| true),
        Some(Named::Arrange) => arrange::arrange(t).map(|()| true),
        _ => Ok(false),
    }
}

fn offer(s: &State, o: &mut Options) {
    let m = march(s);
    for &to in neighbours(m.at) {
        o.weigh(Choice::Space(to), || road::may_march(s, m, to));
    }
    o.weigh(Named::Siege.choice(), || may_siege(s, m));
    o.weigh(Named::Sortie.choice(), || may_sally(s, m));
    o.weigh(Named::Sail.choice(), || sea::may_put_to_sea(s, m));
    o.weigh(Named::Arrange.choice(), || arrange::may_arrange(s, m));
    if abilities::charms(m) {
        o.weigh(Named::Charm.choice(), || abilities::may_charm(s, m));
    }
    o.weigh(Choice::Pass, || may_stop(s, m));
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
    if o.explaining() {
        for unit in crate::data::generals::of(m.side).iter() {
            o.explain(Choice::Unit(unit), || match s.general(unit).at.space() {
                _ if unit == m.general => refusals::HE_MARCHES,
                _ if m.with.contains(unit) => refusals::SUBORDINATE,
                Some(at) if at == m.at && s.rank(unit) > s.rank(m.general) => refusals::OUTRANKS,
                Some(_) => refusals::ANOTHER_MARCHES,
                None => crate::protocol::refusals::turn::NOT_ON_MAP,
            });
        }
    }
    why_not::cards(o, refusals::NO_CARD_ON_THE_MARCH);
}

/// Whether he is inside his walls with the enemy before them, or besieged (10.7, 20.5).
pub(super) fn shut_in(s: &State, m: &March) -> bool {
    matches!(s.general(m.general).at, Where::Inside(_)) && (s.place(m.at).besieged() || s.has_cus(m.at, m.side.enemy()))
}

/// Whether he is free to leave the space he is in.
///
/// # Errors
/// The reason why not.
pub(super) fn may_leave(s: &State, m: &March) -> Legality {
    refusals::STOPPED.unless(!m.stopped)?;
    consuls_allow(s, m.side, s.general(m.general).at, m.generals(), m.units)
}

/// Whether he may end his move here: alone not beside an enemy general who is alone too, if he came to him in this move (10.4).
fn may_stop(s: &State, m: &March) -> Legality {
    if m.stopped || m.entries == 0 || s.has_cus(m.at, m.side) {
        return Ok(());
    }
    refusals::STOPS_BESIDE_A_GENERAL.unless(s.unguarded(m.at, m.side.enemy()).is_empty())
}

/// Whether the army inside a city may attack the enemy before the walls (20.5, 20.7).
fn may_sally(s: &State, m: &March) -> Legality {
    refusals::STOPPED.unless(!m.stopped)?;
    siege::may_sortie(s, m.general)?;
    fights::NO_CU_TO_SALLY.unless(m.units.fighting() > 0)?;
    consuls_allow(s, m.side, s.general(m.general).at, m.generals(), m.units)
}

/// The army inside a city attacks the enemy before the walls (20.7).
fn sortie(t: &mut Board<'_>) -> Flow<()> {
    let m = *march(&t.state);
    leads_off(t);
    emit(
        t,
        "20.7",
        MovementEvent::Sortie {
            general: m.general,
            at: m.at,
        },
    );
    if !t.state.has_cus(m.at, m.side.enemy()) {
        return catches_the_train(t);
    }
    let onset = Onset {
        sally: m.units,
        sally_generals: m.generals(),
        ..Onset::entering(m.at, m.side, Entered::Start, m.general)
    };
    fight(t, onset)
}

/// The siege train alone is before the walls: whoever comes out takes it without a battle (25, 30), and may move on.
fn catches_the_train(t: &mut Board<'_>) -> Flow<()> {
    let m = *march(&t.state);
    move_army(&mut t.state, Where::At(m.at));
    units::drive_off(t, m.side, m.at)
}

/// A battle is fought; it ends the movement of all in it (10.4, 10.11).
pub(super) fn fight(t: &mut Board<'_>, onset: Onset) -> Flow<()> {
    let m = march_mut(&mut t.state);
    m.stopped = true;
    m.fought = true;
    company::fights(&mut t.state, onset.at);
    let before = company::roll_call(&t.state, onset.attacker);
    battle::land_battle(t, onset)?;
    company::after_battle(&mut t.state, onset.attacker, &before);
    let general = march(&t.state).general;
    if let Some(at) = t.state.general(general).at.space() {
        march_mut(&mut t.state).at = at;
    }
    Ok(())
}

/// The activation ends (10.8; 24).
fn end(t: &mut Board<'_>, general: UnitId) -> Flow<()> {
    if t.state.general(general).at.space().is_some() {
        commands_where_he_stops(t);
        abilities::at_the_end(t)?;
        if march(&t.state).entries > 0 {
            stops_with(t, general);
        }
    }
    let m = *march(&t.state);
    if m.entries > 0
        && !m.fought
        && let Some(at) = t.state.general(general).at.space()
    {
        let (force, _) = t.state.stack(m.side, t.state.general(general).at);
        let section = if force == m.units { "10.2" } else { "9.1" };
        emit(t, section, MovementEvent::Stopped { general, at });
    }
    company::rest(&mut t.state);
    t.state.tidy_commands(m.side);
    t.state.march = None;
    units::settle(&mut t.state, m.at);
    Ok(())
}

/// Who has come to others takes command of his equals (10.8), unless a battle has settled it (18.2); and so does who has been activated and
/// done nothing: he has been made commander (9.3).
fn commands_where_he_stops(t: &mut Board<'_>) {
    let m = *march(&t.state);
    if m.entries > 0 {
        if !m.fought {
            t.state.take_command(m.general);
        }
    } else if !m.acted {
        let (_, generals) = t.state.stack(m.side, t.state.general(m.general).at);
        takes_command(t, m.general, generals);
    }
}

/// Whether points go where the army of the march stands once it has left for a space (20.6): nobody is left to keep them.
pub(crate) fn lifts_siege(s: &State, to: SpaceId) -> bool {
    let at = march(s).at;
    if s.place(at).points == 0 || at == to {
        return false;
    }
    let mut after = s.clone();
    move_army(&mut after, Where::At(to));
    after.place(at).points == 0
}

/// Moves the generals and the units of the march from where they stand to another place.
pub(crate) fn move_army(s: &mut State, to: Where) {
    let m = *march(s);
    let from = s.general(m.general).at;
    s.move_army(m.side, m.general, m.with, m.units, to);
    if let (Some(from), Some(to)) = (from.space(), to.space()) {
        let m = march_mut(s);
        m.at = to;
        if from != to {
            m.arranged = false;
            m.botched = false;
        }
        units::settle(s, from);
    }
}
