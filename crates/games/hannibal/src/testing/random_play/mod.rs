//! Hannibal for the test kit: its events by name, and positions in which rare Events can happen.

mod lean;
mod stage;

use crate::board::units;
use crate::data::cards::{COUNT, Effect, card, numbered, section};
use crate::data::generals::{self, general, who};
use crate::data::spaces::{self, Kind, space};
use crate::state::{Counsel, Force, Marker, Office, Place, Where};
use crate::testing::sections;
use crate::{CardEvent, Event, Hannibal, Named, Prompt, State, TurnEvent, What, invariants};
use engine::{CardId, Choice, Question, Side, SpaceId, UnitId};
use std::sync::LazyLock;
use testkit::{Dice, RandomPlay};

impl RandomPlay for Hannibal {
    fn rare_start(state: &mut State, number: u64) {
        let mut made = state.clone();
        let mut chance = Dice::new(number);
        made.turn = 1 + chance.below(9) as u8;
        for _ in 0..chance.below(30) {
            made.discard_one(|count| chance.below(count));
        }
        markers(&mut made, &mut chance);
        effects(&mut made, &mut chance);
        for _ in 0..4 {
            let side = Side::BOTH[chance.below(2)];
            army(&mut made, side, &mut chance);
        }
        stage::set(&mut made, aim(number), &mut chance);
        if made.turn >= 6 && made.general(who::AFRICANUS).at == Where::ToCome {
            made.general_mut(who::AFRICANUS).at = Where::Eliminated;
        }
        if invariants::check(&made).is_ok() {
            *state = made;
        }
    }

    fn lean(number: u64, state: &State, question: &Question<Prompt>, answer: Choice) -> i8 {
        lean::lean(aim(number), state, question, answer)
    }

    /// An Event by the section of its card; all else as `Debug` begins it.
    fn name_event(event: &Event) -> String {
        match &event.what {
            What::Card(CardEvent::Counter { card, .. }) => section(*card).to_owned(),
            What::Turn(TurnEvent::Played {
                card,
                how: Named::Event,
                ..
            }) => section(*card).to_owned(),
            _ => event.name(),
        }
    }

    fn rare() -> &'static [&'static str] {
        &RARE
    }
}

/// Every Event, by the section of its card.
static RARE: LazyLock<Vec<&'static str>> = LazyLock::new(|| {
    let rare = |id: &&&str| id.starts_with("25.");
    sections::ALL.iter().filter(rare).copied().collect()
});

/// What the game of a rare start is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Aim {
    /// The Event.
    card: CardId,
    /// Whose card it is to be.
    owner: Side,
}

/// Where an Event happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Theatre {
    /// In one's own turn.
    Council,
    /// An army marches against another.
    Field,
    /// An army lies before a city or a Tribe.
    Walls,
    /// An army goes to sea.
    Sea,
}

/// Those that come up less often than others: they are aimed at more often.
const OFTEN: [u8; 8] = [5, 20, 31, 32, 42, 42, 59, 60];

fn aim(number: u64) -> Aim {
    let at = (number % (COUNT + OFTEN.len()) as u64) as usize;
    let listed = at.checked_sub(COUNT).map_or(at as u8 + 1, |often| OFTEN[often]);
    let card = numbered(listed).expect("the list has this number");
    let side = Side::BOTH[(number / 128 % 2) as usize];
    Aim {
        card,
        owner: crate::data::cards::card(card).side.unwrap_or(side),
    }
}

impl Aim {
    fn effect(self) -> Effect {
        card(self.card).effect
    }

    fn theatre(self) -> Theatre {
        match self.effect() {
            Effect::MaharbalsCavalry
            | Effect::SpyInEnemyCamp
            | Effect::SpanishAlliesDesert
            | Effect::NumidianAlliesDesert
            | Effect::ElephantFright { .. }
            | Effect::AllyDeserts => Theatre::Field,
            Effect::BadWeather { .. } | Effect::StormsAtSea { .. } | Effect::AdriaticPirates { .. } => Theatre::Sea,
            Effect::TraitorInTarentum { .. }
            | Effect::TreacheryWithinCity { .. }
            | Effect::SurpriseSortie { .. }
            | Effect::FleetBreaksSiege
            | Effect::Pestilence { .. }
            | Effect::TribalResistance => Theatre::Walls,
            _ => Theatre::Council,
        }
    }

    /// The side whose turn it is: the other one where the Event answers a move.
    fn active(self) -> Side {
        match self.effect() {
            Effect::BadWeather { .. } | Effect::StormsAtSea { .. } => self.owner.enemy(),
            _ => self.owner,
        }
    }
}

/// PC markers changed where nobody stands; a city or a Tribe now and then.
fn markers(state: &mut State, chance: &mut Dice) {
    for at in spaces::all() {
        let place = state.place_mut(at);
        let alone = place.outside.rome.is_empty() && place.outside.carthage.is_empty();
        match space(at).kind {
            Kind::Ordinary if alone && chance.below(3) == 0 => {
                let markers = [Marker::None, Marker::Pc(Side::Rome), Marker::Pc(Side::Carthage)];
                place.marker = markers[chance.below(3)];
            }
            Kind::WalledCity if alone && chance.below(6) == 0 => {
                place.marker = Marker::City(Side::BOTH[chance.below(2)]);
            }
            _ => {}
        }
    }
}

