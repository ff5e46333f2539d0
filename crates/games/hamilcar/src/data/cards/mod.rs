//! The 59 Strategy Cards (2.4.A, 17.1). What holds for all of them: who plays a card chooses its targets; the owner chooses which
//! of his Units are lost; placing obeys 5.1.D; an activation by Event needs the rating named in the text, and STs do not help.

mod effect;
mod rows_1_to_30;
mod rows_31_to_59;

pub use effect::Effect;

use engine::scene::Certainty;
use engine::{CardId, CardSet, Side};

/// How many cards there are.
pub const COUNT: usize = 59;

/// When the Event of a card may be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Window {
    /// As the card of one's own turn.
    OwnPlay,
    /// Instead of playing a card (the Dictator).
    InsteadOfCard,
    /// The opponent has named an Event, before its text.
    EventPlayed,
    /// In one's own turn: before the own card play, and at sea before each lane.
    OwnTurn,
    /// The opponent moves: as he enters a space where something may answer, and when he stops.
    Move,
    /// An opposing Fleet has entered a port.
    PortEntered,
    /// An opposing Fleet has stopped and Interception is dealt with.
    Landing,
    /// An opposing Fleet has stopped without having been Intercepted.
    SeaMove,
    /// A Naval Battle begins.
    NavalBattle,
    /// In a Naval Battle: before each Engage roll, and in one's own Evade step.
    InNavalBattle,
    /// A Land Battle begins.
    LandBattle,
    /// An Elephant Charge is announced, before its die.
    Charge,
    /// Siege or Subjugation Points are placed, before the attempt is resolved.
    Siege,
    /// A battle is won, before the move goes on.
    Won,
    /// Before one's own roll of the Classic die.
    OwnDie,
}

impl Window {
    /// The window in words.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Window::OwnPlay => "as your card of the turn",
            Window::InsteadOfCard => "instead of playing a card",
            Window::EventPlayed => "when the opponent plays an Event",
            Window::OwnTurn => "whenever it is your turn",
            Window::Move => "while an opposing General moves",
            Window::PortEntered => "when an opposing Fleet enters a port",
            Window::Landing => "when an opposing Fleet has stopped",
            Window::SeaMove => "when an opposing Fleet has not been Intercepted",
            Window::NavalBattle => "when a Naval Battle begins",
            Window::InNavalBattle => "at any time in a Naval Battle",
            Window::LandBattle => "when a Land Battle begins",
            Window::Charge => "when an Elephant Charge is announced",
            Window::Siege => "after an attempt, before it is resolved",
            Window::Won => "after a battle you have won",
            Window::OwnDie => "before you roll the numbered die",
        }
    }
}

/// What is printed of a Strategy Card.
#[derive(Clone, Copy, Debug)]
pub struct Card {
    /// Its number.
    pub number: u8,
    /// Its title.
    pub title: &'static str,
    /// Its OPs.
    pub ops: u8,
    /// Whose Event it is; `None`: either side's.
    pub side: Option<Side>,
    /// Warships it builds in Shipbuilding (3-OP cards, 5.2.C2).
    pub ships: u8,
    /// Whether it carries the helmet that lets Raise Troops (3-OP cards, 5.2.C2).
    pub infantry: bool,
    /// Whether it is a Counter Event.
    pub counter: bool,
    /// Whether it carries the broken olive branch: as an Event it ends a Truce.
    pub breaks_truce: bool,
    /// Whether it leaves the game after its Event.
    pub removed_after: bool,
    /// Whether it is in the deck at set-up (3.1).
    pub in_deck: bool,
    /// When its Event may be played.
    pub windows: &'static [Window],
    /// Its Event with the numbers in it.
    pub effect: Effect,
    /// Its effect in our words.
    pub text: &'static str,
    /// What limits the effect, in our words, or nothing.
    pub limits: &'static str,
    /// A symbol of the sheet for its picture.
    pub art: &'static str,
    /// How sure number, title and effect are together.
    pub certainty: Certainty,
    /// What in the row is not sourced.
    pub doubt: &'static str,
}

impl Card {
    /// Its kind in words.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        if self.counter { "Counter Event" } else { "Event" }
    }
}

