//! Wars taken up in the middle, on random maps with armies close to each other: battles, sieges and counters come up as they seldom do
//! from the set-up.

use crate::protocol::refusals;
use crate::testing::test_table::{Dice, war_zone};
use crate::{Hannibal, Prompt};
use engine::{Game, Rules, Seed, Seeded};
use std::collections::BTreeSet;
use testkit::Kinds;

/// Sections of battle, retreat, withdrawal, elephants, sieges and subjugation.
const SECTIONS: [&str; 36] = [
    "14.1", "14.2", "14.3", "14.4", "14.5", "14.6", "14.7", "14.8", "14.9", "14.10", "14.11", "14.12", "15.1", "15.2",
    "15.3", "15.4", "15.5", "16.1", "16.2", "16.3", "17.2", "17.3", "17.4", "17.5", "18.1", "18.2", "20.1", "20.2",
    "20.3", "20.4", "20.5", "20.6", "20.7", "20.8", "20.9", "10.10",
];

#[test]
fn wars_in_the_middle_stay_sound_and_cite_every_section_of_battle() {
    let zones: u64 = std::env::var("ZONES").ok().and_then(|n| n.parse().ok()).unwrap_or(120);
    let mut cited: BTreeSet<&'static str> = refusals::all().map(|law| law.rule.0).collect();
    let mut asked: BTreeSet<u8> = BTreeSet::new();
    for number in 0..zones {
        let state = war_zone(&mut Dice::new(number));
        assert_eq!(Hannibal::check(&state), Ok(()), "zone {number}");
        let mut game = Game::<Hannibal>::from_state(state, Seeded::new(Seed(number)));
        let mut player = Kinds::new(Seed(number));
        for _ in 0..250 {
            let Some(pending) = game.pending() else { break };
            let question = pending.question;
            cited.insert(question.rule.0);
            if let Prompt::Battle(about) = question.about {
                asked.insert(about.id());
            }
            let legal = pending.legal.clone();
            let choice = legal[player.pick(&legal)];
            game.answer(choice).expect("a legal answer is taken");
            if let Err(unsound) = Hannibal::check(game.state()) {
                panic!("zone {number}: {} after {choice:?} to {question:?}", unsound.0);
            }
        }
        cited.extend(game.log().iter().map(|entry| entry.event.rule.0));
    }
    let silent: Vec<&str> = SECTIONS
        .into_iter()
        .filter(|section| !cited.contains(section))
        .collect();
    assert!(silent.is_empty(), "nothing tells of {silent:?}");
    assert!(asked.len() >= 13, "questions of battle that came up: {asked:?}");
}
