//! Places on the tape of a game.

use crate::{Game, Rules, Seeded, Step};

/// A checkpoint and where on the tape it lies.
#[derive(Clone)]
pub(crate) struct Checkpoint<S> {
    pub(crate) state: S,
    pub(crate) nature: Seeded,
    pub(crate) answers: usize,
    pub(crate) steps: usize,
    pub(crate) log: usize,
    /// For a fork: what had led on from the checkpoint when it began.
    pub(crate) fork: Option<Resumed>,
}

/// What had happened since a checkpoint.
#[derive(Clone)]
pub(crate) struct Resumed {
    pub(crate) journal: Vec<Step>,
    pub(crate) nature: Seeded,
}

impl<S: Clone> Checkpoint<S> {
    /// The game as it stands at the mark; `None` if a fork's journal does not come about.
    pub(crate) fn begin<R: Rules<State = S>>(&self) -> Option<Game<R>> {
        match &self.fork {
            None => Some(Game::from_state(self.state.clone(), self.nature)),
            Some(Resumed { journal, nature }) => {
                Game::resume(self.state.clone(), journal.clone(), self.nature, *nature)
            }
        }
    }
}

/// The place at which the game waits after some number of answers.
#[derive(Clone, Copy)]
pub(crate) struct WaitPoint {
    pub(crate) steps: u32,
    pub(crate) log: u32,
    /// The fewest answers to which a player may go back alone.
    pub(crate) floor: u32,
}
