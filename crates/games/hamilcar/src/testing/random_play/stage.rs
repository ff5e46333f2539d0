//! The position in which what a game is about can happen at once.

use super::aim::{Aim, Theatre};
use super::section;
use crate::board::walls;
use crate::data::cards::TRUCE;
use crate::data::generals::{general, who};
use crate::data::roads::by_road;
use crate::data::spaces::{Kind, at, space};
use crate::data::tracks::miat;
use crate::state::{Effects, Force, Marker, Office, Phase, Ships, State, Where};
use engine::{CardSet, Side, SpaceId, UnitId};
use testkit::Dice;

/// Sets the stage for an aim.
pub(super) fn set(state: &mut State, aim: Aim, chance: &mut Dice) {
    state.turn = 1 + chance.below(3) as u8;
    state.miat = miat::SETUP;
    state.effects = Effects::default();
    state.ships = engine::PerSide::new(
        Ships {
            ready: 5,
            spent: 1,
            sunk: 0,
        },
        Ships {
            ready: 5,
            spent: 2,
            sunk: 0,
        },
    );
    state.forgotten_tactics = false;
    state.seamanship = 1 + chance.below(4) as u8;
    state.supremacy = Side::BOTH[chance.below(2)];
    match aim.theatre() {
        Theatre::Field => field(state, aim, chance),
        Theatre::Walls => before_walls(state, aim),
        Theatre::Sea => fleets(state, aim, chance),
        Theatre::Council => council(state, aim),
    }
    hands(state, aim, chance);
    state.phase = match aim {
        Aim::Ability(who::ASINA) => Phase::Reinforcement,
        _ => Phase::Play(aim.active()),
    };
    state.first_player = aim.active();
}

/// Six cards each, the one it is about among its owner's.
fn hands(state: &mut State, aim: Aim, chance: &mut Dice) {
    for hand in Side::BOTH.map(|side| core::mem::take(&mut state.hands[side])) {
        state.deck = state.deck.or(hand);
    }
    state.shuffle_discards();
    if let Aim::Event(id) = aim
        && state.deck.contains(id)
    {
        state.deck.remove(id);
        state.hands[aim.owner()].insert(id);
    }
    for side in Side::BOTH {
        while state.hands[side].len() < 6 {
            let kept: CardSet = state.deck.iter().filter(|id| *id != TRUCE).collect();
            let id = kept
                .nth(chance.below(kept.len() as usize) as u32)
                .expect("below the size");
            state.deck.remove(id);
            state.hands[side].insert(id);
        }
    }
}

/// Nobody stands here any more.
fn clear(state: &mut State, at: SpaceId) {
    for side in Side::BOTH {
        for unit in state.generals_in(at, side).iter() {
            let general = state.general_mut(unit);
            (general.at, general.office) = (Where::Pool, Office::None);
        }
    }
    let place = state.place_mut(at);
    (place.outside, place.inside) = Default::default();
    (place.points, place.points_of) = (0, None);
}

/// A General comes with an Army. A Roman takes the office of another who is on the map; as Consul he commands.
fn bring(state: &mut State, unit: UnitId, at: SpaceId, force: Force) {
    let side = general(unit).side;
    if side == Side::Rome {
        let other = (0..16)
            .map(UnitId)
            .find(|u| *u != unit && state.general(*u).office == Office::Consul);
        let consuls = state.generals.iter().filter(|g| g.office == Office::Consul).count();
        if state.general(unit).office != Office::Consul && consuls == 2 {
            let other = state.general_mut(other.expect("there are two Consuls"));
            (other.at, other.office) = (Where::Pool, Office::None);
        }
        let general = state.general_mut(unit);
        (general.office, general.was_consul) = (Office::Consul, true);
    }
    state.general_mut(unit).at = Where::At(at);
    state.place_mut(at).outside[side].add(force);
}

/// No Elephant is elsewhere.
fn no_elephants(state: &mut State) {
    for place in &mut state.places {
        (place.outside.carthage.elephants, place.inside.elephants) = (0, 0);
    }
}

/// Two Armies, one of them about to attack, in the middle of Sicily.
fn field(state: &mut State, aim: Aim, chance: &mut Dice) {
    let spot = at::ENNA;
    let near: Vec<SpaceId> = by_road(spot)
        .iter()
        .copied()
        .filter(|at| space(*at).kind == Kind::Ordinary)
        .collect();
    let from = chance.one(&near).expect("Enna has such neighbours");
    clear(state, spot);
    clear(state, from);
    no_elephants(state);
    let active = aim.active();
    let strong = if aim.rome_loses() { Side::Carthage } else { Side::Rome };
    for side in Side::BOTH {
        let elephants = if side == Side::Carthage { 3 } else { 0 };
        let cus = if side == strong { 9 - elephants } else { 6 - elephants };
        let at = if side == active { from } else { spot };
        bring(state, aim.hero(side), at, Force::new(cus, elephants, 1));
    }
    let mark = |state: &mut State, at| state.place_mut(at).marker = Marker::Pc(active.enemy());
    mark(state, spot);
}

