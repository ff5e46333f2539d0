//! What to draw: everything on the table as one viewer may see it.

mod boards;
mod fights;
mod piles;
mod spaces;

use crate::State;
use crate::board::payment::Means;
use crate::data::tracks::TURNS;
use crate::present::words::names::several;
use crate::rules::ending;
use crate::state::Phase;
use engine::scene::{Hand, Scene};
use engine::{CardSet, PerSide, Side, Viewer};

/// What to draw. Hands, secret cards and the action being planned are there for those alone who may see them; all else lies open.
#[must_use]
pub(crate) fn scene(s: &State, by: Viewer) -> Scene {
    let years = TURNS
        .get(usize::from(s.turn).saturating_sub(1))
        .copied()
        .unwrap_or_default();
    Scene {
        turn: format!("Turn {}", s.turn),
        phase: format!("{years} · {}", phase(s)),
        active: active(s),
        spaces: spaces::all(s),
        stacks: spaces::fleets(s),
        boards: boards::all(s),
        piles: piles::all(s, by),
        hands: PerSide::from(Side::BOTH.map(|side| hand(s, by, side))),
        dead: dead(s, by),
        facts: fights::facts(s),
        dice: fights::dice(s),
        score: PerSide::from(Side::BOTH.map(|side| points(s, side))),
        scored: "VP",
        ..Scene::default()
    }
}

/// The phase in words: whose round it is, or what of the Campaign is carried out.
fn phase(s: &State) -> String {
    let round = format!("{}'s round", s.active.name());
    match s.phase {
        Phase::SetUp => "Before the war".into(),
        Phase::OwnBattle | Phase::OtherBattle => format!("{round}: battles"),
        Phase::Actions if s.naval.is_some() => format!("{round}: a battle at sea"),
        Phase::Actions => format!("{}: {} left", s.active.name(), several(s.round.left, "action")),
        Phase::End | Phase::Refill => format!("{round} ends"),
        Phase::Reshuffle | Phase::Muster => "Campaign: Carthage's hand".into(),
        Phase::Event | Phase::Struck => "Campaign: Random Event".into(),
        Phase::Reckoning => "Campaign: income and VP".into(),
    }
}

/// Whose round it is; nobody's in a Campaign.
fn active(s: &State) -> Option<Side> {
    match s.phase {
        Phase::OwnBattle | Phase::OtherBattle | Phase::Actions | Phase::End | Phase::Refill => Some(s.active),
        Phase::SetUp | Phase::Reshuffle | Phase::Muster | Phase::Event | Phase::Struck | Phase::Reckoning => None,
    }
}

/// 4: a hand, open to those alone who may see it.
fn hand(s: &State, by: Viewer, side: Side) -> Hand {
    let cards = s.of(side).hand;
    Hand {
        count: cards.len() as u8,
        apart: None,
        cards: by.sees(side).then(|| cards.iter().collect()),
    }
}

/// 4.4: cards of locations in the hands that are seen which are lost, fought over or out of supply.
fn dead(s: &State, by: Viewer) -> CardSet {
    let seen = Side::BOTH.into_iter().filter(|side| by.sees(*side));
    seen.fold(CardSet::EMPTY, |all, side| {
        all.or(s.of(side).hand.without(Means::of(s, side).usable()))
    })
}

/// The VP of a side; when the war is over, with all that is added at its end (6.2).
fn points(s: &State, side: Side) -> u8 {
    if ending::is_here(s) {
        ending::final_score(s, side).total().min(u8::MAX.into()) as u8
    } else {
        s.of(side).vp
    }
}
