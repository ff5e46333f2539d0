//! The ways of a Retreat on an empty map (13.5).

use super::paths::{Way, step};
use crate::Hamilcar;
use crate::data::generals::who;
use crate::data::spaces::at::*;
use crate::protocol::refusals::battle as law;
use crate::state::{Entered, Force, Marker, Place, Setup, State, Where};
use engine::{Rules, Side, SpaceId};
use punic::Fewest;
use punic::rules::retreat::Step;

/// A map without markers, units and generals, and a Roman Force of five CUs at Enna.
fn empty_map() -> State {
    let mut s = Hamilcar::start(Setup::default());
    s.places.iter_mut().for_each(|p| *p = Place::default());
    s.generals.iter_mut().for_each(|g| g.at = Where::Pool);
    s.place_mut(ENNA).outside.rome = Force::new(5, 0, 0);
    s
}

fn from(s: &State, at: SpaceId) -> Way<'_> {
    Way {
        s,
        side: Side::Rome,
        at,
        spent: 0,
        lost: 0,
        aside: Force::NONE,
        first: None,
        shun: None,
    }
}

/// The Force stands elsewhere, with three CUs.
fn moved_to(s: &mut State, at: SpaceId) {
    s.places.iter_mut().for_each(|p| p.outside.rome = Force::NONE);
    s.place_mut(at).outside.rome = Force::new(3, 0, 0);
}

fn pc(s: &mut State, at: SpaceId, side: Side) {
    s.place_mut(at).marker = Marker::Pc(side);
}

fn legal(way: &Way<'_>) -> Vec<SpaceId> {
    let Some(limits) = way.limits() else { return Vec::new() };
    way.candidates().filter(|to| way.may_go(*to, limits).is_ok()).collect()
}

#[test]
fn no_end_no_way() {
    let s = empty_map();
    assert_eq!(from(&s, ENNA).limits(), None);
    assert_eq!(from(&s, ENNA).via(CATANA), Err(law::RETREAT_NO_END));
}

#[test]
fn the_nearest_end_is_taken() {
    let mut s = empty_map();
    pc(&mut s, PHINTIAS, Side::Rome);
    pc(&mut s, MESSANA, Side::Rome);
    let way = from(&s, ENNA);
    assert_eq!(legal(&way), [PHINTIAS]);
    let limits = way.limits().expect("two ends");
    assert_eq!(way.may_go(CATANA, limits), Err(law::RETREAT_NEAREST));
    assert_eq!(way.may_go(PANORMUS, limits), Err(law::RETREAT_NO_ROAD));
}

#[test]
fn equally_near_ends_are_a_choice_whatever_they_cost() {
    let mut s = empty_map();
    pc(&mut s, SYRACUSAE, Side::Rome);
    pc(&mut s, MESSANA, Side::Rome);
    pc(&mut s, THERMAE, Side::Carthage);
    // Messana lies behind Catana too, so the way over Thermae costs a CU more at the same length.
    assert_eq!(legal(&from(&s, ENNA)), [CATANA, THERMAE]);
}

#[test]
fn a_longer_way_must_lose_fewer() {
    let mut s = empty_map();
    pc(&mut s, CATANA, Side::Carthage);
    pc(&mut s, SYRACUSAE, Side::Rome);
    pc(&mut s, PANORMUS, Side::Rome);
    pc(&mut s, THERMAE, Side::Carthage);
    s.place_mut(THERMAE).outside.carthage = Force::new(1, 0, 0);
    // Syracusae by Catana: 2 MPs, 1 CU. By Phintias and Camarina: 3 MPs, none. Panormus by Thermae: 2 MPs, 2 CUs.
    let way = from(&s, ENNA);
    let limits = way.limits().expect("ends");
    assert_eq!(limits, Fewest([Fewest::NO_WAY, Fewest::NO_WAY, Fewest::NO_WAY, 1, 0]));
    assert_eq!(legal(&way), [CATANA, AGRIGENTUM, THERMAE, PHINTIAS]);
}

#[test]
fn a_longer_way_that_loses_as_many_is_refused() {
    let mut s = empty_map();
    pc(&mut s, CATANA, Side::Carthage);
    pc(&mut s, SYRACUSAE, Side::Rome);
    pc(&mut s, PHINTIAS, Side::Carthage);
    assert_eq!(legal(&from(&s, ENNA)), [CATANA]);
}

