//! Battles (14 to 17), a file for each part: `onset` how one comes about, `begin` who is in it and 20.7, `command` 18.2, `events` the cards
//! of 14.5, `charge` 17.3 to 17.5, `hand` 14.1 to 14.4, `rounds` 14.6, 14.7, 14.9 and 14.10, `initiative` 14.8, `withdrawal` 16,
//! `losses` 14.11 and 14.12, `retreat` 15.1 to 15.4; political consequences (15.5) stand here.

mod begin;
mod charge;
mod command;
mod events;
mod hand;
mod initiative;
mod losses;
mod retreat;
mod rounds;
mod withdrawal;

#[cfg(test)]
mod examples;
#[cfg(test)]
mod tests;

pub use charge::charge_cost;
pub use hand::{allies, hand};
pub use initiative::upto as initiative_upto;
pub(crate) use retreat::cuts_off;
pub(crate) use rounds::type_named;
pub(crate) use withdrawal::may_withdraw;
pub use withdrawal::stops_upto;

pub(crate) use events::answers;

use crate::board::{politics, walls};
use crate::protocol::event::BattleEvent;
use crate::state::{Battle, Ended, Force, Onset, State};
use crate::{Board, emit};
use engine::{Flow, Side};

/// Fights a battle (14): returns who has won it, or nobody if the attacker of the hour has withdrawn (16). Casualties, retreat,
/// displaced generals and political consequences are done when it returns; where generals and units now stand is read from the state.
///
/// # Errors
/// [`engine::Halt`].
pub fn land_battle(t: &mut Board<'_>, onset: Onset) -> Flow<Option<Side>> {
    t.within(|t| {
        begin::begin(t, onset)?;
        command::change_of_command(t)?;
        events::before_the_deal(t)?;
        charge::elephant_charge(t)?;
        hand::deal(t)?;
        events::spies(t)?;
        events::early_deserter(t)?;
        let ended = rounds::fight(t)?;
        battle_mut(t).ended = Some(ended);
        t.round()?;
        losses::casualties(t)?;
        match ended {
            Ended::Won { winner, with } => {
                losses::retreat_table(t, winner.enemy(), with)?;
                retreat::retreat(t, winner.enemy())?;
                walls::settle(t, onset.at);
                consequences(t, winner.enemy())?;
            }
            Ended::Withdrawn(side) => withdrawal::go(t, side)?,
        }
        t.state.battle = None;
        walls::settle(t, onset.at);
        Ok(match ended {
            Ended::Won { winner, .. } => Some(winner),
            Ended::Withdrawn(_) => None,
        })
    })
}

/// The loser removes a PC marker for every two CUs he has lost in battle and retreat (15.5).
fn consequences(t: &mut Board<'_>, loser: Side) -> Flow<()> {
    let cus = battle(t).lost[loser];
    let pcs = cus / 2;
    emit(t, "15.5", BattleEvent::Consequences { side: loser, cus, pcs });
    politics::remove_pcs(t, loser, pcs, "15.5")
}

/// What the rules of a battle read again after each ask.
fn battle<'a>(t: &'a Board<'_>) -> &'a Battle {
    of(&t.state)
}

fn battle_mut<'a>(t: &'a mut Board<'_>) -> &'a mut Battle {
    t.state.battle.as_mut().expect("a battle is in progress")
}

/// The battle in progress.
fn of(s: &State) -> &Battle {
    s.battle.as_ref().expect("a battle is in progress")
}

/// A side's units in the battle.
fn force(s: &State, side: Side) -> Force {
    s.place(of(s).at()).outside[side]
}
