//! What comes of a thought: the answers that were tried out, and the one that is taken.

use crate::share::Sums;
use crate::value::WHOLE;
use crate::{Estimate, Level};
use engine::Choice;

/// An answer that is tried out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tried {
    pub(crate) answer: Choice,
    /// Its place in the order of points, from 0.
    pub(crate) rank: usize,
    /// What its points count beside its chance, against those of the best ([`Evaluate::TRUST`]).
    pub(crate) trust: i32,
    /// What they count more, divided by the rollouts so far ([`Evaluate::PRIOR`]).
    pub(crate) prior: i32,
    /// What came of it in all rounds.
    pub(crate) all: Sums,
    /// What came of it in this round, in the own worlds.
    pub(crate) here: Sums,
}

/// An answer is dangerous where the other side ends the war with its next card in one rollout of so many.
const DANGER: u32 = 5;
/// Fewer rollouts say nothing of it.
const ENOUGH: u32 = 16;
/// With this factor the chance times what is missing to a whole is one between 7 and 93 of a hundred: there points count whole.
const OPEN: i32 = 16;
/// That the war is lost at once counts as a part of so many of its chance, to tell equal answers apart.
const TIES: i32 = 512;
/// By so much an answer must be safer to be taken instead, in parts of 4096: a tenth. Less may be luck.
const SAFER: u32 = 410;

impl Tried {
    /// Whether the other side is likely enough to end the war with its next card.
    fn is_dangerous(&self) -> bool {
        self.all.lost.saturating_mul(DANGER) >= self.all.rollouts
    }

    /// How often the other side ends the war with its next card, in parts of 4096.
    fn danger(&self) -> u32 {
        (u64::from(self.all.lost) * WHOLE as u64 / u64::from(self.all.rollouts.max(1))) as u32
    }

    /// Its chance, in parts of 4096.
    pub(crate) fn chance(&self) -> i32 {
        self.all.mean()
    }

    /// Its chance with what its points count: less where the war is as good as won or lost, for they tell nothing of how it can be ended. Of answers
    /// that are equal so, that is worth more after which the other side ends the war less often.
    pub(crate) fn worth(&self) -> i32 {
        let chance = self.chance();
        let open = (OPEN * chance * (WHOLE - chance) / WHOLE).min(WHOLE);
        let points = self.trust + self.prior / self.all.rollouts.max(1) as i32;
        chance + points * open / WHOLE - self.danger() as i32 / TIES
    }
}

/// One of the answers that were thought about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TriedAnswer {
    /// The answer.
    pub answer: Choice,
    /// The side's chance after it, in parts of 4096.
    pub chance: u16,
    /// The standard error of that chance.
    pub error: u16,
    /// In so many rollouts.
    pub rollouts: u32,
}

/// What came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thought {
    /// The answer it would give.
    pub answer: Choice,
    /// The side's chance after it, in parts of 4096; a half where nothing was tried out.
    pub chance: u16,
    /// Rollouts spent.
    pub rollouts: u32,
    /// As many as it might have spent: with both numbers it can be repeated.
    pub budget: u32,
    /// How many workers shared it.
    pub parts: u8,
    /// Whether it was thought through, and not cut short.
    pub whole: bool,
    /// What was tried out, the best first.
    pub ways: Vec<TriedAnswer>,
}

impl Thought {
    /// The chance after an answer; none where it was not tried out.
    #[must_use]
    pub fn estimate(&self, answer: Choice) -> Option<Estimate> {
        let way = self.ways.iter().find(|way| way.answer == answer)?;
        let (chance, error) = (way.chance, way.error);
        Some(Estimate { chance, error })
    }
}

/// Sorts what was tried out, the best first: those that were tried out longest, and among them the better.
pub(crate) fn sort(tried: &mut [Tried]) {
    tried.sort_by_key(|tried| (core::cmp::Reverse(tried.all.rollouts), -tried.worth(), tried.rank));
}

