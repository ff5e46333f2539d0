//! How a war may go on after an answer, in lines of its log.

use crate::evaluate::Evaluate;
use crate::thinker::next_seed;
use crate::trying::{Happened, Trials};
use crate::{Horizon, Progress};
use engine::scene::Tells;
use engine::{
    CardId, Choice, Halt, Line, PerSide, PlaceNamed, PlayerView, Present, Seed, Seeded, Side, Viewer, Worlds,
};
use serde::{Deserialize, Serialize};

/// In so many worlds an answer is tried out before one of them is told.
pub const CONTINUATION_WORLDS: u32 = 101;

/// What may happen after an answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ContinuationStory {
    /// Line by line.
    pub lines: Vec<ContinuationLine>,
    /// The turn in which the war stands at their end.
    pub turn: String,
    /// The score at their end.
    pub score: PerSide<u8>,
    /// Who has won the war by then, if it is over.
    pub winner: Option<Side>,
}

/// A line of what may happen, as the side that is asked would read it in the log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ContinuationLine {
    /// Whose deed it is.
    pub side: Option<Side>,
    /// How many sections of the rules enclose it.
    pub depth: u8,
    /// Whether a card, a round or a turn begins with it.
    pub begins: bool,
    /// The sentence.
    pub text: String,
    /// Spaces that it names.
    pub places: Vec<PlaceNamed>,
    /// Cards that it names.
    pub cards: Vec<CardId>,
}

/// Whether something of its own begins with a line.
fn begins(line: &Line) -> bool {
    matches!(line.tells, Tells::Turn | Tells::Round | Tells::Played)
}

impl ContinuationLine {
    fn of(depth: u8, line: Line) -> Self {
        let begins = begins(&line);
        ContinuationLine {
            side: line.side,
            depth,
            begins,
            text: line.text,
            places: line.places,
            cards: line.cards,
        }
    }
}

/// Looks for what may follow an answer to the question of a [`PlayerView`]. The answer is tried out in [`CONTINUATION_WORLDS`] worlds that
/// could be, in which both sides take what has most points. The world whose result lies in the middle is told to the end of this card and
/// the next two, or of the turn. The same question, answer and seed give the same on every machine.
pub struct Continuation<R: Evaluate> {
    side: Side,
    answer: Choice,
    worlds: Worlds<R>,
    seeds: Seeded,
    trials: Trials,
    /// In how many worlds the answer is tried out.
    wanted: u32,
    /// The result of each world, as a chance in parts of 4096, and the random state that the world was sampled from.
    tried: Vec<(i32, Seeded)>,
}

impl<R: Evaluate + Present> Continuation<R> {
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
            wanted: CONTINUATION_WORLDS,
            tried: Vec::new(),
        })
    }

    /// The same of so many worlds: tests that compare many need not wait for all.
    #[cfg(feature = "testing")]
    #[must_use]
    pub fn of_worlds(self, wanted: u32) -> Self {
        Continuation { wanted, ..self }
    }

    /// In how many worlds the answer has been tried out.
    fn count(&self) -> u32 {
        self.tried.len() as u32
    }

    /// Tries the answer out in so many more worlds at most.
    pub fn think(&mut self, worlds: u32) -> Progress {
        for _ in 0..worlds.min(self.wanted - self.count()) {
            let sampled_from = self.seeds;
            let (world, dice) = (self.worlds.sample(&mut self.seeds), next_seed(&mut self.seeds));
            let came = self.trials.run(&world, self.answer, self.side, dice);
            self.tried.push((came.chance, sampled_from));
        }
        if self.count() >= self.wanted {
            return Progress::Ready;
        }
        let per_mille = (self.count() * 1000 / self.wanted) as u16;
        Progress::Thinking { per_mille }
    }

    /// What happens in the world whose result lies in the middle; `None` before all have been tried. The rounds of a battle are left out.
    #[must_use]
    pub fn story(&self) -> Option<ContinuationStory> {
        let mut order: Vec<&(i32, Seeded)> = self.tried.iter().collect();
        // A stable sort: of equals the first stays first.
        order.sort_by_key(|(chance, _)| *chance);
        let whole = self.count() >= self.wanted;
        let (_, sampled_from) = order.get(order.len() / 2).filter(|_| whole)?;
        let mut seeds = *sampled_from;
        let (world, dice) = (self.worlds.sample(&mut seeds), next_seed(&mut seeds));
        let Happened { state, halt, events } = Trials::cool(Horizon::TOLD).events(&world, self.answer, dice);
        let viewer = Viewer::Seat(self.side);
        let line = |(depth, event): &(u8, R::Event)| Some((*depth, R::line(event, viewer)?));
        let lines = without_rounds(events.iter().filter_map(line).collect());
        let lines = lines.into_iter().map(|(depth, line)| ContinuationLine::of(depth, line));
        let scene = R::scene(&state, viewer);
        Some(ContinuationStory {
            lines: lines.collect(),
            turn: scene.turn,
            score: scene.score,
            winner: match halt {
                Halt::Over(outcome) => Some(outcome.winner),
                Halt::Waiting | Halt::Cut => None,
            },
        })
    }
}

