//! A game of its own from a moment of another: what has not been seen changes places, and other dice fall.

use crate::checkpoint::{Checkpoint, Resumed};
use crate::past::Fork;
use crate::world::Worlds;
use crate::{Dice, Rules, Seed, Seeded, Timeline, Viewer, mix};

impl<R: Rules> Timeline<R> {
    /// A game of its own from the moment after so many answers, with this id: other dice fall, and the cards that this viewer has not
    /// seen change places, so that playing it tells nothing of the game it came from. What was played before stays as it was. An action
    /// of the other side that it has not yet carried out is not among it: the fork begins before.
    ///
    /// ```
    /// use engine::{Envelope, Seed, Side, Timeline, Viewer};
    /// let game = Timeline::<pig::Pig>::new((), Seed(4), Envelope::default());
    /// let fork = game.fork(0, 77, Viewer::Seat(Side::Rome));
    /// assert_eq!((fork.envelope.id, fork.undo_floor()), (77, 0));
    /// ```
    #[must_use]
    pub fn fork(&self, answers: usize, id: u32, by: Viewer) -> Self {
        let mut fork = self.clone();
        fork.envelope.id = id;
        let salt = (mix(u64::from(id) ^ self.seed().0) >> 40) as u32;
        let forgets = true;
        fork.rewind(answers, Dice::Fork(Fork { by, salt, forgets }));
        fork
    }

    /// The same game up to the moment after so many answers, with this id: the same dice will fall and the same cards lie hidden, as in a
    /// game that is over and known.
    ///
    /// ```
    /// use engine::{Choice, Envelope, Seed, Timeline};
    /// let mut game = Timeline::<pig::Pig>::new((), Seed(4), Envelope::default());
    /// game.answer(Choice::Pass)?;
    /// let branch = game.branch(0, 77);
    /// assert_eq!((branch.envelope.id, branch.answers().len(), game.cursor()), (77, 0, 1));
    /// # Ok::<(), engine::NotOffered>(())
    /// ```
    #[must_use]
    pub fn branch(&self, answers: usize, id: u32) -> Self {
        let mut branch = self.clone();
        branch.envelope.id = id;
        branch.keep_until(answers);
        branch
    }

    /// After how many answers play can go on when it goes back to here: not in the midst of an action that the viewer of a fork, of this
    /// one or of one that began later, has not been told.
    pub(crate) fn stand_for(&self, fork: Option<Viewer>) -> usize {
        let later = self.rewinds().iter().filter_map(|r| match r.dice {
            Dice::Fork(fork) if r.at as usize > self.cursor() => Some(fork.by),
            _ => None,
        });
        let uncommitted = later.chain(fork).map(|by| self.game().uncommitted_to(by)).max();
        self.cursor() - uncommitted.unwrap_or(0)
    }

    /// Lets every fork of the tape that begins here, or began later before play went back to here, take effect.
    pub(crate) fn enter_forks(&mut self) {
        let here = self.cursor() as u32;
        let forks = self.rewinds().iter().filter_map(|r| match r.dice {
            Dice::Fork(fork) if r.at <= here => Some(fork),
            _ => None,
        });
        let forks: Vec<Fork> = forks.collect();
        if forks.is_empty() {
            return;
        }
        let entered = self.marks[..=self.mark].iter().filter(|m| m.fork.is_some()).count();
        for fork in forks.into_iter().skip(entered) {
            self.enter(fork);
        }
    }

    /// The position and what led to it since its checkpoint, in a world in which the unseen cards have changed places.
    fn enter(&mut self, fork: Fork) {
        let game = self.game();
        let mut chance = Seeded::new(Seed(mix(self.seed().0 ^ u64::from(fork.salt))));
        let world = Worlds::of(game, fork.by, fork.forgets).sample(&mut chance);
        let resumed = Resumed {
            journal: world.journal,
            nature: *game.nature(),
        };
        let begun = &self.marks[self.mark];
        let mark = Checkpoint {
            state: world.checkpoint,
            nature: *game.nature_before(),
            answers: self.cursor(),
            steps: begun.steps,
            log: begun.log,
            fork: Some(resumed),
        };
        // The rules ask nothing that depends on what is hidden, so the journal comes about in any such world.
        let Some(game) = mark.begin::<R>() else { return };
        self.marks.push(mark);
        self.stand_in(game);
    }
}
