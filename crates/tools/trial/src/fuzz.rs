//! `trial fuzz`: wars that test every promise. Random players, or with `--minds` computer players without search: they reach positions
//! that random players never see.

use crate::bench::Clock;
use crate::game_of_name;
use ai::{Evaluate, Policy};
use clap::Args;
use registry::{AiTask, Listed, Task};
use testkit::cases::CaseLanguage;
use testkit::{Campaign, Hired, RandomPlay, fuzz_telling};

/// How many findings are told one by one.
const TOLD: usize = 10;
/// How many of the rarest events are named.
const RAREST: usize = 12;

#[derive(Args)]
pub struct Fuzz {
    /// The game.
    #[arg(value_parser = game_of_name)]
    pub game: &'static Listed,
    /// How many wars.
    #[arg(long, value_name = "N", default_value_t = Campaign::default().games)]
    games: u32,
    /// The number of the first war; the others follow.
    #[arg(long, value_name = "S", default_value_t = Campaign::default().seed)]
    seed: u64,
    /// Checks every answer of every war closely, not only those of the first 20 wars.
    #[arg(long)]
    deep: bool,
    /// Lets computer players without search play instead of random ones.
    #[arg(long)]
    pub minds: bool,
    /// How many threads.
    #[arg(long, value_name = "N", default_value_t = Campaign::default().jobs)]
    jobs: u32,
}

/// The same between computer players of some noise.
pub struct BetweenAis(pub Fuzz);

/// Their noise, in points.
const HEAT: u8 = 8;

impl AiTask for BetweenAis {
    type Output = u8;

    fn run<R: Evaluate + CaseLanguage>(self) -> u8 {
        self.0.play::<R>(Some(|seed| Box::new(Policy::new(seed, HEAT))))
    }
}

impl Task for Fuzz {
    type Output = u8;

    fn run<R: RandomPlay>(self) -> u8 {
        self.play::<R>(None)
    }
}

impl Fuzz {
    fn play<R: RandomPlay>(self, hired: Option<Hired<R>>) -> u8 {
        let clock = Clock::start();
        let campaign = Campaign {
            games: self.games,
            seed: self.seed,
            deep: self.deep,
            jobs: self.jobs,
        };
        let report = fuzz_telling::<R>(&campaign, hired, &|done| {
            if done.is_multiple_of(500) {
                eprintln!("{done} of {} games", self.games);
            }
        });
        let per_second = clock.rate(report.decisions);
        for finding in report.findings.iter().take(TOLD) {
            println!("{finding}");
            if self.games == 1 {
                finding.story.iter().for_each(|line| eprintln!("  {line}"));
            }
        }
        if !R::rare().is_empty() {
            eprintln!("all that must come up: {}", pairs(report.rarest(usize::MAX)));
        }
        if report.generic_refusals() > 0 {
            eprintln!("refused without a section of its own: {}", pairs(report.generic()));
        }
        println!("rarest: {}", pairs(report.rarest(RAREST)));
        println!("{}", report.line(per_second));
        u8::from(!report.findings.is_empty())
    }
}

/// Names with their counts, on one line.
fn pairs<'a>(counts: impl IntoIterator<Item = (&'a str, u64)>) -> String {
    let pairs = counts.into_iter().map(|(name, count)| format!("{name}={count}"));
    pairs.collect::<Vec<_>>().join(" ")
}
