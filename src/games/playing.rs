//! One game in progress, whichever it is: everything the page asks of it, in terms that name no game.

pub mod coming;
#[cfg(test)]
mod held;
mod past;
mod sketching;
#[cfg(test)]
mod tried;

pub use sketching::Sketching;

use super::replayed;
use kernel::code::{self, Save, Told};
use kernel::scene::{AskKind, Switch};
use kernel::{
    By, Choice, Dice, Envelope, Line, Logged, Reacting, Refusal, Rule, Rules, Seed, Shown, Side, SpaceId, Timeline,
    Viewer,
};

/// An answer with its words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// What is sent to the game.
    pub choice: Choice,
    /// What stands on its button.
    pub label: String,
    /// Whether it is seldom wanted and takes something away.
    pub rare: bool,
    /// Why it changes nothing, if it does not.
    pub idle: Option<Refusal>,
}

/// The question that waits, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// Who answers.
    pub to: Side,
    /// The section that asks.
    pub rule: Rule,
    /// Whether the answers tell of a hidden hand.
    pub secret: bool,
    /// A few words.
    pub title: String,
    /// Whole sentences.
    pub text: String,
    /// Where on the map.
    pub at: Option<SpaceId>,
    /// How the page treats it.
    pub kind: AskKind,
    /// Which of the game's occasions to react it is, if any.
    pub occasion: Option<u8>,
    /// What it says beside others of its moment, if it is a question to react.
    pub reacting: Reacting,
    /// How many answers one debt still takes, this one included; 0 where nobody counts.
    pub left: u8,
    /// The legal answers, likely ones first.
    pub answers: Vec<Answer>,
}

impl Asked {
    /// Whether this answer is among the legal ones.
    pub fn offers(&self, choice: Choice) -> bool {
        self.answers.iter().any(|a| a.choice == choice)
    }

    /// What questions of one batch have in common: their kind, their place and the section that asks, so that each payment stands alone.
    pub fn batch(&self) -> (AskKind, Option<SpaceId>, &'static str) {
        (self.kind, self.at, self.rule.0)
    }

    /// The answer that does nothing, if there is one.
    pub fn decline(&self) -> Option<Choice> {
        [Choice::Pass, Choice::No].into_iter().find(|c| self.offers(*c))
    }
}

/// A line of the log with its depth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// How many sections enclose it.
    pub depth: u8,
    /// The line.
    pub line: Line,
    /// After how many answers it was told.
    pub moment: usize,
}

/// How far a game has come in ways that a player may know: compared before and after an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    /// Dice and draws so far.
    pub chance: u32,
    /// Segments completed.
    pub segments: u32,
    /// Who is asked.
    pub asked: Option<Side>,
}

/// A turn of no more lines has just begun.
const FEW: usize = 8;

/// A line of the page's own.
fn words(text: String, rule: Option<Rule>, side: Option<Side>) -> LogLine {
    let line = Line {
        text,
        rule,
        side,
        ..Line::default()
    };
    LogLine {
        depth: 0,
        line,
        moment: 0,
    }
}

/// How a game came to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Over {
    /// Who won.
    pub winner: Side,
    /// By which section; none when the other side gave up.
    pub rule: Option<Rule>,
    /// One whole sentence.
    pub because: String,
}

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
pub struct Playing<R: Rules>(pub(super) Timeline<R>, Option<Old>);

impl<R: Shown> Playing<R> {
    /// A new game for which this is agreed, packed; `None` if the game knows no such set-up.
    pub fn new(switches: u32, seed: Seed, envelope: Envelope) -> Option<Self> {
        R::unpack(switches).map(|setup| Playing(Timeline::new(setup, seed, envelope), None))
    }

    /// What was agreed, packed.
    pub fn switches(&self) -> u32 {
        R::pack(self.0.setup())
    }

    /// The switches that are not off, each with what is said of its setting.
    pub fn agreed(&self) -> Vec<(&'static Switch, String)> {
        let packed = self.switches();
        let said = |row: &'static Switch| Some((row, row.said(packed)?));
        R::switches().iter().filter_map(said).collect()
    }

    /// A copy to try answers on.
    pub fn sketch(&self) -> Sketching<R> {
        Sketching(self.0.game().clone())
    }

