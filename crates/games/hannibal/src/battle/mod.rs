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
mod onset;
mod retreat;
mod rounds;
mod withdrawal;

#[cfg(test)]
mod examples;
#[cfg(test)]
mod tests;

pub use charge::{Charge, charge_cost};
pub use hand::{Denied, Hand, allies, hand};
pub use initiative::upto as initiative_upto;
pub use onset::{Entered, Onset};
pub use punic::retreat::Retreat;
pub(crate) use retreat::cuts_off;
pub use rounds::Attack;
pub(crate) use withdrawal::may_withdraw;
pub use withdrawal::stops_upto;

pub(crate) use events::answers;

use crate::data::battle_cards::BattleCard;
use crate::data::generals::general;
use crate::event::BattleEvent;
use crate::state::{Force, State};
use crate::{Board, note, politics, siege};
use engine::{CardId, CardSet, Flow, PerSide, Relabel, Side, SpaceId, UnitId, UnitSet};
use serde::{Deserialize, Serialize};

/// How a battle has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Ended {
    /// Somebody has won it: with this type of card, or with none since the attacker had no card left (14.10).
    Won {
        /// Who.
        winner: Side,
        /// With what.
        with: Option<BattleCard>,
    },
    /// This side has withdrawn (16.2).
    Withdrawn(Side),
}

/// A battle in progress: all of it that lies on the table. Its units are those outside walls in the space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Battle {
    /// How it came about.
    pub onset: Onset,
    /// The forces when it began.
    pub began: PerSide<Force>,
    /// The generals in it.
    pub generals: PerSide<UnitSet>,
    /// Who commands, if a general is there.
    pub commanders: PerSide<Option<UnitId>>,
    /// Those of the original attacker's units who came out of a city and are still there (20.7); counted outside like the rest.
    pub sortie: Force,
    /// The generals who came out with them.
    pub sortie_generals: UnitSet,
    /// Allies that a card keeps away from a side (25, 31 and 32).
    pub denied: PerSide<Denied>,
    /// Whose Battle Cards a spy has looked at (25, 20).
    pub spied: PerSide<bool>,
    /// The elephant charge, if one was announced.
    pub charge: Option<Charge>,
    /// Where the Battle Cards of each side come from, once they are dealt.
    pub dealt: Option<PerSide<Hand>>,
    /// The Battle Cards in hand.
    pub hands: PerSide<CardSet>,
    /// Those played, open to both.
    pub played: CardSet,
    /// Those in hand or played that both have seen.
    pub shown: CardSet,
    /// The attacker of the hour (14.8).
    pub attacker: Side,
    /// Rounds begun (14.11).
    pub rounds: u8,
    /// What the attacker has played this round.
    pub attack: Option<Attack>,
    /// What the defender has matched it with.
    pub matched: Option<CardId>,
    /// Whether Hannibal has used his Probe (24).
    pub probed: bool,
    /// How it has ended.
    pub ended: Option<Ended>,
    /// CUs still to be lost by the side that is choosing its losses.
    pub to_lose: u8,
    /// CUs lost so far, those of the retreat included (15.5).
    pub lost: PerSide<u8>,
    /// The loser's retreat.
    pub retreat: Option<Retreat>,
}

impl Battle {
    /// Where it is fought.
    #[must_use]
    pub const fn at(&self) -> SpaceId {
        self.onset.at
    }

    /// Battle Rating of a side's commander; 0 without one.
    #[must_use]
    pub fn rating(&self, side: Side) -> u8 {
        self.commanders[side].map_or(0, |unit| general(unit).battle)
    }

    /// Renames its Battle Cards.
    pub(crate) fn relabel(&mut self, names: &Relabel) {
        let PerSide { rome, carthage } = &mut self.hands;
        for set in [rome, carthage, &mut self.played, &mut self.shown] {
            *set = names.set(*set);
        }
        if let Some(attack) = &mut self.attack {
            attack.card = names.card(attack.card);
        }
        self.matched = self.matched.map(|card| names.card(card));
    }

    /// The side that has lost, if one has.
    #[must_use]
    pub const fn loser(&self) -> Option<Side> {
        match self.ended {
            Some(Ended::Won { winner, .. }) => Some(winner.enemy()),
            _ => None,
        }
    }
}

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
                siege::settle(t, onset.at);
                consequences(t, winner.enemy())?;
            }
            Ended::Withdrawn(side) => withdrawal::go(t, side)?,
        }
        t.state.battle = None;
        siege::settle(t, onset.at);
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
    note(t, "15.5", BattleEvent::Consequences { side: loser, cus, pcs });
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
