//! Hamilcar: the player marches on cities, Tribes and weaker armies, besieges what it reaches, and places PCs.

use crate::data::cards::card;
use crate::data::roads::by_road;
use crate::data::spaces;
use crate::present::odds;
use crate::rules::siege;
use crate::{CardAsk, Hamilcar, MovementAsk, Named, Prompt, ReactionAsk, State, TurnAsk};
use engine::{Choice, Question, Side, SpaceId, UnitId};
use testkit::fighters::{Fought, NEVER, Points, rings};

/// What a step further from a target takes off.
const A_STEP: i32 = 6;

impl Fought for Hamilcar {
    /// Wars that are kept have been played by players with the chance of their war.
    const PLAYERS: u64 = 0;

    fn reasons(about: Prompt) -> Option<(u8, Points<Self>)> {
        match about {
            Prompt::Turn(TurnAsk::PlayCard) => Some((3, ops)),
            Prompt::Turn(TurnAsk::UseCard(_)) => Some((25, use_card)),
            Prompt::Turn(TurnAsk::ActivateGeneral(_)) | Prompt::Card(CardAsk::March { .. } | CardAsk::Activate(_)) => {
                Some((4, activate))
            }
            Prompt::Turn(TurnAsk::PlacePc { .. } | TurnAsk::Handicap { .. }) => Some((20, place_pc)),
            Prompt::Movement(MovementAsk::March) => Some((3, march)),
            Prompt::Movement(MovementAsk::Sail) => Some((3, sail)),
            Prompt::Reaction(ReactionAsk::DeclareAvoid(_)) => Some((4, avoid)),
            Prompt::Reaction(ReactionAsk::DeclareInterception(_)) => Some((4, intercept)),
            Prompt::Reaction(ReactionAsk::BackUp) => Some((4, back_up)),
            Prompt::Card(CardAsk::Counter { .. }) | Prompt::Naval(_) => Some((20, act)),
            _ => None,
        }
    }

    fn usual(s: &State, question: &Question<Prompt>, legal: &[Choice]) -> Option<usize> {
        matches!(question.about, Prompt::Battle(_))
            .then(|| odds::answer(s, question, legal))
            .flatten()
    }
}

type Asked = Question<Prompt>;

/// The card with most OPs first.
fn ops(_: &State, _: &Asked, choice: Choice) -> i32 {
    match choice {
        Choice::Card(id) => i32::from(card(id).ops),
        _ => -1,
    }
}

fn use_card(s: &State, asked: &Asked, choice: Choice) -> i32 {
    let side = asked.to;
    let near = |general: UnitId| {
        s.general(general)
            .at
            .space()
            .is_some_and(|at| distance(s, side, at) <= 2)
    };
    match Named::from_choice(choice) {
        Some(Named::Activate) if s.generals_in_play(side).iter().any(near) => 60,
        Some(Named::Activate) => 40,
        Some(Named::PlacePcs) => 36,
        Some(Named::Event) => 32,
        Some(Named::RaiseTroops) => 30,
        Some(Named::BuildShips) => 26,
        Some(Named::SplitOps) => 15,
        _ => 0,
    }
}

/// Whoever can besiege, or has most CUs next to something to fight for.
fn activate(s: &State, asked: &Asked, choice: Choice) -> i32 {
    let side = asked.to;
    let Choice::Unit(general) = choice else { return NEVER };
    if siege::may_attempt(s, general).is_ok() {
        return 80;
    }
    let Some(at) = s.general(general).at.space() else {
        return 0;
    };
    let cus = s.place(at).all(side).fighting();
    let strength = i32::from(cus) * 3;
    40 + strength - A_STEP * distance_of(s, side, cus, at)
}

fn place_pc(s: &State, asked: &Asked, choice: Choice) -> i32 {
    let side = asked.to;
    match choice {
        Choice::Space(at) if s.control(at) == Some(side.enemy()) => 10,
        Choice::Pass => NEVER,
        _ => 0,
    }
}

