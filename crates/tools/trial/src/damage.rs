//! `trial damage`: links, positions and kept games that are damaged on their way.

use crate::game_of_name;
use clap::Args;
use registry::{Listed, Task};
use testkit::{RandomPlay, damage};

#[derive(Args)]
pub struct Damage {
    /// The game.
    #[arg(value_parser = game_of_name)]
    pub game: &'static Listed,
    /// How many damaged texts.
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    n: u32,
    /// What the damages are drawn from.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
}

impl Task for Damage {
    type Output = u8;

    fn run<R: RandomPlay>(self) -> u8 {
        let report = damage::<R>(self.n, self.seed);
        for wrong in report.wrong.iter().take(10) {
            println!("FAIL {wrong}");
        }
        for (why, count) in &report.refused {
            println!("{count} refused: {why}");
        }
        println!(
            "tried={} refused={} whole={} mended={} wrong={}",
            report.tried,
            report.refused.values().sum::<u32>(),
            report.whole,
            report.mended,
            report.wrong.len()
        );
        u8::from(!report.wrong.is_empty())
    }
}
