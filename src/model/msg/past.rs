//! Messages about looking back at earlier moments of a game, and about searching its log.

use crate::model::log_index::Search;
use crate::model::replay::Jump;
use crate::model::rewind::RewindMsg;
use engine::{Side, SpaceId};

/// The past is looked at, searched, or returned to.
#[derive(Clone, Debug)]
pub enum PastMsg {
    /// Look back, beginning at the last moment.
    Begin,
    /// Look back at the moment of this line of the log.
    Line(usize),
    /// Go to this moment.
    Seek(usize),
    /// The slider was moved.
    Slide(String),
    /// Jump to another moment.
    Go(Jump),
    /// Starts or pauses the automatic replay.
    Run,
    /// Another pace.
    Pace,
    /// A war that is over is seen as this side saw it, or as both did.
    Eyes(Option<Side>),
    /// The time of a moment is over; the number tells an old clock from the present one.
    Tick(u32),
    /// Back to the game.
    Leave,
    /// A game of its own from here: as it was, or with other dice; the number is fresh chance.
    Fork(bool, u64),
    /// A place is shown on the map.
    Show(SpaceId),
    /// Something else is looked for in the log.
    Search(Search),
    /// Words are typed that are looked for.
    Words(String),
    /// A turn of the log is opened.
    Turn(usize),
    /// The log goes out as a file.
    Export,
    /// The log goes to the clipboard.
    CopyLog,
    /// The page is printed.
    Print,
    /// Both agree to go back beyond a die, and do.
    Rewind(RewindMsg),
}

impl PastMsg {
    /// Whether it goes to a moment of the past, or leaves it.
    pub fn moves_in_the_past(&self) -> bool {
        matches!(
            self,
            PastMsg::Begin
                | PastMsg::Line(_)
                | PastMsg::Leave
                | PastMsg::Seek(_)
                | PastMsg::Slide(_)
                | PastMsg::Go(_)
                | PastMsg::Run
        )
    }
}
