//! Prompts of Events and Counter Events (8.4, 25).

use super::log_movement::NAMES;
use super::names::{company, full, place, several, titled};
use super::says;
use crate::data::cards::{Effect, Window, card};
use crate::data::roads::between;
use crate::protocol::prompt::CardAsk;
use crate::state::{March, State};
use engine::scene::AskKind;
use engine::{CardId, Prompting, Side, SpaceId};

/// Where something goes on, as both sides see: a battle or a march.
fn scene_of(state: &State) -> Option<SpaceId> {
    let fight = state.battle.as_ref().map(|b| b.at());
    fight.or(state.march.map(|m| m.at))
}

/// What a question of an Event says.
pub(super) fn prompting(state: &State, to: Side, about: CardAsk) -> Prompting {
    let who = to.name();
    match about {
        CardAsk::Counter(window) => says(
            AskKind::Window,
            scene_of(state),
            "A Counter Event?",
            format!("{}. {who} may play a Counter Event now.", moment(state, to, window)),
        ),
        CardAsk::Target { card: id, left } => target(who, id, left),
        CardAsk::General(id) => for_whom(who, id),
        CardAsk::Numidia(id) => says(
            AskKind::Buttons,
            None,
            format!("{}: which Numidia?", card(id).title),
            match card(id).effect {
                Effect::NumidiaRevolts => format!(
                    "{who} plays {}. In one of the two Numidias all PCs of the enemy are removed where he has no CU.",
                    titled(id)
                ),
                _ => format!(
                    "{who} plays {}, and takes spaces without enemy CUs in one of the two Numidias.",
                    titled(id)
                ),
            },
        ),
    }
}

/// Why a window is open, in one sentence without its full stop (8.4). What lies open alone is told.
pub(super) fn moment(state: &State, to: Side, window: Window) -> String {
    let march = state.march.filter(|m| m.side != to);
    let army = march.map_or("The enemy's army".to_owned(), |m| {
        format!("{} {}", full(m.general), NAMES.leading(m.with, m.units))
    });
    let at = scene_of(state).map_or("the field", place);
    match window {
        Window::EnemyMoved => match march {
            Some(m) => format!(
                "{army} is in {at}, has {} of {} left and is about to {}{}",
                m.left(),
                several(m.total, "MP"),
                if m.to.is_some_and(|to| between(m.at, to).is_none()) {
                    "sail"
                } else {
                    "go on"
                },
                bound(state, m)
            ),
            None => format!("{army} is about to go on"),
        },
        Window::EnemyEnters => format!("{army} is in {at}, in the land of hostile tribes"),
        Window::EnemySails => {
            let to = march.map_or_else(String::new, |m| bound(state, m));
            format!("{army} is sailing from {at}{to}")
        }
        Window::BattleStart => format!(
            "The Battle of {at} begins{}; no Battle Card has been dealt yet",
            meeting(state)
        ),
        Window::BattleRound => format!(
            "The Battle Cards of the Battle of {at} have been dealt{}",
            meeting(state)
        ),
        Window::Charge => format!(
            "Carthage has announced an elephant charge in {at}{}; its die has not been rolled",
            state
                .battle
                .as_ref()
                .and_then(|b| b.charge)
                .map_or(String::new(), |c| format!(
                    " with {}",
                    several(c.elephants, "elephant CU")
                ))
        ),
        Window::OwnPlay | Window::WithMove | Window::WithNavalMove | Window::WithSiege => {
            format!("It is the turn of {}", to.name())
        }
    }
}

/// Where an army is about to go, and who stands there: " to Syracusae, against Marcellus with 4 CUs".
fn bound(state: &State, m: March) -> String {
    let Some(to) = m.to else { return String::new() };
    let enemy = m.side.enemy();
    let (generals, units) = (state.generals_in(to, enemy), state.place(to).all(enemy));
    let against = match generals.is_empty() && units.is_empty() {
        true => String::new(),
        false => format!(", against {}", company(units, generals)),
    };
    format!(" to {}{against}", place(to))
}

