//! Attempts on walls (20.2): what one brings, what it costs, and which Events undo them.

use super::army::{Army, capital};
use super::sides::BESIEGER;
use crate::State;
use crate::data::cards::{Effect, card};
use crate::data::{spaces, tables};
use crate::rules::{cards, siege};
use engine::{CardId, Side, SpaceId};

/// Siege points of six attempts without a modifier: what an attempt on walls is measured by.
const PLAIN: i32 = 5;

/// Points of each siege point that an Event takes off a city, and off the capital, whose fall ends the war (20.8, 23).
const LIFTED: i32 = 10;
const CAPITAL_LIFTED: i32 = 45;
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

/// The siege points that an Event takes off a city or a Tribe of a side, where that counts most (25, 17, 49 and 53).
pub(super) struct Lifted {
    pub(super) at: SpaceId,
    pub(super) points: u8,
    pub(super) worth: i32,
}

impl Lifted {
    pub(super) fn best(s: &State, side: Side, id: CardId) -> Option<Self> {
        let most = match card(id).effect {
            Effect::SurpriseSortie { points } => points,
            _ => u8::MAX,
        };
        let besieged = spaces::all().filter(|at| cards::lifts_siege(s, side, id, *at).is_ok());
        let own = besieged.filter(|at| s.control(*at) == Some(side));
        let lifted = own.map(|at| {
            let points = s.place(at).points.min(most);
            let each = if at == capital(side) { CAPITAL_LIFTED } else { LIFTED };
            Lifted {
                at,
                points,
                worth: each * i32::from(points),
            }
        });
        lifted.max_by_key(|lifted| lifted.worth)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::cards::numbered;
    use crate::data::spaces::at;
    use crate::{Hannibal, Setup};
    use engine::Rules;

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

    #[test]
    fn an_event_lifts_the_siege_that_counts_most_and_none_of_the_enemy() {
        let mut s = Hannibal::start(Setup::default());
        let fleet = numbered(49).expect("it is a card");
        let lifted = |s: &State| Lifted::best(s, Side::Carthage, fleet).map(|lifted| (lifted.at, lifted.worth));
        s.place_mut(at::ROME).points = 2;
        assert_eq!(lifted(&s), None);
        s.place_mut(at::NEW_CARTHAGE).points = 2;
        assert_eq!(lifted(&s), Some((at::NEW_CARTHAGE, 2 * LIFTED)));
        s.place_mut(at::CARTHAGE).points = 1;
        assert_eq!(lifted(&s), Some((at::CARTHAGE, CAPITAL_LIFTED)));
    }
}
