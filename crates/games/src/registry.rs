//! The games that a program names, and those that it holds.

use kernel::Shown;
use kernel::about::About;

/// A game of the list.
#[derive(Clone, Copy, Debug)]
pub struct Listed {
    /// Its number in links.
    pub number: u8,
    /// How the command line spells it; so are its folder and its feature called.
    pub name: &'static str,
    /// What it says of itself.
    pub about: About,
    /// Whether the page has a program for it; else tests alone play it.
    pub page: bool,
    /// Whether this program holds its rules.
    pub here: bool,
    /// Whether it fights battles with cards of their own.
    duels: bool,
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

/// A line of the list.
const fn listed<R: Shown>(number: u8, name: &'static str, page: bool, here: bool) -> Listed {
    assert!(number == R::GAME, "a game has the number that its rules say");
    Listed {
        number,
        name,
        about: R::ABOUT,
        page,
        here,
        duels: R::DUELS,
    }
}

for_each_game!(registry);

/// Whether a game of this program fights battles with cards of their own: else it goes without all that draws and asks them.
pub const DUELS: bool = {
    let (mut at, mut any) = (0, false);
    while at < GAMES.len() {
        any |= GAMES[at].here && GAMES[at].duels;
        at += 1;
    }
    any
};

/// The game of a number, if there is one.
pub fn of_number(number: u8) -> Option<&'static Listed> {
    GAMES.iter().find(|game| game.number == number)
}

/// The game of a name, if there is one.
pub fn of_name(name: &str) -> Option<&'static Listed> {
    GAMES.iter().find(|game| game.name == name)
}

/// The games that this program holds.
pub fn here() -> impl Iterator<Item = &'static Listed> {
    GAMES.iter().filter(|game| game.here)
}
