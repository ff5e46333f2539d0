//! 5.2.6 Bribery.

use crate::board::payment::{self, Means, carry_out};
use crate::board::{hidden_hand, tokens};
use crate::data::cards::{BLOCKS_BRIBE, MERCENARIES};
use crate::protocol::event::What;
use crate::protocol::need::Need;
use crate::protocol::prompt::WindowAsk;
use crate::protocol::refusals::battle as refusals;
use crate::state::Action;
use crate::{Board, State, emit};
use engine::{Flow, Legality, Side};

/// Silver for a bribe (5.2.6).
const PRICE: u16 = 1;

/// 5.2.6: whether a bribe can be tried.
pub(super) fn can_bribe(s: &State, means: &Means) -> Legality {
    refusals::NO_BRIBER_IN_HAND.unless(!means.with(Need::Briber).is_empty())?;
    refusals::BRIBE_TOO_DEAR.unless(s.of(means.side).silver >= PRICE)
}

/// 5.2.6 Bribery. The Silver is spent, whatever comes of it.
pub(super) fn bribe(t: &mut Board<'_>, side: Side) -> Flow<()> {
    payment::pay(t, side, Action::Bribe, &[Need::Briber])?;
    let with = carry_out(t, side);
    t.state.of_mut(side).silver -= PRICE;
    emit(t, "5.2.6", What::Bribes { side, with });
    let victim = side.enemy();
    if hidden_hand::blocks(t, victim, WindowAsk::Bribe, "5.2.6", BLOCKS_BRIBE)? {
        return Ok(());
    }
    leaves(t, victim)
}

/// 5.2.6: the victim gives up a mercenary of hand or Reserve, or shows a hand without one. Where all that lies open proves that he has
/// none, nothing is left to show.
fn leaves(t: &mut Board<'_>, victim: Side) -> Flow<()> {
    let reserve = t.state.of(victim).reserve;
    if !hidden_hand::could_have(&t.state, victim, MERCENARIES, reserve) {
        emit(t, "5.2.6", What::NobodyToBribe(victim));
        return Ok(());
    }
    match hidden_hand::one_if_any(t, victim, WindowAsk::Bribed, "5.2.6", MERCENARIES, reserve)? {
        Some(card) => {
            hidden_hand::give_up(&mut t.state, victim, card);
            tokens::to_empire(t, "5.2.6", victim, card);
        }
        None => show_hand(t, victim),
    }
    Ok(())
}

/// 5.2.6: a side shows its hand: what is in it is known, and so is what is not.
pub(crate) fn show_hand(t: &mut Board<'_>, side: Side) {
    let own = t.state.of_mut(side);
    own.known = own.hand;
    own.absent = own.deck.cards();
    let cards = own.hand;
    emit(t, "5.2.6", What::HandShown { side, cards });
}