#[test]
fn penalties_are_for_enemy_markers_tribes_and_cus() {
    let mut s = empty_map();
    let force = Force::new(5, 0, 0);
    let enters = |s: &State| step(s, Side::Rome, CATANA, force, s.outside(CATANA, Side::Rome));
    assert_eq!(enters(&s), Step::GoesOn { lost: 0, force });
    s.place_mut(CATANA).marker = Marker::Tribe(());
    assert_eq!(
        enters(&s),
        Step::GoesOn {
            lost: 1,
            force: Force::new(4, 0, 0)
        }
    );
    s.place_mut(CATANA).marker = Marker::City(Side::Carthage);
    s.place_mut(CATANA).outside.carthage = Force::new(2, 1, 4);
    assert_eq!(
        enters(&s),
        Step::GoesOn {
            lost: 4,
            force: Force::new(1, 0, 0)
        }
    );
    s.place_mut(CATANA).inside = Force::new(1, 0, 0);
    assert_eq!(enters(&s), Step::Lost);
}

#[test]
fn a_larger_friendly_force_is_an_end_and_a_smaller_is_absorbed() {
    let mut s = empty_map();
    let enters = |s: &State, force| step(s, Side::Rome, CATANA, force, s.outside(CATANA, Side::Rome));
    s.place_mut(CATANA).outside.rome = Force::new(2, 0, 2);
    assert_eq!(enters(&s, Force::new(3, 0, 0)), Step::Ends { lost: 0 });
    assert_eq!(
        enters(&s, Force::new(4, 0, 0)),
        Step::GoesOn {
            lost: 0,
            force: Force::new(6, 0, 2)
        }
    );
    // Units are compared after the penalty.
    pc(&mut s, CATANA, Side::Carthage);
    assert_eq!(enters(&s, Force::new(4, 0, 0)), Step::Ends { lost: 1 });
    // An enemy Unit in a friendly space spoils the end, a Supply Train too.
    pc(&mut s, CATANA, Side::Rome);
    s.place_mut(CATANA).outside.rome = Force::NONE;
    assert_eq!(enters(&s, Force::new(4, 0, 0)), Step::Ends { lost: 0 });
    s.place_mut(CATANA).outside.carthage = Force::new(0, 0, 1);
    assert_eq!(
        enters(&s, Force::new(4, 0, 0)),
        Step::GoesOn {
            lost: 0,
            force: Force::new(4, 0, 0)
        }
    );
}

#[test]
fn a_larger_friendly_force_is_not_swept_along_past_an_end_that_the_enemy_bars() {
    let mut s = empty_map();
    s.place_mut(CATANA).marker = Marker::City(Side::Carthage);
    s.place_mut(CATANA).inside = Force::new(1, 0, 0);
    let mut enters = |besiegers, force| {
        s.place_mut(CATANA).outside.rome = Force::new(besiegers, 0, 0);
        step(&s, Side::Rome, CATANA, force, s.outside(CATANA, Side::Rome))
    };
    let lost = 2;
    let three = Force::new(3, 0, 0);
    assert_eq!(
        enters(6, three),
        Step::GoesOn {
            lost,
            force: Force::new(1, 0, 0)
        }
    );
    assert_eq!(
        enters(1, three),
        Step::GoesOn {
            lost,
            force: Force::new(2, 0, 0)
        }
    );
}

#[test]
fn more_friends_behind_walls_are_an_end_beside_an_enemy_supply_train() {
    let mut s = empty_map();
    s.place_mut(CATANA).marker = Marker::City(Side::Rome);
    s.place_mut(CATANA).outside.carthage = Force::new(0, 0, 1);
    s.place_mut(CATANA).inside = Force::new(2, 0, 0);
    let enters = |s: &State, cus| step(s, Side::Rome, CATANA, Force::new(cus, 0, 0), Force::NONE);
    assert_eq!(enters(&s, 1), Step::Ends { lost: 0 });
    let force = Force::new(2, 0, 0);
    assert_eq!(
        enters(&s, 2),
        Step::GoesOn { lost: 0, force },
        "who is behind walls is not swept along"
    );
}

