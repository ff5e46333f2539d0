//! The moment that a link names.

use crate::features::replay::begin;
use crate::model::effect::Effect;
use crate::model::{Model, Sheet};
use engine::code;

/// The moment that the link in a text names after its end (`~120`): none if it names none, an error if it cannot be one.
pub fn moment_of(text: &str) -> Option<Result<usize, ()>> {
    let behind = code::pasted(text)?.behind;
    let after = behind.strip_prefix('~')?;
    let digits: String = after.chars().take_while(char::is_ascii_digit).collect();
    Some(digits.parse().map_err(|_| ()))
}

/// A link with the moment that it names, as [`moment_of`] reads it.
pub fn with_moment(link: &str, moment: Option<Result<usize, ()>>) -> String {
    match moment {
        None => link.into(),
        Some(Err(())) => format!("{link}~"),
        Some(Ok(at)) => format!("{link}~{at}"),
    }
}

/// After a link has been opened: the moment that it names comes onto the table, or a word why not.
pub fn arrive(model: &mut Model) -> Vec<Effect> {
    let (Some(table), Some(wanted), None) = (&model.table, model.linking.wanted, &model.linking.reading) else {
        return Vec::new();
    };
    model.linking.wanted = None;
    let total = table.game.answers().len();
    match wanted {
        Ok(at) if at <= total => {
            let seat = model.sheets.last().filter(|sheet| matches!(sheet, Sheet::Seat(_)));
            let seat = seat.cloned();
            let effects = begin(model, at);
            model.sheets.extend(seat);
            effects
        }
        _ => {
            let words = "The link names a moment that this game does not have: here is the game as it stands.";
            model.notice.say(words);
            Vec::new()
        }
    }
}
