//! A copy of a game, on which answers are tried before they are given.

use crate::{Answer, Asked, PublicProgress};
use core::ops::{Deref, DerefMut};
use engine::odds::{Odds, Standing};
use engine::scene::{Route, Scene};
use engine::{Choice, Game, Lack, Present, Refusal, Rules, SpaceId, Viewer};

/// What the page asks of a copy.
pub trait Previewing {
    /// Another copy.
    fn copy(&self) -> Preview;

    /// The question that waits, in words.
    fn asked(&self) -> Option<Asked>;
    /// The answer that is proposed for the question that waits.
    fn proposed(&self) -> Option<Choice>;
    /// The words of an answer to the question that waits.
    fn label(&self, choice: Choice) -> String;
    /// The march under way.
    fn route(&self) -> Option<Route>;
    /// What comes of it as things stand, in a whole sentence after a space. May be empty.
    fn warns(&self) -> String;
    /// What an answer of a march puts at stake beside its odds, in a whole sentence after a space. May be empty.
    fn risks(&self, choice: Choice) -> String;
    /// What an answer of a march gives up where the army stands, in a whole sentence after a space. May be empty.
    fn gives_up(&self, choice: Choice) -> String;
    /// What each action lacks for a space, while an action or its space is asked for.
    fn lacks(&self, at: SpaceId) -> Vec<Lack>;
    /// The space that an answer to the question that waits is about, though it names none.
    fn concerns(&self, choice: Choice) -> Option<SpaceId>;
    /// Whether an answer activates a General who is still to be chosen.
    fn activates(&self, choice: Choice) -> bool;
    /// Whether an answer places markers on spaces that are still to be chosen.
    fn places(&self, choice: Choice) -> bool;
    /// Whether an answer throws a die as soon as nobody reacts.
    fn throws(&self, choice: Choice) -> bool;
    /// Whether two legal answers come to the same, but for whom they name.
    fn alike(&self, one: Choice, other: Choice) -> bool;
    /// Which answers are refused, and why.
    fn refusals(&self) -> Vec<(Choice, Refusal)>;
    /// Answers; `false` if the answer is not legal.
    fn answer(&mut self, choice: Choice) -> bool;
    /// The odds of a legal answer, if it commits to dice. It takes up to a tenth of a second.
    fn odds(&self, choice: Choice) -> Option<Odds>;
    /// How far it has come.
    fn progress(&self) -> PublicProgress;
    /// What to draw.
    fn scene(&self, by: Viewer) -> Scene;
}

/// A copy of a game to try answers on, whichever game it is: cheap to clone, without a past.
pub struct Preview(Box<dyn Previewing>);

impl Preview {
    pub(crate) fn of(copy: impl Previewing + 'static) -> Self {
        Preview(Box::new(copy))
    }
}

impl Clone for Preview {
    fn clone(&self) -> Self {
        self.0.copy()
    }
}

impl Deref for Preview {
    type Target = dyn Previewing;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

impl DerefMut for Preview {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut *self.0
    }
}

/// A copy by the rules of one game.
pub(crate) struct PreviewOf<R: Rules>(pub(crate) Game<R>);

impl<R: Present> Previewing for PreviewOf<R> {
    fn copy(&self) -> Preview {
        Preview::of(PreviewOf(self.0.clone()))
    }

    fn asked(&self) -> Option<Asked> {
        let pending = self.0.pending()?;
        let (state, question) = (self.0.state(), &pending.question);
        let words = R::prompting(state, question);
        let answer = |&choice: &Choice| Answer {
            choice,
            label: R::label(state, question, choice),
            place: R::place(question, choice),
            rare: R::seldom(state, question, choice),
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
            serves: words.serves,
            plays: words.plays,
            answers: pending.legal.iter().map(answer).collect(),
        })
    }

    fn proposed(&self) -> Option<Choice> {
        let pending = self.0.pending()?;
        R::proposed(self.0.state(), &pending.question, &pending.legal)
    }

    fn label(&self, choice: Choice) -> String {
        self.0
            .pending()
            .map_or_else(String::new, |p| R::label(self.0.state(), &p.question, choice))
    }

    fn route(&self) -> Option<Route> {
        R::route(self.0.state())
    }

    fn warns(&self) -> String {
        R::warns(self.0.state())
    }

    fn risks(&self, choice: Choice) -> String {
        let pending = self.0.pending();
        pending.map_or_else(String::new, |p| R::risks(self.0.state(), &p.question, choice))
    }

    fn gives_up(&self, choice: Choice) -> String {
        let pending = self.0.pending();
        pending.map_or_else(String::new, |p| R::gives_up(self.0.state(), &p.question, choice))
    }

    fn lacks(&self, at: SpaceId) -> Vec<Lack> {
        let pending = self.0.pending();
        pending.map_or_else(Vec::new, |p| R::lacks(self.0.state(), &p.question, at))
    }

    fn concerns(&self, choice: Choice) -> Option<SpaceId> {
        R::concerns(self.0.state(), &self.0.pending()?.question, choice)
    }

    fn activates(&self, choice: Choice) -> bool {
        R::activates(choice)
    }

    fn places(&self, choice: Choice) -> bool {
        R::places(choice)
    }

    fn throws(&self, choice: Choice) -> bool {
        self.0.pending().is_some_and(|asked| R::throws(&asked.question, choice))
    }

    fn alike(&self, one: Choice, other: Choice) -> bool {
        let pending = self.0.pending();
        pending.is_some_and(|asked| R::alike(self.0.state(), &asked.question, one, other))
    }

    fn refusals(&self) -> Vec<(Choice, Refusal)> {
        self.0.refusals()
    }

    fn answer(&mut self, choice: Choice) -> bool {
        self.0.answer(choice).is_ok()
    }

    fn odds(&self, choice: Choice) -> Option<Odds> {
        R::odds(&Standing::of(&self.0)?, choice)
    }

    fn progress(&self) -> PublicProgress {
        PublicProgress {
            chance: self.0.nature().picks,
            segments: self.0.segments(),
            asked: self.0.asked(),
        }
    }

    fn scene(&self, by: Viewer) -> Scene {
        R::scene(self.0.state(), by)
    }
}
