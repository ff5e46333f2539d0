//! Asking for the target of an Event (17.1): who plays a card chooses.

use crate::data::cards::section;
use crate::data::generals;
use crate::data::spaces;
use crate::laws::{cards as laws, turn};
use crate::{Board, CardAsk, State, ask, tapped};
use kernel::{CardId, Choice, Flow, Legality, Side, SpaceId, UnitId};

/// Whether the law lets any space be a target.
pub(super) fn any_space(law: impl Fn(SpaceId) -> Legality) -> bool {
    spaces::all().any(|at| law(at).is_ok())
}

/// Asks for a space that fulfils the law; with `may_stop` the player may leave it at that. `None` if there is no such space or he stops.
pub(super) fn space(
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
        for at in spaces::all() {
            o.weigh(Choice::Space(at), || law(s, at));
        }
        if may_stop {
            o.offer(Choice::Pass);
        }
        tapped::no_card_no_general(s, o, side);
    })?;
    Ok(match answer {
        Choice::Space(at) => Some(at),
        _ => None,
    })
}

/// Whether the law lets any general of a side be a target.
pub(super) fn any_general(of: Side, law: impl Fn(UnitId) -> Legality) -> bool {
    generals::of_side(of).iter().any(|unit| law(unit).is_ok())
}

/// Asks for a general of one side who fulfils the law; there is one.
pub(super) fn general(
    t: &mut Board<'_>,
    side: Side,
    card: CardId,
    of: Side,
    law: impl Fn(&State, UnitId) -> Legality,
) -> Flow<UnitId> {
    let answer = ask(t, side, CardAsk::Target { card, left: 1 }, section(card), |s, o| {
        for unit in generals::of_side(of).iter() {
            o.weigh(Choice::Unit(unit), || law(s, unit));
        }
        tapped::own_generals(o, of.enemy(), |_| laws::OTHER_SIDES_GENERAL);
        tapped::spaces(o, |_| turn::CHOOSE_THE_GENERAL);
        tapped::cards(o, turn::NOT_A_CARD);
    })?;
    Ok(crate::answer::unit(answer))
}
