//! Whole wars at random: each ends, and every position on the way is sound.

use engine::Seed;
use hannibal::Hannibal;
use testkit::{by_lot, ends_soundly};

#[test]
fn random_wars_end_and_stay_sound() {
    for seed in 0..100 {
        ends_soundly::<Hannibal>(hannibal::Setup::default(), seed, by_lot(Seed(seed ^ 0xC0_FFEE)));
    }
}
