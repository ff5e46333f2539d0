//! Reasons for what is no candidate of a question, so that a tap on anything says why not. They run only when someone wants to know.

use crate::State;
use crate::data::cards::COUNT as CARDS;
use crate::data::places::PLACES;
use crate::protocol::refusals::cards as refusals;
use engine::{CardId, Choice, Options, Refusal, Side, SpaceId};

/// Gives a reason for every location, Sea Zone and Home Port that is no candidate.
pub(crate) fn places(o: &mut Options, why: Refusal) {
    if o.explaining() {
        for at in (0..PLACES as u8).map(SpaceId) {
            o.explain(Choice::Space(at), || why);
        }
    }
}

/// Gives a reason for every card that is no candidate: for those of the own hand this one, for all others that they are not in it. Not for
/// a question that lies open, of which both sides may know the reasons.
pub(crate) fn cards(s: &State, o: &mut Options, side: Side, own: Refusal) {
    let hand = s.of(side).hand;
    each_card(o, |card| {
        if hand.contains(card) {
            own
        } else {
            refusals::NOT_IN_HAND
        }
    });
}

/// Gives one reason for every card that is no candidate, wherever it lies.
pub(crate) fn every_card(o: &mut Options, why: Refusal) {
    each_card(o, |_| why);
}

/// Gives one reason for every card that is no candidate of a question for a card, and says of every place that none is wanted.
pub(crate) fn other_cards(o: &mut Options, why: Refusal) {
    every_card(o, why);
    places(o, refusals::NOT_A_PLACE);
}

fn each_card(o: &mut Options, why: impl Fn(CardId) -> Refusal) {
    if o.explaining() {
        for card in (0..CARDS as u8).map(CardId) {
            o.explain(Choice::Card(card), || why(card));
        }
    }
}
