//! Reactions, played from arranged positions.

use crate::data::generals::who::*;
use crate::data::spaces::at::*;
use crate::protocol::event::{BattleEvent, What};
use crate::rules::movement::tests::{army, moves};
use crate::state::{Force, Marker, Office, State, Where};
use crate::testing::test_table::{Played, empty, stand};
use crate::{Named, ReactionEvent};
use engine::Choice::{Number, Pass, Space, Unit, Yes};
use engine::Side::*;
use engine::{SpaceId, UnitId};

const THREE: u8 = 1;
const STAND: engine::Choice = Named::Stand.choice();

fn at(s: &State, unit: UnitId) -> Option<SpaceId> {
    s.general(unit).at.space()
}

fn fought<T>(played: &Played<T>) -> bool {
    let begins = |e: &crate::Event| matches!(e.what, What::Battle(BattleEvent::Begins { .. }));
    played.notes.iter().any(begins)
}

fn meeting() -> State {
    let mut s = empty();
    army(&mut s, HASDRUBAL, SEGOVIA, 5, Office::None);
    army(&mut s, NERO, BILBILIS, 6, Office::Consul);
    s
}

#[test]
fn an_interception_makes_the_army_back_up_or_fight() {
    let way = [Space(NUMANTIA), Unit(NERO)];
    let back = moves(
        meeting(),
        HASDRUBAL,
        THREE,
        &[&way[..], &[Space(SEGOVIA)]].concat(),
        &[2],
    );
    assert_eq!(at(&back.state, HASDRUBAL), Some(SEGOVIA), "12.5");
    assert_eq!(at(&back.state, NERO), Some(NUMANTIA));
    let stands = moves(meeting(), HASDRUBAL, THREE, &[&way[..], &[STAND]].concat(), &[2]);
    assert!(fought(&stands), "12.1");
    let fails = moves(meeting(), HASDRUBAL, THREE, &way, &[3]);
    assert_eq!(at(&fails.state, HASDRUBAL), Some(NUMANTIA), "12.4");
    assert!(!fought(&fails));
}

#[test]
fn into_a_space_with_an_enemy_marker_it_is_harder() {
    let mut s = meeting();
    s.place_mut(NUMANTIA).marker = Marker::Pc(Carthage);
    let played = moves(s, HASDRUBAL, THREE, &[Space(NUMANTIA), Unit(NERO)], &[2]);
    let rolled = played.notes.iter().find_map(|e| match &e.what {
        What::Reaction(ReactionEvent::InterceptionRolled(roll)) => Some((roll.die, roll.modifier)),
        _ => None,
    });
    assert_eq!(rolled, Some((3, 1)), "12.4");
    assert_eq!(at(&played.state, NERO), Some(BILBILIS));
}

#[test]
fn nobody_intercepts_across_a_pass_or_beside_other_enemy_cus() {
    let mut s = empty();
    army(&mut s, HANNIBAL, RHONE, 5, Office::None);
    army(&mut s, NERO, TAURINI, 6, Office::Consul);
    let played = moves(s, HANNIBAL, THREE, &[Space(ALLOBROGES)], &[]);
    assert_eq!(at(&played.state, HANNIBAL), Some(ALLOBROGES), "12.3: no question");
    let mut s = meeting();
    stand(&mut s, Carthage, NUMANTIA, 1, 0);
    let played = moves(s, HASDRUBAL, THREE, &[Space(NUMANTIA)], &[]);
    assert_eq!(at(&played.state, HASDRUBAL), Some(NUMANTIA), "12.3: no question");
}

#[test]
fn who_fails_to_intercept_does_not_avoid() {
    let way = [Space(NUMANTIA), Unit(NERO), Space(BILBILIS)];
    let played = moves(meeting(), HASDRUBAL, THREE, &way, &[6]);
    assert!(fought(&played), "12.10: he is not asked to avoid");
}

