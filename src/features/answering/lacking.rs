//! What the actions of a round lack for a place that is tapped: the game names it, whether or not anything is ringed.

use crate::games::{ACTS, Preview};
use crate::model::Tip;
use engine::SpaceId;
use engine::text::capital;

/// Why nothing can be done with a place, where the game knows what is missing: a sentence for each action that could be for it.
pub fn tip(preview: &Preview, title: &str, at: SpaceId) -> Option<Tip> {
    let lacks = if ACTS { preview.lacks(at) } else { Vec::new() };
    let rule = lacks.first()?.rule;
    let each = lacks
        .iter()
        .map(|lack| format!("{}: {}", capital(&lack.action), lack.because));
    Some(Tip {
        title: title.to_owned(),
        because: each.collect::<Vec<_>>().join(" "),
        rule,
        at: Some(at),
    })
}
