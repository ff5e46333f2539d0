//! Before the rounds: Strategy Cards of the battle, then Tactic Cards (9.1).

use super::{battle, battle_mut};
use crate::board::why_not;
use crate::data::cards::{BAD_OMEN, Effect, Window, card, section};
use crate::data::generals::{general, who};
use crate::data::tactics;
use crate::protocol::event::Why;
use crate::protocol::refusals::naval as refusals;
use crate::rules::{cards, counter_events, seamanship};
use crate::state::{NavalBattle, State, Where};
use crate::{Board, NavalAsk, NavalEvent, ask, emit};
use engine::{CardId, Choice, Flow, Side};

/// Tactic Cards drawn for Gisco instead of his Battle Rating (17.2).
const FOR_GISCO: u8 = 2;
/// Tactic Cards drawn beyond for Pulcher (17.2).
const FOR_PULCHER: u8 = 1;

/// The side with Naval Supremacy, then the other, may play Strategy Cards for the battle (9.1). Tells whether Rome has called it off.
pub(super) fn strategy_cards(t: &mut Board<'_>) -> Flow<bool> {
    let first = t.state.supremacy;
    for side in [first, first.enemy()] {
        while let Some(id) = counter_events::counter(t, side, Window::NavalBattle)? {
            battle_mut(&mut t.state).cards[side].insert(id);
            if works(t, side, id)? {
                return Ok(true);
            }
        }
    }
    Ok(false)
}

/// What a card does at once. Tells whether the battle is called off.
fn works(t: &mut Board<'_>, side: Side, id: CardId) -> Flow<bool> {
    match card(id).effect {
        Effect::TrappedInHarbour => seamanship::give_supremacy(t, side, section(id)),
        Effect::Corvus => cards::corvus(t, id),
        Effect::BadOmen { .. } => return called_off(t),
        _ => {}
    }
    Ok(false)
}

/// Rome may call the battle off if it is the moving side; else its Commanding General's Battle Rating counts lower (17.1 #59).
fn called_off(t: &mut Board<'_>) -> Flow<bool> {
    if battle(&t.state).mover != Side::Rome {
        return Ok(false);
    }
    let answer = ask(t, Side::Rome, NavalAsk::CallOff, section(BAD_OMEN), |s, o| {
        o.offer(Choice::No);
        o.offer(Choice::Yes);
        why_not::nothing_else(s, o, Side::Rome, refusals::ANSWER_THE_OMEN);
    })?;
    Ok(answer == Choice::Yes)
}

/// Each side draws its Tactic Cards (9.1).
pub(super) fn tactic_cards(t: &mut Board<'_>) -> Flow<()> {
    let first = t.state.supremacy;
    for side in [first, first.enemy()] {
        for (section, reasons) in by_section(reasons(&t.state, side)) {
            let count = reasons.iter().map(|(_, n)| *n).sum();
            let mut cards = Vec::new();
            for _ in 0..count {
                cards.extend(draw(t, side)?);
            }
            emit(t, section, NavalEvent::Drew { side, cards, reasons });
        }
    }
    Ok(())
}

/// The reasons of a draw by the section that gives the cards: 9.1 first, then each Strategy Card and each ability for itself.
fn by_section(reasons: Vec<(Why, u8)>) -> Vec<(&'static str, Vec<(Why, u8)>)> {
    let mut all: Vec<(&'static str, Vec<(Why, u8)>)> = vec![("9.1", Vec::new())];
    for (why, count) in reasons {
        match why {
            Why::Card(id) => all.push((section(id), vec![(why, count)])),
            Why::General(unit) => all.push((general(unit).section, vec![(why, count)])),
            Why::Admiral(who::GISCO) if count == FOR_GISCO => {
                all.push((general(who::GISCO).section, vec![(why, count)]));
            }
            _ => all[0].1.push((why, count)),
        }
    }
    if all.len() > 1 && all[0].1.is_empty() {
        all.remove(0);
    }
    all
}

/// Draws one Tactic Card, if the deck has any left.
pub(super) fn draw(t: &mut Board<'_>, side: Side) -> Flow<Option<CardId>> {
    let now = t.state.tactics;
    let deck = tactics::deck().without(now.hands.rome.or(now.hands.carthage).or(now.played));
    if deck.is_empty() {
        return Ok(None);
    }
    let id = t.draw_card(deck)?;
    t.state.tactics.hands[side].insert(id);
    Ok(Some(id))
}

/// How many Tactic Cards a side draws, and why: the Battle Rating of the best Admiral in its Fleet, a friendly PC in the port, cards and
/// abilities (9.1).
fn reasons(s: &State, side: Side) -> Vec<(Why, u8)> {
    let now = battle(s);
    let aboard = s.generals_where(side, Where::AtSea);
    let worth = |unit| worth(s, now, side, unit);
    let admirals = aboard.iter().filter(|u| general(*u).admiral);
    let best = admirals.max_by_key(|u| (worth(*u), *u == now.commanders[side]));
    let mut reasons = Vec::new();
    if let Some(admiral) = best {
        reasons.push((Why::Admiral(admiral), worth(admiral)));
    }
    if s.control(now.at) == Some(side) {
        reasons.push((Why::PcInPort, 1));
    }
    for id in now.cards[side].iter() {
        match card(id).effect {
            Effect::VeteranHelmsmen { tactics } => reasons.push((Why::Card(id), tactics)),
            Effect::Ambush { rating } if best.is_some() => reasons.push((Why::Card(id), rating)),
            _ => {}
        }
    }
    if now.commanders[side] == who::PULCHER {
        reasons.push((Why::General(who::PULCHER), FOR_PULCHER));
    }
    reasons.retain(|(_, n)| *n > 0);
    reasons
}

/// What an Admiral counts for the draw: his Battle Rating, for Gisco in command two, less the Bad Omen of who commands.
fn worth(s: &State, now: &NavalBattle, side: Side, unit: engine::UnitId) -> u8 {
    let commands = now.commanders[side] == unit;
    let rating = if unit == who::GISCO && commands {
        FOR_GISCO
    } else {
        s.battle_rating(unit)
    };
    let omens = now.cards[side.enemy()].iter().map(|id| match card(id).effect {
        Effect::BadOmen { rating } if commands => rating,
        _ => 0,
    });
    rating.saturating_sub(omens.sum())
}
