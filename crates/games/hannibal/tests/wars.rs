//! Whole wars at random: each ends, and every position on the way is sound.

use engine::Seed;
use engine::trial::{by_lot, ends_soundly};
use hannibal::Hannibal;

#[test]
fn random_wars_end_and_stay_sound() {
    for seed in 0..100 {
        ends_soundly::<Hannibal>(hannibal::Setup::default(), seed, by_lot(Seed(seed ^ 0xC0_FFEE)));
    }
}