/// The lines without those between the beginning of a battle and its end. A battle that does not end before something else begins is left
/// whole.
fn without_rounds(lines: Vec<(u8, Line)>) -> Vec<(u8, Line)> {
    let mut left = Vec::with_capacity(lines.len());
    let mut rest = lines.into_iter();
    while let Some((depth, line)) = rest.next() {
        let fought = line.tells == Tells::Battle;
        left.push((depth, line));
        let own = |(at, line): &&(u8, Line)| *at >= depth && line.tells != Tells::Battle && !begins(line);
        let ends = |(_, line): &(u8, Line)| matches!(line.tells, Tells::Won | Tells::Falls);
        let end = rest.as_slice().iter().take_while(own).position(ends);
        if let Some(end) = end.filter(|_| fought) {
            rest.by_ref().take(end).for_each(drop);
        }
    }
    left
}

#[cfg(test)]
mod tests {
    use super::*;
    use Tells::{Battle, Other, Round, Won};

    /// What is left of these lines, by depth, text and kind.
    fn texts(lines: &[(u8, &str, Tells)]) -> String {
        let line = |(depth, text, tells): &(u8, &str, Tells)| {
            let line = Line {
                text: (*text).to_owned(),
                tells: *tells,
                ..Line::default()
            };
            (*depth, line)
        };
        let left = without_rounds(lines.iter().map(line).collect()).into_iter();
        left.map(|(_, line)| line.text).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_battle_is_told_by_its_beginning_and_its_end() {
        let fought = [
            (0, "march", Other),
            (1, "battle", Battle),
            (2, "die", Other),
            (1, "won", Won),
            (1, "losses", Other),
        ];
        assert_eq!(texts(&fought), "march battle won losses");
        assert_eq!(texts(&fought[..3]), "march battle die", "it has no end");
        let twice = [fought, fought].concat();
        assert_eq!(texts(&twice), "march battle won losses march battle won losses");
    }

    #[test]
    fn the_end_of_another_battle_is_not_taken_for_its_own() {
        let (broken_off, won) = ((0, "battle", Battle), (0, "won", Won));
        assert_eq!(
            texts(&[broken_off, (1, "die", Other), broken_off, (1, "die", Other), won]),
            "battle die battle won"
        );
        assert_eq!(
            texts(&[(1, "battle", Battle), (0, "march", Other), (1, "won", Won)]),
            "battle march won"
        );
        // A battle that goes on over several rounds of play.
        assert_eq!(
            texts(&[broken_off, (0, "round", Round), (0, "draw", Other), won]),
            "battle round draw won"
        );
    }
}
