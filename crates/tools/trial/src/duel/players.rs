//! Who plays in a duel.

use super::older::{Older, parts};
use ai::{Evaluate, Level, Policy, Thinker, Thought};
use engine::code::MOST_ANSWERS;
use engine::{Choice, Decider, Decision, Entry, Game, PerSide, PlayerView, Seed, Seeded, Side};
use std::fmt;
use testkit::cases::{Words, agreed};
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

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.parts, self.of)
    }
}

/// The level that a player's name means, if it is a number, with its part of the rollouts.
fn level(name: &str, budget: Budget) -> Option<Level> {
    let level = name.parse().ok().and_then(Level::of)?;
    Some(Level {
        rollouts: level.rollouts * budget.parts / budget.of,
        ..level
    })
}

/// The same; `policy` means the first level.
pub fn level_or_policy(name: &str, budget: Budget) -> Option<Level> {
    level(if name == "policy" { "1" } else { name }, budget)
}

/// What a level answers to the question that waits. Where it searches it is given what its side knows, and nothing else.
pub fn answer_at<R: Evaluate>(
    game: &Game<R>,
    blind: impl FnOnce() -> PlayerView<R>,
    level: Level,
    seed: Seed,
) -> Choice {
    thought_at(game, blind, level, seed).0
}

/// The same with the thought where it searches.
pub fn thought_at<R: Evaluate>(
    game: &Game<R>,
    blind: impl FnOnce() -> PlayerView<R>,
    level: Level,
    seed: Seed,
) -> (Choice, Option<Thought>) {
    let pending = game.pending().expect("a question waits");
    let (question, legal) = (&pending.question, &pending.legal);
    if legal.len() < 2 {
        (legal[0], None)
    } else if level.budget(R::stake(question)) == 0 {
        let at = Policy::new(seed, level.heat).choose::<R>(game.state(), question, legal);
        (legal[at], None)
    } else {
        let thought = Thinker::thought_through(&blind(), level, seed);
        (thought.answer, Some(thought))
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
    /// Another program, given what its side knows.
    Older {
        /// The program.
        program: Box<Older>,
        /// What the seeds of its thoughts grow from.
        seed: Seed,
    },
}

impl<R: Evaluate + Tested> Player<R> {
    /// The player of a name.
    pub fn new(name: &str, seed: Seed, budget: Budget) -> Result<Self, String> {
        if let Some(level) = level(name, budget) {
            return Ok(Player::Mind { level, seed });
        }
        if let Some((path, player)) = parts(name) {
            let program = Box::new(Older::start::<R>(path, player, budget)?);
            return Ok(Player::Older { program, seed });
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
    pub fn answer(&mut self, game: &Game<R>, number: u32) -> Result<Choice, String> {
        let pending = game.pending().expect("a question waits");
        let legal = &pending.legal;
        let seed_of = |seed: Seed| Seed(seed.0 << 20 | u64::from(number));
        Ok(match self {
            Player::Plain(decider) => match decider.decide(game.state(), &pending.question, legal) {
                Decision::Take(at) => legal[at],
                Decision::Wait | Decision::Cut => legal[0],
            },
            Player::Mind { level, seed } => {
                let blind = || PlayerView::of(game, pending.question.to).expect("this side is asked");
                answer_at(game, blind, *level, seed_of(*seed))
            }
            Player::Older { .. } if legal.len() < 2 => legal[0],
            // A line of what is known has room for the lower half.
            Player::Older { program, seed } => program.answer(game, seed_of(*seed).0 as u32)?,
        })
    }
}

/// The set-up in which this is agreed, in the words of a case: "21.1 H.1 Carthage 3".
///
/// # Errors
/// What is no rule that can be agreed.
pub fn setup<R: Tested>(words: &str) -> Result<R::Setup, String> {
    let with = format!("with {words}");
    let mut words = Words::new(if words.is_empty() { "" } else { &with });
    let setup = agreed::<R>(&mut words)?;
    if words.is_empty() {
        Ok(setup)
    } else {
        Err(format!("`{}` is nothing that could be agreed", words.rest()))
    }
}

/// A whole war from a set-up. What each answer brings about is told with the turn and the side that answered.
///
/// # Errors
/// What an older program has said instead of an answer.
pub fn war<R: Evaluate + Tested>(
    setup: R::Setup,
    seed: Seed,
    mut players: PerSide<Player<R>>,
    mut told: impl FnMut(u8, Side, &[Entry<R::Event>]),
) -> Result<Game<R>, String> {
    let mut game = Game::<R>::from_state(R::start(setup), Seeded::new(seed));
    for number in 0..MOST_ANSWERS {
        let Some(side) = game.asked() else { break };
        let (turn, before) = (R::turn(game.state()), game.log().len());
        let answer = players[side].answer(&game, number)?;
        game.answer(answer).expect("a player answers what is legal");
        told(turn, side, game.log().get(before..).unwrap_or_default());
    }
    Ok(game)
}
