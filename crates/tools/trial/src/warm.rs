//! Wars between warm policies, broken off at questions, and an answer that is played on: what `fit` and `learn` are taught by.

use ai::{Advice, Evaluate, Policy, SeatView};
use engine::code::MOST_ANSWERS;
use engine::{Choice, Decision, Game, Lot, Nature, Question, Seed, Seeded};

/// Noise of the policies in wars, in points: wars that are all alike teach little.
pub const WAR_HEAT: u8 = 6;

/// A question of a war that is looked at.
pub struct Sampled<'a, R: Evaluate> {
    /// The war up to it.
    pub game: &'a Game<R>,
    /// The question.
    pub question: Question<R::Prompt>,
    /// Its legal answers, two or more.
    pub legal: &'a [Choice],
    /// From what the chance of rollouts grows.
    pub seed: Seed,
}

impl<R: Evaluate> Sampled<'_, R> {
    /// Has the game advise about the answers, as the side sees the war that is asked.
    pub fn advise(&self, advice: &mut Advice<'_>) {
        let seat = SeatView {
            state: self.game.state(),
            side: self.question.to,
        };
        R::advise(&seat, &self.question, advice);
    }
}

/// Plays one war of a seed, and looks at one of `every` questions that are wanted and leave a choice. What is drawn by lot there comes from
/// the chance that draws the questions.
pub fn war<R: Evaluate>(
    seed: Seed,
    mut policy: Policy,
    every: u8,
    wanted: impl Fn(&Question<R::Prompt>) -> bool,
    mut look: impl FnMut(&Sampled<'_, R>, &mut Seeded),
) {
    let setup = R::unpack(0).expect("every game has a plain set-up");
    let mut game = Game::<R>::from_state(R::start(setup), Seeded::new(seed));
    let mut chance = Seeded::new(Seed(seed.0 ^ 0x5EED));
    for number in 0..MOST_ANSWERS {
        let Some(pending) = game.pending() else { return };
        let (question, legal) = (pending.question, &pending.legal);
        let die = Lot::Die { id: 0, faces: every };
        if legal.len() > 1 && wanted(&question) && chance.pick(die) == 0 {
            let seed = Seed(seed.0 << 24 | u64::from(number) << 4);
            let sampled = Sampled {
                game: &game,
                question,
                legal,
                seed,
            };
            look(&sampled, &mut chance);
        }
        let at = policy.choose::<R>(game.state(), &question, legal);
        let answer = legal[at];
        game.answer(answer).expect("a policy answers what is legal");
    }
}

/// A first answer, then a policy for both sides.
pub struct PlayedOn {
    first: Option<Choice>,
    policy: Policy,
    /// Questions until it is cut.
    left: u32,
}

impl PlayedOn {
    /// Cut after `most` questions.
    pub fn new(first: Choice, policy: Policy, most: u32) -> Self {
        PlayedOn {
            first: Some(first),
            policy,
            left: most,
        }
    }

    /// The answer to a question; cut as well where the first answer is not legal.
    pub fn decide<R: Evaluate>(
        &mut self,
        state: &R::State,
        question: &Question<R::Prompt>,
        legal: &[Choice],
    ) -> Decision {
        let Some(left) = self.left.checked_sub(1) else {
            return Decision::Cut;
        };
        self.left = left;
        if let Some(first) = self.first.take() {
            let at = legal.iter().position(|choice| *choice == first);
            return at.map_or(Decision::Cut, Decision::Take);
        }
        Decision::Take(self.policy.choose::<R>(state, question, legal))
    }
}
