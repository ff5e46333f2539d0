//! The Strategy Phase (7): dealing, who goes first, and playing a card (8).

use crate::board::why_not;
use crate::data::cards::{Effect, card, numbered};
use crate::data::tracks::turn_box;
use crate::protocol::refusals::turn as refusals;
use crate::rules::{cards, operations, setup};
use crate::state::{Counsel, Phase};
use crate::{Board, Named, State, TurnAsk, TurnEvent, answer, ask, ask_in_secret, emit};
use engine::{CardId, CardSet, Choice, Flow, Side};

/// The number of the Truce card.
const TRUCE: u8 = 64;

/// Deals each side as many cards as the track says; a deck too small for both is reshuffled first (7.1, 8.7).
///
/// # Errors
/// [`engine::Halt`].
pub fn deal_cards(t: &mut Board<'_>) -> Flow<Phase> {
    if t.state.turn == 1 && t.state.setup.handicap.placed().is_none() {
        setup::announce(t);
    }
    let each = u32::from(turn_box(t.state.turn).cards);
    if t.state.deck.len() < 2 * each {
        reshuffle(t);
    }
    for side in Side::BOTH {
        let cards = punic::deal(t, side, each)?;
        emit(t, "7.1", TurnEvent::Dealt { side, cards });
    }
    Ok(Phase::FirstPlayer)
}

/// All discards come back into the deck (8.7); a counsel in force ends when the next turn begins (25, 57 and 58).
pub(crate) fn reshuffle(t: &mut Board<'_>) {
    t.state.shuffle_discards();
    let effects = &mut t.state.effects;
    for counsel in [&mut effects.hanno, &mut effects.cato] {
        if *counsel == Counsel::Given {
            *counsel = Counsel::Ending;
        }
    }
    emit(t, "8.7", TurnEvent::Reshuffled);
}

/// Rome may go first with a campaign card; else Carthage says who does (7.3).
///
/// # Errors
/// [`engine::Halt`].
pub fn who_goes_first(t: &mut Board<'_>) -> Flow<Phase> {
    if let Some(card) = pre_empt(t)? {
        emit(t, "7.3", TurnEvent::ClaimsFirst(Side::Rome));
        emit(t, "7.3", TurnEvent::PlaysFirst(Side::Rome));
        take_from_hand(t, Side::Rome, card);
        use_card(t, Side::Rome, card, true)?;
        return Ok(after_card(&t.state, Side::Rome));
    }
    let answer = ask(t, Side::Carthage, TurnAsk::GoFirst, "7.3", |s, o| {
        o.offer(Choice::Yes);
        o.offer(Choice::No);
        why_not::nothing_else(s, o, Side::Carthage, refusals::WHO_GOES_FIRST);
    })?;
    let first = if answer == Choice::Yes {
        Side::Carthage
    } else {
        Side::Rome
    };
    emit(t, "7.3", TurnEvent::PlaysFirst(first));
    Ok(Phase::Play(first))
}

/// The campaign cards.
fn campaigns() -> CardSet {
    let all = (1..=TRUCE).filter_map(numbered);
    all.filter(|c| matches!(card(*c).effect, Effect::Campaign { .. }))
        .collect()
}

/// Rome is asked whenever it might hold a campaign card for all that lies open, and in secret, so that passing tells nothing.
fn pre_empt(t: &mut Board<'_>) -> Flow<Option<CardId>> {
    let side = Side::Rome;
    if t.state.hands[side].is_empty() || campaigns().without(t.state.open_cards()).is_empty() {
        return Ok(None);
    }
    let answer = ask_in_secret(t, side, TurnAsk::PreEmpt, "7.3", |s, o| {
        o.offer(Choice::Pass);
        for card in s.hands[side].iter() {
            o.weigh(Choice::Card(card), || {
                refusals::NO_CAMPAIGN.unless(campaigns().contains(card))
            });
        }
        why_not::cards(o, refusals::NOT_IN_HAND);
        why_not::nothing_else(s, o, side, refusals::WHO_GOES_FIRST);
    })?;
    Ok(match answer {
        Choice::Card(card) => Some(card),
        _ => None,
    })
}

