//! What to draw: everything on the table as one viewer may see it.

mod boards;
mod displays;
mod duel;
mod spaces;
mod stacks;
mod struggle;

use crate::data::tracks::{LAST_TURN, turn_box};
use crate::state::{Phase, State};
use engine::scene::{Hand, Pile, Route, Scene};
use engine::{CardSet, PerSide, Side, Viewer};
use punic::present::scene::{deck, open};

/// What to draw. Hands are open to those alone who may see them; all else on the table is open to both.
#[must_use]
pub fn scene(state: &State, by: Viewer) -> Scene {
    let hands = state.hands;
    Scene {
        turn: format!("Turn {}", state.turn),
        phase: format!(
            "{} · {}",
            turn_box(state.turn.clamp(1, LAST_TURN)).dates,
            state.phase.title()
        ),
        active: active(state),
        spaces: spaces::all(state),
        stacks: stacks::all(state),
        boards: boards::all(state),
        piles: piles(state),
        hands: PerSide::new(
            hand(hands.rome, by, Side::Rome),
            hand(hands.carthage, by, Side::Carthage),
        ),
        dead: CardSet::EMPTY,
        duel: duel::duel(state, by),
        facts: struggle::facts(state),
        dice: struggle::dice(state),
        route: route(state),
        score: PerSide::new(state.points(Side::Rome), state.points(Side::Carthage)),
        scored: punic::present::scene::SCORED,
    }
}

fn active(state: &State) -> Option<Side> {
    match state.phase {
        Phase::Play(side) | Phase::Campaign(side) => Some(side),
        _ => state.march.map(|m| m.side),
    }
}

/// A hand of either deck: its cards for those alone who may see them.
fn hand(cards: CardSet, by: Viewer, of: Side) -> Hand {
    Hand {
        count: cards.len() as u8,
        apart: None,
        cards: by.sees(of).then(|| cards.iter().collect()),
    }
}

fn piles(state: &State) -> Vec<Pile> {
    let mut piles = vec![
        deck(state.deck),
        open("discards", "Discards", state.discards),
        open("removed", "Out of the game", state.removed),
    ];
    if let Some(battle) = &state.battle {
        piles.push(open("battle_played", "Battle Cards played", battle.played));
    }
    piles
}

/// The march under way. It keeps no trail: the space where it is stands for it.
pub(crate) fn route(state: &State) -> Option<Route> {
    let march = state.march?;
    Some(Route {
        side: march.side,
        spaces: vec![march.at],
        spent: march.spent,
        total: march.total,
        units: march.units.fighting(),
        limit: 10,
    })
}
