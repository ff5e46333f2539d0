//! 5.5 Strategy Actions, and the row of strategy cards (3.4).

use crate::board::payment::carry_out;
use crate::board::why_not;
use crate::data::cards::strategy;
use crate::data::tracks::{CYCLING, SURCHARGE};
use crate::protocol::event::What;
use crate::protocol::prompt::OwnAsk;
use crate::protocol::refusals::{cards, round as refusals};
use crate::state::{Action, Owned};
use crate::{Board, State, emit};
use engine::answer;
use engine::{CardId, CardSet, Choice, Flow, Legality, Question, Side};

/// 5.5.1: whether a strategy card can be bought.
pub(super) fn can_buy(s: &State, side: Side) -> Legality {
    refusals::STRATEGY_IN_PLAY.unless(s.of(side).strategy.is_none())?;
    let any = (0..s.row.len()).any(|place| buys(s, side, place).is_ok());
    refusals::NOTHING_TO_BUY.unless(any)
}

/// 5.5.1: whether a side can buy the strategy card in this place of the row.
pub(crate) fn buys(s: &State, side: Side, place: usize) -> Legality {
    let owner = strategy(s.row[place]).owner;
    cards::OTHERS_STRATEGY.unless(owner.is_none_or(|owner| owner == side))?;
    cards::STRATEGY_TOO_DEAR.unless(s.of(side).silver >= u16::from(price(s, place)))
}

/// 5.5.1: the price of the strategy card in this place of the row, 0 for #1.
#[must_use]
pub(crate) fn price(s: &State, place: usize) -> u8 {
    strategy(s.row[place]).silver + SURCHARGE[place]
}

/// 5.5.1 Buy Strategy Card.
pub(super) fn buy(t: &mut Board<'_>, side: Side) -> Flow<()> {
    let about = OwnAsk::Take(Action::BuyStrategy).into();
    let chosen = t.ask(
        Question::uncommitted(side, about, Action::BuyStrategy.rule()),
        &mut |s, o| {
            for (place, card) in s.row.iter().enumerate() {
                o.weigh(Choice::Card(*card), || buys(s, side, place));
            }
            why_not::cards(s, o, side, cards::NOT_IN_ROW);
            why_not::places(o, cards::NOT_A_PLACE);
        },
    )?;
    let card = answer::card(chosen);
    carry_out(t, side);
    let place = t.state.row.iter().position(|other| *other == card).unwrap_or_default();
    let silver = price(&t.state, place);
    let own = t.state.of_mut(side);
    own.silver -= u16::from(silver);
    own.strategy = Some(Owned {
        card,
        price: 0,
        flipped: false,
    });
    emit(t, "5.5.1", What::Bought { side, card, silver });
    shift(t, place, 1)
}

/// 5.5.2: whether there is a strategy card to discard.
pub(super) fn can_drop(s: &State, side: Side) -> Legality {
    refusals::NO_STRATEGY.unless(s.of(side).strategy.is_some())
}

/// 5.5.2 Discard Strategy Card.
pub(super) fn drop_one(t: &mut Board<'_>, side: Side) -> Flow<()> {
    carry_out(t, side);
    if let Some(owned) = t.state.of_mut(side).strategy.take() {
        t.state.strategy_discards.insert(owned.card);
        emit(t, "5.5.2", What::Dropped { side, card: owned.card });
    }
    Ok(())
}

/// 5.5.3 Cycle Strategy Cards: from #3 to the left.
pub(super) fn cycle(t: &mut Board<'_>, side: Side) -> Flow<()> {
    let about = OwnAsk::HowMany.into();
    let answer = t.ask(Question::uncommitted(side, about, Action::Cycle.rule()), &mut |s, o| {
        for (count, silver) in (1..).zip(CYCLING) {
            let paid = s.of(side).silver >= u16::from(silver);
            o.weigh(Choice::Number(count), || cards::CYCLE_TOO_DEAR.unless(paid));
        }
    })?;
    let count = answer::number(answer);
    carry_out(t, side);
    let silver = CYCLING[usize::from(count) - 1];
    t.state.of_mut(side).silver -= u16::from(silver);
    discard_from_row(t, Some(side), count, silver)
}

/// 5.5.3, 4.1: so many cards of the row are discarded, from #3 to the left; the others move to the right, and new ones come.
pub(crate) fn discard_from_row(t: &mut Board<'_>, side: Option<Side>, count: u8, silver: u8) -> Flow<()> {
    let from = t.state.row.len() - usize::from(count);
    let cards: CardSet = t.state.row[from..].iter().copied().collect();
    t.state.strategy_discards = t.state.strategy_discards.or(cards);
    let section = if side.is_some() { "5.5.3" } else { "4.1" };
    emit(t, section, What::Cycled { side, cards, silver });
    shift(t, t.state.row.len() - 1, count)
}

/// 5.5.1, 5.5.3: the cards to the left of this place, which is empty now with so many to its left, move to the right; new ones are drawn,
/// from right to left.
fn shift(t: &mut Board<'_>, place: usize, count: u8) -> Flow<()> {
    let count = usize::from(count);
    for to in (count..=place).rev() {
        t.state.row[to] = t.state.row[to - count];
    }
    for to in (0..count).rev() {
        let card = drawn(t)?;
        t.state.row[to] = card;
        emit(t, "5.5", What::IntoRow(card));
    }
    Ok(())
}

/// 3.4, 5.5: draws a strategy card. The moment none is left the discarded ones are shuffled.
pub(crate) fn drawn(t: &mut Board<'_>) -> Flow<CardId> {
    let card = t.draw_card(t.state.strategies)?;
    t.state.strategies.remove(card);
    if t.state.strategies.is_empty() {
        t.state.strategies = core::mem::take(&mut t.state.strategy_discards);
        emit(t, "5.5", What::StrategiesReshuffled);
    }
    Ok(card)
}
