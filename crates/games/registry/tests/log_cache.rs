//! A log whose words are kept says what one says that is worded anew.

mod random_wars;

use engine::{Side, Viewer};
use random_wars::{Lots, answer, played};
use registry::{Listed, LogCache, built_in_games};
use std::sync::Arc;

const VIEWERS: [Viewer; 4] = [
    Viewer::Public,
    Viewer::Seat(Side::Rome),
    Viewer::Seat(Side::Carthage),
    Viewer::Both,
];

/// Wars and forks of them with steps back, rewinds and other viewers in between, read after each answer.
#[test]
fn it_says_the_same_wherever_a_war_has_gone_back_to_and_whoever_reads() {
    for game in built_in_games().map(Listed::place) {
        for seed in 1..5 {
            let mut war = played(game, seed, 60);
            if seed % 2 == 0 {
                war = war.fork(40.min(war.answers().len()), 7, Some(VIEWERS[seed as usize % 4]));
            }
            let mut cache = LogCache::default();
            let (mut lots, mut viewer) = (Lots(seed), Viewer::Public);
            for _ in 0..250 {
                let given = war.answers().len();
                match lots.of(12) {
                    0 => war.rewind(given - lots.of(given.min(20) + 1), lots.of(2) == 0),
                    1 => war.back(lots.of(given.min(6) + 1)),
                    2 => viewer = VIEWERS[lots.of(4)],
                    _ => {
                        if !answer(&mut war, &mut lots) {
                            break;
                        }
                    }
                }
                let cached = war.log_cached(viewer, &[], &mut cache);
                assert_eq!(cached, war.log(viewer, &[]), "{} {seed}", war.about().title);
            }
        }
    }
}

#[test]
fn what_came_before_is_not_worded_again() {
    // The dice game of the tests is over sooner.
    for game in built_in_games().filter(|game| game.page).map(Listed::place) {
        let (mut war, mut cache) = (played(game, 3, 60), LogCache::default());
        let before = war.log_cached(Viewer::Public, &[], &mut cache);
        assert!(answer(&mut war, &mut Lots(3)) && !before.is_empty());
        let after = war.log_cached(Viewer::Public, &[], &mut cache);
        let kept = before
            .iter()
            .zip(&after)
            .all(|(one, other)| Arc::ptr_eq(&one.line, &other.line));
        assert!(kept, "{}", war.about().title);
    }
}

/// What the maker of a fork had not seen is dealt anew: the log before it tells nobody of it.
#[test]
fn before_a_fork_a_log_tells_what_its_maker_saw_too() {
    for game in built_in_games().map(Listed::place) {
        let war = played(game, 5, 60);
        let here = war.answers().len();
        let told = |by: Viewer, kept: Viewer| war.fork(here, 7, Some(kept)).log(by, &[]);
        let [public, rome, carthage, both] = VIEWERS;
        for (by, kept, as_if) in [
            (rome, carthage, public),
            (rome, public, public),
            (both, public, public),
            (both, rome, rome),
            (rome, rome, rome),
            (rome, both, rome),
        ] {
            let fresh = war.log(as_if, &[]);
            let told = told(by, kept);
            assert_eq!(
                told[..fresh.len()],
                fresh[..],
                "{}: {by:?}, {kept:?}",
                war.about().title
            );
        }
    }
}
