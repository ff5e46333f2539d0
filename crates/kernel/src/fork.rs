//! A game of its own from a moment of another: what has not been seen changes places, and other dice fall.

use crate::mark::{Mark, Resumed};
use crate::past::Fork;
use crate::retrace::retrace_watching;
use crate::{
    CardId, CardSet, Dice, Game, Lot, Nature, PerSide, Relabel, Rules, Seed, Seeded, Side, Step, Timeline, Viewer, mix,
};

impl<R: Rules> Timeline<R> {
    /// A game of its own from the moment after so many answers, with this id: other dice fall, and the cards that this viewer has not
    /// seen change places, so that playing it tells nothing of the game it came from. What was played before stays as it was.
    ///
    /// ```
    /// # #[path = "../examples/pig.rs"] #[allow(dead_code)] mod pig;
    /// use kernel::{Envelope, Seed, Side, Timeline, Viewer};
    /// let game = Timeline::<pig::Pig>::new((), Seed(4), Envelope::default());
    /// let fork = game.fork(0, 77, Viewer::Seat(Side::Rome));
    /// assert_eq!((fork.envelope.id, fork.undo_floor()), (77, 0));
    /// ```
    #[must_use]
    pub fn fork(&self, answers: usize, id: u32, by: Viewer) -> Self {
        let mut fork = self.clone();
        fork.envelope.id = id;
        let salt = (mix(u64::from(id) ^ self.seed().0) >> 40) as u32;
        fork.rewind(answers, Dice::Fork(Fork { by, salt }));
        fork
    }

    /// The same game up to the moment after so many answers, with this id: the same dice will fall and the same cards lie hidden, as in a
    /// game that is over and known.
    ///
    /// ```
    /// # #[path = "../examples/pig.rs"] #[allow(dead_code)] mod pig;
    /// use kernel::{Choice, Envelope, Seed, Timeline};
    /// let mut game = Timeline::<pig::Pig>::new((), Seed(4), Envelope::default());
    /// game.answer(Choice::Pass)?;
    /// let branch = game.branch(0, 77);
    /// assert_eq!((branch.envelope.id, branch.answers().len(), game.cursor()), (77, 0, 1));
    /// # Ok::<(), kernel::NotOffered>(())
    /// ```
    #[must_use]
    pub fn branch(&self, answers: usize, id: u32) -> Self {
        let mut branch = self.clone();
        branch.envelope.id = id;
        branch.keep_until(answers);
        branch
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
        let names = shuffled::<R>(known(game, fork.by), &mut chance);
        let mut checkpoint = game.checkpoint().clone();
        R::relabel(&mut checkpoint, &names);
        let renamed = |step: &Step| Step {
            choice: names.choice(step.choice),
            ..*step
        };
        let resumed = Resumed {
            journal: game.journal().iter().map(renamed).collect(),
            nature: *game.nature(),
        };
        let begun = &self.marks[self.mark];
        let mark = Mark {
            state: checkpoint,
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

/// The cards whose places this viewer knows: those seen since the checkpoint and those seen now.
fn known<R: Rules>(game: &Game<R>, by: Viewer) -> CardSet {
    let mut seen = PerSide::<CardSet>::default();
    let mut look = |state: &R::State| {
        for side in Side::BOTH {
            seen[side] = seen[side].or(R::seen(state, side));
        }
    };
    look(game.checkpoint());
    look(game.state());
    retrace_watching::<R>(game.checkpoint().clone(), game.journal(), &mut look);
    match by {
        Viewer::Seat(side) => seen[side],
        Viewer::Public => seen.rome.and(seen.carthage),
        Viewer::Both => seen.rome.or(seen.carthage),
    }
}

/// Shuffles the cards that are not known, each among those of its deck.
pub(crate) fn shuffled<R: Rules>(known: CardSet, chance: &mut Seeded) -> Relabel {
    let mut names = Relabel::identity();
    for deck in R::decks() {
        let hidden: Vec<CardId> = deck.without(known).iter().collect();
        for last in (1..hidden.len()).rev() {
            let faces = last as u8 + 1;
            let other = chance.pick(Lot::Die { id: 0, faces }) as usize;
            names.swap(hidden[last], hidden[other]);
        }
    }
    names
}
