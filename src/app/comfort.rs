//! What belongs to the players of one game on this device: whom the table faces, and whether the screen can be kept awake for them.

use super::model::Model;
use super::settings::Speed;
use kernel::{PerSide, Side};

/// How the table lies on this device.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Comfort {
    /// For whom the table is turned to face the other side of the tablet.
    pub turned: PerSide<bool>,
    /// Whether the browser can keep the screen awake.
    pub awake: bool,
    /// Whether there is a screen on which something can move.
    pub moves: bool,
}

impl Comfort {
    /// With the table turned for a side, or not any more.
    pub fn turning(mut self, side: Side) -> Self {
        self.turned[side] = !self.turned[side];
        self
    }
}

impl Model {
    /// How fast that is played which happens without a tap.
    pub fn pace(&self) -> Speed {
        if self.comfort.moves {
            self.settings.speed()
        } else {
            Speed::Off
        }
    }
}
