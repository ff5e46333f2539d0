//! The first cards of a war: what is said to who has not played it before.

use crate::games::{Asked, FIELD, FIRST};
use crate::tests::*;

/// Whether a card of the turn is asked for.
fn plays(asked: &Asked) -> bool {
    asked.kind == AskKind::Card && asked.title.ends_with(" plays a card")
}

/// The war of a game of cards, asked for the first card.
fn begun(place: usize, seed: u64) -> AnyGame {
    let mut game = AnyGame::new(place, 0, Seed(seed), Envelope::default());
    while let Some(asked) = game.preview().asked().filter(|asked| !plays(asked)) {
        let quiet = asked.decline().filter(|_| asked.secret);
        game.answer(quiet.unwrap_or(asked.answers[0].choice));
    }
    game
}

/// Whoever plays his first card reads how the war is won, also if nothing was asked of him before; later no more.
#[test]
fn the_first_card_of_each_side_says_how_the_war_is_won() {
    for (place, seed) in [(FIRST, 1), (FIRST, 2), (FIELD, 1), (FIELD, 2)] {
        let (mut game, mut lots) = (begun(place, seed), Lots(seed));
        let mut said = engine::PerSide::new(Vec::new(), Vec::new());
        while said.rome.len() < 5 || said.carthage.len() < 5 {
            let asked = game.preview().asked().expect("a war has more cards");
            if plays(&asked) {
                said[asked.to].push(asked.text.contains(" The war is won by whoever"));
            }
            let lot = asked.answers[lots.of(asked.answers.len())].choice;
            game.answer(asked.decline().filter(|_| asked.secret).unwrap_or(lot));
        }
        for (_, said) in said.iter() {
            assert_eq!((said[0], said[4]), (true, false), "{said:?}");
        }
    }
}
