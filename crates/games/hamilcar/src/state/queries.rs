//! Questions that many sections put to the table.

use super::{Force, Office, Place, State};
use crate::data::cards::{CITADEL, Effect, card};
use crate::data::generals::{general, who};
use crate::data::setup::ELEPHANTS;
use crate::data::spaces::{Kind, space};
use engine::{CardSet, Side, SpaceId, UnitId, UnitSet};

impl State {
    /// Strategy Rating (2.2.A).
    #[must_use]
    pub fn strategy_rating(&self, unit: UnitId) -> u8 {
        self.general(unit)
            .rated
            .map_or(general(unit).strategy, |(strategy, _)| strategy)
    }

    /// Battle Rating (2.2.A).
    #[must_use]
    pub fn battle_rating(&self, unit: UnitId) -> u8 {
        self.general(unit)
            .rated
            .map_or(general(unit).battle, |(_, battle)| battle)
    }

    /// Rank (2.2.E2): a higher number outranks a lower; equal numbers are equal in rank.
    #[must_use]
    pub fn rank(&self, unit: UnitId) -> u8 {
        match self.general(unit).office {
            Office::Dictator => 4,
            Office::Consul if general(unit).aristocrat => 3,
            Office::Consul => 2,
            Office::Proconsul => 1,
            Office::None => u8::from(unit == who::BARCA),
        }
    }

    /// Generals of equal or lower rank than this one, himself not included: whom he may take along (7.1).
    #[must_use]
    pub(crate) fn may_lead(&self, general: UnitId, of: UnitSet) -> UnitSet {
        let rank = self.rank(general);
        of.iter().filter(|u| *u != general && self.rank(*u) <= rank).collect()
    }

    /// The highest ranking generals of a set (2.2.E1): one, or several equal ones of whom the owner may choose.
    #[must_use]
    pub fn highest(&self, of: UnitSet) -> UnitSet {
        let top = of.iter().map(|u| self.rank(u)).max();
        of.iter().filter(|u| Some(self.rank(*u)) == top).collect()
    }

    /// Who of several equals is taken to command unless their owner names another: the activated general, else the one with the best
    /// Battle Rating (2.2.E1).
    #[must_use]
    pub(crate) fn likely_commander(&self, equals: UnitSet) -> Option<UnitId> {
        let activated = self.march.map(|m| m.general).filter(|unit| equals.contains(*unit));
        activated.or_else(|| {
            equals
                .iter()
                .max_by_key(|unit| (self.battle_rating(*unit), u8::MAX - unit.0))
        })
    }

    /// Whether the general who acts or commands is this one, with his ability (17.2).
    #[must_use]
    pub fn is_able(&self, acting: Option<UnitId>, unit: UnitId) -> bool {
        acting == Some(unit) && self.general(unit).rated.is_none()
    }

    /// Whether an Admiral is among the generals (2.2.D1).
    #[must_use]
    pub fn has_admiral(&self, of: UnitSet) -> bool {
        of.iter().any(|u| general(u).admiral)
    }

    /// How many CUs, and how many Supply Trains, the walls of a space hold (2.1.C), more with the Citadel (17.1 #46).
    #[must_use]
    pub fn capacity(&self, at: SpaceId) -> u8 {
        space(at).capacity + self.citadel(at).1
    }

    /// Siege Points more that a space needs, and CUs and Supply Trains more that it holds, by the Citadel (17.1 #46).
    #[must_use]
    pub fn citadel(&self, at: SpaceId) -> (u8, u8) {
        match card(CITADEL).effect {
            Effect::Citadel { points, room } if self.effects.citadel == Some(at) => (points, room),
            _ => (0, 0),
        }
    }

    /// Whether the space holds a Large Walled City (2.1.C).
    #[must_use]
    pub fn is_large_city(&self, at: SpaceId) -> bool {
        space(at).kind == Kind::LargeWalledCity
    }

    /// The cards that lie open to both: discards, cards out of the game, what each side has played this turn.
    #[must_use]
    pub fn open_cards(&self) -> CardSet {
        self.discards
            .or(self.removed)
            .or(self.war_chest.rome)
            .or(self.war_chest.carthage)
    }

    /// Elephants that Carthage may still bring into play (3.1).
    #[must_use]
    pub fn elephants_in_supply(&self) -> u8 {
        let at_sea = self.units_at_sea(Side::Carthage).elephants;
        let held = |p: &Place| p.outside[Side::Carthage].elephants + p.inside.elephants;
        ELEPHANTS.saturating_sub(self.places.iter().map(held).sum::<u8>() + at_sea)
    }

    /// Warships of a side in the At Sea box (2.3.G).
    #[must_use]
    pub fn warships_at_sea(&self, side: Side) -> u8 {
        let sailing = self.voyage.filter(|v| v.side == side).map(|v| v.warships);
        let answering = self.interception.filter(|i| i.by == side).and_then(|i| i.fleet);
        sailing.or(answering.map(|f| f.warships)).unwrap_or(0)
    }

    /// Units of a side in the At Sea box but for its Warships (2.3.G).
    #[must_use]
    pub fn units_at_sea(&self, side: Side) -> Force {
        let sailing = self.voyage.filter(|v| v.side == side).map(|v| v.units);
        let answering = self.interception.filter(|i| i.by == side).and_then(|i| i.fleet);
        sailing.or(answering.map(|f| f.units)).unwrap_or(Force::NONE)
    }

    /// Warships a side may still bring into play (2.3.F): ten less those at port, at sea, taken as Prizes and on the Turn Track.
    #[must_use]
    pub fn ships_in_supply(&self, side: Side) -> u8 {
        let ships = self.ships[side];
        let taken = self.naval.map_or(0, |b| b.prizes[side.enemy()]);
        10u8.saturating_sub(ships.ready + ships.spent + ships.sunk + self.warships_at_sea(side) + taken)
    }
}
