//! Events, played from arranged positions.

mod table;
mod units;

use super::{has_effect, law, moves, play as event};
use crate::data::cards::{COUNT, Effect, card};
use crate::data::generals::{self, who::*};
use crate::data::provinces::Province::{self, *};
use crate::data::spaces::{self, at::*, space};
use crate::protocol::refusals::cards as refusals;
use crate::state::{Counsel, Force, Marker, Office, State, Where};
use crate::testing::test_table::{Dice, Falls, Played, empty, first, general, play, random_map, stand};
use crate::{CardAsk, CardEvent, Named, Prompt, What};
use engine::Side::{self, Carthage, Rome};
use engine::{CardId, Choice, Halt, Question, SpaceId};

const fn id(number: u8) -> CardId {
    CardId(number - 1)
}

/// A side plays an Event and gives the first answer to all that is asked.
fn played(s: State, side: Side, number: u8, dice: &[u8], cards: &[CardId]) -> Played<()> {
    assert_eq!(law(&s, side, id(number)), Ok(()), "{number}");
    let mut s = s;
    s.deck.remove(id(number));
    s.discards.insert(id(number));
    play(s, Falls::of(dice, cards), &mut first, |t| event(t, side, id(number)))
}

fn nothing_comes_of_it(s: &State, side: Side, number: u8) {
    assert!(!has_effect(s, side, id(number)), "{number}");
    let after = played(s.clone(), side, number, &[], &[]);
    let told = |e: &crate::Event| matches!(e.what, What::Card(CardEvent::NoEffect { .. }));
    assert!(after.notes.iter().any(told), "{number}");
    assert_eq!(after.state.places, s.places, "{number}");
}

/// The round spaces of a province become a side's.
fn hold(s: &mut State, side: Side, province: Province) {
    for at in province.spaces().iter() {
        s.place_mut(at).marker = match space(at).kind {
            spaces::Kind::Ordinary => Marker::Pc(side),
            spaces::Kind::Tribe => Marker::Tribe(Some(side).filter(|_| side == Carthage)),
            _ => Marker::City(side),
        };
    }
}

fn markers(s: &State, side: Side, province: Province) -> usize {
    let held = |at: &SpaceId| s.place(*at).marker == Marker::Pc(side);
    province.spaces().iter().filter(held).count()
}

#[test]
fn provinces_revolt_where_no_cu_stands() {
    for (number, province) in [(1, CorsicaSardinia), (2, Sicilia), (4, Celtiberia)] {
        let mut s = empty();
        hold(&mut s, Carthage, province);
        let plain = |at: &SpaceId| space(*at).kind == spaces::Kind::Ordinary;
        let held = province.spaces().iter().find(plain).expect("there is one");
        stand(&mut s, Carthage, held, 1, 0);
        let after = played(s.clone(), Rome, number, &[], &[]).state;
        assert_eq!(markers(&after, Carthage, province), 1, "{number}");
        assert_eq!(after.place(held).marker, Marker::Pc(Carthage), "{number}");
        nothing_comes_of_it(&s, Carthage, number);
        let s = empty();
        nothing_comes_of_it(&s, Rome, number);
    }
    let mut s = empty();
    hold(&mut s, Rome, EasternNumidia);
    let after = played(s, Carthage, 3, &[], &[]).state;
    assert_eq!(
        markers(&after, Rome, EasternNumidia),
        0,
        "3: of both the one where anything changes"
    );
}

#[test]
fn spaces_are_taken_where_no_cu_stands() {
    let mut s = empty();
    hold(&mut s, Carthage, EasternNumidia);
    let after = played(s, Rome, 23, &[], &[]).state;
    assert_eq!(markers(&after, Rome, EasternNumidia), 3, "23");
    let s = empty();
    let after = played(s, Carthage, 24, &[], &[]).state;
    assert_eq!(markers(&after, Carthage, WesternNumidia), 3, "24");
    for number in [35, 36] {
        let mut s = empty();
        hold(&mut s, Rome, Etruria);
        let after = played(s, Carthage, number, &[], &[]).state;
        assert_eq!(markers(&after, Carthage, Etruria), 1, "{number}");
    }
    let mut s = empty();
    hold(&mut s, Rome, Etruria);
    nothing_comes_of_it(&s, Carthage, 27);
    general(&mut s, HANNIBAL, Where::At(ARPI), Office::None);
    let after = played(s, Carthage, 27, &[], &[]).state;
    assert_eq!(markers(&after, Carthage, Etruria), 2, "27");
}

