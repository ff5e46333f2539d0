//! Hannibal: the player marches on weaker armies, walls, Tribes and PCs that decide a province, and places PCs where majorities turn.

mod events;
mod worth;

use crate::board::politics::may_place_pc;
use crate::data::cards::card;
use crate::data::generals::{general, who};
use crate::data::provinces::{Region, region_of};
use crate::data::spaces;
use crate::data::tracks::AFRICANUS_BRINGS;
use crate::rules::siege;
use crate::state::{Campaign, reach};
use crate::{CardAsk, Hannibal, MovementAsk, Named, Prompt, ReactionAsk, State, TurnAsk};
use engine::{Choice, Present, Question, Side, SpaceId, UnitId};
use testkit::fighters::{Fought, NEVER, Points};
use worth::{Army, SAFE};

type Asked = Question<Prompt>;

/// CUs that march together.
const MOST_CUS: u8 = 10;

impl Fought for Hannibal {
    const PLAYERS: u64 = 0x2160;

    fn reasons(about: Prompt) -> Option<(u8, Points<Self>)> {
        match about {
            Prompt::Turn(TurnAsk::PlayCard) => Some((3, ops)),
            Prompt::Turn(TurnAsk::UseCard(_)) => Some((8, use_card)),
            Prompt::Turn(TurnAsk::PlacePc { .. } | TurnAsk::Handicap { .. }) => Some((4, place_pc)),
            Prompt::Turn(TurnAsk::PlaceCu { .. }) => Some((4, place_cu)),
            Prompt::Turn(TurnAsk::PlaceGeneral(_)) => Some((4, place_general)),
            Prompt::Turn(TurnAsk::Proconsul | TurnAsk::RaiseTroops) | Prompt::Card(CardAsk::General(_)) => {
                Some((4, favour))
            }
            Prompt::Movement(MovementAsk::Activate(_) | MovementAsk::Campaign { .. }) => Some((4, activate)),
            Prompt::Movement(MovementAsk::March) => Some((3, march)),
            Prompt::Movement(MovementAsk::Sail) => Some((3, sail)),
            Prompt::Reaction(ReactionAsk::UnitsInside { .. }) => Some((1, inside)),
            Prompt::Reaction(ReactionAsk::DeclareAvoid(_)) => Some((3, avoid)),
            Prompt::Reaction(ReactionAsk::DeclareInterception(_)) => Some((3, intercept)),
            Prompt::Reaction(ReactionAsk::BackUp) => Some((3, back_up)),
            Prompt::Card(CardAsk::Counter(_)) => Some((20, counter)),
            Prompt::Card(CardAsk::Target { .. }) => Some((4, events::target)),
            _ => None,
        }
    }

    /// What is not weighed is answered as the page proposes it: a battle by the longest type, and plain cards before Reserves.
    fn usual(s: &State, asked: &Asked, legal: &[Choice]) -> Option<usize> {
        if Self::reasons(asked.about).is_some() {
            return None;
        }
        let proposed = Self::proposed(s, asked, legal)?;
        legal.iter().position(|choice| *choice == proposed)
    }
}

/// The card with most OPs first.
fn ops(_: &State, _: &Asked, choice: Choice) -> i32 {
    match choice {
        Choice::Card(id) => 2 * i32::from(card(id).ops),
        _ => NEVER,
    }
}

/// What is worth most: an activation, PCs, or the Event.
fn use_card(s: &State, asked: &Asked, choice: Choice) -> i32 {
    let (side, Prompt::Turn(TurnAsk::UseCard(id))) = (asked.to, asked.about) else {
        return 0;
    };
    match Named::from_choice(choice) {
        Some(Named::Activate) => best_activation(s, side, card(id).ops),
        Some(Named::PlacePcs) => best_pcs(s, side, card(id).ops) * 3 / 2,
        Some(Named::Event) => events::worth(s, side, id),
        Some(Named::RaiseTroops) => 15,
        _ => -50,
    }
}

/// The worth of the best general whom so many OPs move.
fn best_activation(s: &State, side: Side, ops: u8) -> i32 {
    let moved = s
        .generals_in_play(side)
        .iter()
        .filter(|unit| s.strategy_rating(*unit) <= ops);
    moved.map(|unit| activation(s, side, unit)).max().unwrap_or(NEVER)
}

/// The worth of the best so many spaces for PCs.
fn best_pcs(s: &State, side: Side, count: u8) -> i32 {
    let open = spaces::all().filter(|at| may_place_pc(s, side, *at).is_ok());
    let mut all: Vec<i32> = open.map(|at| worth::pc(s, side, at)).collect();
    all.sort_unstable_by(|a, b| b.cmp(a));
    all.iter().take(usize::from(count)).sum()
}

fn place_pc(s: &State, asked: &Asked, choice: Choice) -> i32 {
    match choice {
        Choice::Space(at) => worth::pc(s, asked.to, at),
        _ => NEVER,
    }
}

/// Beside the best general whose army is not full.
fn place_cu(s: &State, asked: &Asked, choice: Choice) -> i32 {
    let (side, Choice::Space(at)) = (asked.to, choice) else {
        return 0;
    };
    let army = Army::at(s, side, at);
    let rating = army.commander.map_or(-2, |unit| i32::from(general(unit).battle));
    6 * rating + i32::from(army.cus.min(MOST_CUS)) - 30 * i32::from(army.cus >= MOST_CUS)
}

