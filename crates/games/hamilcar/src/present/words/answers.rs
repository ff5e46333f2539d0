//! The words of an answer: on its button and in a case file. Lower case, short, distinct among the answers of one question.

use super::names::{full, kind, place, several_of, short};
use crate::Hamilcar;
use crate::data::cards::{Effect, Window, card, number};
use crate::data::roads::{by_road, is_strait};
use crate::data::tactics::{copy, is_tactic, tactic};
use crate::protocol::buttons::Named;
use crate::protocol::prompt::{BattleAsk, CardAsk, MovementAsk, NavalAsk, Prompt, ReactionAsk, TurnAsk};
use crate::rules::cards;
use crate::rules::naval::answering;
use crate::state::State;
use engine::{Choice, Question, SpaceId};

/// A Naval Interception is declared.
pub(crate) const DECLARE: &str = "intercept the Fleet";

/// Whether an answer is seldom wanted: a Supply Train that is destroyed, an Event that changes nothing.
pub(crate) fn seldom(state: &State, question: &Question<Prompt>, choice: Choice) -> bool {
    match (question.about, Named::from_choice(choice)) {
        (_, Some(Named::DestroyTrain)) => true,
        (Prompt::Turn(TurnAsk::UseCard(id)), Some(Named::Event)) => {
            punic::present::vain::is_vain::<Hamilcar>(state, question.to, id)
        }
        _ => false,
    }
}

/// The words of an answer.
#[must_use]
pub fn label(state: &State, question: &Question<Prompt>, choice: Choice) -> String {
    match choice {
        Choice::Space(at) => match question.about {
            Prompt::Reaction(ReactionAsk::AvoidTo(_)) if state.reactions.is_some_and(|r| r.at == at) => {
                "inside the city".into()
            }
            Prompt::Reaction(ReactionAsk::AvoidTo(unit)) => match state.general(unit).at.space() {
                Some(from) if is_strait(from, at) => by_sea(at),
                from => by_way(from, at),
            },
            Prompt::Battle(BattleAsk::RetreatTo) => by_way(state.battle.and_then(|b| b.retreat).map(|r| r.at), at),
            _ => place(at).into(),
        },
        Choice::Card(card) if is_tactic(card) => match copy(card) {
            1 => tactic(card).title.into(),
            copy => format!("{} {copy}", tactic(card).title),
        },
        Choice::Card(card) if cancels_nothing(state, question) => format!("card {} (changes nothing)", number(card)),
        Choice::Card(card) => format!("card {}", number(card)),
        Choice::Unit(unit) => full(unit).into(),
        Choice::Number(count) => counted(question.about, count),
        Choice::Named(_) => named(state, question, Named::from_choice(choice)),
        Choice::Yes => yes(state, question),
        Choice::No => no(state, question),
        Choice::Pass => pass(state, question.about).into(),
    }
}

/// Whether a card is asked for against an Event that changes nothing (17.1 #45).
fn cancels_nothing(state: &State, question: &Question<Prompt>) -> bool {
    match question.about {
        Prompt::Card(CardAsk::Counter {
            window: Window::EventPlayed,
            to: Some(id),
        }) => !cards::has_effect(state, question.to.enemy(), id),
        _ => false,
    }
}

/// A space where one goes; where no road leads there, by sea (2.2.D1, 13.5.D).
fn by_way(from: Option<SpaceId>, to: SpaceId) -> String {
    match from {
        Some(from) if !by_road(from).contains(&to) => by_sea(to),
        _ => place(to).into(),
    }
}

fn by_sea(to: SpaceId) -> String {
    format!("{} by sea", place(to))
}

/// The words of a named answer; those of an Event say when it would change nothing (17.1 #49).
fn named(state: &State, question: &Question<Prompt>, answer: Option<Named>) -> String {
    match (answer, question.about) {
        (Some(Named::Event), Prompt::Turn(TurnAsk::UseCard(id)))
            if punic::present::vain::is_vain::<Hamilcar>(state, question.to, id) =>
        {
            punic::present::vain::BUTTON.into()
        }
        // A Tribe is Subjugated (14.1); a case file may say "siege" all the same.
        (Some(Named::Siege), Prompt::Movement(_)) if state.march.is_some_and(|m| state.place(m.at).is_tribe()) => {
            "subjugate".into()
        }
        (answer, _) => answer.map_or("", Named::words).into(),
    }
}

