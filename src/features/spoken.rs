//! What is said aloud: one live region, in which every sentence is a node of its own. A screen reader says what is added to it, one after the
//! other; a sentence that took the place of another would cut it off, and the same sentence in its place would not be said again.

use crate::features::challenges;
use crate::model::msg::{BrowserMsg, Msg};
use crate::model::spoken::{Sentence, Speech, Spoken};
use crate::model::{Model, Table, log_index};

/// Most lines of the log that are said after one answer; the log has them all.
const MOST: usize = 8;

/// Most sentences in the live region, said or still to be said.
const KEPT: usize = 24;

/// Whether the player is to hear what comes of a message, even if it is what he has heard before.
pub fn answers_anew(msg: &Msg) -> bool {
    matches!(msg, Msg::Answer(_) | Msg::Browser(BrowserMsg::Passed(_)))
}

/// After each message: what is new is added. `anew` says the same reason or word once more.
pub fn listen(model: &mut Model, anew: bool) {
    let to = model.shown().map(|table| {
        let over = table.game.over().is_some();
        (table.id, table.past, table.seats.viewer(over))
    });
    let Speech { lines, rest, asks } = speech(model);
    let spoken = &mut model.spoken;
    if spoken.to != to {
        // What one viewer has heard may not be for the next, nor how often something was said to him: for the next all begins anew. The nodes of
        // what both may hear stay the same, so it is not said twice.
        *spoken = Spoken {
            to,
            ..Spoken::default()
        };
    }
    let mut fresh: Vec<String> = Vec::new();
    if let Some(lines) = lines {
        let known = spoken.lines.iter().zip(&lines).take_while(|(old, new)| old == new);
        let said = known.count().max(lines.len().saturating_sub(MOST));
        fresh.extend_from_slice(&lines[said..]);
        spoken.lines = lines;
    }
    let again = !asks && anew || asks && !fresh.is_empty();
    if !rest.is_empty() && (again || spoken.rest != rest) {
        fresh.push(rest.clone());
    }
    spoken.rest = rest;
    for words in fresh {
        spoken.last += 1;
        let number = spoken.last;
        spoken.sentences.push(Sentence { number, words });
    }
    let past = spoken.sentences.len().saturating_sub(KEPT);
    spoken.sentences.drain(..past);
}

/// What is to be said now.
fn speech(model: &Model) -> Speech {
    let past = model.shown().is_some_and(|table| table.past);
    // A word is of the sheet, or of the look back, in which it was asked for.
    if !model.word.is_empty() && (past || !model.sheets.is_empty()) {
        return Speech {
            rest: model.word.clone(),
            ..Speech::default()
        };
    }
    let Some(table) = model.shown() else {
        return Speech::default();
    };
    let mut speech = at_the_table(table);
    if let Some(told) = challenges::view::spoken(table).filter(|_| speech.asks) {
        speech.rest = if challenges::is_over(table) {
            told
        } else {
            format!("{told} {}", speech.rest)
        };
    }
    if speech.asks
        && let Some(advice) = model.advice()
    {
        speech.rest = format!("{} {} {}", advice.title, advice.words.join(" "), speech.rest);
    }
    speech
}

/// The reason of a refusal; else the space under the keyboard's cursor; else what has happened and what is asked now.
fn at_the_table(table: &Table) -> Speech {
    let word = |rest: String| Speech {
        rest,
        ..Speech::default()
    };
    if let Some(tip) = &table.pointing.tip {
        return word(format!("{}. {} § {}", tip.title, tip.because, tip.rule.0));
    }
    if let Some(words) = &table.pointing.spoken {
        return word(words.clone());
    }
    if table.keeping.waits.is_some() {
        return word("Writing down the last answer; yours is next.".into());
    }
    let fresh = table.ticker.log.get(table.ticker.old..).unwrap_or_default();
    let told = log_index::grouped(fresh, 0..fresh.len()).into_iter();
    let told = told.map(|(at, times)| format!("{}{}", fresh[at].line.text, log_index::times(times)));
    Speech {
        lines: Some(told.collect()),
        rest: if table.past { String::new() } else { asked(table) },
        asks: true,
    }
}

/// Who has won, or what is asked of whom.
fn asked(table: &Table) -> String {
    match (&table.view_model.outcome, &table.view_model.asked) {
        (Some(over), _) => format!("{} has won. {}", table.seats.name(over.winner), over.because),
        (None, Some(asked)) => {
            // A plan takes the place of the question's text, here as on the page.
            let (plan, left) = (&table.view_model.plan, table.view_model.left());
            let text = plan.as_ref().unwrap_or(&asked.text);
            let mut said = format!("{}: {} {text}", asked.to.name(), asked.title);
            for part in left.iter().flat_map(|left| [" ", left, "."]) {
                said += part;
            }
            said
        }
        (None, None) => String::new(),
    }
}
