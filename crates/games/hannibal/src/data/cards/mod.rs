//! The 64 Strategy Cards (8, 25).

mod effect;
mod rows_1_to_32;
mod rows_33_to_64;

pub use effect::Effect;

use engine::{CardId, Side};

/// How many cards there are.
pub const COUNT: usize = 64;

/// When the Event of a card may be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Window {
    /// As the card of one's own turn.
    OwnPlay,
    /// With the card's own operation: as a general is moved.
    WithMove,
    /// With the card's own operation: as a general moves by sea.
    WithNavalMove,
    /// With the card's own operation: as a siege is conducted.
    WithSiege,
    /// An enemy force enters a space where the Event applies.
    EnemyEnters,
    /// An enemy force has moved: before battle, naval combat and Attrition (41).
    EnemyMoved,
    /// An enemy army moves by sea, before naval combat (60).
    EnemySails,
    /// A battle begins, before Battle Cards are dealt (14.5).
    BattleStart,
    /// In a battle round, in place of a Battle Card or beside it.
    BattleRound,
    /// An elephant charge is declared, before its die (14.5).
    Charge,
}

/// What becomes of a card after its Event (8.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum After {
    /// It is discarded.
    Stays,
    /// It leaves the game.
    Removed,
    /// It leaves the game the second time.
    RemovedSecond,
}

/// Whether its Event ends a Truce (25, 64).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Breaks {
    /// It does not.
    Kept,
    /// It does.
    Broken,
    /// It does as the card of one's own turn, not as a counter.
    BrokenAsOwn,
}

/// What is printed of a Strategy Card.
#[derive(Clone, Copy, Debug)]
pub struct Card {
    /// Its number in the list of the rules (25).
    pub number: u8,
    /// Its printed number.
    pub printed: u8,
    /// Its title.
    pub title: &'static str,
    /// Its operation number.
    pub ops: u8,
    /// Whose Event it is; `None`: either side's.
    pub side: Option<Side>,
    /// Whether it carries the ship that lets a general move by sea (11.1).
    pub ship: bool,
    /// Whether it is a Counter Event (8.4).
    pub counter: bool,
    /// What becomes of it after its Event.
    pub after: After,
    /// Whether its Event ends a Truce.
    pub truce: Breaks,
    /// When its Event may be played.
    pub windows: &'static [Window],
    /// Its Event with the numbers in it.
    pub effect: Effect,
    /// Its effect in our words.
    pub text: &'static str,
    /// What in the row is not sourced.
    pub doubt: &'static str,
}

const BOTH: Option<Side> = None;
const ROME: Option<Side> = Some(Side::Rome);
const PUNIC: Option<Side> = Some(Side::Carthage);

/// The cards in the order of their numbers.
pub static CARDS: [Card; COUNT] = {
    let mut all = [rows_1_to_32::CARDS[0]; COUNT];
    let mut i = 0;
    while i < COUNT {
        all[i] = if i < 32 {
            rows_1_to_32::CARDS[i]
        } else {
            rows_33_to_64::CARDS[i - 32]
        };
        i += 1;
    }
    all
};

/// What is printed of this card.
#[must_use]
pub fn card(id: CardId) -> &'static Card {
    &CARDS[usize::from(id.0)]
}

/// The section of its Event: its number in the list of 25.
#[must_use]
pub fn section(id: CardId) -> &'static str {
    SECTIONS[usize::from(id.0)]
}

#[rustfmt::skip]
static SECTIONS: [&str; COUNT] = [
    "25.1", "25.2", "25.3", "25.4", "25.5", "25.6", "25.7", "25.8",
    "25.9", "25.10", "25.11", "25.12", "25.13", "25.14", "25.15", "25.16",
    "25.17", "25.18", "25.19", "25.20", "25.21", "25.22", "25.23", "25.24",
    "25.25", "25.26", "25.27", "25.28", "25.29", "25.30", "25.31", "25.32",
    "25.33", "25.34", "25.35", "25.36", "25.37", "25.38", "25.39", "25.40",
    "25.41", "25.42", "25.43", "25.44", "25.45", "25.46", "25.47", "25.48",
    "25.49", "25.50", "25.51", "25.52", "25.53", "25.54", "25.55", "25.56",
    "25.57", "25.58", "25.59", "25.60", "25.61", "25.62", "25.63", "25.64",
];

/// The card with this number.
#[must_use]
pub fn numbered(number: u8) -> Option<CardId> {
    (1..=COUNT as u8).contains(&number).then(|| CardId(number - 1))
}

/// #5: it attacks and matches like a Battle Card.
pub const MAHARBAL: CardId = CardId(4);
/// #59: it brings a Battle Card over.
pub const ALLY_DESERTS: CardId = CardId(58);

/// The Counter Events that a side may play in a window (8.4).
pub fn counters(side: Side, window: Window) -> impl Iterator<Item = CardId> {
    let of = move |c: &&Card| c.windows.contains(&window) && c.side.is_none_or(|owner| owner == side);
    CARDS.iter().filter(of).map(|c| CardId(c.number - 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(pick: impl Fn(&Card) -> bool) -> usize {
        CARDS.iter().filter(|c| pick(c)).count()
    }

    #[test]
    fn numbers_follow_the_list() {
        for (at, card) in CARDS.iter().enumerate() {
            assert_eq!(usize::from(card.number), at + 1);
        }
        let printed: Vec<u8> = CARDS
            .iter()
            .filter(|c| c.printed != c.number)
            .map(|c| c.number)
            .collect();
        assert_eq!(printed, [5, 6], "5 and 6 change places on the printed cards");
    }

    #[test]
    fn two_cards_are_known_by_name() {
        assert_eq!(card(MAHARBAL).effect, Effect::MaharbalsCavalry);
        assert_eq!(card(ALLY_DESERTS).effect, Effect::AllyDeserts);
    }

    #[test]
    fn values_and_users_are_those_of_the_card_faces() {
        let of = |ops, side: Option<Side>| count(|c| c.ops == ops && c.side == side);
        let row = |ops| [of(ops, PUNIC), of(ops, ROME), of(ops, BOTH)];
        assert_eq!([row(1), row(2), row(3)], [[3, 3, 15], [10, 3, 9], [4, 4, 13]]);
        assert_eq!([1, 2, 3].map(|ops| count(|c| c.ops == ops)), [21, 22, 21]);
    }

    #[test]
    fn ships_are_on_all_threes_and_nowhere_else() {
        assert!(CARDS.iter().all(|c| c.ship == (c.ops == 3)));
    }

    #[test]
    fn counters_have_a_window_of_their_own() {
        for c in &CARDS {
            let own = c.windows.iter().all(|w| matches!(w, Window::OwnPlay));
            let with = c
                .windows
                .iter()
                .any(|w| matches!(w, Window::WithMove | Window::WithNavalMove | Window::WithSiege));
            assert_eq!(c.counter, !own && !with, "{}", c.title);
        }
        assert_eq!(count(|c| c.counter), 10);
    }

    #[test]
    fn two_events_leave_the_game_at_once_and_one_the_second_time() {
        assert_eq!(count(|c| c.after == After::Removed), 2);
        assert_eq!(count(|c| c.after == After::RemovedSecond), 1);
    }
}
