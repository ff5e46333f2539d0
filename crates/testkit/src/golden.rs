//! Golden wars: their links lead to their logs for ever.

use crate::{Kinds, RandomPlay, setups};
use engine::{Decider, Envelope, Seed, Timeline};

/// A war with its name, which is that of its folder.
pub type Golden<R> = (String, Timeline<R>);

/// How many golden wars are played by chance where nothing is agreed, if the game does not say otherwise.
pub const RANDOM_WARS: u64 = 5;

/// The number of the first war for which something is agreed.
const FIRST_AGREED: u64 = 6;

/// A war for each thing that can be agreed, alone, and one for all at once.
pub fn agreed<R: RandomPlay>(player: impl Fn(Seed) -> Box<dyn Decider<R>>) -> Vec<Golden<R>> {
    let agreed = setups::<R>().into_iter().skip(1);
    let wars = (FIRST_AGREED..).zip(agreed).map(|(seed, tried)| {
        let mut game = Timeline::<R>::new(tried.setup, Seed(seed), Envelope::default());
        game.play(&mut *player(Seed(seed)));
        (format!("with-{}", tried.name), game)
    });
    wars.collect()
}

/// So many wars that are played by chance alone.
///
/// # Panics
/// If the game has no plain set-up.
#[must_use]
pub fn random<R: RandomPlay>(wars: u64) -> Vec<Golden<R>> {
    let setup = R::unpack(0).expect("every game can be played without its switches");
    let wars = (1..=wars).map(|seed| {
        let mut game = Timeline::<R>::new(setup, Seed(seed), Envelope::default());
        game.play(&mut Kinds::new(Seed(seed)));
        (format!("random-{seed}"), game)
    });
    wars.collect()
}