/// "3 CUs": what is counted.
fn counted(about: Prompt, count: u8) -> String {
    match about {
        Prompt::Turn(TurnAsk::ConvertCus(_)) => several_of(count, "CU"),
        Prompt::Movement(MovementAsk::TakeUnits(k) | MovementAsk::TakeMoved { kind: k, .. })
        | Prompt::Reaction(ReactionAsk::UnitsInside { kind: k, .. } | ReactionAsk::ReactWithUnits { kind: k, .. }) => {
            several_of(count, kind(k))
        }
        Prompt::Turn(TurnAsk::MiatSlot | TurnAsk::RemovePc { .. }) => format!("Miat slot {count}"),
        Prompt::Turn(TurnAsk::RefitForAdmirals { .. })
        | Prompt::Movement(MovementAsk::TakeWarships | MovementAsk::TakeSquadron { .. }) => {
            several_of(count, "Warship")
        }
        Prompt::Naval(NavalAsk::AddUnits(k)) => several_of(count, kind(k)),
        Prompt::Naval(NavalAsk::Warships) => several_of(count, "Warship"),
        Prompt::Naval(NavalAsk::Prizes) => several_of(count, "Prize"),
        Prompt::Battle(BattleAsk::RetreatInside(k) | BattleAsk::JoinSortie { kind: k, .. }) => {
            several_of(count, kind(k))
        }
        _ => count.to_string(),
    }
}

fn yes(state: &State, question: &Question<Prompt>) -> String {
    match question.about {
        Prompt::Card(CardAsk::Whether(id)) => match card(id).effect {
            Effect::SiegeEngineers { .. } => "roll again".into(),
            Effect::RaidOnPort { .. } => "burn the Supply Trains".into(),
            Effect::MareNostrum { .. } if state.voyage.is_some() => "remove the PC".into(),
            Effect::MareNostrum { .. } => "place a PC".into(),
            _ => "yes".into(),
        },
        Prompt::Turn(TurnAsk::GoFirst) => format!("{} goes first", question.to.name()),
        Prompt::Turn(TurnAsk::MiatCu { .. }) => "a Warship".into(),
        Prompt::Turn(TurnAsk::SpareAttrition(_)) => "spend a Supply Train".into(),
        Prompt::Turn(TurnAsk::Contract) => "pay him".into(),
        Prompt::Movement(MovementAsk::TakeGeneral(unit)) => format!("take {}", short(unit)),
        Prompt::Reaction(ReactionAsk::GeneralInside { .. }) => "inside".into(),
        Prompt::Reaction(ReactionAsk::ReactWithGeneral { other, .. }) => format!("with {}", short(other)),
        Prompt::Movement(MovementAsk::FlipHere(_)) => "flip the PC".into(),
        Prompt::Battle(BattleAsk::ChargeAgain | BattleAsk::SiegeAgain(_)) => "roll again".into(),
        Prompt::Reaction(ReactionAsk::Pursue) => "pursue".into(),
        Prompt::Reaction(ReactionAsk::BackUp) => "back up".into(),
        Prompt::Card(CardAsk::Flip { .. }) => "flip it".into(),
        Prompt::Movement(MovementAsk::Overrun) => "overrun".into(),
        Prompt::Naval(NavalAsk::Declare) => declare(state),
        Prompt::Naval(NavalAsk::Avoid) => "avoid it".into(),
        Prompt::Naval(NavalAsk::AvoidAgain | NavalAsk::Reroll) => "roll again".into(),
        Prompt::Naval(NavalAsk::AddRefitted) => "it joins".into(),
        Prompt::Naval(NavalAsk::CallOff) => "call the battle off".into(),
        Prompt::Battle(BattleAsk::ChangeOfCommand) => "roll for the command".into(),
        Prompt::Battle(BattleAsk::ElephantCharge) => "charge".into(),
        Prompt::Battle(BattleAsk::DeterminedDefence(_)) => "defend".into(),
        Prompt::Battle(BattleAsk::RetreatGeneralInside(unit)) => format!("{} inside", short(unit)),
        Prompt::Battle(BattleAsk::JoinSortieGeneral { general, .. }) => format!("{} joins", short(general)),
        _ => "yes".into(),
    }
}

/// "intercept the Fleet with Hanno from Lilybaeum": whom it takes aboard and where it sets out, if there is no choice.
fn declare(state: &State) -> String {
    let mut words = DECLARE.to_owned();
    let Some((generals, ports)) = answering(state) else {
        return words;
    };
    if let (1, Some(unit)) = (generals.len(), generals.iter().next()) {
        words.push_str(" with ");
        words.push_str(short(unit));
    }
    if let (1, Some(from)) = (ports.len(), ports.iter().next()) {
        words.push_str(" from ");
        words.push_str(place(from));
    }
    words
}

