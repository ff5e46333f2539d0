//! Whole wars at random: each ends, and every position on the way is sound.

use engine::Seed;
use engine::trial::{by_lot, ends_soundly};
use hamilcar::{Hamilcar, Setup};

#[test]
fn random_wars_end_and_stay_sound() {
    for seed in 0..100 {
        ends_soundly::<Hamilcar>(Setup::default(), seed, by_lot(Seed(seed ^ 0xC0_FFEE)));
    }
}
