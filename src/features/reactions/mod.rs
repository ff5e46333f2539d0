//! Reactions that open together: they are one sheet, whichever sides they are put to. What would be asked if nobody reacted follows
//! from what lies open alone, so the sheet tells nothing of a hand.

pub mod stops;
pub mod view;

use crate::features::answering::commit;
use crate::features::seating;
use crate::games::Asked;
use crate::model::Table;
use crate::model::draft::Draft;
use crate::model::effect::Effect;
use crate::model::seats::Mode;
use engine::scene::AskKind;
use engine::{Choice, Side};

/// A sheet holds no more questions than these.
const LIMIT: usize = 8;

/// The reactions that wait at a shared table, in the order in which they are asked while nobody reacts: up to a die, a draw, or a
/// question of another kind. Face to face they end where the other side is asked, since each speaks for itself. None where no bar for a
/// hidden card stands.
pub fn waiting(table: &Table) -> Vec<Asked> {
    walk(table).rows
}

/// Face to face: the other side, if it is asked once these reactions are let pass.
pub fn then(table: &Table) -> Option<Side> {
    walk(table).then
}

/// The reactions that open together.
#[derive(Default)]
struct Walk {
    /// The questions.
    rows: Vec<Asked>,
    /// What is let pass on the way to each: at questions for which the page does not stop too.
    ways: Vec<Vec<Choice>>,
    /// The other side, where it is asked next and each speaks for itself.
    then: Option<Side>,
}

fn walk(table: &Table) -> Walk {
    let mut walk = Walk::default();
    if table.seats.mode != Mode::Together || !table.view_model.window {
        return walk;
    }
    let mut way = Vec::new();
    let mut next = table.draft.preview.clone();
    let chance = next.progress().chance;
    while let Some(asked) = next
        .asked()
        .filter(|a| reacts(a, walk.rows.is_empty()) && walk.rows.len() < LIMIT)
    {
        let Some(nothing) = asked.decline() else { break };
        let again = asked.kind == AskKind::Window && walk.rows.iter().any(|a| same(a, &asked));
        let passed = again && table.seats.asks_once(&asked, &next) || table.seats.passes(&asked, &next).is_some();
        // The question that waits is always one: a war that is opened or taken back stands at it, whatever was passed before.
        if walk.rows.is_empty() || !passed {
            let other = walk.rows.first().is_some_and(|first| first.to != asked.to);
            if other && table.seats.facing {
                walk.then = Some(asked.to);
                break;
            }
            walk.rows.push(asked);
            walk.ways.push(way.clone());
        }
        way.push(nothing);
        if !next.answer(nothing) || next.progress().chance != chance {
            break;
        }
    }
    walk
}

/// The bar of a window gives way to the hand from which it is answered: who says that he looks takes the tablet by that. What may be done in
/// the open needs no hand.
pub fn open(table: &mut Table) {
    if table.view_model.window {
        table.seats.reacting = true;
        let asked = table.draft.preview.asked();
        table.seats.turn_to(asked.as_ref(), &table.draft.preview);
        match table.seats.handover {
            Some(side) => seating::open(table, side),
            None => table.refresh(),
        }
    }
}

/// Looks at one of the reactions that open together. Nobody has let anything pass by that: what lies above it is said together with it.
pub fn look(table: &mut Table, at: usize) {
    if at > 0 {
        let way = walk(table).ways.into_iter().nth(at).unwrap_or_default();
        let above = [table.draft.choices(), way].concat();
        table.draft = Draft::after(&table.game.preview(), above);
        table.refresh();
    }
    open(table);
}

/// Goes back to all that opens together.
pub fn back(table: &mut Table) -> Vec<Effect> {
    table.draft = Draft::new(&table.game.preview());
    table.seats.reacting = false;
    table
        .seats
        .turn_to(table.draft.preview.asked().as_ref(), &table.draft.preview);
    table.read_log();
    commit::drafted(table)
}

/// Lets pass what is looked at, if others wait above it and this answers it with nothing: it is answered ahead of its turn. The others
/// wait on.
pub fn let_be(table: &mut Table, choices: &[Choice]) -> Option<Vec<Effect>> {
    if !table.draft.looks() || !table.draft.is_empty() || choices.is_empty() {
        return None;
    }
    let mut game = table.draft.preview.clone();
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
        let waits = table.draft.preview.asked();
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
