//! The messages: everything that can happen, by kind.

mod answer;
mod browser;
mod challenge;
mod coach;
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

pub use crate::model::msg::answer::AnswerMsg;
pub use crate::model::msg::browser::BrowserMsg;
pub use crate::model::msg::challenge::ChallengeMsg;
pub use crate::model::msg::coach::{CoachMsg, ReviewMsg};
pub use crate::model::msg::device::{DeviceMsg, InstallMsg};
pub use crate::model::msg::game::{Field, GameMsg};
pub use crate::model::msg::help::{GuideMsg, HelpMsg};
pub use crate::model::msg::keep::KeepMsg;
pub use crate::model::msg::link::LinkMsg;
pub use crate::model::msg::look::LookMsg;
pub use crate::model::msg::opponent::OpponentMsg;
pub use crate::model::msg::past::PastMsg;
pub use crate::model::msg::seat::{SeatMsg, StopChange};
pub use crate::model::msg::traits::{Redraw, Traits};

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
    /// The coach.
    Coach(CoachMsg),
    /// Challenges.
    Challenge(ChallengeMsg),
    /// What the browser tells or is asked.
    Browser(BrowserMsg),
}
