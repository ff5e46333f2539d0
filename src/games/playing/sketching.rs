//! A copy of a game, on which answers are tried before they are given.

use super::{Answer, Asked, Mark};
use kernel::odds::{Odds, Standing};
use kernel::scene::Scene;
use kernel::{Choice, Game, Refusal, Rules, Shown, Viewer};

/// A copy of a game to try answers on: cheap to clone, without a past.
pub struct Sketching<R: Rules>(pub(super) Game<R>);

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
            rare: R::seldom(question, choice),
            idle: R::idle(state, question, choice),
        };
        Some(Asked {
            to: question.to,
            rule: question.rule,
            secret: question.is_secret(),
            title: words.title,
            text: words.text,
            at: words.at,
            kind: words.kind,
            occasion: R::occasion(question),
            reacting: words.reacting,
            left: words.left,
            answers: pending.legal.iter().map(answer).collect(),
        })
    }

    /// The answer that is proposed for the question that waits.
    pub fn proposed(&self) -> Option<Choice> {
        let pending = self.0.pending()?;
        R::proposed(self.0.state(), &pending.question, &pending.legal)
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
