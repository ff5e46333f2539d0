//! What the lines of the log are in the story of a game.

/// What a line of the log is in the story of the game: for filters, for the marks of a timeline, and to find what belongs to a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tells {
    /// Any other line.
    #[default]
    Other,
    /// A battle begins: the lines that follow and lie as deep are its own.
    Battle,
    /// One attempt of several, as a die of a siege: with those that follow and lie as deep it is one.
    Attempt,
    /// Progress of an attempt, or the loss of that progress.
    Progress,
    /// A battle is won.
    Won,
    /// A place falls that was fought for.
    Falls,
    /// A leader is lost.
    Death,
    /// A place changes hands, or is nobody's any more.
    Control,
    /// A region changes hands.
    Region,
    /// Points are counted.
    Points,
    /// Cards are shuffled or leave the game.
    Shuffled,
    /// A turn begins.
    Turn,
    /// It is a side's turn to play, and it has done nothing yet; without a side what befalls both begins.
    Round,
    /// An event that is drawn for both sides, or what it does.
    Event,
    /// What is taken or paid at the end of a turn.
    Income,
    /// A card becomes a side's own.
    Acquired,
    /// A side plays a card in its turn to play: what it does with it follows.
    Played,
}

/// A part of what is told of a turn that has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// Its heading.
    pub title: &'static str,
    /// What is said if there is nothing to tell.
    pub none: &'static str,
    /// The lines that it tells; with none it tells what each side has lost.
    pub of: &'static [Tells],
}

impl Chapter {
    /// What each side has lost.
    pub const LOSSES: Self = Chapter::new("Losses", "", &[]);

    /// These lines under a heading.
    #[must_use]
    pub const fn new(title: &'static str, none: &'static str, of: &'static [Tells]) -> Self {
        Chapter { title, none, of }
    }
}