    /// A copy that stands as far as this viewer may know the game: before an action of the other side that it has not yet carried out.
    pub fn sketch_for(&self, by: Viewer) -> Sketching<R> {
        Sketching(self.0.game().told_to(by).into_owned())
    }

    /// Whether a side is about an action that it has not yet carried out and that this viewer may not know.
    pub fn untold_to(&self, by: Viewer) -> bool {
        self.0.game().untold_to(by) > 0
    }

    /// Names, id and manner of play.
    pub fn envelope(&self) -> &Envelope {
        &self.0.envelope
    }

    /// The same, to be changed.
    pub fn envelope_mut(&mut self) -> &mut Envelope {
        &mut self.0.envelope
    }

    /// Answers; `false` if the answer is not legal.
    pub fn answer(&mut self, choice: Choice) -> bool {
        self.0.answer(choice).is_ok()
    }

    /// The answers up to here.
    pub fn answers(&self) -> Vec<Choice> {
        self.0.answers()[..self.0.cursor()].iter().map(|a| a.choice).collect()
    }

    /// Whether the last answer can be taken back. Somebody `alone` has told nobody anything by a question to the other side: only what
    /// chance has shown stands.
    pub fn can_undo(&self, alone: bool) -> bool {
        let here = self.0.cursor();
        let free = if alone {
            let last = here.checked_sub(1).map(|last| self.0.consequences(last));
            last.is_some_and(|steps| steps.iter().all(|step| step.by != By::Nature))
        } else {
            here > self.0.undo_floor()
        };
        free && self.0.envelope.conceded.is_none()
    }

    /// Whether an answer taken back can be given again.
    pub fn can_redo(&self) -> bool {
        self.0.cursor() < self.0.answers().len()
    }

    /// Takes the last answer back.
    pub fn undo(&mut self, alone: bool) -> bool {
        let free = self.can_undo(alone);
        if free {
            self.0.seek(self.0.cursor() - 1);
        }
        free
    }

    /// Goes back to so many answers, whatever has happened since.
    pub fn back_to(&mut self, answers: usize) {
        self.0.seek(answers.min(self.0.cursor()));
    }

    /// Goes on from here with the dice that fall here, whatever has been seen of them.
    pub fn resume(&mut self) {
        self.0.resume();
    }

    /// Gives the answer taken back again.
    pub fn redo(&mut self) -> bool {
        self.0.redo()
    }

    /// Stands so many answers earlier.
    pub fn back(&mut self, answers: usize) {
        self.0.seek(self.0.cursor().saturating_sub(answers));
    }

