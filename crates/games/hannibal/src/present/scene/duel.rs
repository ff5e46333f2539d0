//! The field of a battle: Battle Cards in both hands, and what lies between them (14).

use super::hand;
use crate::data::battle_cards::{BattleCard, is_battle_card};
use crate::state::{Battle, State};
use engine::scene::{Duel, Laid};
use engine::{CardId, PerSide, Side, Viewer};

/// The field, from the beginning of a battle: before the deal both hands are empty.
pub(super) fn duel(state: &State, by: Viewer) -> Option<Duel> {
    let battle = state.battle.as_ref()?;
    let held = |side: Side| hand(battle.hands[side], by, side);
    let known = |side: Side| battle.hands[side].and(battle.shown).iter().collect();
    let attack = battle.attack;
    Some(Duel {
        hands: PerSide::new(held(Side::Rome), held(Side::Carthage)),
        known: PerSide::new(known(Side::Rome), known(Side::Carthage)),
        attacker: battle.attacker,
        round: battle.rounds,
        attack: attack.map(|a| laid(a.card, a.kind)),
        answer: matched(battle),
        played: battle.played.iter().collect(),
    })
}

/// A match counts as what it matches.
fn matched(battle: &Battle) -> Option<Laid> {
    Some(laid(battle.matched?, battle.attack?.kind))
}

/// A card that lies open: a Reserve, Hannibal's Probe and Maharbal's Cavalry stand for another type (14.9, 24; 25, 5).
fn laid(card: CardId, kind: BattleCard) -> Laid {
    let itself = is_battle_card(card) && BattleCard::of(card) == kind;
    Laid {
        card,
        stands_for: if itself { "" } else { kind.name() },
    }
}
