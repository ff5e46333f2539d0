//! A game in progress by the rules of one game.

mod log;
mod opened;

pub use opened::LinkReaderOf;

use crate::playable::Playable;
use crate::preview::PreviewOf;
use crate::{AnyGame, GameInfo, LogCache, LogLine, Over, Preview, Registered, Session};
use core::marker::PhantomData;
use engine::code::{self, PositionLine, Save};
use engine::scene::{Scene, Switch};
use engine::{
    By, Choice, Dice, Envelope, PerSide, PlayedGame, PlayerView, Present, Rules, Seed, Side, Timeline, Viewer,
};
use log::words;
#[cfg(feature = "testing")]
use testkit::{
    Leaning,
    cases::{Words, same},
};

/// A turn of no more lines has just begun.
const FEW: usize = 8;

/// What is known of a game that stands still.
#[derive(Clone)]
struct Old {
    /// Why, in words.
    word: String,
    /// Its link, as it came.
    link: String,
    /// What was told last, if it is no more than a position.
    told: Vec<LogLine>,
}

impl Old {
    /// No more than a position, with what was told last.
    fn looked_at(link: String, told: Vec<LogLine>) -> Self {
        let word =
            "It shows what lay open when the link was made. Nothing can be played here, and it is not kept.".to_owned();
        Old { word, link, told }
    }
}

/// A game with its past. One that was made with other rules and cannot be followed any more stands still at its last position.
pub struct SessionOf<R: Rules>(Timeline<R>, Option<Old>);

impl<R: Present> SessionOf<R> {
    /// A new game for which this is agreed, packed; `None` if the game knows no such set-up.
    pub fn new(switches: u32, seed: Seed, envelope: Envelope) -> Option<Self> {
        R::unpack(switches).map(|setup| SessionOf(Timeline::new(setup, seed, envelope), None))
    }

    /// A game that goes on from where it stands.
    pub(crate) fn playing(game: Timeline<R>) -> Self {
        SessionOf(game, None)
    }

    /// The position of a link, standing still.
    ///
    /// # Errors
    /// A plain word on why it cannot be opened.
    pub fn of_position(link: &str) -> Result<Self, String> {
        let position = code::open_position::<R>(link).map_err(|why| why.to_string())?;
        let line = |told: PositionLine| LogLine {
            moment: 0,
            depth: told.depth,
            ..words(told.text, None, told.side)
        };
        let told = position.log.into_iter().map(line).collect();
        Ok(SessionOf(position.game, Some(Old::looked_at(link.to_owned(), told))))
    }

    /// A game from its text.
    ///
    /// # Errors
    /// A plain word on why it cannot be read.
    pub fn load(text: &str) -> Result<Self, String> {
        let save = Save::from_text(text).map_err(|why| why.to_string())?;
        Self::from_link(&save.link)
    }
}

#[cfg(feature = "testing")]
impl<R: Playable> SessionOf<R> {
    /// The game of a campaign with this number, and its player.
    pub fn tried(number: u64) -> (Self, Leaning) {
        let (game, player) = testkit::begun(number);
        (SessionOf(game, None), player)
    }
}

