//! Questions say what an action comes to before it is carried out.

use engine::{CardId, CardSet, Present, Question, Rule, Rules, Side};
use hands::protocol::need::Need;
use hands::state::Action;
use hands::{Hands, OwnAsk, Setup};

/// 5.4.2, 4, 5.5.1: what the discards come to so far, that the Draw deck gives fewer cards than others are drawn, and whose a card of the
/// row is.
#[test]
fn questions_say_what_it_comes_to() {
    let mut state = Hands::start(Setup::default());
    let said = |state: &_, about: OwnAsk| {
        Hands::prompting(state, &Question::uncommitted(Side::Rome, about.into(), Rule("5"))).text
    };
    let discards = |count| {
        let action = Action::Discard;
        said(&state, OwnAsk::More { action, count })
    };
    assert!(discards(0).contains("hand: 1 card for nothing."), "{}", discards(0));
    let two = discards(2);
    assert!(
        two.contains("2 cards for 1 Silver so far; 3 cards for 3 Silver"),
        "{two}"
    );
    let draws = OwnAsk::Pay {
        action: Action::DrawCards,
        need: Need::Drawing,
    };
    let deck = state.players.rome.deck.cards();
    deck.iter()
        .for_each(|card| assert!(state.players.rome.deck.take_out(card)));
    state.players.rome.hand = deck;
    assert!(
        said(&state, draws).contains("the Draw deck is empty"),
        "{}",
        said(&state, draws)
    );
    let two: CardSet = deck.iter().take(2).collect();
    state.players.rome.deck.shuffle_in(two);
    assert!(said(&state, draws).contains("2 cards are left in the Draw deck"));
    state.players.rome.deck.shuffle_in(deck);
    assert!(said(&state, draws).contains("that draws 3 others"));
    let celtic = CardId((hands::data::cards::FIRST_STRATEGY + 1) as u8);
    state.row[0] = celtic;
    let row = said(&state, OwnAsk::Take(Action::BuyStrategy));
    assert!(row.contains("(Carthage alone)"), "{row}");
}
