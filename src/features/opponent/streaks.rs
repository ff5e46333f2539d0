//! Wins and losses running against the computer player on this device: after three the level above or below is offered.

use crate::features::opponent;
use crate::games;
use crate::model::effect::Effect;
use crate::model::streaks::RUNNING;
use crate::model::{Model, Table};
use ai::Level;
use engine::Side;

fn place(table: &Table) -> u8 {
    games::place_of(&table.game) as u8
}

/// The side of the person and the level of the computer player, where the war counts: one with hints does not.
fn counted(table: &Table) -> Option<(Side, u8)> {
    let (own, computer) = table.seats.mode.against()?;
    (!computer.hints).then_some((own, computer.level))
}

/// The words with which another level is offered after the war on the table, and its number.
pub fn offer(model: &Model) -> Option<(String, u8)> {
    let table = model.table.as_ref()?;
    let level = counted(table)?.1;
    let wins = model.streaks.of(place(table), level)?.wins;
    let to = match wins {
        RUNNING.. => level + 1,
        i8::MIN..=-3 => level.checked_sub(1)?,
        _ => return None,
    };
    Level::of(to)?;
    let ended = if wins > 0 { "wins" } else { "losses" };
    let words = format!(
        "{} {ended} running against {}. Next time against {}?",
        wins.unsigned_abs(),
        opponent::title(level),
        opponent::title(to)
    );
    Some((words, to))
}

/// After each message: a war against the computer player that has just ended is counted. `before` is whether it was over before.
pub fn after(model: &mut Model, before: bool) -> Option<Effect> {
    let table = model.table.as_ref().filter(|_| !before)?;
    let over = table.game.over()?;
    let (own, level) = counted(table)?;
    let (game, id) = (place(table), table.id);
    model.streaks.count(game, level, over.winner == own, id);
    Some(Effect::Streaks(model.streaks.clone()))
}
