//! Sounds.

use engine::Side;

/// A short sound, the more telling last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Sound {
    /// A card is played in the open.
    Card,
    /// An army or a fleet moves.
    March,
    /// Dice fall.
    Dice,
    /// A battle is won and lost, or a place falls.
    Battle,
    /// The player of this device is asked, or takes the tablet.
    Turn,
}

impl Sound {
    /// All of them.
    #[cfg(test)]
    pub const ALL: [Sound; 5] = [Sound::Card, Sound::March, Sound::Dice, Sound::Battle, Sound::Turn];

    /// How the device trembles: for so many milliseconds, with pauses between.
    pub fn pattern(self) -> &'static [u32] {
        match self {
            Sound::Card => &[12],
            Sound::March => &[20, 60, 20],
            Sound::Dice => &[15, 40, 15, 40, 15],
            Sound::Battle => &[70, 50, 40],
            Sound::Turn => &[30, 60, 30],
        }
    }
}

/// What of a game has been heard.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Heard {
    /// The game on the table, its answers, and whose turn it was to take the tablet or to answer on this device.
    pub at: Option<(u32, usize, Option<Side>)>,
}
