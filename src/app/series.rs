//! Questions that belong together on one panel: composing an army, declaring reactions. One Confirm answers them all.

use crate::games::{Asked, Sketch};
use kernel::Choice;
use kernel::scene::AskKind;

/// One question of the panel with the answer that stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The question.
    pub asked: Asked,
    /// The answer.
    pub chosen: Choice,
}

/// How many questions a panel may hold.
const LIMIT: usize = 24;

/// Whether a question opens a panel.
pub fn opens(kind: AskKind) -> bool {
    matches!(kind, AskKind::Compose | AskKind::Reaction)
}

/// The rows of the panel that the waiting question opens. `picks` are the answers chosen so far, by row; a row without one keeps
/// its default: everything goes along, no reaction is declared.
pub fn rows(game: &Sketch, picks: &[Option<Choice>]) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    let mut game = game.clone();
    let Some(first) = game.asked().filter(|a| opens(a.kind)) else {
        return rows;
    };
    let mark = game.mark();
    while rows.len() < LIMIT {
        let Some(asked) = game.asked().filter(|a| a.to == first.to && belongs(first.kind, a.kind)) else {
            break;
        };
        let default = match asked.kind {
            AskKind::Reaction => asked.decline(),
            _ => None,
        };
        let pick = picks.get(rows.len()).copied().flatten().filter(|c| asked.offers(*c));
        let Some(chosen) = pick.or(default).or(asked.answers.first().map(|a| a.choice)) else {
            break;
        };
        game.answer(chosen);
        rows.push(Row { asked, chosen });
        if game.mark() != mark {
            break;
        }
    }
    rows
}

fn belongs(first: AskKind, kind: AskKind) -> bool {
    match first {
        AskKind::Compose => kind == AskKind::Compose,
        _ => matches!(kind, AskKind::Reaction | AskKind::Compose),
    }
}

/// Whether every reaction of the panel is declined.
pub fn all_declined(rows: &[Row]) -> bool {
    rows.iter()
        .all(|row| row.asked.kind != AskKind::Reaction || Some(row.chosen) == row.asked.decline())
}

/// The answers of the panel in order.
pub fn answers(rows: &[Row]) -> Vec<Choice> {
    rows.iter().map(|row| row.chosen).collect()
}
