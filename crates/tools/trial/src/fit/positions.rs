//! Positions of wars between warm policies at which a search could judge, and who has won.

use super::position::{Judged, Position};
use crate::warm::WAR_HEAT;
use ai::{Evaluate, Pause, Policy, ROLLOUT_HEAT};
use engine::code::MOST_ANSWERS;
use engine::{Choice, Decider, Decision, Halt, Lot, Moment, Nature, Question, Runner, Seed, Seeded, Side, Silent};

/// Of so many positions between two cards or actions one is looked at: the next says nearly the same.
const EVERY: u8 = 4;

/// Plays one war of a seed, and adds positions of it. Every second is as warm as rollouts are, the others are warmer.
pub fn war<R: Evaluate>(runner: &mut Runner, seed: Seed, judged: &mut Vec<Judged>) {
    let heat = if seed.0.is_multiple_of(2) {
        ROLLOUT_HEAT
    } else {
        WAR_HEAT
    };
    let mut watching = Watching {
        policy: Policy::new(Seed(!seed.0), heat),
        chance: Seeded::new(Seed(seed.0 ^ 0x5EED)),
        positions: Vec::new(),
        left: MOST_ANSWERS,
    };
    let setup = R::unpack(0).expect("every game has a plain set-up");
    let (_, halt) = runner.run::<R>(R::start(setup), &[], &mut watching, &mut Seeded::new(seed), &mut Silent);
    if let Halt::Over(outcome) = halt {
        let rome = outcome.winner == Side::Rome;
        judged.extend(watching.positions.into_iter().map(|position| Judged { position, rome }));
    }
}

/// A policy for both sides, and the positions that are looked at.
struct Watching {
    policy: Policy,
    chance: Seeded,
    positions: Vec<Position>,
    /// Questions until it is cut.
    left: u32,
}

impl<R: Evaluate> Decider<R> for Watching {
    fn decide(&mut self, state: &R::State, question: &Question<R::Prompt>, legal: &[Choice]) -> Decision {
        let Some(left) = self.left.checked_sub(1) else {
            return Decision::Cut;
        };
        self.left = left;
        Decision::Take(self.policy.choose::<R>(state, question, legal))
    }

    fn stops(&mut self, state: &R::State, moment: Moment) -> bool {
        let die = Lot::Die { id: 0, faces: EVERY };
        let between = matches!(moment, Moment::Segment) && R::pause(state) != Pause::Inside;
        if between && self.chance.pick(die) == 0 {
            self.positions.push(Position::of::<R>(state));
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{game_of_name, with_ai};
    use registry::AiTask;
    use testkit::Tested;

    /// How many positions some wars give, and how many of them Rome has won.
    struct Counted;

    impl AiTask for Counted {
        type Output = (usize, usize);

        fn run<R: Evaluate + Tested>(self) -> (usize, usize) {
            let (mut judged, mut runner) = (Vec::new(), Runner::default());
            (1..=20).for_each(|seed| war::<R>(&mut runner, Seed(seed), &mut judged));
            (judged.len(), judged.iter().filter(|judged| judged.rome).count())
        }
    }

    #[test]
    fn wars_give_positions_of_both_winners() {
        let game = game_of_name("hamilcar").expect("a game");
        let (all, rome) = with_ai(game, Counted).expect("it has a computer player");
        assert!(all > 200 && rome > 20 && rome < all - 20, "{rome} of {all}");
    }
}
