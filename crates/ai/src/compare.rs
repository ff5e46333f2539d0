//! All answers to a question, compared.

use crate::evaluate::Evaluate;
use crate::share::Sums;
use crate::thinker::next_seed;
use crate::trying::Trials;
use crate::{Estimate, Horizon};
use engine::{Choice, PlayerView, Seed, Seeded};

/// The side's chance after each of these answers to the question of a [`PlayerView`]: each is tried out in the same `worlds` worlds with the
/// same dice, and none is dropped. The same question, answers and seed give the same on every machine.
#[must_use]
pub fn compare<R: Evaluate>(blind: &PlayerView<R>, answers: &[Choice], worlds: u32, seed: Seed) -> Vec<Estimate> {
    let (known, mut seeds) = (blind.worlds(), Seeded::new(seed));
    let mut trials = Trials::new(Horizon::of::<R>());
    let mut sums = vec![Sums::default(); answers.len()];
    for _ in 0..worlds {
        let (world, dice) = (known.sample(&mut seeds), next_seed(&mut seeds));
        for (sums, answer) in sums.iter_mut().zip(answers) {
            let came = trials.run(&world, *answer, blind.by(), dice);
            sums.add(Sums::one(came.chance as u32, came.lost_at_once));
        }
    }
    sums.into_iter().map(Estimate::of).collect()
}
