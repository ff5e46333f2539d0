//! Reasons for what is no candidate of a question, so that a tap on anything says why not. They run only when someone wants to know.

use crate::State;
use crate::data::cards::COUNT as CARDS;
use crate::data::locations;
use crate::laws::cards as laws;
use kernel::{CardId, Choice, Options, Refusal, Side};

/// Gives a reason for every location that is no candidate.
pub(crate) fn locations(o: &mut Options, why: Refusal) {
    if o.explaining() {
        for at in locations::ALL.iter() {
            o.explain(Choice::Space(at), || why);
        }
    }
}

/// Gives a reason for every card that is no candidate: for those of the own hand this one, for all others that they are not in it.
pub(crate) fn cards(s: &State, o: &mut Options, side: Side, own: Refusal) {
    if o.explaining() {
        for card in (0..CARDS as u8).map(CardId) {
            let held = s.of(side).hand.contains(card);
            o.explain(Choice::Card(card), || if held { own } else { laws::NOT_IN_HAND });
        }
    }
}
