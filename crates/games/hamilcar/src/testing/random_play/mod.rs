//! Hamilcar for the test kit: its deck, its events by name, and positions in which rare things come up.

mod aim;
mod lean;
mod stage;

use crate::board::politics::display_of;
use crate::board::walls;
use crate::data::cards::{DICTATOR, section};
use crate::data::generals::{self, general, who};
use crate::data::roads::by_road;
use crate::data::spaces::{self, Kind, Landmass, space};
use crate::state::{Force, Marker, Office, Ships, SiegeTrain, Where};
use crate::testing::sections;
use crate::{CardEvent, Event, Hamilcar, Named, Prompt, State, TurnEvent, What, invariants};
use engine::{Choice, Question, Side, SpaceId, UnitId};
use std::sync::LazyLock;
use testkit::{Dice, RandomPlay};

impl RandomPlay for Hamilcar {
    fn rare_start(state: &mut State, number: u64) {
        let mut made = state.clone();
        let mut chance = Dice::new(number);
        tracks(&mut made, &mut chance);
        for _ in 0..chance.below(40) {
            made.discard_one(|count| chance.below(count));
        }
        markers(&mut made, &mut chance);
        for _ in 0..4 {
            let side = Side::BOTH[chance.below(2)];
            army(&mut made, side, &mut chance);
        }
        left_by_events(&mut made, &mut chance);
        politics(&mut made, &mut chance);
        made.supremacy = Side::BOTH[chance.below(2)];
        stage::set(&mut made, aim::Aim::of(state, number), &mut chance);
        made.display = display_of(&made);
        if invariants::check(&made).is_ok() {
            *state = made;
        }
    }

    fn lean(number: u64, state: &State, question: &Question<Prompt>, answer: Choice) -> i8 {
        lean::lean(aim::Aim::of(state, number), state, question, answer)
    }

    /// An Event by the section of its card, an ability by that of its general, a Tactic Card by its own; all else as `Debug` begins it.
    fn name_event(event: &Event) -> String {
        if event.rule.0.starts_with("17.2.") || event.rule.0.starts_with("9.2.A.") {
            return event.rule.0.to_owned();
        }
        match &event.what {
            What::Turn(TurnEvent::Played {
                card,
                how: Named::Event,
                ..
            }) => section(*card).to_owned(),
            What::Card(CardEvent::Counter { card, .. }) => section(*card).to_owned(),
            _ => event.name(),
        }
    }

    fn rare() -> &'static [&'static str] {
        &RARE
    }
}

/// Every card that can be played as an Event, every Tactic Card and every ability, by section. The Dictator is designated, not
/// played; Xanthippus has no ability of his own.
static RARE: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
    let rare = |id: &&&str| {
        let named = ["17.1.", "17.2.", "9.2.A."].iter().any(|part| id.starts_with(part));
        named && **id != general(who::XANTHIPPUS).section && **id != section(DICTATOR) && !sections::LATER.contains(*id)
    };
    sections::ALL.iter().filter(rare).copied().collect()
});

/// A later turn, other ships and seamanship.
fn tracks(state: &mut State, chance: &mut Dice) {
    state.turn = 1 + chance.below(7) as u8;
    state.seamanship = 1 + chance.below(4) as u8;
    state.forgotten_tactics = chance.below(2) == 0;
    for side in Side::BOTH {
        state.ships[side] = Ships {
            ready: chance.below(5) as u8,
            spent: chance.below(4) as u8,
            sunk: chance.below(2) as u8,
        };
    }
}

/// PCs changed where nobody stands.
fn markers(state: &mut State, chance: &mut Dice) {
    for at in spaces::all().filter(|at| space(*at).kind == Kind::Ordinary) {
        let place = state.place_mut(at);
        let alone = place.outside.rome.is_empty() && place.outside.carthage.is_empty();
        if alone && chance.below(3) == 0 {
            let markers = [Marker::None, Marker::Pc(Side::Rome), Marker::Pc(Side::Carthage)];
            place.marker = markers[chance.below(3)];
        }
    }
}

/// Another Miat, sometimes a Truce, Duilius paid for or not.
fn politics(state: &mut State, chance: &mut Dice) {
    state.miat = [(); 5].map(|()| chance.below(4) > 0);
    state.effects.truce = chance.below(5) == 0;
    state.effects.duilius = chance.below(2) == 0;
}

