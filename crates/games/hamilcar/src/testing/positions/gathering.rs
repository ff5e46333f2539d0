//! Two players who work together so that Carthage gathers three armies around a space and Rome then walks into it. Left to
//! chance this hardly happens.

use super::{Asked, War};
use crate::data::{generals, lanes, roads, spaces};
use crate::{MovementAsk, Named, Prompt, ReactionAsk, State, TurnAsk};
use engine::Side::{self, Carthage, Rome};
use engine::{Choice, SpaceId, UnitId};
use std::collections::VecDeque;

/// No way leads there.
const NOWHERE: u8 = u8::MAX;

/// Where they gather, and how far every space is from there.
pub(super) struct Gathering {
    goal: SpaceId,
    far: Vec<u8>,
}

impl Gathering {
    /// Around this space.
    pub(super) fn around(goal: SpaceId) -> Gathering {
        Gathering {
            goal,
            far: distances(goal),
        }
    }

    /// The answer that serves the plan, if any does.
    pub(super) fn wish(&self, war: &War, asked: &Asked) -> Option<Choice> {
        let state = war.state();
        match asked.question.to {
            Carthage => self.wish_of_carthage(state, asked),
            Rome => self.wish_of_rome(state, asked),
        }
    }

    fn wish_of_rome(&self, state: &State, asked: &Asked) -> Option<Choice> {
        match asked.question.about {
            Prompt::Turn(TurnAsk::UseCard(_)) if self.ready(state) => Some(Named::Activate.choice()),
            Prompt::Turn(TurnAsk::UseCard(_)) => Some(Named::Discard.choice()),
            Prompt::Movement(MovementAsk::March | MovementAsk::Sail) => self.walk(state, asked, self.goal),
            _ => None,
        }
    }

    fn wish_of_carthage(&self, state: &State, asked: &Asked) -> Option<Choice> {
        let units = || {
            asked.legal.iter().copied().filter_map(|choice| match choice {
                Choice::Unit(unit) => Some(unit),
                _ => None,
            })
        };
        match asked.question.about {
            Prompt::Reaction(ReactionAsk::DeclareAvoid(_) | ReactionAsk::DeclareInterception(_)) => {
                if self.ready(state) {
                    units().next().map(Choice::Unit)
                } else {
                    Some(Choice::Pass)
                }
            }
            Prompt::Turn(TurnAsk::UseCard(_)) => {
                let in_play: Vec<UnitId> = on_the_map(state).collect();
                let wishes = if in_play.iter().any(|unit| poor(state, *unit)) {
                    [Named::RaiseTroops, Named::Activate]
                } else if in_play.iter().any(|unit| self.away(state, *unit)) {
                    [Named::Activate, Named::RaiseTroops]
                } else {
                    [Named::RaiseTroops, Named::PlacePcs]
                };
                wishes
                    .iter()
                    .map(|named| named.choice())
                    .find(|choice| asked.legal.contains(choice))
            }
            Prompt::Turn(TurnAsk::ActivateGeneral(_)) => units().find(|u| self.away(state, *u)).map(Choice::Unit),
            Prompt::Turn(TurnAsk::RaiseTroops) => units().find(|unit| poor(state, *unit)).map(Choice::Unit),
            Prompt::Turn(TurnAsk::PlaceCu { .. }) => self.nearest(asked, |_| false),
            Prompt::Turn(TurnAsk::PlaceGeneral(_)) => self.nearest(asked, |at| {
                !state.generals_at(at, Carthage).is_empty() || state.outside(at, Carthage).fighting() == 0
            }),
            Prompt::Movement(MovementAsk::TakeGeneral(_)) => Some(Choice::No),
            Prompt::Movement(MovementAsk::TakeUnits(_)) => {
                asked.legal.iter().copied().max_by_key(|choice| match choice {
                    Choice::Number(number) => *number,
                    _ => 0,
                })
            }
            Prompt::Movement(MovementAsk::March | MovementAsk::Sail) => {
                self.walk(state, asked, self.post(state, state.march?.general))
            }
            _ => None,
        }
    }

    /// The next step of the march to a space, or its end there.
    fn walk(&self, state: &State, asked: &Asked, to: SpaceId) -> Option<Choice> {
        if state.march?.at == to && asked.legal.contains(&Choice::Pass) {
            return Some(Choice::Pass);
        }
        let far = distances(to);
        legal_spaces(asked)
            .min_by_key(|at| far[usize::from(at.0)])
            .map(Choice::Space)
    }

    /// The legal space nearest to the goal, but those that are shunned last.
    fn nearest(&self, asked: &Asked, shunned: impl Fn(SpaceId) -> bool) -> Option<Choice> {
        legal_spaces(asked)
            .min_by_key(|at| (shunned(*at), self.far[usize::from(at.0)]))
            .map(Choice::Space)
    }

    /// Where a general should stand: at the goal if nobody else does, else next to it, alone.
    fn post(&self, state: &State, general: UnitId) -> SpaceId {
        let here = state.general(general).at.space();
        let taken = |at: SpaceId| on_the_map(state).any(|u| u != general && state.general(u).at.space() == Some(at));
        if !taken(self.goal) {
            return self.goal;
        }
        let free = |at: &SpaceId| !taken(*at) && !roads::is_strait(self.goal, *at) && !state.has_cus(*at, Rome);
        let posts = || roads::by_road(self.goal).iter().copied().filter(free);
        if let Some(here) = here.filter(|here| posts().any(|post| post == *here)) {
            return here;
        }
        let far = distances(here.unwrap_or(self.goal));
        let best = posts().min_by_key(|at| (state.outside(*at, Carthage).fighting() == 0, far[usize::from(at.0)]));
        best.unwrap_or(self.goal)
    }

    fn away(&self, state: &State, general: UnitId) -> bool {
        state.general(general).at.space() != Some(self.post(state, general))
    }

    /// An army at the goal and two next to it.
    fn ready(&self, state: &State) -> bool {
        let army =
            |at: SpaceId| state.outside(at, Carthage).fighting() > 0 && !state.generals_at(at, Carthage).is_empty();
        let next = roads::by_road(self.goal)
            .iter()
            .filter(|at| !roads::is_strait(self.goal, **at) && army(**at));
        army(self.goal) && next.count() >= 2
    }
}

/// Whether a general has fewer than two CUs for himself.
fn poor(state: &State, general: UnitId) -> bool {
    let Some(at) = state.general(general).at.space() else {
        return false;
    };
    usize::from(state.outside(at, Carthage).fighting()) < 2 * state.generals_at(at, Carthage).iter().count()
}

fn on_the_map(state: &State) -> impl Iterator<Item = UnitId> {
    generals::of_side(Side::Carthage)
        .iter()
        .filter(|unit| state.general(*unit).at.space().is_some())
}

fn legal_spaces(asked: &Asked) -> impl Iterator<Item = SpaceId> {
    asked.legal.iter().filter_map(|choice| match choice {
        Choice::Space(at) => Some(*at),
        _ => None,
    })
}

/// Steps by road or by sea from a space to all others.
fn distances(from: SpaceId) -> Vec<u8> {
    let mut far = vec![NOWHERE; 1 + spaces::all().map(|at| usize::from(at.0)).max().unwrap_or(0)];
    far[usize::from(from.0)] = 0;
    let mut open = VecDeque::from([from]);
    while let Some(at) = open.pop_front() {
        for next in roads::by_road(at).iter().chain(lanes::by_sea(at)) {
            if far[usize::from(next.0)] == NOWHERE {
                far[usize::from(next.0)] = far[usize::from(at.0)] + 1;
                open.push_back(*next);
            }
        }
    }
    far
}
