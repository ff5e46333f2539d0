//! Whole wars at random: each ends, and every position on the way is sound.

use engine::Seed;
use engine::trial::{by_lot, ends_soundly};
use hands::Hands;

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