const BOTH: Option<Side> = None;
const ROME: Option<Side> = Some(Side::Rome);
const PUNIC: Option<Side> = Some(Side::Carthage);
const WHOLE: &str = "No public source gives this card: title, effect, OPs and marks are all reconstructed.";

/// The cards in the order of their numbers.
pub static CARDS: [Card; COUNT] = {
    let mut all = [rows_1_to_30::CARDS[0]; COUNT];
    let mut i = 0;
    while i < COUNT {
        all[i] = if i < 30 {
            rows_1_to_30::CARDS[i]
        } else {
            rows_31_to_59::CARDS[i - 30]
        };
        i += 1;
    }
    all
};

/// Cruel Sea (11): used in any way, it brings all discards back into the deck at the end of the turn.
pub const CRUEL_SEA: CardId = CardId(10);
/// Siege Engineers (3): places a Siege Train.
pub const SIEGE_ENGINEERS: CardId = CardId(2);
/// Citadel (46): strengthens a Walled City.
pub const CITADEL: CardId = CardId(45);
/// Storms at Sea (39): takes Units of a Carthaginian Fleet.
pub const STORMS_AT_SEA: CardId = CardId(38);
/// Truce (49).
pub const TRUCE: CardId = CardId(48);
/// Dictator (57): lies face up beside the board.
pub const DICTATOR: CardId = CardId(56);
/// Price of Failure (58): with the optional rule only.
pub const PRICE_OF_FAILURE: CardId = CardId(57);
/// Bad Omen (59): with the optional rule only.
pub const BAD_OMEN: CardId = CardId(58);
/// The Minor Campaigns (28 to 31).
pub const MINOR_CAMPAIGNS: [CardId; 4] = [CardId(27), CardId(28), CardId(29), CardId(30)];
/// The Major Campaigns (47 and 48).
pub const MAJOR_CAMPAIGNS: [CardId; 2] = [CardId(46), CardId(47)];

/// Senate Recalls Proconsul (55).
pub const SENATE_RECALLS_PROCONSUL: CardId = CardId(54);
/// Flamen Martialis (56).
pub const FLAMEN_MARTIALIS: CardId = CardId(55);
/// Bad Weather (32): cuts a move short.
pub const BAD_WEATHER: CardId = CardId(31);

/// The section of section 17 that is a card's own.
#[must_use]
pub const fn section(id: CardId) -> &'static str {
    SECTIONS[id.0 as usize]
}

#[rustfmt::skip]
const SECTIONS: [&str; COUNT] = [
    "17.1.1", "17.1.2", "17.1.3", "17.1.4", "17.1.5", "17.1.6", "17.1.7", "17.1.8", "17.1.9", "17.1.10",
    "17.1.11", "17.1.12", "17.1.13", "17.1.14", "17.1.15", "17.1.16", "17.1.17", "17.1.18", "17.1.19", "17.1.20",
    "17.1.21", "17.1.22", "17.1.23", "17.1.24", "17.1.25", "17.1.26", "17.1.27", "17.1.28", "17.1.29", "17.1.30",
    "17.1.31", "17.1.32", "17.1.33", "17.1.34", "17.1.35", "17.1.36", "17.1.37", "17.1.38", "17.1.39", "17.1.40",
    "17.1.41", "17.1.42", "17.1.43", "17.1.44", "17.1.45", "17.1.46", "17.1.47", "17.1.48", "17.1.49", "17.1.50",
    "17.1.51", "17.1.52", "17.1.53", "17.1.54", "17.1.55", "17.1.56", "17.1.57", "17.1.58", "17.1.59",
];

/// Bits of the cards with which a side may answer, by side and window: asked at every step, so reckoned once.
static ANSWERING: [[u128; Window::OwnDie as usize + 1]; 2] = {
    let mut found = [[0; Window::OwnDie as usize + 1]; 2];
    let mut n = 0;
    while n < CARDS.len() {
        let (row, mut at) = (&CARDS[n], 0);
        while row.counter && at < row.windows.len() {
            let (window, bit) = (row.windows[at] as usize, 1 << (row.number - 1));
            if !matches!(row.side, Some(Side::Carthage)) {
                found[0][window] |= bit;
            }
            if !matches!(row.side, Some(Side::Rome)) {
                found[1][window] |= bit;
            }
            at += 1;
        }
        n += 1;
    }
    found
};

