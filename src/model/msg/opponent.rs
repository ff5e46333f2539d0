//! The computer player.

use ai::message::Reply;

/// What the computer player says, and what is done about it.
#[derive(Clone, Debug)]
pub enum OpponentMsg {
    /// Its program says something.
    Said(Reply),
    /// Its program cannot be had.
    Missing,
    /// The host has its program no more.
    Outdated,
    /// Its program has stopped, or has said nothing for too long.
    Silent,
    /// It shall answer now.
    Hurry,
    /// Play goes back to the person's last question.
    TakeBack,
    /// Its program is started again.
    Again,
    /// The person takes both sides: its hand is shown.
    TakeBoth,
}
