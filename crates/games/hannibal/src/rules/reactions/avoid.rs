//! Avoiding battle (13.1 to 13.3, 13.5).

use super::party::{Stack, make_up, move_party};
use super::{march, reactions};
use crate::Die;
use crate::board::{units, why_not};
use crate::data::roads::{by_road, neighbours};
use crate::data::spaces;
use crate::protocol::refusals::movement as refusals;
use crate::rules::movement::{Roll, stays_home, upto};
use crate::state::{Force, March, Party, State, Where};
use crate::{Board, ReactionAsk, ReactionEvent, answer, ask, emit};
use engine::{Choice, Flow, Legality, Options, Side, SpaceId, UnitId};
use punic::{Aim, ReactionRoll};

/// Whether the section applies: a general of the other side stands outside walls where an army has come (13.1).
pub(super) fn may_be_declared(s: &State, m: &March) -> bool {
    let by = m.side.enemy();
    m.units.fighting() > 0
        && s.generals_where(by, Where::At(m.at))
            .iter()
            .any(|general| may_avoid(s, by, general).is_ok())
}

/// Asks which general tries to avoid battle, if any, and with what (13.1). Where to is asked after his die.
pub(super) fn declare(t: &mut Board<'_>) -> Flow<()> {
    let (at, by) = (reactions(&t.state).at, reactions(&t.state).by);
    let answer = ask(t, by, ReactionAsk::DeclareAvoid(at), "13.1", |s, o| {
        o.offer(Choice::Pass);
        o.weigh_each(s.generals_where(by, Where::At(at)).iter(), Choice::Unit, |general| {
            may_avoid(s, by, general)
        });
        explain(s, o, at, by);
    })?;
    if let Choice::Unit(general) = answer {
        emit(t, "13.1", ReactionEvent::AvoidDeclared { general, at });
        make_up(t, general, at, Aim::Avoid, finds_way_somehow)?;
    }
    Ok(())
}

/// Who of those who may avoid battle in a space has the best chance, and on how many of six faces.
pub(crate) fn best_to_avoid(s: &State, by: Side, at: SpaceId) -> Option<(UnitId, u8)> {
    s.march?;
    let able = s
        .generals_where(by, Where::At(at))
        .iter()
        .filter(|unit| may_avoid(s, by, *unit).is_ok());
    able.map(|unit| (unit, upto(unit, Roll::Avoid).min(6)))
        .max_by_key(|(_, faces)| *faces)
}

fn explain(s: &State, o: &mut Options, at: SpaceId, by: Side) {
    why_not::spaces(o, |_| refusals::AVOID_WHERE_LATER);
    if o.explaining() {
        for unit in crate::data::generals::of(by).iter() {
            o.explain(Choice::Unit(unit), || match s.general(unit).at {
                Where::Inside(here) if here == at => refusals::INSIDE_NEED_NOT_AVOID,
                here if here.space().is_some() => refusals::AVOIDS_NOT_HERE,
                _ => crate::protocol::refusals::turn::NOT_ON_MAP,
            });
        }
    }
    why_not::cards(o, refusals::NO_CARD_ON_THE_MARCH);
}

/// Whether a general may try to avoid battle.
fn may_avoid(s: &State, by: Side, general: UnitId) -> Legality {
    let stack = Stack::of(s, by, general, Aim::Avoid);
    refusals::FAILED_TO_INTERCEPT.unless(!stack.has_failed(general))?;
    refusals::COMMANDER_KEEPS_ONE.unless(stack.has_party(s, by, general, finds_way_somehow))?;
    let scout = Party::of(general, march(s).at);
    refusals::NOWHERE_TO_AVOID.unless(finds_way_somehow(s, by, &scout))
}

