//! 5.4.2 to 5.4.4: cards of the hand are discarded, returned, reserved.

use crate::board::payment::{carry_out, lay};
use crate::board::{tokens, why_not};
use crate::data::cards::{Effect, card_of};
use crate::data::locations::capital;
use crate::data::tracks::RESERVE;
use crate::protocol::event::What;
use crate::protocol::prompt::OwnAsk;
use crate::protocol::refusals::{cards as card_refusals, round as refusals};
use crate::state::Action;
use crate::{Board, State, emit};
use engine::answer;
use engine::{CardId, CardSet, Choice, Flow, Legality, Question, Side};

/// 5.4.2: whether there is a card to discard.
pub(super) fn can_discard(s: &State, side: Side) -> Legality {
    refusals::EMPTY_HAND.unless(!s.of(side).hand.is_empty())
}

/// 5.4.2: Silver for discarding so many cards: 0, and 1 more for each further card than for the one before it.
#[must_use]
pub(crate) fn discard_price(cards: u8) -> u16 {
    let cards = u16::from(cards);
    cards * cards.saturating_sub(1) / 2
}

/// 5.4.2 Discard Cards.
pub(super) fn discard(t: &mut Board<'_>, side: Side) -> Flow<()> {
    let mut count = 0;
    while count == 0 || !held(&t.state, side).is_empty() {
        let about = OwnAsk::More {
            action: Action::Discard,
            count,
        };
        let answer = t.ask(
            Question::uncommitted(side, about.into(), Action::Discard.rule()),
            &mut |s, o| {
                if count > 0 {
                    o.offer(Choice::Pass);
                }
                for card in held(s, side).iter() {
                    let paid = s.of(side).silver >= discard_price(count + 1);
                    o.weigh(Choice::Card(card), || card_refusals::DEARER_DISCARD.unless(paid));
                }
                why_not::cards(s, o, side, card_refusals::PAYS_ALREADY);
                why_not::places(o, card_refusals::NOT_A_PLACE);
            },
        )?;
        let Choice::Card(card) = answer else { break };
        lay(t, card);
        count += 1;
    }
    let cards = carry_out(t, side);
    let silver = discard_price(count);
    t.state.of_mut(side).silver -= silver;
    let what = What::Discarded {
        side,
        cards,
        silver: silver as u8,
    };
    emit(t, "5.4.2", what);
    Ok(())
}

/// The cards of a hand that are not laid down.
fn held(s: &State, side: Side) -> CardSet {
    let laid = s.laid();
    s.of(side).hand.without(laid)
}

/// 5.4.3: whether a card can be returned.
pub(super) fn can_return(s: &State, side: Side) -> Legality {
    refusals::RETURNED_ALREADY.unless(!s.round.returned)?;
    refusals::NOTHING_TO_RETURN.unless(s.of(side).hand.iter().any(|card| returns(card).is_ok()))
}

/// 5.4.3: the cards of the capitals are never returned.
pub(crate) fn returns(card: CardId) -> Legality {
    let capitals = Side::BOTH.map(|side| card_of(capital(side)));
    card_refusals::CAPITAL_STAYS.unless(!capitals.contains(&card))
}

/// 5.4.3 Return Card to Empire deck.
pub(super) fn return_one(t: &mut Board<'_>, side: Side) -> Flow<()> {
    let card = choose(t, side, Action::Return, returns)?;
    carry_out(t, side);
    t.state.round.returned = true;
    t.state.of_mut(side).discards.remove(card);
    tokens::to_empire(t, "5.4.3", side, card);
    Ok(())
}

/// 5.4.4: cards that the Reserve of a side holds.
#[must_use]
pub(crate) fn reserve_limit(s: &State, side: Side) -> u8 {
    match s.effect(side) {
        Some(Effect::Reserve(cards)) => cards,
        _ => RESERVE,
    }
}

/// 5.4.4: whether there is room in the Reserve, and a card for it.
pub(super) fn can_reserve(s: &State, side: Side) -> Legality {
    refusals::RESERVE_IS_FULL.unless(s.of(side).reserve.len() < u32::from(reserve_limit(s, side)))?;
    can_discard(s, side)
}

/// 5.4.4 Reserve a Card.
pub(super) fn reserve(t: &mut Board<'_>, side: Side) -> Flow<()> {
    let card = choose(t, side, Action::Reserve, |_| Ok(()))?;
    carry_out(t, side);
    let own = t.state.of_mut(side);
    own.discards.remove(card);
    own.reserve.insert(card);
    emit(t, "5.4.4", What::Reserved { side, card });
    Ok(())
}

/// Asks for a card of the hand, whichever, and lays it down.
fn choose(t: &mut Board<'_>, side: Side, action: Action, law: impl Fn(CardId) -> Legality) -> Flow<CardId> {
    let about = OwnAsk::Card(action).into();
    let answer = t.ask(Question::uncommitted(side, about, action.rule()), &mut |s, o| {
        for card in s.of(side).hand.iter() {
            o.weigh(Choice::Card(card), || law(card));
        }
        why_not::cards(s, o, side, card_refusals::NOT_A_CARD);
        why_not::places(o, card_refusals::NOT_A_PLACE);
    })?;
    let card = answer::card(answer);
    lay(t, card);
    Ok(card)
}
