//! Reasons for what is no candidate of a question, so that a tap on anything says why not. They run only when someone wants to know.

use crate::State;
use crate::data::{cards, generals, spaces, tactics};
use crate::protocol::refusals::turn as refusals;
use crate::state::Where;
use engine::{CardId, Choice, Options, Refusal, Side, SpaceId, UnitId};

/// Why a general cannot be chosen who is not on the map.
pub(crate) fn absent(s: &State, unit: UnitId) -> Refusal {
    match s.general(unit).at {
        Where::Eliminated => refusals::GENERAL_GONE,
        Where::Pool => refusals::GENERAL_IN_POOL,
        _ => refusals::GENERAL_TO_COME,
    }
}

/// Why a space is no answer where one of the side's generals is wanted.
pub(crate) fn general_wanted(s: &State, side: Side, at: SpaceId) -> Refusal {
    if !s.generals_in(at, side).is_empty() {
        refusals::CHOOSE_THE_GENERAL
    } else if s.place(at).all(side).is_empty() {
        refusals::NO_GENERAL_HERE
    } else {
        refusals::FORCE_NEEDS_GENERAL
    }
}

/// Gives a reason for every space that is no candidate.
pub(crate) fn spaces(o: &mut Options, why: impl Fn(SpaceId) -> Refusal) {
    if o.explaining() {
        for at in spaces::all() {
            o.explain(Choice::Space(at), || why(at));
        }
    }
}

/// Gives a reason for every general of a side who is no candidate.
pub(crate) fn own_generals(o: &mut Options, side: Side, why: impl Fn(UnitId) -> Refusal) {
    if o.explaining() {
        for unit in generals::of_side(side).iter() {
            o.explain(Choice::Unit(unit), || why(unit));
        }
    }
}

/// Gives a reason for every card, whoever holds it: the reasons tell nothing about a hand.
pub(crate) fn cards(o: &mut Options, why: Refusal) {
    if o.explaining() {
        for card in (0..cards::COUNT as u8).map(CardId).chain(tactics::deck().iter()) {
            o.explain(Choice::Card(card), || why);
        }
    }
}

/// The question wants a space or a slot: no general and no card answers it.
pub(crate) fn no_card_no_general(s: &State, o: &mut Options, side: Side) {
    own_generals(o, side, |unit| match s.general(unit).at.space() {
        Some(_) => refusals::NOT_A_GENERAL,
        None => absent(s, unit),
    });
    cards(o, refusals::NOT_A_CARD);
}

/// The question wants none of spaces, generals and cards.
pub(crate) fn nothing_else(s: &State, o: &mut Options, side: Side, space: Refusal) {
    spaces(o, |_| space);
    no_card_no_general(s, o, side);
}
