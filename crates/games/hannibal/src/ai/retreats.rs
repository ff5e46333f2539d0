//! Where an army slips away or retreats to, and where a beaten one would find no retreat (13, 15).

use super::army::{Army, FEARED};
use super::outlook::Outlook;
use super::reasons::FLIGHT;
use super::ways::by_road;
use crate::State;
use crate::data::spaces::COUNT;
use crate::present::words::names::place;
use ::ai::Advice;
use engine::{Choice, Side, SpaceSet};

/// Spaces of a retreat (15.2).
const MOST: u8 = 4;
/// Points of an own city that is not besieged: a beaten army goes inside (15.4).
const CITY: i32 = 20;
/// Points that it costs to come where a stronger army can follow.
const FOLLOWED: i32 = 28;
/// Points for each CU that it costs to come where a beaten army has no retreat from one as strong.
const TRAPPED: i32 = 4;

/// Where the army comes to that slips away or is beaten (13.2, 15.1).
pub(super) fn to(s: &State, side: Side, advice: &mut Advice<'_>) {
    let Some(m) = s.march else { return };
    let marching = Army::marching(s).filter(|army| army.side == side);
    let army = marching.unwrap_or_else(|| Army::at(s, side, m.at));
    let threats = Outlook::of(s, side).threats(s, army, FEARED);
    for (answer, choice) in advice.legal().iter().enumerate() {
        let Choice::Space(at) = *choice else { continue };
        let (city, there) = (s.place(at).city() == Some(side), place(at));
        if city && !s.place(at).besieged() {
            advice.give_saying(answer, &FLIGHT, CITY, || format!("comes to its own city of {there}"));
        }
        if threats.feared.contains(at) {
            advice.give_saying(answer, &FLIGHT, -FOLLOWED, || {
                format!("can be followed to {there} by a stronger army")
            });
        }
        if threats.trapped.contains(at) {
            advice.give_saying(answer, &FLIGHT, -TRAPPED * i32::from(army.cus), || {
                format!("finds no retreat from a battle at {there}")
            });
        }
    }
}

/// The spaces from which no way of a retreat leads to a friendly space without the enemy (15.1, 15.2); `friendly` are those. An own city
/// that is not besieged takes the loser in (15.4). A way over the space itself counts too, though none may go back there: it is seldom the only one.
pub(super) fn without_retreat(friendly: SpaceSet, cities: SpaceSet) -> SpaceSet {
    let (mut reached, mut newly) = (SpaceSet::EMPTY, friendly);
    for _ in 0..MOST {
        newly = roads_from(newly).without(reached);
        reached = reached.or(newly);
    }
    SpaceSet::first(COUNT as u32).without(reached).without(cities)
}

/// The spaces at the other ends of roads from some.
fn roads_from(from: SpaceSet) -> SpaceSet {
    from.iter().map(by_road).fold(SpaceSet::EMPTY, SpaceSet::or)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::spaces::at;
    use crate::{Hannibal, Setup};
    use engine::Rules;

    #[test]
    fn an_army_finds_no_retreat_far_from_its_own_country_and_over_no_strait() {
        let s = Hannibal::start(Setup::default());
        let carthage = Outlook::of(&s, Side::Carthage).no_retreat;
        assert!(!carthage.contains(at::SAGUNTUM) && !carthage.contains(at::TARRACO));
        assert!(
            !carthage.contains(at::RHEGIUM) && carthage.contains(at::MESSANA),
            "Bruttium is friendly"
        );
        let rome = Outlook::of(&s, Side::Rome).no_retreat;
        assert!(rome.contains(at::GADES) && !rome.contains(at::CAPUA));
    }
}
