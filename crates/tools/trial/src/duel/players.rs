//! Who plays in a duel.

use super::level;
use ai::{Evaluate, Level, Policy, Thinker};
use engine::code::MOST_ANSWERS;
use engine::{Choice, Decider, Game, PerSide, PlayerView, Seed, Seeded, Verdict};
use testkit::{Kinds, Tested};

/// Which part of its rollouts a level spends.
#[derive(Clone, Copy)]
pub struct Budget {
    parts: u32,
    of: u32,
}

impl Budget {
    /// A whole number or a fraction, as 1/8.
    pub fn read(text: &str) -> Result<Self, String> {
        let (parts, of) = text.split_once('/').unwrap_or((text, "1"));
        match (parts.parse(), of.parse()) {
            (Ok(parts), Ok(of)) if of > 0 => Ok(Budget { parts, of }),
            _ => Err(format!("{text} is no budget")),
        }
    }
}

/// A player.
pub enum Player<R: Evaluate + Tested> {
    /// Looks at the position as the rules show it.
    Plain(Box<dyn Decider<R>>),
    /// Is given what its side knows.
    Mind {
        /// How well it plays.
        level: Level,
        /// What the seeds of its thoughts grow from.
        seed: Seed,
    },
}

impl<R: Evaluate + Tested> Player<R> {
    /// The player of a name.
    pub fn new(name: &str, seed: Seed, budget: Budget) -> Result<Self, String> {
        if let Some(mut level) = level(name) {
            level.rollouts = level.rollouts * budget.parts / budget.of;
            return Ok(Player::Mind { level, seed });
        }
        Ok(Player::Plain(match name {
            "random" => Box::new(Kinds::new(seed)),
            "policy" => Box::new(Policy::new(seed, 0)),
            name => {
                let name = if name == "simple" {
                    R::SIMPLE.first()
                } else {
                    R::SIMPLE.iter().find(|simple| **simple == name)
                };
                let both = name.and_then(|name| R::players(PerSide::new(name, name), seed));
                both.ok_or_else(|| format!("{} has no such player", R::NAME))?
            }
        }))
    }

    /// The answer to the question that waits.
    fn answer(&mut self, game: &Game<R>, number: u32) -> Choice {
        let pending = game.pending().expect("a question waits");
        let legal = &pending.legal;
        match self {
            Player::Plain(decider) => match decider.decide(game.state(), &pending.question, legal) {
                Verdict::Take(at) => legal[at],
                Verdict::Wait | Verdict::Cut => legal[0],
            },
            Player::Mind { level, seed } => {
                let seed = Seed(seed.0 << 20 | u64::from(number));
                if legal.len() < 2 {
                    return legal[0];
                }
                if level.budget(R::stake(&pending.question)) == 0 {
                    let at = Policy::new(seed, level.heat).choose::<R>(game.state(), &pending.question, legal);
                    return legal[at];
                }
                let blind = PlayerView::of(game, pending.question.to).expect("this side is asked");
                Thinker::thought_through(&blind, *level, seed).answer
            }
        }
    }
}

/// A whole war from the set-up without optional rules.
pub fn war<R: Evaluate + Tested>(seed: Seed, mut players: PerSide<Player<R>>) -> Game<R> {
    let setup = R::unpack(0).expect("every game has a plain set-up");
    let mut game = Game::<R>::from_state(R::start(setup), Seeded::new(seed));
    for number in 0..MOST_ANSWERS {
        let Some(side) = game.asked() else { break };
        let answer = players[side].answer(&game, number);
        game.answer(answer).expect("a player answers what is legal");
    }
    game
}
