//! 4: cards come into a hand.

use crate::data::tracks::HAND;
use crate::protocol::event::What;
use crate::state::{CampaignCard, Deduced, Phase};
use crate::{Board, State, emit};
use engine::{CardSet, Flow, Side};

/// 4, 4.1: whether Campaign lies at the bottom of this deck, so that the deck is not exhausted.
fn holds_campaign(s: &State, side: Side) -> bool {
    side == Side::Carthage && s.campaign == CampaignCard::Bottom
}

/// 4.1: whether Campaign is among so many cards that this side draws.
pub(crate) fn draws_campaign(s: &State, side: Side, count: u32) -> bool {
    holds_campaign(s, side) && count > s.of(side).deck.len()
}

/// 4.1: whether Campaign is drawn if the hand is filled as it is now.
pub(crate) fn refill_draws_campaign(s: &State, side: Side) -> bool {
    draws_campaign(s, side, HAND.saturating_sub(s.of(side).hand.len()))
}

/// 4: draws so many cards, or as many as the Draw deck has; nothing is shuffled. Campaign is the last card of Carthage: it uses up one of
/// the draws and lies aside (4.1).
pub(crate) fn draw(t: &mut Board<'_>, side: Side, count: u32) -> Flow<()> {
    let mut drawn = CardSet::EMPTY;
    let mut campaign = false;
    for _ in 0..count {
        let open = t.state.of(side).deck.open();
        match t.draw_from(|s| &mut s.of_mut(side).deck)? {
            Some(card) => {
                let own = t.state.of_mut(side);
                own.hand.insert(card);
                own.absent = CardSet::EMPTY;
                if open.contains(card) {
                    own.known.insert(card);
                }
                drawn.insert(card);
            }
            None => {
                campaign = holds_campaign(&t.state, side);
                break;
            }
        }
    }
    if !drawn.is_empty() {
        emit(t, "4", What::Drew { side, cards: drawn });
    }
    if campaign {
        t.state.campaign = CampaignCard::Drawn;
        let aside = t.state.phase == Phase::Actions;
        emit(t, "4.1", What::CampaignDrawn { aside });
    }
    Ok(())
}

/// 4: fills the hand at the end of a round. A deck that runs out takes in the Discard pile at once, and one that was empty before
/// takes it in first. Tells whether the hand is full, or Campaign drawn; else a shuffle has ended the segment.
pub(crate) fn refill(t: &mut Board<'_>, side: Side) -> Flow<bool> {
    if exhausted(&t.state, side) {
        reshuffle(t, side);
        return Ok(false);
    }
    let own = t.state.of(side);
    let wanted = HAND.saturating_sub(own.hand.len());
    if wanted == 0 {
        return Ok(true);
    }
    let left = own.deck.len();
    draw(t, side, wanted.min(left + u32::from(holds_campaign(&t.state, side))))?;
    Ok(!exhausted(&t.state, side))
}

/// 4: whether a Draw deck is exhausted and there are discards to be shuffled.
pub(crate) fn exhausted(s: &State, side: Side) -> bool {
    let own = s.of(side);
    own.deck.is_empty() && !holds_campaign(s, side) && !own.discards.is_empty()
}

/// 4: the Discard pile goes back into the Draw deck. Where nothing hidden lies in the deck, the hand follows from what lies open.
pub(crate) fn reshuffle(t: &mut Board<'_>, side: Side) {
    let own = t.state.of_mut(side);
    if own.deck.len() == own.deck.open().len() {
        own.deduced = Deduced(own.hand);
    }
    let discards = core::mem::take(&mut own.discards);
    own.deck.shuffle_in(discards);
    emit(t, "4", What::Reshuffled(side));
}
