//! What happened in a case since its last `play`: the questions, what was answered, and the log. It stands below every mismatch.

use super::answers::Offered;
use super::{CaseLanguage, Scripted};
use engine::{Choice, Game, Side, Viewer};

/// So many lines are told; of a longer stretch the last ones.
const MOST: usize = 60;

/// A question that was put to a side.
pub(super) struct Asked {
    /// Whom.
    pub(super) to: Side,
    /// By which section.
    pub(super) section: &'static str,
    /// In which words.
    pub(super) title: String,
    /// What could be answered.
    pub(super) offered: Offered,
    /// How many entries the log had when it came.
    logged: usize,
    /// What was answered, if something was.
    pub(super) answer: Option<Answer>,
}

/// What was answered to a question.
pub(super) struct Answer {
    /// The words of the option.
    label: String,
    /// Where the case said nothing about it, so that it was declined: the line that was played then, and the refusal of what stood there.
    pub(super) declined: Option<Declined>,
}

/// A question that the case does not answer.
pub(super) struct Declined {
    /// The line of the statement that was read when it came.
    pub(super) line: usize,
    /// Why the words that stood there are refused as an answer to it.
    pub(super) refused: Option<String>,
}

impl Asked {
    /// `Rome is asked "Who intercepts?" (12.3): Varro | no reaction`
    fn words(&self) -> String {
        let answers = self.offered.labels.join(" | ");
        match &self.answer {
            None => format!("{} is asked {}: {answers}", self.to.name(), self.about()),
            Some(Answer { label, declined: None }) => format!("{} {}: {label}", self.to.name(), self.about()),
            Some(Answer { label, .. }) => {
                let title = self.about();
                format!(
                    "{} {title}: {label}, as the case says nothing ({answers})",
                    self.to.name()
                )
            }
        }
    }

    /// `"Who intercepts?" (12.3)`
    pub(super) fn about(&self) -> String {
        format!("\"{}\" ({})", self.title, self.section)
    }
}

/// All questions of a case so far, and where its last `play` began.
#[derive(Default)]
pub(super) struct Story {
    asked: Vec<Asked>,
    /// How many questions had come when the last `play` began: the last of them is the one that it answers first.
    begun: usize,
    /// How many entries the log had then.
    pub(super) read: usize,
    /// The line of the statement that is read.
    pub(super) line: usize,
}

impl Story {
    /// A new `play`.
    pub(super) fn begin(&mut self, log: usize) {
        self.begun = self.asked.len();
        self.read = log;
    }

    /// The question that waits, if there is one.
    pub(super) fn hear<R: CaseLanguage>(&mut self, game: &Game<R, Scripted>) {
        let Some(pending) = game.pending() else { return };
        self.asked.push(Asked {
            to: pending.question.to,
            section: pending.question.rule.0,
            title: R::prompting(game.state(), &pending.question).title,
            offered: Offered::of(game, &pending.question, &pending.legal),
            logged: game.log().len(),
            answer: None,
        });
    }

    /// The question that waits is answered, by the place of the answer among the legal ones: what it is.
    pub(super) fn answer(&mut self, at: usize, declined: Option<Declined>) -> Option<Choice> {
        let asked = self.asked.last_mut()?;
        let label = asked.offered.labels[at].clone();
        asked.answer = Some(Answer { label, declined });
        Some(asked.offered.choices[at])
    }

    /// The question that waits; none when the war is over.
    pub(super) fn waits(&self) -> Option<&Asked> {
        self.asked.last().filter(|asked| asked.answer.is_none())
    }

    /// Every question of the case.
    pub(super) fn all(&self) -> &[Asked] {
        &self.asked
    }

    /// The questions that came up since the last `play` began.
    pub(super) fn since(&self) -> &[Asked] {
        &self.asked[self.begun..]
    }

    /// The questions, answers and lines of the log since the last `play`, one in a line.
    pub(super) fn told<R: CaseLanguage>(&self, game: &Game<R, Scripted>) -> String {
        let mut told = Vec::new();
        let mut at = self.read;
        let mut log = |until: usize, told: &mut Vec<String>| {
            for entry in &game.log()[at..until.max(at)] {
                if let Some(line) = R::line(&entry.event, Viewer::Both) {
                    told.push(format!("log {} {}", line.rule.map_or("", |rule| rule.0), line.text));
                }
            }
            at = until.max(at);
        };
        for asked in &self.asked[self.begun.saturating_sub(1)..] {
            log(asked.logged, &mut told);
            told.push(asked.words());
        }
        log(game.log().len(), &mut told);
        let left_out = told.len().saturating_sub(MOST);
        let mut lines = vec!["since the last `play`:".to_owned()];
        if left_out > 0 {
            lines.push(format!("({left_out} lines before)"));
        }
        lines.extend(told.drain(left_out..));
        lines.join("\n  ")
    }
}
