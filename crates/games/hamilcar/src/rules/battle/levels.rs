//! Which dice (13.3.A to C).

use super::{battle, battle_mut};
use crate::data::generals::{general, who};
use crate::data::provinces::region_of;
use crate::protocol::event::BattleEvent;
use crate::state::{Levels, State};
use crate::{Board, emit};
use core::cmp::Ordering;
use engine::{PerSide, Side, SpaceId};

/// Step by step from level 1 each: more CUs, more Allies, the better Commanding General (13.3.A to C).
///
/// ```
/// use hamilcar::rules::battle::levels;
/// use engine::PerSide;
/// // The rulebook's example: Rome has more CUs, Carthage more Allies and the better General.
/// let done = levels(PerSide::new(5, 3), PerSide::new(1, 3), PerSide::new(1, 2));
/// assert_eq!(done.levels, PerSide::new(2, 3));
/// // All three: the opponent rolls no die.
/// assert_eq!(levels(PerSide::new(4, 3), PerSide::new(2, 0), PerSide::new(1, 0)).levels, PerSide::new(3, 0));
/// ```
#[must_use]
pub fn levels(cus: PerSide<u8>, allies: PerSide<u8>, ratings: PerSide<u8>) -> Levels {
    let mut levels = PerSide::new(1, 1);
    for counts in [cus, allies] {
        if let Some(side) = more(counts) {
            levels[side] += 1;
        }
    }
    if let Some(side) = more(ratings) {
        match levels[side] {
            3 => levels[side.enemy()] = 0,
            _ => levels[side] += 1,
        }
    }
    Levels {
        cus,
        allies,
        ratings,
        levels,
    }
}

/// The side that has more.
fn more(counts: PerSide<u8>) -> Option<Side> {
    match counts.rome.cmp(&counts.carthage) {
        Ordering::Less => Some(Side::Carthage),
        Ordering::Equal => None,
        Ordering::Greater => Some(Side::Rome),
    }
}

/// Determines the dice of both sides and writes each step down (13.3).
pub(super) fn determine(t: &mut Board<'_>) {
    let now = battle(t);
    let per_side = |of: &dyn Fn(Side) -> u8| PerSide::new(of(Side::Rome), of(Side::Carthage));
    let cus = per_side(&|side| t.state.outside(now.at, side).fighting());
    let allied = per_side(&|side| allies(&t.state, now.at, side));
    let ratings = per_side(&|side| now.rating(&t.state, side));
    let denied = t.state.is_able(now.commanders.rome, who::FLORUS) && allied.carthage > allied.rome;
    let counted = if denied { PerSide::default() } else { allied };
    let done = Levels {
        allies: allied,
        ..levels(cus, counted, ratings)
    };
    battle_mut(t).levels = Some(done);
    let even = PerSide::default();
    let after = [levels(cus, even, even), levels(cus, counted, even), done];
    for ((section, counts), step) in [("13.3.A", cus), ("13.3.B", allied), ("13.3.C", ratings)]
        .into_iter()
        .zip(after)
    {
        emit(
            t,
            section,
            BattleEvent::Levels {
                counts,
                levels: step.levels,
            },
        );
        if denied && section == "13.3.B" {
            emit(t, general(who::FLORUS).section, BattleEvent::Ability(who::FLORUS));
        }
    }
}

/// Allies: the side's Walled Cities in the Region, if it has a General in the battle (13.3.B).
fn allies(s: &State, at: SpaceId, side: Side) -> u8 {
    let general = s.battle.as_ref().is_some_and(|b| !b.generals[side].is_empty());
    if !general {
        return 0;
    }
    region_of(at)
        .spaces()
        .iter()
        .filter(|space| s.place(*space).city() == Some(side))
        .count() as u8
}