/// What a level takes of what was tried out, the best first.
pub(crate) fn taken(level: &Level, tried: &[Tried]) -> Option<Tried> {
    let best = tried.first()?;
    let close = tried.iter().filter(|other| best.worth() - other.worth() <= level.slack);
    let close = close.filter(|other| level.slack > 0 || other.answer == best.answer);
    let taken = close.min_by_key(|other| other.rank)?;
    Some(if level.wary { safer(*taken, tried) } else { *taken })
}

/// Instead of a dangerous answer that with the least danger, of equals the best.
fn safer(taken: Tried, tried: &[Tried]) -> Tried {
    let known = |one: &Tried| one.all.rollouts >= ENOUGH;
    if !known(&taken) || !taken.is_dangerous() {
        return taken;
    }
    let safer = { tried.iter() }.filter(|other| known(other) && other.danger() + SAFER <= taken.danger());
    let safest = safer.min_by_key(|other| (other.danger(), -other.worth()));
    safest.copied().unwrap_or(taken)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An answer with a chance in parts of 4096, and how often of twenty rollouts the war was lost at once.
    fn tried(rank: usize, chance: u32, lost: u32) -> Tried {
        let all = Sums {
            chance: 20 * chance,
            rollouts: 20,
            lost,
            squares: 0,
        };
        Tried {
            answer: Choice::Number(rank as u8),
            rank,
            trust: 0,
            prior: 0,
            all,
            here: Sums::default(),
        }
    }

    fn taken_at(number: u8, tried: &[Tried]) -> Option<usize> {
        let level = Level::of(number).expect("a level");
        taken(&level, tried).map(|taken| taken.rank)
    }

    #[test]
    fn a_wary_level_takes_nothing_dangerous_where_something_is_safer() {
        let (bold, safe, safest) = (tried(0, 3000, 4), tried(1, 2000, 3), tried(2, 1500, 1));
        assert_eq!(taken_at(3, &[bold, safe, safest]), Some(2));
        assert_eq!(
            taken_at(2, &[bold, safe, safest]),
            Some(0),
            "a lower level overlooks it"
        );
        let unlikely = tried(0, 3000, 3);
        assert_eq!(taken_at(3, &[unlikely, safe, safest]), Some(0), "a fifth is dangerous");
    }

    #[test]
    fn points_count_less_the_more_rollouts_there_are() {
        let worth = |rollouts| {
            let all = Sums {
                chance: 2000 * rollouts,
                rollouts,
                ..Sums::default()
            };
            let (trust, prior) = (-100, -1000);
            Tried {
                trust,
                prior,
                all,
                ..tried(1, 2000, 0)
            }
            .worth()
        };
        assert_eq!([worth(1), worth(10), worth(1000)], [900, 1800, 1899]);
    }

    #[test]
    fn few_rollouts_say_nothing_of_danger() {
        let few = |tried: Tried| Tried {
            all: Sums {
                rollouts: ENOUGH - 1,
                ..tried.all
            },
            ..tried
        };
        let (bold, safe) = (tried(0, 3000, 10), tried(1, 2000, 0));
        assert_eq!(taken_at(3, &[bold, safe]), Some(1));
        assert_eq!(taken_at(3, &[few(bold), safe]), Some(0));
        assert_eq!(taken_at(3, &[bold, few(safe)]), Some(0));
        assert_eq!(
            taken_at(3, &[bold, tried(1, 2000, 9)]),
            Some(0),
            "what is hardly safer is not taken"
        );
    }

    #[test]
    fn where_all_is_as_dangerous_the_best_is_taken() {
        let (best, other) = (tried(0, 3000, 8), tried(1, 2000, 8));
        assert_eq!(taken_at(3, &[best, other]), Some(0));
        let (safer, better) = (tried(1, 1000, 5), tried(2, 2000, 5));
        assert_eq!(taken_at(3, &[best, safer, better]), Some(2), "of equals the best");
    }
}
