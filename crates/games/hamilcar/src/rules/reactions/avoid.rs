//! Avoid Land Battle (10.2, 11.1, 11.2).

use super::party::{Stack, make_up};
use super::{march, reactions, reactions_mut};

use crate::board::{generals, walls, why_not};
use crate::data::lanes::by_sea;
use crate::data::provinces::{Region, region_of};
use crate::data::roads::{by_road, is_strait};
use crate::protocol::refusals::movement as refusals;
use crate::rules::counter_events;
use crate::state::{Entered, Force, March, Party, State, Where};
use crate::{Board, MovementEvent, ReactionAsk, ReactionEvent, ask, emit};
use engine::{Choice, Flow, Legality, Options, Refusal, Side, SpaceId, UnitId};
use punic::{Aim, ReactionRoll};

/// Whether the section applies: a general of the other side stands outside walls where an Army has come (10.2).
pub(super) fn may_be_declared(s: &State, m: &March) -> bool {
    m.units.fighting() > 0 && !s.generals_at(m.at, m.side.enemy()).is_empty()
}

/// Asks which general tries to Avoid, if any, and with what (11.1). Where to is asked after his die.
pub(super) fn declare(t: &mut Board<'_>) -> Flow<()> {
    let (at, by) = (reactions(&t.state).at, reactions(&t.state).by);
    let answer = ask(t, by, ReactionAsk::DeclareAvoid(at), "10.2", |s, o| {
        o.offer(Choice::Pass);
        o.weigh_each(s.generals_at(at, by).iter(), Choice::Unit, |general| {
            may_avoid(s, by, general)
        });
        explain(s, o, at, by);
    })?;
    if let Choice::Unit(general) = answer {
        emit(t, "11.1", ReactionEvent::AvoidDeclared { general, at });
        make_up(t, general, at, Aim::Avoid)?;
    }
    Ok(())
}

/// Who of those who may avoid battle in a space has the best chance, and on how many of six faces.
pub(crate) fn best_to_avoid(s: &State, by: Side, at: SpaceId) -> Option<(UnitId, u8)> {
    s.march?;
    let able = s
        .generals_at(at, by)
        .iter()
        .filter(|unit| may_avoid(s, by, *unit).is_ok());
    able.map(|unit| (unit, s.battle_rating(unit).min(6)))
        .max_by_key(|(_, faces)| *faces)
}

fn explain(s: &State, o: &mut Options, at: SpaceId, by: Side) {
    why_not::spaces(o, |_| refusals::AVOID_WHERE_LATER);
    why_not::own_generals(o, by, |unit| match s.general(unit).at {
        Where::Inside(here) if here == at => refusals::INSIDE_NEED_NOT_AVOID,
        here if here.space().is_some() => refusals::AVOIDS_NOT_HERE,
        _ => why_not::absent(s, unit),
    });
    why_not::cards(o, refusals::NO_CARD_ON_THE_MARCH);
}

/// Whether a general may try to Avoid (11.1, 11.2).
fn may_avoid(s: &State, by: Side, general: UnitId) -> Legality {
    let stack = Stack::of(s, by, general, Aim::Avoid);
    if stack.has_failed(general) {
        return Err(refusals::FAILED_TO_INTERCEPT);
    }
    if !stack.has_party(s, general) {
        return Err(refusals::AVOID_LEAVES_TOO_FEW);
    }
    refusals::NOWHERE_TO_AVOID.unless(has_way(s, by, &stack, general))
}

/// Whether there is a space to go to, with all the generals who could come along, for the smallest party that can be made up or for
/// the largest: fewer Units find room inside walls and may leave Africa, CUs drive off a general who stands alone.
fn has_way(s: &State, by: Side, stack: &Stack, general: UnitId) -> bool {
    let (fewest, most) = stack.cus_with(s, general);
    [fewest, most].into_iter().any(|cus| {
        let scout = Party {
            with: stack.others(s, general),
            units: Force::new(cus, 0, 0),
            ..Party::of(general, march(s).at)
        };
        finds_way(s, by, &scout)
    })
}

/// Whether an Avoiding party may go to a space next to the one it stands in, by road or by sea lane (11.1, 11.2).
fn may_go(s: &State, by: Side, party: &Party, to: SpaceId) -> Legality {
    if came_from(march(s)) == Some(to) {
        return Err(refusals::ENEMY_CAME_FROM_THERE);
    }
    let place = s.place(to);
    if s.control(to) == Some(by.enemy()) || !place.all(by.enemy()).is_empty() {
        return Err(refusals::AVOIDS_NO_ENEMY);
    }
    if party.units.fighting() == 0 && !s.unguarded(to, by.enemy()).is_empty() {
        return Err(refusals::ENDS_BESIDE_A_GENERAL);
    }
    if by_road(party.from).contains(&to) && !is_strait(party.from, to) {
        return refusals::AVOIDS_NO_TRIBE.unless(!place.is_tribe());
    }
    by_sea_to(s, by, party, to)
}

