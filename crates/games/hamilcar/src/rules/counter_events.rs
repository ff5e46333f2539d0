//! Windows for Counter Events (5.2.C1): one function asks, wherever a card's row names its window.

use crate::board::why_not;
use crate::data::cards::{self, Window, section};
use crate::data::dice::Die;
use crate::protocol::prompt::CardAsk;
use crate::protocol::refusals::cards as refusals;
use crate::rules::cards as play;
use crate::{Board, CardEvent, State, ask, ask_in_secret, emit};
use engine::{CardId, Choice, Flow, Legality, Side};

/// Whether a side could answer in a window, for all that lies open: it could hold a card that fits.
pub(crate) fn could_answer(s: &State, side: Side, window: Window) -> bool {
    let elsewhere = s.open_cards().or(s.effects.known.and(s.hands[side.enemy()]));
    let unseen = cards::of_window(side, window).without(elsewhere);
    let fits = |id| play::counter_law(s, side, window, id).is_ok();
    !s.hands[side].is_empty() && unseen.iter().any(fits)
}

/// A Counter Event is played. Tells whether it stands (17.1 #45).
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn played(t: &mut Board<'_>, side: Side, window: Window, id: CardId) -> Flow<bool> {
    crate::rules::strategy::take_from_hand(t, side, id);
    emit(t, "5.2.C1", CardEvent::Counter { side, card: id, window });
    play::stands(t, side, id)
}

/// Asks a side for a Counter Event of a window. It is asked whenever it could hold one for all that lies open, so that passing tells
/// nothing. Returns the card if it is played and not cancelled; what it does is done by the section whose window it is.
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn counter(t: &mut Board<'_>, side: Side, window: Window) -> Flow<Option<CardId>> {
    counter_to(t, side, window, None)
}

/// The same against a card that is played.
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn counter_to(t: &mut Board<'_>, side: Side, window: Window, to: Option<CardId>) -> Flow<Option<CardId>> {
    if !could_answer(&t.state, side, window) {
        return Ok(None);
    }
    let answer = ask_in_secret(t, side, CardAsk::Counter { window, to }, "5.2.C1", |s, o| {
        o.offer(Choice::Pass);
        o.weigh_each(s.hands[side].iter(), Choice::Card, |id| law(s, side, window, id));
        why_not::cards(o, crate::protocol::refusals::turn::NOT_IN_HAND);
        why_not::nothing_else(s, o, side, refusals::COUNTER_FIRST);
    })?;
    let Choice::Card(id) = answer else { return Ok(None) };
    let stands = played(t, side, window, id)?;
    Ok(stands.then_some(id))
}

/// Before its card play, and at sea before each lane, a side may use a Counter Event of its own turn: Corvus (17.1 #17).
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn own_turn(t: &mut Board<'_>, side: Side) -> Flow<()> {
    if let Some(card) = counter(t, side, Window::OwnTurn)? {
        play::corvus(t, card);
    }
    Ok(())
}

/// Whether a card of the hand answers in a window.
fn law(s: &State, side: Side, window: Window, id: CardId) -> Legality {
    if !cards::of_window(side, window).contains(id) {
        return Err(refusals::NOT_NOW);
    }
    play::counter_law(s, side, window, id)
}

/// Rolls the numbered die for a side, which may set it by Good Omen instead (2.4.C, 17.1 #50).
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn classic(t: &mut Board<'_>, side: Side) -> Flow<u8> {
    let Some(omen) = counter(t, side, Window::OwnDie)? else {
        return t.roll(Die::Classic);
    };
    let answer = ask(t, side, CardAsk::SetDie, section(omen), |s, o| {
        for face in (1..=6).rev() {
            o.offer(Choice::Number(face));
        }
        why_not::nothing_else(s, o, side, refusals::SET_THE_DIE);
    })?;
    let die = crate::answer::number(answer);
    emit(t, section(omen), CardEvent::DieSet { side, die });
    Ok(die)
}
