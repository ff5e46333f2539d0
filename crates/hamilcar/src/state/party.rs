//! Who reacts to a march, and with what (11.1, 12.1): at most ten Units from a space (11.2, 12.2).

use super::Force;

/// A general with the generals and units he takes along from one space: an attempt to Avoid Land Battle (11.1) or to Intercept (12.1).
pub type Party = punic::Party<Force>;

/// Parties from different spaces.
pub type Parties = punic::Parties<Force>;

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{SpaceId, UnitId};

    #[test]
    fn parties_of_one_space_join() {
        let (a, b, here) = (UnitId(17), UnitId(18), SpaceId(3));
        let mut all = Parties::default();
        all.push(Party {
            units: Force::new(3, 0, 0),
            ..Party::of(a, here)
        });
        all.push(Party {
            units: Force::new(2, 1, 0),
            ..Party::of(b, here)
        });
        assert_eq!(all.from(here).map(|p| p.units), Some(Force::new(5, 1, 0)));
        all.push(Party {
            units: Force::new(4, 0, 0),
            ..Party::of(b, here)
        });
        assert_eq!(all.from(here).map(|p| p.units), Some(Force::new(5, 1, 0)));
        all.push(Party::of(a, SpaceId(4)));
        assert_eq!(all.iter().count(), 2);
        assert_eq!(all.get(1).map(|p| p.from), Some(SpaceId(4)));
    }
}
