//! The messages: everything that can happen, by kind.

mod answer;
mod browser;
mod device;
mod game;
mod help;
mod keep;
mod link;
mod look;
mod opponent;
mod past;
mod seat;
mod traits;

pub use answer::AnswerMsg;
pub use browser::BrowserMsg;
pub use device::{AnywhereMsg, DeviceMsg};
pub use game::{Field, GameMsg};
pub use help::{GuideMsg, HelpMsg};
pub use keep::KeepMsg;
pub use link::LinkMsg;
pub use look::{LookMsg, MapMove};
pub use opponent::OpponentMsg;
pub use past::PastMsg;
pub use seat::{SeatMsg, StopChange};
pub use traits::{Redraw, Traits};

/// Something has happened.
#[derive(Clone, Debug)]
pub enum Msg {
    /// The player answers at the table, or prepares an answer.
    Answer(AnswerMsg),
    /// Seats, hands and the questions at which the page stops.
    Seat(SeatMsg),
    /// What is shown.
    Look(LookMsg),
    /// The past of the game and its log.
    Past(PastMsg),
    /// New games, and games that play themselves.
    Game(GameMsg),
    /// Kept games.
    Keep(KeepMsg),
    /// Games as links.
    Link(LinkMsg),
    /// The rules help and the lesson.
    Help(HelpMsg),
    /// What belongs to this device.
    Device(DeviceMsg),
    /// The computer player.
    Opponent(OpponentMsg),
    /// What the browser tells or is asked.
    Browser(BrowserMsg),
}
