//! Whole wars at random: each ends, and every position on the way is sound.

use hannibal::Hannibal;
use kernel::{Game, Lot, Nature, Rules, Seed, Seeded};

/// Plays a war answer by answer, checking each position.
fn war(seed: u64) -> (u32, Game<Hannibal>) {
    let mut game = Game::<Hannibal>::new((), Seed(seed));
    let mut player = Seeded::new(Seed(seed ^ 0xC0_FFEE));
    let mut answers = 0;
    while let Some(pending) = game.pending() {
        let faces = u8::try_from(pending.legal.len()).expect("a question has fewer than 256 options");
        let choice = pending.legal[player.pick(Lot::Die { id: 0, faces }) as usize];
        let question = pending.question;
        game.answer(choice).expect("a legal answer is taken");
        if let Err(unsound) = Hannibal::check(game.state()) {
            panic!(
                "seed {seed}, answer {answers} ({choice:?} to {question:?}): {}\n{:?}",
                unsound.0,
                game.state()
            );
        }
        answers += 1;
        assert!(answers < 20_000, "seed {seed}: the war never ends");
    }
    (answers, game)
}

#[test]
fn random_wars_end_and_stay_sound() {
    for seed in 0..100 {
        let (_, game) = war(seed);
        assert!(game.outcome().is_some(), "seed {seed}: a war ends with a winner");
    }
}
