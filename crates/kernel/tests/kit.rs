//! The trial kit on the small game of the examples, and on games that break its promises.

#[path = "../examples/pig.rs"]
#[expect(dead_code, reason = "as a program of its own it has a main")]
mod pig;

use kernel::trial::{Campaign, digest, fuzz};
use pig::Pig;

#[test]
fn the_small_game_keeps_every_promise() {
    let report = fuzz::<Pig>(&Campaign {
        games: 300,
        ..Campaign::default()
    });
    assert_eq!(report.findings, []);
    assert_eq!((report.games, report.finished), (300, 300));
}

#[test]
fn jobs_change_no_result() {
    let campaign = Campaign {
        games: 150,
        seed: 7,
        ..Campaign::default()
    };
    let (one, three) = (fuzz::<Pig>(&campaign), fuzz::<Pig>(&Campaign { jobs: 3, ..campaign }));
    assert_eq!(one, three);
    assert_eq!(one.digest(), digest::<Pig>(150, 7));
}
