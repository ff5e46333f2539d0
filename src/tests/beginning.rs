//! The first cards of a war: what is said to who has not played it before, and how a chosen card is laid out.

use crate::features::answering::view::prompt;
use crate::games::{Asked, FIELD, FIRST};
use crate::tests::battles::at_table;
use crate::tests::*;
use crate::tree::Node;

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

/// The text of an Event may be long: what can be done with the card stands above it, in sight.
#[test]
fn what_can_be_done_with_a_card_stands_above_its_event() {
    for place in [FIRST, FIELD] {
        let mut model = at_table(begun(place, 1), Mode::Alone);
        let cards = table(&model).view_model.cards.clone();
        let mut seen = 0;
        for card in cards {
            send(&mut model, Msg::Answer(AnswerMsg::Tap(Target::Card(card))));
            let t = table(&model);
            let words = Node::Element(prompt(t, &model.opponent, &model.coach)).readable();
            if let Some((before, _)) = words.split_once(t.game.card(card).text) {
                assert!(before.contains("Put the card back"), "{before}");
                seen += 1;
            }
            send(&mut model, Msg::Answer(AnswerMsg::Tap(Target::Card(card))));
        }
        assert!(seen > 0, "some Event can be read");
    }
}
