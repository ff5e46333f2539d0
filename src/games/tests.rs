//! What tests of the page need of games beside playing them.

use super::{FIRST, about, built_in_games, find};
use std::path::Path;

/// The link of a whole war with battles by land and sea. It is frozen: a test says how to renew it where today's rules lead elsewhere.
pub const A_WHOLE_WAR: &str = include_str!("../fixtures/whole-war.txt");

/// The game whose battles are fought with cards.
pub const FIELD: usize = 1;

/// The game that is played in rounds of actions.
pub const ROUNDS: usize = 2;

/// How [`A_WHOLE_WAR`] is renewed.
pub fn renew_the_war() -> String {
    let name = find(FIRST).expect("there is a first game").name;
    format!("this writes it anew: cargo xtask renew {name}")
}

/// A text of ours.
fn read(path: &'static str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    std::fs::read_to_string(path).expect("a text of ours is UTF-8")
}

/// The help and the glossary of each game that has both.
pub fn rules() -> Vec<(usize, [String; 2])> {
    let of = |game: usize| {
        let [help, glossary, _] = about(game).texts();
        Some([help?, glossary?].map(read))
    };
    { built_in_games() }
        .filter_map(|game| Some((game.place(), of(game.place())?)))
        .collect()
}

/// The help, the glossary and the lesson of each game that has all three, as the page fetches them.
pub fn texts() -> Vec<(usize, [String; 3])> {
    let of = |(game, [help, glossary]): (usize, [String; 2])| {
        let lesson = about(game).lesson.map(read)?;
        Some((game, [help, glossary, lesson]))
    };
    rules().into_iter().filter_map(of).collect()
}
