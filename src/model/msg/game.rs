//! Games that begin, and games that play themselves.

use crate::model::SideChoice;
use engine::Side;

/// A game begins or runs by itself.
#[derive(Clone, Debug)]
pub enum GameMsg {
    /// A field of the form of a new game is changed.
    Form(Field),
    /// A new game of this kind, by its place in the registry, is set up; played in this way, if one is chosen.
    SetUp(usize, Option<usize>),
    /// A new game begins; the number is fresh chance.
    Start(u64),
    /// The lesson of this game begins; the number is fresh chance.
    Learn(usize, u64),
    /// A game of this kind that plays itself begins; the number is fresh chance.
    Watch(usize, u64),
    /// A new game of the same players, sides changed; the number is fresh chance.
    Rematch(u64),
    /// The same at the level of the computer player that is offered after wins or losses running.
    Offered(u64),
    /// It pauses or goes on.
    Pause,
    /// It plays faster or slower.
    Faster,
    /// In it the computer player of this side plays at the next level.
    NextLevel(Side),
}

/// A field of the form of a new game.
#[derive(Clone, Debug)]
pub enum Field {
    /// Which game, by its place in the registry.
    War(usize),
    /// Who plays.
    Players(usize),
    /// The name of a player.
    Name(usize, String),
    /// The level of the computer player, by its number.
    Level(u8),
    /// A short war, by its place in the game's list, or the whole war.
    ShortWar(Option<usize>),
    /// Whether there are hints in a war against it.
    Hints(bool),
    /// Which side the first player takes.
    Lot(SideChoice),
    /// The seed.
    Seed(String),
    /// Whether two at one table sit face to face.
    Facing(bool),
    /// The value of a switch of the set-up, by the place of the switch.
    Setting(usize, u32),
}
