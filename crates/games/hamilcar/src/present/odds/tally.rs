//! What is taken down on the way: how the dice of reactions, battle, siege and attrition came out, and what it cost.

use crate::protocol::event::{BattleEvent, TurnEvent};
use crate::{Event, NavalEvent, What};
use engine::Side;
use punic::Tried;

/// What came of a commitment. Of a matter that did not come up nothing is said.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) struct Tally {
    /// How the dice of reactions came out.
    pub(crate) reactions: Tried,
    /// Which Fleet tried to avoid a Naval Interception, and whether it did.
    pub(crate) eluding: Option<(Side, bool)>,
    /// Who won the Naval Battle.
    pub(crate) admiral: Option<Side>,
    /// Warships lost by Rome and by Carthage.
    pub(crate) ships: [u8; 2],
    /// CUs and Supply Trains lost at sea.
    pub(crate) drowned: [u8; 2],
    /// Who won the battle.
    pub(crate) winner: Option<Side>,
    /// CUs lost by Rome and by Carthage, in battle and retreat.
    pub(crate) lost: [u8; 2],
    /// PCs that the battle costs its loser, those of a displaced Aristocrat among them.
    pub(crate) pcs: u8,
    /// Points and losses of the Siege Die.
    pub(crate) siege: Option<(u8, u8)>,
    /// Whether the city falls, or the Tribe.
    pub(crate) falls: bool,
    /// CUs lost to Attrition.
    pub(crate) attrition: Option<u8>,
}

impl Tally {
    /// Takes down an event. True when all is decided.
    pub(super) fn hear(&mut self, event: &Event) -> bool {
        match &event.what {
            What::Battle(event) => self.hear_battle(event),
            What::Reaction(event) => self.reactions.hear(event),
            What::Turn(TurnEvent::Attrition { losses, .. }) => {
                self.attrition = Some(*losses);
                true
            }
            What::Turn(TurnEvent::PcRemoved { side, .. }) if self.winner == Some(side.enemy()) => {
                self.pcs += 1;
                false
            }
            What::Naval(event) => self.hear_naval(event),
            What::Turn(_) | What::Card(_) | What::Movement(_) => false,
        }
    }

    fn hear_battle(&mut self, event: &BattleEvent) -> bool {
        match *event {
            BattleEvent::Won { winner, .. } => self.winner = Some(winner),
            BattleEvent::Lost { side, units, .. } | BattleEvent::NoRetreat { side, units, .. }
                if self.winner.is_some() =>
            {
                self.lost[side as usize] += units.fighting();
            }
            BattleEvent::Consequences { pcs, .. } => {
                self.pcs += pcs;
                return true;
            }
            BattleEvent::SiegeDie { points, losses, .. } => self.siege = Some((points, losses)),
            BattleEvent::CityFalls { .. } | BattleEvent::Subjugated { .. } => {
                self.falls = true;
                return true;
            }
            _ => {}
        }
        false
    }

    fn hear_naval(&mut self, event: &NavalEvent) -> bool {
        match *event {
            NavalEvent::AvoidRolled { side, avoided, .. } => self.eluding = Some((side, avoided)),
            NavalEvent::Sunk { side, count } => self.ships[side as usize] += count,
            NavalEvent::Prize { side, count, .. } => self.ships[side.enemy() as usize] += count,
            NavalEvent::UnitsLost { side, units } => self.drowned[side as usize] += units.units(),
            NavalEvent::Won { winner, .. } => self.admiral = Some(winner),
            _ => {}
        }
        false
    }
}
