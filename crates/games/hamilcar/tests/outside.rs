//! Whatever comes from outside as a link, an answer or a kept game gets a named error or a game, never a panic.

use engine::{Game, Lot, Nature, Present, Rules, Seed, Seeded, Viewer};
use hamilcar::{Hamilcar, Setup, State};
use testkit::{any_answers, any_link, any_position, any_save, damage};

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
fn any_bytes_as_a_position() {
    inputs(5, 1500, 13).for_each(|bytes| any_position::<Hamilcar>(&bytes));
}

#[test]
fn any_bytes_as_a_kept_game() {
    inputs(3, 1500, 13).for_each(|bytes| any_save::<Hamilcar>(&bytes));
}

/// The same at 100,000 is `trial damage hamilcar`.
#[test]
fn damaged_links_are_refused_by_name_or_are_what_they_were() {
    let report = damage::<Hamilcar>(1500, 1);
    assert_eq!(report.wrong, [] as [String; 0]);
    assert!(report.whole > 0 && report.refused.len() >= 4, "{report:?}");
}

/// Positions that pass the check can be shown, whatever was changed in them.
#[test]
fn any_damage_to_a_position() {
    let mut chance = Seeded::new(Seed(4));
    let mut below = move |count: usize| {
        chance.pick(Lot::Die {
            id: 0,
            faces: count.min(255) as u8,
        }) as usize
    };
    let mut shown = 0;
    for war in 0..3 {
        let mut game = Game::<Hamilcar>::new(Setup::default(), Seed(war));
        while let Some(legal) = game.pending().map(|p| p.legal.clone()) {
            game.answer(legal[below(legal.len())]).expect("a legal answer is taken");
            let bytes = postcard::to_allocvec(game.state()).expect("a position is plain data");
            for _ in 0..40 {
                let mut bytes = bytes.clone();
                for _ in 0..1 + below(2) {
                    let at = bytes.len() - 1 - below(200);
                    let most = [255, 12][below(2)];
                    bytes[at] = below(most) as u8;
                }
                let Ok(state) = postcard::from_bytes::<State>(&bytes) else {
                    continue;
                };
                if Hamilcar::check(&state).is_ok() {
                    shown += 1;
                    drop(Hamilcar::scene(&state, Viewer::Both));
                }
            }
        }
    }
    assert!(shown > 500, "{shown}");
}
