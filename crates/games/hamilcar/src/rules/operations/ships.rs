//! Shipbuilding (5.2.C2.4) and refitting (5.2.C2.5, 2.3.F).

use crate::data::cards::card;
use crate::protocol::refusals::turn as refusals;
use crate::{Board, State, TurnEvent, emit};
use engine::{CardId, Legality, Side};

/// Whether this card builds Warships: it has 3 OPs and ships beside them (2.4.A), and the supply is not empty (2.3.F).
pub fn build_law(s: &State, side: Side, id: CardId) -> Legality {
    if card(id).ops < 3 || card(id).ships == 0 {
        Err(refusals::NO_SHIPS_WITH_THIS)
    } else if s.ships_in_supply(side) == 0 {
        Err(refusals::NO_SHIPS_LEFT)
    } else {
        Ok(())
    }
}

/// Builds as many Ready Warships as the card shows, as far as the supply goes (2.3.F).
pub fn build(t: &mut Board<'_>, side: Side, id: CardId) {
    let count = card(id).ships.min(t.state.ships_in_supply(side));
    t.state.ships[side].ready += count;
    emit(t, "5.2.C2.4", TurnEvent::ShipsBuilt { side, count });
}

/// Whether a Spent Warship lies at port.
pub(crate) fn refit_law(s: &State, side: Side) -> Legality {
    if s.ships[side].spent > 0 {
        Ok(())
    } else {
        Err(refusals::NOTHING_TO_REFIT)
    }
}

/// Turns Spent Warships to their Ready side (2.3.F); that many are there.
pub(crate) fn refit(t: &mut Board<'_>, side: Side, count: u8) {
    t.state.ships[side].spent -= count;
    t.state.ships[side].ready += count;
    emit(t, "2.3.F", TurnEvent::ShipsRefitted { side, count });
}
