//! `trial challenges`: challenges for the file of a game.
//!
//! Both sides of duels are played by the third level at a part of its budget. Where the first level would answer otherwise, and much worse, all
//! legal answers are compared in the same worlds; what stays apart in three runs becomes a block, with what its words are written from as
//! comments. `--check` compares the answers of the game's file anew.

mod position;

use crate::duel::{Budget, level_or_policy};
use crate::game_of_name;
use ai::{Evaluate, Policy, Stake, Thinker};
use clap::Args;
use engine::code::MOST_ANSWERS;
use engine::{Challenge, Envelope, PlayerView, Seed, Timeline};
use position::Position;
use registry::{AiTask, Listed};
use testkit::Tested;

/// Questions with more answers are passed over: nobody looks through them.
const MOST_CHOICES: usize = 24;

/// The level that plays the duels.
const LEVEL: &str = "3";

/// The first level's answer is worse than the other by so much in the thought of a duel, in parts of 4096: six points.
const SUSPICION: u16 = 6 * 4096 / 100;

#[derive(Args)]
pub struct Challenges {
    /// The game.
    #[arg(value_parser = game_of_name)]
    pub game: &'static Listed,
    /// So many duels are looked through.
    #[arg(long, value_name = "N", default_value_t = 20)]
    games: u64,
    /// The seed of the first duel; the others follow.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// In so many worlds all answers are compared, three times.
    #[arg(long, value_name = "N", default_value_t = 400)]
    worlds: u32,
    /// The part of its rollouts that the level spends in duels.
    #[arg(long, value_name = "PART", default_value = "1/8", value_parser = Budget::read)]
    budget: Budget,
    /// At most so many of one duel.
    #[arg(long, value_name = "N", default_value_t = 2)]
    most: usize,
    /// Looks for nothing, and compares the answers of the game's file anew.
    #[arg(long)]
    check: bool,
}

impl AiTask for Challenges {
    type Output = Result<u8, String>;

    fn run<R: Evaluate + Tested>(self) -> Self::Output {
        if self.check {
            return self.check::<R>();
        }
        let mut all = 0;
        for seed in self.seed..self.seed + self.games {
            all += self.duel::<R>(seed);
        }
        println!("games={} challenges={all}", self.games);
        Ok(0)
    }
}

impl Challenges {
    /// Plays the duel of a seed and prints the blocks of its challenges; how many they are.
    fn duel<R: Evaluate + Tested>(&self, seed: u64) -> usize {
        let setup = R::unpack(0).expect("every game has a plain set-up");
        let mut war = Timeline::<R>::new(setup, Seed(seed), Envelope::default());
        let mut blocks: Vec<String> = Vec::new();
        let mut quiet_until = 0;
        for number in 0..MOST_ANSWERS as usize {
            let Some(pending) = war.pending() else { break };
            let (question, legal) = (pending.question, pending.legal.to_vec());
            let blind = PlayerView::of(war.game(), question.to).expect("somebody is asked");
            let level = level_or_policy(LEVEL, self.budget).expect("there is such a level");
            let thought = Thinker::thought_through(&blind, level, Seed(seed << 20 | number as u64));
            let first_level = Policy::new(Seed(1), 0).choose::<R>(war.state(), &question, &legal);
            let is_wanted = R::stake(&question) != Stake::Little
                && (2..=MOST_CHOICES).contains(&legal.len())
                && number >= quiet_until
                && blocks.len() < self.most;
            let loses = |chance: u16| chance + SUSPICION <= thought.chance;
            let suspected = thought
                .estimate(legal[first_level])
                .is_some_and(|estimate| loses(estimate.chance));
            if is_wanted && suspected {
                let found = Position::of(&war).and_then(|position| position.challenge(self.worlds, legal[first_level]));
                if let Some(block) = found {
                    println!(
                        "key: {}-{seed}-{number}\n{block}\n",
                        R::NAME.to_lowercase().replace(' ', "-")
                    );
                    blocks.push(block);
                    // The next of a duel is about something else.
                    quiet_until = number + 40;
                }
            }
            war.answer(thought.answer).expect("a thought answers what is legal");
        }
        eprintln!("seed={seed} challenges={}", blocks.len());
        blocks.len()
    }

    /// Compares the answers of the game's challenges anew. Fails if what is right does not stand apart any more, or if the first level finds
    /// more than half of them.
    fn check<R: Evaluate + Tested>(&self) -> Result<u8, String> {
        let challenges = Challenge::read(R::CHALLENGES)?;
        let (mut held, mut found) = (0, 0);
        for one in &challenges {
            let verdict = position::check::<R>(one, self.worlds)?;
            held += usize::from(verdict.holds);
            found += usize::from(verdict.found_by_first_level);
            println!(
                "{} {}: {}",
                if verdict.holds { "ok    " } else { "FAILED" },
                one.key,
                verdict.words
            );
        }
        let all = challenges.len();
        println!("challenges={all} held={held} found_by_level_1={found}");
        Ok(u8::from(held < all || 2 * found > all))
    }
}