#[test]
fn absorbed_units_pay_for_the_way() {
    let mut s = empty_map();
    s.place_mut(ENNA).outside.rome = Force::new(1, 0, 0);
    pc(&mut s, CATANA, Side::Carthage);
    pc(&mut s, PHINTIAS, Side::Carthage);
    pc(&mut s, SYRACUSAE, Side::Rome);
    assert_eq!(legal(&from(&s, ENNA)), []);
    s.place_mut(AGRIGENTUM).outside.rome = Force::new(1, 0, 0);
    // To Agrigentum, then through Phintias or back and through Catana, with one CU to spare.
    assert_eq!(legal(&from(&s, ENNA)), [AGRIGENTUM]);
    assert_eq!(from(&s, ENNA).limits(), Some(Fewest::NONE));
}

#[test]
fn four_points_and_no_more() {
    let mut s = empty_map();
    moved_to(&mut s, DREPANA);
    pc(&mut s, CATANA, Side::Rome);
    // Drepana, Panormus, Thermae, Enna or Messana, Catana: four.
    assert_eq!(legal(&from(&s, DREPANA)), [PANORMUS]);
    moved_to(&mut s, LILYBAEUM);
    assert_eq!(legal(&from(&s, LILYBAEUM)), [HERACLEA_MINOA]);
    pc(&mut s, CATANA, Side::Carthage);
    pc(&mut s, SYRACUSAE, Side::Rome);
    moved_to(&mut s, DREPANA);
    assert_eq!(legal(&from(&s, DREPANA)), []);
}

#[test]
fn the_attacker_begins_where_he_came_from_and_the_defender_shuns_it() {
    let mut s = empty_map();
    pc(&mut s, CATANA, Side::Rome);
    pc(&mut s, SYRACUSAE, Side::Rome);
    let mut way = from(&s, ENNA);
    way.first = Some(Entered::Road(AGRIGENTUM));
    assert_eq!(way.candidates().collect::<Vec<_>>(), [AGRIGENTUM]);
    assert_eq!(legal(&way), [AGRIGENTUM]);
    way.first = None;
    way.shun = Some(CATANA);
    assert_eq!(way.via(CATANA), Err(law::RETREAT_TO_ORIGIN));
    assert_eq!(legal(&way), [PHINTIAS]);
}

#[test]
fn the_strait_and_the_sea_need_an_admiral() {
    let mut s = empty_map();
    moved_to(&mut s, MESSANA);
    pc(&mut s, REGIUM, Side::Rome);
    assert_eq!(from(&s, MESSANA).via(REGIUM), Err(law::RETREAT_STRAIT));
    assert_eq!(from(&s, MESSANA).via(LIPARA), Err(law::RETREAT_NO_ADMIRAL));
    assert_eq!(legal(&from(&s, MESSANA)), []);
    s.general_mut(who::DUILIUS).at = Where::At(MESSANA);
    let way = from(&s, MESSANA);
    assert!(
        legal(&way).contains(&REGIUM) && legal(&way).contains(&LIPARA),
        "nobody holds Lipara"
    );
    assert!(way.needs_sea(REGIUM));
    pc(&mut s, LIPARA, Side::Rome);
    s.place_mut(LIPARA).outside.carthage = Force::new(0, 0, 1);
    assert_eq!(from(&s, MESSANA).via(LIPARA), Err(law::RETREAT_SEA_ENEMY));
}

#[test]
fn whoever_landed_goes_back_by_sea_or_not_at_all() {
    let mut s = empty_map();
    moved_to(&mut s, THERMAE);
    pc(&mut s, MESSANA, Side::Rome);
    let mut way = from(&s, THERMAE);
    way.first = Some(Entered::Sea(MESSANA));
    assert_eq!(way.limits(), None);
    assert_eq!(way.via(MESSANA), Err(law::RETREAT_NO_ADMIRAL));
    s.general_mut(who::DUILIUS).at = Where::At(THERMAE);
    let mut way = from(&s, THERMAE);
    way.first = Some(Entered::Sea(MESSANA));
    assert_eq!(legal(&way), [MESSANA]);
}
