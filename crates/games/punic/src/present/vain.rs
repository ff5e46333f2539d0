//! Events that would change nothing as their card is played (Hamilcar 5.2.C1, Hannibal 8.3): their buttons and questions say so, and why.

use engine::{CardId, Choice, Game, Legality, Present, Rules, Side};

/// What the button of an Event says that would change nothing.
pub const BUTTON: &str = "event (changes nothing)";

/// How a question begins to say why.
const BECAUSE: &str = "Its Event changes nothing now: ";

/// What a game knows of its Events.
pub trait Events: Rules {
    /// Whether a side may play the Event of a card now.
    ///
    /// # Errors
    /// The reason why not.
    fn allowed(state: &Self::State, side: Side, card: CardId) -> Legality;
    /// Whether the Event would change anything.
    fn has_effect(state: &Self::State, side: Side, card: CardId) -> bool;
    /// Why it would not: words that end a sentence.
    fn why(state: &Self::State, side: Side, card: CardId) -> String;
}

/// Whether a side may play the Event and it would change nothing.
#[must_use]
pub fn is_vain<R: Events>(state: &R::State, side: Side, card: CardId) -> bool {
    R::allowed(state, side, card).is_ok() && !R::has_effect(state, side, card)
}

/// That the Event of a card would change nothing, and why, after a space; nothing where it would.
#[must_use]
pub fn said<R: Events>(state: &R::State, side: Side, card: CardId) -> String {
    match is_vain::<R>(state, side, card) {
        true => format!(" {BECAUSE}{}.", R::why(state, side, card)),
        false => String::new(),
    }
}

/// Checks of the question that waits that an Event that changes nothing says so on its button and why above it, and is seldom wanted. Why,
/// if there is one.
///
/// # Panics
/// If it does not.
#[must_use]
pub fn checked<R: Present>(game: &Game<R>) -> Option<String> {
    let pending = game.pending()?;
    let (state, question) = (game.state(), &pending.question);
    let says_so = |choice: &&Choice| R::label(state, question, **choice) == BUTTON;
    let vain = pending.legal.iter().find(says_so);
    let text = R::prompting(state, question).text;
    assert_eq!(vain.is_some(), text.contains(BECAUSE), "{text}");
    assert!(R::seldom(state, question, *vain?), "{text}");
    assert!(!text.contains("nothing to work on"), "{text}");
    let (_, why) = text.split_once(BECAUSE)?;
    Some(why.to_owned())
}