#[test]
fn an_army_avoids_battle_and_the_mover_may_pursue() {
    let mut s = meeting();
    s.place_mut(BILBILIS).marker = Marker::Pc(Rome);
    let way = [Space(BILBILIS), Unit(NERO), Space(SEGOBRIGA), Yes, Space(IBERUS)];
    let played = moves(s.clone(), HASDRUBAL, THREE, &way, &[2, 3]);
    assert_eq!(at(&played.state, NERO), Some(SEGOBRIGA), "13.1");
    assert_eq!(at(&played.state, HASDRUBAL), Some(IBERUS), "13.4");
    let played = moves(s.clone(), HASDRUBAL, THREE, &way[..4], &[2, 4]);
    assert_eq!(
        at(&played.state, HASDRUBAL),
        Some(BILBILIS),
        "13.4: the die is too high"
    );
    let played = moves(s, HASDRUBAL, THREE, &way[..2], &[3]);
    assert!(fought(&played), "13.1: he fails");
}

#[test]
fn ten_avoid_and_the_rest_fights() {
    let mut s = empty();
    army(&mut s, HASDRUBAL, SEGOVIA, 5, Office::None);
    army(&mut s, AFRICANUS, BILBILIS, 12, Office::Proconsul);
    let way = [Space(BILBILIS), Unit(AFRICANUS), Space(IBERUS)];
    let played = moves(s, HASDRUBAL, THREE, &way, &[1]);
    let avoided = played.notes.iter().find_map(|e| match &e.what {
        What::Reaction(ReactionEvent::Avoided { units, .. }) => Some(units.cu),
        _ => None,
    });
    assert_eq!(avoided, Some(10), "13.2");
    assert!(fought(&played));
}

#[test]
fn nobody_avoids_where_the_enemy_comes_from_or_holds_the_space() {
    let mut s = empty();
    army(&mut s, HASDRUBAL, TARRACO, 5, Office::None);
    army(&mut s, NERO, EMPORIAE, 6, Office::Consul);
    s.place_mut(ILERDA).marker = Marker::Pc(Carthage);
    let way = [Space(EMPORIAE), Unit(NERO)];
    let played = moves(s.clone(), HASDRUBAL, THREE, &way, &[1]);
    assert_eq!(at(&played.state, NERO), Some(NARBO), "13.2");
    s.place_mut(NARBO).marker = Marker::Pc(Carthage);
    let played = moves(s, HASDRUBAL, THREE, &[Space(EMPORIAE)], &[]);
    assert!(fought(&played), "13.2: no way, no question");
}

#[test]
fn a_subordinate_leaves_the_commander_a_cu() {
    let mut s = empty();
    army(&mut s, VARRO, SEGOVIA, 7, Office::Consul);
    army(&mut s, HANNIBAL, BILBILIS, 4, Office::None);
    army(&mut s, MAGO, BILBILIS, 0, Office::None);
    let way = [Space(NUMANTIA), Unit(MAGO), Space(SEGOVIA)];
    let played = moves(s, VARRO, THREE, &way, &[2]);
    assert_eq!(played.state.place(BILBILIS).outside.carthage.cu, 1, "12.7");
    assert_eq!(played.state.place(NUMANTIA).outside.carthage.cu, 3);
    assert_eq!(at(&played.state, HANNIBAL), Some(BILBILIS));
}

#[test]
fn two_armies_intercept_under_one_command() {
    let mut s = empty();
    army(&mut s, VARRO, SEGOVIA, 7, Office::Consul);
    army(&mut s, HASDRUBAL, BILBILIS, 2, Office::None);
    army(&mut s, MAGO, IBERUS, 3, Office::None);
    let way = [Space(NUMANTIA), Unit(HASDRUBAL), Unit(MAGO), Unit(MAGO), Space(SEGOVIA)];
    let played = moves(s, VARRO, THREE, &way, &[3, 2]);
    assert_eq!(played.state.place(NUMANTIA).outside.carthage.cu, 5, "12.6");
    let stack = played.state.generals_where(Carthage, Where::At(NUMANTIA));
    assert_eq!(played.state.commander(stack), Some(MAGO));
}

