//! Games of no program of the page: whatever they lack of help, lesson and map, they are played on the page like any other.

use crate::games::{FIRST, GAMES, about, info};
use crate::tests::*;
use crate::tree::Node;

/// So many games of each are played, if it is a small one.
const ROUNDS: u64 = 100;

/// So many of a war with a map.
const WARS: u64 = 2;

/// A table with a fresh game of this place.
fn begun(game: usize, players: usize, seed: u64) -> Model {
    let mut model = Model::default();
    model.form.game = game;
    model.form.seed = seed.to_string();
    model.form.players = players;
    send(&mut model, Msg::Look(LookMsg::Go(Screen::Setup)));
    send(&mut model, Msg::Game(GameMsg::Start(seed)));
    model
}

/// Games of no program of the page, by their places.
fn of_tests() -> Vec<usize> {
    let all: Vec<usize> = { GAMES.iter() }
        .filter(|game| !game.page)
        .map(|game| game.place())
        .collect();
    assert!(!all.is_empty(), "there is a game that only tests play");
    all
}

#[test]
fn small_games_are_played_to_their_ends_by_taps() {
    for game in of_tests() {
        let rounds = if info(game).map().is_some() { WARS } else { ROUNDS };
        for seed in 1..=rounds {
            let mut model = begun(game, (seed % 2) as usize, seed);
            play_by_taps(&mut model, 4000, &mut Lots(seed));
            let over = table(&model).view_model.outcome.is_some();
            assert!(over, "game {seed} does not end");
            let link = table(&model).game.link();
            let copy = AnyGame::from_link(&link).expect("a link of the page opens");
            assert_eq!(
                copy.answers(),
                table(&model).game.answers(),
                "game {seed} comes back by its link"
            );
        }
    }
}

/// What stands on the page.
fn read(model: &Model) -> String {
    crate::view::page(model).iter().map(Node::readable).collect()
}

#[test]
fn the_page_offers_nobody_what_a_game_does_not_have() {
    let offered = |game: usize| {
        let mut model = Model::default();
        model.form.game = game;
        let home = read(&model);
        let mut model = begun(game, 1, 1);
        let mut all = read(&model);
        send(&mut model, Msg::Look(LookMsg::Open(Sheet::Menu)));
        all += &read(&model);
        let doors = [&*format!("Learn: {},", about(game).title), "Rules"].map(|words| home.contains(words));
        let cards = ["Cards and Generals", "All cards"]
            .iter()
            .any(|words| all.contains(words));
        let entries = [cards, all.contains("Regions")];
        (doors, entries)
    };
    assert_eq!(offered(FIRST), ([true; 2], [true; 2]));
    for game in of_tests() {
        let (about, info) = (about(game), info(game));
        let doors = [about.lesson.is_some(), about.help.is_some()];
        let entries = [!info.decks().is_empty(), info.map().is_some()];
        assert_eq!(offered(game), (doors, entries), "game {game}");
    }
}