/// Who meets whom in a battle: ": Hannibal with 6 CUs against Varro with 8 CUs".
fn meeting(state: &State) -> String {
    state.battle.as_ref().map_or_else(String::new, |battle| {
        let of = |side: Side| company(state.outside(battle.at(), side), battle.generals[side]);
        format!(": {} against {}", of(battle.attacker), of(battle.attacker.enemy()))
    })
}

/// Which space a card works on, and what it does there.
fn target(who: &str, id: CardId, left: u8) -> Prompting {
    let title = card(id).title;
    let (kind, question, text) = match card(id).effect {
        Effect::HostileTribes => (
            AskKind::Place,
            "whom do they attack?",
            "the enemy force in Gallia Transalpinia or Liguria that suffers Attrition, in the column of 5 or 6 CUs"
                .into(),
        ),
        Effect::Epidemic => (
            AskKind::Place,
            "which army falls ill?",
            "the enemy army that suffers Attrition in the column of its size".into(),
        ),
        Effect::Pestilence { attrition } => (
            AskKind::Place,
            "which besiegers fall ill?",
            format!("the besieging enemy army that suffers Attrition, with {attrition} added to the die"),
        ),
        Effect::SurpriseSortie { points } => (
            AskKind::Remove,
            "from which city?",
            format!(
                "the Walled City from which {} is taken off",
                several(points, "siege point")
            ),
        ),
        Effect::FleetBreaksSiege => (
            AskKind::Remove,
            "which port is relieved?",
            "the besieged port from which all siege points are taken off".into(),
        ),
        Effect::TribalResistance => (
            AskKind::Remove,
            "which Tribe resists?",
            "the Tribe from which all points of subjugation are taken off".into(),
        ),
        Effect::Diplomacy { .. } | Effect::ComeIntoItaly { .. } => (
            AskKind::Place,
            "which PC is flipped?",
            format!("an enemy PC without enemy CUs, which becomes its own; {left} left"),
        ),
        Effect::NumidianAlly { .. } | Effect::Sophonisba { .. } => (
            AskKind::Place,
            "which space?",
            format!("a space there without enemy CUs, which becomes its own; up to {left} left"),
        ),
        Effect::GrainShortage { .. } => (
            AskKind::Remove,
            "which PC goes?",
            format!("a Roman PC that is removed; {left} left"),
        ),
        Effect::MutinsNumidians { cus } => (
            AskKind::Place,
            "where do they land?",
            format!("the space of Sicilia that gets {} and its PC", several(cus, "CU")),
        ),
        Effect::MacedonianReinforcements { cus }
        | Effect::BalearicSlingers { cus }
        | Effect::SlavesRaised { cus, .. } => (
            AskKind::Place,
            "where do they gather?",
            format!(
                "where its {} to",
                if cus == 1 {
                    "CU comes".into()
                } else {
                    format!("{cus} CUs come")
                }
            ),
        ),
        _ => (AskKind::Place, "where?", "where it works".into()),
    };
    says(
        kind,
        None,
        format!("{title}: {question}"),
        format!("{who} plays {} and chooses {text}.", titled(id)),
    )
}

/// The general whom a card is for, or whom it brings.
fn for_whom(who: &str, id: CardId) -> Prompting {
    let (question, text) = match card(id).effect {
        Effect::SenateDismissesProconsul => (
            "who takes over?",
            "The proconsul goes back to the cup; the new one takes over his army where it stands.".to_owned(),
        ),
        Effect::SiegeTrain => (
            "who gets the siege train?",
            "With it he besieges Walled Cities without the 1 that Carthage takes off its rolls.".to_owned(),
        ),
        Effect::Recruits { cus, .. } | Effect::IberianRecruits { cus } | Effect::AlliedAuxiliaries { cus, .. } => (
            "whom do they join?",
            format!("The general gets {} where he stands.", several(cus, "CU")),
        ),
        _ => ("for whom?", card(id).text.to_owned()),
    };
    says(
        AskKind::General,
        None,
        format!("{}: {question}", card(id).title),
        format!("{who} plays {} and chooses a general. {text}", titled(id)),
    )
}
