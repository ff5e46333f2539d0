//! A Campaign under way (7.1, 17.1 #28 to #31, #47, #48): who has been activated, and what each general and Unit has moved.

use super::{Squadrons, Where};
use crate::data::generals::COUNT as GENERALS;
pub use punic::{ACTED, MOST_POINTS};

/// Units counted apart by the MPs they have moved, 0 to 4, or by having [`ACTED`].
pub type Moved = punic::Moved<{ ACTED as usize + 1 }>;

/// What somebody has moved who moves so many MPs on.
#[must_use]
pub fn gone_on(spent: u8, points: u8) -> u8 {
    match spent {
        ACTED => ACTED,
        spent => (spent + points).min(MOST_POINTS),
    }
}

/// What somebody has moved who is brought back so many MPs (17.1 #32).
#[must_use]
pub fn gone_back(spent: u8, points: u8) -> u8 {
    match spent {
        ACTED => ACTED,
        spent => spent.saturating_sub(points),
    }
}

/// A Campaign under way.
pub type Campaign = punic::Campaign<Where, Squadrons, GENERALS, { ACTED as usize + 1 }>;

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{CardId, Side};
    use punic::Force;

    #[test]
    fn the_freshest_go_first_and_the_weariest_are_lost_first() {
        let mut moved = Moved::default();
        moved.add(0, Force::new(2, 0, 0));
        moved.add(2, Force::new(1, 1, 0));
        moved.add(ACTED, Force::new(3, 0, 1));
        let mut goes = moved.freshest(Force::new(3, 0, 0));
        assert_eq!((goes.of(0).cu, goes.of(2).cu), (2, 1));
        goes.change(|spent| gone_on(spent, 3));
        assert_eq!((goes.of(3).cu, goes.of(MOST_POINTS).cu), (2, 1));
        goes.change(|spent| gone_back(spent, 2));
        assert_eq!((goes.of(1).cu, goes.of(2).cu), (2, 1));
        goes.shrink(Force::new(2, 0, 0));
        assert_eq!((goes.of(1).cu, goes.most()), (2, 1));
        moved.change(|spent| gone_on(spent, 1));
        assert_eq!(moved.of(ACTED), Force::new(3, 0, 1), "who has acted stays so");
        assert_eq!(moved.up_to(3), Force::new(0, 1, 0));
    }

    #[test]
    fn places_keep_what_has_moved() {
        let (here, there) = (Where::At(engine::SpaceId(1)), Where::Inside(engine::SpaceId(1)));
        let mut campaign = Campaign::new(CardId(27), Side::Rome, 2);
        let mut moved = Moved::default();
        moved.add(3, Force::new(4, 0, 0));
        campaign.put(there, moved);
        campaign.put(here, moved);
        campaign.shift(there, here);
        assert_eq!(campaign.stood.len(), 1);
        let all = campaign.at(here, Force::new(10, 0, 1));
        assert_eq!((all.of(0), all.of(3)), (Force::new(2, 0, 1), Force::new(8, 0, 0)));
        assert_eq!(campaign.at(here, Force::new(5, 0, 0)).of(3), Force::new(5, 0, 0));
    }
}
