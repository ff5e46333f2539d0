//! Reasons for what is no candidate of a question, so that a tap on anything says why not. They run only when someone wants to know.

use crate::State;
use crate::data::{cards, generals, spaces};
use crate::protocol::refusals::turn as refusals;
use engine::{CardId, Choice, Legality, Options, Refusal, Side, SpaceId, SpaceSet};

/// Weighs the spaces that come into question, and all others too when someone wants to know why not: of those none is legal.
pub(crate) fn weigh_among(o: &mut Options, near: SpaceSet, law: impl Fn(SpaceId) -> Legality) {
    let among = if o.explaining() {
        SpaceSet::first(spaces::COUNT as u32)
    } else {
        near
    };
    o.weigh_each(among.iter(), Choice::Space, law);
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
pub(crate) fn own_generals(s: &State, o: &mut Options, side: Side, on_map: Refusal) {
    if o.explaining() {
        for unit in generals::of(side).iter() {
            let there = s.general(unit).at.space().is_some();
            o.explain(Choice::Unit(unit), || if there { on_map } else { refusals::NOT_ON_MAP });
        }
    }
}

/// Gives a reason for every card, whoever holds it: the reasons tell nothing about a hand.
pub(crate) fn cards(o: &mut Options, why: Refusal) {
    if o.explaining() {
        for card in (0..cards::COUNT as u8).map(CardId) {
            o.explain(Choice::Card(card), || why);
        }
    }
}

/// The question wants a space: no general and no card answers it.
pub(crate) fn no_card_no_general(s: &State, o: &mut Options, side: Side) {
    own_generals(s, o, side, refusals::NOT_A_GENERAL);
    cards(o, refusals::NOT_A_CARD);
}

/// The question wants none of spaces, generals and cards.
pub(crate) fn nothing_else(s: &State, o: &mut Options, side: Side, space: Refusal) {
    spaces(o, |_| space);
    no_card_no_general(s, o, side);
}
