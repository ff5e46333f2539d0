//! Where an army that is beaten would find no retreat (15).

use super::ways::by_road;
use crate::State;
use crate::data::spaces::{self, COUNT};
use engine::{Side, SpaceSet};

/// Spaces of a retreat (15.2).
const MOST: u8 = 4;

/// The spaces from which no way of a retreat leads to a friendly space without the enemy (15.1, 15.2). An own city
/// that is not besieged takes the loser in (15.4). A way over the space itself counts too, though none may go back there: it is seldom the only one.
pub(super) fn without_retreat(s: &State, side: Side) -> SpaceSet {
    let mut friendly = SpaceSet::EMPTY;
    let mut cities = SpaceSet::EMPTY;
    for at in spaces::all() {
        let place = s.place(at);
        if place.control() == Some(side) && place.outside[side.enemy()].fighting() == 0 {
            friendly.insert(at);
        }
        if place.city() == Some(side) && !place.besieged() {
            cities.insert(at);
        }
    }
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
        let carthage = without_retreat(&s, Side::Carthage);
        assert!(!carthage.contains(at::SAGUNTUM) && !carthage.contains(at::TARRACO));
        assert!(
            !carthage.contains(at::RHEGIUM) && carthage.contains(at::MESSANA),
            "Bruttium is friendly"
        );
        let rome = without_retreat(&s, Side::Rome);
        assert!(rome.contains(at::GADES) && !rome.contains(at::CAPUA));
    }
}
