//! A player by reasons, without search.

use crate::evaluate::{Advice, Evaluate, SeatView};
use crate::tables::GUMBEL;
use crate::weights::Weights;
use engine::{Choice, Decider, Decision, Lot, Nature, Question, Seed, Seeded};

/// Answers for both sides by the points of a game's reasons, with some noise. It looks at what the side that is asked may see alone.
///
/// ```
/// let mut policy = ai::Policy::new(engine::Seed(1), 4);
/// assert_eq!(policy.pick(&[0, 1600, 48]), 1, "a hundred points outweigh any noise");
/// ```
#[derive(Clone, Debug)]
pub struct Policy {
    heat: u8,
    chance: Seeded,
    points: Vec<i32>,
    /// What reasons count; that of the game if there is none.
    table: Option<&'static [Weights]>,
}

impl Policy {
    /// A player of its own seed. With heat an answer that has as many points less as the heat says is taken e times as seldom; with none
    /// the best is taken, of equals the first.
    #[must_use]
    pub const fn new(seed: Seed, heat: u8) -> Self {
        Policy {
            heat,
            chance: Seeded::new(seed),
            points: Vec::new(),
            table: None,
        }
    }

    /// The same player by another table of what reasons count.
    #[must_use]
    pub const fn weighing(mut self, table: &'static [Weights]) -> Self {
        self.table = Some(table);
        self
    }

    /// Another seed, with the room that it has.
    pub fn reseed(&mut self, seed: Seed) {
        self.chance = Seeded::new(seed);
    }

    /// The index of the answer to a question.
    pub fn choose<R: Evaluate>(&mut self, state: &R::State, question: &Question<R::Prompt>, legal: &[Choice]) -> usize {
        let mut points = core::mem::take(&mut self.points);
        let seat = SeatView {
            state,
            side: question.to,
        };
        let table = self.table.unwrap_or(R::WEIGHTS);
        let mut advice = Advice::new(legal, &mut points).weighing::<R>(question, table);
        R::advise(&seat, question, &mut advice);
        let at = self.pick(&points);
        self.points = points;
        at
    }

    /// The index of the answer among answers of so many points, in parts of [`crate::WHOLE_WEIGHT`].
    pub fn pick(&mut self, points: &[i32]) -> usize {
        let mut best = (i32::MIN, 0);
        for (at, points) in points.iter().enumerate() {
            let noise = if self.heat == 0 {
                0
            } else {
                i32::from(self.heat) * self.noise()
            };
            let points = points + noise;
            if points > best.0 {
                best = (points, at);
            }
        }
        best.1
    }

    fn noise(&mut self) -> i32 {
        let faces = GUMBEL.len() as u8;
        i32::from(GUMBEL[self.chance.pick(Lot::Die { id: 0, faces }) as usize])
    }
}

impl<R: Evaluate> Decider<R> for Policy {
    fn decide(&mut self, state: &R::State, question: &Question<R::Prompt>, legal: &[Choice]) -> Decision {
        Decision::Take(self.choose::<R>(state, question, legal))
    }
}
