//! What an answer came to is told line by line on the map; the end of a turn and of the war have sheets.

use crate::model::effect::Effect;
use crate::model::seats::Mode;
use crate::model::settings::Speed;
use crate::model::{Sheet, Table};
use engine::scene::Show;

/// How long a line is told on the map, in milliseconds.
const TELL: u32 = 900;

/// How long the last line stays when all has been played, in milliseconds.
const LINGER: u32 = 2600;

/// Tells the next line from this one on that shows something. Where nothing is played the last one lies there until the next answer:
/// what it came to is read at leisure.
pub fn tell_from(table: &mut Table, from: usize) -> Option<Effect> {
    let next = worth_telling(table, from);
    let last = table.ticker.log.len().checked_sub(1);
    table.ticker.news = next.or(last.filter(|at| *at >= table.ticker.old && table.playback.pace == Speed::Off));
    next.map(|_| Effect::News(TELL))
}

/// The index of the first line of the log at or after `from` that shows dice or a place.
fn worth_telling(table: &Table, from: usize) -> Option<usize> {
    let lines = table.ticker.log.iter().enumerate().skip(from);
    let mut shown = lines.filter(|(_, l)| matches!(l.line.show, Some(Show::Dice(_) | Show::Look(_))));
    shown.next().map(|(at, _)| at)
}

/// What the last answer came to stays in sight for a while, where things are played.
pub fn linger(table: &mut Table) -> Option<Effect> {
    let last = table.ticker.log.len().checked_sub(1);
    let last = last.filter(|at| *at >= table.ticker.old && table.playback.pace != Speed::Off)?;
    table.ticker.news = Some(last);
    Some(Effect::News(LINGER))
}

/// The line that was told has been seen: the next one.
pub fn tell(table: &mut Table) -> Vec<Effect> {
    let next = table.ticker.news.map(|at| at + 1);
    next.and_then(|next| tell_from(table, next)).into_iter().collect()
}

/// After each message: the end of a turn and of the war open their sheets once.
pub fn finish(table: &mut Table, sheets: &mut Vec<Sheet>) -> Vec<Effect> {
    if table.playback.on() {
        return Vec::new();
    }
    let over = table.view_model.outcome.is_some();
    if over && !table.ticker.end {
        table.ticker.end = true;
        table.sum_up();
        table.watching.runs = false;
        sheets.clear();
        sheets.push(Sheet::End);
    }
    let fresh = table.ticker.log.get(table.ticker.old..).unwrap_or_default();
    let ended = fresh.iter().rposition(|l| l.line.show == Some(Show::TurnEnd));
    // A lesson ends there with words of its own.
    let closing = matches!(table.seats.mode, Mode::Lesson(_));
    if let Some(at) = ended.filter(|_| !table.watching.runs && !closing) {
        let sheet = Sheet::Summary(table.ticker.old + at);
        if !over && table.ticker.summed < table.ticker.old + at {
            table.ticker.summed = table.ticker.old + at;
            sheets.push(sheet);
        }
    }
    Vec::new()
}
