//! Moves, played from arranged positions.

use crate::data::cards::numbered;
use crate::data::generals::who::*;
use crate::data::spaces::at::*;
use crate::data::tables::Voyage;
use crate::protocol::event::What;
use crate::rules::cards;
use crate::state::{Campaign, Force, Marker, Office, State, Where};
use crate::testing::test_table::{Falls, Played, empty, general, play, stand};
use crate::{Event, MovementEvent, Named};
use engine::Choice::{self, Number, Pass, Space, Unit, Yes};
use engine::Side::*;
use engine::{CardId, SpaceId, UnitId};
use std::collections::VecDeque;

mod campaigns;
mod refused;
mod sea;

/// A 3 without an Event of its own to be played.
const THREE: u8 = 1;
const CAMPAIGN: u8 = 33;

fn card(number: u8) -> CardId {
    numbered(number).expect("a card of the list")
}

/// Answers in order; a question that the next one does not fit is passed, else answered No, else as first offered.
fn with_answers<T>(
    s: State,
    answers: &[Choice],
    dice: &[u8],
    section: impl FnOnce(&mut crate::Board<'_>) -> engine::Flow<T>,
) -> Played<T> {
    let mut left: VecDeque<Choice> = answers.iter().copied().collect();
    let played = play(
        s,
        Falls::of(dice, &[]),
        &mut |_, _, legal| match left.front() {
            Some(next) if legal.contains(next) => left.pop_front().unwrap_or(Pass),
            _ => [Pass, Choice::No]
                .into_iter()
                .find(|c| legal.contains(c))
                .unwrap_or(legal[0]),
        },
        section,
    );
    assert!(left.is_empty(), "not asked for: {left:?}");
    assert!(played.falls.dice.is_empty(), "not rolled: {:?}", played.falls.dice);
    played
}

/// A general is moved with the operation number of a card.
pub(crate) fn moves(s: State, unit: UnitId, number: u8, answers: &[Choice], dice: &[u8]) -> Played<()> {
    with_answers(s, answers, dice, |t| {
        super::activate(t, unit, card(number), false, None)
    })
}

/// A card is played as an Event.
fn event(s: State, side: engine::Side, number: u8, answers: &[Choice], dice: &[u8]) -> Played<()> {
    with_answers(s, answers, dice, |t| {
        cards::play(t, side, card(number))?;
        while t.state.campaign.is_some() {
            cards::campaign_goes_on(t)?;
        }
        Ok(())
    })
}

pub(crate) fn movement(notes: &[Event]) -> Vec<&MovementEvent> {
    notes
        .iter()
        .filter_map(|e| match &e.what {
            What::Movement(event) => Some(event),
            _ => None,
        })
        .collect()
}

pub(crate) fn army(s: &mut State, unit: UnitId, at: SpaceId, cu: u8, office: Office) {
    let side = crate::data::generals::general(unit).side;
    s.place_mut(at).outside[side].cu += cu;
    general(s, unit, Where::At(at), office);
}

fn at(s: &State, unit: UnitId) -> Option<SpaceId> {
    s.general(unit).at.space()
}

fn pc(s: &mut State, space: SpaceId, side: engine::Side) {
    s.place_mut(space).marker = Marker::Pc(side);
}

const SAIL: Choice = Named::Sail.choice();
const ARRANGE: Choice = Named::Arrange.choice();
const STAND: Choice = Named::Stand.choice();

fn hold(s: &mut State, side: engine::Side, number: u8) {
    s.deck.remove(card(number));
    s.hands[side].insert(card(number));
}

#[test]
fn four_spaces_and_two_for_a_pass() {
    let mut s = empty();
    army(&mut s, HANNIBAL, RHONE, 10, Office::None);
    let way = [Space(ALLOBROGES), Space(TAURINI), Space(BOII)];
    let played = moves(s, HANNIBAL, THREE, &way, &[5]);
    assert_eq!(at(&played.state, HANNIBAL), Some(BOII), "10.6: 1 + 2 + 1");
    assert_eq!(
        played.state.place(BOII).outside.carthage.cu,
        7,
        "21.1: ten CUs, a 5, three lost"
    );
}

#[test]
fn a_pass_of_no_alps_takes_two_off_and_guides_three_more() {
    let mut s = empty();
    army(&mut s, HANNIBAL, ILERDA, 10, Office::None);
    let played = moves(s.clone(), HANNIBAL, THREE, &[Space(TOLOSA)], &[5]);
    assert_eq!(played.state.place(TOLOSA).outside.carthage.cu, 8, "a 3");
    let played = event(s, Carthage, 6, &[Unit(HANNIBAL), Space(TOLOSA)], &[6]);
    assert_eq!(
        played.state.place(TOLOSA).outside.carthage.cu,
        9,
        "25.6: -5 in all, a 1"
    );
}

#[test]
fn between_rhegium_and_messana_only_with_both() {
    let mut s = empty();
    s.place_mut(MESSANA).marker = Marker::City(Carthage);
    army(&mut s, LONGUS, MESSANA, 6, Office::Consul);
    let played = moves(s.clone(), LONGUS, THREE, &[], &[]);
    assert_eq!(at(&played.state, LONGUS), Some(MESSANA));
    s.place_mut(MESSANA).marker = Marker::City(Rome);
    let played = moves(s, LONGUS, THREE, &[Space(RHEGIUM), Space(CROTON)], &[]);
    assert_eq!(at(&played.state, LONGUS), Some(CROTON));
}

#[test]
fn five_overrun_one_and_go_on() {
    let mut s = empty();
    army(&mut s, HASDRUBAL, SEGOVIA, 5, Office::None);
    stand(&mut s, Rome, NUMANTIA, 1, 0);
    let played = moves(s.clone(), HASDRUBAL, THREE, &[Space(NUMANTIA), Space(IBERUS)], &[]);
    assert_eq!(at(&played.state, HASDRUBAL), Some(IBERUS), "10.5");
    assert!(played.state.place(NUMANTIA).outside.rome.is_empty());
    s.place_mut(NUMANTIA).outside.rome.cu = 2;
    let played = moves(s, HASDRUBAL, THREE, &[Space(NUMANTIA)], &[]);
    let fought = played.notes.iter().any(|e| matches!(e.what, What::Battle(_)));
    assert!(fought, "10.5: two are not overrun");
}

#[test]
fn a_general_alone_passes_one_but_does_not_stop_there() {
    let mut s = empty();
    army(&mut s, MAGO, SEGOVIA, 0, Office::None);
    army(&mut s, NERO, NUMANTIA, 0, Office::Consul);
    stand(&mut s, Rome, BILBILIS, 1, 0);
    let played = moves(s, MAGO, THREE, &[Space(NUMANTIA), Space(IBERUS)], &[]);
    assert_eq!(at(&played.state, MAGO), Some(IBERUS), "10.4");
    assert_eq!(at(&played.state, NERO), Some(NUMANTIA), "10.10: only an army displaces");
}

#[test]
fn an_army_displaces_a_general_without_cus() {
    let mut s = empty();
    army(&mut s, MAGO, SEGOVIA, 2, Office::None);
    army(&mut s, NERO, NUMANTIA, 0, Office::Consul);
    let played = moves(s, MAGO, THREE, &[Space(NUMANTIA)], &[]);
    assert_eq!(played.state.general(NERO).at, Where::Displaced, "10.10");
}

#[test]
fn a_consul_leaves_cus_only_with_five() {
    let mut s = empty();
    army(&mut s, VARRO, CAPUA, 7, Office::Consul);
    let played = moves(s.clone(), VARRO, THREE, &[ARRANGE, Number(5), Space(NEAPOLIS)], &[]);
    assert_eq!(played.state.place(CAPUA).outside.rome.cu, 2, "18.1");
    s.place_mut(CAPUA).outside.rome.cu = 4;
    let played = moves(s, VARRO, THREE, &[Space(NEAPOLIS)], &[]);
    assert_eq!(
        played.state.place(NEAPOLIS).outside.rome.cu,
        4,
        "18.1: fewer than five stay together"
    );
}

#[test]
fn two_consuls_part_with_ten_cus() {
    let mut s = empty();
    army(&mut s, VARRO, CAPUA, 9, Office::Consul);
    army(&mut s, PAULUS, CAPUA, 0, Office::Consul);
    let played = moves(s.clone(), VARRO, THREE, &[ARRANGE, Space(NEAPOLIS)], &[]);
    assert_eq!(at(&played.state, PAULUS), Some(NEAPOLIS), "18.1");
    s.place_mut(CAPUA).outside.rome.cu = 10;
    let played = moves(s, VARRO, THREE, &[ARRANGE, Choice::No, Space(NEAPOLIS)], &[]);
    assert_eq!(at(&played.state, PAULUS), Some(CAPUA));
    assert_eq!(played.state.place(CAPUA).outside.rome.cu, 5);
}

#[test]
fn a_proconsul_leaves_a_weak_consul_enough_or_stops() {
    let mut s = empty();
    army(&mut s, VARRO, CAPUA, 3, Office::Consul);
    army(&mut s, AFRICANUS, ROME, 10, Office::Proconsul);
    let stops = moves(s.clone(), AFRICANUS, THREE, &[Space(CAPUA)], &[]);
    assert_eq!(at(&stops.state, AFRICANUS), Some(CAPUA));
    let drops = [Space(CAPUA), ARRANGE, Number(8), Space(NEAPOLIS)];
    let played = moves(s, AFRICANUS, THREE, &drops, &[]);
    assert_eq!(played.state.place(CAPUA).outside.rome.cu, 5, "18.3");
    assert_eq!(played.state.place(NEAPOLIS).outside.rome.cu, 8);
}

#[test]
fn hannibal_is_not_picked_up_and_the_mover_commands_his_equals() {
    let mut s = empty();
    army(&mut s, MAGO, SEGOVIA, 2, Office::None);
    army(&mut s, GISGO, NUMANTIA, 2, Office::None);
    let played = moves(s.clone(), GISGO, THREE, &[Space(SEGOVIA)], &[]);
    let stack = played.state.generals_where(Carthage, Where::At(SEGOVIA));
    assert_eq!(played.state.commander(stack), Some(GISGO), "10.8");
    army(&mut s, HANNIBAL, SEGOVIA, 2, Office::None);
    let played = moves(
        s,
        GISGO,
        THREE,
        &[Space(SEGOVIA), ARRANGE, Yes, Number(4), Space(SEGOBRIGA)],
        &[],
    );
    assert_eq!(at(&played.state, HANNIBAL), Some(SEGOVIA), "10.8: he outranks");
    assert_eq!(at(&played.state, MAGO), Some(SEGOBRIGA));
    assert_eq!(played.state.place(SEGOBRIGA).outside.carthage.cu, 4);
}

#[test]
fn bad_weather_leaves_two_spaces_and_no_pass_that_takes_the_third() {
    let mut s = empty();
    army(&mut s, HASDRUBAL, SEGOVIA, 3, Office::None);
    hold(&mut s, Rome, 41);
    let way = [Space(NUMANTIA), Space(IBERUS), Space(ILERDA), Choice::Card(card(41))];
    let played = moves(s, HASDRUBAL, THREE, &way, &[]);
    assert_eq!(at(&played.state, HASDRUBAL), Some(IBERUS), "25.41");
    let mut s = empty();
    army(&mut s, HASDRUBAL, TARRACO, 3, Office::None);
    hold(&mut s, Rome, 41);
    let way = [Space(ILERDA), Space(TOLOSA), Choice::Card(card(41)), Space(EMPORIAE)];
    let played = moves(s, HASDRUBAL, THREE, &way, &[]);
    assert_eq!(
        at(&played.state, HASDRUBAL),
        Some(EMPORIAE),
        "25.41: a second space is left"
    );
}
