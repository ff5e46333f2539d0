//! Cards played in a battle: before the deal (14.5), spies, deserters and Maharbal's Cavalry (25).

use super::{battle, battle_mut, of};
use crate::board::why_not;
use crate::data::cards::{ALLY_DESERTS, Effect, Window, card, section};
use crate::data::provinces::{Region, region_of};
use crate::protocol::buttons::Named;
use crate::protocol::event::BattleEvent;
use crate::protocol::prompt::BattleAsk;
use crate::protocol::refusals::{battle as law, cards as refusals};
use crate::rules::counter_events;
use crate::state::State;
use crate::{Board, ask, emit};
use engine::{CardId, Choice, Flow, Legality, Side};

/// Whether what lies open allows a Counter Event in a window of the battle.
pub(crate) fn answers(s: &State, side: Side, window: Window, id: CardId) -> Legality {
    let battle = of(s);
    let allied = |region| region_of(battle.at()) == region && battle.commanders[side.enemy()].is_some();
    let fits = match (window, card(id).effect) {
        (Window::BattleStart, Effect::SpyInEnemyCamp) | (Window::Charge, Effect::ElephantFright { .. }) => true,
        (Window::BattleStart, Effect::SpanishAlliesDesert) => allied(Region::Hispania),
        (Window::BattleStart, Effect::NumidianAlliesDesert) => allied(Region::Africa),
        (Window::BattleRound, Effect::AllyDeserts) => !battle.hands[side.enemy()].is_empty(),
        _ => false,
    };
    refusals::NOT_NOW.unless(fits)
}

/// The attacker, then the defender plays cards on the battle, several if he likes (14.5).
pub(super) fn before_the_deal(t: &mut Board<'_>) -> Flow<()> {
    let attacker = battle(t).onset.attacker;
    for side in [attacker, attacker.enemy()] {
        while let Some(id) = counter_events::counter(t, side, Window::BattleStart)? {
            let battle = battle_mut(t);
            match card(id).effect {
                Effect::SpyInEnemyCamp => battle.spied[side.enemy()] = true,
                Effect::SpanishAlliesDesert => battle.denied[side.enemy()].spanish = true,
                Effect::NumidianAlliesDesert => battle.denied[side.enemy()].numidian = true,
                other => debug_assert!(false, "{other:?} answers in this window and does nothing here"),
            }
        }
    }
    Ok(())
}

/// Half of a hand that a spy has seen lies open for the whole battle, rounded down (25, 20).
pub(super) fn spies(t: &mut Board<'_>) -> Flow<()> {
    let attacker = battle(t).onset.attacker;
    for side in [attacker, attacker.enemy()] {
        if !battle(t).spied[side] {
            continue;
        }
        let mut cards = Vec::new();
        for _ in 0..battle(t).hands[side].len() / 2 {
            let now = battle(t);
            let card = t.draw_card(now.hands[side].without(now.shown))?;
            battle_mut(t).shown.insert(card);
            cards.push(card);
        }
        emit(t, "25.20", BattleEvent::Shown { side, cards });
    }
    Ok(())
}

/// Before the first round an ally may desert; later the sides may say so when they play their Battle Cards (25, 59).
pub(super) fn early_deserter(t: &mut Board<'_>) -> Flow<()> {
    let attacker = battle(t).onset.attacker;
    for side in [attacker, attacker.enemy()] {
        if counter_events::counter(t, side, Window::BattleRound)?.is_some() {
            deserter(t, side)?;
        }
    }
    Ok(())
}

/// Whether a side might play Ally Deserts for all that lies open.
pub(super) fn might_win_a_deserter(s: &State, side: Side) -> bool {
    counter_events::could_hold(s, side, ALLY_DESERTS) && answers(s, side, Window::BattleRound, ALLY_DESERTS).is_ok()
}

/// Ally Deserts has been played: a card of the enemy's hand, one of those that lie open if the player likes, comes into the own (25, 59).
pub(super) fn deserter(t: &mut Board<'_>, side: Side) -> Flow<()> {
    let from = side.enemy();
    let now = battle(t);
    let (open, unseen) = (now.hands[from].and(now.shown), now.hands[from].without(now.shown));
    let mut chosen = None;
    if !open.is_empty() {
        let answer = ask(t, side, BattleAsk::Deserter, section(ALLY_DESERTS), |s, o| {
            open.iter().for_each(|card| o.offer(Choice::Card(card)));
            if !unseen.is_empty() {
                o.offer(Named::DrawUnseen.choice());
            }
            why_not::nothing_else(s, o, side, law::NO_CARD_IN_BATTLE);
        })?;
        if let Choice::Card(card) = answer {
            chosen = Some(card);
        }
    }
    let card = match chosen {
        Some(card) => card,
        None => t.draw_card(unseen)?,
    };
    let battle = battle_mut(t);
    battle.hands[from].remove(card);
    battle.hands[side].insert(card);
    battle.shown.insert(card);
    emit(t, section(ALLY_DESERTS), BattleEvent::Deserted { to: side, card });
    Ok(())
}