/// The cards a side could answer with in a window.
pub fn of_window(side: Side, window: Window) -> CardSet {
    CardSet::from_bits(ANSWERING[side as usize][window as usize])
}

/// The row of a card.
#[must_use]
pub const fn card(id: CardId) -> &'static Card {
    &CARDS[id.0 as usize]
}

/// The number of a card.
#[must_use]
pub const fn number(id: CardId) -> u8 {
    id.0 + 1
}

/// The card of this number, if there is one.
#[must_use]
pub const fn by_number(number: u8) -> Option<CardId> {
    if number >= 1 && number as usize <= COUNT {
        Some(CardId(number - 1))
    } else {
        None
    }
}

/// Whether it is a Minor or Major Campaign (5.2.B).
#[must_use]
pub fn is_campaign(id: CardId) -> bool {
    MINOR_CAMPAIGNS.contains(&id) || MAJOR_CAMPAIGNS.contains(&id)
}

/// The cards of the deck at set-up (3.1).
#[must_use]
pub fn deck() -> CardSet {
    (0..COUNT as u8).map(CardId).filter(|c| card(*c).in_deck).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_count_up() {
        for (i, c) in CARDS.iter().enumerate() {
            assert_eq!(usize::from(c.number), i + 1);
            assert_eq!(by_number(c.number).map(number), Some(c.number));
        }
        assert_eq!((by_number(0), by_number(60)), (None, None));
    }

    /// The size of the deck is the rulebook's; OPs, sides and marks are in no rulebook, and their counts mirror the rows: whoever
    /// corrects a row corrects them here, and sees that no row was changed by mistake.
    #[test]
    fn counts_are_those_of_the_table() {
        let deck: Vec<_> = deck().iter().map(card).collect();
        assert_eq!((CARDS.len(), deck.len()), (59, 56), "the rulebook's counts (3.1)");
        let ops = |n| deck.iter().filter(|c| c.ops == n).count();
        let side = |s| CARDS.iter().filter(|c| c.side == s).count();
        let counters = deck.iter().filter(|c| c.counter).count();
        let mirror = "mirrors the rows: correct it with them";
        assert_eq!([ops(1), ops(2), ops(3)], [18, 21, 17], "by OPs: {mirror}");
        assert_eq!([side(ROME), side(PUNIC), side(BOTH)], [18, 14, 27], "by side; {mirror}");
        assert_eq!(counters, 16, "Counter Events; {mirror}");
    }

    #[test]
    fn rows_agree_with_themselves() {
        for c in &CARDS {
            assert!((1..=3).contains(&c.ops) && !c.text.is_empty() && !c.windows.is_empty());
            assert!(
                c.ops == 3 || (c.ships == 0 && !c.infantry),
                "{}: marks are on 3-OP cards (2.4.A)",
                c.number
            );
            let own = c
                .windows
                .iter()
                .all(|w| matches!(w, Window::OwnPlay | Window::InsteadOfCard));
            assert_eq!(c.counter, !own, "{}: a Counter Event has a window of its own", c.number);
            assert!(c.certainty == Certainty::Sourced || !c.doubt.is_empty());
        }
    }

    #[test]
    fn cards_with_a_part_in_the_rules() {
        let title = |id| card(id).title;
        assert_eq!(
            [CRUEL_SEA, TRUCE, DICTATOR].map(title),
            ["Cruel Sea", "Truce", "Dictator"]
        );
        assert_eq!(
            [PRICE_OF_FAILURE, BAD_OMEN].map(title),
            ["Price of Failure", "Bad Omen"]
        );
        assert_eq!([SIEGE_ENGINEERS, CITADEL].map(title), ["Siege Engineers", "Citadel"]);
        assert!(MINOR_CAMPAIGNS.iter().all(|c| title(*c) == "Minor Campaign"));
        assert!(MAJOR_CAMPAIGNS.iter().all(|c| title(*c) == "Major Campaign"));
        assert_eq!((0..59).map(CardId).filter(|c| is_campaign(*c)).count(), 6);
    }
}
