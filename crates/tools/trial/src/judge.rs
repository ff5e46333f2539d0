//! `trial judge`: whether verdicts are honest. Wars between warm policies are judged as a review does, and what is found is thought about again.

use crate::game_of_name;
use crate::warm::{self, Sampled, WAR_HEAT};
use ai::{Evaluate, Fault, Judge, Level, Policy, Stake, Verdict};
use clap::Args;
use engine::{Choice, PlayerView, Question, Seed, Seeded};
use registry::{AiTask, Listed};
use testkit::Tested;

/// The level that judges.
const LEVEL: usize = 2;
/// One of so many questions is judged, so that wars differ.
const EVERY: u8 = 4;
/// What is called as good as the best lies within so much of it, in parts of 4096: three points of a hundred.
const WITHIN: u16 = Fault::Slip.least();

#[derive(Args)]
pub struct JudgeCall {
    /// The game.
    #[arg(value_parser = game_of_name)]
    pub game: &'static Listed,
    /// So many mistakes and blunders, and as many answers that are called as good as the best, are thought about again.
    #[arg(long, value_name = "N", default_value_t = 200)]
    faults: u32,
    /// The seed of the first war; the others follow.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// With so many times the rollouts.
    #[arg(long, value_name = "N", default_value_t = 8)]
    times: u32,
    /// At most so many wars.
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: u64,
}

/// What has been found.
#[derive(Default)]
struct Count {
    judged: u32,
    slips: u32,
    /// Mistakes and blunders, and how many of them are still at least slips.
    faults: [u32; 2],
    /// Answers of which is said that they are as good as the best, and how many of them still lie within three points.
    good: [u32; 2],
}

impl AiTask for JudgeCall {
    type Output = Result<u8, String>;

    fn run<R: Evaluate + Tested>(self) -> Self::Output {
        let mut count = Count::default();
        let mut wars = 0;
        while wars < self.games && (count.faults[0] < self.faults || count.good[0] < self.faults) {
            self.war::<R>(Seed(self.seed + wars), &mut count);
            wars += 1;
        }
        let Count {
            judged,
            slips,
            faults: [faults, still],
            good: [good, within],
        } = count;
        println!(
            "games={wars} judged={judged} slips={slips} faults={faults} still={still} good={good} within={within}"
        );
        Ok(0)
    }
}

impl JudgeCall {
    /// Judges answers of one war: those that a policy of more noise gives.
    fn war<R: Evaluate + Tested>(&self, seed: Seed, count: &mut Count) {
        let mut answers = Policy::new(seed, 3 * WAR_HEAT);
        let searched = |question: &Question<R::Prompt>| R::stake(question) != Stake::Little;
        let policy = Policy::new(Seed(!seed.0), WAR_HEAT);
        warm::war::<R>(
            seed,
            policy,
            EVERY,
            searched,
            |sampled: &Sampled<'_, R>, _: &mut Seeded| {
                let at = answers.choose::<R>(sampled.game.state(), &sampled.question, sampled.legal);
                self.judge(sampled, sampled.legal[at], count);
            },
        );
    }

    /// Judges an answer as a review does, and what comes of it again.
    fn judge<R: Evaluate + Tested>(&self, sampled: &Sampled<'_, R>, played: Choice, count: &mut Count) {
        let Some(blind) = PlayerView::of(sampled.game, sampled.question.to) else {
            return;
        };
        let verdict = |rollouts, seed| {
            let level = Level {
                rollouts,
                ..Level::ALL[LEVEL]
            };
            Judge::judged(&blind, played, level, seed)
        };
        let Some(quick) = verdict(Verdict::QUICK, sampled.seed) else {
            return;
        };
        count.judged += 1;
        let thorough = || verdict(Verdict::THOROUGH, sampled.seed);
        let may_be_a_fault = quick.may_be_a_fault();
        let found = if may_be_a_fault { thorough() } else { Some(quick) };
        let Some(found) = found else { return };
        let again = || verdict(self.times * Verdict::THOROUGH, Seed(!sampled.seed.0));
        match found.fault() {
            Some(Fault::Slip) => count.slips += 1,
            Some(Fault::Mistake | Fault::Blunder) if count.faults[0] < self.faults => {
                let still = again().is_some_and(|again| again.fault().is_some());
                count.faults[0] += 1;
                count.faults[1] += u32::from(still);
            }
            None if count.good[0] < self.faults => {
                // A player is told so of what has been looked at thoroughly: what he tries again.
                let told = if may_be_a_fault { Some(found) } else { thorough() };
                if told.is_some_and(|told| told.is_as_good_as_the_best()) {
                    let within = again().is_some_and(|again| again.loss <= WITHIN);
                    count.good[0] += 1;
                    count.good[1] += u32::from(within);
                }
            }
            Some(Fault::Mistake | Fault::Blunder) | None => {}
        }
    }
}
