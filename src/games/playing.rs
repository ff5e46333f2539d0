//! One game in progress, whichever it is: everything the page asks of it, in terms that name no game.

use kernel::code::{self, LinkError, Save};
use kernel::odds::{Odds, Standing};
use kernel::scene::{AskKind, Scene, Switch};
use kernel::{
    By, Choice, Dice, Envelope, Game, Line, Logged, PerSide, Refusal, Rule, Rules, Seed, Shown, Side, SpaceId,
    Timeline, Viewer,
};

/// An answer with its words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// What is sent to the game.
    pub choice: Choice,
    /// What stands on its button.
    pub label: String,
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
    /// The legal answers, likely ones first.
    pub answers: Vec<Answer>,
}

impl Asked {
    /// Whether this answer is among the legal ones.
    pub fn offers(&self, choice: Choice) -> bool {
        self.answers.iter().any(|a| a.choice == choice)
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

/// A copy of a game to try answers on: cheap to clone, without a past.
pub struct Sketching<R: Rules>(Game<R>);

impl<R: Rules> Clone for Sketching<R> {
    fn clone(&self) -> Self {
        Sketching(self.0.clone())
    }
}

impl<R: Shown> Sketching<R> {
    /// The question that waits, in words.
    pub fn asked(&self) -> Option<Asked> {
        let pending = self.0.pending()?;
        let (state, question) = (self.0.state(), &pending.question);
        let words = R::prompting(state, question);
        let answer = |&choice: &Choice| Answer {
            choice,
            label: R::label(state, question, choice),
        };
        Some(Asked {
            to: question.to,
            rule: question.rule,
            secret: question.secret,
            title: words.title,
            text: words.text,
            at: words.at,
            kind: words.kind,
            occasion: R::occasion(question),
            answers: pending.legal.iter().map(answer).collect(),
        })
    }

    /// The words of an answer to the question that waits.
    pub fn label(&self, choice: Choice) -> String {
        self.0
            .pending()
            .map_or_else(String::new, |p| R::label(self.0.state(), &p.question, choice))
    }

    /// Which answers are refused, and why.
    pub fn refusals(&self) -> Vec<(Choice, Refusal)> {
        self.0.refusals()
    }

    /// Answers; `false` if the answer is not legal.
    pub fn answer(&mut self, choice: Choice) -> bool {
        self.0.answer(choice).is_ok()
    }

    /// The odds of a legal answer, if it commits to dice. It takes up to a tenth of a second.
    pub fn odds(&self, choice: Choice) -> Option<Odds> {
        R::odds(&Standing::of(&self.0)?, choice)
    }

    /// How far it has come.
    pub fn mark(&self) -> Mark {
        Mark {
            chance: self.0.nature().picks,
            segments: self.0.segments(),
            asked: self.0.asked(),
        }
    }

    /// What to draw.
    pub fn scene(&self, by: Viewer) -> Scene {
        R::scene(self.0.state(), by)
    }
}

/// A line of the page's own.
fn words(text: String, rule: Option<Rule>, side: Option<Side>) -> LogLine {
    let line = Line {
        text,
        rule,
        side,
        ..Line::default()
    };
    LogLine { depth: 0, line }
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
struct Old {
    /// Why, in words.
    word: String,
    /// Its link, as it came.
    link: String,
}

/// A game with its past. One that was made with other rules and cannot be followed any more stands still at its last position.
pub struct Playing<R: Rules>(Timeline<R>, Option<Old>);

impl<R: Shown> Playing<R> {
    /// A new game with these switches on; `None` if the game knows no such set-up.
    pub fn new(switches: u32, seed: Seed, envelope: Envelope) -> Option<Self> {
        R::unpack(switches).map(|setup| Playing(Timeline::new(setup, seed, envelope), None))
    }

    /// The switches, one bit each.
    pub fn switches(&self) -> u32 {
        R::pack(self.0.setup())
    }

    /// The switches that are on.
    pub fn agreed(&self) -> Vec<&'static Switch> {
        let number = self.switches();
        let on = |(bit, _): &(usize, &Switch)| number >> bit & 1 == 1;
        R::switches().iter().enumerate().filter(on).map(|(_, s)| s).collect()
    }

    /// A copy to try answers on.
    pub fn sketch(&self) -> Sketching<R> {
        Sketching(self.0.game().clone())
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
        let line = |logged: Logged<'_, R::Event>| match logged {
            Logged::Note(entry) => Some(LogLine {
                depth: entry.depth,
                line: R::line(&entry.event, by)?,
            }),
            Logged::Rewound(rewound) => {
                let answers = if rewound.back == 1 { "answer" } else { "answers" };
                let text = match rewound.dice {
                    Dice::Fork(_) => {
                        "A game of its own from here: other dice, and what was not seen is shuffled.".into()
                    }
                    Dice::Same | Dice::New => format!("{} {answers} taken back.", rewound.back),
                };
                Some(words(text, None, None))
            }
        };
        let told = ordered.iter().filter(|(at, _)| (*at as usize) < self.0.cursor());
        let mut told = told.map(|(at, side)| (self.0.log_at(*at as usize), *side)).peekable();
        let mut by_order = |notes: usize, lines: &mut Vec<LogLine>| {
            while let Some((_, side)) = told.next_if(|(at, _)| *at <= notes) {
                let text = format!("{} answers by standing order.", side.name());
                lines.push(words(text, None, Some(side)));
            }
        };
        let mut lines: Vec<LogLine> = Vec::new();
        let mut notes = 0;
        for logged in self.0.log() {
            by_order(notes, &mut lines);
            notes += usize::from(matches!(logged, Logged::Note(_)));
            lines.extend(line(logged));
        }
        by_order(notes, &mut lines);
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

    /// The score at the end of each turn.
    pub fn way(&self) -> Vec<(String, PerSide<u8>)> {
        let mut past = self.0.clone();
        let mut way: Vec<(String, PerSide<u8>)> = Vec::new();
        for answers in 0..self.0.cursor() {
            past.seek(answers);
            let scene = R::scene(past.state(), Viewer::Public);
            match way.last_mut() {
                Some(last) if last.0 == scene.turn => last.1 = scene.score,
                _ => way.push((scene.turn, scene.score)),
            }
        }
        let scene = R::scene(self.0.state(), Viewer::Public);
        match way.last_mut() {
            Some(last) if last.0 == scene.turn => last.1 = scene.score,
            _ => way.push((scene.turn, scene.score)),
        }
        way
    }

    /// The whole game as a link's fragment.
    pub fn link(&self) -> String {
        match &self.1 {
            Some(old) => old.link.clone(),
            None => code::to_link(&self.0),
        }
    }

    /// Why it stands still, if it does: its rules have changed, and it is only to be looked at.
    pub fn still(&self) -> Option<&str> {
        self.1.as_ref().map(|old| old.word.as_str())
    }

    /// The game of a link.
    ///
    /// # Errors
    /// A plain word on why it cannot be opened.
    pub fn from_link(link: &str) -> Result<Self, String> {
        match code::open_link(link) {
            Ok(game) => Ok(Playing(game, None)),
            Err(why @ LinkError::RulesChanged { .. }) => {
                let still = code::last_position(link).map_err(|_| why.to_string())?;
                let (word, link) = (still.to_string(), link.to_owned());
                Ok(Playing(still.game, Some(Old { word, link })))
            }
            Err(why) => Err(why.to_string()),
        }
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

    /// The link that a page with other rules would have made of it.
    #[cfg(test)]
    pub fn link_of_other_rules(&self) -> String {
        kernel::trial::link_of_other_rules(&self.0)
    }
}
