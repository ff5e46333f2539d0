//! The coach.

/// What is wanted of the coach.
#[derive(Clone, Debug)]
pub enum CoachMsg {
    /// A hint for the question that stands.
    Ask,
    /// The hint is put away.
    Close,
}
