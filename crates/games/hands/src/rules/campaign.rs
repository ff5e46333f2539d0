//! 4.1 The Campaign Sequence.

use crate::board::{hand, supply};
use crate::data::cards::strategy;
use crate::data::locations::location;
use crate::data::tracks::{HAND, TURNS};
use crate::protocol::event::What;
use crate::rules::actions::{money, strategy as row};
use crate::rules::{ending, sequence};
use crate::state::{CampaignCard, Ending, Phase};
use crate::{Board, State, emit};
use engine::{Flow, PerSide, Side};

/// 4.1: Campaign lies aside, and the Discard pile of Carthage goes back into its Draw deck.
pub(crate) fn reshuffle(t: &mut Board<'_>) -> Flow<()> {
    t.state.phase = Phase::Muster;
    emit(t, "4.1", What::CampaignBegins);
    if !t.state.of(Side::Carthage).discards.is_empty() {
        hand::reshuffle(t, Side::Carthage);
    }
    Ok(())
}

/// 4.1: the hand of Carthage is filled.
pub(crate) fn muster(t: &mut Board<'_>) -> Flow<()> {
    t.state.phase = Phase::Event;
    let wanted = HAND.saturating_sub(t.state.of(Side::Carthage).hand.len());
    hand::draw(t, Side::Carthage, wanted)
}

/// 4.1: income and VP of both sides, the row of strategy cards, their Maintenance (7.1), the next turn, and whether the war is over.
pub(crate) fn reckon(t: &mut Board<'_>) -> Flow<()> {
    income(t);
    points(t);
    row::discard_from_row(t, None, 1, 0)?;
    if t.state.setup.maintenance {
        Side::BOTH.into_iter().for_each(|side| maintain(t, side));
    }
    if usize::from(t.state.turn) == TURNS.len() {
        ending::comes_near(t, Ending::Turns);
    } else {
        if t.state.campaign == CampaignCard::Drawn {
            t.state.campaign = CampaignCard::Bottom;
            emit(t, "4.1", What::CampaignBack);
        }
        t.state.turn += 1;
        let turn = t.state.turn;
        emit(t, "4.1", What::TurnBegins(turn));
    }
    ending::at_end_of_campaign(t)?;
    sequence::begin_round(t, Side::Rome);
    Ok(())
}

/// 4.1: 1 Silver for each City in supply; the capital is one.
fn income(t: &mut Board<'_>) {
    let cities = |side| t.state.developed(side).and(supply::supplied(&t.state, side)).len() as u8;
    let income = PerSide::from(Side::BOTH.map(cities));
    for side in Side::BOTH {
        money::earn(&mut t.state, side, income[side]);
    }
    emit(t, "4.1", What::Income(income));
}

/// 4.1: VP of locations in supply that were not the side's own at set-up: neutral ones, Syracuse, and those of the enemy.
#[must_use]
pub(crate) fn campaign_points(s: &State, side: Side) -> u8 {
    let held = s.owned(side).and(supply::supplied(s, side));
    let won = held.iter().map(location).filter(|row| row.owner() != Some(side));
    won.map(|row| row.vp).sum()
}

/// 4.1, 4.7, 7.2: VP go on the track of a side.
pub(crate) fn score(s: &mut State, side: Side, vp: u8) {
    let own = s.of_mut(side);
    own.vp = own.vp.saturating_add(vp);
}

fn points(t: &mut Board<'_>) {
    let points = PerSide::from(Side::BOTH.map(|side| campaign_points(&t.state, side)));
    for side in Side::BOTH {
        score(&mut t.state, side, points[side]);
    }
    emit(t, "4.1", What::Points(points));
}

/// 7.1 Strategy Card Maintenance: nothing at the first Campaign, then the printed number more each time. Who cannot pay flips the card.
fn maintain(t: &mut Board<'_>, side: Side) {
    let own = t.state.of_mut(side);
    let Some(owned) = own.strategy.as_mut().filter(|owned| !owned.flipped) else {
        return;
    };
    let (card, price) = (owned.card, owned.price);
    if own.silver < u16::from(price) {
        owned.flipped = true;
        emit(t, "7.1", What::Flipped { side, card });
        return;
    }
    owned.price = price.saturating_add(strategy(card).maintenance);
    let next = owned.price;
    own.silver -= u16::from(price);
    let what = What::Maintained {
        side,
        card,
        silver: price,
        next,
    };
    emit(t, "7.1", what);
}
