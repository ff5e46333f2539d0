//! Posts: where an army is of use without a fight.

use super::army::{Army, capital};
use super::sides::{EXPOSED, GARRISON, HOME, QUARTERS};
use super::survey::{ARMY, Survey};
use super::ways::within_a_march;
use crate::State;
use crate::data::generals::who;
use crate::data::provinces::{self, Province, Region, region_of};
use crate::data::spaces::COUNT;
use engine::{Side, SpaceId, SpaceSet};

/// CUs with which an army lives in the enemy's country.
const ABROAD: u8 = 5;
/// So many CUs stand in Carthage at the beginning (4.2); with fewer a capital counts as empty.
const CAPITAL_GARRISON: u8 = 4;
/// Points of an army near its capital that is as large as the one that threatens to besiege it.
const GUARD: i32 = 10;

/// What it is worth that an army stands in each space: as long as it stays there the enemy cannot turn what it guards.
pub(super) struct Posts {
    points: [i16; COUNT],
}

impl Posts {
    pub(super) fn of(s: &State, survey: &Survey, army: Army) -> Self {
        let mut posts = Posts { points: [0; COUNT] };
        if army.cus >= ARMY {
            posts.exposed(survey, army);
            posts.garrison(survey, army);
            posts.quarters(survey, army);
            posts.guard(s, survey, army);
            posts.home(s, army);
        }
        posts
    }

    /// Points of a space.
    pub(super) fn at(&self, at: SpaceId) -> i32 {
        i32::from(self.points[usize::from(at.0)])
    }

    /// Points of all spaces.
    pub(super) fn points(&self) -> &[i16; COUNT] {
        &self.points
    }

    fn add(&mut self, spaces: SpaceSet, points: i32) {
        for at in spaces.iter() {
            self.points[usize::from(at.0)] += points as i16;
        }
    }

    /// Provinces that are nearly lost, within reach of the enemy, with no other army in them.
    fn exposed(&mut self, survey: &Survey, army: Army) {
        let side = army.side;
        if EXPOSED[side] == 0 {
            return;
        }
        for province in Province::ALL {
            let own = survey.controlled(side).and(province.spaces());
            let Some(any) = own.iter().next().filter(|_| survey.is_exposed(side, province)) else {
                continue;
            };
            if !survey.has_army(side, province.spaces(), army.from) {
                self.add(own, EXPOSED[side] * survey.loss(side, any) / 16);
            }
        }
    }

    /// Countries of its own with no other army in them; Hannibal is for Italy.
    fn garrison(&mut self, survey: &Survey, army: Army) {
        if army.commander == Some(who::HANNIBAL) {
            return;
        }
        for (_, region, points) in GARRISON.iter().filter(|wanted| wanted.0 == army.side) {
            if !survey.has_army(army.side, region.spaces(), army.from) {
                self.add(region.spaces(), *points);
            }
        }
    }

    /// The own capital, while the CUs that others leave there are few. Hannibal is for Italy.
    fn home(&mut self, s: &State, army: Army) {
        let at = capital(army.side);
        let own = if army.from == Some(at) { army.cus } else { 0 };
        let others = s.place(at).all(army.side).fighting().saturating_sub(own);
        if others < CAPITAL_GARRISON && army.commander != Some(who::HANNIBAL) {
            self.points[usize::from(at.0)] += HOME[army.side] as i16;
        }
    }

    /// The friendly Gauls of Gallia Cisalpinia, where Carthage winters in Italy (20.9, 21.1).
    fn quarters(&mut self, survey: &Survey, army: Army) {
        if army.side == Side::Carthage && army.cus >= ABROAD {
            let gauls = Province::GalliaCisalpinia.spaces();
            self.add(survey.controlled(army.side).and(gauls), QUARTERS);
        }
    }

    /// The own capital and what lies within a march of it, while an enemy army could besiege it and no own army as large is there (20.2, 23).
    fn guard(&mut self, s: &State, survey: &Survey, army: Army) {
        let (besiegers, near) = (survey.besiegers(army.side), within_a_march(capital(army.side)));
        if besiegers > 0 {
            let others = survey.cus_of_armies(s, army.side, near, army.from);
            let wanted = besiegers.saturating_sub(others).min(army.cus);
            self.add(near, GUARD * i32::from(wanted) / i32::from(besiegers));
        }
    }
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
    /// The own capital, in which few CUs would be left.
    Home(SpaceId),
}

/// What an army is of most use for in a space, with its points.
pub(super) fn post(s: &State, survey: &Survey, army: Army, at: SpaceId) -> Option<(Post, i32)> {
    if army.cus < ARMY {
        return None;
    }
    let alone = |add: &dyn Fn(&mut Posts)| {
        let mut posts = Posts { points: [0; COUNT] };
        add(&mut posts);
        posts.at(at)
    };
    let guarded = Post::Guard(capital(army.side), survey.besiegers(army.side));
    let posts = [
        (
            Post::Exposed(provinces::of(at)),
            alone(&|posts| posts.exposed(survey, army)),
        ),
        (
            Post::Garrison(region_of(at)),
            alone(&|posts| posts.garrison(survey, army)),
        ),
        (Post::Quarters, alone(&|posts| posts.quarters(survey, army))),
        (guarded, alone(&|posts| posts.guard(s, survey, army))),
        (Post::Home(capital(army.side)), alone(&|posts| posts.home(s, army))),
    ];
    posts
        .into_iter()
        .max_by_key(|(_, points)| *points)
        .filter(|(_, points)| *points > 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::spaces::at;
    use crate::state::Force;
    use crate::{Hannibal, Setup};
    use engine::Rules;

    /// What standing there is worth to the army of a general at the beginning of the war.
    fn worth_to(unit: engine::UnitId, at: SpaceId) -> i32 {
        let s = Hannibal::start(Setup::default());
        Posts::of(&s, &Survey::of(&s), Army::led_by(&s, unit)).at(at)
    }

    #[test]
    fn the_only_army_of_a_country_is_wanted_there_wherever_it_stands() {
        let wanted = worth_to(who::HANNO, at::CARTHAGE);
        assert!(wanted > 0);
        assert_eq!(worth_to(who::HANNO, at::UTICA), wanted - HOME[Side::Carthage]);
        assert_eq!(worth_to(who::HANNIBAL, at::CARTHAGE), 0, "Hanno is there");
    }

    #[test]
    fn whoever_has_the_cus_of_the_capital_stays_there() {
        let mut s = Hannibal::start(Setup::default());
        s.place_mut(at::CARTHAGE).outside[Side::Carthage] = Force::NONE;
        let home = |unit| {
            let mut posts = Posts { points: [0; COUNT] };
            posts.home(&s, Army::led_by(&s, unit));
            posts.at(at::CARTHAGE)
        };
        assert_eq!(home(who::HASDRUBAL), HOME[Side::Carthage], "nobody is there");
        assert_eq!(home(who::HANNIBAL), 0, "he is for Italy");
    }

    #[test]
    fn carthage_winters_among_the_boii_and_not_in_etruria() {
        assert_eq!(worth_to(who::HANNIBAL, at::BOII), QUARTERS);
        assert_eq!(worth_to(who::HANNIBAL, at::PISAE), 0);
        assert_eq!(worth_to(who::HASDRUBAL, at::BOII), 0, "two CUs are no army");
    }
}