    /// The log as the viewer may read it. `ordered` are answers, by their place, that the page gave by standing order.
    pub fn log(&self, by: Viewer, ordered: &[(u32, Side)]) -> Vec<LogLine> {
        if let Some(old) = self.1.as_ref().filter(|old| !old.told.is_empty()) {
            return old.told.clone();
        }
        let line = |logged: Logged<'_, R::Event>| match logged {
            Logged::Note(entry) => Some(LogLine {
                depth: entry.depth,
                line: R::line(&entry.event, by)?,
                moment: 0,
            }),
            Logged::Rewound(rewound) => {
                let text = match rewound.dice {
                    Dice::Fork(_) => {
                        "A game of its own from here: other dice, and what was not seen is shuffled.".into()
                    }
                    dice => super::told::back(rewound.back, dice == Dice::Same),
                };
                Some(words(text, None, None))
            }
        };
        let told = ordered.iter().filter(|(at, _)| (*at as usize) < self.0.cursor());
        let mut told = told.map(|(at, side)| (self.0.log_at(*at as usize), *side)).peekable();
        let mut by_order = |notes: usize, moment: usize, lines: &mut Vec<LogLine>| {
            while let Some((_, side)) = told.next_if(|(at, _)| *at <= notes) {
                let text = format!("{} answers by standing order.", side.name());
                let line = words(text, None, Some(side));
                lines.push(LogLine { moment, ..line });
            }
        };
        let mut lines: Vec<LogLine> = Vec::new();
        let mut again = replayed::marks(&self.0.envelope.orders)
            .into_iter()
            .filter(|at| *at < self.0.cursor())
            .map(|at| self.0.log_at(at))
            .peekable();
        let mut by_hand = |notes: usize, moment: usize, lines: &mut Vec<LogLine>| {
            while again.next_if(|at| *at <= notes).is_some() {
                let line = words(replayed::WORDS.into(), None, None);
                lines.push(LogLine { moment, ..line });
            }
        };
        let (mut notes, mut moment) = (0, 0);
        for logged in self.0.log() {
            by_hand(notes, moment, &mut lines);
            by_order(notes, moment, &mut lines);
            if matches!(logged, Logged::Note(_)) {
                while moment < self.0.cursor() && self.0.log_at(moment) <= notes {
                    moment += 1;
                }
                notes += 1;
            }
            lines.extend(line(logged).map(|told| LogLine { moment, ..told }));
            // A long war has thousands of lines: what a string was given more than it needs would be half a log.
            if let Some(told) = lines.last_mut() {
                told.line.text.shrink_to_fit();
            }
        }
        by_hand(notes, moment, &mut lines);
        by_order(notes, moment, &mut lines);
        lines.shrink_to_fit();
        lines
    }

    /// How it ended.
    pub fn over(&self) -> Option<Over> {
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

    /// The whole game as a link's fragment.
    pub fn link(&self) -> String {
        match &self.1 {
            Some(old) => old.link.clone(),
            None => code::to_link(&self.0),
        }
    }

    /// What lies open, as a link to look at, with what everybody was told in this turn, or the last if this one has just begun.
    pub fn position(&self) -> String {
        let told = |l: LogLine| Told {
            depth: l.depth,
            side: l.line.side,
            text: l.line.text,
        };
        let lines: Vec<LogLine> = self.log(Viewer::Public, &[]);
        let ends = lines.iter().enumerate().rev();
        let ends = ends.filter(|(_, l)| l.line.show == Some(kernel::scene::Show::TurnEnd));
        let few = |at: &usize| lines.len() - at > FEW;
        let from = ends.map(|(at, _)| at).find(few).map_or(0, |at| at + 1);
        let log: Vec<Told> = lines.into_iter().skip(from).map(told).collect();
        code::to_position(&self.0, &log)
    }

    /// The position of a link, standing still.
    ///
    /// # Errors
    /// A plain word on why it cannot be opened.
    pub fn of_position(link: &str) -> Result<Self, String> {
        let position = code::open_position::<R>(link).map_err(|why| why.to_string())?;
        let line = |told: Told| LogLine {
            moment: 0,
            depth: told.depth,
            ..words(told.text, None, told.side)
        };
        let told = position.log.into_iter().map(line).collect();
        Ok(Playing(position.game, Some(Old::looked_at(link.to_owned(), told))))
    }

    /// How it stood after so many answers, as everybody may see it, standing still.
    pub fn moment(&self, answers: usize) -> Self {
        let mut past = Playing(self.0.clone(), None);
        past.0.seek(answers);
        let told = past.log(Viewer::Public, &[]);
        Playing(past.0.stilled(), Some(Old::looked_at(past.position(), told)))
    }

    /// The turn after so many answers, the last line told until then, and the first ones told next.
    pub fn around(&self, answers: usize, by: Viewer) -> (String, Vec<LogLine>, Vec<LogLine>) {
        let mut past = Playing(self.0.clone(), None);
        past.0.seek(answers);
        let turn = R::scene(past.0.state(), Viewer::Public).turn;
        let mut before = past.log(by, &[]);
        let next = self.log(by, &[]).into_iter().skip(before.len()).take(3).collect();
        let last = before.split_off(before.len().saturating_sub(1));
        (turn, last, next)
    }

    /// Its answers as a chain of numbers.
    pub fn chain(&self) -> Vec<u16> {
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

    /// Whether the log tells that play went back behind this answer.
    pub fn went_back(&self, answer: usize) -> bool {
        let answer = answer as u32;
        let mut rewinds = self.0.rewinds().iter();
        rewinds.any(|r| r.at <= answer && answer < r.at + r.back.max(1))
    }

    /// Why it stands still, if it does: its rules have changed, and it is only to be looked at.
    pub fn still(&self) -> Option<&str> {
        self.1.as_ref().map(|old| old.word.as_str())
    }

    /// The whole game as text.
    pub fn save(&self) -> String {
        let (link, build) = (self.link(), env!("CARGO_PKG_VERSION").into());
        Save { link, build }.to_text()
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
