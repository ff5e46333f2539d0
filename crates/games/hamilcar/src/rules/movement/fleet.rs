//! Naval Movement (7.3): a Fleet puts to sea, sails from port to port, takes aboard and lands.

use super::activation::{is_port, march, march_mut, may_leave, move_army, shut_in};
use super::army::MOST_UNITS;
use super::weather::{self, Sky};
use super::{arrange, company, entry, lane, squadron};
use crate::board::{walls, why_not};
use crate::data::lanes::sea_set;
use crate::data::provinces::{Region, region_of};
use crate::protocol::refusals::movement as refusals;
use crate::rules::naval::{self, AtSea};
use crate::rules::{cards, counter_events};
use crate::state::{Entered, March, State, Trail, Voyage, Where};
use crate::{Board, MovementAsk, MovementEvent, Named, NavalEvent, ask, emit};
use engine::{Choice, Flow, Legality, Options, Side, SpaceId};

/// Whether the army may put to sea here (7.1, 7.3.A, 7.3.B).
pub(super) fn may_put_to_sea(s: &State, m: &March) -> Legality {
    if !is_port(m.at) {
        return Err(refusals::NO_PORT);
    }
    if m.sailed {
        return Err(refusals::SAILED_ALREADY);
    }
    if shut_in(s, m) {
        return Err(refusals::BESIEGED_PORT);
    }
    may_leave(s, m)?;
    lane::has_a_way(s, m, &voyage_from(m, 0, 0))
}

/// A Fleet that has just put to sea with so many Warships, of which one had sailed so much before.
pub(super) fn voyage_from(m: &March, warships: u8, worn: u8) -> Voyage {
    Voyage {
        side: m.side,
        from: m.at,
        at: m.at,
        warships,
        units: m.units,
        spent: 0,
        arranged: true,
        route: Trail::from(m.at),
        tried: false,
        intercepted: false,
        weary: false,
        worn,
    }
}

/// The Fleet at sea.
pub(super) fn voyage(s: &State) -> &Voyage {
    s.voyage.as_ref().expect("a Fleet is at sea")
}

/// The Fleet at sea, to be changed.
pub(super) fn voyage_mut(s: &mut State) -> &mut Voyage {
    s.voyage.as_mut().expect("a Fleet is at sea")
}

/// One Naval Movement: embarking, sailing from port to port, landing (7.3.C).
pub(super) fn sail(t: &mut Board<'_>) -> Flow<()> {
    put_to_sea(t)?;
    let side = voyage(&t.state).side;
    before_a_lane(t, side)?;
    loop {
        let answer = ask(t, side, MovementAsk::Sail, "7.3.A", offer)?;
        match answer {
            Choice::Space(to) => {
                sail_to(t, to);
                let sky = weather::on_entering(t)?;
                if sky == Sky::Back {
                    return Ok(());
                }
                if let Some(v) = t.state.voyage.as_mut() {
                    v.route.cut_after(v.at);
                }
                if naval::port_entered(t)? == AtSea::Ended {
                    return Ok(());
                }
                cards::in_port(t)?;
                if sky == Sky::Ashore {
                    return land(t);
                }
                before_a_lane(t, side)?;
            }
            answer if answer == Named::Arrange.choice() => {
                arrange::take_aboard(t)?;
                walls::settle(t, voyage(&t.state).at)?;
            }
            _ => return land(t),
        }
    }
}

/// Before each sea lane Rome may play Corvus (17.1 #17): wherever there is a lane, and another way or the land instead.
fn before_a_lane(t: &mut Board<'_>, side: Side) -> Flow<()> {
    let (m, v) = (march(&t.state), voyage(&t.state));
    let lanes = lane::next_ports(v.at).filter(|(to, points)| lane::may_sail(&t.state, m, v, *to, *points).is_ok());
    let lands = v.spent > 0 && lane::may_land(&t.state, m, v, v.at, m.left()).is_ok();
    match lanes.count() {
        0 => Ok(()),
        1 if !lands => Ok(()),
        _ => counter_events::own_turn(t, side),
    }
}

