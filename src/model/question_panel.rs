//! Questions that belong together on one panel: composing an army, declaring reactions. One Confirm answers them all.

use crate::games::{Asked, Preview};
use engine::Choice;
use engine::scene::AskKind;

/// One question of the panel with the answer that stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The question.
    pub asked: Asked,
    /// The answer.
    pub chosen: Choice,
}

/// A row that the player has seen, and what he chose there. A row is found by its title, because a changed answer can insert other rows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pick {
    title: String,
    choice: Option<Choice>,
}

/// Which of those that have been seen is the row with this title that stands after these.
fn seen(picks: &[Pick], before: &[Row], title: &str) -> Option<usize> {
    let same = before.iter().filter(|r| r.asked.title == title).count();
    (0..picks.len()).filter(|at| picks[*at].title == title).nth(same)
}

/// Where a row stands among those that have been seen: what appears later stands below, so nothing moves under a finger.
pub fn place(picks: &[Pick], rows: &[Row], n: usize) -> usize {
    seen(picks, &rows[..n], &rows[n].asked.title).unwrap_or(picks.len() + n)
}

/// Chooses in a row; all that are shown have been seen now.
pub fn pick(picks: &mut Vec<Pick>, rows: &[Row], n: usize, choice: Choice) {
    for (at, row) in rows.iter().enumerate() {
        let here = place(picks, rows, at);
        if here >= picks.len() {
            picks.push(Pick {
                title: row.asked.title.clone(),
                choice: None,
            });
        }
        let here = here.min(picks.len() - 1);
        if at == n {
            picks[here].choice = Some(choice);
        }
    }
}

/// How many questions a panel may hold.
const LIMIT: usize = 24;

/// Whether a question opens a panel.
pub fn opens(kind: AskKind) -> bool {
    matches!(kind, AskKind::Compose | AskKind::Reaction)
}

/// The rows of the panel that the waiting question opens. `picks` are the answers chosen so far; a row without one keeps
/// its default: everything goes along, no reaction is declared.
pub fn rows(game: &Preview, picks: &[Pick]) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    let mut game = game.clone();
    let Some(first) = game.asked().filter(|a| opens(a.kind)) else {
        return rows;
    };
    let progress = game.progress();
    while rows.len() < LIMIT {
        let Some(asked) = game.asked().filter(|a| a.to == first.to && belongs(first.kind, a.kind)) else {
            break;
        };
        let default = if asked.kind == AskKind::Reaction {
            asked.decline()
        } else {
            game.proposed()
        };
        let pick = seen(picks, &rows, &asked.title)
            .and_then(|at| picks[at].choice)
            .filter(|c| asked.offers(*c));
        let Some(chosen) = pick.or(default).or(asked.answers.first().map(|a| a.choice)) else {
            break;
        };
        game.answer(chosen);
        rows.push(Row { asked, chosen });
        if game.progress() != progress {
            break;
        }
    }
    rows
}

fn belongs(first: AskKind, kind: AskKind) -> bool {
    kind == AskKind::Compose || kind == AskKind::Reaction && first != AskKind::Compose
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

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(titles: &[&str]) -> Vec<Row> {
        let row = |title: &&str| Row {
            asked: Asked {
                to: engine::Side::Rome,
                rule: engine::Rule("8.3"),
                secret: false,
                title: (*title).into(),
                text: String::new(),
                at: None,
                kind: AskKind::Compose,
                occasion: None,
                reacting: engine::Reacting::default(),
                left: 0,
                serves: "",
                plays: false,
                answers: Vec::new(),
            },
            chosen: Choice::Number(1),
        };
        titles.iter().map(row).collect()
    }

    #[test]
    fn a_row_that_appears_stands_below_and_takes_no_other_rows_answer() {
        let (mut picks, few) = (Vec::new(), rows(&["CUs", "Trains"]));
        pick(&mut picks, &few, 1, Choice::Number(0));
        pick(&mut picks, &few, 0, Choice::Number(2));
        let more = rows(&["CUs", "Elephants", "Trains"]);
        let places: Vec<usize> = (0..3).map(|n| place(&picks, &more, n)).collect();
        assert!(places[0] < places[2] && places[2] < places[1]);
        assert_eq!(picks[places[2]].choice, Some(Choice::Number(0)));
        pick(&mut picks, &more, 1, Choice::Number(3));
        assert_eq!(place(&picks, &more, 1), 2, "it keeps that place");
    }
}
