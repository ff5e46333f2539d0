//! Prompts whose answers lie open.

use super::names::{place, several, silver, title, titled, waters};
use crate::State;
use crate::data::cards::{Happening, event};
use crate::protocol::prompt::TableAsk;
use engine::scene::AskKind;
use engine::words::says;
use engine::{CardId, Prompting, Side, SpaceId};

/// What a question to the open table says.
pub(super) fn prompting(s: &State, to: Side, about: TableAsk) -> Prompting {
    let (who, enemy) = (to.name(), to.enemy().name());
    let ask = |kind, at: Option<SpaceId>, title: String, text: String| says(kind, at, title, text);
    match about {
        TableAsk::Conquest(at) => ask(
            AskKind::Buttons,
            Some(at),
            format!("Does {who} settle {}?", place(at)),
            format!(
                "{who} has won the battle of {0}. It may place a Town there at once, without a card; else {0} stays unoccupied.",
                place(at)
            ),
        ),
        TableAsk::Loss { of, at } => ask(
            AskKind::Card,
            Some(at),
            format!("{} loses a card", of.name()),
            loss(to, of, at),
        ),
        TableAsk::Corvus => ask(
            AskKind::Card,
            None,
            "Infantry for the Corvus?".into(),
            format!(
                "{who} has {} and may send as many Infantry cards from its Reserve into the naval battle: each rolls a die. Infantry for which no \
                 Warship is left afterwards is lost.",
                several(s.of(to).warships, "Warship")
            ),
        ),
        TableAsk::Drowned => ask(
            AskKind::Card,
            None,
            "Which Infantry drowns?".into(),
            format!(
                "{who} has {} left, fewer than the Infantry cards aboard. One of these goes back to the Empire deck.",
                several(s.of(to).warships, "Warship")
            ),
        ),
        TableAsk::Reroll { left } => ask(
            AskKind::Dice,
            None,
            "Which die is rolled again?".into(),
            format!(
                "The Veteran Crews of {who} may roll {} again that missed.",
                if left == 1 {
                    "one more die".into()
                } else {
                    format!("up to {}", several(left, "die").replace("dies", "dice"))
                }
            ),
        ),
        TableAsk::Retreat { zone, draw } => ask(
            AskKind::Destination,
            Some(crate::data::places::place_of(to, Some(zone))),
            if draw {
                format!("Does {who}'s Fleet leave?")
            } else {
                format!("Where does {who}'s Fleet go?")
            },
            retreat(s, to, waters(Some(zone)).as_str(), draw),
        ),
        TableAsk::Wages { card, silver: wages } => ask(
            AskKind::Buttons,
            None,
            format!("Does {who} pay {}?", titled(card)),
            format!(
                "{who} has {} and may pay {} to keep {}. Else the card goes back to the Empire deck.",
                silver(s.of(to).silver),
                silver(wages),
                titled(card)
            ),
        ),
        TableAsk::Rebellion(card) => rebellion(s, to, card),
        TableAsk::Traitor(card) => ask(
            AskKind::Destination,
            None,
            format!("{} befalls {enemy}", title(card)),
            format!(
                "The Event says to {enemy}: {} {who} says where.",
                event(card).played(s.setup.alternate_events).text
            ),
        ),
        TableAsk::PeaceDie { face } => ask(
            AskKind::Buttons,
            None,
            "Does Diplomacy change the die of Peace?".into(),
            format!(
                "The die of Peace shows {face}; with the turns it comes to {}, and 7 ends the war. {who} may add 1 or take off 1.",
                face + s.turn.saturating_sub(6)
            ),
        ),
        TableAsk::Recall { left } => ask(
            AskKind::Card,
            None,
            "Which card comes back?".into(),
            format!(
                "{who} may take up to {} from its Discard pile into its hand. Both sides know them then.",
                several(left, "card")
            ),
        ),
        TableAsk::Treachery => ask(
            AskKind::Card,
            None,
            "Which mercenary is betrayed?".into(),
            format!(
                "{enemy} has shown its hand. A card from its hand or Reserve that can be bribed goes back to its Empire deck, and {who} says which."
            ),
        ),
    }
}

/// 5.2.3: who chooses a loss, and why.
fn loss(to: Side, of: Side, at: SpaceId) -> String {
    let (who, loser, field) = (to.name(), of.name(), place(at));
    if to == of {
        format!(
            "After the battle of {field} a card of {loser} that fought there goes back to the Empire deck. {who} chooses it."
        )
    } else {
        format!(
            "{loser} has lost the battle of {field}. {who} has more Cavalry there and chooses which card of {loser} goes back to the Empire deck."
        )
    }
}

/// 5.2.5: where a Fleet may go after a battle.
fn retreat(s: &State, to: Side, zone: &str, draw: bool) -> String {
    let (who, ships) = (to.name(), several(s.of(to).warships, "Warship"));
    if draw {
        format!(
            "The battle in {zone} is a draw. {who} was attacked: its {ships} may stay, go to an adjacent Sea Zone in which it controls a port, or \
             home."
        )
    } else {
        format!(
            "{who} has lost the battle in {zone}. Its {ships} {} to an adjacent Sea Zone in which it controls a port, or home.",
            if s.of(to).warships == 1 { "goes" } else { "go" }
        )
    }
}

/// 4.7: a location rebels; its owner may pay against the milder Event.
fn rebellion(s: &State, to: Side, card: CardId) -> Prompting {
    let who = to.name();
    let row = event(card).played(s.setup.alternate_events);
    let hit = match row.happening {
        Happening::Unrest { .. } => to,
        _ => to.enemy(),
    };
    says(
        AskKind::Destination,
        None,
        format!("{} befalls {}", title(card), hit.name()),
        format!("The Event says to {}: {} {who} says where.", hit.name(), row.text),
    )
}
