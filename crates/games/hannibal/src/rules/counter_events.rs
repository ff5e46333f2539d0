//! Windows for Counter Events (8.4): one function asks, wherever a card's row names its window.

use crate::board::why_not;
use crate::data::cards::{Window, counters, section};
use crate::protocol::refusals::cards as refusals;
use crate::rules::{cards, strategy};
use crate::{Board, CardAsk, CardEvent, State, ask_in_secret, emit};
use engine::{CardId, Choice, Flow, Legality, Side};

/// Whether a side could hold this card, for all that lies open.
pub(crate) fn could_hold(s: &State, side: Side, card: CardId) -> bool {
    let elsewhere = s.discards.or(s.removed).or(s.effects.known.and(s.hands[side.enemy()]));
    !s.hands[side].is_empty() && !elsewhere.contains(card)
}

/// Whether a side could answer in a window, for all that lies open: it could hold a card that fits.
pub(crate) fn could_answer(s: &State, side: Side, window: Window) -> bool {
    let fits = |id: CardId| could_hold(s, side, id) && cards::counter_law(s, side, window, id).is_ok();
    counters(side, window).any(fits)
}

/// A card of the hand is played as a Counter Event.
pub(crate) fn played(t: &mut Board<'_>, side: Side, window: Window, card: CardId) {
    strategy::take_from_hand(t, side, card);
    emit(t, section(card), CardEvent::Counter { side, card, window });
}

/// Asks a side for a Counter Event of a window, whenever it could hold one for all that lies open, so that passing tells nothing. What
/// the card does is done by the section whose window it is.
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn counter(t: &mut Board<'_>, side: Side, window: Window) -> Flow<Option<CardId>> {
    if !could_answer(&t.state, side, window) {
        return Ok(None);
    }
    let answer = ask_in_secret(t, side, CardAsk::Counter(window), "8.4", |s, o| {
        o.offer(Choice::Pass);
        o.weigh_each(s.hands[side].iter(), Choice::Card, |id| law(s, side, window, id));
        why_not::cards(o, crate::protocol::refusals::turn::NOT_IN_HAND);
        why_not::nothing_else(s, o, side, refusals::COUNTER_FIRST);
    })?;
    let Choice::Card(card) = answer else { return Ok(None) };
    played(t, side, window, card);
    Ok(Some(card))
}

/// Whether a card of the hand answers in a window.
fn law(s: &State, side: Side, window: Window, id: CardId) -> Legality {
    if counters(side, window).all(|other| other != id) {
        return Err(refusals::NOT_NOW);
    }
    cards::counter_law(s, side, window, id)
}
