//! Placing and flipping Political Control markers (5.2.C2.2).

use crate::board::politics::{may_place_pc, place_or_flip};
use crate::board::why_not;
use crate::data::spaces;
use crate::protocol::refusals::turn as refusals;
use crate::{Board, State, TurnAsk, TurnEvent, answer, ask, emit};
use engine::{Choice, Flow, Legality, Options, Side};

/// Whether a PC can be placed or flipped anywhere.
pub(crate) fn pc_law(s: &State, side: Side) -> Legality {
    if spaces::all().any(|at| may_place_pc(s, side, at).is_ok()) {
        Ok(())
    } else {
        Err(refusals::NO_SPACE_FOR_PC)
    }
}

/// Places or flips up to as many PCs as the card has OPs.
pub fn place_pcs(t: &mut Board<'_>, side: Side, ops: u8) -> Flow<()> {
    for left in (1..=ops).rev() {
        let answer = ask(t, side, TurnAsk::PlacePc { left }, "5.2.C2.2", |s, o| {
            offer_spaces(s, o, side);
            o.offer(Choice::Pass);
        })?;
        let Choice::Space(at) = answer else {
            emit(t, "5.2.C2.2", TurnEvent::LeftUnplaced { side, count: left });
            break;
        };
        place_or_flip(t, side, at, "5.2.C2.2")?;
    }
    Ok(())
}

/// Places or flips one PC for one OP (5.2.C2.5, 5.6); there is a space for it.
pub(crate) fn place_one_pc(t: &mut Board<'_>, side: Side, section: &'static str) -> Flow<()> {
    let answer = ask(t, side, TurnAsk::PlacePc { left: 1 }, section, |s, o| {
        offer_spaces(s, o, side)
    })?;
    let at = answer::space(answer);
    place_or_flip(t, side, at, section)
}

/// The spaces in which a PC can be placed or flipped.
pub(crate) fn offer_spaces(s: &State, o: &mut Options, side: Side) {
    o.weigh_each(spaces::all(), Choice::Space, |at| may_place_pc(s, side, at));
    why_not::no_card_no_general(s, o, side);
}
