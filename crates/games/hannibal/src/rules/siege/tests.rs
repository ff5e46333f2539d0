//! Sieges and subjugation, played from arranged positions.

use super::{attempt, may_attempt, means};
use crate::data::cards::numbered;
use crate::data::generals::who::*;
use crate::data::spaces::at::*;
use crate::protocol::refusals::battle as law;
use crate::state::{Force, Marker, Office, State, Where};
use crate::testing::test_table::{Falls, Played, empty, first, general, play, stand};
use engine::Side::*;
use engine::{CardId, Halt, SpaceId, UnitId};

const fn card(number: u8) -> CardId {
    CardId(number - 1)
}

const PLAIN: CardId = card(63);
const CAMPAIGN: CardId = card(33);

fn besieging(unit: UnitId, at: SpaceId, office: Office, city: engine::Side) -> State {
    let mut s = empty();
    s.place_mut(at).marker = Marker::City(city);
    stand(&mut s, city.enemy(), at, 5, 0);
    s.place_mut(at).inside = Force::new(2, 0, 0);
    general(&mut s, unit, Where::At(at), office);
    s
}

fn tried(s: State, dice: &[u8], unit: UnitId, id: CardId, event: bool) -> Played<()> {
    play(s, Falls::of(dice, &[]), &mut first, |t| attempt(t, unit, id, event))
}

#[test]
fn what_is_added_to_the_roll() {
    let add = |s: &State, at, unit, id, event| super::sum(&means(s, at, unit, id, event).adds);
    let s = besieging(MARCELLUS, SYRACUSE, Office::Consul, Carthage);
    assert_eq!(add(&s, SYRACUSE, MARCELLUS, PLAIN, false), -1);
    assert_eq!(
        add(&s, SYRACUSE, MARCELLUS, CAMPAIGN, true),
        0,
        "24: Marcellus with a campaign card"
    );
    assert_eq!(
        add(&s, SYRACUSE, MARCELLUS, CAMPAIGN, false),
        -1,
        "as a three it is none"
    );
    let mut s = besieging(HANNIBAL, ROME, Office::None, Rome);
    assert_eq!(add(&s, ROME, HANNIBAL, PLAIN, false), -2);
    s.place_mut(ROME).outside.carthage.trains = 1;
    assert_eq!(
        add(&s, ROME, HANNIBAL, PLAIN, false),
        -1,
        "25, 30: the train lifts that of Carthage alone"
    );
    let mut s = empty();
    s.place_mut(BOII).marker = Marker::Tribe(None);
    stand(&mut s, Carthage, BOII, 3, 0);
    general(&mut s, HANNIBAL, Where::At(BOII), Office::None);
    assert_eq!(add(&s, BOII, HANNIBAL, PLAIN, false), 0, "none against a Tribe");
}

#[test]
fn who_may_make_an_attempt() {
    let mut s = besieging(MARCELLUS, SYRACUSE, Office::Consul, Carthage);
    assert_eq!(may_attempt(&s, MARCELLUS), Ok(()));
    s.effects.truce = true;
    assert_eq!(may_attempt(&s, MARCELLUS), Err(law::NO_SIEGE_IN_TRUCE));
    s.effects.truce = false;
    s.place_mut(SYRACUSE).outside.rome = Force::new(2, 0, 0);
    assert_eq!(may_attempt(&s, MARCELLUS), Err(law::TOO_FEW_TO_SIEGE));
    s.place_mut(SYRACUSE).marker = Marker::City(Rome);
    assert_eq!(may_attempt(&s, MARCELLUS), Err(law::NOTHING_TO_SIEGE));
}

