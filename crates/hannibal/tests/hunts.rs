//! Whole wars of players who march at each other: each ends, and every position on the way is sound.

mod hunter;

use hannibal::Hannibal;
use hunter::Hunter;
use kernel::{Game, Rules, Seed};

#[test]
fn wars_of_hunters_end_and_stay_sound() {
    for seed in 0..40 {
        let mut game = Game::<Hannibal>::new((), Seed(seed));
        let mut hunter = Hunter::new(!seed);
        let mut answers = 0;
        while let Some(pending) = game.pending() {
            let choice = hunter.picks(game.state(), pending);
            let question = pending.question;
            game.answer(choice).expect("a legal answer is taken");
            if let Err(unsound) = Hannibal::check(game.state()) {
                panic!(
                    "seed {seed}, answer {answers} ({choice:?} to {question:?}): {}",
                    unsound.0
                );
            }
            answers += 1;
            assert!(answers < 20_000, "seed {seed}: the war never ends");
        }
        assert!(game.outcome().is_some(), "seed {seed}: a war ends with a winner");
    }
}
