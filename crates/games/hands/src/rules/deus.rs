//! 7.2 Deus Ex Machina Cards.

use crate::board::payment::carry_out;
use crate::board::{hidden_hand, tokens, why_not};
use crate::data::cards::{MERCENARIES, Power, deus};
use crate::data::tracks::MOST_WARSHIPS;
use crate::protocol::event::What;
use crate::protocol::prompt::{TableAsk, WindowAsk};
use crate::protocol::refusals::{cards as card_refusals, round as refusals};
use crate::rules::actions::{bribe::show_hand, cards, money::earn};
use crate::rules::campaign::score;
use crate::rules::ending;
use crate::{Board, State, ask, emit};
use engine::answer;
use engine::{CardSet, Choice, Flow, Legality, Question, Rule, Side};

/// 7.2: whether a side can play its card: as long as no condition of 6.2 is met, if it can pay, and if the card would do something.
pub(crate) fn can_play(s: &State, side: Side) -> Legality {
    let own = s.of(side);
    let card = own.deus.ok_or(refusals::NO_DEUS)?;
    refusals::DEUS_TOO_LATE.unless(s.ending.is_none() && ending::condition(s).is_none())?;
    let row = deus(card);
    refusals::DEUS_TOO_DEAR.unless(own.vp >= row.vp && own.silver >= u16::from(row.silver))?;
    refusals::DEUS_IN_VAIN.unless(match row.power {
        Power::Recall(_) => !own.discards.is_empty(),
        Power::Council(_) => own
            .hand
            .or(own.discards)
            .iter()
            .any(|card| cards::returns(card).is_ok()),
        Power::Serpent => s.of(side.enemy()).battle.is_some(),
        Power::Citizens(_) => own.warships < MOST_WARSHIPS && !s.round.engaged,
        Power::Treachery => {
            let other = side.enemy();
            hidden_hand::could_have(s, other, MERCENARIES, s.of(other).reserve)
        }
        Power::Resources(_) | Power::Contest(_) => true,
    })
}

/// 7.2: the card is played, as a free action; it leaves the game.
pub(crate) fn play(t: &mut Board<'_>, side: Side) -> Flow<()> {
    carry_out(t, side);
    let card = t.state.of_mut(side).deus.take().expect("a side plays what it has");
    t.state.deus_played.insert(card);
    let row = deus(card);
    let own = t.state.of_mut(side);
    own.vp -= row.vp;
    own.silver -= u16::from(row.silver);
    emit(t, "7.2", What::DeusPlayed { side, card });
    match row.power {
        Power::Recall(cards) => recall(t, side, cards),
        Power::Council(cards) => council(t, side, cards),
        Power::Serpent => {
            serpent(t, side.enemy());
            Ok(())
        }
        Power::Resources(silver) => {
            earn(&mut t.state, side, silver);
            emit(t, "7.2", What::SilverGained { side, silver });
            Ok(())
        }
        Power::Contest(vp) => {
            score(&mut t.state, side, vp);
            emit(t, "7.2", What::PointsGained { side, vp });
            Ok(())
        }
        Power::Citizens(ships) => {
            let own = t.state.of_mut(side);
            let ships = ships.min(MOST_WARSHIPS - own.warships);
            own.warships += ships;
            emit(t, "7.2", What::ShipsGiven { side, ships });
            Ok(())
        }
        Power::Treachery => treachery(t, side),
    }
}

/// Sacrifice to Baal, Vestal Sacrifice: cards come from the Discard pile, and are known in the hand.
fn recall(t: &mut Board<'_>, side: Side, cards: u8) -> Flow<()> {
    for left in (1..=cards).rev() {
        if t.state.of(side).discards.is_empty() {
            break;
        }
        let answer = ask(t, side, TableAsk::Recall { left }, "7.2", |s, o| {
            s.of(side).discards.iter().for_each(|card| o.offer(Choice::Card(card)));
            o.offer(Choice::Pass);
            why_not::other_cards(o, card_refusals::NOT_IN_DISCARDS);
        })?;
        let Choice::Card(card) = answer else { break };
        let own = t.state.of_mut(side);
        own.discards.remove(card);
        own.hand.insert(card);
        own.known.insert(card);
        let cards = CardSet::from_iter([card]);
        emit(t, "7.2", What::Recalled { side, cards });
    }
    Ok(())
}

/// Council of 104: cards of hand and Discard pile go back to the Empire deck.
fn council(t: &mut Board<'_>, side: Side, cards: u8) -> Flow<()> {
    for left in (1..=cards).rev() {
        let about = WindowAsk::Council(left);
        let answer = t.ask(Question::secret(side, about.into(), Rule("7.2")), &mut |s, o| {
            o.offer(Choice::Pass);
            let own = s.of(side);
            for card in own.hand.or(own.discards).iter() {
                o.weigh(Choice::Card(card), || cards::returns(card));
            }
            why_not::other_cards(o, about.refusal());
        })?;
        let Choice::Card(card) = answer else { break };
        hidden_hand::give_up(&mut t.state, side, card);
        t.state.of_mut(side).discards.remove(card);
        tokens::to_empire(t, "7.2", side, card);
    }
    Ok(())
}

/// Serpent of Africa: the attacker does not reinforce his battle in his next round.
fn serpent(t: &mut Board<'_>, attacker: Side) {
    if let Some(battle) = &mut t.state.of_mut(attacker).battle {
        battle.barred = true;
        let at = battle.at;
        emit(t, "7.2", What::SerpentAt(at));
    }
}

/// Punic Treachery: the hand is shown, and a mercenary of hand or Reserve goes to the Empire deck.
fn treachery(t: &mut Board<'_>, side: Side) -> Flow<()> {
    let victim = side.enemy();
    show_hand(t, victim);
    let betrayed = |s: &State| s.of(victim).hand.or(s.of(victim).reserve).and(MERCENARIES);
    if betrayed(&t.state).is_empty() {
        return Ok(());
    }
    let answer = ask(t, side, TableAsk::Treachery, "7.2", |s, o| {
        betrayed(s).iter().for_each(|card| o.offer(Choice::Card(card)));
        why_not::other_cards(o, card_refusals::NOT_BETRAYED);
    })?;
    let card = answer::card(answer);
    hidden_hand::give_up(&mut t.state, victim, card);
    tokens::to_empire(t, "7.2", victim, card);
    Ok(())
}
