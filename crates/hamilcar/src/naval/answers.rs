//! When a Counter Event may answer at sea (17.1).

use crate::data::cards::{Effect, card};
use crate::laws::cards::NOT_NOW;
use crate::laws::{naval as laws, only_if};
use crate::state::State;
use kernel::{CardId, Legality, Side};

/// Whether what lies open allows a Counter Event against a Fleet or in a Naval Battle; its window has opened.
pub(crate) fn answers(s: &State, side: Side, id: CardId) -> Legality {
    let v = s.voyage.as_ref().expect("a Fleet is at sea");
    let some = v.warships > 0 || !v.units.is_empty();
    match card(id).effect {
        Effect::HannibalTheRhodian { .. } => {
            let besieged = s.place(v.at).besieged() && s.place(v.at).city() == Some(Side::Carthage);
            only_if(v.warships == 0 || besieged, NOT_NOW)
        }
        Effect::StormsAtSea => only_if(some, NOT_NOW),
        Effect::CruelSea { .. } => only_if(some, NOT_NOW),
        Effect::TrappedInHarbour => only_if(side != v.side && s.supremacy != side, laws::TRAPS_AS_INTERCEPTOR),
        _ => Ok(()),
    }
}
