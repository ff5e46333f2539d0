//! Golden wars: their links lead to their logs for ever. Of four of a game the whole log is kept, of the others a digest of what happens.

use crate::{Kinds, RandomPlay, Tested, log_from, setups};
use engine::internals::{FNV, fnv};
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

/// The file in the folder of golden wars that has a line for each war without a log: its name, its number of lines, the digest of its deeds
/// and its link.
pub const DIGESTS: &str = "digests.txt";

/// How deep a line of the log lies, and by which section: what happened, whatever the words.
#[must_use]
pub fn deed(line: &str) -> (usize, &str) {
    let depth = line.len() - line.trim_start().len();
    (depth, line.rsplit(" (").next().unwrap_or_default())
}

/// A digest of what happens in a log, which stays as it is when words are mended.
pub fn digest_of_deeds<'a>(lines: impl Iterator<Item = &'a str>) -> u64 {
    lines.map(deed).fold(FNV, |hash, (depth, section)| {
        fnv(fnv(hash, &depth.to_le_bytes()), section.as_bytes())
    })
}

/// The logs of all golden wars of a game, as they are played now.
#[must_use]
pub fn logs<R: Tested>() -> Vec<String> {
    let wars = R::golden();
    wars.iter()
        .map(|(_, game)| log_from(game, 0).join("\n") + "\n")
        .collect()
}
