//! Whole wars at random: each ends, and every position on the way is sound.

use engine::Seed;
use hamilcar::{Hamilcar, Setup};
use testkit::{by_lot, ends_soundly};

#[test]
fn random_wars_end_and_stay_sound() {
    for seed in 0..100 {
        ends_soundly::<Hamilcar>(Setup::default(), seed, by_lot(Seed(seed ^ 0xC0_FFEE)));
    }
}