/// Whether there is a space to go to for these generals, without any CUs or with some, as they can be made up.
fn finds_way_somehow(s: &State, by: Side, party: &Party) -> bool {
    let [alone, with_cus] = Stack::of(s, by, party.general, Aim::Avoid).cus_alone_or_not(s, by, party.general);
    let with = |cus| Party {
        units: Force::new(cus, 0, 0),
        ..*party
    };
    alone && finds_way(s, by, &with(0)) || with_cus && finds_way(s, by, &with(1))
}

/// Whether there is anywhere for the party as it has been made up.
fn finds_way(s: &State, by: Side, party: &Party) -> bool {
    by_road(party.from).iter().any(|to| may_go(s, by, party, to).is_ok())
}

/// Whether an avoiding party may go to a space next to the one it stands in (13.2).
fn may_go(s: &State, by: Side, party: &Party, to: SpaceId) -> Legality {
    let place = s.place(to);
    refusals::ENEMY_CAME_FROM_THERE.unless(march(s).entered.from() != Some(to))?;
    let enemy = by.enemy();
    let held = s.control(to) == Some(enemy) || !place.all(enemy).is_empty();
    refusals::AVOIDS_NO_ENEMY.unless(!held)?;
    refusals::AVOIDS_NO_TRIBE.unless(!place.is_tribe() || s.control(to) == Some(by))?;
    refusals::AVOIDS_OVER_NO_PASS.unless(by_road(party.from).contains(to))?;
    stays_home(party.generals(), to)?;
    let beside = party.units.fighting() == 0 && !s.unguarded(to, enemy).is_empty() && !s.has_cus(to, by);
    refusals::STOPS_BESIDE_A_GENERAL.unless(!beside)
}

/// Rolls for the general who tries to avoid battle; if he succeeds his party leaves (13.1). Tells whether it has left.
pub(super) fn carry_out(t: &mut Board<'_>) -> Flow<bool> {
    let Some(party) = reactions(&t.state).avoid else {
        return Ok(false);
    };
    let (by, general) = (reactions(&t.state).by, party.general);
    let needed = upto(general, Roll::Avoid);
    let roll = ReactionRoll::new(general, t.roll(Die)?, needed);
    emit(t, "13.1", ReactionEvent::AvoidRolled(roll));
    if !roll.succeeds() || !finds_way(&t.state, by, &party) {
        if let Some(m) = t.state.march.as_mut() {
            m.botched = true;
        }
        return Ok(false);
    }
    let to = ask_where(t, by, &party)?;
    let besieged = t.state.place(party.from).points;
    move_party(&mut t.state, by, &party, Where::At(to));
    let (with, units) = (party.with, party.units);
    let avoided = ReactionEvent::Avoided {
        general,
        with,
        to,
        units,
    };
    emit(t, "13.1", avoided);
    units::lifted(t, party.from, besieged);
    units::drive_off(t, by, to)?;
    Ok(true)
}

/// Asks where the party goes.
fn ask_where(t: &mut Board<'_>, by: Side, party: &Party) -> Flow<SpaceId> {
    let answer = ask(t, by, ReactionAsk::AvoidTo(party.general), "13.2", |s, o| {
        for to in neighbours(party.from) {
            o.weigh(Choice::Space(*to), || may_go(s, by, party, *to));
        }
        if o.explaining() {
            for at in spaces::all() {
                o.explain(Choice::Space(at), || refusals::AVOIDS_TO_A_NEIGHBOUR);
            }
        }
        why_not::no_card_no_general(s, o, by);
    })?;
    Ok(answer::space(answer))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::generals::who;

    #[test]
    fn fabius_and_gisgo_avoid_more_easily() {
        let rolls = [who::FABIUS, who::GISGO, who::VARRO].map(|g| upto(g, Roll::Avoid));
        assert_eq!(rolls, [5, 3, 1]);
        let rolls = [who::VARRO, who::GISGO, who::HANNIBAL].map(|g| upto(g, Roll::Intercept));
        assert_eq!(rolls, [4, 3, 4]);
        assert_eq!(upto(who::FLAMINIUS, Roll::Pursue), 4);
    }
}