/// What Events have left behind.
fn effects(state: &mut State, chance: &mut Dice) {
    let one_in = |chance: &mut Dice, n| chance.below(n) == 0;
    let counsel = |given| if given { Counsel::Given } else { Counsel::None };
    state.effects.macedonia = one_in(chance, 3);
    state.effects.naval_victory = one_in(chance, 6);
    state.effects.truce = one_in(chance, 8);
    state.effects.hanno = counsel(one_in(chance, 8));
    state.effects.cato = counsel(one_in(chance, 8));
}

/// One more Roman general with an army, or a Carthaginian one elsewhere.
fn army(state: &mut State, side: Side, chance: &mut Dice) {
    let movable = |unit: &UnitId| match general(*unit).side {
        Side::Rome => state.general(*unit).at == Where::Pool,
        Side::Carthage => state.general(*unit).at.space().is_some() && !state.general(*unit).leads,
    };
    let waiting: Vec<UnitId> = generals::of(side).iter().filter(movable).collect();
    let open: Vec<SpaceId> = spaces::all().filter(|at| may_stand(state, side, *at)).collect();
    if let (Some(unit), Some(at)) = (chance.one(&waiting), chance.one(&open)) {
        bring(state, unit, at, Force::new(2 + chance.below(7) as u8, 0, 0));
        let place = state.place_mut(at);
        let target = place.city() == Some(side.enemy()) || place.is_tribe() && place.control() != Some(side);
        if target && chance.below(2) == 0 {
            place.set_points(1 + chance.below(2) as u8, side);
        }
    }
}

/// A space without enemies outside, and not besieged.
fn may_stand(state: &State, side: Side, at: SpaceId) -> bool {
    let enemy = side.enemy();
    !state.place(at).besieged() && state.place(at).all(enemy).is_empty() && state.generals_in(at, enemy).is_empty()
}

/// Nobody stands here any more.
fn clear(state: &mut State, at: SpaceId) {
    for side in Side::BOTH {
        for unit in state.generals_in(at, side).iter() {
            leave(state, unit);
        }
    }
    let marker = state.place(at).marker;
    *state.place_mut(at) = Place {
        marker,
        ..Place::default()
    };
}

/// A general is off the map: a Roman in the cup, a Carthaginian displaced.
fn leave(state: &mut State, unit: UnitId) {
    let to = match general(unit).side {
        Side::Rome if unit == who::AFRICANUS => Where::ToCome,
        Side::Rome => Where::Pool,
        Side::Carthage => Where::Displaced,
    };
    let general = state.general_mut(unit);
    (general.at, general.office, general.leads) = (to, Office::None, false);
}

/// A general comes with CUs. A Roman is proconsul while there is none, else consul in the place of another.
fn bring(state: &mut State, unit: UnitId, at: SpaceId, force: Force) {
    let side = general(unit).side;
    if side == Side::Rome && state.general(unit).office == Office::None {
        state.general_mut(unit).office = vacant(state, unit);
    }
    let before = state.general(unit).at.space();
    let general = state.general_mut(unit);
    (general.at, general.leads) = (Where::At(at), true);
    state.place_mut(at).outside[side].add(force);
    before.into_iter().chain([at]).for_each(|at| units::settle(state, at));
}

/// The office for one more Roman: proconsul while there is none, else consul, if need be in the place of another.
fn vacant(state: &mut State, unit: UnitId) -> Office {
    let with = |state: &State, office| {
        let holds = |u: &UnitId| state.general(*u).office == office;
        generals::of(Side::Rome).iter().find(holds)
    };
    if unit == who::AFRICANUS || with(state, Office::Proconsul).is_none() {
        return Office::Proconsul;
    }
    let consuls = generals::of(Side::Rome)
        .iter()
        .filter(|u| state.general(*u).office == Office::Consul);
    if consuls.count() == 2
        && let Some(other) = with(state, Office::Consul)
    {
        let at = state.general(other).at.space();
        leave(state, other);
        at.into_iter().for_each(|at| units::settle(state, at));
    }
    Office::Consul
}

#[cfg(test)]
mod tests {
    use super::{Hannibal, RandomPlay, State, invariants};
    use engine::Rules;

    #[test]
    fn most_rare_starts_are_sound_and_other_than_the_set_up() {
        let setup = Hannibal::start(crate::Setup::default());
        let made = |number: u64| {
            let mut state = setup.clone();
            Hannibal::rare_start(&mut state, number);
            state
        };
        let states: Vec<State> = (0..200).map(made).collect();
        assert!(states.iter().all(|s| invariants::check(s).is_ok()));
        let others = states.iter().filter(|s| **s != setup).count();
        assert!(others > 180, "{others} of 200");
    }
}
