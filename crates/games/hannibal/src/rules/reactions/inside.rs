//! Inside or outside the walls (10.3, 10.7).

use super::march;
use crate::board::why_not;
use crate::data::tracks::CONSULAR;
use crate::protocol::refusals::movement as refusals;
use crate::state::{Force, Kind, State, Where};
use crate::{Board, MovementEvent, ReactionAsk, answer, ask, emit};
use engine::{Choice, Flow, Legality, Side, SpaceId, UnitId};
use punic::Station;

/// When an army comes to an enemy Walled City that is not besieged, the enemy says which of his units and generals in the space are inside
/// and which outside, up to the city's capacity.
pub(super) fn inside_or_outside(t: &mut Board<'_>) -> Flow<()> {
    let m = march(&t.state);
    let (at, owner) = (m.at, m.side.enemy());
    let place = t.state.place(at);
    let asked = place.city() == Some(owner) && !place.besieged() && m.units.fighting() > 0;
    let generals = t.state.generals_in(at, owner);
    if !asked || (place.all(owner).is_empty() && generals.is_empty()) {
        return Ok(());
    }
    t.state.place_mut(at).open_the_gates(owner);
    for kind in Kind::ALL {
        if t.state.place(at).outside[owner].of(kind) > 0 {
            units_inside(t, owner, at, kind)?;
        }
    }
    for general in generals.iter() {
        general_inside(t, owner, at, general)?;
    }
    let units = t.state.place(at).inside;
    emit(t, "10.7", MovementEvent::Inside { side: owner, at, units });
    Ok(())
}

/// How many of a kind are inside: the largest number first.
fn units_inside(t: &mut Board<'_>, owner: Side, at: SpaceId, kind: Kind) -> Flow<()> {
    let answer = ask(t, owner, ReactionAsk::UnitsInside { at, kind }, "10.7", |s, o| {
        let place = s.place(at);
        let here = place.outside[owner].of(kind);
        let room = match kind {
            Kind::Train => here,
            Kind::Cu | Kind::Elephant => s.capacity(at).saturating_sub(place.inside.fighting()),
        };
        for n in (0..=here).rev() {
            o.weigh(Choice::Number(n), || {
                refusals::NO_ROOM_INSIDE.unless(n <= room)?;
                divides(s, owner, at, kind, n)
            });
        }
        why_not::nothing_else(s, o, owner, refusals::INSIDE_OR_OUTSIDE);
    })?;
    let enter = Force::so_many(kind, answer::number(answer));
    t.state.place_mut(at).enter(owner, enter);
    Ok(())
}

/// Whether so many CUs inside leave room for a consul: with five CUs, or with all there are, on one side of the walls (18.1).
fn divides(s: &State, owner: Side, at: SpaceId, kind: Kind, n: u8) -> Legality {
    if kind == Kind::Train || !s.has_consul(s.generals_in(at, owner)) {
        return Ok(());
    }
    let here = s.place(at).outside[owner].fighting();
    let wanted = here.min(CONSULAR);
    refusals::CONSUL_KEEPS_FIVE.unless(n >= wanted || here - n >= wanted)
}

/// Whether a general is inside.
fn general_inside(t: &mut Board<'_>, owner: Side, at: SpaceId, general: UnitId) -> Flow<()> {
    let answer = ask(t, owner, ReactionAsk::GeneralInside { at, general }, "10.7", |s, o| {
        let place = s.place(at);
        o.weigh(Choice::Yes, || {
            consul_with(s, owner, at, general, place.inside.fighting())
        });
        o.weigh(Choice::No, || {
            consul_with(s, owner, at, general, place.outside[owner].fighting())
        });
        why_not::nothing_else(s, o, owner, refusals::INSIDE_OR_OUTSIDE);
    })?;
    t.state.general_mut(general).at = Where::in_space(at, answer == Choice::Yes);
    Ok(())
}

/// Whether a general may stand where so many CUs are: a consul with at least five, or with all there are if they are fewer (18.1).
fn consul_with(s: &State, owner: Side, at: SpaceId, general: UnitId, cus: u8) -> Legality {
    let wanted = s.place(at).all(owner).fighting().min(CONSULAR);
    refusals::CONSUL_KEEPS_FIVE.unless(!s.is_consul(general) || cus >= wanted)
}
