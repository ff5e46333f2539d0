//! Prompts of sections 7 and 10 to 12.

use super::names::{force, full, kind, place, rated, several, short};
use super::says;
use crate::prompt::MovementAsk;
use crate::state::State;
use kernel::scene::AskKind;
use kernel::{Prompting, Side, SpaceId, UnitId};

/// What a question of movement says.
pub(super) fn prompting(state: &State, to: Side, about: MovementAsk) -> Prompting {
    let who = to.name();
    let here = state.voyage.map(|v| v.at).or(state.march.map(|m| m.at));
    match about {
        MovementAsk::March => march(state),
        MovementAsk::TakeGeneral(unit) => says(
            AskKind::Compose,
            here,
            format!("Does {} go along?", short(unit)),
            format!(
                "{} may march with the Army or stay behind. He must leave or keep CUs as the rules ask of his office.",
                rated(unit)
            ),
        ),
        MovementAsk::TakeUnits(k) => says(
            AskKind::Compose,
            here,
            format!("{}s in the Army", kind(k)),
            format!(
                "How many {}s go along? An Army holds up to 10 Units, and a Consul keeps at least 3 CUs.",
                kind(k)
            ),
        ),
        MovementAsk::TakeWarships => says(
            AskKind::Compose,
            here,
            "Warships of the Fleet",
            format!(
                "How many of {} at port go to sea? Up to 5, and up to 10 Units in all. They come back Ready.",
                several(state.ships[to].ready, "Ready Warship"),
            ),
        ),
        MovementAsk::Sail => sail(state),
        MovementAsk::UnitsInside { at, kind: k } => says(
            AskKind::Compose,
            Some(at),
            format!("Inside {}", place(at)),
            format!(
                "The enemy enters {}. How many {}s are inside the walls? They hold {} and as many Supply Trains; whoever is inside fights no Land Battle.",
                place(at),
                kind(k),
                several(state.capacity(at), "CU")
            ),
        ),
        MovementAsk::GeneralInside { at, general } => says(
            AskKind::Compose,
            Some(at),
            format!("Inside {}", place(at)),
            format!(
                "The enemy enters {}. Is {} inside the walls or outside?",
                place(at),
                full(general)
            ),
        ),
        MovementAsk::DeclareAvoid(at) => says(
            AskKind::Reaction,
            Some(at),
            format!("Does {who} avoid battle?"),
            format!(
                "{}. One General in {} may try to lead his Army away: a die up to his Battle Rating. If he fails, he must stand.",
                coming(state, at),
                place(at),
            ),
        ),
        MovementAsk::DeclareInterception(at) => says(
            AskKind::Reaction,
            Some(at),
            format!("Does {who} intercept?"),
            format!(
                "{}. Generals in adjacent spaces may try to fall on it there: a die up to their Battle Rating{}. All attempts are declared before any die.",
                coming(state, at),
                if state.control(at) == Some(to.enemy()) && state.place(at).all(to).is_empty() {
                    ", the die one higher in an enemy space without Units of one's own"
                } else {
                    ""
                },
            ),
        ),
        MovementAsk::ReactWithUnits { general, kind: k } => says(
            AskKind::Compose,
            seat(state, general),
            format!("{} takes {}s", short(general), kind(k)),
            format!(
                "How many {}s go with {}? Up to 10 Units; Generals left behind keep at least 1 CU, Consuls 3.",
                kind(k),
                full(general)
            ),
        ),
        MovementAsk::ReactWithGeneral { general, other } => says(
            AskKind::Compose,
            seat(state, general),
            format!("{} and {}", short(general), short(other)),
            format!(
                "Does {} go with {}? Only a General of equal or lesser rank may.",
                full(other),
                full(general)
            ),
        ),
        MovementAsk::AvoidTo(unit) => says(
            AskKind::Destination,
            seat(state, unit),
            format!("{} slips away", short(unit)),
            format!(
                "{} has avoided battle. Where does he go? Not where the enemy came from, not to an enemy PC or Unit, not to a Tribe.",
                full(unit)
            ),
        ),
        MovementAsk::Pursue => says(
            AskKind::Buttons,
            here,
            format!("Does {who} pursue?"),
            format!(
                "The enemy has slipped away, and {} are left. On a die up to the General's Battle Rating the march goes on; on a higher one it ends here.",
                several(state.march.map_or(0, |m| m.left()), "MP"),
            ),
        ),
        MovementAsk::BackUp => says(
            AskKind::Buttons,
            here,
            format!("Does {who} back up?"),
            format!(
                "{who}'s march is Intercepted. The Army fights a Land Battle here as the Attacker, or backs up to where it came from and loses all MPs."
            ),
        ),
    }
}

fn seat(state: &State, unit: UnitId) -> Option<SpaceId> {
    state.general(unit).at.space()
}

/// Who comes into a space with what.
fn coming(state: &State, at: SpaceId) -> String {
    match state.march {
        Some(m) => format!("{} comes into {} with {}", full(m.general), place(at), force(m.units)),
        None => format!("The enemy comes into {}", place(at)),
    }
}

/// 7.1, 7.2: the march goes on.
fn march(state: &State) -> Prompting {
    let Some(m) = state.march else {
        return says(AskKind::March, None, "March", "");
    };
    let here = place(m.at);
    let text = if m.stopped {
        format!(
            "{} has to stop in {here} with {}. He may still act there, or end his activation.",
            full(m.general),
            force(m.units)
        )
    } else {
        format!(
            "{} is in {here} with {} and has {} of {} MPs left: a road costs 1, the Strait 2, a sea lane 1. Where to, or what does he do here?",
            full(m.general),
            force(m.units),
            m.left(),
            m.total,
        )
    };
    says(
        AskKind::March,
        Some(m.at),
        format!("{} marches", short(m.general)),
        text,
    )
}

/// 7.3: the Fleet sails on.
fn sail(state: &State) -> Prompting {
    let (Some(m), Some(v)) = (state.march, state.voyage) else {
        return says(AskKind::March, None, "Sail", "");
    };
    let africa = if v.side == Side::Rome {
        " Roman Seamanship limits how far."
    } else {
        ""
    };
    says(
        AskKind::March,
        Some(v.at),
        format!("{} is at sea", short(m.general)),
        format!(
            "The Fleet lies off {} with {} and {}. A coastal lane costs 1 MP, the Mare Tyrrhenum 2; {} left.{africa} Land, or sail on?",
            place(v.at),
            several(v.warships, "Warship"),
            force(v.units),
            several(m.left(), "MP"),
        ),
    )
}
