//! How a war may go on after an answer, in lines of its log.

use crate::evaluate::Evaluate;
use crate::thinker::next_seed;
use crate::trying::Trials;
use crate::{Horizon, Progress};
use engine::scene::Tells;
use engine::{Choice, Line, PlayerView, Present, Seed, Seeded, Side, Viewer, Worlds};
use serde::{Deserialize, Serialize};

/// A line of what may happen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ContinuationLine {
    /// Whose deed it is.
    pub side: Option<Side>,
    /// How many sections of the rules enclose it.
    pub depth: u8,
    /// A sentence of the log, as the side that is asked would read it.
    pub text: String,
}

/// Looks for what may follow an answer to the question of a [`PlayerView`]: it is tried out in worlds that could be, both sides going on by
/// their points, and the world is told whose result lies in the middle, to the end of the enemy's next card. The same question, answer and
/// seed give the same on every machine.
pub struct Continuation<R: Evaluate> {
    side: Side,
    answer: Choice,
    worlds: Worlds<R>,
    seeds: Seeded,
    trials: Trials,
    /// The chance that each world came to, and what it had grown from.
    tried: Vec<(i32, Seeded)>,
}

impl<R: Evaluate + Present> Continuation<R> {
    /// In so many worlds the answer is tried out.
    pub const WORLDS: usize = 101;

    /// Begins to look; `None` if the question does not offer the answer.
    ///
    /// # Panics
    /// Never: a `PlayerView` has a question.
    #[must_use]
    pub fn new(blind: &PlayerView<R>, answer: Choice, seed: Seed) -> Option<Self> {
        let game = blind.game();
        let pending = game.pending().expect("a blind game has a question");
        pending.legal.contains(&answer).then(|| Continuation {
            side: blind.by(),
            answer,
            worlds: blind.worlds(),
            seeds: Seeded::new(seed),
            trials: Trials::cool(Horizon::of::<R>()),
            tried: Vec::new(),
        })
    }

    /// Looks on in so many worlds at most.
    pub fn think(&mut self, worlds: u32) -> Progress {
        for _ in 0..worlds {
            if self.tried.len() >= Self::WORLDS {
                break;
            }
            let grown_from = self.seeds;
            let (world, dice) = (self.worlds.sample(&mut self.seeds), next_seed(&mut self.seeds));
            let came = self.trials.run(&world, self.answer, self.side, dice);
            self.tried.push((came.chance, grown_from));
        }
        if self.tried.len() >= Self::WORLDS {
            return Progress::Ready;
        }
        let per_mille = self.tried.len() * 1000 / Self::WORLDS;
        Progress::Thinking {
            per_mille: per_mille as u16,
        }
    }

    /// What happens in the world whose result lies in the middle of those that have been tried. Of a battle only who fights and what comes
    /// of it is told.
    #[must_use]
    pub fn lines(&self) -> Vec<ContinuationLine> {
        let mut order: Vec<&(i32, Seeded)> = self.tried.iter().collect();
        // A stable sort: of equals the first stays first.
        order.sort_by_key(|(chance, _)| *chance);
        let Some((_, grown_from)) = order.get(order.len() / 2) else {
            return Vec::new();
        };
        let mut seeds = *grown_from;
        let (world, dice) = (self.worlds.sample(&mut seeds), next_seed(&mut seeds));
        let events = Trials::cool(Horizon::NEAR).events(&world, self.answer, dice);
        let told = |(depth, event): &(u8, R::Event)| Some((*depth, R::line(event, Viewer::Seat(self.side))?));
        let told = without_rounds(events.iter().filter_map(told).collect());
        { told.into_iter() }
            .map(|(depth, Line { side, text, .. })| ContinuationLine { side, depth, text })
            .collect()
    }
}

/// The lines without those between the beginning of a battle and its end.
fn without_rounds(lines: Vec<(u8, Line)>) -> Vec<(u8, Line)> {
    let mut left = Vec::with_capacity(lines.len());
    let mut rest = lines.into_iter();
    while let Some((depth, line)) = rest.next() {
        let ends = |(_, line): &(u8, Line)| matches!(line.tells, Tells::Won | Tells::Falls);
        let fought = line.tells == Tells::Battle;
        left.push((depth, line));
        // What follows an unfinished battle is told whole.
        if let Some(end) = rest.as_slice().iter().position(ends).filter(|_| fought) {
            rest.by_ref().take(end).for_each(drop);
        }
    }
    left
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(lines: &[(&str, Tells)]) -> String {
        let line = |(text, tells): &(&str, Tells)| Line {
            text: (*text).to_owned(),
            tells: *tells,
            ..Line::default()
        };
        let lines = lines.iter().map(|one| (0, line(one))).collect();
        let left = without_rounds(lines).into_iter();
        left.map(|(_, line)| line.text).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_battle_is_told_by_its_beginning_and_its_end() {
        use Tells::{Battle, Other, Won};
        let fought = [
            ("march", Other),
            ("battle", Battle),
            ("die", Other),
            ("won", Won),
            ("losses", Other),
        ];
        assert_eq!(texts(&fought), "march battle won losses");
        assert_eq!(texts(&fought[..3]), "march battle die", "it has no end");
        assert_eq!(
            texts(&[fought, fought].concat()),
            "march battle won losses march battle won losses"
        );
    }
}
