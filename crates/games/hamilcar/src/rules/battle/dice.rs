//! The Battle Dice and their hits (13.4).

use super::{battle, battle_mut};
use crate::data::dice::{Die, Face, face};
use crate::protocol::event::BattleEvent;
use crate::state::Dice;
use crate::{Board, emit};
use engine::{Flow, PerSide, Side};

/// Every Battle Die that could be rolled, in the order of rolling: whose, and whether the large one.
pub(super) const EACH: [(Side, bool); 4] = [
    (Side::Rome, true),
    (Side::Rome, false),
    (Side::Carthage, true),
    (Side::Carthage, false),
];

impl Dice {
    /// Horse heads, figures and circles of both dice.
    fn symbols(self) -> Symbols {
        let shown = |large| self.face(large).map(|rolled| face(kind(large), rolled));
        let sum = |symbol: fn(&Face) -> u8| shown(true).map_or(0, symbol) + shown(false).map_or(0, symbol);
        Symbols {
            horses: sum(|f| f.horse),
            figures: sum(|f| f.figure),
            circles: sum(|f| f.circle),
        }
    }
}

struct Symbols {
    horses: u8,
    figures: u8,
    circles: u8,
}

/// The kind of die.
pub(super) const fn kind(large: bool) -> Die {
    if large { Die::BattleLarge } else { Die::BattleSmall }
}

/// The hits each side suffers (13.4): a horse head and a figure hit; a circle cancels an enemy figure, or else hits.
///
/// ```
/// use hamilcar::rules::battle::hits;
/// use hamilcar::state::Dice;
/// use engine::PerSide;
/// // A figure and four circles against two horse heads and a figure: one figure each is cancelled or not there to be cancelled.
/// let rome = Dice { large: Some(5), small: None };
/// let carthage = Dice { large: Some(6), small: None };
/// assert_eq!(hits(PerSide::new(rome, carthage)), PerSide::new(2, 4));
/// ```
#[must_use]
pub fn hits(dice: PerSide<Dice>) -> PerSide<u8> {
    let (rome, carthage) = (dice.rome.symbols(), dice.carthage.symbols());
    let on = |by: &Symbols, against: &Symbols| {
        let cancelled = by.figures.min(against.circles);
        let cancelling = by.circles.min(against.figures);
        by.horses + by.figures - cancelled + by.circles - cancelling
    };
    PerSide::new(on(&carthage, &rome), on(&rome, &carthage))
}

/// Both sides roll the dice of their level (13.4).
pub(super) fn roll(t: &mut Board<'_>) -> Flow<()> {
    let levels = battle(t).levels.expect("the levels are determined").levels;
    for (side, large) in EACH {
        let rolls = if large {
            levels[side] >= 2
        } else {
            levels[side] == 1 || levels[side] == 3
        };
        if rolls {
            let face = t.roll(kind(large))?;
            battle_mut(t).dice[side].set(large, face);
            emit(t, "13.4", BattleEvent::Die { side, large, face });
        }
    }
    Ok(())
}

/// Whoever suffers more hits loses, whatever he has to lose; in case of a tie the Attacker (13.4).
pub(super) fn decide(t: &mut Board<'_>) -> Side {
    let now = battle_mut(t);
    let suffered = hits(now.dice);
    let (attacker, defender) = (now.attacker, now.attacker.enemy());
    let winner = if suffered[attacker] < suffered[defender] {
        attacker
    } else {
        defender
    };
    now.hits = Some(suffered);
    now.winner = Some(winner);
    let at = now.at;
    emit(t, "13.4", BattleEvent::Hits(suffered));
    emit(t, "13.4", BattleEvent::Won { winner, at });
    winner
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Cancelling one circle at a time, as players do with the dice before them.
    fn by_hand(dice: PerSide<Dice>) -> PerSide<u8> {
        let mut left = PerSide::new(dice.rome.symbols(), dice.carthage.symbols());
        for side in Side::BOTH {
            for _ in 0..8 {
                if left[side].circles > 0 && left[side.enemy()].figures > 0 {
                    left[side].circles -= 1;
                    left[side.enemy()].figures -= 1;
                }
            }
        }
        let inflicts = |s: &Symbols| s.horses + s.figures + s.circles;
        PerSide::new(inflicts(&left.carthage), inflicts(&left.rome))
    }

    fn all_dice() -> impl Iterator<Item = Dice> {
        let each = |n: u8| (0..=n).map(|f| (f > 0).then_some(f));
        each(6).flat_map(move |large| each(6).map(move |small| Dice { large, small }))
    }

    #[test]
    fn every_pair_of_dice_hits_as_by_hand() {
        for rome in all_dice() {
            for carthage in all_dice() {
                let dice = PerSide::new(rome, carthage);
                assert_eq!(hits(dice), by_hand(dice), "{dice:?}");
            }
        }
    }

    #[test]
    fn the_printed_example_comes_out() {
        let large = (1..=6)
            .find(|f| face(Die::BattleLarge, *f).circle == 3)
            .expect("a face with three circles");
        let carthage = all_dice()
            .find(|d| {
                let s = d.symbols();
                d.large.is_some() && d.small.is_some() && (s.horses, s.figures, s.circles) == (1, 1, 3)
            })
            .expect("two dice of the example");
        let dice = PerSide::new(
            Dice {
                large: Some(large),
                small: None,
            },
            carthage,
        );
        assert_eq!(hits(dice), PerSide::new(3, 2));
    }
}
