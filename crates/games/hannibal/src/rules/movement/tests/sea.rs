//! Naval movement (11; 25, 41 and 60).

use super::*;

#[test]
fn one_space_to_a_port_then_the_sea_or_the_sea_then_one_space() {
    let mut s = empty();
    army(&mut s, NERO, ENNA, 5, Office::Consul);
    let played = moves(s, NERO, THREE, &[Space(PANORMUS), SAIL, Space(CARALES)], &[]);
    assert_eq!(at(&played.state, NERO), Some(CARALES), "11.1");
    let mut s = empty();
    army(&mut s, NERO, PANORMUS, 5, Office::Consul);
    let played = moves(s, NERO, THREE, &[SAIL, Space(CARALES), Space(NUORO)], &[]);
    assert_eq!(at(&played.state, NERO), Some(NUORO), "11.1");
}

#[test]
fn five_by_sea_with_a_three_and_ten_with_a_campaign() {
    let mut s = empty();
    army(&mut s, NERO, PANORMUS, 6, Office::Consul);
    let played = moves(s.clone(), NERO, THREE, &[ARRANGE, Number(5), SAIL, Space(CARALES)], &[]);
    assert_eq!(played.state.place(CARALES).outside.rome.cu, 5, "11.4");
    let played = event(s, Rome, CAMPAIGN, &[Unit(NERO), SAIL, Space(CARALES)], &[]);
    assert_eq!(played.state.place(CARALES).outside.rome.cu, 6, "11.4");
}

#[test]
fn the_roman_fleet_turns_back_or_sinks() {
    let mut s = empty();
    army(&mut s, HANNIBAL, EMPORIAE, 3, Office::None);
    for space in [ACCI, MALACA, HISPALIS, CORDUBA, SALARIA, ARSA] {
        pc(&mut s, space, Carthage);
    }
    let sails = |to: SpaceId, die: u8, answers: &[Choice]| {
        let all: Vec<Choice> = [SAIL, Space(to)].iter().chain(answers).copied().collect();
        moves(s.clone(), HANNIBAL, THREE, &all, &[die])
    };
    let played = sails(CROTON, 1, &[]);
    assert_eq!(at(&played.state, HANNIBAL), Some(CROTON));
    let played = sails(CROTON, 2, &[]);
    assert_eq!(at(&played.state, HANNIBAL), Some(EMPORIAE), "11.5: return");
    let gone = [ACCI, MALACA, HISPALIS, CORDUBA, SALARIA].map(Space);
    let played = sails(CROTON, 3, &gone);
    assert_eq!(played.state.general(HANNIBAL).at, Where::Eliminated, "10.10");
    assert_eq!(played.state.pcs(Carthage).len(), 1, "10.10: five markers");
    assert!(played.state.place(EMPORIAE).outside.carthage.is_empty());
    let roll = movement(&played.notes).into_iter().find_map(|e| match e {
        MovementEvent::NavalCombat { adds, voyage, .. } => Some((crate::rules::movement::sum(adds), *voyage)),
        _ => None,
    });
    assert_eq!(roll, Some((0, Voyage::Sunk)));
}

#[test]
fn storms_take_cus_before_the_fleet_and_bad_weather_keeps_in_port() {
    let mut s = empty();
    army(&mut s, HASDRUBAL, EMPORIAE, 1, Office::None);
    hold(&mut s, Rome, 60);
    let played = moves(
        s.clone(),
        HASDRUBAL,
        THREE,
        &[SAIL, Space(CROTON), Choice::Card(card(60))],
        &[5],
    );
    assert_eq!(at(&played.state, HASDRUBAL), Some(EMPORIAE), "25.60: he returns alone");
    assert!(played.state.place(EMPORIAE).outside.carthage.is_empty());
    hold(&mut s, Rome, 41);
    let played = moves(s, HASDRUBAL, THREE, &[SAIL, Space(CROTON), Choice::Card(card(41))], &[]);
    assert_eq!(at(&played.state, HASDRUBAL), Some(EMPORIAE), "25.41");
    assert_eq!(played.state.place(EMPORIAE).outside.carthage.cu, 1);
}

#[test]
fn a_landing_that_is_intercepted_may_go_inside_back_or_both() {
    let mut s = empty();
    s.place_mut(TARENTUM).marker = Marker::City(Carthage);
    army(&mut s, MAGO, CROTON, 4, Office::None);
    army(&mut s, FLAMINIUS, CANNAE, 5, Office::Consul);
    let lands = |answers: &[Choice], dice: &[u8]| {
        let mut all = vec![SAIL, Space(TARENTUM), Unit(FLAMINIUS)];
        all.extend(answers);
        moves(s.clone(), MAGO, THREE, &all, dice)
    };
    let back = lands(&[Space(CROTON)], &[1, 1, 1]);
    assert_eq!(
        at(&back.state, MAGO),
        Some(CROTON),
        "12.5: the fleet is rolled for again"
    );
    let split = lands(&[Named::Divide.choice(), Number(2)], &[1, 1, 1]);
    assert_eq!(split.state.place(TARENTUM).inside, Force::new(2, 0, 0), "12.8");
    assert_eq!(split.state.place(CROTON).outside.carthage.cu, 2);
    let fights = lands(&[STAND], &[1, 1]);
    assert!(fights.notes.iter().any(|e| matches!(e.what, What::Battle(_))));
    let mut few = s.clone();
    few.place_mut(CROTON).outside.carthage.cu = 2;
    let all = [SAIL, Space(TARENTUM), Unit(FLAMINIUS), Space(TARENTUM)];
    let inside = moves(few, MAGO, THREE, &all, &[1, 1]);
    assert_eq!(inside.state.general(MAGO).at, Where::Inside(TARENTUM), "12.8");
}
