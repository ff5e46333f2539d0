//! The elephant charge (17.3 to 17.5).

use super::{battle, battle_mut, force};
use crate::Die;
use crate::board::why_not;
use crate::data::cards::{Effect, Window, card, section};
use crate::protocol::event::BattleEvent;
use crate::protocol::prompt::BattleAsk;
use crate::protocol::refusals::battle as law;
use crate::rules::counter_events;
use crate::state::Charge;
use crate::{Board, ask, emit};
use engine::{Choice, Flow, PerSide, Side};

/// Battle Cards that a charge with so many CUs costs each side when the die shows this: it succeeds above the rating of the Roman
/// commander, and without one above 1; on a 1 it costs Carthage a card (17.3 to 17.5).
///
/// ```
/// use hannibal::rules::battle::charge_cost;
/// use engine::PerSide;
/// assert_eq!(charge_cost(2, 3, 2), PerSide::new(2, 0));
/// assert_eq!(charge_cost(2, 2, 2), PerSide::new(0, 0));
/// assert_eq!(charge_cost(2, 1, 0), PerSide::new(0, 1));
/// ```
#[must_use]
pub const fn charge_cost(elephants: u8, die: u8, rating: u8) -> PerSide<u8> {
    let succeeds = die > 1 && die > rating;
    PerSide::new(if succeeds { elephants } else { 0 }, if die == 1 { 1 } else { 0 })
}

/// Carthage may announce a charge before it sees its Battle Cards; Rome may answer with Elephant Fright, else the die decides.
pub(super) fn elephant_charge(t: &mut Board<'_>) -> Flow<()> {
    let side = Side::Carthage;
    let elephants = force(&t.state, side).elephants;
    if elephants == 0 {
        return Ok(());
    }
    let answer = ask(t, side, BattleAsk::ElephantCharge, "17.3", |s, o| {
        o.offer(Choice::Yes);
        o.offer(Choice::No);
        why_not::nothing_else(s, o, side, law::ANSWER_THE_CHARGE);
    })?;
    if answer == Choice::No {
        return Ok(());
    }
    let mut charge = Charge {
        elephants,
        ..Charge::default()
    };
    battle_mut(t).charge = Some(charge);
    if let Some(id) = counter_events::counter(t, Side::Rome, Window::Charge)?
        && let Effect::ElephantFright { cards } = card(id).effect
    {
        charge.cost.carthage = cards;
        battle_mut(t).charge = Some(charge);
        emit(t, section(id), BattleEvent::Fright { cards });
        return Ok(());
    }
    let die = t.roll(Die)?;
    let rating = battle(t).rating(Side::Rome);
    charge.die = Some(die);
    charge.cost = charge_cost(elephants, die, rating);
    battle_mut(t).charge = Some(charge);
    let succeeds = charge.cost.rome > 0;
    let section = match die {
        1 => "17.5",
        _ if succeeds => "17.4",
        _ => "17.3",
    };
    emit(
        t,
        section,
        BattleEvent::Charge {
            elephants,
            die,
            rating,
            succeeds,
        },
    );
    Ok(())
}
