//! Many random games, and what was found.

use super::RandomPlay;
use super::straight::{Begun, Hired, Run};
use super::walk::{Broken, Closely, Counted, play_and_walk};
use core::fmt;
use engine::Choice;
use engine::internals::{FNV, fnv};
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU32, Ordering};

/// How many games are checked at each answer before one answer of a hundred must do.
const CLOSE_GAMES: u32 = 20;

/// What to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Campaign {
    /// How many games.
    pub games: u32,
    /// The number of the first game; the others follow. A game depends on its number alone.
    pub seed: u64,
    /// Whether every answer of every game is checked closely, not only those of the first 20 games, and each in as many worlds as else one
    /// of three.
    pub deep: bool,
    /// How many threads. Changes no result.
    pub jobs: u32,
}

impl Default for Campaign {
    fn default() -> Self {
        Campaign {
            games: 200,
            seed: 1,
            deep: false,
            jobs: 1,
        }
    }
}

/// The kind of a finding.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum What {
    /// The game does not end.
    Stuck,
    /// An invariant or a promise of options, replay, undo, link or save is broken.
    Unsound,
    /// The rules panicked.
    Panic,
    /// Something hidden can be told.
    BlindLeak,
}

/// Something wrong with a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// Its kind.
    pub kind: What,
    /// The number of the game: as `seed` of a campaign of one game it comes again.
    pub seed: u64,
    /// After how many answers.
    pub answer: usize,
    /// The game as a link, or `-` if it began elsewhere than at its set-up.
    pub link: String,
    /// In words.
    pub what: String,
    /// The last lines of the log before, and the answer that followed.
    pub story: Vec<String>,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Finding {
            seed,
            answer,
            link,
            what,
            ..
        } = self;
        write!(f, "FAIL seed={seed} answer={answer} link={link} what={what}")
    }
}

/// What a campaign found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Games played.
    pub games: u32,
    /// Games that came to their end.
    pub finished: u32,
    /// Answers chosen among two or more.
    pub decisions: u64,
    /// What was wrong, by game.
    pub findings: Vec<Finding>,
    /// How often each event and each prompt (`ask:`) came up.
    pub counts: BTreeMap<String, u64>,
    /// Those that must come up.
    rare: Vec<&'static str>,
    counted: Counted,
    digests: BTreeMap<u64, u64>,
}

/// Plays a campaign and checks every promise.
///
/// ```
/// use testkit::{Campaign};
/// let report = testkit::fuzz::<pig::Pig>(&Campaign { games: 20, ..Campaign::default() });
/// assert_eq!((report.finished, report.findings.len()), (20, 0));
/// ```
#[must_use]
pub fn fuzz<R: RandomPlay>(campaign: &Campaign) -> Report {
    fuzz_telling::<R>(campaign, None, &|_| {})
}

/// The same, played by whoever is hired, and telling how many games are done after each.
#[must_use]
pub fn fuzz_telling<R: RandomPlay>(
    campaign: &Campaign,
    hired: Option<Hired<R>>,
    tell: &(dyn Fn(u32) + Sync),
) -> Report {
    let jobs = campaign.jobs.clamp(1, 64);
    let done = AtomicU32::new(0);
    let tell = &|| tell(done.fetch_add(1, Ordering::Relaxed) + 1);
    let mut report = if jobs == 1 {
        share::<R>(campaign, hired, (0, 1), tell)
    } else {
        std::thread::scope(|scope| {
            let shares: Vec<_> = (0..jobs)
                .map(|job| scope.spawn(move || share::<R>(campaign, hired, (job, jobs), tell)))
                .collect();
            shares.into_iter().fold(Report::default(), |all, share| {
                all.and(share.join().expect("each game catches its own panics"))
            })
        })
    };
    for name in R::rare() {
        report.counts.entry((*name).to_owned()).or_default();
        report.rare.push(name);
    }
    report
        .findings
        .sort_by_key(|finding| finding.seed.wrapping_sub(campaign.seed));
    report
}

/// Every game that falls to one of several threads.
fn share<R: RandomPlay>(
    campaign: &Campaign,
    hired: Option<Hired<R>>,
    (job, jobs): (u32, u32),
    tell: &(dyn Fn() + Sync),
) -> Report {
    let mut report = Report::default();
    for game in (job..campaign.games).step_by(jobs as usize) {
        let number = campaign.seed.wrapping_add(u64::from(game));
        let (counted, mut answers) = (&mut report.counted, Vec::new());
        let closely = Closely {
            number,
            always: campaign.deep || game < CLOSE_GAMES,
            deep: campaign.deep,
        };
        let played = catch_unwind(AssertUnwindSafe(|| {
            let begun = Begun::<R>::new(number).by(hired);
            play_and_walk(&begun, &mut answers, closely, counted)
        }));
        report.games += 1;
        match played {
            Ok((run, walked)) => report.add(game, number, run, walked),
            Err(panic) => report.find_panic::<R>(game, number, &answers, &*panic),
        }
        tell();
    }
    report
}