/// A side plays one card; once both have none the phase is over (7.4).
///
/// # Errors
/// [`engine::Halt`].
pub fn play(t: &mut Board<'_>, side: Side) -> Flow<Phase> {
    if !t.state.hands[side].is_empty() {
        let alone = t.state.hands[side.enemy()].is_empty();
        let section = if alone { "7.4" } else { "7.2" };
        let answer = ask_in_secret(t, side, TurnAsk::PlayCard, section, |s, o| {
            for card in s.hands[side].iter() {
                o.offer(Choice::Card(card));
            }
            why_not::cards(o, refusals::NOT_IN_HAND);
            why_not::nothing_else(s, o, side, refusals::CARD_FIRST);
        })?;
        let card = answer::card(answer);
        take_from_hand(t, side, card);
        use_card(t, side, card, false)?;
    }
    Ok(after_card(&t.state, side))
}

/// A side activates the next general of its campaign card (10.11).
///
/// # Errors
/// [`engine::Halt`].
pub fn campaign_goes_on(t: &mut Board<'_>, side: Side) -> Flow<Phase> {
    cards::campaign_goes_on(t)?;
    Ok(after_card(&t.state, side))
}

/// What comes after a card, or a part of one: the rest of the campaign, the other side's turn, the own one again when the other hand is
/// empty, or the end of the phase (7.4).
fn after_card(s: &State, side: Side) -> Phase {
    match s.campaign {
        Some(_) => Phase::Campaign(side),
        None if s.hands_are_empty() => Phase::WinterAttrition,
        None if s.hands[side.enemy()].is_empty() => Phase::Play(side),
        None => Phase::Play(side.enemy()),
    }
}

/// The card goes face up to the discards. The Truce card, however it is used, brings the deck together at the end of the turn (8.7).
pub(crate) fn take_from_hand(t: &mut Board<'_>, side: Side, id: CardId) {
    t.state.hands[side].remove(id);
    t.state.effects.known.remove(id);
    t.state.discards.insert(id);
    if card(id).number == TRUCE {
        t.state.effects.reshuffle = true;
    }
}

/// Asks what a card is used for, and does it (7.2, 8.2). A campaign card that let Rome go first is not discarded (7.3).
fn use_card(t: &mut Board<'_>, side: Side, id: CardId, to_go_first: bool) -> Flow<()> {
    let answer = ask(t, side, TurnAsk::UseCard(id), "7.2", |s, o| {
        o.weigh(Named::Event.choice(), || cards::law(s, side, id));
        o.weigh(Named::Activate.choice(), || operations::activate_law(s, side, id));
        o.weigh(Named::PlacePcs.choice(), || operations::pc_law(s, side));
        o.weigh(Named::RaiseTroops.choice(), || operations::raise_law(s, side, id));
        let of_use = || operations::pc_law(s, side).is_ok() || operations::activate_law(s, side, id).is_ok();
        if !to_go_first || !of_use() {
            o.offer(Named::Discard.choice());
        }
        why_not::nothing_else(s, o, side, refusals::CHOOSE_FIRST);
    })?;
    let how = Named::from_choice(answer).expect("named uses are offered");
    let section = match how {
        Named::Event => "8.3",
        Named::Discard => "8.6",
        _ => "8.2",
    };
    emit(t, section, TurnEvent::Played { side, card: id, how });
    t.within(|t| match how {
        Named::Event => cards::play(t, side, id),
        Named::Activate => operations::activate(t, side, id),
        Named::PlacePcs => operations::place_pcs(t, side, card(id).ops),
        Named::RaiseTroops => operations::raise_troops(t, side),
        _ => Ok(()),
    })
}
