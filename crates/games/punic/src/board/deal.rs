//! Cards are dealt.

use crate::Common;
use core::ops::DerefMut;
use engine::{CardId, Flow, Rules, Side, Table};

/// Deals a side so many cards of the Strategy Deck, as far as there are so many (Hamilcar 5.2.A, Hannibal 7.1).
///
/// # Errors
/// [`engine::Halt`].
pub fn deal<R, T, G, const SPACES: usize, const GENERALS: usize>(
    t: &mut Table<'_, R>,
    side: Side,
    count: u32,
) -> Flow<Vec<CardId>>
where
    R: Rules<State: DerefMut<Target = Common<T, G, SPACES, GENERALS>>>,
{
    let mut cards = Vec::new();
    while (cards.len() as u32) < count && !t.state.deck.is_empty() {
        let card = t.draw_card(t.state.deck)?;
        t.state.deck.remove(card);
        t.state.hands[side].insert(card);
        cards.push(card);
    }
    Ok(cards)
}
