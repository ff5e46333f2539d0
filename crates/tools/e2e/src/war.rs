//! A war that a journey follows, whichever game it is of: its rules say what is asked, what an answer is called and what lies where.

use crate::Outcome;
use core::ops::{Deref, DerefMut};
use engine::scene::{CardFace, Occasion, Scene};
use engine::{CardId, CardSet, Choice, Envelope, Logged, Prompting, Side, SpaceId, Timeline, UnitId, Viewer, code};
use testkit::Tested;

/// What journeys ask of a war. A `Timeline` answers by the rules of its game.
pub trait Followed {
    /// A copy.
    fn copy(&self) -> War;
    /// Its link, without the `#`.
    fn link(&self) -> String;
    /// Names, id and manner of play, to be changed.
    fn envelope_mut(&mut self) -> &mut Envelope;
    /// What its dice and draws grow from.
    fn seed(&self) -> u64;

    /// How many answers have been given.
    fn cursor(&self) -> usize;
    /// Stands at the moment after so many answers of its tape.
    fn seek(&mut self, answers: usize);
    /// All answers on its tape.
    fn tape(&self) -> Vec<Choice>;
    /// How far answers can be taken back.
    fn undo_floor(&self) -> usize;
    /// How many dice and draws there have been.
    fn picks(&self) -> u32;
    /// Answers.
    ///
    /// # Errors
    /// Fails if the answer is not legal.
    fn answer(&mut self, choice: Choice) -> Outcome;

    /// Who is asked.
    fn asked(&self) -> Option<Side>;
    /// The legal answers to the question that waits.
    fn legal(&self) -> Vec<Choice>;
    /// What the question that waits says.
    fn prompting(&self) -> Option<Prompting>;
    /// The occasion to react that the question is, if it is one.
    fn occasion(&self) -> Option<Occasion>;
    /// The words of an answer to it.
    fn label(&self, choice: Choice) -> String;
    /// The space that an answer to it is about though it names none.
    fn concerns(&self, choice: Choice) -> Option<SpaceId>;
    /// The answer to it that the page proposes.
    fn proposed(&self) -> Option<Choice>;

    /// What lies on the table, as this viewer may see it.
    fn scene(&self, by: Viewer) -> Scene;
    /// A card's face.
    fn card(&self, card: CardId) -> CardFace;
    /// The cards whose place both sides know.
    fn open_cards(&self) -> CardSet;
    /// How many entries its log has.
    fn entries(&self) -> usize;
    /// What the log has told since so many answers, as far as everybody reads it alike.
    fn told_to_all(&self, since: usize) -> Vec<String>;
}

impl<R: Tested> Followed for Timeline<R> {
    fn copy(&self) -> War {
        War::of(self.clone())
    }

    fn link(&self) -> String {
        code::to_link(self)
    }

    fn envelope_mut(&mut self) -> &mut Envelope {
        &mut self.envelope
    }

    fn seed(&self) -> u64 {
        Timeline::seed(self).0
    }

    fn cursor(&self) -> usize {
        Timeline::cursor(self)
    }

    fn seek(&mut self, answers: usize) {
        Timeline::seek(self, answers);
    }

    fn tape(&self) -> Vec<Choice> {
        self.answers().iter().map(|answer| answer.choice).collect()
    }

    fn undo_floor(&self) -> usize {
        Timeline::undo_floor(self)
    }

    fn picks(&self) -> u32 {
        self.game().nature().picks
    }

    fn answer(&mut self, choice: Choice) -> Outcome {
        Timeline::answer(self, choice).map_err(|refused| format!("{refused:?}"))
    }

    fn asked(&self) -> Option<Side> {
        self.game().asked()
    }

    fn legal(&self) -> Vec<Choice> {
        self.pending().map(|asked| asked.legal.clone()).unwrap_or_default()
    }

    fn prompting(&self) -> Option<Prompting> {
        Some(R::prompting(self.state(), &self.pending()?.question))
    }

    fn occasion(&self) -> Option<Occasion> {
        R::occasion(&self.pending()?.question).map(|at| R::occasions()[usize::from(at)])
    }

    fn label(&self, choice: Choice) -> String {
        let asked = self.pending();
        asked.map_or_else(String::new, |asked| R::label(self.state(), &asked.question, choice))
    }

    fn concerns(&self, choice: Choice) -> Option<SpaceId> {
        R::concerns(self.state(), &self.pending()?.question, choice)
    }

    fn proposed(&self) -> Option<Choice> {
        let asked = self.pending()?;
        R::proposed(self.state(), &asked.question, &asked.legal)
    }

    fn scene(&self, by: Viewer) -> Scene {
        R::scene(self.state(), by)
    }

    fn card(&self, card: CardId) -> CardFace {
        R::card(card)
    }

    fn open_cards(&self) -> CardSet {
        R::seen(self.state(), Side::Rome).and(R::seen(self.state(), Side::Carthage))
    }

    fn entries(&self) -> usize {
        self.log().count()
    }

    fn told_to_all(&self, since: usize) -> Vec<String> {
        let open = self.log().skip(self.log_at(since)).filter_map(|logged| {
            let Logged::Note(entry) = logged else { return None };
            let line = |by: Viewer| R::line(&entry.event, by).map(|line| line.text);
            let both = Side::BOTH.map(|side| line(Viewer::Seat(side)));
            line(Viewer::Public).filter(|text| both.iter().all(|seen| seen.as_ref() == Some(text)))
        });
        open.collect()
    }
}

/// A war, whichever game it is of.
pub struct War(Box<dyn Followed>);

impl Deref for War {
    type Target = dyn Followed;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

impl DerefMut for War {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut *self.0
    }
}

impl Clone for War {
    fn clone(&self) -> Self {
        self.0.copy()
    }
}

impl War {
    /// The war of a game.
    pub fn of<R: Tested>(war: Timeline<R>) -> Self {
        War(Box::new(war))
    }

    /// Stands at the moment after so many answers of its tape.
    pub fn seek(&mut self, answers: usize) {
        self.0.seek(answers);
    }

    /// The fragment of its link, with the `#`.
    #[must_use]
    pub fn fragment(&self) -> String {
        format!("#{}", self.link())
    }

    /// The cards that a side holds.
    #[must_use]
    pub fn hand(&self, side: Side) -> Vec<CardId> {
        self.scene(Viewer::Seat(side)).hands[side]
            .cards
            .clone()
            .unwrap_or_default()
    }

    /// The name of a space.
    #[must_use]
    pub fn space(&self, at: SpaceId) -> &'static str {
        let scene = self.scene(Viewer::Public);
        let found = scene.spaces.iter().find(|space| space.id == at);
        found.map_or("", |space| space.name)
    }

    /// The full name of a General on the map.
    #[must_use]
    pub fn general(&self, unit: UnitId) -> &'static str {
        let scene = self.scene(Viewer::Public);
        let mut generals = scene.stacks.iter().flat_map(|stack| &stack.generals);
        generals
            .find(|general| general.unit == unit)
            .map_or("", |general| general.full)
    }
}
