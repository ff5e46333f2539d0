//! Events that bring or cost units.

use super::*;

#[test]
fn cus_come_to_ports_and_cities() {
    let mut s = empty();
    nothing_comes_of_it(&s, Carthage, 10);
    s.effects.macedonia = true;
    let after = played(s, Carthage, 10, &[], &[]).state;
    let at = spaces::all().find(|at| after.place(*at).outside.carthage.cu == 2);
    assert!(at.is_some_and(|at| space(at).port.is_some() && after.control(at) == Some(Carthage)));
    let mut s = empty();
    nothing_comes_of_it(&s, Rome, 11);
    hold(&mut s, Rome, BalearicIslands);
    let after = played(s, Rome, 11, &[], &[]).state;
    assert_eq!(
        spaces::all().map(|at| after.place(at).outside.rome.cu).sum::<u8>(),
        1,
        "11"
    );
    let mut s = empty();
    stand(&mut s, Carthage, GADES, 0, 3);
    let after = played(s.clone(), Carthage, 12, &[], &[]).state;
    assert_eq!(
        after.place(CARTHAGE).outside.carthage,
        Force::new(1, 1, 0),
        "12: four at most"
    );
    stand(&mut s, Rome, CARTHAGE, 5, 0);
    s.place_mut(CARTHAGE).points = 1;
    nothing_comes_of_it(&s, Carthage, 12);
}

#[test]
fn slaves_are_raised_when_italy_is_in_danger() {
    let mut s = empty();
    nothing_comes_of_it(&s, Rome, 43);
    for province in [Etruria, Samnium, Apulia] {
        hold(&mut s, Carthage, province);
    }
    let after = played(s.clone(), Rome, 43, &[], &[]).state;
    assert_eq!(after.place(ROME).outside.rome, Force::new(4, 0, 0));
    stand(&mut s, Carthage, ROME, 1, 0);
    nothing_comes_of_it(&s, Rome, 43);
}

#[test]
fn cus_come_to_generals_in_the_right_province() {
    for (number, at) in [
        (13, Lucania),
        (14, Liguria),
        (14, Etruria),
        (16, GalliaTransalpinia),
        (16, GalliaCisalpinia),
    ] {
        let mut s = empty();
        nothing_comes_of_it(&s, Carthage, number);
        let at = at.spaces().iter().next().expect("it has spaces");
        general(&mut s, MAGO, Where::At(at), Office::None);
        let after = played(s, Carthage, number, &[], &[]).state;
        assert_eq!(after.place(at).outside.carthage, Force::new(2, 0, 0), "{number}");
    }
    let mut s = empty();
    general(&mut s, MAGO, Where::At(NUMANTIA), Office::None);
    nothing_comes_of_it(&s, Carthage, 15);
    hold(&mut s, Carthage, crate::data::provinces::of(NUMANTIA));
    let after = played(s, Carthage, 15, &[], &[]).state;
    assert_eq!(after.place(NUMANTIA).outside.carthage, Force::new(2, 0, 0), "15");
    for (number, province) in [
        (44, Apulia),
        (45, Etruria),
        (46, Samnium),
        (47, Lucania),
        (48, Campania),
    ] {
        let mut s = empty();
        hold(&mut s, Rome, province);
        nothing_comes_of_it(&s, Rome, number);
        general(&mut s, PAULUS, Where::At(ROME), Office::Consul);
        let after = played(s.clone(), Rome, number, &[], &[]).state;
        assert_eq!(after.place(ROME).outside.rome, Force::new(2, 0, 0), "{number}");
        stand(&mut s, Carthage, ROME, 5, 0);
        s.place_mut(ROME).points = 1;
        general(&mut s, PAULUS, Where::Inside(ROME), Office::Consul);
        nothing_comes_of_it(&s, Rome, number);
    }
}

#[test]
fn the_siege_train_goes_over_to_another_general() {
    let mut s = empty();
    nothing_comes_of_it(&s, Carthage, 30);
    general(&mut s, MAGO, Where::At(GADES), Office::None);
    let after = played(s, Carthage, 30, &[], &[]).state;
    assert_eq!(after.place(GADES).outside.carthage.trains, 1);
    let mut s = after;
    s.discards.remove(id(30));
    s.deck.insert(id(30));
    general(&mut s, MAGO, Where::At(NUMANTIA), Office::None);
    let after = played(s, Carthage, 30, &[], &[]).state;
    assert_eq!(after.place(GADES).outside.carthage.trains, 0);
    assert_eq!(after.place(NUMANTIA).outside.carthage.trains, 1);
}

#[test]
fn mercenaries_desert_outside_their_cities() {
    let mut s = empty();
    stand(&mut s, Carthage, NUMANTIA, 5, 0);
    stand(&mut s, Carthage, GADES, 5, 0);
    stand(&mut s, Carthage, ARPI, 5, 0);
    general(&mut s, HASDRUBAL, Where::At(ARPI), Office::None);
    let after = played(s.clone(), Rome, 21, &[6, 3], &[]);
    assert_eq!(
        after.state.place(NUMANTIA).outside.carthage.cu,
        3,
        "a 6 in the column of 5"
    );
    assert_eq!(
        after.state.place(ARPI).outside.carthage.cu,
        5,
        "a 3 is Hasdrubal's rating"
    );
    assert_eq!(after.state.place(GADES).outside.carthage.cu, 5);
    let after = played(s, Rome, 21, &[1, 4, 6], &[]);
    assert_eq!(after.state.place(ARPI).outside.carthage.cu, 3);
}

#[test]
fn disease_and_tribes_cost_cus() {
    let mut s = empty();
    stand(&mut s, Rome, ARPI, 5, 0);
    nothing_comes_of_it(&s, Carthage, 51);
    general(&mut s, PAULUS, Where::At(ARPI), Office::Consul);
    assert_eq!(
        played(s.clone(), Carthage, 51, &[5], &[])
            .state
            .place(ARPI)
            .outside
            .rome
            .cu,
        3
    );
    nothing_comes_of_it(&s, Carthage, 52);
    let mut s = empty();
    stand(&mut s, Rome, GADES, 3, 0);
    general(&mut s, PAULUS, Where::At(GADES), Office::Consul);
    s.place_mut(GADES).points = 1;
    assert_eq!(
        played(s, Carthage, 52, &[6], &[]).state.place(GADES).outside.rome.cu,
        1,
        "7 in the column of 3"
    );
    for number in [7, 8] {
        let mut s = empty();
        let at = Liguria.spaces().iter().next().expect("there are two");
        stand(&mut s, Carthage, at, 1, 0);
        assert!(
            played(s, Rome, number, &[2], &[])
                .state
                .place(at)
                .outside
                .carthage
                .is_empty(),
            "the 5/6 column"
        );
    }
}
