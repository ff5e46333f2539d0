//! One number for many games: the same on every machine, or something is impure.

use super::RandomPlay;
use super::straight::{Begun, play};
use engine::internals::{FNV, fnv};
use engine::{Choice, Outcome, Rules};

/// The digest of so many games of the fuzz campaign with this seed, without its checks: equal natively and in wasm.
///
/// ```
/// use testkit::{Campaign};
/// let report = testkit::fuzz::<pig::Pig>(&Campaign { games: 5, seed: 9, ..Campaign::default() });
/// assert_eq!(testkit::digest::<pig::Pig>(5, 9), report.digest());
/// ```
#[must_use]
pub fn digest<R: RandomPlay>(games: u32, seed: u64) -> u64 {
    let mut answers = Vec::new();
    (0..u64::from(games)).fold(FNV, |hash, game| {
        let begun = Begun::<R>::new(seed.wrapping_add(game));
        let run = play::<R>(&begun, &mut answers, &mut |_| false);
        fnv(hash, &run.digest.to_le_bytes())
    })
}

/// The digest of one game.
pub(super) fn digest_of<R: Rules>(answers: &[Choice], outcome: Option<Outcome>, state: &R::State) -> u64 {
    let hash = answers.iter().fold(FNV, |hash, choice| fnv(hash, &bytes(*choice)));
    let outcome = outcome.map_or(String::new(), |o| format!("{}{}", o.winner.name(), o.rule));
    state_digest::<R>(fnv(hash, outcome.as_bytes()), state)
}

/// A hash of the position's bytes.
pub(super) fn state_digest<R: Rules>(from: u64, state: &R::State) -> u64 {
    let bytes = postcard::to_allocvec(state).expect("a state is plain data: nothing in it fails to serialise");
    fnv(from, &bytes)
}

/// A choice as two bytes.
pub(super) fn bytes(choice: Choice) -> [u8; 2] {
    match choice {
        Choice::Pass => [0, 0],
        Choice::Yes => [1, 0],
        Choice::No => [2, 0],
        Choice::Space(space) => [3, space.0],
        Choice::Card(card) => [4, card.0],
        Choice::Unit(unit) => [5, unit.0],
        Choice::Number(number) => [6, number],
        Choice::Named(button) => [7, button],
    }
}