#[test]
fn grain_is_short_while_carthage_holds_sicily() {
    let mut s = empty();
    hold(&mut s, Rome, Etruria);
    nothing_comes_of_it(&s, Carthage, 56);
    hold(&mut s, Carthage, Sicilia);
    let before = s.pcs(Rome).len();
    let after = played(s, Carthage, 56, &[], &[]).state;
    assert_eq!(after.pcs(Rome).len(), before - 3);
}

#[test]
fn mutin_comes_to_open_sicily() {
    let mut s = empty();
    hold(&mut s, Rome, Sicilia);
    stand(&mut s, Rome, AGRIGENTUM, 1, 0);
    let after = played(s, Carthage, 22, &[], &[]).state;
    let at = spaces::all().find(|at| !after.place(*at).outside.carthage.is_empty());
    let at = at.expect("a CU has come");
    assert_eq!(after.place(at).marker, Marker::Pc(Carthage));
    assert!(at != AGRIGENTUM && Sicilia.spaces().contains(at));
}

#[test]
fn counters_and_moves_are_no_events_of_the_own_turn() {
    let s = empty();
    for number in [5, 20, 31, 32, 41, 42, 59, 60] {
        let side = card(id(number)).side.unwrap_or(Rome);
        assert_eq!(law(&s, side, id(number)), Err(refusals::COUNTER_ONLY), "{number}");
    }
    for number in [6, 18, 28, 33, 34, 37, 38, 39, 40, 50, 54, 61, 62, 63] {
        assert!(moves(id(number)), "{number}");
    }
    let moving = (0..COUNT as u8).filter(|n| moves(CardId(*n))).count();
    assert_eq!(moving, 14);
    assert_eq!(
        Named::ALL.len(),
        Named::ALL
            .iter()
            .map(|n| n.words())
            .collect::<std::collections::BTreeSet<_>>()
            .len()
    );
}

#[test]
fn every_event_leaves_any_position_sound() {
    let maps: u64 = std::env::var("MAPS").ok().and_then(|n| n.parse().ok()).unwrap_or(60);
    let mut effective = [0_u32; COUNT];
    for seed in 0..maps {
        let mut dice = Dice::new(seed);
        let mut s = random_map(&mut dice);
        for at in spaces::all() {
            let Some(owner) = s.place(at).city() else { continue };
            if dice.one_in(3) {
                s.place_mut(at).outside[owner.enemy()] = Force::new(3, 0, 0);
                s.place_mut(at).outside[owner] = Force::NONE;
                s.place_mut(at).inside = Force::new(dice.below(3) as u8, 0, 0);
                s.place_mut(at).set_points(dice.below(3) as u8, engine::Side::Rome);
            }
        }
        for (n, unit) in generals::all().enumerate() {
            let at = SpaceId(dice.below(spaces::COUNT) as u8);
            let side = generals::general(unit).side;
            let lone_among_enemies = !s.place(at).outside[side.enemy()].is_empty();
            if !lone_among_enemies && dice.one_in(2) {
                let office = if n < 2 {
                    Office::Consul
                } else if n == 2 {
                    Office::Proconsul
                } else {
                    Office::None
                };
                general(&mut s, unit, Where::At(at), office);
            }
        }
        for card in [id(40), id(41)] {
            s.deck.remove(card);
        }
        s.hands.rome.insert(id(40));
        s.hands.carthage.insert(id(41));
        s.effects.truce = dice.one_in(2);
        s.effects.macedonia = dice.one_in(2);
        for number in 1..=COUNT as u8 {
            let side = [Rome, Carthage][dice.below(2)];
            if moves(id(number)) || law(&s, side, id(number)).is_err() {
                continue;
            }
            let mut s = s.clone();
            s.deck.remove(id(number));
            s.discards.insert(id(number));
            let works = has_effect(&s, side, id(number));
            let before = s.clone();
            let mut player = |_: &State, _: &Question<Prompt>, legal: &[Choice]| legal[dice.below(legal.len())];
            let after = play(s, Falls::of(&[], &[]), &mut player, |t| event(t, side, id(number)));
            assert!(matches!(after.flow, Ok(()) | Err(Halt::Over(_))));
            effective[usize::from(number) - 1] += u32::from(works);
            assert!(works || after.state == before, "seed {seed}: {number} has no effect");
        }
    }
    for number in 1..=COUNT as u8 {
        let row = card(id(number));
        let own = !moves(id(number)) && (!row.counter || matches!(row.effect, Effect::HostileTribes));
        let rare = matches!(number, 53);
        assert!(
            !own || rare || effective[usize::from(number) - 1] > 0,
            "{number} never works"
        );
    }
}
