//! Checks of the fortune of wars, which the tests of each game call.

use crate::level::ROLLOUT_HEAT;
use crate::{Evaluate, Fortune, FortuneSum, LATE, Pause, Policy, Progress, Stretch};
use engine::{Choice, Decider, Decision, Envelope, PlayedGame, Question, Seed, Side, Timeline, Viewer};

/// A war between policies is given up after so many questions.
const QUESTIONS: u32 = 6000;

/// A policy for both sides.
struct BothSides {
    policy: Policy,
    left: u32,
}

impl<R: Evaluate> Decider<R> for BothSides {
    fn decide(&mut self, state: &R::State, question: &Question<R::Prompt>, legal: &[Choice]) -> Decision {
        let Some(left) = self.left.checked_sub(1) else {
            return Decision::Wait;
        };
        self.left = left;
        Decision::Take(self.policy.choose::<R>(state, question, legal))
    }
}

/// A war between two policies.
///
/// # Panics
/// Never: every game has a plain set-up.
#[must_use]
pub fn war_of_policies<R: Evaluate>(seed: Seed) -> Timeline<R> {
    let setup = R::unpack(0).expect("every game has a plain set-up");
    let mut war = Timeline::new(setup, seed, Envelope::default());
    war.play(&mut BothSides {
        policy: Policy::new(seed, ROLLOUT_HEAT),
        left: QUESTIONS,
    });
    war
}

fn reckoned<R: Evaluate>(war: &PlayedGame<R>, seed: u64, cards: u32) -> Vec<Stretch> {
    let mut fortune = Fortune::new(war, Seed(seed)).expect("the war comes about");
    while fortune.think(cards) != Progress::Ready {}
    fortune.stretches().to_vec()
}

/// Reckons the fortune of so many wars between policies. Returns how many cards there were at which dice or draws gave or took something.
///
/// # Panics
/// If a war is not played again as it was played, if its stretches do not follow each other to its result, if something is given where
/// nothing fell, or if two seeds differ by more than chance.
#[must_use]
pub fn fortune_holds<R: Evaluate>(wars: u64) -> usize {
    let mut with_fortune = 0;
    for seed in 1..=wars {
        let war = war_of_policies::<R>(Seed(seed));
        let played = PlayedGame::of(&war);
        assert_eq!(PlayedGame::from_bytes(&played.to_bytes()).as_ref(), Some(&played));
        let played_again = played.moments(|state| R::pause(state) != Pause::Inside);
        let (moments, outcome) = played_again.expect("it comes about");
        assert_eq!(outcome, war.outcome(), "war {seed}: it is played as it was played");
        let stretches = reckoned(&played, 5, u32::MAX);
        assert_eq!(stretches, reckoned(&played, 5, 1), "war {seed}: step by step");
        for pair in stretches.windows(2) {
            assert!(
                pair[0].after == pair[1].before && pair[0].to == pair[1].from,
                "war {seed}: {pair:?}"
            );
        }
        for side in Side::BOTH {
            let sum = FortuneSum::of(&stretches, side).expect("a war has a card");
            let parts = sum.begin + sum.fortune + sum.by.rome + sum.by.carthage + sum.between;
            assert_eq!(parts, sum.end, "war {seed}: {sum:?}");
            // Who plays a card answers first, but for reactions to what he must do.
            let answers = played.answers();
            let own: Vec<&Stretch> = stretches.iter().filter(|one| one.by == Some(side)).collect();
            let first = |one: &&&Stretch| answers.get(one.from as usize).is_some_and(|(by, _)| *by == side);
            let led = own.iter().filter(first).count();
            assert!(
                own.len() > 2 && 10 * led >= 9 * own.len(),
                "war {seed}: {led} of {}",
                own.len()
            );
        }
        if let (Some(over), Some(last)) = (outcome, stretches.last()) {
            assert_eq!(last.chance(over.winner), 4096, "war {seed}: its end is its result");
        }
        for (pair, stretch) in moments.windows(2).zip(&stretches) {
            let fell = pair[1].fallen > pair[0].fallen;
            assert!(fell || stretch.fortune(Side::Rome) == 0, "war {seed}: {stretch:?}");
        }
        let others = reckoned(&played, 6, u32::MAX);
        assert_ne!(stretches, others, "war {seed}: other dice fall with another seed");
        for (at, (one, other)) in stretches.iter().zip(&others).enumerate() {
            // What is played on comes out otherwise with other dice, even where none fell in the war.
            if one.error == 0 && at + LATE >= stretches.len() {
                continue;
            }
            let apart = i32::from(one.expected) - i32::from(other.expected);
            let chance = 6 * i32::from(one.error.max(other.error)) + 8;
            assert!(apart.abs() <= chance, "war {seed}: {one:?}, {other:?}");
        }
        with_fortune += stretches.iter().filter(|one| one.fortune(Side::Rome) != 0).count();
    }
    with_fortune
}

/// The same of a war that goes on from the midst of another with other cards and dice: what came after that is reckoned.
///
/// # Panics
/// If it does not come about, or its stretches do not begin where the fork lies and end with its last answer.
pub fn fortune_of_forks_holds<R: Evaluate>(wars: u64) {
    for seed in 1..=wars {
        let war = war_of_policies::<R>(Seed(seed));
        let at = war.cursor() / 2;
        let mut fork = war.fork(at, 99, Viewer::Public);
        fork.play(&mut BothSides {
            policy: Policy::new(Seed(!seed), ROLLOUT_HEAT),
            left: QUESTIONS,
        });
        let stretches = reckoned(&PlayedGame::of(&fork), 5, u32::MAX);
        let (Some(first), Some(last)) = (stretches.first(), stretches.last()) else {
            panic!("war {seed}: it has a card");
        };
        assert!(first.from as usize <= at, "war {seed}: {first:?}");
        assert_eq!(last.to as usize, fork.cursor(), "war {seed}");
        let winner = fork.outcome().expect("it ends").winner;
        assert_eq!(last.chance(winner), 4096, "war {seed}");
    }
}
