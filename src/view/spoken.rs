//! The live region for screen readers: one message for each action of a player.

use super::guide;
use crate::app::story;
use crate::app::{Model, Sheet, Table};

/// Of what has happened since the last answer no more lines than these are said; the log has them all.
const MOST: usize = 8;

/// The message of this moment.
pub fn spoken(model: &Model) -> String {
    match (model.sheets.last(), model.shown()) {
        (Some(Sheet::Share(_) | Sheet::Log), _) | (None, Some(Table { past: true, .. })) if !model.word.is_empty() => {
            model.word.clone()
        }
        (_, Some(table)) => match model.advice() {
            Some(advice) if table.pointing.tip.is_none() && table.pointing.spoken.is_none() && !table.past => {
                [guide::spoken(&advice), at_the_table(table)].join(" ")
            }
            _ => at_the_table(table),
        },
        _ => String::new(),
    }
}

/// The reason of a refusal; else the space under the keyboard's cursor; else what has happened and what is asked now.
fn at_the_table(table: &Table) -> String {
    if let Some(tip) = &table.pointing.tip {
        return format!("{}. {} § {}", tip.title, tip.because, tip.rule.0);
    }
    if let Some(words) = &table.pointing.spoken {
        return words.clone();
    }
    if table.keeping.waits.is_some() {
        return "Writing down the last answer; yours is next.".into();
    }
    let mut said = String::new();
    let fresh = table.telling.log.get(table.telling.old..).unwrap_or_default();
    let told = story::grouped(fresh, 0..fresh.len());
    for (at, times) in &told[told.len().saturating_sub(MOST)..] {
        said += &fresh[*at].line.text;
        said += &story::times(*times);
        said.push(' ');
    }
    if table.past {
        return said;
    }
    match (&table.view_model.outcome, &table.view_model.asked) {
        (Some(over), _) => {
            said += table.seats.name(over.winner);
            said += " has won. ";
            said += &over.because;
        }
        (None, Some(asked)) => {
            // A plan takes the place of the question's text, here as on the page.
            let (plan, left) = (&table.view_model.plan, table.view_model.left());
            let text = plan.as_ref().unwrap_or(&asked.text);
            for part in [asked.to.name(), ": ", &asked.title, " ", text] {
                said += part;
            }
            for part in left.iter().flat_map(|left| [" ", left, "."]) {
                said += part;
            }
        }
        (None, None) => {}
    }
    said
}
