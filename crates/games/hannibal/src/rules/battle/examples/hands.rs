//! Where Battle Cards come from (14.1, 14.4, 20.9, 12.4, 13.1, 17.3).

use super::*;
use crate::state::Hand;

fn hands(s: State, onset: Onset, dice: &[u8], script: &[(BattleAsk, Choice)]) -> (Hand, Hand) {
    let played = fought(s, onset, dice, &[], script);
    let of = |wanted: Side| {
        let hand = notes(&played).find_map(|event| match event {
            BattleEvent::Hand { side, hand } if *side == wanted => Some(*hand),
            _ => None,
        });
        hand.expect("both hands are dealt")
    };
    (of(Rome), of(Carthage))
}

fn field(at: SpaceId, rome: (UnitId, u8), carthage: (UnitId, u8, u8)) -> State {
    let mut s = empty();
    stand(&mut s, Rome, at, rome.1, 0);
    stand(&mut s, Carthage, at, carthage.1, carthage.2);
    general(&mut s, rome.0, Where::At(at), Office::Consul);
    general(&mut s, carthage.0, Where::At(at), Office::None);
    s
}

#[test]
fn rating_cus_and_reactions() {
    let s = field(ARPI, (PAULUS, 6), (HASDRUBAL, 4, 0));
    let onset = Onset {
        intercepted: true,
        botched: true,
        ..Onset::entering(ARPI, Rome, Entered::Road(CANNAE), PAULUS)
    };
    let (rome, carthage) = hands(s, onset, &[], &[]);
    assert_eq!((rome.rating, rome.cus, rome.interception, rome.avoidance), (2, 6, 0, 0));
    assert_eq!((carthage.rating, carthage.cus), (3, 4));
    assert_eq!(
        (carthage.interception, carthage.avoidance),
        (1, 1),
        "12.4, 13.1: the defender's"
    );
    assert_eq!(carthage.cards(), 3 + 4 + 1 - 1);
}

#[test]
fn militia_comes_without_a_general_and_allies_do_not() {
    let mut s = field(ROME, (PAULUS, 3), (GISGO, 4, 0));
    s.general_mut(PAULUS).at = Where::Pool;
    s.general_mut(PAULUS).office = Office::None;
    let onset = Onset::entering(ROME, Carthage, Entered::Road(neighbours(ROME)[0]), GISGO);
    let (rome, carthage) = hands(s, onset, &[], &[]);
    assert_eq!(
        (rome.rating, rome.cus, rome.militia, rome.allies),
        (0, 3, 2, 0),
        "14.3, 14.4"
    );
    assert_eq!(carthage.militia, 0);
}

#[test]
fn a_friendly_tribe_helps_carthage_without_a_general_too() {
    let mut s = field(BOII, (PAULUS, 6), (GISGO, 4, 0));
    s.place_mut(BOII).marker = Marker::Tribe(Some(Carthage));
    s.general_mut(GISGO).at = Where::Displaced;
    let onset = Onset::entering(BOII, Rome, Entered::Road(INSUBRIANS), PAULUS);
    let (rome, carthage) = hands(s, onset, &[], &[]);
    assert_eq!((rome.tribe, carthage.tribe), (0, 1), "20.9");
}

#[test]
fn twenty_cards_before_the_charge() {
    let s = field(ARPI, (AFRICANUS, 20), (HANNIBAL, 18, 2));
    let onset = Onset::entering(ARPI, Carthage, Entered::Road(CANNAE), HANNIBAL);
    let charge = [(BattleAsk::ElephantCharge, Choice::Yes)];
    let (rome, carthage) = hands(s.clone(), onset, &[6], &charge);
    assert_eq!((rome.cards(), carthage.cards()), (18, 20), "14.1, 17.4");
    let (rome, carthage) = hands(s.clone(), onset, &[4], &charge);
    assert_eq!((rome.cards(), carthage.cards()), (20, 20), "17.3: his rating is 4");
    let (rome, carthage) = hands(s, onset, &[1], &charge);
    assert_eq!((rome.cards(), carthage.cards()), (20, 19), "17.5");
}
