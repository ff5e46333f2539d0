//! What a march gives up where the army stands (14.1).

use super::names::{place, several};
use crate::data::spaces::space;
use engine::SpaceId;

/// A siege or subjugation ends because its army leaves, as a sentence after a space; `train`: its Siege Train goes as well (17.1 #3).
pub(crate) fn siege_given_up(at: SpaceId, points: u8, train: bool) -> String {
    if points == 0 {
        return format!(" The Siege Train leaves {} with it.", place(at));
    }
    let (what, kind) = match space(at).capacity {
        0 => ("attempt on", "Subjugation Point"),
        _ => ("siege of", "Siege Point"),
    };
    let lost = several(points, kind);
    let verb = if points == 1 && !train { "is" } else { "are" };
    let train = if train { " and the Siege Train" } else { "" };
    format!(" The {what} {} ends with it: {lost}{train} {verb} lost.", place(at))
}
