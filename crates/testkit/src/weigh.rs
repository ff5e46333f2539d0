//! How long odds take, for measuring: the caller holds the clock.

use super::setups::setup_of;
use super::{Kinds, RandomPlay};
use core::fmt;
use engine::odds::Standing;
use engine::{Game, Seed, Seeded};
use std::collections::BTreeMap;

/// How often each is worked out: the fastest counts, because whatever else the machine does only slows it down.
const TRIES: u32 = 3;

/// What working out odds took, answer by answer.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Weighed {
    /// Milliseconds, sorted.
    pub spent: Vec<f64>,
    /// The question of the slowest.
    pub slowest: String,
}

impl fmt::Display for Weighed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let last = self.spent.len().saturating_sub(1);
        let at = |hundredth: usize| {
            self.spent
                .get(last * hundredth / 100)
                .map_or(0, |ms| (ms * 1000.0) as u64)
        };
        let (count, median, most, max) = (self.spent.len(), at(50), at(95), at(100));
        write!(
            f,
            "odds={count} odds_median_us={median} odds_p95_us={most} odds_max_us={max}"
        )
    }
}

/// Plays so many random wars and works out the odds of every answer that commits to dice, of each kind of question at most so many. Of an
/// estimate the longer one counts of its first numbers and the next.
/// `now` tells the time in milliseconds.
///
/// ```
/// let weighed = testkit::weigh::<pig::Pig>(2, 5, &|| 0.0);
/// assert_eq!(weighed.spent.len(), 0, "the small game shows no odds");
/// ```
#[must_use]
pub fn weigh<R: RandomPlay>(wars: u64, of_each: usize, now: &dyn Fn() -> f64) -> Weighed {
    let mut found: BTreeMap<u8, Vec<f64>> = BTreeMap::new();
    let (mut most, mut slowest) = (0.0, String::new());
    for number in 0..wars {
        let mut state = R::start(setup_of::<R>(number));
        R::rare_start(&mut state, number);
        let mut game = Game::<R>::from_state(state, Seeded::new(Seed(number)));
        let mut player = Kinds::new(Seed(number));
        while let (Some(standing), Some(pending)) = (Standing::of(&game), game.pending()) {
            let of_question = found.entry(R::prompt_id(pending.question.about)).or_default();
            for choice in &pending.legal {
                if of_question.len() == of_each {
                    break;
                }
                let once = || {
                    let begun = now();
                    let odds = R::odds(&standing, *choice)?;
                    let first = now();
                    let more = odds.further.map_or(first, |further| {
                        further();
                        now()
                    });
                    Some((first - begun).max(more - first))
                };
                let Some(least) = (0..TRIES).map_while(|_| once()).reduce(f64::min) else {
                    continue;
                };
                of_question.push(least);
                if least > most {
                    (most, slowest) = (least, format!("{:?} in war {number}", pending.question.about));
                }
            }
            let choice = pending.legal[player.pick(&pending.legal)];
            game.answer(choice).expect("a legal answer is taken");
        }
    }
    let mut spent: Vec<f64> = found.into_values().flatten().collect();
    spent.sort_by(f64::total_cmp);
    Weighed { spent, slowest }
}
