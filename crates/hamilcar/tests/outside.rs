//! Whatever comes from outside as a link, an answer or a kept game gets a named error or a game, never a panic.

use hamilcar::Hamilcar;
use kernel::trial::{any_answers, any_link, any_save};
use kernel::{Lot, Nature, Seed, Seeded};

/// Bytes from chance, of lengths from 0 to `most`.
fn inputs(seed: u64, count: usize, most: usize) -> impl Iterator<Item = Vec<u8>> {
    let mut chance = Seeded::new(Seed(seed));
    let mut byte = move || chance.pick(Lot::Die { id: 0, faces: 255 }) as u8;
    (0..count).map(move |round| (0..round % (most + 1)).map(|_| byte()).collect())
}

#[test]
fn any_bytes_as_a_link() {
    inputs(1, 2000, 200).for_each(|bytes| any_link::<Hamilcar>(&bytes));
}

#[test]
fn any_bytes_as_answers() {
    inputs(2, 300, 300).for_each(|bytes| any_answers::<Hamilcar>(&bytes));
}

#[test]
fn any_bytes_as_a_kept_game() {
    inputs(3, 1500, 13).for_each(|bytes| any_save::<Hamilcar>(&bytes));
}
