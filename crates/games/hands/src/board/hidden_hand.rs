//! When a side is asked for a card of its hidden hand. Whether it is asked follows from what lies open, so that neither silence
//! nor a question tells what the hand holds.

use crate::board::payment::leave_hand;
use crate::board::why_not;
use crate::protocol::event::What;
use crate::protocol::refusals::cards;
use crate::{Board, State, WindowAsk, emit};
use engine::{CardId, CardSet, Choice, Flow, Question, Rule, Side};

/// Whether the hand of a side could hold one of these cards, for all that lies open: one is known in it; or one lies in hand or Draw deck,
/// neither on top of the deck nor proved absent from the hand, and the hand holds a card that is not known. With an empty Draw deck
/// that is exact. Cards that are merely deduced count as not known: links hold an answer to each window.
#[must_use]
pub(crate) fn could_hold(s: &State, side: Side, cards: CardSet) -> bool {
    let own = s.of(side);
    if !own.known.and(cards).is_empty() {
        return true;
    }
    let proved = own.known.or(own.absent).or(own.deck.open());
    own.hand.len() > own.known.len() && !own.own().without(proved).and(cards).is_empty()
}

/// 5.2.4, 5.2.6, 5.3.4: whether a side blocks with a card of its hand. The card goes to its Discard pile.
pub(crate) fn blocks(
    t: &mut Board<'_>,
    side: Side,
    about: WindowAsk,
    section: &'static str,
    blockers: CardSet,
) -> Flow<bool> {
    if !could_hold(&t.state, side, blockers) {
        return Ok(false);
    }
    let Some(card) = card_or_none(t, side, about, section, blockers)? else {
        return Ok(false);
    };
    played(t, side, card);
    emit(t, section, What::Blocked { side, card });
    Ok(true)
}

/// Asks a side for one of these cards of its hand; Pass for none.
pub(crate) fn card_or_none(
    t: &mut Board<'_>,
    side: Side,
    about: WindowAsk,
    section: &'static str,
    cards: CardSet,
) -> Flow<Option<CardId>> {
    let answer = t.ask(Question::secret(side, about.into(), Rule(section)), &mut |s, o| {
        o.offer(Choice::Pass);
        for card in s.of(side).hand.and(cards).iter() {
            o.offer(Choice::Card(card));
        }
        why_not::cards(s, o, side, about.refusal());
        why_not::places(o, cards::NOT_A_PLACE);
    })?;
    Ok(match answer {
        Choice::Card(card) => Some(card),
        _ => None,
    })
}

/// Whether a side could have one of these cards in its hand, for all that lies open, or has one among those that lie open.
pub(crate) fn could_have(s: &State, side: Side, cards: CardSet, open: CardSet) -> bool {
    could_hold(s, side, cards) || !open.and(cards).is_empty()
}

/// Asks a side for one of these cards, of its hand or of what lies open; Pass if it has none. The answer is secret where a hand could hold one.
pub(crate) fn one_if_any(
    t: &mut Board<'_>,
    side: Side,
    about: WindowAsk,
    section: &'static str,
    cards: CardSet,
    open: CardSet,
) -> Flow<Option<CardId>> {
    let question = match could_hold(&t.state, side, cards) {
        true => Question::secret(side, about.into(), Rule(section)),
        false => Question::open(side, about.into(), Rule(section)),
    };
    let answer = t.ask(question, &mut |s, o| {
        let all = s.of(side).hand.or(open).and(cards);
        for card in all.iter() {
            o.offer(Choice::Card(card));
        }
        if all.is_empty() {
            o.offer(Choice::Pass);
        }
        why_not::other_cards(o, about.refusal());
    })?;
    Ok(match answer {
        Choice::Card(card) => Some(card),
        _ => None,
    })
}

/// A card of the hand is played: it goes to the Discard pile.
pub(crate) fn played(t: &mut Board<'_>, side: Side, card: CardId) {
    let cards = CardSet::from_iter([card]);
    leave_hand(t, side, cards);
    let own = t.state.of_mut(side);
    own.discards = own.discards.or(cards);
}

/// A card leaves hand or Reserve, wherever it lies.
pub(crate) fn give_up(s: &mut State, side: Side, card: CardId) {
    let own = s.of_mut(side);
    own.leave_hand(CardSet::from_iter([card]));
    own.reserve.remove(card);
}

/// It is proved that none of these cards is in the hand of a side: they are in its Draw deck, until it draws again.
pub(crate) fn proved_absent(s: &mut State, side: Side, cards: CardSet) {
    let own = s.of_mut(side);
    own.absent = own.absent.or(own.deck.cards().and(cards));
}