fn no(state: &State, question: &Question<Prompt>) -> String {
    match question.about {
        Prompt::Card(CardAsk::Whether(id)) => match card(id).effect {
            Effect::SiegeEngineers { .. } => "let the roll stand".into(),
            Effect::RaidOnPort { .. } => "spare them".into(),
            Effect::MareNostrum { .. } => "leave it".into(),
            _ => "no".into(),
        },
        Prompt::Turn(TurnAsk::GoFirst) => format!("{} goes first", question.to.enemy().name()),
        Prompt::Turn(TurnAsk::MiatCu { .. }) => "a CU in Carthago".into(),
        Prompt::Turn(TurnAsk::SpareAttrition(_)) => "roll".into(),
        Prompt::Turn(TurnAsk::Contract) => "let him go".into(),
        Prompt::Movement(MovementAsk::TakeGeneral(unit)) => format!("leave {}", short(unit)),
        Prompt::Reaction(ReactionAsk::GeneralInside { .. }) => "outside".into(),
        Prompt::Reaction(ReactionAsk::ReactWithGeneral { other, .. }) => format!("without {}", short(other)),
        Prompt::Card(CardAsk::Flip { .. }) => "remove it".into(),
        Prompt::Movement(MovementAsk::FlipHere(_)) => "leave the PC".into(),
        Prompt::Battle(BattleAsk::ChargeAgain | BattleAsk::SiegeAgain(_)) => "let it stand".into(),
        Prompt::Reaction(ReactionAsk::Pursue) => "stop".into(),
        Prompt::Reaction(ReactionAsk::BackUp) | Prompt::Movement(MovementAsk::Overrun) => "fight".into(),
        Prompt::Naval(NavalAsk::AddRefitted) => "it stays at port".into(),
        Prompt::Naval(NavalAsk::CallOff) => "fight on".into(),
        Prompt::Naval(NavalAsk::Reroll) => "let it stand".into(),
        Prompt::Battle(BattleAsk::ChangeOfCommand) => {
            let commander = state.battle.and_then(|b| b.commanders.rome);
            format!("leave {} in command", commander.map_or("him", short))
        }
        Prompt::Battle(BattleAsk::ElephantCharge) => "no charge".into(),
        Prompt::Battle(BattleAsk::DeterminedDefence(_)) => "let it stand".into(),
        Prompt::Battle(BattleAsk::RetreatGeneralInside(unit)) => format!("{} goes on", short(unit)),
        Prompt::Battle(BattleAsk::JoinSortieGeneral { general, .. }) => format!("{} stays inside", short(general)),
        _ => "no".into(),
    }
}

/// Whether no General is aboard the Intercepting Fleet (8.4).
fn answers_alone(state: &State) -> bool {
    let fleet = state.interception.and_then(|i| i.fleet);
    fleet.is_some_and(|f| f.commander.is_none())
}

/// Whether an interception of the march has been declared already.
fn intercepts(state: &State) -> bool {
    let reactions = state.reactions.as_ref();
    reactions.is_some_and(|r| r.interceptions.iter().next().is_some())
}

fn pass(state: &State, about: Prompt) -> &'static str {
    match about {
        Prompt::Turn(TurnAsk::Proconsul) => "no election",
        Prompt::Turn(TurnAsk::Reform(_)) => "no reform",
        Prompt::Turn(TurnAsk::SelectConsul { .. }) => "draw",
        Prompt::Turn(TurnAsk::PreEmpt) | Prompt::Card(CardAsk::Counter { .. }) => "no reaction",
        Prompt::Card(CardAsk::March { .. }) => "nobody",
        Prompt::Turn(
            TurnAsk::PlacePc { .. }
            | TurnAsk::Handicap { .. }
            | TurnAsk::SplitOp { .. }
            | TurnAsk::WarChestTrain { .. }
            | TurnAsk::WarChest { .. },
        )
        | Prompt::Card(CardAsk::Target { .. } | CardAsk::Place { .. }) => "done",
        Prompt::Movement(MovementAsk::March | MovementAsk::Sail) => "stop",
        Prompt::Reaction(ReactionAsk::DeclareAvoid(_)) => "stand",
        Prompt::Reaction(ReactionAsk::DeclareInterception(_)) if intercepts(state) => "nobody else",
        Prompt::Reaction(ReactionAsk::DeclareInterception(_)) => "no interception",
        Prompt::Battle(BattleAsk::Reroll | BattleAsk::BarcaRerolls) => "no reroll",
        Prompt::Battle(BattleAsk::Laurels) => "no PC",
        Prompt::Movement(MovementAsk::Convert { .. }) => "keep the Warships",
        Prompt::Naval(NavalAsk::Declare) => "let it sail",
        Prompt::Naval(NavalAsk::Avoid | NavalAsk::AvoidAgain) => "let them come",
        Prompt::Naval(NavalAsk::AddGeneral) if answers_alone(state) => "nobody yet",
        Prompt::Naval(NavalAsk::AddGeneral) => "nobody else",
        Prompt::Naval(NavalAsk::Maneuver) => "no tactic",
        Prompt::Naval(NavalAsk::EvadeNow | NavalAsk::Evade) => "stay",
        Prompt::Naval(NavalAsk::Pursue) => "let them go",
        Prompt::Card(CardAsk::Activate(_)) => "nobody",
        _ => "pass",
    }
}
