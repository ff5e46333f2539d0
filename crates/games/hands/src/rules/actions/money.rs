//! 5.3.1 to 5.3.3: Silver from the bank.

use crate::board::payment::{self, Means, carry_out};
use crate::data::cards::{Effect, LOCATION_SET, symbols};
use crate::data::tracks::WINE;
use crate::protocol::event::What;
use crate::protocol::need::Need;
use crate::protocol::prompt::OwnAsk;
use crate::protocol::refusals::{cards, round as refusals};
use crate::state::Action;
use crate::{Board, State, emit};
use engine::{CardId, CardSet, Choice, Flow, Legality, Question, Side};

/// Location cards that the Trader adds at most (5.3.2).
const TRADED: u8 = 2;

/// 5.3.1: whether the hand has a coin.
pub(super) fn can_take(means: &Means) -> Legality {
    refusals::NO_COIN_IN_HAND.unless(!means.with(Need::Coin).is_empty())
}

/// 5.3.1 Take Money.
pub(super) fn take(t: &mut Board<'_>, side: Side) -> Flow<()> {
    payment::pay(t, side, Action::TakeMoney, &[Need::Coin])?;
    let with = carry_out(t, side);
    let more = match t.state.effect(side) {
        Some(Effect::TaxCollectors(more)) => more,
        _ => 0,
    };
    let silver = coins(with) + more;
    gain(t, side, Action::TakeMoney, silver, None, with);
    Ok(())
}

/// 5.3.2: whether the hand has a Ship, and a coin beside it.
pub(super) fn can_trade(means: &Means) -> Legality {
    refusals::NOTHING_TO_TRADE.unless(means.pays(&[Need::Ship, Need::Coin]))
}

/// 5.3.2: Location cards that the Trader of a side adds at most.
#[must_use]
pub(crate) fn traded(s: &State, side: Side) -> u8 {
    match s.effect(side) {
        Some(Effect::TradeNetwork(most)) => most,
        _ => TRADED,
    }
}

/// 5.3.2 Trader: the Ship gives no Silver itself.
pub(super) fn trade(t: &mut Board<'_>, side: Side) -> Flow<()> {
    let ship = payment::pay_one(t, side, Action::Trader, Need::Ship, &[Need::Coin])?;
    let most = traded(&t.state, side);
    add(t, side, Action::Trader, Need::Coin, most)?;
    let mut traded = carry_out(t, side);
    traded.remove(ship);
    gain(t, side, Action::Trader, coins(traded), Some(ship), traded);
    Ok(())
}

/// 5.3.3: whether the hand has a Merchant, and Wine beside him.
pub(super) fn can_sell(means: &Means) -> Legality {
    refusals::NOTHING_TO_SELL.unless(means.pays(&[Need::Merchant, Need::Wine]))
}

/// 5.3.3 Merchant.
pub(super) fn sell(t: &mut Board<'_>, side: Side) -> Flow<()> {
    let merchant = payment::pay_one(t, side, Action::Merchant, Need::Merchant, &[Need::Wine])?;
    add(t, side, Action::Merchant, Need::Wine, u8::MAX)?;
    let with = carry_out(t, side);
    let mut sold = with;
    sold.remove(merchant);
    gain(t, side, Action::Merchant, WINE * sold.len() as u8, None, with);
    Ok(())
}

/// 5.3.2: Silver that the cards laid down bring the Trader so far, if one alone of them can be the Ship.
#[must_use]
pub(crate) fn brought(s: &State) -> Option<u8> {
    let ships = s.laid().and(Need::Ship.cards());
    (ships.len() == 1).then(|| coins(s.laid().without(ships)))
}

/// Asks for Location cards that are added, one after the other: one at least, so many at most.
fn add(t: &mut Board<'_>, side: Side, action: Action, need: Need, most: u8) -> Flow<()> {
    for count in 0..most {
        if count > 0 && Means::of(&t.state, side).with(need).and(LOCATION_SET).is_empty() {
            break;
        }
        let about = OwnAsk::More { action, count }.into();
        let answer = t.ask(Question::uncommitted(side, about, action.rule()), &mut |s, o| {
            let means = Means::of(s, side);
            let otherwise = if need == Need::Coin {
                cards::NO_COIN
            } else {
                cards::NO_WINE
            };
            payment::offer(s, o, &means, need.cards().and(LOCATION_SET), otherwise, |_| Ok(()));
            if count > 0 {
                o.offer(Choice::Pass);
            }
        })?;
        let Choice::Card(card) = answer else { break };
        payment::lay(t, card);
    }
    Ok(())
}

/// The Silver on the coins of cards.
fn coins(cards: CardSet) -> u8 {
    cards.iter().map(|card: CardId| symbols(card).silver).sum()
}

fn gain(t: &mut Board<'_>, side: Side, action: Action, silver: u8, ship: Option<CardId>, with: CardSet) {
    earn(&mut t.state, side, silver);
    let what = What::Money {
        side,
        action,
        silver,
        ship,
        with,
    };
    emit(t, action.section(), what);
}

/// A side takes Silver from the bank.
pub(crate) fn earn(s: &mut State, side: Side, silver: u8) {
    let own = s.of_mut(side);
    own.silver = own.silver.saturating_add(u16::from(silver));
}
