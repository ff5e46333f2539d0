//! Which answer the words of a case mean.

use super::{CaseLanguage, Scripted, Words};
use engine::scene::AskKind;
use engine::{Choice, Game, Question};

/// Words that are passed over where no label begins with them.
const FILLERS: [&str; 9] = ["move", "march", "to", "at", "and", "then", "with", "take", "operations"];

/// Answers of a question with their words.
#[derive(Clone)]
pub(super) struct Offered {
    /// The answers.
    pub(super) choices: Vec<Choice>,
    /// Their labels, in the same order.
    pub(super) labels: Vec<String>,
    /// The kind of the question. Where a hidden card may be played, `pass` is said in the label's own words.
    pub(super) kind: AskKind,
}

impl Offered {
    /// These answers of a question.
    pub(super) fn of<R: CaseLanguage>(
        game: &Game<R, Scripted>,
        question: &Question<R::Prompt>,
        choices: &[Choice],
    ) -> Self {
        let state = game.state();
        Offered {
            choices: choices.to_vec(),
            labels: choices.iter().map(|c| R::label(state, question, *c)).collect(),
            kind: R::prompting(state, question).kind,
        }
    }

    /// Whether these words, to their end, mean one of the answers.
    pub(super) fn means<R: CaseLanguage>(&self, words: &Words<'_>) -> bool {
        let mut after = *words;
        self.take::<R>(&mut after).is_some() && after.is_empty()
    }

    /// The place of the answer whose words stand next: the longest label that fits, else what a name means (a general's short name),
    /// after filler words if need be.
    pub(super) fn take<R: CaseLanguage>(&self, words: &mut Words<'_>) -> Option<usize> {
        let place = |choice: Choice| self.choices.iter().position(|c| *c == choice);
        let mut tried = *words;
        loop {
            let label = tried.longest(self.labels.iter().map(String::as_str));
            let found = label.or_else(|| R::case_answer(&mut tried, &self.choices).and_then(place));
            if found.is_some() {
                *words = tried;
                return found;
            }
            for (word, plain) in [("pass", Choice::Pass), ("yes", Choice::Yes), ("no", Choice::No)] {
                let mut after = tried;
                if self.kind != AskKind::Window
                    && let Some(at) = place(plain)
                    && after.eat(word)
                {
                    *words = after;
                    return Some(at);
                }
            }
            if !FILLERS.iter().any(|word| tried.eat(word)) {
                return None;
            }
        }
    }
}
