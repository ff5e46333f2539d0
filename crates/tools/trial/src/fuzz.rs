//! `trial fuzz GAME --games N --seed S [--deep] [--minds] [--jobs N]`. Random players, or with `--minds` computer players without search: they
//! reach positions that random players never see.

use crate::{arguments::Arguments, bench::Clock};
use ai::{Minded, Policy};
use registry::{AiTask, Task};
use testkit::cases::CaseLanguage;
use testkit::{Campaign, Hired, RandomPlay, fuzz_telling};

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

/// The same between computer players of some noise.
pub struct BetweenAis(pub Fuzz);

/// Their noise, in points.
const HEAT: u8 = 8;

impl AiTask for BetweenAis {
    type Output = u8;

    fn run<R: Minded + CaseLanguage>(self) -> u8 {
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
        let report = fuzz_telling::<R>(&self.0, hired, &|done| {
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
