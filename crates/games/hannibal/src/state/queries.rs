//! Questions that many sections put to the table.

use super::{Office, State, Where};
use crate::data::generals::{general as row, of, who};
use crate::data::provinces::{Province, Region, region_of};
use crate::data::setup::ELEPHANTS;
use crate::data::spaces::{self, space};
use engine::{CardSet, Side, SpaceId, SpaceSet, UnitId, UnitSet};

impl State {
    /// Whether Hannibal is in a space of Italy.
    #[must_use]
    pub fn hannibal_is_in_italy(&self) -> bool {
        let place = self.general(who::HANNIBAL).at.space();
        place.is_some_and(|at| region_of(at) == Region::Italia)
    }

    /// Whether a side controls more than half of the spaces of a province (19.1).
    #[must_use]
    pub fn controls_province(&self, side: Side, province: Province) -> bool {
        self.controlled(side, province.spaces()) >= province.majority()
    }

    /// Political Points of a side (22.1).
    #[must_use]
    pub fn points(&self, side: Side) -> u8 {
        let held = |p: &Province| p.significant() && self.controls_province(side, *p);
        Province::ALL.iter().filter(|p| held(p)).count() as u8
    }

    /// The spaces with generals of a side, inside walls or not.
    #[must_use]
    pub fn with_generals(&self, side: Side) -> SpaceSet {
        let at = |unit| self.general(unit).at.space();
        of(side).iter().filter_map(at).collect()
    }

    /// Rank (9.3): a higher number outranks a lower.
    #[must_use]
    pub fn rank(&self, unit: UnitId) -> u8 {
        match self.general(unit).office {
            Office::Consul => 2,
            Office::Proconsul => 1,
            Office::None => u8::from(unit == who::HANNIBAL),
        }
    }

    /// Generals who do not outrank this one, himself not included: whom he may take along (10.8, 10.9).
    #[must_use]
    pub(crate) fn may_lead(&self, general: UnitId, of: UnitSet) -> UnitSet {
        let rank = self.rank(general);
        of.iter().filter(|u| *u != general && self.rank(*u) <= rank).collect()
    }

    /// Strategy Rating: the operation number that moves him (8.2); in Spain Publius Scipio's is lower (24).
    #[must_use]
    pub fn strategy_rating(&self, unit: UnitId) -> u8 {
        let row = row(unit);
        match (row.ability, self.general(unit).at.space()) {
            (crate::data::generals::Ability::StrategyIn { region, rating }, Some(at))
                if region.spaces().contains(at) =>
            {
                rating
            }
            _ => row.strategy,
        }
    }

    /// CUs that the walls of a space hold (10.7).
    #[must_use]
    pub fn capacity(&self, at: SpaceId) -> u8 {
        space(at).capacity
    }

    /// Whether inside and outside differ in a space: an enemy of the city's owner is there, or it is besieged (10.7).
    #[must_use]
    pub fn walls_matter(&self, at: SpaceId) -> bool {
        let place = self.place(at);
        place.city().is_some_and(|owner| {
            place.besieged()
                || !place.outside[owner.enemy()].is_empty()
                || !self.generals_where(owner.enemy(), Where::At(at)).is_empty()
        })
    }

    /// CUs with Elephants that Carthage may still bring into play (17.1).
    #[must_use]
    pub fn elephants_in_supply(&self) -> u8 {
        let held = |at: SpaceId| self.place(at).all(Side::Carthage).elephants;
        ELEPHANTS.saturating_sub(spaces::all().map(held).sum())
    }

    /// The cards that lie open to both.
    #[must_use]
    pub fn open_cards(&self) -> CardSet {
        let in_battle = self.battle.as_ref().map_or(CardSet::EMPTY, |b| b.played.or(b.shown));
        self.discards.or(self.removed).or(self.effects.known).or(in_battle)
    }
}
