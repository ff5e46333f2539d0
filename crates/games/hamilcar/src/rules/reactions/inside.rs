//! Inside or outside the walls (10.1).

use super::march;
use crate::protocol::refusals::movement as refusals;
use crate::rules::movement::CONSULAR_CUS;
use crate::state::{Force, Kind, State, Where};
use crate::{Board, MovementEvent, ReactionAsk, ask, emit};
use engine::{Choice, Flow, Legality, Side, SpaceId, UnitId};
use punic::Station;

/// When an Army comes to an enemy Walled City that is not Besieged, the enemy says which of his Units and generals in the space are
/// inside and which outside, up to the city's capacity (10.1, 2.1.C).
pub(super) fn inside_or_outside(t: &mut Board<'_>) -> Flow<()> {
    let m = march(&t.state);
    let (at, owner) = (m.at, m.side.enemy());
    let place = t.state.place(at);
    let asked = place.city() == Some(owner) && !place.besieged() && m.units.fighting() > 0;
    if !asked || (place.all(owner).is_empty() && t.state.generals_in(at, owner).is_empty()) {
        return Ok(());
    }
    t.state.place_mut(at).open_the_gates(owner);
    for kind in Kind::ALL {
        if t.state.outside(at, owner).of(kind) > 0 {
            units_inside(t, owner, at, kind)?;
        }
    }
    for general in t.state.generals_in(at, owner).iter() {
        general_inside(t, owner, at, general)?;
    }
    let units = t.state.place(at).inside;
    emit(t, "10.1", MovementEvent::Inside { side: owner, at, units });
    Ok(())
}

/// How many of a kind are inside: the largest number first.
fn units_inside(t: &mut Board<'_>, owner: Side, at: SpaceId, kind: Kind) -> Flow<()> {
    let about = ReactionAsk::UnitsInside { at, kind };
    let answer = ask(t, owner, about, "10.1", |s, o| {
        let place = s.place(at);
        let here = place.outside[owner].of(kind);
        let room = match kind {
            Kind::Train => s.capacity(at),
            Kind::Cu | Kind::Elephant => s.capacity(at) - place.inside.fighting(),
        };
        for n in (0..=here).rev() {
            o.weigh(Choice::Number(n), || {
                if n > room {
                    Err(refusals::NO_ROOM_INSIDE)
                } else {
                    divides(s, owner, at, kind, n)
                }
            });
        }
    })?;
    let enter = Force::so_many(kind, crate::answer::number(answer));
    t.state.place_mut(at).enter(owner, enter);
    Ok(())
}

/// Whether so many CUs inside leave room for a Consul: with three CUs, or with all there are, on one side of the walls (2.3.E3).
fn divides(s: &State, owner: Side, at: SpaceId, kind: Kind, n: u8) -> Legality {
    if kind == Kind::Train || !s.has_consul(s.generals_in(at, owner)) {
        return Ok(());
    }
    let outside = s.outside(at, owner).fighting();
    let wanted = outside.min(CONSULAR_CUS);
    refusals::CONSUL_KEEPS_THREE.unless(n >= wanted || outside - n >= wanted)
}

/// Whether a general is inside.
fn general_inside(t: &mut Board<'_>, owner: Side, at: SpaceId, general: UnitId) -> Flow<()> {
    let about = ReactionAsk::GeneralInside { at, general };
    let answer = ask(t, owner, about, "10.1", |s, o| {
        let place = s.place(at);
        o.weigh(Choice::Yes, || {
            consul_with(s, owner, at, general, place.inside.fighting())
        });
        o.weigh(Choice::No, || {
            consul_with(s, owner, at, general, place.outside[owner].fighting())
        });
    })?;
    t.state.general_mut(general).at = Where::in_space(at, answer == Choice::Yes);
    Ok(())
}

/// Whether a general may stand where so many CUs are: a Consul with at least three, or with all there are if they are fewer (2.3.E3).
fn consul_with(s: &State, owner: Side, at: SpaceId, general: UnitId, cus: u8) -> Legality {
    let wanted = s.place(at).all(owner).fighting().min(CONSULAR_CUS);
    refusals::CONSUL_KEEPS_THREE.unless(!s.is_consul(general) || cus >= wanted)
}
