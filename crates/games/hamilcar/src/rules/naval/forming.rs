//! The Intercepting Fleet is formed and comes to the interception port (8.3, 8.4).

use super::aboard::{here, take_aboard, way};
use super::{fleet, fleet_mut, interception, interception_mut, route};
use crate::board::questions::whether;
use crate::board::why_not;
use crate::data::generals::who;
use crate::data::lanes::by_sea;
use crate::protocol::refusals::naval as refusals;
use crate::rules::movement::{MOST_UNITS, MOST_WARSHIPS};
use crate::state::{Fleet, Force, Trail};
use crate::{Board, NavalAsk, NavalEvent, TurnEvent, ask, emit};
use engine::{Choice, Flow, Side, SpaceId, UnitSet};

/// Warships go to sea, the Fleet sails from a Major Port, takes aboard in each port, and arrives with its General (8.3, 8.4).
pub(super) fn form(t: &mut Board<'_>) -> Flow<()> {
    let by = interception(&t.state).by;
    let warships = warships(t, by)?;
    let from = sets_out(t, by)?;
    t.state.ships[by].ready -= warships;
    interception_mut(&mut t.state).fleet = Some(Fleet {
        warships,
        units: Force::NONE,
        commander: None,
        route: Trail::from(from),
        joined: UnitSet::EMPTY,
        loaded: Force::NONE,
    });
    emit(t, "8.3", NavalEvent::SetsOut { by, from, warships });
    loop {
        let at = here(&t.state);
        take_aboard(t, at)?;
        if at == interception(&t.state).at {
            break;
        }
        let to = next_port(t, by, at)?;
        fleet_mut(&mut t.state).route.push(to);
        emit(t, "8.3", NavalEvent::AnswerSails { by, from: at, to });
    }
    refit(t, by)?;
    let (at, f) = (interception(&t.state).at, *fleet(&t.state));
    emit(
        t,
        "8.4",
        NavalEvent::Arrives {
            commander: f.commander.expect("no Fleet arrives without a General"),
            at,
            warships: f.warships,
            units: f.units,
        },
    );
    Ok(())
}

/// How many of the Ready Warships at port: 1 to 5 (8.3).
fn warships(t: &mut Board<'_>, by: Side) -> Flow<u8> {
    let answer = ask(t, by, NavalAsk::Warships, "8.3", |s, o| {
        let ready = s.ships[by].ready;
        for n in (1..=ready.min(MOST_WARSHIPS)).rev() {
            o.offer(Choice::Number(n));
        }
        o.explain(Choice::Number(0), || refusals::ONE_WARSHIP);
        for n in MOST_WARSHIPS + 1..=ready {
            o.explain(Choice::Number(n), || crate::protocol::refusals::movement::FIVE_WARSHIPS);
        }
    })?;
    Ok(crate::answer::number(answer))
}

/// From which of the Major Ports the side controls (8.3), the nearest first.
fn sets_out(t: &mut Board<'_>, by: Side) -> Flow<SpaceId> {
    let answer = ask(t, by, NavalAsk::SetOut, "8.3", |s, o| {
        let to = interception(s).at;
        for at in nearest_first(route::major_ports(s, by), to) {
            let law = || refusals::OUT_OF_REACH.unless(route::answers(s, by, at, to));
            o.weigh(Choice::Space(at), law);
        }
        why_not::spaces(o, |_| refusals::FROM_A_MAJOR_PORT);
        why_not::no_card_no_general(s, o, by);
    })?;
    Ok(crate::answer::space(answer))
}

/// Ports by how many lanes lie between each and a space.
fn nearest_first(ports: impl IntoIterator<Item = SpaceId>, to: SpaceId) -> Vec<SpaceId> {
    let mut ports: Vec<SpaceId> = ports.into_iter().collect();
    ports.sort_by_key(|at| route::lanes_between(*at, to));
    ports
}

/// The next port of the way (8.3): one from which a Fleet with a General still arrives.
fn next_port(t: &mut Board<'_>, by: Side, from: SpaceId) -> Flow<SpaceId> {
    let answer = ask(t, by, NavalAsk::SailTo, "8.3", |s, o| {
        let to = interception(s).at;
        o.weigh_each(nearest_first(by_sea(from).iter().copied(), to), Choice::Space, |at| {
            way(s).may_sail(s, from, at)
        });
        why_not::spaces(o, |_| refusals::NO_LANE);
        why_not::no_card_no_general(s, o, by);
    })?;
    Ok(crate::answer::space(answer))
}

/// Adherbal commands the Intercepting Fleet: a Spent Warship is refitted first, and may join it (17.2).
fn refit(t: &mut Board<'_>, by: Side) -> Flow<()> {
    if fleet(&t.state).commander != Some(who::ADHERBAL) || t.state.ships[by].spent == 0 {
        return Ok(());
    }
    t.state.ships[by].spent -= 1;
    t.state.ships[by].ready += 1;
    emit(t, "17.2.Adherbal", TurnEvent::ShipsRefitted { side: by, count: 1 });
    let f = fleet(&t.state);
    if f.warships == MOST_WARSHIPS || f.warships + f.units.units() == MOST_UNITS {
        return Ok(());
    }
    if whether(
        t,
        by,
        NavalAsk::AddRefitted,
        "17.2.Adherbal",
        refusals::ANSWER_WITH_THE_FLEET,
    )? {
        t.state.ships[by].ready -= 1;
        fleet_mut(&mut t.state).warships += 1;
    }
    Ok(())
}
