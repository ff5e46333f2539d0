//! Placing PC markers (8.2, 19.2).

use crate::board::politics::{may_place_pc, set_marker};
use crate::board::why_not;
use crate::data::spaces;
use crate::protocol::refusals::turn as refusals;
use crate::state::Marker;
use crate::{Board, State, TurnAsk, ask};
use engine::{Choice, Flow, Legality, Options, Side};

/// Whether a PC marker can be placed or flipped anywhere.
pub(crate) fn pc_law(s: &State, side: Side) -> Legality {
    refusals::NO_SPACE_FOR_PC.unless(spaces::all().any(|at| may_place_pc(s, side, at).is_ok()))
}

/// Places or flips up to as many PC markers as the card's operation number.
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn place_pcs(t: &mut Board<'_>, side: Side, ops: u8) -> Flow<()> {
    for left in (1..=ops).rev() {
        let answer = ask(t, side, TurnAsk::PlacePc { left }, "19.2", |s, o| {
            offer_spaces(s, o, side);
            o.offer(Choice::Pass);
        })?;
        let Choice::Space(at) = answer else { break };
        set_marker(t, at, Marker::Pc(side), "19.2")?;
    }
    Ok(())
}

/// The spaces in which a PC marker can be placed or flipped.
pub(crate) fn offer_spaces(s: &State, o: &mut Options, side: Side) {
    o.weigh_each(spaces::all(), Choice::Space, |at| may_place_pc(s, side, at));
    why_not::no_card_no_general(s, o, side);
}
