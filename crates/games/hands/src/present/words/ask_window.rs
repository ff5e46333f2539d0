//! Prompts that are answered from a hidden hand. Their words are public: they tell nothing of the hand.

use super::names::{place, several, title, waters};
use crate::State;
use crate::board::supply;
use crate::data::cards::event;
use crate::protocol::prompt::{Prompt, WindowAsk};
use engine::scene::AskKind;
use engine::words::says;
use engine::{CardId, Prompting, Question, Side, SpaceId};

/// What a question for a card of a hidden hand says.
pub(super) fn prompting(s: &State, question: &Question<Prompt>, about: WindowAsk) -> Prompting {
    let to = question.to;
    let (who, enemy) = (to.name(), to.enemy().name());
    match about {
        WindowAsk::Raid(at) => says(
            AskKind::Window,
            Some(at),
            format!("Does {who} block the raid?"),
            format!(
                "{enemy} raids {}. {who} may block it with a card from its hand that says so{}. Else {enemy} takes the token.",
                place(at),
                own_card(s, to, at)
            ),
        ),
        WindowAsk::Pillage(at) => says(
            AskKind::Window,
            Some(at),
            format!("Does {who} block the pillage?"),
            format!(
                "{enemy} pillages {} with {}. {who} may block it with a Fortification or the Triremes from its hand{}. Else {enemy} takes Silver, \
                 and its Pillage marker moves.",
                place(at),
                several(s.of(to.enemy()).warships, "Warship"),
                own_card(s, to, at)
            ),
        ),
        WindowAsk::Bribe => says(
            AskKind::Window,
            None,
            format!("Does {who} block the bribe?"),
            format!(
                "{enemy} tries to bribe a mercenary. {who} may block it with a card from its hand that says so. Else {who} gives up a card that \
                 can be bribed, if it has one."
            ),
        ),
        WindowAsk::Bribed => says(
            AskKind::Card,
            None,
            format!("{who} gives up a mercenary"),
            format!(
                "The bribe is not blocked. {who} returns a card from its hand or Reserve that can be bribed. If it has none it shows its hand."
            ),
        ),
        WindowAsk::Leader => leader(s, to),
        WindowAsk::Colonist(at) => says(
            AskKind::Window,
            Some(at),
            format!("Does {who} settle {}?", place(at)),
            format!(
                "{who} has won the battle of {}. It may settle there at once with a Colonist from its hand; else the location stays unoccupied.",
                place(at)
            ),
        ),
        WindowAsk::LeaderLost(card) => of_event(s, to, card, "a Leader", "leader"),
        WindowAsk::Unpaid(card) => of_event(s, to, card, "a mercenary", "mercenary"),
        WindowAsk::Deserter(card) => of_event(s, to, card, "an Infantry or Cavalry card", "such card"),
        WindowAsk::Council(left) => says(
            AskKind::Card,
            None,
            "Which card is returned?",
            format!(
                "{who} may return up to {} from its hand and Discard pile to the Empire deck. The card of a capital stays.",
                several(left, "card")
            ),
        ),
    }
}

/// Whether the card of a location blocks too.
fn own_card(s: &State, to: Side, at: SpaceId) -> String {
    if supply::supplied(s, to).contains(at) {
        format!(", or with the card of {}", place(at))
    } else {
        format!("; {} is out of supply, its own card does not block", place(at))
    }
}

/// 5.2.5: a Leader for the naval battle.
fn leader(s: &State, to: Side) -> Prompting {
    let (own, other) = (s.of(to).warships, s.of(to.enemy()).warships);
    let (who, enemy) = (to.name(), to.enemy().name());
    let zone = s.naval.as_ref().map(|naval| naval.zone);
    let at = zone.map(|zone| crate::data::places::place_of(to, Some(zone)));
    says(
        AskKind::Window,
        at,
        format!("Does a Leader of {who} sail?"),
        format!(
            "In {} {} of {who} {} {other} of {enemy}. {who} may send Leaders from its hand: each rolls a die for every Sword. Then they \
             go to the Discard pile, or with a lost Fleet to the Empire deck; a Dictator and the Mercenary General always go there.",
            zone.map_or_else(|| "the battle".to_owned(), |zone| waters(Some(zone))),
            several(own, "Warship"),
            if own == 1 { "meets" } else { "meet" },
        ),
    )
}

/// 4.7: a card that an Event takes. `what` is such a card, `none` what it is called where there is none.
fn of_event(s: &State, to: Side, card: CardId, what: &str, none: &str) -> Prompting {
    let who = to.name();
    let row = event(card).played(s.setup.alternate_events);
    says(
        AskKind::Card,
        None,
        format!("{} befalls {who}", title(card)),
        format!(
            "The Event says to {who}: {} {who} names {what}; without one it says that it has no {none}.",
            row.text
        ),
    )
}