#[test]
fn those_inside_do_not_stop_an_army_and_those_outside_do() {
    let mut s = empty();
    s.place_mut(CAPUA).marker = Marker::City(Rome);
    army(&mut s, HANNIBAL, BENEVENTUM, 5, Office::None);
    stand(&mut s, Rome, CAPUA, 2, 0);
    let way = [Space(CAPUA), Number(2), Space(ROME)];
    let mut passes = s.clone();
    passes.place_mut(ROME).marker = Marker::City(Rome);
    let played = moves(passes, HANNIBAL, THREE, &way[..2], &[]);
    assert_eq!(played.state.place(CAPUA).inside, Force::new(2, 0, 0), "10.7");
    assert!(!fought(&played));
    let played = moves(s, HANNIBAL, THREE, &[Space(CAPUA), Number(0)], &[]);
    assert!(fought(&played), "10.7");
}

#[test]
fn an_army_inside_with_the_enemy_before_it_does_not_intercept() {
    let mut s = empty();
    s.place_mut(CAPUA).marker = Marker::City(Rome);
    stand(&mut s, Carthage, CAPUA, 3, 0);
    s.place_mut(CAPUA).inside = Force::new(2, 0, 0);
    s.general_mut(FLAMINIUS).at = Where::Inside(CAPUA);
    s.general_mut(FLAMINIUS).office = Office::Proconsul;
    army(&mut s, HANNIBAL, CANNAE, 5, Office::None);
    let played = moves(s.clone(), HANNIBAL, THREE, &[Space(BENEVENTUM)], &[]);
    assert_eq!(at(&played.state, HANNIBAL), Some(BENEVENTUM), "12.8: no question");
    s.place_mut(CAPUA).outside.carthage = Force::NONE;
    s.place_mut(CAPUA).outside.rome = Force::new(2, 0, 0);
    s.place_mut(CAPUA).inside = Force::NONE;
    s.general_mut(FLAMINIUS).at = Where::At(CAPUA);
    let way = [Space(BENEVENTUM), Unit(FLAMINIUS), Space(CANNAE)];
    let played = moves(s, HANNIBAL, THREE, &way, &[2]);
    assert_eq!(at(&played.state, FLAMINIUS), Some(BENEVENTUM), "12.8");
}

#[test]
fn who_backs_up_over_a_pass_pays_twice() {
    let mut s = empty();
    army(&mut s, HANNIBAL, ALLOBROGES, 10, Office::None);
    army(&mut s, NERO, BOII, 6, Office::Consul);
    let way = [Space(TAURINI), Unit(NERO), Space(ALLOBROGES)];
    let played = moves(s, HANNIBAL, THREE, &way, &[4, 1, 5]);
    assert_eq!(
        played.state.place(ALLOBROGES).outside.carthage.cu,
        6,
        "12.5: two, then two"
    );
}

#[test]
fn a_truce_lets_nobody_intercept_and_nobody_enter() {
    let mut s = meeting();
    s.effects.truce = true;
    let played = moves(s, HASDRUBAL, THREE, &[Space(NUMANTIA), Pass], &[]);
    assert_eq!(at(&played.state, HASDRUBAL), Some(NUMANTIA), "25.64");
}

#[test]
fn a_general_without_cus_is_intercepted_and_backs_up_or_is_displaced() {
    let mut s = meeting();
    s.place_mut(SEGOVIA).outside.carthage = Force::NONE;
    let way = [Space(NUMANTIA), Unit(NERO)];
    let back = moves(
        s.clone(),
        HASDRUBAL,
        THREE,
        &[&way[..], &[Space(SEGOVIA)]].concat(),
        &[1],
    );
    assert_eq!(at(&back.state, HASDRUBAL), Some(SEGOVIA), "12.2");
    let lost = moves(s, HASDRUBAL, THREE, &[&way[..], &[STAND]].concat(), &[1]);
    assert_eq!(lost.state.general(HASDRUBAL).at, Where::Displaced, "10.10");
}
