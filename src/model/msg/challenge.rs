//! Challenges.

/// Something about challenges.
#[derive(Clone, Debug)]
pub enum ChallengeMsg {
    /// The list of a game, by its place in the registry.
    List(usize),
    /// A challenge of the game of this program is opened, by its place in the list.
    Begin(usize),
    /// The one on the table begins anew.
    Again,
    /// What is right is shown.
    Show,
    /// The coach is asked why the last answer was wrong.
    Why,
    /// The coach is asked how the war may go on: after what is right once the challenge is over, else after the last answer.
    Continue,
}
