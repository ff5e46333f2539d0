//! Going back beyond a die, a draw or the other side's question: when both agree, with the same dice or with new ones.

use crate::features::answering::commit;
use crate::games::LogLine;
use crate::model::effect::Effect;
use crate::model::rewind::{RewindMsg, Rewinding};
use crate::model::{Sheet, Table};

/// At most this many moments are offered for going back.
const MOST: usize = 40;

/// The moments to which one may go back, the latest first: before each thing that a side began to do, with the line that tells it. What it
/// had chosen for it without a word of the log, a card above all, is open again there.
pub fn moments(table: &Table) -> Vec<(usize, LogLine)> {
    let mut all: Vec<(usize, LogLine)> = Vec::new();
    for (at, line) in table.game.told(0) {
        let began = table.game.begun(at);
        if line.depth == 0 && line.line.side.is_some() && all.last().is_none_or(|(last, _)| *last != began) {
            all.push((began, line));
        }
    }
    all.reverse();
    all.truncate(MOST);
    all
}

/// Goes back to where so many answers had been given, for good: with the `same` dice or with new ones.
pub fn go(table: &mut Table, answers: usize, same: bool) -> Vec<Effect> {
    table.game.envelope_mut().conceded = None;
    table.game.rewind(answers, same);
    table.seats.orders.forget_from(answers);
    table.put_orders();
    table.playing.plan = None;
    table.ticker.end = false;
    table.ticker.scores.clear();
    commit::moved(table)
}

/// Carries out what is done about going back.
pub fn update(table: &mut Table, sheets: &mut Vec<Sheet>, msg: RewindMsg) -> Vec<Effect> {
    let mut now = match sheets.last() {
        Some(Sheet::Rewind(now)) => *now,
        _ => Rewinding::default(),
    };
    match msg {
        RewindMsg::To(answers) => {
            now = Rewinding {
                answers,
                ..Rewinding::default()
            };
            sheets.push(Sheet::Rewind(now));
        }
        RewindMsg::Agree(side) => {
            now.agreed[side] = !now.agreed[side];
            sheets.pop();
            sheets.push(Sheet::Rewind(now));
        }
        RewindMsg::Go(same) => {
            let further = now.answers < table.game.answers().len();
            if table.game.read_only().is_some() || !further || !now.settled(table.seats.mode) {
                return Vec::new();
            }
            sheets.clear();
            return go(table, now.answers, same);
        }
    }
    Vec::new()
}
