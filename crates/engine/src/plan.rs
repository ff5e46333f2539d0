//! Answers to many questions given by one gesture.

use crate::{By, Choice, NotOffered, Rules, Side, Timeline};
use std::collections::VecDeque;

/// One answer of a plan.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Planned {
    /// The number of the prompt it is meant for; any prompt if `None`.
    pub tag: Option<u8>,
    /// The answer.
    pub choice: Choice,
}

/// Why a plan stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// The whole plan was carried out.
    Done,
    /// The other side is asked.
    Reaction(Side),
    /// A die was rolled or a card or piece was drawn: look before you go on.
    Chance,
    /// Another question is asked than the next answer is meant for.
    Elsewhere,
    /// The next answer is not legal.
    Refused(NotOffered),
    /// The game is over.
    Over,
}

/// What a plan did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Carried {
    /// How many answers it gave.
    pub given: usize,
    /// Why it stopped.
    pub stop: Stop,
    /// What remains, to be offered again.
    pub rest: Plan,
}

/// A list of answers of one side, each checked when its turn comes.
///
/// ```
/// use engine::{Choice, Envelope, Plan, Seed, Side, Stop, Timeline};
/// let mut game = Timeline::<pig::Pig>::new((), Seed(4), Envelope::default());
/// game.answer(Choice::Pass)?;
/// let plan = Plan::of(Side::Rome).then(Choice::Yes).then(Choice::No);
/// let carried = plan.carry_out(&mut game);
/// assert_eq!((carried.given, carried.stop), (1, Stop::Reaction(Side::Carthage)), "may Carthage trip the roller?");
/// # Ok::<(), engine::NotOffered>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    side: Side,
    answers: VecDeque<Planned>,
}

impl Plan {
    /// An empty plan of a side.
    #[must_use]
    pub fn of(side: Side) -> Self {
        Plan {
            side,
            answers: VecDeque::new(),
        }
    }

    /// Adds an answer to whatever is asked then.
    #[must_use]
    pub fn then(mut self, choice: Choice) -> Self {
        self.answers.push_back(Planned { tag: None, choice });
        self
    }

    /// Adds an answer meant for the prompt with this number ([`Rules::prompt_id`]) alone.
    #[must_use]
    pub fn then_at(mut self, prompt: u8, choice: Choice) -> Self {
        let tag = Some(prompt);
        self.answers.push_back(Planned { tag, choice });
        self
    }

    /// Whose plan it is.
    #[must_use]
    pub fn side(&self) -> Side {
        self.side
    }

    /// The answers not yet given.
    pub fn answers(&self) -> impl ExactSizeIterator<Item = Planned> + '_ {
        self.answers.iter().copied()
    }

    /// Gives the answers in order. Stops at a question to the other side, after a die or a draw, at a question the next answer is not
    /// meant for, and at an answer that is not legal. A planned answer that turned out to be the only one has been given by itself.
    #[must_use]
    pub fn carry_out<R: Rules>(mut self, game: &mut Timeline<R>) -> Carried {
        let mut given = 0;
        let stop = loop {
            if self.answers.is_empty() {
                break Stop::Done;
            }
            match self.next(game) {
                Ok(()) => given += 1,
                Err(stop) => break stop,
            }
            let steps = game.consequences(game.cursor() - 1);
            let chance = steps.iter().any(|step| step.by == By::Nature);
            for step in &steps[1..] {
                let forced = step.by == By::Forced(self.side);
                self.answers
                    .pop_front_if(|p| forced && p.choice == step.choice && p.tag.is_none_or(|tag| tag == step.tag));
            }
            if chance && !self.answers.is_empty() && game.game().asked() == Some(self.side) {
                break Stop::Chance;
            }
        };
        Carried {
            given,
            stop,
            rest: self,
        }
    }

    /// Gives the next answer.
    fn next<R: Rules>(&mut self, game: &mut Timeline<R>) -> Result<(), Stop> {
        let next = self.answers.front().copied().ok_or(Stop::Done)?;
        let asked = game.pending().ok_or(Stop::Over)?.question;
        if asked.to != self.side {
            return Err(Stop::Reaction(asked.to));
        }
        if next.tag.is_some_and(|tag| tag != R::prompt_id(asked.about)) {
            return Err(Stop::Elsewhere);
        }
        game.answer(next.choice).map_err(Stop::Refused)?;
        self.answers.pop_front();
        Ok(())
    }
}
