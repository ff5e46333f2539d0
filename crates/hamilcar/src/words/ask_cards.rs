//! Prompts of Events (5.2.C1, 17.1).

use super::names::titled;
use super::says;
use crate::data::cards::{Window, card};
use crate::prompt::CardAsk;
use crate::state::State;
use kernel::scene::AskKind;
use kernel::{Prompting, Side};

/// What a question of an Event says.
pub(super) fn prompting(_state: &State, to: Side, about: CardAsk) -> Prompting {
    let who = to.name();
    match about {
        CardAsk::Counter(window) => says(
            AskKind::Window,
            None,
            "A Counter Event?",
            format!("{who} may play a Counter Event {}.", moment(window)),
        ),
        CardAsk::Way(id) => says(
            AskKind::Buttons,
            None,
            card(id).title,
            format!("{who} chooses how {} works.", titled(id)),
        ),
        CardAsk::Target { card: id, .. } => says(AskKind::Place, None, card(id).title, card(id).text),
        CardAsk::Count(id) | CardAsk::Whether(id) => says(AskKind::Buttons, None, card(id).title, card(id).text),
        CardAsk::Loss { card: id, left } => says(
            AskKind::Remove,
            None,
            card(id).title,
            format!("{who} loses {left} more to {}.", titled(id)),
        ),
        CardAsk::SetDie => says(
            AskKind::Buttons,
            None,
            "Good Omen",
            format!("{who} says what the Die shows."),
        ),
    }
}

/// When a window opens, as seen by the side that may answer.
fn moment(window: Window) -> &'static str {
    match window {
        Window::EventPlayed => "against this Roman Event",
        Window::OwnTurn => "now, in its own turn",
        Window::Move => "against this move",
        Window::PortEntered => "as this Fleet enters the port",
        Window::Landing => "before the Fleet lands",
        Window::SeaMove => "against this Fleet, which nobody has Intercepted",
        Window::NavalBattle => "before the Naval Battle",
        Window::InNavalBattle => "in this Naval Battle",
        Window::LandBattle => "before the Land Battle",
        Window::Charge => "against the Elephant Charge",
        Window::Siege => "before the attempt is resolved",
        Window::Won => "after the battle it has won",
        Window::OwnDie => "before it rolls the Die",
        Window::OwnPlay | Window::InsteadOfCard => "as its card of the turn",
    }
}
