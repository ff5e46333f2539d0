//! What the sheets of a card and of a side's settings say of a game: no more than it has.

use crate::tests::battles::at_table;
use crate::tests::*;
use crate::tree::Node;

/// All that can be read on the page with this sheet over it.
fn read(model: &mut Model, sheet: Sheet) -> String {
    model.sheets = vec![sheet];
    let page = crate::view::page(model).iter().map(Node::readable).collect();
    model.sheets.clear();
    page
}

/// Looks at the first questions of some wars of each game, where one person plays both sides by taps.
fn at_questions(mut look: impl FnMut(usize, &mut Model)) {
    for game in 0..3 {
        for seed in 1..3 {
            let (mut model, mut lots) = (seated_at(game, 1, seed), Lots(seed));
            for _ in 0..150 {
                play_by_taps(&mut model, 1, &mut lots);
                if !table(&model).view_model.cards.is_empty() {
                    look(game, &mut model);
                }
            }
        }
    }
}

#[test]
fn a_card_is_played_only_where_a_card_is_to_be_played() {
    let mut said = [[0; 2]; 3];
    at_questions(|game, model| {
        let asked = table(model).view_model.asked.clone().expect("a question waits");
        let card = table(model).view_model.cards[0];
        let page = read(model, Sheet::Card(card));
        let words = ["main Choose it", "main Play it"].map(|words| page.contains(words));
        assert_eq!(words, [!asked.plays, asked.plays], "{}", asked.title);
        let other = [
            "draft", "discard", "loses", "gives up", "returned", "bought", "reserved", "desert",
        ];
        assert!(
            !asked.plays || !other.iter().any(|word| asked.title.contains(word)),
            "{}",
            asked.title
        );
        said[game][usize::from(asked.plays)] += 1;
    });
    assert!(said.iter().all(|[_, plays]| *plays > 5) && said[2][0] > 5, "{said:?}");
}

#[test]
fn no_heading_stands_over_nothing() {
    let (mut headed, mut bare) = (0, 0);
    at_questions(|_, model| {
        let held = table(model).view_model.scene.hands.clone();
        for side in Side::BOTH {
            for card in held[side].cards.iter().flatten() {
                let title = format!("When the page asks {} for it", side.name());
                let page = read(model, Sheet::Card(*card));
                let rows =
                    page.contains("the page asks") || page.contains("does not ask") || page.contains("not this turn");
                assert_eq!(page.contains(&title), rows, "{}", table(model).game.card(*card).title);
                *if rows { &mut headed } else { &mut bare } += 1;
            }
        }
    });
    assert!(headed > 20 && bare > 20, "{headed} with rows, {bare} without");
}

#[test]
fn a_march_is_spoken_of_in_a_game_with_marches_alone() {
    for game in 0..3 {
        let war = AnyGame::new(game, 0, Seed(1), Envelope::default());
        let marches = war.info().marches();
        let mut model = at_table(war, Mode::Together);
        let page = read(&mut model, Sheet::Stops(Side::Rome));
        assert_eq!(page.contains("march"), marches, "game {game}");
    }
}
