//! The seat of one side: all that this side may know of a war, and nothing else.

use crate::error::RulesError;
use crate::types::{Answer, Choice, LogLine, Odds, Question, Scene, Side};
use engine::Viewer;
use registry::{AnyGame, Asked, Preview};
use std::cell::RefCell;
use std::rc::Rc;

/// What one side sees of a war.
pub struct SeatView {
    game: Rc<RefCell<AnyGame>>,
    side: Side,
}

impl SeatView {
    pub(crate) const fn new(game: Rc<RefCell<AnyGame>>, side: Side) -> Self {
        SeatView { game, side }
    }

    fn viewer(&self) -> Viewer {
        Viewer::Seat(self.side.into())
    }

    /// The war as far as this side may know it: before an action of the other side that it has not yet carried out.
    fn preview(&self) -> Preview {
        self.game.borrow().preview_for(self.viewer())
    }

    /// The question that waits and the copy that asks it; none when the war is over.
    fn waiting(&self) -> Option<(Preview, Asked)> {
        let over = self.game.borrow().over().is_some();
        let preview = self.preview();
        let asked = preview.asked().filter(|_| !over)?;
        Some((preview, asked))
    }

    /// The side of this seat.
    #[must_use]
    pub const fn side(&self) -> Side {
        self.side
    }

    /// The question that waits, to whichever side; none when the war is over. The words of a secret question are there for its side alone.
    #[must_use]
    pub fn question(&self) -> Option<Question> {
        let (_, asked) = self.waiting()?;
        Some(Question::seen_by(self.side, asked))
    }

    /// The legal answers to the question that waits, likely ones first; empty unless this side is asked.
    #[must_use]
    pub fn answers(&self) -> Vec<Answer> {
        let asked = self.waiting().filter(|(_, asked)| self.side == asked.to.into());
        let answers = asked.map_or_else(Vec::new, |(_, asked)| asked.answers);
        answers.into_iter().map(Answer::from).collect()
    }

    /// What lies on the table.
    #[must_use]
    pub fn scene(&self) -> Scene {
        self.preview().scene(self.viewer()).into()
    }

    /// The log, its first line first.
    #[must_use]
    pub fn log(&self) -> Vec<LogLine> {
        let lines = self.game.borrow().log(self.viewer(), &[]);
        lines.into_iter().map(LogLine::from).collect()
    }

    /// The odds of a legal answer of this side, if it commits to dice. It takes up to a tenth of a second.
    ///
    /// # Errors
    /// [`RulesError::NotLegal`], [`RulesError::NotAsked`], [`RulesError::WarIsOver`].
    pub fn odds(&self, choice: Choice) -> Result<Option<Odds>, RulesError> {
        let (preview, asked) = self.waiting().ok_or(RulesError::WarIsOver)?;
        if self.side != asked.to.into() {
            return Err(RulesError::NotAsked);
        }
        let choice = choice.into();
        if !asked.offers(choice) {
            return Err(RulesError::NotLegal(None));
        }
        Ok(preview.odds(choice).map(Odds::from))
    }
}