/// One more general with an army, most often in Sicily, near or before what is the enemy's.
fn army(state: &mut State, side: Side, chance: &mut Dice) {
    let waiting: Vec<UnitId> = generals::all()
        .filter(|u| general(*u).side == side && matches!(state.general(*u).at, Where::Pool | Where::TurnTrack(_)))
        .collect();
    let (sicily, near) = (chance.below(4) > 0, chance.below(4) > 0);
    let meets = |at: SpaceId| by_road(at).iter().any(|next| state.has_cus(*next, side.enemy()));
    let mut open: Vec<SpaceId> = spaces::all()
        .filter(|at| (space(*at).landmass == Landmass::Sicily) == sicily && may_stand(state, side, *at))
        .collect();
    if near && open.iter().any(|at| meets(*at)) {
        open.retain(|at| meets(*at));
    }
    let (Some(unit), Some(at)) = (chance.one(&waiting), chance.one(&open)) else {
        return;
    };
    if side == Side::Rome && !take_office(state, unit) {
        return;
    }
    let herd: u8 = state
        .places
        .iter()
        .map(|p| p.outside.carthage.elephants + p.inside.elephants)
        .sum();
    let elephants = if side == Side::Carthage {
        chance.below(3).min(4 - usize::from(herd)) as u8
    } else {
        0
    };
    let force = Force::new(2 + chance.below(7) as u8, elephants, chance.below(3) as u8);
    let apart = state.walls_matter(at);
    state.general_mut(unit).at = Where::At(at);
    state.place_mut(at).outside[side].add(force);
    if !apart && state.walls_matter(at) {
        walls::part(state, at);
    }
    begin_siege(state, side, at, chance);
}

/// A space without enemies outside, and not besieged already.
fn may_stand(state: &State, side: Side, at: SpaceId) -> bool {
    let enemy = side.enemy();
    let theirs = state.place(at).city() == Some(enemy);
    let met = !state.outside(at, enemy).is_empty() || !state.generals_in(at, enemy).is_empty();
    !state.place(at).besieged() && (!met || theirs)
}

/// Two Consuls and a Proconsul at most.
fn take_office(state: &mut State, unit: UnitId) -> bool {
    let held = |state: &State, office| state.generals.iter().filter(|g| g.office == office).count();
    let office = if held(state, Office::Consul) < 2 {
        Office::Consul
    } else if held(state, Office::Proconsul) < 1 {
        Office::Proconsul
    } else {
        return false;
    };
    let general = state.general_mut(unit);
    general.office = office;
    general.was_consul = true;
    true
}

/// Points already won against a city or a Tribe.
fn begin_siege(state: &mut State, side: Side, at: SpaceId, chance: &mut Dice) {
    let place = state.place_mut(at);
    let target = place.city() == Some(side.enemy()) || place.is_tribe();
    let points = space(at).kind.points();
    if target && place.points == 0 && chance.below(2) == 0 {
        place.points = 1 + chance.below(usize::from(points) - 1) as u8;
        place.points_of = Some(side);
    }
}

/// Siege Trains in some sieges, the Citadel somewhere, Corvi (17.1 #3, #46, #17).
fn left_by_events(state: &mut State, chance: &mut Dice) {
    let walled: Vec<SpaceId> = spaces::all().filter(|at| state.place(*at).city().is_some()).collect();
    let mut slots = 0..state.effects.siege_trains.len();
    for at in walled.iter().copied() {
        let Some(side) = state.place(at).points_of else {
            continue;
        };
        if chance.below(2) == 0
            && let Some(slot) = slots.next()
        {
            state.effects.siege_trains[slot] = Some(SiegeTrain { side, at });
        }
    }
    if chance.below(2) == 0 {
        state.effects.citadel = chance.one(&walled);
    }
    state.corvi = chance.below(2) == 0;
}

#[cfg(test)]
mod tests {
    use super::{Hamilcar, RandomPlay, State, invariants};
    use engine::Rules;

    #[test]
    fn most_rare_starts_are_sound_and_other_than_the_set_up() {
        let setup = Hamilcar::start(crate::Setup::default());
        let made = |number: u64| {
            let mut state = setup.clone();
            Hamilcar::rare_start(&mut state, number);
            state
        };
        let states: Vec<State> = (0..200).map(made).collect();
        assert!(states.iter().all(|s| invariants::check(s).is_ok()));
        let others = states.iter().filter(|s| **s != setup).count();
        assert!(others > 180, "{others} of 200");
    }
}
