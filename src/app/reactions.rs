//! Reactions that open together: they are one sheet, whichever sides they are put to. What would be asked if nobody reacted follows
//! from what lies open alone, so the sheet tells nothing of a hand.

use super::Effect;
use super::commit;
use super::draft::Draft;
use super::model::Table;
use super::seating;
use super::seats::Mode;
use crate::games::{Asked, Sketch};
use engine::scene::AskKind;
use engine::{Choice, Side};

/// A sheet holds no more questions than these.
const LIMIT: usize = 8;

/// The reactions that wait at a shared table, in the order in which they are asked while nobody reacts: up to a die, a draw, or a
/// question of another kind. None where no bar for a hidden card stands.
pub fn waiting(table: &Table) -> Vec<Asked> {
    if table.seats.mode != Mode::Together || !table.view_model.window {
        return Vec::new();
    }
    let mut all: Vec<Asked> = Vec::new();
    let mut next = table.draft.sketch.clone();
    let chance = next.progress().chance;
    while let Some(asked) = next.asked().filter(|a| reacts(a, all.is_empty()) && all.len() < LIMIT) {
        let Some(nothing) = asked.decline() else { break };
        let again = asked.kind == AskKind::Window && all.iter().any(|a| same(a, &asked));
        let passed = again && table.seats.asks_once(&asked, &next) || table.seats.passes(&asked, &next).is_some();
        // The question that waits is always one: a war that is opened or taken back stands at it, whatever was passed before.
        if all.is_empty() || !passed {
            all.push(asked);
        }
        if !next.answer(nothing) || next.progress().chance != chance {
            break;
        }
    }
    all
}

/// The bar of a window gives way to the hand from which it is answered: who says that he looks takes the tablet by that. What may be done in
/// the open needs no hand.
pub fn open(table: &mut Table) {
    if table.view_model.window {
        table.seats.reacting = true;
        let asked = table.draft.sketch.asked();
        table.seats.turn_to(asked.as_ref(), &table.draft.sketch);
        match table.seats.handover {
            Some(side) => seating::open(table, side),
            None => table.refresh(),
        }
    }
}

/// Looks at one of the reactions that open together. Nobody has let anything pass by that: what lies above it is said together with it.
pub fn look(table: &mut Table, at: usize) {
    let above = waiting(table);
    let above = above.iter().take(at).filter_map(Asked::decline);
    let above: Vec<Choice> = table.draft.choices().into_iter().chain(above).collect();
    if at > 0 {
        table.draft = Draft::after(&table.game.sketch(), above);
        table.refresh();
    }
    open(table);
}

/// Whether a reaction is looked at above which others wait.
pub fn looks(table: &Table) -> bool {
    !table.draft.above.is_empty()
}

/// Goes back to all that opens together.
pub fn back(table: &mut Table) -> Vec<Effect> {
    table.draft = Draft::new(&table.game.sketch());
    table.seats.reacting = false;
    table
        .seats
        .turn_to(table.draft.sketch.asked().as_ref(), &table.draft.sketch);
    table.read_log();
    commit::drafted(table)
}

/// Lets pass what is looked at, if others wait above it and this answers it with nothing: it is answered ahead of its turn. The others
/// wait on.
pub fn let_be(table: &mut Table, choices: &[Choice]) -> Option<Vec<Effect>> {
    if !looks(table) || !table.draft.is_empty() || choices.is_empty() {
        return None;
    }
    let mut game = table.draft.sketch.clone();
    let mut passed = table.seats.passed.clone();
    for choice in choices {
        let asked = game.asked().filter(|asked| asked.decline() == Some(*choice))?;
        passed.ahead_of_its_turn(&asked, &game);
        game.answer(*choice);
    }
    table.seats.passed = passed;
    Some(back(table))
}

/// Whether a question is one of such a sheet. It begins with a bar for a hidden card; what may be done in the open follows.
fn reacts(asked: &Asked, first: bool) -> bool {
    asked.kind == AskKind::Window || asked.kind == AskKind::Reaction && !first
}

/// Whether these questions are put to both sides.
pub fn both(all: &[Asked]) -> bool {
    all.iter().any(|a| a.to != all[0].to)
}

/// Lets all of them pass.
pub fn pass(table: &mut Table) -> Vec<Effect> {
    let mut effects = Vec::new();
    for asked in &waiting(table) {
        let waits = table.draft.sketch.asked();
        let Some(nothing) = waits.filter(|a| same(a, asked)).and_then(|a| a.decline()) else {
            break;
        };
        effects.extend(give(table, nothing));
    }
    effects
}

/// Whether this is that question.
fn same(one: &Asked, other: &Asked) -> bool {
    (one.to, one.kind, one.occasion) == (other.to, other.kind, other.occasion)
}

/// Answers a question with nothing, without looking into a hand.
pub fn give(table: &mut Table, nothing: Choice) -> Vec<Effect> {
    if let Some(effects) = let_be(table, &[nothing]) {
        return effects;
    }
    let fresh = table.draft.is_empty();
    table.gesture(&[nothing]);
    if fresh || table.draft.held.is_some() || table.hidden() {
        return commit::say(table, false);
    }
    commit::drafted(table)
}

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
    pub fn holds(&self, asked: &Asked, game: &Sketch) -> bool {
        let at = asked.occasion.map(|at| (asked.to, at));
        at.is_some_and(|at| self.all.contains(&at)) && self.chance == game.progress().chance
    }

    /// Whether this question was answered with nothing ahead of its turn.
    pub fn answered(&self, asked: &Asked, game: &Sketch) -> bool {
        self.ahead.contains(asked) && self.chance == game.progress().chance
    }

    /// A question that is not put yet is answered with nothing.
    fn ahead_of_its_turn(&mut self, asked: &Asked, game: &Sketch) {
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
    pub fn saw(&mut self, asked: &Asked, choice: Choice, after: &Sketch) {
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
