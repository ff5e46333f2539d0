//! A Land Battle under way (13).

use super::{Entered, Force, Retreat};
use crate::State;
use crate::data::generals::who;
use engine::{PerSide, Side, SpaceId, UnitId, UnitSet};
use serde::{Deserialize, Serialize};

/// A Land Battle in progress: all of it that lies on the table. Its units are those outside walls in the space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Battle {
    /// Where.
    pub at: SpaceId,
    /// The active side (13).
    pub attacker: Side,
    /// How the Attacker came here (13.5.B); [`Entered::Start`] for a Sortie.
    pub entered: Entered,
    /// The Forces when the battle began.
    pub forces: PerSide<Force>,
    /// The generals in it.
    pub generals: PerSide<UnitSet>,
    /// Who commands, if a general is there.
    pub commanders: PerSide<Option<UnitId>>,
    /// What Ambush adds to the Battle Rating of a Commanding General (17.1 #54).
    #[serde(deserialize_with = "engine::code::since::<2, _, _>")]
    pub raised: PerSide<u8>,
    /// What Bad Omen takes off the Roman one (17.1 #59).
    #[serde(deserialize_with = "engine::code::since::<2, _, _>")]
    pub lowered: u8,
    /// Those of the Attacker's units who came out of a Besieged city and are still there (14.5.B); counted outside like the rest.
    pub sortie: Force,
    /// The generals who came out with them.
    pub sortie_generals: UnitSet,
    /// The dice levels with the reason of each step, from 13.3 on.
    pub levels: Option<Levels>,
    /// The Elephant Charge, if one was announced.
    pub charge: Option<Charge>,
    /// The Battle Dice.
    pub dice: PerSide<Dice>,
    /// Hits each side suffers, once the dice have decided.
    pub hits: Option<PerSide<u8>>,
    /// Hits still to be taken by the side that is choosing its losses.
    pub to_lose: PerSide<u8>,
    /// Who won.
    pub winner: Option<Side>,
    /// Units lost so far, captured Supply Trains and losses of the retreat included (13.6).
    pub lost: PerSide<Force>,
    /// The loser's retreat.
    pub retreat: Option<Retreat>,
    /// Friends of the loser in the space where his Retreat is who are not of it: a Force too large to be swept along (13.5.A).
    #[serde(deserialize_with = "engine::code::since::<4, _, _>")]
    pub aside: Force,
}

impl Battle {
    /// Battle Rating of a side's Commanding General, with what cards add to it and take off it; 0 for a Force without a General.
    #[must_use]
    pub fn rating(&self, state: &crate::State, side: Side) -> u8 {
        let lowered = if side == Side::Rome { self.lowered } else { 0 };
        self.commanders[side].map_or(0, |general| {
            (state.battle_rating(general) + self.raised[side]).saturating_sub(lowered)
        })
    }

    /// The side that lost.
    #[must_use]
    pub fn loser(&self) -> Option<Side> {
        self.winner.map(Side::enemy)
    }
}

/// The dice levels and why: the numbers compared at each step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Levels {
    /// CUs of each side (13.3.A).
    pub cus: PerSide<u8>,
    /// Allies of each side (13.3.B).
    pub allies: PerSide<u8>,
    /// Battle Rating of each Commanding General, 0 without one (13.3.C).
    pub ratings: PerSide<u8>,
    /// The level of each side: 1 the small die, 2 the large, 3 both, 0 none.
    pub levels: PerSide<u8>,
}

/// The Battle Dice of one side: what each shows, counted from 1, if it is rolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Dice {
    /// The large die.
    pub large: Option<u8>,
    /// The small die.
    pub small: Option<u8>,
}

impl Dice {
    /// What the large or the small die shows.
    #[must_use]
    pub const fn face(self, large: bool) -> Option<u8> {
        if large { self.large } else { self.small }
    }

    /// Lays a die down.
    pub const fn set(&mut self, large: bool, face: u8) {
        if large {
            self.large = Some(face)
        } else {
            self.small = Some(face)
        }
    }
}

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
