//! The Strategy Phase (5.2): dealing, who goes first, and playing a card.

use crate::board::questions::whether;
use crate::board::why_not;
use crate::data::cards::{DICTATOR, MAJOR_CAMPAIGNS, MINOR_CAMPAIGNS, is_campaign};
use crate::data::tracks::turn_box;
use crate::protocol::refusals::turn as refusals;
use crate::rules::{blockade, cards, counter_events, dictator, mercenaries, operations, setup};
use crate::state::Phase;
use crate::{Board, Named, State, TurnAsk, TurnEvent, answer, ask_in_secret, emit};
use engine::{CardId, CardSet, Choice, Flow, Options, Side};

/// Deals each side as many cards as the Turn Track says; when the deck has too few, the discards are shuffled into it first (5.2.A).
///
/// # Errors
/// [`engine::Halt`].
pub fn deal_cards(t: &mut Board<'_>) -> Flow<Phase> {
    if t.state.turn == 1 && t.state.setup.handicap.placed().is_none() {
        setup::announce(t);
    }
    if t.state.turn == 1 {
        emit(t, "2.1.K", TurnEvent::TurnBegins(1));
    }
    let each = u32::from(turn_box(t.state.turn).cards_per_player);
    if t.state.deck.len() < 2 * each {
        t.state.shuffle_discards();
        emit(t, "5.2.A", TurnEvent::Reshuffled);
    }
    for side in Side::BOTH {
        let cards = punic::deal(t, side, each)?;
        emit(t, "5.2.A", TurnEvent::Dealt { side, cards });
    }
    Ok(Phase::FirstPlayer)
}

/// Whoever holds Naval Supremacy decides who plays first, unless the opponent pre-empts him with a Campaign (5.2.B).
///
/// # Errors
/// [`engine::Halt`].
pub fn determine_who_goes_first(t: &mut Board<'_>) -> Flow<Phase> {
    let holder = t.state.supremacy;
    if let Some(card) = pre_empt(t, holder.enemy())? {
        emit(t, "5.2.B", TurnEvent::ClaimsFirst(holder.enemy()));
        goes_first(t, holder.enemy());
        take_from_hand(t, holder.enemy(), card);
        operations::use_card(t, holder.enemy(), card, operations::Played::ToGoFirst)?;
        return Ok(after_card(&t.state, holder.enemy()));
    }
    let first = if whether(t, holder, TurnAsk::GoFirst, "5.2.B", refusals::WHO_GOES_FIRST)? {
        holder
    } else {
        holder.enemy()
    };
    goes_first(t, first);
    Ok(Phase::Play(first))
}

fn goes_first(t: &mut Board<'_>, side: Side) {
    t.state.first_player = side;
    emit(t, "5.2.B", TurnEvent::PlaysFirst(side));
}

/// The opponent of the side with Naval Supremacy may play a Campaign to go first. He is asked whenever he might hold one for all that
/// lies open, so that passing tells nothing.
fn pre_empt(t: &mut Board<'_>, side: Side) -> Flow<Option<CardId>> {
    let campaigns: CardSet = MINOR_CAMPAIGNS.into_iter().chain(MAJOR_CAMPAIGNS).collect();
    if t.state.hands[side].is_empty() || campaigns.without(t.state.open_cards()).is_empty() {
        return Ok(None);
    }
    let answer = ask_in_secret(t, side, TurnAsk::PreEmpt, "5.2.B", |s, o| {
        o.offer(Choice::Pass);
        for card in s.hands[side].iter() {
            let law = || {
                if is_campaign(card) {
                    Ok(())
                } else {
                    Err(refusals::NO_CAMPAIGN)
                }
            };
            o.weigh(Choice::Card(card), law);
        }
        why_not::cards(o, refusals::NOT_IN_HAND);
        why_not::nothing_else(s, o, side, refusals::WHO_GOES_FIRST);
    })?;
    Ok(match answer {
        Choice::Card(card) => Some(card),
        _ => None,
    })
}

/// A side plays one card, or passes when it has none; once both have none the phase is over (5.2.B, 5.2.C).
///
/// # Errors
/// [`engine::Halt`].
pub fn play_or_pass(t: &mut Board<'_>, side: Side) -> Flow<Phase> {
    counter_events::own_turn(t, side)?;
    if t.state.hands[side].is_empty() {
        emit(t, "5.2.B", TurnEvent::Passed(side));
    } else {
        take_turn(t, side)?;
    }
    Ok(after_card(&t.state, side))
}

/// What comes after a card, or a part of one: the rest of the Campaign, the other side's turn, or the end of the phase (5.2.B, 7.1).
fn after_card(s: &State, side: Side) -> Phase {
    match s.campaign {
        Some(_) => Phase::Campaign(side),
        None if s.hands_are_empty() => Phase::WinterAttrition,
        None => Phase::Play(side.enemy()),
    }
}

/// A side activates the next general of its Campaign (7.1).
///
/// # Errors
/// [`engine::Halt`].
pub fn campaign_goes_on(t: &mut Board<'_>, side: Side) -> Flow<Phase> {
    cards::campaign_goes_on(t)?;
    Ok(after_card(&t.state, side))
}

/// A card is played, or what may be done instead (5.2.C): a Mercenary hired, the Dictator designated, a blockade run.
fn take_turn(t: &mut Board<'_>, side: Side) -> Flow<()> {
    let answer = ask_in_secret(t, side, TurnAsk::PlayCard, "5.2.C", |s, o| {
        for card in s.hands[side].iter() {
            o.offer(Choice::Card(card));
        }
        instead_of_a_card(s, o, side);
    })?;
    let card = match (answer, Named::from_choice(answer)) {
        (_, Some(Named::Hire)) => return mercenaries::hire(t),
        (_, Some(Named::Dictator)) => return dictator::designate(t),
        (_, Some(Named::RunBlockade)) => return blockade::run(t),
        _ => answer::card(answer),
    };
    take_from_hand(t, side, card);
    operations::use_card(t, side, card, operations::Played::InTurn)
}

/// What may be done instead of playing a card (5.2.C3, 5.2.C4, 16.4), and what is no card at all.
fn instead_of_a_card(s: &State, o: &mut Options, side: Side) {
    match side {
        Side::Carthage => {
            o.weigh(Named::Hire.choice(), || mercenaries::hire_law(s));
            if s.setup.blockade_runners {
                o.weigh(Named::RunBlockade.choice(), || blockade::law(s));
            }
        }
        Side::Rome => {
            if !dictator::has_been(s) {
                o.weigh(Named::Dictator.choice(), || dictator::law(s));
            }
            o.explain(Choice::Card(DICTATOR), || refusals::DICTATOR_BY_BUTTON);
        }
    }
    why_not::cards(o, refusals::NOT_IN_HAND);
    why_not::nothing_else(s, o, side, refusals::CARD_FIRST);
}

/// The card goes face up to the War Chest box: its OPs count, whatever it is used for (5.2.C, 5.6).
pub(crate) fn take_from_hand(t: &mut Board<'_>, side: Side, card: CardId) {
    t.state.hands[side].remove(card);
    t.state.effects.known.remove(card);
    t.state.war_chest[side].insert(card);
}
