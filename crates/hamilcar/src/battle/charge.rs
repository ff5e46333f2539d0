//! The Elephant Charge and the dice it lets a side roll again (13.3.D).

use super::{battle, battle_mut, dice};

use crate::event::BattleEvent;
use crate::laws::battle as law;
use crate::named::Named;
use crate::prompt::BattleAsk;
use crate::{Board, ask, note, tapped, windows};
use kernel::{Choice, Flow, Side};
use serde::{Deserialize, Serialize};

/// What Forgotten Tactics takes off the die of a charge (13.3.D).
const FORGOTTEN_TACTICS: u8 = 2;

/// An announced Elephant Charge.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Charge {
    /// The die as it fell.
    pub die: u8,
    /// What is taken off it.
    pub less: u8,
    /// The Roman Commanding General's Battle Rating, 0 without one.
    pub rating: u8,
}

impl Charge {
    /// Whether this side may have a Battle Die rolled again: Rome at 1 or less, Carthage above the Roman rating. Against rating 0 a
    /// result of 1 gives it to both.
    #[must_use]
    pub const fn rerolls(self, side: Side) -> bool {
        match side {
            Side::Rome => self.die <= 1 + self.less,
            Side::Carthage => self.die > self.rating + self.less,
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
    let announced = ask(t, Side::Carthage, BattleAsk::ElephantCharge, "13.3.D", |s, o| {
        o.offer(Choice::Yes);
        o.offer(Choice::No);
        tapped::nothing_else(s, o, Side::Carthage, law::ANSWER_THE_CHARGE);
    })?;
    if announced == Choice::No {
        return Ok(());
    }
    let less = if t.state.forgotten_tactics {
        FORGOTTEN_TACTICS
    } else {
        0
    };
    let die = windows::classic(t, Side::Carthage)?;
    battle_mut(t).charge = Some(Charge { die, less, rating });
    note(t, "13.3.D", BattleEvent::Charge { die, less, rating });
    Ok(())
}

/// Rome, then Carthage, has a rolled Battle Die of either side rolled again, if the charge gave the right and the side wants it.
pub(super) fn rerolls(t: &mut Board<'_>) -> Flow<()> {
    let Some(charge) = battle(t).charge else {
        return Ok(());
    };
    for by in Side::BOTH.into_iter().filter(|side| charge.rerolls(*side)) {
        let choice = ask(t, by, BattleAsk::Reroll, "13.3.D", |s, o| {
            let dice = s.battle.as_ref().expect("asked in a battle").dice;
            for side in [by.enemy(), by] {
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
                note(t, "13.3.D", BattleEvent::Rerolled { by, side, large, face });
            }
        }
        t.round()?;
    }
    Ok(())
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
        let gives = |die, less, rating| {
            let charge = Charge { die, less, rating };
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
