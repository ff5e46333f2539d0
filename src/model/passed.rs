//! What sides have let pass.

use crate::games::{Asked, Preview};
use engine::scene::AskKind;
use engine::{Choice, Side};

/// What has been let pass since chance last spoke or anything was done but march on. The page does not ask the same side about the same
/// again meanwhile.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Passed {
    /// Dice and draws so far.
    chance: u32,
    /// Whose answers, and at which occasions.
    all: Vec<(Side, u8)>,
    /// Questions that have not been put yet and are answered with nothing. An occasion may return at once with another question.
    ahead: Vec<Asked>,
}

impl Passed {
    /// Whether this side has just let such an occasion pass.
    pub fn holds(&self, asked: &Asked, game: &Preview) -> bool {
        let at = asked.occasion.map(|at| (asked.to, at));
        at.is_some_and(|at| self.all.contains(&at)) && self.chance == game.progress().chance
    }

    /// Whether this question was answered with nothing ahead of its turn.
    pub fn answered(&self, asked: &Asked, game: &Preview) -> bool {
        self.ahead.contains(asked) && self.chance == game.progress().chance
    }

    /// A question that is not put yet is answered with nothing.
    pub fn ahead_of_its_turn(&mut self, asked: &Asked, game: &Preview) {
        let chance = game.progress().chance;
        if self.chance != chance {
            *self = Passed {
                chance,
                ..Passed::default()
            };
        }
        self.ahead.push(asked.clone());
    }

    /// An answer has been given; `after` is the game with it.
    pub fn saw(&mut self, asked: &Asked, choice: Choice, after: &Preview) {
        let chance = after.progress().chance;
        let nothing = asked.decline() == Some(choice);
        let goes_on = match asked.kind {
            AskKind::Window | AskKind::Reaction => nothing,
            AskKind::March => !nothing,
            AskKind::Card
            | AskKind::Lay
            | AskKind::Buttons
            | AskKind::General
            | AskKind::Compose
            | AskKind::Place
            | AskKind::Remove
            | AskKind::Destination
            | AskKind::Dice
            | AskKind::Act
            | AskKind::Pay => false,
        };
        if !goes_on || self.chance != chance {
            (self.chance, self.all) = (chance, Vec::new());
        }
        let reacts = matches!(asked.kind, AskKind::Window | AskKind::Reaction);
        if !goes_on || !reacts {
            self.ahead.clear();
        }
        self.ahead.retain(|ahead| ahead != asked);
        if let Some(at) = asked.occasion.filter(|_| asked.kind == AskKind::Window && nothing) {
            self.all.push((asked.to, at));
        }
    }
}
