//! A log that keeps the words of its last reading says what one says that is worded anew.

use engine::internals::mix;
use engine::{Envelope, Seed, Side, Viewer};
use registry::{AnyGame, GAMES, WordedNotes};

/// Wars with steps back, rewinds and other viewers in between, read after each answer.
#[test]
fn it_says_the_same_wherever_a_war_has_gone_back_to_and_whoever_reads() {
    let viewers = [
        Viewer::Public,
        Viewer::Seat(Side::Rome),
        Viewer::Seat(Side::Carthage),
        Viewer::Both,
    ];
    for game in 0..GAMES.len() {
        for seed in 1..4 {
            let mut war = AnyGame::new(game, 0, Seed(seed), Envelope::default());
            let mut worded = WordedNotes::default();
            let (mut lot, mut viewer) = (seed, Viewer::Public);
            let mut of = |number: usize| {
                lot = mix(lot);
                usize::try_from(lot % number as u64).expect("less than a number of answers")
            };
            for _ in 0..250 {
                let given = war.answers().len();
                match of(12) {
                    0 => war.rewind(given - of(given.min(20) + 1), of(2) == 0),
                    1 => war.back(of(given.min(6) + 1)),
                    2 => viewer = viewers[of(4)],
                    _ => {
                        let Some(asked) = war.preview().asked() else { break };
                        assert!(war.answer(asked.answers[of(asked.answers.len())].choice), "it is legal");
                    }
                }
                let again = war.log_again(viewer, &[], &mut worded);
                assert_eq!(again, war.log(viewer, &[]), "{} {seed}", war.about().title);
            }
        }
    }
}
