//! 5.2.3 Battle Losses and Cavalry Superiority.

use crate::board::{tokens, why_not};
use crate::data::cards::{LOCATION_SET, RETURNING};
use crate::protocol::event::What;
use crate::protocol::prompt::TableAsk;
use crate::protocol::refusals::battle as refusals;
use crate::{Board, State, ask, emit};
use engine::answer;
use engine::{CardSet, Choice, Flow, Side};

/// 5.2.3: the cards of a side that can be lost: no Location card, and none that goes back by itself.
fn losable(s: &State, attacker: Side, side: Side) -> CardSet {
    s.fought(attacker).cards[side].without(LOCATION_SET).without(RETURNING)
}

/// 5.2.3: the loser of a battle loses a card. In a field battle the winner chooses it, if he has more Cavalry strength points there.
pub(super) fn of_loser(t: &mut Board<'_>, attacker: Side, loser: Side) -> Flow<()> {
    let battle = t.state.fought(attacker);
    let winner = loser.enemy();
    let superior = battle.cavalry(winner) > battle.cavalry(loser) && !battle.siege;
    lose(t, attacker, loser, if superior { winner } else { loser })
}

/// 5.2.3: after a draw a side chooses its loss itself.
pub(super) fn by_own_choice(t: &mut Board<'_>, attacker: Side, side: Side) -> Flow<()> {
    lose(t, attacker, side, side)
}

fn lose(t: &mut Board<'_>, attacker: Side, side: Side, chooser: Side) -> Flow<()> {
    let at = t.state.fought(attacker).at;
    if losable(&t.state, attacker, side).is_empty() {
        return Ok(());
    }
    let about = TableAsk::Loss { of: side, at };
    let answer = ask(t, chooser, about, "5.2.3", |s, o| {
        for card in losable(s, attacker, side).iter() {
            o.offer(Choice::Card(card));
        }
        why_not::other_cards(o, refusals::NOT_LOST);
    })?;
    let card = answer::card(answer);
    t.state.fought_mut(attacker).cards[side].remove(card);
    emit(t, "5.2.3", What::Lost { side, card });
    tokens::to_empire(t, "5.2.3", side, card);
    Ok(())
}

/// 5.2.3: the battle is over: the cards that go back by themselves do so, the others go to the Discard piles.
pub(super) fn disband(t: &mut Board<'_>, attacker: Side) {
    let battle = t.state.of_mut(attacker).battle.take();
    let battle = battle.expect("a battle is disbanded after it has been resolved");
    for side in Side::BOTH {
        for card in battle.cards[side].and(RETURNING).iter() {
            tokens::to_empire(t, "5.2.3", side, card);
        }
        let cards = battle.cards[side].without(RETURNING);
        let own = t.state.of_mut(side);
        own.discards = own.discards.or(cards);
        if !cards.is_empty() {
            emit(t, "5.2.3", What::Disbanded { side, cards });
        }
    }
}
