//! Prompts of reactions to a move: inside or outside (10.7), interception (12), avoiding battle and pursuit (13).

use super::ask_movement::{NO_MARCH, only_rome};
use super::log_movement::NAMES;
use super::names::{full, kind, list, place, several, short};
use crate::protocol::prompt::ReactionAsk;
use crate::rules::movement::{Roll, upto};
use crate::rules::reactions::interceptors;
use crate::state::{Entered, March, State, Where};
use engine::{Prompting, Rule, Side, SpaceId, UnitId, UnitSet};

/// What a question of a reaction says.
pub(super) fn prompting(state: &State, to: Side, rule: Rule, about: ReactionAsk) -> Prompting {
    let here = state.march.map(|m| m.at);
    let seat = |unit| state.general(unit).at.space();
    NAMES.asks(about, to, here, seat, text(state, to, rule, about))
}

fn text(state: &State, to: Side, rule: Rule, about: ReactionAsk) -> String {
    let who = to.name();
    match about {
        ReactionAsk::UnitsInside { at, kind: k } => format!(
            "{} How many {}s are inside the walls? They hold {}; whoever is inside fights no battle.",
            why_inside(at, rule),
            kind(k),
            several(state.capacity(at), "CU")
        ),
        ReactionAsk::GeneralInside { at, general } => format!(
            "{} Is {} inside the walls or outside?",
            why_inside(at, rule),
            full(general)
        ),
        ReactionAsk::DeclareAvoid(at) => format!(
            "{}. One general may try to lead up to 10 CUs away: {}. If he fails, {who} stands with 1 Battle Card fewer.",
            coming(state, at),
            ranges(there(state, to, at), Roll::Avoid),
        ),
        ReactionAsk::DeclareInterception(at) => format!(
            "{}. From each space next to it by road one general may try to intercept there: {}{}. All who try are named first; then the \
             dice are rolled. Success brings 1 Battle Card more.",
            coming(state, at),
            ranges(interceptors(state, to), Roll::Intercept),
            if state.control(at) == Some(to.enemy()) && state.place(at).all(to).fighting() == 0 {
                ", with 1 added to the die in this enemy space"
            } else {
                ""
            },
        ),
        ReactionAsk::ReactWithUnits { general, kind: k } => format!(
            "How many {}s go with {}? Up to 10 CUs; a commander left behind keeps at least 1{}.",
            kind(k),
            full(general),
            only_rome(to, ", a consul 5")
        ),
        ReactionAsk::ReactWithGeneral { general, other } => format!(
            "Does {} go with {}? Only a general of equal or lower rank may.",
            full(other),
            full(general)
        ),
        ReactionAsk::AvoidTo(unit) => format!(
            "{} has avoided battle. Where does he go? By road to a space next to him: not where the enemy came from, not to enemy \
             PCs or CUs, not to a Tribe that is no friend.",
            full(unit)
        ),
        ReactionAsk::Pursue => state.march.map_or(NO_MARCH.into(), |m| {
            format!(
                "The enemy has slipped away; MPs left: {}. {} goes on if the die shows {} or less; else he stops here.",
                m.left(),
                full(m.general),
                upto(m.general, Roll::Pursue),
            )
        }),
        ReactionAsk::BackUp => state.march.map_or(NO_MARCH.into(), |m| back_up(&m)),
    }
}

/// 9.3, 12.6: who commands of equals.
pub(super) fn command(state: &State, at: SpaceId, who: &str) -> String {
    match state.march {
        Some(_) => format!(
            "The armies of {who} that have come together in {} are under one general of the highest rank. His Battle Rating \
             counts in the battle.",
            place(at)
        ),
        None => format!(
            "Of the generals of equal rank in {}, {who} names the one who commands. His Battle Rating counts if the enemy comes; whoever is \
             activated later commands from then on.",
            place(at)
        ),
    }
}

/// Who comes into a space with what.
pub(super) fn coming(state: &State, at: SpaceId) -> String {
    match state.march {
        Some(m) => format!(
            "{} comes into {} {}",
            full(m.general),
            place(at),
            NAMES.leading(m.with, m.units)
        ),
        None => format!("The enemy comes into {}", place(at)),
    }
}

/// 10.7, 12.8: why inside and outside are told apart.
fn why_inside(at: SpaceId, rule: Rule) -> String {
    if rule.0 == "12.8" {
        format!("Part of the army goes inside {}, the rest back to its port.", place(at))
    } else {
        format!("The enemy comes to {}.", place(at))
    }
}

/// Generals before the walls of a space who have not tried to intercept the same march (12.10, 13.1).
fn there(state: &State, side: Side, at: SpaceId) -> UnitSet {
    let failed = state.march.as_ref().and_then(|m| m.failed.from(at));
    state
        .generals_where(side, Where::At(at))
        .without(failed.map_or(UnitSet::EMPTY, |party| party.generals()))
}

/// Up to which face generals succeed: "Fabius on 1 to 5, Varro on a 1".
fn ranges(generals: UnitSet, roll: Roll) -> String {
    let on = |unit: UnitId| match upto(unit, roll) {
        1 => format!("{} on a 1", short(unit)),
        face => format!("{} on 1 to {face}", short(unit)),
    };
    list(generals.iter().map(on).collect())
}

/// 12.5, 12.8: the intercepted army backs up, or fights.
fn back_up(m: &March) -> String {
    let (general, at) = (full(m.general), place(m.at));
    let back = m.entered.from().map_or("where it came from", place);
    let way = match m.entered {
        Entered::Sea(_) if m.side == Side::Carthage => {
            format!("goes back by sea to {back}, with the danger of the sea again")
        }
        Entered::Sea(_) => format!("goes back by sea to {back}"),
        _ => format!("goes back to {back}"),
    };
    if m.units.fighting() == 0 {
        format!("{general} is intercepted in {at} without CUs. He {way}, or all generals of the march are displaced.")
    } else {
        format!(
            "{general}'s army is intercepted in {at}. It fights a battle here as the attacker, or {way} and moves no more."
        )
    }
}