fn march(s: &State, asked: &Asked, choice: Choice) -> i32 {
    let side = asked.to;
    let Some(m) = s.march else { return 0 };
    let cus = m.units.fighting();
    match choice {
        Choice::Space(to) => {
            let enemies = s.outside(to, side.enemy()).fighting();
            let fight = match enemies {
                0 => 0,
                n if cus > n => 50,
                n if cus == n => 0,
                _ => -80,
            };
            40 + fight - A_STEP * distance_of(s, side, cus, to)
        }
        Choice::Named(_) => match Named::from_choice(choice) {
            Some(Named::Siege) => 120,
            Some(Named::Sortie) if cus > s.outside(m.at, side.enemy()).fighting() => 100,
            Some(Named::Sail) if distance_of(s, side, cus, m.at) > 3 => 45,
            Some(Named::Sail) => 10,
            _ => NEVER,
        },
        _ => 41 - A_STEP * distance_of(s, side, cus, m.at),
    }
}

fn sail(s: &State, asked: &Asked, choice: Choice) -> i32 {
    let side = asked.to;
    let Some(voyage) = s.voyage else { return 0 };
    let cus = voyage.units.fighting();
    match choice {
        Choice::Space(to) => 38 - A_STEP * distance_of(s, side, cus, to),
        choice if choice == Named::Land.choice() => 40 - A_STEP * distance_of(s, side, cus, voyage.at),
        _ => NEVER,
    }
}

/// Slips away from an army that is clearly stronger.
fn avoid(s: &State, asked: &Asked, choice: Choice) -> i32 {
    let side = asked.to;
    let Some(m) = s.march else { return 0 };
    let stronger = m.units.fighting() > s.outside(m.at, side).fighting() + 1;
    match choice {
        Choice::Unit(_) if stronger => 10,
        Choice::Unit(_) => NEVER,
        _ => 5,
    }
}

/// Intercepts with an army that is no weaker.
fn intercept(s: &State, asked: &Asked, choice: Choice) -> i32 {
    let side = asked.to;
    let (Some(m), Choice::Unit(general)) = (s.march, choice) else {
        return 5;
    };
    let (force, _) = s.stack(side, s.general(general).at);
    if force.fighting() >= m.units.fighting() {
        10
    } else {
        NEVER
    }
}

/// Backs up before an army that is stronger.
fn back_up(s: &State, asked: &Asked, choice: Choice) -> i32 {
    let side = asked.to;
    let Some(m) = s.march else { return 0 };
    let weaker = m.units.fighting() < s.outside(m.at, side.enemy()).fighting();
    if (choice == Choice::Yes) == weaker { 10 } else { 0 }
}

/// To do something or not, as chance will have it.
fn act(_: &State, _: &Asked, choice: Choice) -> i32 {
    match choice {
        Choice::Pass | Choice::No => 8,
        _ => 4,
    }
}

/// How many roads lie between a space and something to fight for, for the army that stands there.
fn distance(s: &State, side: Side, from: SpaceId) -> i32 {
    distance_of(s, side, s.place(from).all(side).fighting(), from)
}

/// The same for so many CUs; far beyond the map if there is nothing.
fn distance_of(s: &State, side: Side, cus: u8, from: SpaceId) -> i32 {
    let ways = |at| by_road(at).iter().map(|to| (*to, 1));
    let reached = rings(from, ways).position(|ring| ring.iter().any(|at| is_target(s, side, cus, at)));
    reached.unwrap_or(spaces::COUNT) as i32
}

/// Whether so many CUs have something to fight for in a space: a city or Tribe to besiege, or a weaker army.
fn is_target(s: &State, side: Side, cus: u8, at: SpaceId) -> bool {
    let place = s.place(at);
    let enemies = place.outside[side.enemy()].fighting();
    if enemies > 0 {
        return cus > enemies;
    }
    let city = place.city() == Some(side.enemy()) && (!s.is_large_city(at) || s.supremacy == side);
    cus >= 3 && (city || place.is_tribe())
}