impl<R: Playable> Session for SessionOf<R> {
    fn info(&self) -> &'static dyn GameInfo {
        &Registered::<R>(PhantomData)
    }

    fn switches(&self) -> u32 {
        R::pack(self.0.setup())
    }

    fn agreed(&self) -> Vec<(&'static Switch, String)> {
        let packed = self.switches();
        let said = |row: &'static Switch| Some((row, row.said(packed)?));
        R::switches().iter().filter_map(said).collect()
    }

    fn preview(&self) -> Preview {
        Preview::of(PreviewOf(self.0.game().clone()))
    }

    fn preview_for(&self, by: Viewer) -> Preview {
        Preview::of(PreviewOf(self.0.game().told_to(by).into_owned()))
    }

    fn uncommitted_to(&self, by: Viewer) -> bool {
        self.0.game().uncommitted_to(by) > 0
    }

    fn blind(&self) -> Option<Vec<u8>> {
        let game = self.0.game();
        PlayerView::of(game, game.asked()?).map(|blind| blind.to_bytes())
    }

    fn played(&self) -> Vec<u8> {
        PlayedGame::of(&self.0).to_bytes()
    }

    fn last_answer_of(&self, side: Side) -> Option<usize> {
        let chosen = self.0.steps().iter().filter_map(|step| match step.by {
            By::Answer(by) => Some(by),
            By::Forced(_) | By::Nature => None,
        });
        chosen
            .enumerate()
            .filter(|(_, by)| *by == side)
            .last()
            .map(|(at, _)| at)
    }

    fn envelope(&self) -> &Envelope {
        &self.0.envelope
    }

    fn envelope_mut(&mut self) -> &mut Envelope {
        &mut self.0.envelope
    }

    fn answer(&mut self, choice: Choice) -> bool {
        self.0.answer(choice).is_ok()
    }

    fn answers(&self) -> Vec<Choice> {
        self.0.answers()[..self.0.cursor()].iter().map(|a| a.choice).collect()
    }

    fn can_undo(&self, alone: bool) -> bool {
        let here = self.0.cursor();
        let free = if alone {
            let last = here.checked_sub(1).map(|last| self.0.consequences(last));
            // What lies before a fork belongs to the war that it was taken from.
            here > self.0.fork_floor() && last.is_some_and(|steps| steps.iter().all(|step| step.by != By::Nature))
        } else {
            here > self.0.undo_floor()
        };
        free && self.0.envelope.conceded.is_none()
    }

    fn can_redo(&self) -> bool {
        self.0.cursor() < self.0.answers().len()
    }

    fn undo(&mut self, alone: bool) -> bool {
        let free = self.can_undo(alone);
        if free {
            self.0.seek(self.0.cursor() - 1);
        }
        free
    }

    fn back_to(&mut self, answers: usize) {
        self.0.seek(answers.min(self.0.cursor()));
    }

    fn resume(&mut self) {
        self.0.resume();
    }

    fn redo(&mut self) -> bool {
        self.0.redo()
    }

    fn back(&mut self, answers: usize) {
        self.0.seek(self.0.cursor().saturating_sub(answers));
    }

    fn over(&self) -> Option<Over> {
        if let Some(side) = self.0.envelope.conceded {
            let because = format!("{} has given up.", side.name());
            return Some(Over {
                winner: side.enemy(),
                rule: None,
                because,
            });
        }
        let outcome = self.0.outcome()?;
        Some(Over {
            winner: outcome.winner,
            rule: Some(outcome.rule),
            because: outcome.because.into(),
        })
    }

    fn link(&self) -> String {
        match &self.1 {
            Some(old) => old.link.clone(),
            None => code::to_link(&self.0),
        }
    }

    fn position(&self) -> String {
        let told = |l: LogLine| PositionLine {
            depth: l.depth,
            side: l.line.side,
            text: l.line.text.clone(),
        };
        let lines: Vec<LogLine> = self.log(Viewer::Public, &[]);
        let ends = lines.iter().enumerate().rev();
        let ends = ends.filter(|(_, l)| l.line.show == Some(engine::scene::Show::TurnEnd));
        let few = |at: &usize| lines.len() - at > FEW;
        let from = ends.map(|(at, _)| at).find(few).map_or(0, |at| at + 1);
        let log: Vec<PositionLine> = lines.into_iter().skip(from).map(told).collect();
        code::to_position(&self.0, &log)
    }

    fn moment(&self, answers: usize) -> AnyGame {
        let mut past = SessionOf(self.0.clone(), None);
        past.0.seek(answers);
        let told = past.log(Viewer::Public, &[]);
        AnyGame::of(SessionOf(
            past.0.as_read_only(),
            Some(Old::looked_at(past.position(), told)),
        ))
    }

    fn around(&self, answers: usize, by: Viewer) -> (String, Vec<LogLine>, Vec<LogLine>) {
        let mut past = SessionOf(self.0.clone(), None);
        past.0.seek(answers);
        let turn = R::scene(past.0.state(), Viewer::Public).turn;
        let mut before = past.log(by, &[]);
        let next = self.log(by, &[]).into_iter().skip(before.len()).take(3).collect();
        let last = before.split_off(before.len().saturating_sub(1));
        (turn, last, next)
    }

    fn chain(&self) -> Vec<u16> {
        let mut hash = 0x811C_9DC5_u32;
        let mut number = |(at, choice): (usize, Choice)| {
            let bytes = postcard::to_allocvec(&choice).expect("an answer is plain data");
            for byte in bytes {
                hash = (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
            }
            let chance = self.0.consequences(at).iter().any(|step| step.by == By::Nature);
            (hash >> 16) as u16 & !1 | u16::from(chance)
        };
        self.answers().into_iter().enumerate().map(&mut number).collect()
    }

    fn went_back(&self, answer: usize) -> bool {
        let answer = answer as u32;
        let mut rewinds = self.0.rewinds().iter();
        rewinds.any(|r| r.at <= answer && answer < r.at + r.back.max(1))
    }

    fn read_only(&self) -> Option<&str> {
        self.1.as_ref().map(|old| old.word.as_str())
    }

    fn save(&self) -> String {
        let (link, build) = (self.link(), env!("CARGO_PKG_VERSION").into());
        Save { link, build }.to_text()
    }

    fn past(&self) -> AnyGame {
        let past = self.0.branch(self.0.cursor(), self.0.envelope.id);
        AnyGame::of(SessionOf(past, self.1.clone()))
    }

    fn seek(&mut self, answers: usize) {
        self.0.seek(answers);
    }

    fn fork(&self, answers: usize, id: u32, other: Option<Viewer>) -> AnyGame {
        let mut fork = match other {
            None => self.0.branch(answers, id),
            Some(by) => self.0.fork(answers, id, by),
        };
        fork.envelope.conceded = None;
        fork.envelope.orders.clear();
        AnyGame::of(SessionOf(fork, None))
    }

    fn counted(&self) -> Vec<(&'static str, PerSide<u16>)> {
        R::counted(self.0.state())
    }

    fn begun(&self, answers: usize) -> usize {
        let by = |answer: usize| self.0.consequences(answer).first().map(|step| step.by);
        let side = match by(answers) {
            None => self.0.game().asked().map(By::Answer),
            given => given,
        };
        let silent = |answer: &usize| {
            let told = self.0.log_at(*answer) < self.0.log_at(answer + 1);
            let fell = self.0.consequences(*answer).iter().any(|step| step.by == By::Nature);
            !told && !fell && by(*answer) == side
        };
        let run = (0..answers).rev().take_while(silent);
        let acted = |answer: &usize| !matches!(self.0.answers()[*answer].choice, Choice::Pass | Choice::No);
        run.filter(acted).last().unwrap_or(answers)
    }

    fn scores(&self, from: usize) -> Vec<(String, PerSide<u8>)> {
        let mut past = self.0.clone();
        let mut way: Vec<(String, PerSide<u8>)> = Vec::new();
        for answers in from..=self.0.cursor() {
            past.seek(answers);
            let Scene { turn, score, .. } = R::scene(past.state(), Viewer::Public);
            // What the end of a turn brings is seen where the next one begins.
            if let Some(last) = way.last_mut() {
                last.1 = score;
            }
            if way.last().is_none_or(|last| last.0 != turn) {
                way.push((turn, score));
            }
        }
        way
    }

    fn scene(&self, by: Viewer) -> Scene {
        R::scene(self.0.state(), by)
    }

    fn rewind(&mut self, answers: usize, same: bool) {
        self.0.rewind(answers, if same { Dice::Same } else { Dice::New });
    }

    fn log_cached(&self, by: Viewer, ordered: &[(u32, Side)], cache: &mut LogCache) -> Vec<LogLine> {
        self.whole_log(by, ordered, cache)
    }

    fn told(&self, from: usize) -> Vec<(usize, LogLine)> {
        self.told_from(from)
    }

    #[cfg(feature = "testing")]
    fn holds(&self, statement: &str) -> Result<(), String> {
        let mut words = Words::new(statement);
        R::case_holds(self.0.state(), &mut words)?;
        same(words.is_empty(), || format!("what is `{}`?", words.rest()))
    }

    #[cfg(feature = "testing")]
    fn world(&self, number: u32, by: Viewer) -> AnyGame {
        AnyGame::of(SessionOf(self.0.fork(self.0.cursor(), number, by), None))
    }

    #[cfg(feature = "testing")]
    fn pick(&self, player: &mut Leaning) -> Option<Choice> {
        player.pick(&self.0)
    }

    #[cfg(feature = "testing")]
    fn link_of_other_rules(&self) -> String {
        testkit::link_of_other_rules(&self.0)
    }
}
