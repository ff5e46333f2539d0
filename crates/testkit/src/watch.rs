//! Wars that a test plays answer by answer.

use engine::{Choice, Game, Lot, Nature, Pending, Rules, Seed, Seeded};

/// A random player, to whom all legal answers are alike.
pub fn by_lot<S, P>(seed: Seed) -> impl FnMut(&S, &Pending<P>) -> Choice {
    let mut chance = Seeded::new(seed);
    move |_, pending| {
        let faces = u8::try_from(pending.legal.len()).expect("a question has fewer than 256 options");
        pending.legal[chance.pick(Lot::Die { id: 0, faces }) as usize]
    }
}

/// Plays so many answers, or to the end, and looks at the war before each.
///
/// # Panics
/// If the player picks what is not legal.
pub fn watch<R: Rules>(
    mut game: Game<R>,
    answers: usize,
    mut picks: impl FnMut(&R::State, &Pending<R::Prompt>) -> Choice,
    mut look: impl FnMut(&Game<R>),
) {
    for _ in 0..answers {
        let Some(pending) = game.pending() else { return };
        let choice = picks(game.state(), pending);
        look(&game);
        game.answer(choice).expect("a legal answer is taken");
    }
}

/// Plays a whole war and checks each position.
///
/// # Panics
/// If a position is unsound, or the war does not end with a winner.
pub fn ends_soundly<R: Rules>(
    setup: R::Setup,
    seed: u64,
    mut picks: impl FnMut(&R::State, &Pending<R::Prompt>) -> Choice,
) {
    let mut game = Game::<R>::new(setup, Seed(seed));
    let mut answers = 0;
    while let Some(pending) = game.pending() {
        let (question, choice) = (pending.question, picks(game.state(), pending));
        game.answer(choice).expect("a legal answer is taken");
        if let Err(unsound) = R::check(game.state()) {
            panic!(
                "seed {seed}, answer {answers} ({choice:?} to {question:?}): {}\n{:?}",
                unsound.0,
                game.state()
            );
        }
        answers += 1;
        assert!(answers < 20_000, "seed {seed}: the war never ends");
    }
    assert!(game.outcome().is_some(), "seed {seed}: a war ends with a winner");
}