/// The general and what goes with him go to the At Sea box, with up to five Ready Warships (2.3.F, 7.3.C).
fn put_to_sea(t: &mut Board<'_>) -> Flow<()> {
    let m = *march(&t.state);
    let goes = squadron::choose(t, &m)?;
    squadron::put_to_sea(&mut t.state, &m, goes);
    let warships = voyage(&t.state).warships;
    move_army(&mut t.state, Where::AtSea);
    emit(
        t,
        "2.3.G",
        MovementEvent::Embarked {
            general: m.general,
            with: m.with,
            at: m.at,
            warships,
            units: m.units,
        },
    );
    walls::settle(t, m.at)
}

fn offer(s: &State, o: &mut Options) {
    let (m, v) = (march(s), voyage(s));
    for (to, points) in lane::next_ports(v.at) {
        o.weigh(Choice::Space(to), || lane::may_sail(s, m, v, to, points));
    }
    o.weigh(Named::Arrange.choice(), || may_take_aboard(s, v));
    o.weigh(Named::Land.choice(), || {
        if v.spent == 0 {
            return Err(refusals::NOT_YET_SAILED);
        }
        lane::may_land(s, m, v, v.at, m.left())
    });
    if o.legal().is_empty() {
        o.offer(Named::Land.choice());
    }
    why_not::spaces(o, |to| lane::why_not(v, to));
    why_not::own_generals(o, m.side, |unit| match s.general(unit).at {
        Where::AtSea => refusals::HE_SAILS,
        at if at.space().is_some() => refusals::ANOTHER_MARCHES,
        _ => why_not::absent(s, unit),
    });
    why_not::cards(o, refusals::NO_CARD_ON_THE_MARCH);
}

/// Sails one lane. The section of the log line says what made it possible.
fn sail_to(t: &mut Board<'_>, to: SpaceId) {
    let from = voyage(&t.state).at;
    let coast = sea_set(from).contains(to);
    let points = lane::next_ports(from)
        .find(|(port, _)| *port == to)
        .map_or(0, |(_, points)| points);
    let v = voyage_mut(&mut t.state);
    v.at = to;
    v.route.push(to);
    let on_after_victory = v.intercepted && !v.weary;
    v.weary = v.intercepted;
    v.spent += points;
    v.arranged = false;
    let side = v.side;
    let m = march_mut(&mut t.state);
    m.spent += points;
    m.at = to;
    m.went(to, true);
    let general = m.general;
    company::sail(&mut t.state, points);
    if on_after_victory {
        emit(t, "9.3.B1", NavalEvent::SailsOn { side });
    }
    let into_africa = region_of(to) == Region::Africa && region_of(from) != Region::Africa;
    let section = match side {
        Side::Rome if into_africa && lane::africa_is_open(&t.state) => "15.6",
        Side::Rome if into_africa => "2.2.D3",
        _ if coast => "7.3.A",
        _ => "2.1.H",
    };
    emit(
        t,
        section,
        MovementEvent::Sailed {
            general,
            from,
            to,
            points,
        },
    );
}

/// Units of all kinds that still find room in the Fleet (2.3.G).
pub(super) fn room(v: &Voyage) -> u8 {
    MOST_UNITS - v.warships - v.units.units()
}

/// Whether something can be taken aboard here: once in each port, not in the one of embarkation (7.3.C).
fn may_take_aboard(s: &State, v: &Voyage) -> Legality {
    if v.arranged {
        return Err(refusals::ARRANGED);
    }
    let some = arrange::quays(v.at).into_iter().any(|quay| arrange::awaits(s, v, quay));
    refusals::NOBODY_ELSE.unless(some)
}

/// The Fleet lands: Warships go back to the At Port box as they are, and the army meets what is there (7.3.B, 7.3.C, 10).
fn land(t: &mut Board<'_>) -> Flow<()> {
    if naval::before_landing(t)? == AtSea::Ended {
        return Ok(());
    }
    let v = *voyage(&t.state);
    move_army(&mut t.state, Where::At(v.at));
    let ships = &mut t.state.ships[v.side];
    if v.weary {
        ships.spent += v.warships;
    } else {
        ships.ready += v.warships;
    }
    t.state.voyage = None;
    let m = march_mut(&mut t.state);
    m.at = v.at;
    m.entered = Entered::Sea(v.from);
    m.sailed = true;
    m.arranged = false;
    m.lands();
    let event = MovementEvent::Landed {
        general: m.general,
        with: m.with,
        at: v.at,
        units: m.units,
    };
    emit(t, "7.3.B", event);
    entry::arrive(t)
}
