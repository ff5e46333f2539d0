//! What dice and draws gave a side in the war that is reviewed.

use crate::games::LogLine;
use crate::model::review::Review;
use crate::model::review::turning::{TurningPoint, lines_of, turning_points};
use ai::{Fault, FortuneSum, Stretch};
use engine::Viewer;
use engine::scene::{Show, Tells};

/// Number of cards that are named.
const NAMED: usize = 3;
/// Lines of the log that are shown of each.
const LINES: usize = 4;
/// What dice and draws give is named from so much on, in parts of 4096: what would be a slip, were it an answer.
const LEAST: i32 = Fault::Slip.least() as i32;

/// What is known of the fortune of a war.
#[derive(Default)]
pub enum FortuneState {
    /// Nothing yet.
    #[default]
    Unasked,
    /// What the request of this number comes to is awaited.
    Awaited(u32),
    /// It cannot be reckoned.
    Unknown,
    /// It is known.
    Known(KnownFortune),
}

/// The fortune of a side.
pub struct KnownFortune {
    /// The war card by card.
    pub stretches: Vec<Stretch>,
    /// Its sum.
    pub sum: FortuneSum,
    /// The cards at which dice gave or took most, the most first.
    pub moments: Vec<FortuneMoment>,
    /// The cards at which the chance changed most, in the order of the war.
    pub turning: Vec<TurningPoint>,
}

/// A card at which dice gave or took much.
pub struct FortuneMoment {
    /// The turn.
    pub turn: String,
    /// How many answers had been given when it was over.
    pub at: usize,
    /// What the side got, in parts of 4096.
    pub gave: i32,
    /// What was told of it: how it began, and its dice.
    pub told: Vec<LogLine>,
}

impl Review {
    /// What dice and draws gave, once it is known.
    pub fn known_fortune(&self) -> Option<&KnownFortune> {
        match &self.fortune {
            FortuneState::Known(known) => Some(known),
            FortuneState::Unasked | FortuneState::Awaited(_) | FortuneState::Unknown => None,
        }
    }

    /// What was awaited has come: nothing where it cannot be reckoned.
    pub fn hear_fortune(&mut self, mut stretches: Vec<Stretch>) {
        let answers = self.answers.len();
        stretches.retain(|one| one.from as usize >= self.begun);
        let sound = stretches.iter().all(|one| one.to as usize <= answers);
        let Some(sum) = FortuneSum::of(&stretches, self.side).filter(|_| sound) else {
            self.fortune = FortuneState::Unknown;
            return;
        };
        self.war.seek(answers);
        let story = self.war.log(Viewer::Seat(self.side), &[]);
        let mut most: Vec<&Stretch> = stretches.iter().collect();
        most.sort_by_key(|one| core::cmp::Reverse(one.fortune(self.side).abs()));
        most.retain(|one| one.fortune(self.side).abs() >= LEAST);
        let moments = most.into_iter().filter_map(|one| {
            Some(FortuneMoment {
                turn: self.turn(one.from as usize).to_owned(),
                at: one.to as usize,
                gave: one.fortune(self.side),
                told: told(&story, one)?,
            })
        });
        let moments = moments.take(NAMED).collect();
        let turning = turning_points(&stretches, self.side, &story);
        self.fortune = FortuneState::Known(KnownFortune {
            stretches,
            sum,
            moments,
            turning,
        });
    }
}

/// How a card began, which event was drawn, and what its dice came to; none where no dice were rolled.
fn told(story: &[LogLine], stretch: &Stretch) -> Option<Vec<LogLine>> {
    let rolls = |line: &LogLine| matches!(line.line.show, Some(Show::Dice(_)));
    let tells = |line: &LogLine| rolls(line) || line.line.tells == Tells::Event;
    let shown = lines_of(story, stretch)
        .enumerate()
        .filter(|(n, line)| *n == 0 || tells(line));
    let shown: Vec<LogLine> = shown.map(|(_, line)| line.clone()).take(LINES).collect();
    shown.iter().any(rolls).then_some(shown)
}