#[test]
fn three_points_take_a_city_and_all_inside() {
    let mut s = besieging(MARCELLUS, SYRACUSE, Office::Consul, Carthage);
    general(&mut s, MAGO, Where::Inside(SYRACUSE), Office::None);
    s.place_mut(SYRACUSE).points = 2;
    let played = tried(s.clone(), &[3], MARCELLUS, PLAIN, false);
    assert_eq!(
        (played.flow, played.state.place(SYRACUSE).points),
        (Ok(()), 2),
        "a 2 brings nothing"
    );
    let played = tried(s, &[4], MARCELLUS, PLAIN, false);
    let place = played.state.place(SYRACUSE);
    assert_eq!(
        (place.marker, place.points, place.inside),
        (Marker::City(Rome), 0, Force::NONE)
    );
    assert_eq!(
        place.outside.rome,
        Force::new(4, 0, 0),
        "a 3 brings a point and costs a CU"
    );
    assert_eq!(played.state.general(MAGO).at, Where::Displaced);
}

#[test]
fn scipio_rolls_twice_with_a_force_march() {
    let s = besieging(AFRICANUS, NEW_CARTHAGE, Office::Proconsul, Carthage);
    let played = tried(s.clone(), &[6, 4], AFRICANUS, card(61), true);
    assert_eq!(played.state.place(NEW_CARTHAGE).marker, Marker::City(Rome));
    let played = tried(s, &[6, 4], AFRICANUS, card(61), false);
    assert_eq!(played.state.place(NEW_CARTHAGE).points, 2);
    assert_eq!(played.falls.dice.len(), 1);
}

#[test]
fn a_traitor_opens_tarentum() {
    let s = besieging(HANNIBAL, TARENTUM, Office::None, Rome);
    let played = tried(s, &[], HANNIBAL, card(18), true);
    assert_eq!(played.state.place(TARENTUM).marker, Marker::City(Carthage));
    let s = besieging(HANNIBAL, CAPUA, Office::None, Rome);
    let played = tried(s, &[6], HANNIBAL, card(18), true);
    assert_eq!(played.state.place(CAPUA).points, 1, "5 brings one");
}

#[test]
fn a_tribe_is_subjugated_and_a_capital_ends_the_war() {
    let mut s = empty();
    s.place_mut(BOII).marker = Marker::Tribe(Some(Carthage));
    s.place_mut(BOII).points = 1;
    stand(&mut s, Rome, BOII, 3, 0);
    general(&mut s, PAULUS, Where::At(BOII), Office::Consul);
    let played = tried(s, &[6], PAULUS, PLAIN, false);
    assert_eq!(played.state.place(BOII).marker, Marker::Pc(Rome));
    let mut s = besieging(AFRICANUS, CARTHAGE, Office::Proconsul, Carthage);
    s.place_mut(CARTHAGE).points = 2;
    let played = tried(s, &[5], AFRICANUS, PLAIN, false);
    assert!(
        matches!(played.flow, Err(Halt::Over(over)) if over.winner == Rome),
        "23"
    );
    assert!(numbered(63).is_some());
}

#[test]
fn points_on_a_neutral_tribe_are_not_inherited() {
    let tribe = AVERNI;
    let mut s = empty();
    s.place_mut(tribe).marker = Marker::Tribe(None);
    s.place_mut(tribe).set_points(2, Rome);
    stand(&mut s, Rome, tribe, 1, 0);
    stand(&mut s, Carthage, tribe, 5, 0);
    crate::board::units::settle(&mut s, tribe);
    assert_eq!(s.place(tribe).points, 2, "20.6: a Roman CU keeps them");
    stand(&mut s, Rome, tribe, 0, 0);
    crate::board::units::settle(&mut s, tribe);
    assert_eq!((s.place(tribe).points, s.place(tribe).points_of), (0, None), "20.6");
}

#[test]
fn points_on_a_friendly_tribe_go_with_the_last_roman_cu() {
    let mut s = empty();
    s.place_mut(BOII).marker = Marker::Tribe(Some(Carthage));
    s.place_mut(BOII).points = 2;
    stand(&mut s, Carthage, BOII, 3, 0);
    crate::board::units::settle(&mut s, BOII);
    assert_eq!(s.place(BOII).points, 0, "20.6");
    s.place_mut(BOII).points = 2;
    stand(&mut s, Carthage, BOII, 0, 0);
    stand(&mut s, Rome, BOII, 1, 0);
    crate::board::units::settle(&mut s, BOII);
    assert_eq!(s.place(BOII).points, 2, "20.6: one CU keeps them");
}
