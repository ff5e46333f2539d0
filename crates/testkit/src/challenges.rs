//! What a game's challenges promise.

use crate::Tested;
use engine::{Attempt, Challenge, Timeline};
use std::collections::BTreeSet;

/// Least difference between right and wrong, in percentage points as they are shown.
pub const CHALLENGE_APART: u8 = 5;

/// Tries the challenges of a game: each opens where a side is asked, its right answers are offered in their order with no die or draw and no
/// question to the other side between them, and other answers are wrong. Returns how many there are.
///
/// # Panics
/// If a promise is broken.
#[must_use]
pub fn challenges_hold<R: Tested>() -> usize {
    let challenges = Challenge::read(R::CHALLENGES).expect("the file has blocks of challenges");
    let keys: BTreeSet<&str> = challenges.iter().map(|one| one.key).collect();
    assert_eq!(keys.len(), challenges.len(), "each has a name of its own: {keys:?}");
    challenges.iter().for_each(holds::<R>);
    challenges.len()
}

/// The words on the answers to the question that waits.
fn offered<R: Tested>(war: &Timeline<R>) -> Vec<String> {
    let pending = war.pending().expect("somebody is asked");
    let label = |choice| R::label(war.state(), &pending.question, choice);
    pending.legal.iter().copied().map(label).collect()
}

fn holds<R: Tested>(challenge: &Challenge) {
    let key = challenge.key;
    let mut war = challenge.begin::<R>().unwrap_or_else(|why| panic!("{key}: {why}"));
    let (side, floor) = (war.game().asked(), war.undo_floor());
    assert!(war.outcome().is_none() && side.is_some(), "{key}: nobody is asked");
    assert!(
        challenge.chances.0 >= challenge.chances.1 + CHALLENGE_APART,
        "{key}: nothing stands apart"
    );
    let mut said: Vec<&str> = Vec::new();
    for step in &challenge.steps {
        assert_eq!(war.game().asked(), side, "{key}: one side is asked");
        assert_eq!(war.undo_floor(), floor, "{key}: nothing is learned between its answers");
        let answers = offered(&war);
        for words in step {
            let places: Vec<usize> = (0..answers.len()).filter(|at| answers[*at] == *words).collect();
            assert_eq!(places.len(), 1, "{key}: {words} is one of {answers:?}");
        }
        for words in answers.iter().filter(|words| !step.contains(&words.as_str())) {
            let wrong = said.iter().copied().chain([words.as_str()]);
            assert_eq!(challenge.attempt(wrong), Attempt::Wrong, "{key}: {words}");
        }
        said.push(step[0]);
        let at = answers.iter().position(|words| words == step[0]);
        let choice = at.and_then(|at| Some(war.pending()?.legal[at]));
        war.answer(choice.expect("it has just been found"))
            .expect("it is legal");
    }
    assert_eq!(challenge.attempt(said.into_iter()), Attempt::Solved, "{key}");
}
