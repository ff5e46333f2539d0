//! The games that a program names, and those that it holds.
//!
//! The page and its kept records know a game by its *place*: its number in links less one.

use crate::playable::Playable;
use crate::{AnyGame, GameInfo, Registered};
use core::marker::PhantomData;
use engine::about::About;
use engine::layout::Layout;

/// A game of the list.
#[derive(Clone, Copy)]
pub struct Listed {
    /// Its number in links.
    pub number: u8,
    /// How the command line spells it; so are its folder and its feature called.
    pub name: &'static str,
    /// What it says of itself.
    pub about: About,
    /// Whether the page has a program for it; else tests alone play it.
    pub page: bool,
    /// Its rules, if this program holds them.
    pub info: Option<&'static dyn GameInfo>,
    /// Whether it fights battles with cards of their own.
    duels: bool,
    /// Whether it plays rounds of actions.
    acts: bool,
}

macro_rules! registry {
    (page { $($number:literal $name:literal $rules:ty;)* } tests { $($test_number:literal $test_name:literal $test_rules:ty;)* }) => {
        /// All games that this program names, in the order of the list. Those of tests are named where they are held.
        pub static GAMES: &[Listed] = &[
            $(listed::<$rules>($number, $name, true, cfg!(feature = $name)),)*
            $(#[cfg(feature = $test_name)] listed::<$test_rules>($test_number, $test_name, false, true),)*
        ];
    };
}

/// A line of the list. What is not held is linked into no program: nothing else refers to the rules of a game.
const fn listed<R: Playable>(number: u8, name: &'static str, page: bool, built_in: bool) -> Listed {
    assert!(number == R::GAME, "a game has the number that its rules say");
    let info: Option<&'static dyn GameInfo> = if built_in {
        Some(&Registered::<R>(PhantomData))
    } else {
        None
    };
    Listed {
        number,
        name,
        about: R::ABOUT,
        page,
        info,
        duels: R::DUELS,
        acts: R::ACTS,
    }
}

for_each_game!(registry);

/// Whether a game of this program fights battles with cards of their own: else it goes without all that draws and asks them.
pub const DUELS: bool = any(false);

/// Whether a game of this program plays rounds of actions: else it goes without all that finds and offers them.
pub const ACTS: bool = any(true);

/// Whether a game of this program plays rounds of actions, or else has duels.
const fn any(acts: bool) -> bool {
    let (mut at, mut any) = (0, false);
    while at < GAMES.len() {
        any |= GAMES[at].info.is_some() && if acts { GAMES[at].acts } else { GAMES[at].duels };
        at += 1;
    }
    any
}

/// The place of the game that this program plays before another has been chosen.
pub const FIRST: usize = {
    let mut at = 0;
    while GAMES[at].info.is_none() {
        at += 1;
    }
    GAMES[at].place()
};

impl Listed {
    /// Its place: its number less one.
    #[must_use]
    pub const fn place(&self) -> usize {
        self.number as usize - 1
    }
}

/// The game of a number, if there is one.
#[must_use]
pub fn of_number(number: u8) -> Option<&'static Listed> {
    GAMES.iter().find(|game| game.number == number)
}

/// The game of a name, if there is one.
#[must_use]
pub fn of_name(name: &str) -> Option<&'static Listed> {
    GAMES.iter().find(|game| game.name == name)
}

/// The games that this program holds.
pub fn built_in_games() -> impl Iterator<Item = &'static Listed> {
    GAMES.iter().filter(|game| game.info.is_some())
}

/// The game of a place, if there is one.
#[must_use]
pub fn find(place: usize) -> Option<&'static Listed> {
    GAMES.iter().find(|game| game.place() == place)
}

/// What the game of a place says of itself; where there is none, the first does.
#[must_use]
pub fn about(place: usize) -> &'static About {
    &find(place).unwrap_or(&GAMES[0]).about
}

/// Whether this program holds the game of a place; none if there is no such game.
pub fn is_built_in(place: impl Into<usize>) -> Option<bool> {
    find(place.into()).map(|game| game.info.is_some())
}

/// The game of a place, if this program holds it.
pub(crate) fn built_in(place: usize) -> Option<&'static dyn GameInfo> {
    find(place)?.info
}

/// The game of a place that this program holds.
#[must_use]
pub fn info(place: usize) -> &'static dyn GameInfo {
    match built_in(place) {
        Some(info) => info,
        None => unreachable!("a game that this program does not play"),
    }
}

/// Where things lie on the map of the game of a place: nothing anywhere, where this program does not hold it.
#[must_use]
pub fn layout(place: usize) -> &'static Layout {
    built_in(place).map_or(&Layout::EMPTY, |info| info.layout())
}

/// The number in links of the game of a place.
#[must_use]
pub const fn number_of(place: usize) -> u8 {
    place as u8 + 1
}

/// The place of a game in progress.
#[must_use]
pub fn place_of(game: &AnyGame) -> usize {
    game.info().place()
}
