//! 4.7: Events that reach into a hand. What a side shows to lack is known of it until it draws again.

use super::Came;
use crate::board::{hidden_hand, tokens};
use crate::data::cards::{CAVALRY, Effect, LEADERS, MERCENARIES, infantry};
use crate::protocol::event::{Pile, What};
use crate::protocol::prompt::{TableAsk, WindowAsk};
use crate::rules::battle;
use crate::{Board, State, ask, emit};
use engine::{CardId, CardSet, Choice, Flow, Side};

/// So many random cards of the hand are discarded.
pub(super) fn random_discards(t: &mut Board<'_>, side: Side, count: u8) -> Flow<Came> {
    let mut came = Came::ToNothing;
    for _ in 0..count {
        let hand = t.state.of(side).hand;
        if hand.is_empty() {
            break;
        }
        let card = t.draw_card(hand)?;
        hidden_hand::played(t, side, card);
        emit(t, "4.7", What::RandomDiscard { side, card });
        came = Came::Worked;
    }
    Ok(came)
}

/// Asks for one of these cards, of the hand or of what lies open. Whether it is asked, what lies open decides: nothing is asked where no card
/// can be there. `None` tells that there is none, in the hand neither.
fn one_of(t: &mut Board<'_>, side: Side, about: WindowAsk, cards: CardSet, open: CardSet) -> Flow<Option<CardId>> {
    if !hidden_hand::could_have(&t.state, side, cards, open) {
        return Ok(None);
    }
    let card = hidden_hand::one_if_any(t, side, about, "4.7", cards, open)?;
    if card.is_none() {
        hidden_hand::proved_absent(&mut t.state, side, cards);
    }
    Ok(card)
}

/// Takes a Leader from wherever he is, lays him on another pile, and tells both.
fn take_leader(t: &mut Board<'_>, side: Side, card: CardId, lay: impl FnOnce(&mut State) -> Pile) {
    let own = t.state.of(side);
    let whence = if own.hand.contains(card) {
        Pile::Hand
    } else if own.reserve.contains(card) {
        Pile::Reserve
    } else {
        Pile::Battle
    };
    let battle = battle::take_out(&mut t.state, side, card);
    hidden_hand::give_up(&mut t.state, side, card);
    let to = lay(&mut t.state);
    let what = What::LeaderLeaves {
        side,
        card,
        whence,
        to,
        battle,
    };
    emit(t, "4.7", what);
}

/// Leader Dies: one goes to the Empire deck.
pub(super) fn leader_dies(t: &mut Board<'_>, side: Side, event: CardId) -> Flow<Came> {
    let open = t.state.of(side).reserve.or(t.state.fighting(side));
    let Some(card) = one_of(t, side, WindowAsk::LeaderLost(event), LEADERS, open)? else {
        return Ok(Came::Missed);
    };
    take_leader(t, side, card, |s| tokens::put_in_empire(s, side, card));
    Ok(Came::Worked)
}

/// Leaders Quarrel, the milder: one is discarded from hand or battle.
pub(super) fn leader_sulks(t: &mut Board<'_>, side: Side, event: CardId) -> Flow<Came> {
    let open = t.state.fighting(side);
    let Some(card) = one_of(t, side, WindowAsk::LeaderLost(event), LEADERS, open)? else {
        return Ok(Came::ToNothing);
    };
    discard_leader(t, side, card);
    Ok(Came::Worked)
}

fn discard_leader(t: &mut Board<'_>, side: Side, card: CardId) {
    take_leader(t, side, card, |s| {
        s.of_mut(side).discards.insert(card);
        Pile::Discards
    });
    settle(&mut t.state, card);
}

/// Leaders Quarrel: all are discarded, those of battles first.
pub(super) fn leaders_quarrel(t: &mut Board<'_>, side: Side, event: CardId) -> Flow<Came> {
    for card in t.state.fighting(side).and(LEADERS).iter() {
        discard_leader(t, side, card);
    }
    while let Some(card) = one_of(t, side, WindowAsk::LeaderLost(event), LEADERS, CardSet::EMPTY)? {
        discard_leader(t, side, card);
    }
    Ok(if settled(&t.state).is_empty() {
        Came::Missed
    } else {
        Came::Worked
    })
}

/// Desertion: Infantry or Cavalry goes to the Empire deck.
pub(super) fn desertion(t: &mut Board<'_>, side: Side, event: CardId) -> Flow<Came> {
    let open = t.state.of(side).reserve;
    let troops = infantry().or(CAVALRY);
    let Some(card) = one_of(t, side, WindowAsk::Deserter(event), troops, open)? else {
        return Ok(Came::Missed);
    };
    hidden_hand::give_up(&mut t.state, side, card);
    tokens::to_empire(t, "4.7", side, card);
    Ok(Came::Worked)
}

/// Mercenary Revolt: mercenaries of hand and Reserve, all of them or so many, are paid or leave. The price with Celtic Allies is the second.
pub(super) fn mercenaries(
    t: &mut Board<'_>,
    side: Side,
    event: CardId,
    prices: [u8; 2],
    most: Option<u32>,
) -> Flow<Came> {
    let silver = match t.state.effect(side) {
        Some(Effect::CelticAllies { .. }) => prices[1],
        _ => prices[0],
    };
    while most.is_none_or(|most| settled(&t.state).len() < most) {
        let wanting = MERCENARIES.without(settled(&t.state));
        let open = t.state.of(side).reserve;
        let Some(card) = one_of(t, side, WindowAsk::Unpaid(event), wanting, open)? else {
            break;
        };
        settle(&mut t.state, card);
        let own = t.state.of_mut(side);
        if own.hand.contains(card) {
            own.known.insert(card);
        }
        pay_or_leave(t, side, card, silver)?;
    }
    Ok(if settled(&t.state).is_empty() {
        Came::ToNothing
    } else {
        Came::Worked
    })
}

fn pay_or_leave(t: &mut Board<'_>, side: Side, card: CardId, silver: u8) -> Flow<()> {
    let about = TableAsk::Wages { card, silver };
    let answer = ask(t, side, about, "4.7", |s, o| {
        if s.of(side).silver >= u16::from(silver) {
            o.offer(Choice::Yes);
        }
        o.offer(Choice::No);
    })?;
    if answer == Choice::Yes {
        t.state.of_mut(side).silver -= u16::from(silver);
        emit(t, "4.7", What::Paid { side, card, silver });
    } else {
        hidden_hand::give_up(&mut t.state, side, card);
        tokens::to_empire(t, "4.7", side, card);
    }
    Ok(())
}

/// The cards that the Event has dealt with.
fn settled(s: &State) -> CardSet {
    s.struck.map_or(CardSet::EMPTY, |struck| struck.settled)
}

fn settle(s: &mut State, card: CardId) {
    if let Some(struck) = &mut s.struck {
        struck.settled.insert(card);
    }
}
