//! `trial windows`: how often each side is asked for a hidden card while one card is played.

use crate::game_of_name;
use clap::Args;
use engine::scene::AskKind;
use engine::{Game, Lot, Nature, PerSide, Seed, Seeded, Side};
use registry::{Listed, Task};
use testkit::RandomPlay;

#[derive(Args)]
pub struct Windows {
    /// The game.
    #[arg(value_parser = game_of_name)]
    pub game: &'static Listed,
    /// How many wars.
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: u64,
    /// The seed of the first war; the others follow.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
}

impl Task for Windows {
    type Output = u8;

    fn run<R: RandomPlay>(self) -> u8 {
        let mut counts = PerSide::new(Vec::new(), Vec::new());
        for number in self.seed..self.seed + self.games {
            count::<R>(number, &mut counts);
        }
        let plays = counts.rome.len();
        let mut told = format!("plays={plays}");
        for side in Side::BOTH {
            let of = &mut counts[side];
            of.sort_unstable();
            let sum: u64 = of.iter().copied().map(u64::from).sum();
            let mean = sum * 1000 / (plays as u64).max(1);
            let p95 = of.get(plays * 95 / 100).copied().unwrap_or_default();
            let name = side.name().to_lowercase();
            told += &format!(" {name}_per_mille={mean} {name}_p95={p95}");
        }
        println!("{told}");
        0
    }
}

/// Plays one random war; for each card play how many windows were opened to each side.
fn count<R: RandomPlay>(number: u64, counts: &mut PerSide<Vec<u32>>) {
    let Some(setup) = R::unpack(0) else { return };
    let mut game = Game::<R>::new(setup, Seed(number));
    let mut chance = Seeded::new(Seed(!number));
    let mut now: Option<PerSide<u32>> = None;
    let mut close = |now: &mut Option<PerSide<u32>>| {
        if let Some(now) = now.take() {
            counts.rome.push(now.rome);
            counts.carthage.push(now.carthage);
        }
    };
    while let Some(pending) = game.pending() {
        let question = pending.question;
        match R::prompting(game.state(), &question).kind {
            AskKind::Card => {
                close(&mut now);
                now = Some(PerSide::default());
            }
            AskKind::Window => {
                if let Some(now) = &mut now {
                    now[question.to] += 1;
                }
            }
            _ => {}
        }
        let faces = pending.legal.len() as u8;
        let choice = pending.legal[chance.pick(Lot::Die { id: 0, faces }) as usize];
        game.answer(choice).expect("a legal answer is taken");
    }
    close(&mut now);
}
