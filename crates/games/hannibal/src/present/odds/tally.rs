//! What is taken down on the way: how the dice of movement, reactions, siege and the opening of a battle came out.

use super::duel::{Field, types};
use crate::Event;
use crate::data::battle_cards::deck;
use crate::data::generals::who::HANNIBAL;
use crate::data::tables::Voyage;
use crate::protocol::event::{BattleEvent, MovementEvent, TurnEvent, What};
use crate::rules::battle::initiative_upto;
use crate::state::State;
use engine::{Side, SpaceId, UnitId};
use punic::Tried;

/// What came of a commitment. Of a matter that did not come up nothing is said.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) struct Tally {
    /// How the dice of reactions came out.
    pub(crate) reactions: Tried,
    /// How a Carthaginian sea move went: 0 passes, 1 returns, 2 sunk.
    pub(crate) voyage: Option<u8>,
    /// CUs lost to Attrition.
    pub(crate) attrition: Option<u8>,
    /// Points and losses of the dice of a siege, and whether the city falls or the Tribe.
    pub(crate) siege: Option<(u8, u8, bool)>,
    /// Who commands after a Change of Command.
    pub(crate) commander: Option<UnitId>,
    /// Battle Cards that an elephant charge costs Rome and Carthage.
    pub(crate) charge: Option<(u8, u8)>,
    /// Whether an army withdraws, and is not stopped.
    pub(crate) withdrawing: Option<bool>,
    /// Who is taken to hide inside the walls: whose they are, the city, and how many CUs go in.
    pub(crate) inside: Option<(Side, SpaceId, u8)>,
    /// Who attacks at the beginning of the battle, with the commanders, Rome's first.
    begins: Option<(bool, [Option<UnitId>; 2])>,
    /// Who fights it with how much; the rest is read when it is asked for.
    field: Field,
    /// Hands dealt.
    hands: u8,
}

impl Tally {
    /// Whether a battle follows.
    pub(crate) const fn fights(&self) -> bool {
        self.hands == 2
    }

    /// The battle that follows, if one does. What its beginning told is read from the position where it has begun already.
    pub(crate) fn battle(&self, s: &State) -> Option<Field> {
        if !self.fights() {
            return None;
        }
        let (mut field, begun) = (self.field, s.battle.as_ref());
        let (punic, commanders) = match (self.begins, begun) {
            (Some(begins), _) => begins,
            (None, Some(battle)) => {
                field.began = Side::BOTH.map(|side| battle.began[side].fighting());
                let rome = self.commander.or(battle.commanders.rome);
                (battle.attacker == Side::Carthage, [rome, battle.commanders.carthage])
            }
            (None, None) => return None,
        };
        field.punic_attack = punic;
        for side in Side::BOTH {
            let attacks = (side == Side::Carthage) == punic;
            field.upto[side as usize] = commanders[side as usize].map_or(0, |unit| initiative_upto(unit, attacks));
        }
        field.probe = commanders[1] == Some(HANNIBAL);
        field.pool = types(deck());
        Some(field)
    }

    /// Takes down an event. True when all is decided.
    pub(super) fn hear(&mut self, event: &Event) -> bool {
        match &event.what {
            What::Battle(event) => self.hear_battle(event),
            What::Movement(event) => {
                self.hear_movement(event);
                false
            }
            What::Reaction(event) => self.reactions.hear(event),
            What::Turn(TurnEvent::Attrition { lost, .. }) => {
                self.attrition = Some(self.attrition.unwrap_or(0) + lost);
                false
            }
            What::Turn(TurnEvent::Over { .. }) => true,
            What::Turn(_) | What::Card(_) => false,
        }
    }

    fn hear_battle(&mut self, event: &BattleEvent) -> bool {
        match *event {
            BattleEvent::Begins {
                attacker,
                forces,
                commanders,
                ..
            } => {
                self.begins = Some((attacker == Side::Carthage, [commanders.rome, commanders.carthage]));
                self.field.began = [forces.rome.fighting(), forces.carthage.fighting()];
            }
            BattleEvent::CommandRolled { commander, .. } => {
                self.commander = Some(commander);
                if let Some((_, commanders)) = &mut self.begins {
                    commanders[0] = Some(commander);
                }
            }
            BattleEvent::Charge {
                elephants,
                die,
                succeeds,
                ..
            } => {
                let rome = if succeeds { elephants } else { 0 };
                self.charge = Some((rome, u8::from(die == 1)));
            }
            BattleEvent::Hand { side, hand } => {
                self.field.cards[side as usize] = hand.cards();
                self.hands += 1;
                return self.fights();
            }
            BattleEvent::SiegeDie { points, lost, .. } => {
                let before = self.siege.unwrap_or_default();
                self.siege = Some((before.0 + points, before.1 + lost, false));
            }
            BattleEvent::CityFalls { .. } | BattleEvent::Subjugated { .. } => {
                let before = self.siege.unwrap_or_default();
                self.siege = Some((before.0, before.1, true));
                return true;
            }
            BattleEvent::Withdrawal { succeeds, .. } => self.withdrawing = Some(succeeds),
            BattleEvent::Stopping { succeeds: true, .. } => self.withdrawing = Some(false),
            BattleEvent::Casualties { .. } | BattleEvent::Withdrawn { .. } => return true,
            _ => {}
        }
        false
    }

    fn hear_movement(&mut self, event: &MovementEvent) {
        match *event {
            MovementEvent::Inside { side, at, units } => self.inside = Some((side, at, units.fighting())),
            MovementEvent::NavalCombat { voyage, .. } => {
                self.voyage = Some(match voyage {
                    Voyage::Passes => 0,
                    Voyage::Returns => 1,
                    Voyage::Sunk => 2,
                });
            }
            _ => {}
        }
    }
}
