//! The coach.

use engine::{Choice, Side};

/// What is wanted of the coach.
#[derive(Clone, Debug)]
pub enum CoachMsg {
    /// A hint for the question that stands.
    Ask,
    /// How the war may go on after an answer of the hint, by its place.
    Continue(usize),
    /// The hint is put away.
    Close,
    /// The reasons of the mark above Confirm are shown, or put away.
    Why,
    /// What is wanted of the review.
    Review(ReviewMsg),
}

/// What is wanted of the review of the war on the table.
#[derive(Clone, Debug)]
pub enum ReviewMsg {
    /// It is shown through the eyes of a side; it begins, or goes on.
    Open(Side),
    /// It is shown as it was left.
    Reopen,
    /// It stops, or goes on.
    Run(bool),
    /// The moment of an answer is shown, by its place in the review.
    Moment(usize),
    /// The moment of a fault is shown, for another answer.
    Again(usize),
    /// Looks back at the war after so many answers.
    Look(usize),
    /// That is answered there.
    Try(Choice),
    /// The coach is asked how the war may go on after this answer there.
    Continue(Choice),
}
