//! Attempts on walls (20.2): what one brings, and what it costs.

use super::army::Army;
use super::sides::BESIEGER;
use crate::data::tables;
use crate::rules::siege;
use engine::SpaceId;

/// Siege points of six attempts without a modifier: what an attempt on walls is measured by.
const PLAIN: i32 = 5;

/// No more is taken off a roll: by a missing train, and by a stronghold (20.2).
const MOST_TAKEN_OFF: usize = -(tables::PUNIC_SIEGE + siege::STRONGHOLD) as usize;

/// What six attempts bring, one for each face.
#[derive(Clone, Copy)]
struct SixAttempts {
    points: i32,
    cus: i32,
}

/// On walls in a space, by an army as it is.
fn six_attempts(army: Army, at: SpaceId) -> SixAttempts {
    let adds: i8 = siege::on_walls(army.side, at, army.has_train).map(|(_, add)| add).sum();
    SIX[adds.unsigned_abs() as usize]
}

/// What six attempts bring with so many taken off each roll: nothing is added to one on walls.
static SIX: [SixAttempts; MOST_TAKEN_OFF + 1] = {
    let mut six = [SixAttempts { points: 0, cus: 0 }; MOST_TAKEN_OFF + 1];
    let mut taken_off = 0;
    while taken_off <= MOST_TAKEN_OFF {
        let mut die = 1;
        while die <= 6 {
            let roll = tables::siege(die - taken_off as i8);
            six[taken_off].points += roll.points as i32;
            six[taken_off].cus += roll.lost as i32;
            die += 1;
        }
        taken_off += 1;
    }
    six
};

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
