//! `trial fortune`: what dice and draws gave in wars between policies.

use crate::game_of_name;
use ai::{Evaluate, Fortune, FortuneSum, war_of_policies};
use clap::Args;
use engine::{PlayedGame, Seed, Side};
use registry::{AiTask, Listed};

#[derive(Args)]
pub struct FortuneCall {
    /// The game.
    #[arg(value_parser = game_of_name)]
    pub game: &'static Listed,
    /// So many wars.
    #[arg(long, value_name = "N", default_value_t = 100)]
    wars: u64,
    /// The seed of the first war; the others follow.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
}

impl AiTask for FortuneCall {
    type Output = Result<u8, String>;

    fn run<R: Evaluate>(self) -> Self::Output {
        let (mut cards, mut biggest, mut errors, mut sums) = (0, 0, 0, 0);
        let (mut rome, mut carthage, mut between) = (0, 0, 0);
        for war in 0..self.wars {
            let seed = Seed(self.seed + war);
            let game = war_of_policies::<R>(seed);
            let stretches = Fortune::<R>::reckoned(&PlayedGame::of(&game), seed).ok_or("a war comes about")?;
            let sum = FortuneSum::of(&stretches, Side::Rome).ok_or("a war has a card")?;
            let end = i32::from(game.outcome().is_some_and(|over| over.winner == Side::Rome)) * 4096;
            if game.outcome().is_some() && sum.end != end {
                return Err(format!("seed {}: it ends at {} parts, not {end}", seed.0, sum.end));
            }
            let most = stretches.iter().map(|stretch| stretch.fortune(Side::Rome).abs()).max();
            cards += stretches.len();
            biggest = biggest.max(most.unwrap_or(0));
            errors = errors.max(sum.error);
            sums += sum.fortune.abs();
            rome += sum.by.rome;
            carthage += sum.by.carthage;
            between += sum.between.abs();
        }
        let tenths = |parts: i32| parts * 1000 / 4096;
        let mean = |sum: i32| tenths(sum / self.wars.max(1) as i32);
        println!(
            "wars={} cards={cards} fortune_tenths={} biggest_tenths={} error_tenths_max={} rome_tenths={} carthage_tenths={} between_tenths={}",
            self.wars,
            mean(sums),
            tenths(biggest),
            tenths(errors),
            mean(rome),
            mean(carthage),
            mean(between),
        );
        Ok(0)
    }
}