impl Report {
    fn add<R: RandomPlay>(&mut self, game: u32, number: u64, run: Run<R>, walked: Result<(), Broken>) {
        self.decisions += run.decisions;
        self.finished += u32::from(run.outcome.is_some());
        self.digests.insert(u64::from(game), run.digest);
        for (name, count) in run.counts {
            *self.counts.entry(name).or_default() += count;
        }
        if let Err(broken) = walked {
            let kind = match (run.unsound, run.outcome) {
                (None, None) => What::Stuck,
                (None, Some(_)) if broken.what.starts_with("blind") => What::BlindLeak,
                _ => What::Unsound,
            };
            self.find(kind, number, broken);
        }
    }

    fn find(&mut self, kind: What, seed: u64, broken: Broken) {
        let Broken {
            answer,
            what,
            link,
            story,
        } = broken;
        self.findings.push(Finding {
            kind,
            seed,
            answer,
            link,
            what,
            story,
        });
    }

    fn find_panic<R: RandomPlay>(
        &mut self,
        game: u32,
        number: u64,
        answers: &[Choice],
        panic: &(dyn core::any::Any + Send),
    ) {
        let words = panic.downcast_ref::<String>().map(String::as_str);
        let words = words.or_else(|| panic.downcast_ref::<&str>().copied());
        let what = words.unwrap_or("a panic without words").replace('\n', " ");
        let kind = if what.ends_with("leaves no answer") {
            What::Stuck
        } else {
            What::Panic
        };
        self.digests.insert(u64::from(game), 0);
        let told = catch_unwind(AssertUnwindSafe(|| {
            Broken::before(&Begun::<R>::new(number), answers, &what, false)
        }));
        let broken = told.unwrap_or(Broken {
            answer: answers.len(),
            what,
            link: "-".to_owned(),
            story: Vec::new(),
        });
        self.find(kind, number, broken);
    }

    fn and(mut self, other: Report) -> Report {
        self.games += other.games;
        self.finished += other.finished;
        self.decisions += other.decisions;
        self.findings.extend(other.findings);
        for (name, count) in other.counts {
            *self.counts.entry(name).or_default() += count;
        }
        self.counted = self.counted.and(other.counted);
        self.digests.extend(other.digests);
        self
    }

    /// How many findings of a kind.
    #[must_use]
    pub fn found(&self, kind: What) -> usize {
        self.findings.iter().filter(|f| f.kind == kind).count()
    }

    /// One number for all games and their order.
    #[must_use]
    pub fn digest(&self) -> u64 {
        self.digests
            .values()
            .fold(FNV, |hash, game| fnv(hash, &game.to_le_bytes()))
    }

    /// Of a thousand spaces, own generals and cards in hand that could not be chosen, those without a reason of their own.
    #[must_use]
    pub fn generic_refusals(&self) -> u64 {
        self.counted.refused.per_mille()
    }

    /// Those by prompt and kind of thing, as `Own.Where.Space`.
    pub fn generic(&self) -> impl Iterator<Item = (&str, u64)> {
        let counts = self.counted.refused.generic.iter();
        counts.map(|(name, count)| (name.as_str(), *count))
    }

    /// In how many positions a side's view was compared with that in other worlds.
    #[must_use]
    pub fn compared(&self) -> u64 {
        self.counted.compared.positions
    }

    /// In how many of those cards that the side had seen had been dealt a second time in the same segment.
    #[must_use]
    pub fn second_deals(&self) -> u64 {
        self.counted.compared.second_deals
    }

    /// The rarest of the events and prompts that must come up, or of all if none must, rarest first.
    #[must_use]
    pub fn rarest(&self, most: usize) -> Vec<(&str, u64)> {
        let mut counts: Vec<(&str, u64)> = self
            .counts
            .iter()
            .map(|(name, count)| (name.as_str(), *count))
            .filter(|(name, _)| self.rare.is_empty() || self.rare.contains(name))
            .collect();
        counts.sort_by_key(|(name, count)| (*count, *name));
        counts.truncate(most);
        counts
    }

    /// The closing line, with the speed that the caller has measured.
    #[must_use]
    pub fn line(&self, decisions_per_second: u64) -> String {
        let [stuck, unsound, panics, leaks] =
            [What::Stuck, What::Unsound, What::Panic, What::BlindLeak].map(|kind| self.found(kind));
        format!(
            "games={} finished={} stuck={stuck} unsound={unsound} panics={panics} blind_leaks={leaks} decisions={} \
             decisions_per_second={decisions_per_second} generic_refusals={} rarest_count={} compared={} second_deals={} digest={}",
            self.games,
            self.finished,
            self.decisions,
            self.generic_refusals(),
            self.rarest(1).first().map_or(0, |(_, count)| *count),
            self.compared(),
            self.second_deals(),
            self.digest(),
        )
    }
}
