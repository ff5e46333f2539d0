//! `trial duel`: two players meet, in pairs of wars of the same seed with the sides exchanged. Players are called random, simple or by the name
//! of a simple one, policy, by the number of a level, or `old:PATH:LEVEL`, who plays in the program of another version.

mod counts;
mod older;
mod players;
mod state;
mod statistics;

use counts::Counts;
pub use players::{Budget, Player, answer_at, level_or_policy, thought_at};
use players::{setup, war};
pub use state::write;
pub use statistics::Tally;

use crate::game_of_name;
use ai::Evaluate;
use clap::Args;
use engine::{PerSide, Seed, Side};
use registry::{AiTask, Listed};
use statistics::Sprt;
use std::path::PathBuf;
use std::thread;
use testkit::Tested;

/// So many pairs are given to each thread at once; then the state is written.
const AT_ONCE: u64 = 4;

#[derive(Args)]
pub struct Duel {
    /// The game.
    #[arg(value_parser = game_of_name)]
    pub game: &'static Listed,
    /// The first player: random, simple, the name of a simple player, policy, the number of a level, or old:PATH:LEVEL for a program of
    /// another version.
    a: String,
    /// The second player.
    b: String,
    /// How many pairs of wars.
    #[arg(long, value_name = "N", default_value_t = 100)]
    pairs: u64,
    /// The seed of the first pair; the others follow.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many threads.
    #[arg(long, value_name = "N", default_value_t = 2)]
    jobs: u64,
    /// The part of its rollouts that a level spends, as 1/8.
    #[arg(long, value_name = "PART", default_value = "1", value_parser = Budget::read)]
    budget: Budget,
    /// Optional rules and house rules that are agreed, in the words of a case, as "21.1 H.1 Carthage 3".
    #[arg(long, value_name = "RULES", default_value = "")]
    agreed: String,
    /// Two differences in Elo: ends as soon as it is clear which holds.
    #[arg(long, value_name = "LOW,HIGH", value_parser = Sprt::read)]
    sprt: Option<Sprt>,
    /// The file in which the duel stands, to go on where it was cut off.
    #[arg(long, value_name = "FILE")]
    state: Option<PathBuf>,
    /// Tells too what happens in the wars: turns, ends, and how often each event occurs.
    #[arg(long)]
    counts: bool,
}

impl AiTask for Duel {
    type Output = Result<u8, String>;

    /// Plays, and prints how it stands at the end.
    fn run<R: Evaluate + Tested>(self) -> Self::Output {
        for name in [&self.a, &self.b] {
            Player::<R>::new(name, Seed(0), self.budget)?;
        }
        setup::<R>(&self.agreed)?;
        let mut counts = Counts::default();
        let mut tally = match &self.state {
            Some(path) if path.exists() => Tally::read(path)?,
            _ => Tally::default(),
        };
        while tally.pairs() < self.pairs && self.sprt.is_none_or(|sprt| sprt.verdict(&tally).is_none()) {
            let from = self.seed + tally.pairs();
            let to = (from + AT_ONCE * self.jobs).min(self.seed + self.pairs);
            let (played, counted) = self.play::<R>(from, to)?;
            tally.join(&played);
            counts.join(counted);
            if let Some(path) = &self.state {
                tally.write(path)?;
            }
        }
        if let Some(verdict) = self.sprt.and_then(|sprt| sprt.verdict(&tally)) {
            println!("sprt: {verdict}");
        }
        for line in counts.lines().iter().filter(|_| self.counts) {
            println!("{line}");
        }
        println!("{}", tally.line());
        Ok(u8::from(tally.unfinished > 0))
    }
}

impl Duel {
    /// The pairs of these seeds, dealt out to threads.
    fn play<R: Evaluate + Tested>(&self, from: u64, to: u64) -> Result<(Tally, Counts), String> {
        let each = |first: u64| -> Result<(Tally, Counts), String> {
            let (mut tally, mut counts) = (Tally::default(), Counts::default());
            for seed in (from + first..to).step_by(self.jobs as usize) {
                self.pair::<R>(seed, &mut tally, &mut counts)?;
            }
            Ok((tally, counts))
        };
        let (mut whole, mut counts) = (Tally::default(), Counts::default());
        thread::scope(|scope| {
            let threads: Vec<_> = (0..self.jobs).map(|first| scope.spawn(move || each(first))).collect();
            for thread in threads {
                let (played, counted) = thread.join().expect("no rule panics")?;
                whole.join(&played);
                counts.join(counted);
            }
            Ok((whole, counts))
        })
    }

    /// Two wars of a seed: the first player is Rome, then Carthage.
    fn pair<R: Evaluate + Tested>(&self, seed: u64, tally: &mut Tally, counts: &mut Counts) -> Result<(), String> {
        let mut wins = 0;
        for first in Side::BOTH {
            let player = |side: Side| {
                let name = if side == first { &self.a } else { &self.b };
                Player::<R>::new(name, Seed(seed * 2 + side as u64), self.budget)
            };
            let players = PerSide::new(player(Side::Rome)?, player(Side::Carthage)?);
            let told = |turn, by, entries: &[_]| counts.count::<R>(turn, by, entries);
            let game = war::<R>(setup::<R>(&self.agreed)?, Seed(seed), players, told)?;
            match game.outcome() {
                Some(outcome) => {
                    counts.end(&game, &outcome);
                    wins += usize::from(outcome.winner == first);
                    tally.rome += u64::from(outcome.winner == Side::Rome);
                }
                None => tally.unfinished += 1,
            }
        }
        tally.of_pairs[wins] += 1;
        Ok(())
    }
}
