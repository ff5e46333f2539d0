//! What belongs to the players of one game on this device: how they sit, and whether the screen can be kept awake for them.

use engine::{PerSide, Side};

/// How the table lies on this device.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Device {
    /// For whom the page is turned to face the other edge of the tablet.
    pub turned: PerSide<bool>,
    /// Whether the map is turned with it; else it stays as it lies.
    pub map: bool,
    /// Who last sat opposite: he does so again.
    pub opposite: Option<Side>,
    /// Whether the browser can keep the screen awake.
    pub awake: bool,
    /// Whether there is a screen on which something can move.
    pub moves: bool,
}

impl Device {
    /// With the page turned for a side, or not any more.
    pub fn turning(mut self, side: Side) -> Self {
        self.turned[side] = !self.turned[side];
        self
    }

    /// With the players side by side, or with this side at the other edge of the tablet.
    pub fn seating(mut self, opposite: Option<Side>) -> Self {
        let sits = |side| opposite == Some(side);
        self.turned = PerSide::new(sits(Side::Rome), sits(Side::Carthage));
        self.opposite = opposite.or(self.opposite);
        self
    }

    /// Whether the players sit face to face.
    pub fn facing(self) -> bool {
        self.turned.rome != self.turned.carthage
    }
}
