//! Invariants of a battle (14) and of an attempt on a city or a Tribe (20.2).

use super::Claim;
use crate::State;
use crate::data::battle_cards::{BattleCard, deck};
use crate::data::cards::COUNT as CARDS;
use crate::data::generals::{self, COUNT as GENERALS};
use crate::data::spaces::COUNT as SPACES;
use crate::state::Battle;
use engine::{CardSet, Side, SpaceId};

/// Battle Cards in all.
const DECK: usize = BattleCard::DECK as usize;

/// What everything else relies on to look anything up: a kept position comes from outside.
pub(super) fn within_bounds(s: &State) -> Vec<Claim> {
    let on_map = |at: SpaceId| usize::from(at.0) < SPACES;
    let attempt = s
        .attempt
        .is_none_or(|a| on_map(a.at) && usize::from(a.general.0) < GENERALS);
    let mut claims = vec![(attempt, "an attempt is made by a general in a space of the map")];
    let Some(battle) = &s.battle else { return claims };
    let onset = battle.onset;
    let field = on_map(onset.at) && onset.entered.from().is_none_or(on_map);
    let retreat = |at: SpaceId, entering: Option<SpaceId>| on_map(at) && entering.is_none_or(on_map);
    let own = |side: Side| battle.generals[side].without(generals::of(side)).is_empty();
    let sallied = onset.sally_generals.or(battle.sortie_generals);
    let laid = battle
        .attack
        .map(|attack| attack.card)
        .into_iter()
        .chain(battle.matched);
    let mut laid = laid.map(|card| card.0);
    let card = laid.all(|card| usize::from(card) < CARDS + DECK);
    claims.extend([
        (field, "a battle is fought in a space of the map"),
        (
            battle.retreat.is_none_or(|r| retreat(r.at, r.entering)),
            "a retreat goes through spaces of the map",
        ),
        (card, "an attack is made and matched with cards that there are"),
        (
            own(Side::Rome) && own(Side::Carthage) && sallied.without(generals::of(onset.attacker)).is_empty(),
            "each side has its own generals in a battle",
        ),
        (
            onset
                .leader
                .is_none_or(|unit| generals::of(onset.attacker).contains(unit)),
            "the attacker's leader is his own",
        ),
    ]);
    claims
}

/// What must hold of a battle in progress.
pub(super) fn all(s: &State, now: &Battle) -> [Claim; 5] {
    let piles = [now.hands.rome, now.hands.carthage, now.played];
    let count: u32 = piles.iter().map(CardSet::len).sum();
    let all = piles.iter().fold(CardSet::EMPTY, |all, pile| all.or(*pile));
    let leads = |side| now.commanders[side].is_none_or(|unit| now.generals[side].contains(unit));
    [
        (all.without(deck()).is_empty(), "only Battle Cards are dealt"),
        (count == all.len(), "every Battle Card lies in one place"),
        (now.shown.without(all).is_empty(), "what lies open is held or played"),
        (
            leads(Side::Rome) && leads(Side::Carthage),
            "whoever commands is in the battle",
        ),
        (
            s.place(now.at()).outside[now.onset.attacker].holds(now.sortie),
            "those who sallied out are before the walls",
        ),
    ]
}
