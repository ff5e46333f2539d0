//! What an Event asks for: the space or General it works on, the General it activates, the Unit it costs (17.1). Whoever plays a card
//! chooses.

use crate::board::{units, why_not};
use crate::data::cards::section;
use crate::data::{generals, spaces};
use crate::protocol::prompt::CardAsk;
use crate::protocol::refusals::{cards as refusals, turn};
use crate::{Board, Named, State, answer, ask};
use engine::{CardId, Choice, Flow, Legality, Side, SpaceId, UnitId};

/// Whether a side may choose a space for its card.
pub(super) type Law = fn(&State, Side, CardId, SpaceId) -> Legality;

/// Whether the card has a target at all.
pub(super) fn any(s: &State, side: Side, card: CardId, law: Law) -> bool {
    any_space(|at| law(s, side, card, at))
}

/// Whether the law lets any space be a target.
pub(super) fn any_space(law: impl Fn(SpaceId) -> Legality) -> bool {
    spaces::all().any(|at| law(at).is_ok())
}

/// Whether the law lets any General of a side be a target.
pub(super) fn any_general(of: Side, law: impl Fn(UnitId) -> Legality) -> bool {
    generals::of_side(of).iter().any(|unit| law(unit).is_ok())
}

/// Whoever plays a card chooses the space it works on; `None` if there is none. `left` counts those still to be chosen.
pub(super) fn space(t: &mut Board<'_>, side: Side, card: CardId, left: u8, law: Law) -> Flow<Option<SpaceId>> {
    let about = CardAsk::Target { card, left };
    space_for(t, side, card, about, false, |s, at| law(s, side, card, at))
}

/// Asks for a space that fulfils the law; with `may_stop` the player may leave it at that. `None` if there is no such space or he stops.
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn space_for(
    t: &mut Board<'_>,
    side: Side,
    card: CardId,
    about: CardAsk,
    may_stop: bool,
    law: impl Fn(&State, SpaceId) -> Legality,
) -> Flow<Option<SpaceId>> {
    if !any_space(|at| law(&t.state, at)) {
        return Ok(None);
    }
    let answer = ask(t, side, about, section(card), |s, o| {
        o.weigh_each(spaces::all(), Choice::Space, |at| law(s, at));
        if may_stop {
            o.offer(Choice::Pass);
        }
        why_not::no_card_no_general(s, o, side);
    })?;
    Ok(answer::space_if_any(answer))
}

/// Asks for a General of one side who fulfils the law; there is one.
pub(super) fn general(
    t: &mut Board<'_>,
    side: Side,
    card: CardId,
    of: Side,
    law: impl Fn(&State, UnitId) -> Legality,
) -> Flow<UnitId> {
    let chosen = ask(t, side, CardAsk::Target { card, left: 1 }, section(card), |s, o| {
        o.weigh_each(generals::of_side(of).iter(), Choice::Unit, |unit| law(s, unit));
        why_not::own_generals(o, of.enemy(), |_| refusals::OTHER_SIDES_GENERAL);
        why_not::spaces(o, |_| turn::CHOOSE_THE_GENERAL);
        why_not::cards(o, turn::NOT_A_CARD);
    })?;
    Ok(answer::unit(chosen))
}

/// Which General the Event activates; none if the law allows none, or if it is no duty and the side wants none.
pub(super) fn activated(
    t: &mut Board<'_>,
    side: Side,
    card: CardId,
    duty: bool,
    law: impl Fn(&State, UnitId) -> Legality,
) -> Flow<Option<UnitId>> {
    let mut generals = t.state.generals_in_play(side).iter();
    if generals.all(|unit| law(&t.state, unit).is_err()) {
        return Ok(None);
    }
    let answer = ask(t, side, CardAsk::Activate(card), section(card), |s, o| {
        o.weigh_each(s.generals_in_play(side).iter(), Choice::Unit, |unit| law(s, unit));
        if !duty {
            o.offer(Choice::Pass);
        }
        why_not::own_generals(o, side, |unit| why_not::absent(s, unit));
        why_not::spaces(o, |at| why_not::general_wanted(s, side, at));
        why_not::cards(o, turn::NOT_A_CARD);
    })?;
    Ok(match answer {
        Choice::Unit(unit) => Some(unit),
        _ => None,
    })
}

/// A Force outside walls loses CUs to a card, as far as it has them; its owner chooses which (17.1).
pub(super) fn cost(t: &mut Board<'_>, side: Side, card: CardId, at: SpaceId, cus: u8) -> Flow<()> {
    for left in (1..=cus.min(t.state.outside(at, side).fighting())).rev() {
        let answer = ask(t, side, CardAsk::Loss { card, at, left }, section(card), |s, o| {
            Named::offer_losses(o, s.outside(at, side));
            why_not::nothing_else(s, o, side, refusals::CHOOSE_A_LOSS);
        })?;
        let lost = Named::lost(answer);
        units::remove(t, side, at, false, lost, section(card))?;
    }
    Ok(())
}
