//! What looking back asks for.

/// What only the browser can do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplayEffect {
    /// Send [`PastMsg::Tick`] with this number after so many milliseconds.
    Tick(u32, u32),
    /// Print the page.
    Print,
}

/// Where a jump through the past leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Jump {
    /// To the first moment.
    First,
    /// To the last.
    Last,
    /// By one answer.
    Answer(bool),
    /// To the beginning of a turn.
    Turn(bool),
    /// To a battle.
    Battle(bool),
}
