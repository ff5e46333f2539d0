//! Who sits where, and what may be seen from there.

use crate::games::Asked;
use kernel::scene::AskKind;
use kernel::{PerSide, Side, Viewer};

/// Who plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mode {
    /// Two at this table.
    #[default]
    Together,
    /// One with both sides.
    Alone,
    /// This device is one side, the other plays by link.
    Link(Side),
    /// Nobody: the game plays itself.
    Watch,
}

impl Mode {
    /// Its number in a saved game.
    pub fn number(self) -> u8 {
        match self {
            Mode::Together => 0,
            Mode::Alone => 1,
            Mode::Link(Side::Rome) => 2,
            Mode::Link(Side::Carthage) => 3,
            Mode::Watch => 4,
        }
    }

    /// The mode with this number.
    pub fn of(number: u8) -> Option<Mode> {
        [
            Mode::Together,
            Mode::Alone,
            Mode::Link(Side::Rome),
            Mode::Link(Side::Carthage),
            Mode::Watch,
        ]
        .get(usize::from(number))
        .copied()
    }
}

/// The seats of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Seats {
    /// Who plays.
    pub mode: Mode,
    /// The players' names; may be empty.
    pub names: PerSide<String>,
    /// Whose hand lies open at a shared table.
    pub open: Option<Side>,
    /// Whose turn it is to take the tablet, while the curtain hangs.
    pub curtain: Option<Side>,
    /// Whether somebody wants to answer a window for a hidden card from the hand.
    pub reacting: bool,
}

impl Seats {
    /// Whether one person answers for both sides.
    pub fn alone(&self) -> bool {
        self.mode == Mode::Alone
    }

    /// Through whose eyes the table is drawn.
    pub fn viewer(&self, over: bool) -> Viewer {
        match self.mode {
            _ if over => Viewer::Both,
            Mode::Together => self.open.map_or(Viewer::Public, Viewer::Seat),
            Mode::Alone | Mode::Watch => Viewer::Both,
            Mode::Link(side) => Viewer::Seat(side),
        }
    }

    /// Whether a question may be answered on this device.
    pub fn answers(&self, to: Side) -> bool {
        match self.mode {
            Mode::Together | Mode::Alone => true,
            Mode::Link(side) => side == to,
            Mode::Watch => false,
        }
    }

    /// Whether the answers to a question may be shown.
    pub fn shows(&self, asked: &Asked) -> bool {
        self.answers(asked.to) && (!asked.secret || self.viewer(false).sees(asked.to))
    }

    /// Whether a hidden window waits that is answered by a bar of two equal buttons.
    pub fn window(&self, asked: &Asked) -> bool {
        asked.kind == AskKind::Window && self.mode == Mode::Together && !(self.reacting && self.shows(asked))
    }

    /// Hangs or takes down the curtain for the question that waits.
    pub fn turn_to(&mut self, asked: Option<&Asked>) {
        let to = asked.map(|a| a.to);
        if self.open != to {
            self.open = None;
        }
        let needs = asked.filter(|a| self.mode == Mode::Together && a.secret && !self.shows(a));
        self.curtain = needs
            .filter(|a| a.kind != AskKind::Window || self.reacting)
            .map(|a| a.to);
        if asked.is_none_or(|a| a.kind != AskKind::Window) {
            self.reacting = false;
        }
    }

    /// What a player is called: his name, or his side's.
    pub fn name(&self, side: Side) -> &str {
        if self.names[side].is_empty() {
            side.name()
        } else {
            &self.names[side]
        }
    }
}
