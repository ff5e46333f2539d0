//! The eight Deus Ex Machina cards (7.2).

use Power::*;
use engine::Side::{self, Carthage, Rome};
use engine::scene::Certainty::{self, *};

/// What a Deus Ex Machina card does, with the numbers of its text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Power {
    /// Up to so many cards come from the Discard pile into the hand.
    Recall(u8),
    /// Up to so many cards of hand and Discard pile go back to the Empire deck.
    Council(u8),
    /// The other side does not reinforce a battle that it has begun, in its next round.
    Serpent,
    /// Silver from the bank.
    Resources(u8),
    /// VP.
    Contest(u8),
    /// Warships.
    Citizens(u8),
    /// A mercenary of the other side's hand or Reserve goes to the Empire deck.
    Treachery,
}

/// What is printed of a Deus Ex Machina card.
#[derive(Clone, Copy, Debug)]
pub struct Deus {
    /// Its title.
    pub title: &'static str,
    /// Whose it is.
    pub owner: Side,
    /// What it costs in VP.
    pub vp: u8,
    /// What it costs in Silver.
    pub silver: u8,
    /// What it does.
    pub power: Power,
    /// Its effect in our words.
    pub text: &'static str,
    /// How sure the row is: as its least sure value.
    pub certainty: Certainty,
    /// What in it is not sourced.
    pub doubt: &'static str,
}

/// The Deus Ex Machina cards. To correct one, change its row; rows never change places, since kept games count them.
#[rustfmt::skip]
pub static DEUS: [Deus; 8] = [
    //   title                  owner   VP Silver
    card("Sacrifice to Baal",    Carthage, 3, 0, Recall(2), "Take up to 2 cards of your choice from your Discard pile into your hand."),
    card("Council of 104",       Carthage, 2, 0, Council(3), "Return up to 3 cards of your choice from hand and Discard pile to the Empire deck, never that of your capital."),
    card("Serpent of Africa",    Carthage, 2, 0, Serpent, "Rome does not reinforce a battle that it has begun, with Leaders neither, in its next round."),
    card("Western Resources",    Carthage, 2, 0, Resources(6), "Take 6 Silver."),
    card("Gladiatorial Contest", Rome,     0, 5, Contest(3), "You score 3 VP."),
    card("Noble Citizens",       Rome,     3, 0, Citizens(3), "Add 3 Warships to your Fleet, up to 8. Not in a round in which you have engaged a Fleet."),
    card("Punic Treachery",      Rome,     2, 0, Treachery, "Look at Carthage's hand and choose a card of hand or Reserve that can be bribed: it goes to the Empire deck. Nothing blocks it."),
    card("Vestal Sacrifice",     Rome,     3, 0, Recall(2), "Take up to 2 cards of your choice from your Discard pile into your hand."),
];

const fn card(title: &'static str, owner: Side, vp: u8, silver: u8, power: Power, text: &'static str) -> Deus {
    Deus {
        title,
        owner,
        vp,
        silver,
        power,
        text,
        certainty: Reconstructed,
        doubt: "Reconstructed: price and effect.",
    }
}
