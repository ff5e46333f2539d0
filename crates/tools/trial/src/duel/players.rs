//! Who plays in a duel.

use super::level;
use ai::{Level, Minded, Policy, Thinker};
use engine::code::MOST_ANSWERS;
use engine::{Blind, Choice, Decider, Game, PerSide, Seed, Seeded, Verdict};
use hamilcar::Hamilcar;
use hands::Hands;
use hands::testing::styles::{self, Style};
use hannibal::Hannibal;
use testkit::fighters::Players;
use testkit::{Kinds, RandomPlay};

/// A game that duels are played in.
pub trait Playing: Minded + RandomPlay {
    /// A simple player of this name, to be beaten.
    fn simple(name: &str, seed: Seed) -> Option<Box<dyn Decider<Self>>>;
}

impl Playing for Hands {
    fn simple(name: &str, seed: Seed) -> Option<Box<dyn Decider<Self>>> {
        let name = if name == "simple" { "mixed" } else { name };
        let style = Style::ALL.into_iter().find(|style| style.name() == name)?;
        Some(Box::new(styles::Players::new(PerSide::new(style, style), seed)))
    }
}

impl Playing for Hamilcar {
    fn simple(name: &str, seed: Seed) -> Option<Box<dyn Decider<Self>>> {
        match name {
            "simple" => Some(Box::new(Players::alike::<Hamilcar>(true, seed))),
            _ => None,
        }
    }
}

impl Playing for Hannibal {
    fn simple(name: &str, seed: Seed) -> Option<Box<dyn Decider<Self>>> {
        match name {
            "simple" => Some(Box::new(Players::alike::<Hannibal>(true, seed))),
            _ => None,
        }
    }
}

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
pub enum Player<R: Playing> {
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

impl<R: Playing> Player<R> {
    /// The player of a name.
    pub fn new(name: &str, seed: Seed, budget: Budget) -> Result<Self, String> {
        if let Some(mut level) = level(name) {
            level.rollouts = level.rollouts * budget.parts / budget.of;
            return Ok(Player::Mind { level, seed });
        }
        Ok(Player::Plain(match name {
            "random" => Box::new(Kinds::new(seed)),
            "policy" => Box::new(Policy::new(seed, 0)),
            name => R::simple(name, seed).ok_or_else(|| format!("{name} is no player of {}", R::NAME))?,
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
                let blind = Blind::of(game, pending.question.to).expect("this side is asked");
                Thinker::thought_through(&blind, *level, seed).answer
            }
        }
    }
}

/// A whole war from the set-up without optional rules.
pub fn war<R: Playing>(seed: Seed, mut players: PerSide<Player<R>>) -> Game<R> {
    let setup = R::unpack(0).expect("every game has a plain set-up");
    let mut game = Game::<R>::from_state(R::start(setup), Seeded::new(seed));
    for number in 0..MOST_ANSWERS {
        let Some(side) = game.asked() else { break };
        let answer = players[side].answer(&game, number);
        game.answer(answer).expect("a player answers what is legal");
    }
    game
}
