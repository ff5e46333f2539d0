//! What an Event asks for: the space or the general it works on. Whoever plays a card chooses.

use crate::board::why_not;
use crate::data::cards::section;
use crate::data::{generals, spaces};
use crate::protocol::refusals::{cards as refusals, turn};
use crate::{Board, CardAsk, State, answer, ask};
use engine::{CardId, Choice, Flow, Legality, Side, SpaceId, UnitId};

/// Whether a side may choose a space for its card.
pub(super) type Law = fn(&State, Side, CardId, SpaceId) -> Legality;

/// Whether a side may choose a general for its card.
pub(super) type GeneralLaw = fn(&State, Side, CardId, UnitId) -> Legality;

/// Whether the card has a target at all.
pub(super) fn any(s: &State, side: Side, card: CardId, law: Law) -> bool {
    spaces::all().any(|at| law(s, side, card, at).is_ok())
}

/// Whether the card has a general at all.
pub(super) fn anybody(s: &State, side: Side, card: CardId, law: GeneralLaw) -> bool {
    generals::all().any(|unit| law(s, side, card, unit).is_ok())
}

/// Whoever plays a card chooses the space it works on; with `may_stop` he may leave it at that. `None` if there is none or he stops.
pub(super) fn space(
    t: &mut Board<'_>,
    side: Side,
    card: CardId,
    left: u8,
    may_stop: bool,
    law: impl Fn(&State, SpaceId) -> Legality,
) -> Flow<Option<SpaceId>> {
    if spaces::all().all(|at| law(&t.state, at).is_err()) {
        return Ok(None);
    }
    let answer = ask(t, side, CardAsk::Target { card, left }, section(card), |s, o| {
        o.weigh_each(spaces::all(), Choice::Space, |at| law(s, at));
        if may_stop {
            o.offer(Choice::Pass);
        }
        why_not::no_card_no_general(s, o, side);
    })?;
    Ok(answer::space_if_any(answer))
}

/// He chooses the general it is for; there is one.
pub(super) fn general(t: &mut Board<'_>, side: Side, card: CardId, law: GeneralLaw) -> Flow<UnitId> {
    let answer = ask(t, side, CardAsk::General(card), section(card), |s, o| {
        o.weigh_each(generals::all(), Choice::Unit, |unit| law(s, side, card, unit));
        why_not::spaces(o, |_| refusals::GENERAL_FIRST);
        why_not::cards(o, turn::NOT_A_CARD);
    })?;
    Ok(answer::unit(answer))
}
