//! The words of an answer: on its button and in a case file. Short, distinct among the answers of one question.

use super::names::{place, titled};
use crate::State;
use crate::board::hidden_hand;
use crate::data::cards::{CAVALRY, MERCENARIES};
use crate::data::places::place_of;
use crate::protocol::buttons::Named;
use crate::protocol::prompt::{OwnAsk, Prompt, TableAsk, WindowAsk};
use crate::state::{Action, CampaignCard};
use engine::{CardId, Choice, Question, Refusal, Rule, Side, SpaceId};

/// Why a bribe changes nothing (5.2.6).
const NOBODY: Refusal = Refusal::new(
    Rule("5.2.6"),
    "By what lies open, the other side has no card that can be bribed.",
);
/// Why a card that draws others changes nothing (4).
const EMPTY_DECK: Refusal = Refusal::new(Rule("4"), "Your Draw deck is empty: nothing is drawn.");
/// Why Cavalry changes nothing (5.1.3).
const HALF: Refusal = Refusal::new(
    Rule("5.1.3"),
    "In a siege two points of Cavalry are one of strength: alone this card adds nothing.",
);

/// The words of an answer.
#[must_use]
pub(crate) fn label(question: &Question<Prompt>, choice: Choice) -> String {
    match choice {
        Choice::Space(at) => place(at).into(),
        Choice::Card(card) => titled(card),
        Choice::Number(number) => number.to_string(),
        Choice::Named(_) => Named::from_choice(choice).map_or("", Named::words).into(),
        Choice::Yes => yes(question.about).into(),
        Choice::No => no(question.about).into(),
        Choice::Pass => pass(question.about).into(),
        Choice::Unit(_) => String::new(),
    }
}

/// What Yes means to a question.
const fn yes(about: Prompt) -> &'static str {
    match about {
        Prompt::Own(OwnAsk::Levy(_)) => "on top of the Draw deck, for double the Silver",
        Prompt::Table(TableAsk::Conquest(_)) => "settle it",
        Prompt::Table(TableAsk::Wages { .. }) => "pay them",
        _ => "yes",
    }
}

/// What No means to a question.
const fn no(about: Prompt) -> &'static str {
    match about {
        Prompt::Own(OwnAsk::Levy(_)) => "into the Discard pile",
        Prompt::Table(TableAsk::Conquest(_)) => "leave it unoccupied",
        Prompt::Table(TableAsk::Wages { .. }) => "let them go",
        _ => "no",
    }
}

/// What it means to pass.
const fn pass(about: Prompt) -> &'static str {
    match about {
        Prompt::Own(_) | Prompt::Table(TableAsk::Recall { .. }) => "done",
        Prompt::Window(about) => match about {
            WindowAsk::Raid(_) | WindowAsk::Bribe | WindowAsk::Pillage(_) => "no block",
            WindowAsk::Bribed => "show the hand",
            WindowAsk::Leader | WindowAsk::LeaderLost(_) => "no Leader",
            WindowAsk::Colonist(_) => "leave it unoccupied",
            WindowAsk::Unpaid(_) => "no mercenary",
            WindowAsk::Deserter(_) => "no deserter",
            WindowAsk::Council(_) => "done",
        },
        Prompt::Table(about) => match about {
            TableAsk::Corvus => "no more Infantry",
            TableAsk::Reroll { .. } => "no die",
            TableAsk::Retreat { .. } => "stay",
            TableAsk::Rebellion(_) => "pay and prevent it",
            TableAsk::PeaceDie { .. } => "leave the die",
            _ => "done",
        },
    }
}

/// Whether an answer is seldom wanted and takes something away: a strategy card, a siege, a card of the hand for long.
pub(crate) fn seldom(choice: Choice) -> bool {
    let named = Named::from_choice(choice);
    matches!(named, Some(Named::DropStrategy | Named::Withdraw | Named::Return))
}

/// Where an answer stands: a card that draws others comes before all else that a round may do with the hand.
pub(crate) fn place_among(choice: Choice) -> u8 {
    u8::from(Named::from_choice(choice) != Some(Named::DrawCards))
}

/// The place that an action is about though it asks for none: Fleets where they lie, a siege and the only battle where they are fought.
pub(crate) fn concerns(s: &State, choice: Choice) -> Option<SpaceId> {
    let fleet = |side: Side| place_of(side, s.of(side).fleet);
    let mut battles = s.battles().map(|(_, battle)| battle.at);
    match Named::from_choice(choice)?.action()? {
        Action::SeaMove | Action::Build => Some(fleet(s.active)),
        Action::Engage => Some(fleet(s.active.enemy())),
        Action::Withdraw => s.of(s.active).battle.as_ref().map(|battle| battle.at),
        Action::Reinforce | Action::Leader => battles.next().filter(|_| battles.next().is_none()),
        _ => None,
    }
}

/// Why a legal answer changes nothing, if it does not.
pub(crate) fn idle(s: &State, question: &Question<Prompt>, choice: Choice) -> Option<Refusal> {
    let by = question.to;
    match (question.about, choice) {
        (Prompt::Own(OwnAsk::Act { .. }), Choice::Named(_)) => match Named::from_choice(choice) {
            Some(Named::Bribe) if !can_be_bribed(s, by.enemy()) => Some(NOBODY),
            Some(Named::DrawCards) if has_empty_deck(s, by) => Some(EMPTY_DECK),
            _ => None,
        },
        (Prompt::Own(OwnAsk::Card(Action::Reinforce)), Choice::Card(card)) => adds_nothing(s, by, card).then_some(HALF),
        _ => None,
    }
}

/// 5.2.6: whether a side could have a mercenary for all that lies open.
fn can_be_bribed(s: &State, side: Side) -> bool {
    hidden_hand::could_hold(s, side, MERCENARIES) || !s.of(side).reserve.and(MERCENARIES).is_empty()
}

/// 4: whether nothing is left to draw. Campaign alone is something.
fn has_empty_deck(s: &State, side: Side) -> bool {
    s.of(side).deck.is_empty() && !(side == Side::Carthage && s.campaign == CampaignCard::Bottom)
}

/// 5.1.3: whether a Cavalry card is the odd point of its side in a siege.
fn adds_nothing(s: &State, side: Side, card: CardId) -> bool {
    let at = s.underway.and_then(|underway| underway.target);
    let battle = s
        .battles()
        .map(|(_, battle)| battle)
        .find(|battle| Some(battle.at) == at);
    battle.is_some_and(|battle| CAVALRY.contains(card) && battle.siege && battle.cavalry(side).is_multiple_of(2))
}
