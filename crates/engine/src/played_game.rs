//! A game as it was played: where it began, and all that was answered and fell.

use crate::{
    By, Choice, Decider, Decision, Halt, Lot, Moment, Nature, Outcome, Question, Rules, Runner, Side, Silent, Step,
    Timeline, code,
};
use core::cell::Cell;
use serde::{Deserialize, Serialize};

/// A game as it was played, for reviews after it: hidden cards and all. It holds no seed, so nothing of what comes. Of a fork, in which unseen
/// cards have changed places, it holds what came after that.
///
/// ```
/// use engine::{Envelope, PlayedGame, Seed, Timeline};
/// let game = Timeline::<pig::Pig>::new((), Seed(7), Envelope::default());
/// let played = PlayedGame::of(&game);
/// assert_eq!(PlayedGame::from_bytes(&played.to_bytes()), Some(played));
/// ```
pub struct PlayedGame<R: Rules> {
    start: R::State,
    steps: Vec<Step>,
    before: u32,
}

/// What travels of it.
#[derive(Serialize, Deserialize)]
struct Wire<S> {
    game: u8,
    start: S,
    steps: Vec<Step>,
    before: u32,
}

/// A moment of a played game.
#[derive(Clone, Debug)]
pub struct PlayedMoment<S> {
    /// The position.
    pub state: S,
    /// Answers that had been given, those before its start included.
    pub given: usize,
    /// Dice and draws that had fallen.
    pub fallen: usize,
}

/// The moments of a played game, and how it ended, if it has.
pub type Played<S> = (Vec<PlayedMoment<S>>, Option<Outcome>);

impl<R: Rules> PlayedGame<R> {
    /// A game up to where its timeline stands.
    #[must_use]
    pub fn of(game: &Timeline<R>) -> Self {
        let (start, steps, before) = game.traced();
        PlayedGame {
            start: start.clone(),
            steps,
            before: before as u32,
        }
    }

    /// How many answers had been given before its start.
    #[must_use]
    pub fn before(&self) -> usize {
        self.before as usize
    }

    /// The answers that the sides chose since its start, in their order.
    #[must_use]
    pub fn answers(&self) -> Vec<(Side, Choice)> {
        let answered = self.steps.iter().filter_map(|step| match step.by {
            By::Answer(side) => Some((side, step.choice)),
            By::Forced(_) | By::Nature => None,
        });
        answered.collect()
    }

    /// Plays it as it was played. The positions between segments that are `wanted`, that at its start before them, and how it ended, if it has.
    /// `None` if it does not come about so.
    #[must_use]
    pub fn moments(&self, wanted: impl Fn(&R::State) -> bool) -> Option<Played<R::State>> {
        let (answers, fallen) = (self.answers(), Cell::new(0));
        let fell = self.steps.iter().filter(|step| step.by == By::Nature);
        let mut nature = RecordedChance {
            fell: fell.map(|step| step.choice).collect(),
            fallen: &fallen,
            differs: false,
        };
        let mut decider = RecordedAnswers {
            answers: &answers,
            given: 0,
            before: self.before(),
            fallen: &fallen,
            wanted,
            moments: vec![PlayedMoment {
                state: self.start.clone(),
                given: self.before(),
                fallen: 0,
            }],
        };
        let (_, halt) = Runner::default().run::<R>(self.start.clone(), &[], &mut decider, &mut nature, &mut Silent);
        let outcome = match halt {
            Halt::Over(outcome) => Some(outcome),
            Halt::Waiting | Halt::Cut => None,
        };
        let all = decider.given == answers.len() && fallen.get() == nature.fell.len() && !nature.differs;
        all.then_some((decider.moments, outcome))
    }

    /// As bytes.
    ///
    /// # Panics
    /// Never: a position can be written.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let wire = Wire {
            game: R::GAME,
            start: &self.start,
            steps: self.steps.clone(),
            before: self.before,
        };
        postcard::to_allocvec(&wire).expect("a position can be written")
    }

    /// From bytes; `None` unless they are of this game and its start is sound.
    #[must_use]
    pub fn from_bytes(bytes: &[u8]) -> Option<Self> {
        let wire: Wire<R::State> = code::read_layout(R::SCHEMA, bytes)?;
        let sound = wire.game == R::GAME && R::check(&wire.start).is_ok();
        sound.then_some(PlayedGame {
            start: wire.start,
            steps: wire.steps,
            before: wire.before,
        })
    }
}

impl<R: Rules> PartialEq for PlayedGame<R> {
    fn eq(&self, other: &Self) -> bool {
        self.start == other.start && self.steps == other.steps && self.before == other.before
    }
}

impl<R: Rules> Eq for PlayedGame<R> {}

impl<R: Rules> core::fmt::Debug for PlayedGame<R> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("PlayedGame")
            .field("start", &self.start)
            .field("steps", &self.steps)
            .field("before", &self.before)
            .finish()
    }
}

/// Chance as it fell in a game.
struct RecordedChance<'a> {
    fell: Vec<Choice>,
    fallen: &'a Cell<usize>,
    /// Whether something was to fall that had not fallen.
    differs: bool,
}

impl Nature for RecordedChance<'_> {
    fn pick(&mut self, lot: Lot) -> u32 {
        let fell = self.fell.get(self.fallen.get()).copied();
        self.fallen.set(self.fallen.get() + 1);
        let nth = match (lot, fell) {
            (Lot::Die { .. }, Some(Choice::Number(face))) => Some(usize::from(face).saturating_sub(1)),
            (Lot::Card(set), Some(Choice::Card(card))) => set.iter().position(|one| one == card),
            (Lot::Unit(set), Some(Choice::Unit(unit))) => set.iter().position(|one| one == unit),
            _ => None,
        };
        let nth = nth.map(|nth| nth as u32).filter(|nth| *nth < lot.size());
        self.differs |= nth.is_none();
        nth.unwrap_or(0)
    }
}

/// The answers of a game, and the positions on its way.
struct RecordedAnswers<'a, S, F> {
    answers: &'a [(Side, Choice)],
    given: usize,
    before: usize,
    fallen: &'a Cell<usize>,
    wanted: F,
    moments: Vec<PlayedMoment<S>>,
}

impl<R: Rules, F: Fn(&R::State) -> bool> Decider<R> for RecordedAnswers<'_, R::State, F> {
    fn decide(&mut self, _: &R::State, _: &Question<R::Prompt>, legal: &[Choice]) -> Decision {
        let next = self.answers.get(self.given);
        let Some(at) = next.and_then(|(_, answer)| legal.iter().position(|one| one == answer)) else {
            return Decision::Wait;
        };
        self.given += 1;
        Decision::Take(at)
    }

    fn stops(&mut self, state: &R::State, moment: Moment) -> bool {
        if matches!(moment, Moment::Segment) && (self.wanted)(state) {
            self.moments.push(PlayedMoment {
                state: state.clone(),
                given: self.before + self.given,
                fallen: self.fallen.get(),
            });
        }
        false
    }
}
