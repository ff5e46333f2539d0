//! `trial thoughts`: the digest of many thoughts, to be held against that of the same thoughts in the browser.

use crate::game_of_name;
use ai::{Evaluate, digest_of_thoughts};
use clap::Args;
use registry::{AiTask, Listed};

#[derive(Args)]
pub struct Thoughts {
    /// The game.
    #[arg(value_parser = game_of_name)]
    pub game: &'static Listed,
    /// So many thoughts.
    #[arg(long, value_name = "N", default_value_t = 1000)]
    count: u32,
}

impl AiTask for Thoughts {
    type Output = u8;

    fn run<R: Evaluate>(self) -> Self::Output {
        println!("thoughts={} digest={}", self.count, digest_of_thoughts::<R>(self.count));
        0
    }
}
