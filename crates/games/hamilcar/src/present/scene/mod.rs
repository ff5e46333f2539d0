//! What to draw: everything on the table as one viewer may see it.

mod boards;
mod displays;
mod naval;
mod spaces;
mod stacks;
mod struggle;

use crate::data::cards::DICTATOR;
use crate::data::tracks::turn_box;
use crate::present::words::names::{numeral, several_of};
use crate::present::words::ops;
use crate::state::{Phase, State};
use engine::scene::{Apart, Hand, Pile, Route, Scene};
use engine::{CardSet, PerSide, Side, Viewer};
use punic::present::scene::{deck, open};

/// What to draw. Hands are open to those alone who may see them; all else on the table is open to both.
#[must_use]
pub fn scene(state: &State, by: Viewer) -> Scene {
    Scene {
        turn: format!("Turn {}", numeral(state.turn)),
        phase: format!("{} · {}", turn_box(state.turn.clamp(1, 7)).dates, state.phase.title()),
        active: active(state),
        spaces: spaces::all(state),
        stacks: stacks::all(state),
        boards: boards::all(state),
        piles: piles(state),
        hands: PerSide::new(hand(state, by, Side::Rome), hand(state, by, Side::Carthage)),
        dead: CardSet::EMPTY,
        duel: None,
        facts: struggle::facts(state).into_iter().chain(naval::facts(state)).collect(),
        dice: struggle::dice(state).into_iter().chain(naval::dice(state)).collect(),
        route: route(state),
        score: displays::score(state),
        scored: punic::present::scene::SCORED,
    }
}

fn active(state: &State) -> Option<Side> {
    match state.phase {
        Phase::Play(side) | Phase::Campaign(side) => Some(side),
        _ => state.march.map(|m| m.side),
    }
}

fn hand(state: &State, by: Viewer, side: Side) -> Hand {
    let cards = state.hands[side].or(state.tactics.hands[side]);
    let tactics = state.tactics.hands[side].len() as u8;
    Hand {
        count: cards.len() as u8,
        apart: (tactics > 0).then_some(Apart {
            count: tactics,
            kind: "Tactic",
        }),
        cards: by.sees(side).then(|| cards.iter().collect()),
    }
}

fn piles(state: &State) -> Vec<Pile> {
    let beside = [DICTATOR].into_iter().collect::<CardSet>();
    let mut piles = vec![
        deck(state.deck),
        open("discards", "Discards", state.discards),
        chest("war_chest_rome", "Rome's War Chest", state.war_chest.rome),
        chest("war_chest_carthage", "Carthage's War Chest", state.war_chest.carthage),
        open("removed", "Out of the game", state.removed),
        open("beside", "Beside the board", beside.without(state.open_cards())),
    ];
    piles.extend(naval::piles(state));
    piles
}

/// A War Chest box, which is counted in OPs (5.6).
fn chest(id: &'static str, title: &'static str, cards: CardSet) -> Pile {
    Pile {
        sum: Some(several_of(ops(cards), "OP")),
        ..open(id, title, cards)
    }
}

pub(crate) fn route(state: &State) -> Option<Route> {
    if let Some(fleet) = naval::route(state) {
        return Some(fleet);
    }
    let march = state.march?;
    let aboard = state.voyage.map_or(0, |v| v.warships);
    Some(Route {
        side: march.side,
        spaces: march.trail.spaces().to_vec(),
        spent: march.spent,
        total: if march.stopped { 0 } else { march.total },
        units: march.units.units() + aboard,
        limit: 10,
    })
}
