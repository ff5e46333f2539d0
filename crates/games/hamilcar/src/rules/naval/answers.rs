//! When a Counter Event may answer at sea (17.1).

use crate::data::cards::{Effect, card};
use crate::protocol::refusals::cards::NOT_NOW;
use crate::protocol::refusals::naval as refusals;
use crate::state::State;
use engine::{CardId, Legality, Side};

/// Whether what lies open allows a Counter Event against a Fleet or in a Naval Battle; its window has opened.
pub(crate) fn answers(s: &State, side: Side, id: CardId) -> Legality {
    let v = s.voyage.as_ref().expect("a Fleet is at sea");
    let some = v.warships > 0 || !v.units.is_empty();
    match card(id).effect {
        Effect::HannibalTheRhodian { .. } => {
            let besieged = s.place(v.at).besieged() && s.place(v.at).city() == Some(Side::Carthage);
            NOT_NOW.unless(v.warships == 0 || besieged)
        }
        Effect::StormsAtSea => NOT_NOW.unless(some),
        Effect::CruelSea { .. } => NOT_NOW.unless(some),
        Effect::TrappedInHarbour => refusals::TRAPS_AS_INTERCEPTOR.unless(side != v.side && s.supremacy != side),
        _ => Ok(()),
    }
}
