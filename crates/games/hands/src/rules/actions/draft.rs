//! 5.4.1 Draft an Empire Card, Emergency Levy.

use crate::board::payment::{self, Means, carry_out};
use crate::board::why_not;
use crate::data::cards::{
    CELTS, Effect, LEVIED, LOCATION_SET, MERCENARIES, NUMIDIANS, card_of, drafted_by, empire, infantry,
};
use crate::protocol::event::What;
use crate::protocol::need::Need;
use crate::protocol::prompt::OwnAsk;
use crate::protocol::refusals::{cards, round as refusals};
use crate::state::Action;
use crate::{Board, State, emit};
use engine::answer;
use engine::{CardId, CardSet, Choice, Flow, Legality, Question, Side};

/// The least that a card with a discount costs: the rebate of Celtic allies ends there.
const LEAST_PRICE: u8 = 1;

/// 5.4.1: the cards among which a side drafts: its own and the neutral ones that nobody has, and cards of its own locations.
#[must_use]
pub(crate) fn on_offer(s: &State, side: Side) -> CardSet {
    let own: CardSet = s.owned(side).iter().map(card_of).collect();
    let empire = s.of(side).empire.and(drafted_by(side).or(own));
    empire.or(s.neutral.and(drafted_by(side)))
}

/// 5.4.1: the price of a card for a side, in Silver. The card of a location costs nothing.
#[must_use]
pub(crate) fn price(s: &State, side: Side, card: CardId) -> u8 {
    let printed = empire(card).map_or(0, |row| row.silver);
    let bribed = infantry().and(MERCENARIES).contains(card);
    match s.effect(side) {
        Some(Effect::CelticAllies { celtic, .. }) if CELTS.contains(card) => {
            printed.saturating_sub(celtic).max(LEAST_PRICE)
        }
        Some(Effect::CelticAllies { others, .. }) if bribed => printed.saturating_sub(others).max(LEAST_PRICE),
        Some(Effect::NumidianAlliance { discount, .. }) if NUMIDIANS.contains(card) => printed.saturating_sub(discount),
        _ => printed,
    }
}

/// 5.4.1: whether a card needs a Colonist beside its Silver.
#[must_use]
pub(crate) fn needs_manpower(card: CardId) -> bool {
    empire(card).is_some_and(|row| row.manpower)
}

/// 5.4.1: whether anything can be drafted.
pub(super) fn can_draft(s: &State, means: &Means) -> Legality {
    let any = on_offer(s, means.side)
        .iter()
        .any(|card| drafts(s, means, card).is_ok());
    refusals::NOTHING_TO_DRAFT.unless(any)
}

/// 5.4.1: whether a card on offer can be paid.
pub(crate) fn drafts(s: &State, means: &Means, card: CardId) -> Legality {
    cards::TOO_DEAR.unless(s.of(means.side).silver >= u16::from(price(s, means.side, card)))?;
    cards::NO_MANPOWER.unless(!needs_manpower(card) || means.pays(&[Need::Colonist]))
}

/// 5.4.1 Draft an Empire Card.
pub(super) fn draft(t: &mut Board<'_>, side: Side) -> Flow<()> {
    let about = OwnAsk::Take(Action::Draft).into();
    let chosen = t.ask(Question::uncommitted(side, about, Action::Draft.rule()), &mut |s, o| {
        let means = Means::of(s, side);
        for card in on_offer(s, side).iter() {
            o.weigh(Choice::Card(card), || drafts(s, &means, card));
        }
        if o.explaining() {
            for card in s.of(side.enemy()).empire.without(LOCATION_SET).iter() {
                o.explain(Choice::Card(card), || cards::NOT_YOURS);
            }
            why_not::cards(s, o, side, cards::NOT_YOURS);
            why_not::places(o, cards::NOT_A_PLACE);
        }
    })?;
    let card = answer::card(chosen);
    let price = price(&t.state, side, card);
    let levy = can_levy(&t.state, side, card) && wants_levy(t, side, card)?;
    if needs_manpower(card) {
        payment::pay(t, side, Action::Draft, &[Need::Colonist])?;
    }
    let with = carry_out(t, side);
    let silver = if levy { 2 * price } else { price };
    t.state.neutral.remove(card);
    let own = t.state.of_mut(side);
    own.empire.remove(card);
    own.silver -= u16::from(silver);
    if levy {
        own.deck.lay_on_top(card);
    } else {
        own.discards.insert(card);
    }
    let what = What::Drafted {
        side,
        card,
        silver,
        levy,
        with,
    };
    emit(t, "5.4.1", what);
    Ok(())
}

/// 5.4.1: whether an Emergency Levy is open to a card: Infantry, Cavalry and Leaders, for double their Silver.
pub(crate) fn can_levy(s: &State, side: Side, card: CardId) -> bool {
    LEVIED.contains(card) && s.of(side).silver >= 2 * u16::from(price(s, side, card))
}

/// 5.4.1 Emergency Levy.
fn wants_levy(t: &mut Board<'_>, side: Side, card: CardId) -> Flow<bool> {
    let about = OwnAsk::Levy(card).into();
    let answer = t.ask(Question::uncommitted(side, about, Action::Draft.rule()), &mut |_, o| {
        o.offer(Choice::No);
        o.offer(Choice::Yes);
    })?;
    Ok(answer == Choice::Yes)
}
