//! What cards are worth, and which of them are played for something.

use super::Style::{self, Admiral, Conqueror, Mixed, Raider, Settler};
use crate::State;
use crate::data::cards::{CAVALRY, COLONISTS, Card, HEAVY, Kind, LEADERS, LIGHT, RAIDERS, card, location_of, symbols};
use crate::state::Action;
use engine::{CardId, Choice, Side};

/// 1 for the card of a location that its side has lost, else 0.
pub(super) fn dead(s: &State, side: Side, id: CardId) -> i32 {
    i32::from(location_of(id).is_some_and(|at| !s.owned(side).contains(at)))
}

/// What a card is worth in a hand.
pub(super) fn worth(s: &State, side: Side, id: CardId) -> i32 {
    if dead(s, side, id) > 0 {
        return -20;
    }
    let symbols = symbols(id);
    let mut worth = 3 * i32::from(symbols.silver) + 6 * i32::from(symbols.swords);
    worth += 8 * i32::from(symbols.colonist) + 2 * i32::from(symbols.ship) + 2 * i32::from(symbols.wagon);
    if let Card::Empire(row, _) = card(id) {
        worth += 2 * i32::from(row.silver);
    }
    worth
}

/// A card of an open pile: Empire cards by the style, strategy cards by their price.
pub(super) fn wanted(s: &State, side: Side, style: Style, action: Action, id: CardId) -> i32 {
    let own = s.of(side);
    let Card::Empire(row, _) = card(id) else {
        return if action == Action::Draft { -10 } else { 10 };
    };
    let liked = match style {
        Settler => COLONISTS.contains(id) || matches!(row.kind, Kind::Merchant),
        Admiral => COLONISTS.contains(id) || row.symbols.ship,
        Raider => RAIDERS.contains(id),
        Conqueror => HEAVY.or(LIGHT).or(CAVALRY).or(LEADERS).contains(id),
        Mixed => row.draws > 0 || HEAVY.or(CAVALRY).contains(id),
    };
    let alike = own
        .own()
        .or(own.discards)
        .iter()
        .filter(|other| matches!(card(*other), Card::Empire(same, _) if same.title == row.title));
    let copies = alike.count() as i32;
    12 * i32::from(liked) + 3 * i32::from(row.strength.field[0]) - 4 * copies
}

/// A further card, or no more.
pub(super) fn further(s: &State, side: Side, action: Action, count: u8, choice: Choice) -> i32 {
    match (action, choice) {
        (Action::Discard, Choice::Card(card)) => 8 - worth(s, side, card) - 10 * i32::from(count),
        (Action::Trader, Choice::Card(card)) => 20 + i32::from(symbols(card).silver),
        (Action::Merchant, Choice::Card(_)) => 20,
        (_, Choice::Card(card)) => -worth(s, side, card),
        _ => 0,
    }
}

/// A card of the hand, whichever: the strongest into a battle, the best into the Reserve, the worst back.
pub(super) fn chosen(s: &State, side: Side, action: Action, card: CardId) -> i32 {
    match action {
        Action::Return => -worth(s, side, card),
        Action::Reserve => {
            if HEAVY.or(LIGHT).or(CAVALRY).or(LEADERS).contains(card) {
                20
            } else {
                -worth(s, side, card)
            }
        }
        _ => 10 * i32::from(symbols(card).swords) - worth(s, side, card) / 4,
    }
}
