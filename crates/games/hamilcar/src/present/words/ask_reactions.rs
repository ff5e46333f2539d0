//! Prompts of reactions to a march: inside or outside (10), Avoiding (11), Interception and Backing up (12).

use super::ask_movement::only_rome;
use super::log_movement::NAMES;
use super::names::{force, full, kind, leading, place, several};
use crate::protocol::prompt::ReactionAsk;
use crate::state::{Kind, State};
use engine::{Prompting, Side, SpaceId};

/// What a question of a reaction says.
pub(super) fn prompting(state: &State, to: Side, about: ReactionAsk) -> Prompting {
    let here = state.voyage.map(|v| v.at).or(state.march.map(|m| m.at));
    let seat = |unit| state.general(unit).at.space();
    NAMES.asks(about, to, here, seat, text(state, to, about))
}

fn text(state: &State, to: Side, about: ReactionAsk) -> String {
    let who = to.name();
    match about {
        ReactionAsk::UnitsInside { at, kind: k } => format!(
            "{}. {who} has {} there: how many {}s are inside the walls? The walls hold {}, Elephants among them, and as many Supply Trains. Whoever is inside fights no Land Battle; whoever stays outside does.{}",
            coming(state, at),
            force(state.place(at).all(to)),
            kind(k),
            several(state.capacity(at), "CU"),
            if k != Kind::Train && state.has_consul(state.generals_in(at, to)) {
                " A Consul needs 3 CUs with him, inside or outside: so not every number can be chosen."
            } else {
                ""
            }
        ),
        ReactionAsk::GeneralInside { at, general } => format!(
            "{}. Is {} inside the walls or outside?",
            coming(state, at),
            if state.march.is_some_and(|m| m.general == general) {
                "he"
            } else {
                full(general)
            },
        ),
        ReactionAsk::DeclareAvoid(at) => format!(
            "{}. One General there may try to lead his Army away: if he rolls more than his Battle Rating, the second of his numbers, he has to stay.",
            coming(state, at),
        ),
        ReactionAsk::DeclareInterception(at) => format!(
            "{}. From each adjacent space one General may try to Intercept there, and fails if he rolls more than his Battle Rating, the second of his numbers{}. All who try are named first, then they roll.",
            coming(state, at),
            if state.control(at) == Some(to.enemy()) && state.place(at).all(to).is_empty() {
                "; the Die counts 1 more in an enemy space without Units of his side"
            } else {
                ""
            },
        ),
        ReactionAsk::ReactWithUnits { general, kind: k } => format!(
            "How many {}s go with {}? Up to 10 Units; Generals left behind keep at least 1 CU{}.",
            kind(k),
            full(general),
            only_rome(to, ", Consuls 3")
        ),
        ReactionAsk::ReactWithGeneral { general, other } => format!(
            "Does {} go with {}? Only a General of equal or lesser rank may.",
            full(other),
            full(general)
        ),
        ReactionAsk::AvoidTo(unit) => format!(
            "{} has avoided battle. Where does he go? Not where the enemy came from, not to an enemy PC or Unit, not to a Tribe.",
            full(unit)
        ),
        ReactionAsk::Pursue => format!(
            "The enemy has slipped away. With {} left the General may roll the Die: up to {}, his Battle Rating, the march goes on; above, it ends here.",
            several(state.march.map_or(0, |m| m.left()), "MP"),
            state.march.map_or(0, |m| state.battle_rating(m.general)),
        ),
        ReactionAsk::BackUp => format!(
            "{who}'s march is Intercepted. The Army fights a Land Battle here as the Attacker, or backs up to where it came from and loses the MPs it has left."
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
            leading(m.with, 0, m.units)
        ),
        None => format!("The enemy comes into {}", place(at)),
    }
}
