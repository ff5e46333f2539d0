//! Whole wars of players who march at each other: each ends, and every position on the way is sound.

mod hunter;

use hannibal::Hannibal;
use hunter::Hunter;
use testkit::ends_soundly;

#[test]
fn wars_of_hunters_end_and_stay_sound() {
    for seed in 0..40 {
        let mut hunter = Hunter::new(!seed);
        ends_soundly::<Hannibal>(hannibal::Setup::default(), seed, |state, pending| {
            hunter.picks(state, pending)
        });
    }
}
