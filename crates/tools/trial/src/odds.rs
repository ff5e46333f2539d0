//! `trial odds`: the odds of each answer of the question that waits, if it commits to dice. `trial weigh`: how long odds take.

use crate::bench::Clock;
use crate::game_of_name;
use crate::show::opened;
use clap::Args;
use engine::odds::{Chance, Odds, Standing};
use engine::{Present, Timeline};
use registry::{Listed, Task};
use testkit::{RandomPlay, weigh};

pub struct OddsOf<'a> {
    pub link: &'a str,
}

impl Task for OddsOf<'_> {
    type Output = u8;

    fn run<R: RandomPlay>(self) -> u8 {
        opened::<R>(self.link, |game| {
            let options = tell(&game);
            println!("options={options}");
        })
    }
}

#[derive(Args)]
pub struct Weigh {
    /// The game.
    #[arg(value_parser = game_of_name)]
    pub game: &'static Listed,
    /// How many wars.
    #[arg(long, value_name = "N", default_value_t = 60)]
    games: u64,
    /// How many answers of each kind of question.
    #[arg(long, value_name = "N", default_value_t = 8)]
    each: usize,
}

impl Task for Weigh {
    type Output = u8;

    fn run<R: RandomPlay>(self) -> u8 {
        let clock = Clock::start();
        let weighed = weigh::<R>(self.games, self.each, &|| clock.seconds() * 1000.0);
        println!("slowest: {}", weighed.slowest);
        println!("{weighed}");
        0
    }
}

/// Prints the odds; how many answers commit.
fn tell<R: Present>(game: &Timeline<R>) -> usize {
    let Some(standing) = Standing::of(game.game()) else {
        return 0;
    };
    let pending = standing.pending;
    let mut options = 0;
    for choice in &pending.legal {
        let Some(odds) = R::odds(&standing, *choice) else {
            continue;
        };
        options += 1;
        println!(
            "{}: {}",
            R::label(standing.state, &pending.question, *choice),
            odds.about
        );
        print!("{}", text(&odds));
    }
    options
}

fn text(odds: &Odds) -> String {
    let mut text = String::new();
    if let Some(good) = odds.good {
        text += &line(good, odds.goal);
    }
    if !odds.forces.is_empty() {
        text += &format!("  {}\n", odds.forces);
    }
    for part in &odds.parts {
        text += &format!("  {}\n", part.title);
        for (words, chance) in &part.outcomes {
            text += &line(*chance, words);
        }
    }
    odds.modifiers.iter().for_each(|line| text += &format!("  + {line}\n"));
    odds.assumptions
        .iter()
        .for_each(|line| text += &format!("  Assumed: {line}\n"));
    text
}

fn line(chance: Chance, words: &str) -> String {
    let mille = chance.per_mille();
    let (whole, tenth) = (mille / 10, mille % 10);
    format!(
        "    {whole:>3}.{tenth}%  {words}  ({} of {})\n",
        chance.of, chance.among
    )
}