/// Avoiding by sea lane: with an Admiral, to a port of one's own, and out of Africa only with a Warlike Miat (2.2.D1, 11.1, 15.3.C).
fn by_sea_to(s: &State, by: Side, party: &Party, to: SpaceId) -> Legality {
    if !s.has_admiral(party.generals()) {
        return Err(if is_strait(party.from, to) {
            refusals::AVOIDS_OVER_NO_STRAIT
        } else {
            refusals::ADMIRAL_TO_AVOID_BY_SEA
        });
    }
    if s.control(to) != Some(by) {
        return Err(refusals::AVOIDS_TO_OWN_PORT);
    }
    let leaves = region_of(party.from) == Region::Africa && region_of(to) != Region::Africa;
    let bound = leaves && by == Side::Carthage && !party.units.is_empty() && !s.may_leave_africa();
    refusals::AVOIDS_WITHIN_AFRICA.unless(!bound)
}

/// The space the moving Army just came from, by land or from the port where it embarked (11.2).
fn came_from(m: &March) -> Option<SpaceId> {
    match m.entered {
        Entered::Road(from) | Entered::Sea(from) => Some(from),
        Entered::Start => None,
    }
}

/// Whether the party finds room inside the walls of the space it stands in (10.2).
fn shelters(s: &State, by: Side, party: &Party) -> bool {
    let place = s.place(party.from);
    let own = place.city() == Some(by) && !place.besieged();
    own && s.room_for(party.from, place.inside, party.units) == party.units
}

/// Rolls for the general who tries to Avoid; if he succeeds his party leaves (11.1). Tells whether it has left.
pub(super) fn carry_out(t: &mut Board<'_>) -> Flow<bool> {
    let Some(party) = reactions(&t.state).avoid else {
        return Ok(false);
    };
    let (by, general) = (reactions(&t.state).by, party.general);
    let needed = t.state.battle_rating(general);
    let roll = ReactionRoll::new(general, counter_events::classic(t, by)?, needed);
    reactions_mut(&mut t.state).rolled.insert(general);
    emit(t, "11.1", ReactionEvent::AvoidRolled(roll));
    if !roll.succeeds() {
        stands(t, &party)?;
        return Ok(false);
    }
    if !finds_way(&t.state, reactions(&t.state).by, &party) {
        emit(
            t,
            "11.2",
            MovementEvent::FindsNoWay {
                general,
                at: party.from,
            },
        );
        stands(t, &party)?;
        return Ok(false);
    }
    let to = ask_where(t, &party)?;
    slip_away(t, &party, to)?;
    Ok(true)
}

/// The party could not Avoid. Generals without CUs are displaced at once, whatever Interceptions come of (11.1, note).
fn stands(t: &mut Board<'_>, party: &Party) -> Flow<()> {
    let by = reactions(&t.state).by;
    for unit in t.state.unguarded(party.from, by).iter() {
        generals::displace(t, unit, "11.1")?;
    }
    Ok(())
}

/// Whether there is anywhere for the party as it has been made up.
fn finds_way(s: &State, by: Side, party: &Party) -> bool {
    let open = by_road(party.from)
        .iter()
        .chain(by_sea(party.from))
        .any(|to| may_go(s, by, party, *to).is_ok());
    open || shelters(s, by, party)
}

/// Asks where the party goes: a neighbour by road, then by sea, then inside the walls (the space itself).
fn ask_where(t: &mut Board<'_>, party: &Party) -> Flow<SpaceId> {
    let by = reactions(&t.state).by;
    let here = party.from;
    let answer = ask(t, by, ReactionAsk::AvoidTo(party.general), "11.2", |s, o| {
        let ashore = by_road(here);
        let afloat = by_sea(here).iter().filter(|to| !ashore.contains(to));
        for to in ashore.iter().chain(afloat) {
            o.weigh(Choice::Space(*to), || may_go(s, by, party, *to));
        }
        o.weigh(Choice::Space(here), || {
            why_not_inside(s, by, here).unless(shelters(s, by, party))
        });
        why_not::spaces(o, |_| refusals::AVOIDS_TO_A_NEIGHBOUR);
        why_not::no_card_no_general(s, o, by);
    })?;
    let to = crate::answer::space(answer);
    Ok(to)
}

fn why_not_inside(s: &State, by: Side, at: SpaceId) -> Refusal {
    if s.place(at).city() == Some(by) {
        refusals::NO_ROOM_INSIDE
    } else {
        refusals::AVOIDS_AWAY
    }
}

/// The party leaves. An enemy general who stands alone where it goes is displaced.
fn slip_away(t: &mut Board<'_>, party: &Party, to: SpaceId) -> Flow<()> {
    let by = reactions(&t.state).by;
    let place = if to == party.from {
        Where::Inside(to)
    } else {
        Where::At(to)
    };
    t.state.move_party(by, party, place);
    emit(
        t,
        "11.1",
        ReactionEvent::Avoided {
            general: party.general,
            with: party.with,
            to,
            units: party.units,
        },
    );
    if party.units.fighting() > 0 {
        for unit in t.state.generals_at(to, by.enemy()).iter().filter(|_| to != party.from) {
            generals::displace(t, unit, "2.2.A")?;
        }
    }
    walls::settle(t, party.from)
}
