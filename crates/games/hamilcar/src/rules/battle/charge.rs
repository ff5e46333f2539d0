//! The Elephant Charge and the dice it lets a side roll again (13.3.D), in this order: the charge, Metellus, both roll, the reroll of
//! the charge, then Barca's (17.2).

use super::{battle, battle_mut, dice};
use crate::state::Charge;

use crate::board::questions::whether;
use crate::board::why_not;
use crate::data::cards::{Effect, Window, card, section};
use crate::data::generals::{general, who};
use crate::protocol::buttons::Named;
use crate::protocol::event::BattleEvent;
use crate::protocol::prompt::BattleAsk;
use crate::protocol::refusals::battle as law;
use crate::rules::counter_events;
use crate::{Board, ask, emit};
use engine::{Choice, Flow, Side};

/// Carthage may announce a charge with as many Elephants as the Roman General's rating (at least one), and rolls for it (13.3.D).
pub(super) fn elephant_charge(t: &mut Board<'_>) -> Flow<()> {
    let now = battle(t);
    let rating = now.rating(&t.state, Side::Rome);
    let elephants = t.state.outside(now.at, Side::Carthage).elephants;
    if elephants < rating.max(1) {
        return Ok(());
    }
    if !whether(
        t,
        Side::Carthage,
        BattleAsk::ElephantCharge,
        "13.3.D",
        law::ANSWER_THE_CHARGE,
    )? {
        return Ok(());
    }
    battle_mut(t).charge = Some(Charge::announced(&t.state));
    if charge(t).more > 0 {
        emit(t, general(who::HASDRUBAL).section, BattleEvent::Ability(who::HASDRUBAL));
    }
    if let Some(id) = counter_events::counter(t, Side::Rome, Window::Charge)?
        && let Effect::ElephantFright { less } = card(id).effect
    {
        charge_mut(t).fright = less;
        emit(t, section(id), BattleEvent::Fright { less });
    }
    roll(t, "13.3.D")?;
    if metellus(t)? {
        roll(t, general(who::METELLUS).section)?;
    }
    Ok(())
}

fn charge(t: &Board<'_>) -> Charge {
    battle(t).charge.expect("a charge is announced")
}

fn charge_mut<'a>(t: &'a mut Board<'_>) -> &'a mut Charge {
    battle_mut(t).charge.as_mut().expect("a charge is announced")
}

/// Carthage rolls the die of the charge.
fn roll(t: &mut Board<'_>, section: &'static str) -> Flow<()> {
    charge_mut(t).die = counter_events::classic(t, Side::Carthage)?;
    let charge = charge(t);
    emit(t, section, BattleEvent::Charge(charge));
    Ok(())
}

/// Metellus, if he commands, may have the die of the charge rolled again once its result is known (17.2).
fn metellus(t: &mut Board<'_>) -> Flow<bool> {
    if !t.state.is_able(battle(t).commanders.rome, who::METELLUS) {
        return Ok(false);
    }
    let section = general(who::METELLUS).section;
    whether(t, Side::Rome, BattleAsk::ChargeAgain, section, law::ANSWER_THE_CHARGE)
}

/// Rome, then Carthage, has a rolled Battle Die of either side rolled again, if the charge gave the right and the side wants it.
pub(super) fn rerolls(t: &mut Board<'_>) -> Flow<()> {
    let Some(charge) = battle(t).charge else {
        return Ok(());
    };
    for by in Side::BOTH.into_iter().filter(|side| charge.rerolls(*side)) {
        reroll(t, by, BattleAsk::Reroll, [by.enemy(), by].as_slice(), "13.3.D")?;
    }
    Ok(())
}

/// Barca, if he commands, may roll one of his own Battle Dice again (17.2).
pub(super) fn barca(t: &mut Board<'_>) -> Flow<()> {
    let side = Side::Carthage;
    let rolled = [true, false]
        .map(|large| battle(t).dice[side].face(large))
        .iter()
        .any(Option::is_some);
    if !t.state.is_able(battle(t).commanders[side], who::BARCA) || !rolled {
        return Ok(());
    }
    reroll(t, side, BattleAsk::BarcaRerolls, &[side], general(who::BARCA).section)
}

/// Asks a side which of these sides' dice is rolled again, if any.
fn reroll(t: &mut Board<'_>, by: Side, about: BattleAsk, of: &[Side], section: &'static str) -> Flow<()> {
    let choice = ask(t, by, about, section, |s, o| {
        let dice = s.battle.as_ref().expect("asked in a battle").dice;
        for side in of.iter().copied() {
            for large in [true, false] {
                if dice[side].face(large).is_some() {
                    o.offer(named(side, large).choice());
                }
            }
        }
        o.offer(Choice::Pass);
        why_not::nothing_else(s, o, by, law::CHOOSE_A_DIE);
    })?;
    for (side, large) in dice::EACH {
        if choice == named(side, large).choice() {
            let face = t.roll(dice::kind(large))?;
            battle_mut(t).dice[side].set(large, face);
            emit(t, section, BattleEvent::Rerolled { by, side, large, face });
        }
    }
    t.round()
}

const fn named(side: Side, large: bool) -> Named {
    match (side, large) {
        (Side::Rome, true) => Named::RerollRomeLarge,
        (Side::Rome, false) => Named::RerollRomeSmall,
        (Side::Carthage, true) => Named::RerollCarthageLarge,
        (Side::Carthage, false) => Named::RerollCarthageSmall,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rights_follow_the_result() {
        let gives = |die, forgotten, rating| {
            let charge = Charge {
                die,
                forgotten,
                fright: 0,
                more: 0,
                rating,
            };
            (charge.rerolls(Side::Rome), charge.rerolls(Side::Carthage))
        };
        assert_eq!(gives(4, 0, 1), (false, true), "the printed example");
        assert_eq!(gives(4, 2, 1), (false, true), "2 is higher than 1");
        assert_eq!(gives(3, 2, 1), (true, false), "1 or less");
        assert_eq!(gives(1, 2, 4), (true, false), "less than nothing");
        assert_eq!(gives(4, 2, 2), (false, false), "2 is neither");
        assert_eq!(gives(3, 2, 0), (true, true), "1 against no General");
    }
}
