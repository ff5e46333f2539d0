//! Events about sieges, generals, hands and the Truce.

use super::*;

#[test]
fn points_of_sieges_and_subjugations_go() {
    let mut s = empty();
    stand(&mut s, Rome, SYRACUSE, 5, 0);
    s.place_mut(SYRACUSE).marker = Marker::City(Carthage);
    s.place_mut(SYRACUSE).points = 2;
    assert_eq!(
        played(s.clone(), Carthage, 17, &[], &[]).state.place(SYRACUSE).points,
        1
    );
    assert_eq!(
        played(s.clone(), Carthage, 49, &[], &[]).state.place(SYRACUSE).points,
        0
    );
    nothing_comes_of_it(&s, Carthage, 53);
    let mut s = empty();
    s.place_mut(CAPUA).points = 2;
    stand(&mut s, Carthage, CAPUA, 5, 0);
    nothing_comes_of_it(&s, Rome, 49);
    s.place_mut(BOII).marker = Marker::Tribe(Some(Carthage));
    s.place_mut(BOII).points = 2;
    stand(&mut s, Rome, BOII, 3, 0);
    assert_eq!(played(s, Carthage, 53, &[], &[]).state.place(BOII).points, 0);
}

#[test]
fn cities_change_sides_and_the_cards_leave() {
    let mut s = empty();
    nothing_comes_of_it(&s, Carthage, 25);
    for province in [Etruria, Samnium, Apulia] {
        hold(&mut s, Carthage, province);
    }
    stand(&mut s, Carthage, CAPUA, 5, 0);
    s.place_mut(CAPUA).inside = Force::new(2, 0, 0);
    s.place_mut(CAPUA).points = 1;
    general(&mut s, PAULUS, Where::Inside(CAPUA), Office::Consul);
    let after = played(s, Carthage, 25, &[], &[]).state;
    assert_eq!(after.place(CAPUA).marker, Marker::City(Carthage));
    assert_eq!((after.place(CAPUA).inside, after.place(CAPUA).points), (Force::NONE, 0));
    assert_eq!(after.general(PAULUS).at, Where::Displaced);
    assert!(after.removed.contains(id(25)) && !after.discards.contains(id(25)));
    let mut s = empty();
    s.place_mut(SYRACUSE).marker = Marker::City(Rome);
    stand(&mut s, Rome, SYRACUSE, 3, 0);
    let after = played(s, Carthage, 26, &[], &[]).state;
    assert_eq!(after.place(SYRACUSE).marker, Marker::City(Carthage));
    assert_eq!(
        after.place(SYRACUSE).outside.rome,
        Force::new(3, 0, 0),
        "an army outside stays"
    );
    assert!(after.removed.contains(id(26)));
}

#[test]
fn the_senate_dismisses_its_proconsul() {
    let mut s = empty();
    general(&mut s, AFRICANUS, Where::At(GADES), Office::Proconsul);
    nothing_comes_of_it(&s, Carthage, 19);
    general(&mut s, MARCELLUS, Where::At(NUMANTIA), Office::Proconsul);
    let after = played(s.clone(), Carthage, 19, &[], &[]).state;
    assert_eq!(
        (after.general(MARCELLUS).at, after.general(MARCELLUS).office),
        (Where::Pool, Office::None)
    );
    let taken = after.general(P_SCIPIO);
    assert_eq!((taken.at, taken.office), (Where::At(NUMANTIA), Office::Proconsul));
    let mut fabius = |_: &State, q: &Question<Prompt>, legal: &[Choice]| {
        assert_eq!(q.about, Prompt::Card(CardAsk::General(id(19))));
        assert!(!legal.contains(&Choice::Unit(FABIUS)), "24: he stays in Italy");
        assert!(!legal.contains(&Choice::Unit(MARCELLUS)) && !legal.contains(&Choice::Unit(AFRICANUS)));
        legal[0]
    };
    play(s, Falls::of(&[], &[]), &mut fabius, |t| event(t, Carthage, id(19)));
}

#[test]
fn philip_comes_and_goes() {
    let mut s = empty();
    assert_eq!(law(&s, Rome, id(9)), Err(refusals::NOT_ALLIED_YET));
    s.deck.remove(id(40));
    s.hands.rome.insert(id(40));
    let mut after = played(s, Carthage, 9, &[], &[id(40)]).state;
    assert!(after.effects.macedonia && after.hands.rome.is_empty() && after.discards.contains(id(40)));
    assert!(after.discards.contains(id(9)), "the first time it stays");
    assert_eq!(law(&after, Carthage, id(9)), Err(refusals::ALLIED_ALREADY));
    after.discards.remove(id(9));
    after.deck.insert(id(9));
    let after = played(after, Rome, 9, &[], &[]).state;
    assert!(!after.effects.macedonia && after.removed.contains(id(9)), "8.5");
}

#[test]
fn hands_and_counsels() {
    let mut s = empty();
    nothing_comes_of_it(&s, Rome, 55);
    s.deck.remove(id(40));
    s.hands.carthage.insert(id(40));
    let after = played(s, Rome, 55, &[], &[id(40)]).state;
    assert!(after.hands.rome.contains(id(40)) && after.effects.known.contains(id(40)));
    let s = empty();
    assert_eq!(law(&s, Carthage, id(57)), Err(refusals::NOT_YOUR_EVENT));
    assert_eq!(
        played(s.clone(), Rome, 57, &[], &[]).state.effects.hanno,
        Counsel::Given
    );
    assert_eq!(
        played(s.clone(), Carthage, 58, &[], &[]).state.effects.cato,
        Counsel::Given
    );
    assert!(played(s, Carthage, 29, &[], &[]).state.effects.naval_victory);
}

#[test]
fn a_truce_is_broken_by_an_event_that_changes_something() {
    let s = played(empty(), Rome, 64, &[], &[]).state;
    assert!(s.effects.truce);
    let after = played(s.clone(), Rome, 29 + 26, &[], &[]).state;
    assert!(after.effects.truce, "no card to take, no effect");
    let mut s = s;
    stand(&mut s, Carthage, GADES, 1, 0);
    hold(&mut s, Rome, Etruria);
    let after = played(s.clone(), Carthage, 35, &[], &[]).state;
    assert!(!after.effects.truce);
    let after = played(s, Carthage, 29, &[], &[]).state;
    assert!(!after.effects.truce, "the Naval Victory is on the list");
}