/// An Army before a city of the enemy's or a Tribe, with points won.
fn before_walls(state: &mut State, aim: Aim) {
    let target = match aim {
        Aim::Ability(who::FLACCUS) => at::VOLSINII,
        Aim::Event(id) if section(id) == "17.1.53" => at::VOLSINII,
        Aim::Event(id) if section(id) == "17.1.9" => at::SYRACUSAE,
        _ => at::AGRIGENTUM,
    };
    clear(state, target);
    let tribe = space(target).kind == Kind::Tribe;
    let place = state.place_mut(target);
    place.marker = if tribe {
        Marker::Tribe(())
    } else {
        Marker::City(Side::Carthage)
    };
    if !tribe && target != at::SYRACUSAE {
        state.place_mut(target).outside.carthage = Force::new(2, 0, 1);
        if aim.hero(Side::Carthage) == who::HIMILCO {
            state.general_mut(who::HIMILCO).at = Where::At(target);
        }
        walls::part(state, target);
    }
    bring(state, aim.hero(Side::Rome), target, Force::new(8, 0, 1));
    if target != at::SYRACUSAE {
        let place = state.place_mut(target);
        (place.points, place.points_of) = (1, Some(Side::Rome));
    }
}

/// A Fleet at Messana or Lipara, another in Syracusae or Roma.
fn fleets(state: &mut State, aim: Aim, chance: &mut Dice) {
    let from = if aim.active() == Side::Rome {
        [(Side::Rome, at::MESSANA), (Side::Carthage, at::SYRACUSAE)]
    } else {
        [(Side::Rome, at::ROMA), (Side::Carthage, at::LIPARA)]
    };
    state.seamanship = 2 + chance.below(3) as u8;
    for (side, at) in from {
        clear(state, at);
        bring(state, aim.hero(side), at, Force::new(4, 0, 0));
    }
    let owners = [
        (at::MESSANA, Side::Rome),
        (at::SYRACUSAE, Side::Carthage),
        (at::ROMA, Side::Rome),
    ];
    for (at, owner) in owners {
        state.place_mut(at).marker = Marker::City(owner);
    }
    state.supremacy = match aim {
        Aim::Ability(who::PULLUS) => Side::Rome,
        Aim::Event(id) if section(id) == "17.1.14" => aim.active(),
        _ => state.supremacy,
    };
}

/// What is done at home, or with one General.
fn council(state: &mut State, aim: Aim) {
    let Aim::Ability(unit) = aim else { return };
    match unit {
        who::ASINA => asina(state),
        who::DUILIUS | who::VULSO => {
            clear(state, at::ROMA);
            bring(state, unit, at::ROMA, Force::new(4, 0, 0));
        }
        who::CAUDEX => {
            clear(state, at::MESSANA);
            bring(state, unit, at::MESSANA, Force::new(4, 0, 0));
            for at in [at::MESSANA, at::REGIUM] {
                state.place_mut(at).marker = Marker::City(Side::Rome);
            }
        }
        who::CARTHALO => {
            clear(state, at::ENNA);
            bring(state, unit, at::ENNA, Force::new(4, 0, 0));
            clear(state, at::CATANA);
            state.place_mut(at::CATANA).marker = Marker::Pc(Side::Rome);
        }
        _ => {
            clear(state, at::TUNES);
            bring(state, unit, at::TUNES, Force::new(4, 0, 0));
        }
    }
}

/// Caudex has fallen, and hardly anybody but Asina is left to be elected.
fn asina(state: &mut State) {
    state.turn = 2;
    clear(state, at::ROMA);
    state.place_mut(at::ROMA).outside.rome = Force::new(9, 0, 0);
    for unit in (0..16).map(UnitId) {
        let general = state.general_mut(unit);
        if unit == who::ASINA {
            (general.at, general.office) = (Where::Pool, Office::None);
        } else if general.at == Where::Pool && unit != who::REGULUS && unit != who::DUILIUS || unit == who::CAUDEX {
            (general.at, general.office) = (Where::Eliminated, Office::None);
        }
    }
}
