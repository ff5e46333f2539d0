//! A digest of thoughts: it tells whether they are the same natively and in the browser.

use crate::level::ROLLOUT_HEAT;
use crate::{Evaluate, Level, Policy, Thinker};
use engine::internals::{FNV, fnv};
use engine::{Game, PlayerView, Seed, Seeded};

/// Rollouts of each thought: enough for several rounds.
const ROLLOUTS: u32 = 48;
/// Of the questions that are searched in a war, one of so many is thought about.
const EVERY: u32 = 7;
/// Levels that search; they take turns.
const LEVELS: [u8; 3] = [2, 3, 4];

/// The digest of so many thoughts about questions of wars between policies: of what they would answer, and of each answer that they tried out.
///
/// # Panics
/// Never: every game has a plain set-up, and a policy answers what is legal.
#[must_use]
pub fn digest_of_thoughts<R: Evaluate>(thoughts: u32) -> u64 {
    let (mut digest, mut thought, mut searched) = (FNV, 0, 0);
    for war in 1.. {
        let setup = R::unpack(0).expect("every game has a plain set-up");
        let mut game = Game::<R>::from_state(R::start(setup), Seeded::new(Seed(war)));
        let mut policy = Policy::new(Seed(war), ROLLOUT_HEAT);
        while let Some(pending) = game.pending() {
            let (question, legal) = (pending.question, &pending.legal);
            let level = Level::of(LEVELS[thought as usize % LEVELS.len()]).expect("a level that searches");
            let level = level.with_budget(ROLLOUTS, R::stake(&question));
            if legal.len() > 1 && level.budget(R::stake(&question)) > 0 {
                if searched % EVERY == 0 {
                    let view = PlayerView::of(&game, question.to).expect("this side is asked");
                    let came = Thinker::thought_through(&view, level, Seed(u64::from(searched)));
                    digest = fnv(digest, format!("{came:?}").as_bytes());
                    thought += 1;
                }
                searched += 1;
            }
            if thought == thoughts {
                return digest;
            }
            let answer = legal[policy.choose::<R>(game.state(), &question, legal)];
            game.answer(answer).expect("a policy answers what is legal");
        }
    }
    digest
}
