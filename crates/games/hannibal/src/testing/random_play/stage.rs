//! The position in which what a game is about can happen at once.

use super::{Aim, Theatre, bring, clear};
use crate::data::cards::{Effect, card};
use crate::data::generals::who;
use crate::data::roads::by_road;
use crate::data::spaces::{self, Kind, at, space};
use crate::state::{Counsel, Force, Marker, Phase, State};
use engine::{CardSet, Side, SpaceId, UnitId};
use testkit::Dice;

/// Cards in each hand.
const HAND: u32 = 7;

/// Sets the stage for an aim.
pub(super) fn set(state: &mut State, aim: Aim, chance: &mut Dice) {
    let theatre = aim.theatre();
    if theatre != Theatre::Council {
        let effects = &mut state.effects;
        (effects.truce, effects.hanno, effects.cato) = (false, Counsel::None, Counsel::None);
    }
    match theatre {
        Theatre::Council => {}
        Theatre::Field => field(state, aim, chance),
        Theatre::Walls => before_walls(state, aim),
        Theatre::Sea => harbour(state, aim),
    }
    hands(state, aim, chance);
    state.phase = Phase::Play(aim.active());
}

/// Seven cards each, the one it is about among its owner's; whoever is to sail or march holds cards that let him.
fn hands(state: &mut State, aim: Aim, chance: &mut Dice) {
    for side in Side::BOTH {
        let hand = core::mem::take(&mut state.hands[side]);
        state.deck = state.deck.or(hand);
    }
    state.shuffle_discards();
    state.deck.remove(aim.card);
    state.hands[aim.owner].insert(aim.card);
    for side in Side::BOTH {
        while state.hands[side].len() < HAND {
            let threes = state.deck.iter().filter(|id| card(*id).ops == 3);
            let from: CardSet = match aim.theatre() {
                Theatre::Council => state.deck,
                _ if state.hands[side].len() < 4 => threes.collect(),
                _ => state.deck,
            };
            let nth = chance.below(from.len() as usize) as u32;
            let id = from.nth(nth).expect("a number below the size");
            state.deck.remove(id);
            state.hands[side].insert(id);
        }
    }
}

/// The general of a side who leads what a game is about.
pub(super) const fn hero(aim: Theatre, side: Side) -> UnitId {
    match (aim, side) {
        (_, Side::Rome) => who::MARCELLUS,
        (Theatre::Sea, Side::Carthage) => who::MAGO,
        (_, Side::Carthage) => who::HANNIBAL,
    }
}

/// Two armies, one of them about to attack the other.
fn field(state: &mut State, aim: Aim, chance: &mut Dice) {
    let spot = match aim.effect() {
        Effect::SpanishAlliesDesert => at::TOLETUM,
        Effect::NumidianAlliesDesert => at::ZAMA,
        _ => [at::CANNAE, at::TOLETUM, at::ZAMA][chance.below(3)],
    };
    let plain = |at: &SpaceId| space(*at).kind == Kind::Ordinary;
    let near: Vec<SpaceId> = by_road(spot).iter().filter(plain).collect();
    let from = chance.one(&near).expect("each has such neighbours");
    [spot, from].iter().for_each(|at| clear(state, *at));
    no_elephants(state);
    let active = [aim.owner, aim.owner.enemy()][chance.below(2)];
    for side in Side::BOTH {
        let elephants = if side == Side::Carthage { 3 } else { 0 };
        let at = if side == active { from } else { spot };
        bring(
            state,
            hero(Theatre::Field, side),
            at,
            Force::new(7 - elephants, elephants, 0),
        );
    }
    state.place_mut(spot).marker = Marker::Pc(active.enemy());
}

/// No Elephant is elsewhere.
fn no_elephants(state: &mut State) {
    for at in spaces::all() {
        let place = state.place_mut(at);
        for force in [&mut place.outside.carthage, &mut place.inside] {
            (force.cu, force.elephants) = (force.cu + force.elephants, 0);
        }
    }
}

/// An army before a city of the enemy's or a Tribe, with a point won.
fn before_walls(state: &mut State, aim: Aim) {
    let (target, besieger) = match aim.effect() {
        Effect::TraitorInTarentum { .. } => (at::TARENTUM, aim.owner),
        Effect::TreacheryWithinCity { .. } => (at::MESSANA, aim.owner),
        Effect::TribalResistance => (at::EASTERN_LIGURIANS, aim.owner.enemy()),
        _ => (at::MESSANA, aim.owner.enemy()),
    };
    clear(state, target);
    let place = state.place_mut(target);
    if place.is_tribe() {
        place.marker = Marker::Tribe(None);
    } else {
        place.marker = Marker::City(besieger.enemy());
    }
    bring(state, hero(Theatre::Walls, besieger), target, Force::new(6, 0, 0));
    state.place_mut(target).set_points(1, besieger);
}

/// An army in a port.
fn harbour(state: &mut State, aim: Aim) {
    let active = aim.active();
    let port = match active {
        Side::Rome => at::COSA,
        Side::Carthage => at::HADRUMETUM,
    };
    clear(state, port);
    bring(state, hero(Theatre::Sea, active), port, Force::new(3, 0, 0));
    state.place_mut(at::CROTON).marker = Marker::Pc(active);
}
