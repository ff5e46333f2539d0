//! Whole wars at random: each ends, and every position on the way is sound.

use engine::Seed;
use hands::Hands;
use testkit::{by_lot, ends_soundly};

#[test]
fn random_wars_end_and_stay_sound() {
    for seed in 0..60 {
        ends_soundly::<Hands>(
            hands::Setup::unpack(seed as u32 % 16).unwrap_or_default(),
            seed,
            by_lot(Seed(seed ^ 0xC0_FFEE)),
        );
    }
}
