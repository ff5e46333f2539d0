//! What is looked at: screens, sheets, the map, the playback.

use crate::model::map_move::MapMove;
use crate::model::msg::Msg;
use crate::model::playback::Play;
use crate::model::screen::Screen;
use crate::model::{Sheet, Tab};
use engine::SpaceId;

/// A change of what is shown, not of the game.
#[derive(Clone, Debug)]
pub enum LookMsg {
    /// Another screen is opened.
    Go(Screen),
    /// A sheet is opened.
    Open(Sheet),
    /// The topmost sheet is closed.
    Close,
    /// The browser's "back": closes the topmost sheet; without one it leads to Home.
    Back,
    /// The topmost sheet is closed and another message follows.
    Instead(Box<Msg>),
    /// The report of a battle is closed.
    CloseReport,
    /// The report is unfolded or folded where it is one line.
    UnfoldReport,
    /// The tip and the fan are closed, and the line that is told on the map.
    CloseTip,
    /// A piece of the fanned-out stack is selected.
    Piece(usize),
    /// A tab is shown on a narrow screen.
    Tab(Tab),
    /// The other hand is shown in front.
    SwapHands,
    /// The buttons that move the map are unfolded or folded.
    Tools,
    /// The map is moved.
    Map(MapMove),
    /// The keyboard cursor moves on the map.
    Cursor(Option<SpaceId>),
    /// The line that is told on the map has been shown long enough.
    News,
    /// The odds of one more answer are worked out.
    Weigh,
    /// The playback goes on or is skipped.
    Play(Play),
}
