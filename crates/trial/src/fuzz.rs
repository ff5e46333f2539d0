//! `trial fuzz GAME --games N --seed S [--deep] [--jobs N]`.

use crate::{arguments::Arguments, bench::Clock};
use games::Task;
use kernel::trial::{Campaign, Fuzzed, fuzz_telling};

/// How many findings are told one by one.
const TOLD: usize = 10;
/// How many of the rarest events are named.
const RAREST: usize = 12;

pub struct Fuzz(Campaign);

impl Fuzz {
    pub fn from(arguments: &Arguments) -> Result<Self, String> {
        let usual = Campaign::default();
        Ok(Fuzz(Campaign {
            games: arguments.number("games", usual.games)?,
            seed: arguments.number("seed", usual.seed)?,
            deep: arguments.has("deep"),
            jobs: arguments.number("jobs", usual.jobs)?,
        }))
    }
}

impl Task for Fuzz {
    type Output = u8;

    fn run<R: Fuzzed>(self) -> u8 {
        let clock = Clock::start();
        let report = fuzz_telling::<R>(&self.0, &|done| {
            if done.is_multiple_of(500) {
                eprintln!("{done} of {} games", self.0.games);
            }
        });
        let per_second = clock.rate(report.decisions);
        for finding in report.findings.iter().take(TOLD) {
            println!("{finding}");
            if self.0.games == 1 {
                finding.story.iter().for_each(|line| eprintln!("  {line}"));
            }
        }
        let told = |most| {
            let rarest = report.rarest(most);
            let pairs: Vec<String> = rarest.iter().map(|(name, count)| format!("{name}={count}")).collect();
            pairs.join(" ")
        };
        if !R::rare().is_empty() {
            eprintln!("all that must come up: {}", told(usize::MAX));
        }
        println!("rarest: {}", told(RAREST));
        println!("{}", report.line(per_second));
        u8::from(!report.findings.is_empty())
    }
}
