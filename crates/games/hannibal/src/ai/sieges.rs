//! Attempts on walls (20.2): what one brings, and what it costs.

use super::army::Army;
use super::sides::BESIEGER;
use crate::data::tables;
use crate::rules::siege;
use engine::SpaceId;

/// Siege points of six attempts without a modifier: what an attempt on walls is measured by.
const PLAIN: i32 = 5;

/// What six attempts bring, one for each face.
struct SixAttempts {
    points: i32,
    cus: i32,
}

/// On walls in a space, by an army as it is.
fn six_attempts(army: Army, at: SpaceId) -> SixAttempts {
    let adds: i8 = siege::on_walls(army.side, at, army.has_train).map(|(_, add)| add).sum();
    let rolls = || (1..=6).map(|die| tables::siege(die + adds));
    SixAttempts {
        points: rolls().map(|roll| i32::from(roll.points)).sum(),
        cus: rolls().map(|roll| i32::from(roll.lost)).sum(),
    }
}

/// What walls in a space are worth to besiegers, of so many points if every roll were a plain one: by the siege points that an attempt
/// brings and the CUs that it costs.
pub(super) fn worth(army: Army, at: SpaceId, points: i32) -> i32 {
    let six = six_attempts(army, at);
    points * six.points / PLAIN - BESIEGER[army.side] * six.cus / 6
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::spaces::at;
    use engine::Side;

    #[test]
    fn strongholds_and_a_missing_train_halve_what_attempts_bring() {
        let army = |side, has_train| Army {
            side,
            cus: 5,
            commander: None,
            has_train,
            from: None,
        };
        let six = |side, has_train, at| {
            let six = six_attempts(army(side, has_train), at);
            (six.points, six.cus)
        };
        assert_eq!(six(Side::Rome, false, at::NEW_CARTHAGE), (PLAIN, 2));
        assert_eq!(six(Side::Rome, false, at::CARTHAGE), (3, 3));
        assert_eq!(six(Side::Carthage, true, at::CAPUA), (PLAIN, 2));
        assert_eq!(six(Side::Carthage, false, at::CAPUA), (3, 3));
        assert_eq!(six(Side::Carthage, false, at::ROME), (2, 4));
    }
}
