//! What a move is refused, and why.

use super::*;
use crate::protocol::refusals::movement as refusals;
use crate::rules::movement::activation::march;
use crate::rules::movement::{road, sea};
use crate::state::Counsel;
use engine::Legality;

/// What a general who has just been activated is told.
fn told(s: State, unit: UnitId, number: u8, law: impl Fn(&State) -> Legality) -> Legality {
    let mut told = None;
    play(
        s,
        Falls::of(&[], &[]),
        &mut |s, _, legal| {
            told.get_or_insert_with(|| law(s));
            if legal.contains(&Pass) { Pass } else { legal[0] }
        },
        |t| crate::rules::movement::activate(t, unit, card(number), false, None),
    );
    told.expect("a general who is activated is asked")
}

fn to(s: State, unit: UnitId, space: SpaceId) -> Legality {
    told(s, unit, THREE, |s| road::may_march(s, march(s), space))
}

fn sea(s: State, unit: UnitId, number: u8) -> Legality {
    told(s, unit, number, |s| sea::may_put_to_sea(s, march(s)))
}

#[test]
fn on_land() {
    let mut s = empty();
    army(&mut s, FABIUS, FAESULAE, 6, Office::Consul);
    assert_eq!(to(s.clone(), FABIUS, MUTINA), Ok(()), "Gallia Cisalpinia is Italy");
    assert_eq!(to(s.clone(), FABIUS, ROME), Err(refusals::NO_ROAD));
    pc(&mut s, PISAE, Carthage);
    s.effects.truce = true;
    assert_eq!(to(s, FABIUS, PISAE), Err(refusals::TRUCE));
    let mut s = empty();
    army(&mut s, FABIUS, PISAE, 6, Office::Consul);
    assert_eq!(to(s, FABIUS, EASTERN_LIGURIANS), Err(refusals::STAYS_IN_ITALY));
    let mut s = empty();
    army(&mut s, HANNIBAL, DRUENTIA, 6, Office::None);
    s.place_mut(DRUENTIA).outside.carthage.trains = 1;
    assert_eq!(to(s.clone(), HANNIBAL, TAURINI), Err(refusals::TRAIN_OVER_ALPS));
    assert_eq!(to(s, HANNIBAL, NICE), Ok(()));
    let mut s = empty();
    army(&mut s, MAGO, SEGOVIA, 0, Office::None);
    stand(&mut s, Rome, NUMANTIA, 1, 0);
    assert_eq!(to(s, MAGO, NUMANTIA), Err(refusals::ALONE_AMONG_CUS));
}

#[test]
fn out_of_a_city_with_the_enemy_before_it() {
    let mut s = empty();
    s.place_mut(TARENTUM).marker = Marker::City(Carthage);
    stand(&mut s, Rome, TARENTUM, 3, 0);
    s.place_mut(TARENTUM).inside = Force::new(2, 0, 0);
    general(&mut s, MAGO, Where::Inside(TARENTUM), Office::None);
    assert_eq!(to(s.clone(), MAGO, CANNAE), Err(refusals::BEHIND_WALLS), "10.7");
    assert_eq!(sea(s.clone(), MAGO, THREE), Ok(()), "11.3");
    s.place_mut(TARENTUM).points = 1;
    assert_eq!(sea(s, MAGO, THREE), Err(refusals::BESIEGED_PORT), "11.3");
}

#[test]
fn at_sea() {
    let mut s = empty();
    army(&mut s, HASDRUBAL, CARTHAGE, 3, Office::None);
    assert_eq!(sea(s.clone(), HASDRUBAL, 6), Err(refusals::NO_SHIP), "11.1");
    let mut train = s.clone();
    train.place_mut(CARTHAGE).outside.carthage.trains = 1;
    assert_eq!(sea(train, HASDRUBAL, THREE), Err(refusals::TRAIN_AT_SEA));
    s.effects.hanno = Counsel::Given;
    let played = moves(s, HASDRUBAL, THREE, &[SAIL, Space(ICOSIUM)], &[1]);
    assert_eq!(at(&played.state, HASDRUBAL), Some(ICOSIUM), "25.57: Africa is open");
    let mut s = empty();
    army(&mut s, VARRO, PANORMUS, 6, Office::Consul);
    assert_eq!(sea(s.clone(), VARRO, THREE), Err(refusals::SEA_LIMIT), "11.4");
    s.place_mut(PANORMUS).outside.rome.cu = 5;
    s.effects.naval_victory = true;
    assert_eq!(sea(s, VARRO, THREE), Err(refusals::NAVAL_VICTORY), "25.29");
}

#[test]
fn inside_a_beset_city_by_sea() {
    let mut s = empty();
    s.place_mut(TARENTUM).marker = Marker::City(Rome);
    stand(&mut s, Carthage, TARENTUM, 3, 0);
    army(&mut s, AFRICANUS, PANORMUS, 2, Office::Proconsul);
    let played = moves(s.clone(), AFRICANUS, THREE, &[SAIL, Space(TARENTUM), Yes], &[]);
    assert_eq!(played.state.general(AFRICANUS).at, Where::Inside(TARENTUM), "11.3");
    assert_eq!(played.state.place(TARENTUM).inside, Force::new(2, 0, 0));
    let played = moves(s, AFRICANUS, THREE, &[SAIL, Space(TARENTUM), Choice::No], &[]);
    assert!(played.notes.iter().any(|e| matches!(e.what, What::Battle(_))));
}

#[test]
fn hostile_tribes_meet_who_comes_to_gaul() {
    let mut s = empty();
    army(&mut s, HANNIBAL, NARBO, 3, Office::None);
    hold(&mut s, Rome, 7);
    let answers = [Space(TOLOSA), Choice::Card(card(7))];
    let played = moves(s, HANNIBAL, THREE, &answers, &[3]);
    assert_eq!(
        played.state.place(TOLOSA).outside.carthage.cu,
        2,
        "21.3: the column of five"
    );
}
