//! The Elephant Charge and the dice it lets a side roll again (13.3.D), in this order: the charge, Metellus, both roll, the reroll of
//! the charge, then Barca's (17.2).

use super::{battle, battle_mut, dice};

use crate::data::cards::{Effect, Window, card, section};
use crate::data::generals::{general, who};
use crate::event::BattleEvent;
use crate::laws::battle as law;
use crate::named::Named;
use crate::prompt::BattleAsk;
use crate::{Board, State, ask, note, tapped, whether, windows};
use engine::{Choice, Flow, Side};
use serde::{Deserialize, Serialize};

/// What Forgotten Tactics takes off the die of a charge (13.3.D).
const FORGOTTEN_TACTICS: u8 = 2;

/// What Hasdrubal adds to the die of a charge (17.2).
const HASDRUBAL: u8 = 1;

/// An announced Elephant Charge.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Charge {
    /// The die as it fell; 0 as long as it has not been rolled.
    pub die: u8,
    /// What Forgotten Tactics takes off it.
    pub forgotten: u8,
    /// What Elephant Fright takes off it (17.1 #1).
    pub fright: u8,
    /// What Hasdrubal adds to it (17.2).
    pub more: u8,
    /// The Roman Commanding General's Battle Rating, 0 without one.
    pub rating: u8,
}

impl Charge {
    /// A charge as it is announced now.
    #[must_use]
    pub fn announced(s: &State) -> Self {
        let battle = s.battle.as_ref();
        let leads = s.is_able(battle.and_then(|b| b.commanders.carthage), who::HASDRUBAL);
        Charge {
            die: 0,
            forgotten: if s.forgotten_tactics { FORGOTTEN_TACTICS } else { 0 },
            fright: 0,
            more: if leads { HASDRUBAL } else { 0 },
            rating: battle.map_or(0, |b| b.rating(s, Side::Rome)),
        }
    }

    /// What is taken off the die.
    #[must_use]
    pub const fn less(self) -> u8 {
        self.forgotten + self.fright
    }

    /// The result, 0 for anything less.
    #[must_use]
    pub const fn result(self) -> u8 {
        (self.die + self.more).saturating_sub(self.less())
    }

    /// Whether this side may have a Battle Die rolled again: Rome at 1 or less, Carthage above the Roman rating. Against rating 0 a
    /// result of 1 gives it to both.
    #[must_use]
    pub const fn rerolls(self, side: Side) -> bool {
        match side {
            Side::Rome => self.result() <= 1,
            Side::Carthage => self.result() > self.rating,
        }
    }
}

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
        note(t, general(who::HASDRUBAL).section, BattleEvent::Ability(who::HASDRUBAL));
    }
    if let Some(id) = windows::counter(t, Side::Rome, Window::Charge)?
        && let Effect::ElephantFright { less } = card(id).effect
    {
        charge_mut(t).fright = less;
        note(t, section(id), BattleEvent::Fright { less });
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
    charge_mut(t).die = windows::classic(t, Side::Carthage)?;
    let charge = charge(t);
    note(t, section, BattleEvent::Charge(charge));
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
        tapped::nothing_else(s, o, by, law::CHOOSE_A_DIE);
    })?;
    for (side, large) in dice::EACH {
        if choice == named(side, large).choice() {
            let face = t.roll(dice::kind(large))?;
            battle_mut(t).dice[side].set(large, face);
            note(t, section, BattleEvent::Rerolled { by, side, large, face });
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
