//! `trial answer`: the other half of a duel against this program. A line of standard input is what a side knows at a question; the line that
//! follows on standard output is the number of the answer among the legal ones, and how many these are.

use crate::duel::{Budget, answer_at, level_or_policy};
use crate::game_of_name;
use crate::known::Known;
use ai::Evaluate;
use clap::Args;
use engine::Seed;
use registry::{AiTask, Listed};
use std::io::stdin;
use testkit::Tested;

#[derive(Args)]
pub struct Answer {
    /// The game.
    #[arg(value_parser = game_of_name)]
    pub game: &'static Listed,
    /// Who answers: policy, or the number of a level.
    player: String,
    /// The part of its rollouts that a level spends, as 1/8.
    #[arg(long, value_name = "PART", default_value = "1", value_parser = Budget::read)]
    budget: Budget,
}

/// The first line: what a program must share with this one to play against it.
pub fn greeting<R: Evaluate>() -> String {
    format!(
        "answers for {}, revision {}, layout {}",
        R::NAME,
        R::REVISION,
        R::SCHEMA
    )
}

impl AiTask for Answer {
    type Output = Result<u8, String>;

    /// Answers until the input ends.
    fn run<R: Evaluate + Tested>(self) -> Self::Output {
        let level = level_or_policy(&self.player, self.budget).ok_or("answers are given by policy or a level")?;
        println!("{}", greeting::<R>());
        let mut questions = 0_u64;
        for line in stdin().lines() {
            let line = line.map_err(|error| error.to_string())?;
            let known = Known::<R>::of_line(&line)?;
            let game = known.blind.game();
            let legal = &game.pending().expect("a blind game has a question").legal;
            let answer = answer_at(&game, || known.blind, level, Seed(known.seed.into()));
            let at = legal.iter().position(|choice| *choice == answer).unwrap_or_default();
            println!("{at} of {}", legal.len());
            questions += 1;
        }
        println!("questions={questions}");
        Ok(0)
    }
}