/// Where most CUs wait for him, and there is most to fight for.
fn place_general(s: &State, asked: &Asked, choice: Choice) -> i32 {
    let (Prompt::Turn(TurnAsk::PlaceGeneral(unit)), Choice::Space(at)) = (asked.about, choice) else {
        return 0;
    };
    let there = Army::at(s, asked.to, at);
    let cus = if unit == who::AFRICANUS {
        there.cus + AFRICANUS_BRINGS
    } else {
        there.cus
    };
    let rating = |unit: UnitId| i32::from(general(unit).battle);
    let better = there.commander.is_some_and(|other| rating(other) >= rating(unit));
    let army = Army {
        side: asked.to,
        cus: cus.min(MOST_CUS),
        commander: Some(unit),
    };
    army.prospect(s, at, 0) + 3 * i32::from(army.cus) - 10 * i32::from(better)
}

/// The general who is to stay, or to have more CUs: a good one with many.
fn favour(s: &State, _: &Asked, choice: Choice) -> i32 {
    let Choice::Unit(unit) = choice else { return 0 };
    let (force, _) = s.stack(general(unit).side, s.general(unit).at);
    let abroad = s
        .general(unit)
        .at
        .space()
        .is_some_and(|at| region_of(at) != Region::Italia);
    6 * i32::from(general(unit).battle) + i32::from(force.fighting().min(MOST_CUS)) + 6 * i32::from(abroad)
}

fn activate(s: &State, asked: &Asked, choice: Choice) -> i32 {
    match choice {
        Choice::Unit(unit) => activation(s, asked.to, unit),
        _ => 0,
    }
}

/// What it is worth to activate a general: the city or Tribe before him, or what he can march on; nothing where he has no MP left.
fn activation(s: &State, side: Side, unit: UnitId) -> i32 {
    let (force, generals) = s.stack(side, s.general(unit).at);
    let Some(at) = s.general(unit).at.space() else {
        return NEVER;
    };
    let spent = |c: &Campaign| reach(c.general(unit)) == 0;
    if s.campaign.as_ref().is_some_and(spent) {
        return NEVER;
    }
    let goes = generals.iter().filter(|other| s.rank(*other) <= s.rank(unit)).collect();
    let army = Army {
        side,
        cus: force.fighting().min(MOST_CUS),
        commander: s.commander(goes),
    };
    let leads = s.commander(generals) == Some(unit);
    let mut prospect = army.prospect(s, at, 1);
    if siege::may_attempt(s, unit).is_ok() {
        prospect = prospect.max(army.siege(s, at));
    }
    prospect - 5 * i32::from(!leads)
}

/// Step by step to where most can be won.
fn march(s: &State, _: &Asked, choice: Choice) -> i32 {
    let (Some(m), Some(army)) = (s.march, Army::marching(s)) else {
        return 0;
    };
    match choice {
        Choice::Space(to) => army.step(s, m.at, to),
        Choice::Named(_) => match Named::from_choice(choice) {
            Some(Named::Siege) => army.siege(s, m.at),
            Some(Named::Sortie) if army.margin(s, m.at) >= SAFE => 100,
            Some(Named::Charm) => 130,
            Some(Named::Sail) => best_voyage(s, army, m.at) - 8,
            _ => NEVER,
        },
        // Where he sets out he has been before: he is not activated to stay.
        _ => army.prospect(s, m.at, i32::from(m.entries == 0)) - army.danger(s, m.at),
    }
}

fn best_voyage(s: &State, army: Army, from: SpaceId) -> i32 {
    spaces::all().map(|to| army.voyage(s, from, to)).max().unwrap_or(NEVER)
}

fn sail(s: &State, _: &Asked, choice: Choice) -> i32 {
    match (Army::marching(s), s.march, choice) {
        (Some(army), Some(m), Choice::Space(to)) => army.voyage(s, m.at, to),
        _ => 0,
    }
}

/// By how much the army on the march is stronger than one that would meet it in the space it has entered.
fn ahead(s: &State, by: Army) -> i32 {
    match (Army::marching(s), s.march) {
        (Some(army), Some(m)) => army.strength(s, m.at) - by.strength(s, m.at),
        _ => 0,
    }
}

/// Inside the walls before an army that is stronger.
fn inside(s: &State, asked: &Asked, choice: Choice) -> i32 {
    let (Prompt::Reaction(ReactionAsk::UnitsInside { at, .. }), Choice::Number(n)) = (asked.about, choice) else {
        return 0;
    };
    let mut all = Army::at(s, asked.to, at);
    all.cus = s.place(at).all(asked.to).fighting();
    if ahead(s, all) > 0 { i32::from(n) } else { -i32::from(n) }
}

/// Slips away from an army that is clearly stronger; Fabius from any.
fn avoid(s: &State, asked: &Asked, choice: Choice) -> i32 {
    let (Some(m), Choice::Unit(unit)) = (s.march, choice) else {
        return 5;
    };
    let least = if unit == who::FABIUS { 0 } else { SAFE };
    if ahead(s, Army::at(s, asked.to, m.at)) >= least {
        10
    } else {
        NEVER
    }
}

/// Intercepts with an army that is no weaker.
fn intercept(s: &State, asked: &Asked, choice: Choice) -> i32 {
    let Choice::Unit(unit) = choice else { return 5 };
    let (force, _) = s.stack(asked.to, s.general(unit).at);
    let army = Army {
        side: asked.to,
        cus: force.fighting().min(MOST_CUS),
        commander: Some(unit),
    };
    if ahead(s, army) <= 0 { 10 } else { NEVER }
}

/// Backs up before an army that is stronger.
fn back_up(s: &State, asked: &Asked, choice: Choice) -> i32 {
    let Some(m) = s.march else { return 0 };
    let weaker = ahead(s, Army::at(s, asked.to.enemy(), m.at)) < 0;
    if (choice == Named::Stand.choice()) == weaker {
        0
    } else {
        10
    }
}

/// A Counter Event is played or not, as chance will have it.
fn counter(_: &State, _: &Asked, choice: Choice) -> i32 {
    if choice == Choice::Pass { 8 } else { 5 }
}
