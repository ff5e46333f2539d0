//! 5.6.4 Pass, and the free actions (4, 5.4.5, 5.6.2).

use crate::board::hand;
use crate::board::payment::{self, Means, carry_out};
use crate::data::cards::empire;
use crate::protocol::event::What;
use crate::protocol::need::Need;
use crate::protocol::refusals::{battle as battle_refusals, round as refusals};
use crate::rules::{battle, ending};
use crate::state::Action;
use crate::{Board, State, emit};
use engine::{CardSet, Flow, Legality, Side};

/// Silver for passing (5.6.4).
const PASSING: u8 = 1;

/// 5.6.4 Pass.
pub(super) fn pass(t: &mut Board<'_>, side: Side) -> Flow<()> {
    carry_out(t, side);
    t.state.round.passed = true;
    super::money::earn(&mut t.state, side, PASSING);
    emit(t, "5.6.4", What::Passed(side));
    Ok(())
}

/// 4: whether the hand has a card that draws others.
pub(super) fn can_draw(means: &Means) -> Legality {
    refusals::NOTHING_TO_DRAW_WITH.unless(!means.with(Need::Drawing).is_empty())
}

/// 4: Senatorial Support, Magistrate. Not more cards than the Draw deck has.
pub(super) fn draw_cards(t: &mut Board<'_>, side: Side) -> Flow<()> {
    let card = payment::pay_one(t, side, Action::DrawCards, Need::Drawing, &[])?;
    carry_out(t, side);
    emit(t, "4", What::DrawsWith { side, card });
    let count = empire(card).map_or(0, |row| row.draws);
    hand::draw(t, side, u32::from(count))
}

/// 5.4.5: whether the Reserve can be retrieved.
pub(super) fn can_retrieve(s: &State, side: Side) -> Legality {
    let own = s.of(side);
    refusals::RESERVE_IS_EMPTY.unless(!own.reserve.is_empty())?;
    refusals::RETRIEVING_TOO_DEAR.unless(u32::from(own.silver) >= own.reserve.len())
}

/// 5.4.5 Retrieve Your Reserve: all of it. Its cards are known until they are played.
pub(super) fn retrieve(t: &mut Board<'_>, side: Side) -> Flow<()> {
    carry_out(t, side);
    let own = t.state.of_mut(side);
    let cards: CardSet = core::mem::take(&mut own.reserve);
    own.silver -= cards.len() as u16;
    own.hand = own.hand.or(cards);
    own.known = own.known.or(cards);
    emit(t, "5.4.5", What::Retrieved { side, cards });
    Ok(())
}

/// 5.6.2: whether a siege can be given up: the attacker does, not in the round in which he has begun it.
pub(super) fn can_withdraw(s: &State, side: Side) -> Legality {
    let siege = s.of(side).battle.as_ref().filter(|battle| battle.siege);
    let siege = siege.ok_or(battle_refusals::NO_SIEGE)?;
    battle_refusals::BEGUN_NOW.unless(siege.round > 1)
}

/// 5.6.2 Withdraw from a siege. If the end is near and it was the last battle, the game is over (6.2).
pub(super) fn withdraw(t: &mut Board<'_>, side: Side) -> Flow<()> {
    carry_out(t, side);
    battle::withdraw(t, side)?;
    ending::when_no_battle_is_left(t)
}
