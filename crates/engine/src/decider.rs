//! Who answers: nobody yet, a list of answers, or chance.

use crate::{Choice, Lot, Nature, Question, Rules, Seed, Seeded};

/// A moment of a run at which nobody is asked.
#[derive(Clone, Copy, Debug)]
pub enum Moment {
    /// A die is about to be rolled, or a card drawn.
    Chance(Lot),
    /// A round ends: all that follows in the section depends on the state alone.
    Round,
    /// A segment has ended in a straight run ([`crate::Runner`]): the state is the checkpoint of the next.
    Segment,
}

/// What a decider says to a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Decision {
    /// The legal choice with this index.
    Take(usize),
    /// The game pauses here.
    Wait,
    /// The run is of no more interest.
    Cut,
}

/// Answers the questions of the rules.
pub trait Decider<R: Rules> {
    /// Decides among the legal choices (at least one).
    fn decide(&mut self, state: &R::State, question: &Question<R::Prompt>, legal: &[Choice]) -> Decision;

    /// Whether the run is of no more interest at a moment at which nobody is asked.
    fn stops(&mut self, _state: &R::State, _moment: Moment) -> bool {
        false
    }
}

/// Pauses at every question.
#[derive(Clone, Copy, Debug, Default)]
pub struct Wait;

impl<R: Rules> Decider<R> for Wait {
    fn decide(&mut self, _: &R::State, _: &Question<R::Prompt>, _: &[Choice]) -> Decision {
        Decision::Wait
    }
}

/// Gives a list of answers in order, each only if it is legal, and pauses at its end or at the first that is not.
///
/// ```
/// use engine::{Choice, Feed, Game, Seed};
/// let mut game = Game::<pig::Pig>::new((), Seed(4));
/// let mut feed = Feed::new(&[Choice::Pass, Choice::Yes, Choice::Number(9)]);
/// game.play(&mut feed);
/// assert_eq!(feed.given, 2, "nothing is asked that 9 would answer");
/// ```
#[derive(Clone, Debug)]
pub struct Feed<'a> {
    answers: &'a [Choice],
    /// How many have been given.
    pub given: usize,
}

impl<'a> Feed<'a> {
    /// Feeds these answers.
    #[must_use]
    pub const fn new(answers: &'a [Choice]) -> Self {
        Feed { answers, given: 0 }
    }
}

impl<R: Rules> Decider<R> for Feed<'_> {
    fn decide(&mut self, _: &R::State, _: &Question<R::Prompt>, legal: &[Choice]) -> Decision {
        let Some(at) = self
            .answers
            .get(self.given)
            .and_then(|a| legal.iter().position(|c| c == a))
        else {
            return Decision::Wait;
        };
        self.given += 1;
        Decision::Take(at)
    }
}

/// Answers uniformly at random, and keeps what it answered.
///
/// ```
/// use engine::{Game, Random, Seed};
/// let mut game = Game::<pig::Pig>::new((), Seed(4));
/// let mut random = Random::new(Seed(1));
/// game.play(&mut random);
/// assert!(game.outcome().is_some() && random.decisions > 0);
/// ```
#[derive(Clone, Debug)]
pub struct Random {
    chance: Seeded,
    /// Questions that left a choice (two legal answers or more).
    pub decisions: u64,
    /// The answers given, if they are kept.
    pub answers: Vec<Choice>,
    keeps: bool,
}

impl Random {
    /// A random player of its own seed.
    #[must_use]
    pub const fn new(seed: Seed) -> Self {
        Random {
            chance: Seeded::new(seed),
            decisions: 0,
            answers: Vec::new(),
            keeps: true,
        }
    }

    /// One that does not keep its answers.
    #[must_use]
    pub const fn forgetful(seed: Seed) -> Self {
        let mut random = Self::new(seed);
        random.keeps = false;
        random
    }
}

impl<R: Rules> Decider<R> for Random {
    fn decide(&mut self, _: &R::State, _: &Question<R::Prompt>, legal: &[Choice]) -> Decision {
        self.decisions += u64::from(legal.len() > 1);
        let at = self.chance.pick(Lot::Die {
            id: 0,
            faces: legal.len() as u8,
        }) as usize;
        if self.keeps {
            self.answers.push(legal[at]);
        }
        Decision::Take(at)
    }
}
