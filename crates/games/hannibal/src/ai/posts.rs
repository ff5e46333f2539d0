//! Posts: where an army is of use without a fight.

use super::army::{Army, capital};
use super::sides::{EXPOSED, GARRISON, QUARTERS};
use super::survey::{ARMY, Survey};
use super::ways::within_a_march;
use crate::State;
use crate::data::generals::who;
use crate::data::provinces::{self, Province, Region, region_of};
use engine::{Side, SpaceId};

/// CUs with which an army lives in the enemy's country.
const ABROAD: u8 = 5;
/// Points of an army near its capital that is as large as the one that threatens to besiege it.
const GUARD: i32 = 10;

/// What it is worth that an army stands in a space: as long as it stays there the enemy cannot turn what it guards.
pub(super) fn worth(s: &State, survey: &Survey, army: Army, at: SpaceId) -> i32 {
    if army.cus < ARMY {
        return 0;
    }
    exposed(s, survey, army, at) + garrison(survey, army, at) + quarters(s, army, at) + guard(s, survey, army, at)
}

/// What an army is of use for without a fight.
#[derive(Clone, Copy)]
pub(super) enum Post {
    /// A province that is nearly lost.
    Exposed(Province),
    /// A country of its own with no other army.
    Garrison(Region),
    /// The friendly Gauls.
    Quarters,
    /// The own capital, which an enemy army of so many CUs could besiege.
    Guard(SpaceId, u8),
}

/// What an army is of most use for in a space, with its points.
pub(super) fn post(s: &State, survey: &Survey, army: Army, at: SpaceId) -> Option<(Post, i32)> {
    if army.cus < ARMY {
        return None;
    }
    let guarded = Post::Guard(capital(army.side), survey.besiegers(army.side));
    let posts = [
        (Post::Exposed(provinces::of(at)), exposed(s, survey, army, at)),
        (Post::Garrison(region_of(at)), garrison(survey, army, at)),
        (Post::Quarters, quarters(s, army, at)),
        (guarded, guard(s, survey, army, at)),
    ];
    posts
        .into_iter()
        .max_by_key(|(_, points)| *points)
        .filter(|(_, points)| *points > 0)
}

/// A province that is nearly lost, within reach of the enemy, with no other army in it.
fn exposed(s: &State, survey: &Survey, army: Army, at: SpaceId) -> i32 {
    let (side, province) = (army.side, provinces::of(at));
    let own = s.control(at) == Some(side) && survey.is_exposed(side, province);
    if own && !survey.has_army(side, province.spaces(), army.from) {
        EXPOSED[side] * survey.loss(side, at) / 16
    } else {
        0
    }
}

/// A country of its own with no other army in it; Hannibal is for Italy.
fn garrison(survey: &Survey, army: Army, at: SpaceId) -> i32 {
    if army.commander == Some(who::HANNIBAL) {
        return 0;
    }
    let region = region_of(at);
    let wanted = GARRISON
        .iter()
        .find(|wanted| (wanted.0, wanted.1) == (army.side, region));
    match wanted {
        Some((.., points)) if !survey.has_army(army.side, region.spaces(), army.from) => *points,
        _ => 0,
    }
}

/// The own capital and what lies within a march of it, while an enemy army could besiege it and no own army as large is there (20.2, 23).
fn guard(s: &State, survey: &Survey, army: Army, at: SpaceId) -> i32 {
    let (besiegers, near) = (survey.besiegers(army.side), within_a_march(capital(army.side)));
    if besiegers == 0 || !near.contains(at) {
        return 0;
    }
    let others = survey.cus_of_armies(s, army.side, near, army.from);
    let wanted = besiegers.saturating_sub(others).min(army.cus);
    GUARD * i32::from(wanted) / i32::from(besiegers)
}

/// The friendly Gauls of Gallia Cisalpinia, where Carthage winters in Italy (20.9, 21.1).
fn quarters(s: &State, army: Army, at: SpaceId) -> i32 {
    let friendly = s.control(at) == Some(army.side);
    if army.side == Side::Carthage && friendly && provinces::of(at) == Province::GalliaCisalpinia && army.cus >= ABROAD
    {
        QUARTERS
    } else {
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::spaces::at;
    use crate::{Hannibal, Setup};
    use engine::Rules;

    /// What standing there is worth to the army of a general at the beginning of the war.
    fn worth_to(unit: engine::UnitId, at: SpaceId) -> i32 {
        let s = Hannibal::start(Setup::default());
        worth(&s, &Survey::of(&s), Army::led_by(&s, unit), at)
    }

    #[test]
    fn the_only_army_of_a_country_is_wanted_there_wherever_it_stands() {
        let wanted = worth_to(who::HANNO, at::CARTHAGE);
        assert!(wanted > 0);
        assert_eq!(worth_to(who::HANNO, at::UTICA), wanted);
        assert_eq!(worth_to(who::HANNIBAL, at::CARTHAGE), 0, "Hanno is there");
    }

    #[test]
    fn carthage_winters_among_the_boii_and_not_in_etruria() {
        assert_eq!(worth_to(who::HANNIBAL, at::BOII), QUARTERS);
        assert_eq!(worth_to(who::HANNIBAL, at::PISAE), 0);
        assert_eq!(worth_to(who::HASDRUBAL, at::BOII), 0, "two CUs are no army");
    }
}
