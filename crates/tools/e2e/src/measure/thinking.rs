//! What a thought of the computer player costs, and what the page feels of it.

use super::{Measured, SLOWED, frames, of, panned, share, slow};
use crate::thoughts::{Asked, ON_THE_PAGE, Questions, TWO_WORKERS, begin, hire, keep_busy, number, replies};
use crate::{Outcome, Screen, World, position};
use ai::Stake;
use ai::message::Reply;
use std::time::Instant;

/// So many questions of each game, each about a card or an action.
const QUESTIONS: usize = 24;
/// The highest level that thinks in one worker.
const LEGATE: u8 = 3;
/// The level whose thoughts two workers share.
const CONSUL: u8 = 4;

/// Thoughts of the highest levels about cards and actions of all games: how long they take on a slow processor, what a second worker saves, the
/// memory of the program, rollouts a second in the browser and natively, and the frames of the page while a worker thinks.
pub fn thinking(world: &World) -> Outcome<Vec<Measured>> {
    let (mut legate, mut consul) = (Vec::new(), Vec::new());
    let (mut alone, mut by_two, mut memory) = (0.0, 0.0, 0.0_f64);
    let (mut here, mut there) = (Rate::default(), Rate::default());
    let mut browser = world.empty_browser()?;
    for game in registry::built_in_games().map(|game| game.number) {
        let begun = Instant::now();
        let asked = asked_of(game, LEGATE)?;
        here.add(&asked, begun.elapsed().as_secs_f64() * 1000.0);
        let of_consul = asked_of(game, CONSUL)?;
        begin(&mut browser, game, None)?;
        // The first thoughts run in a program that is still being compiled.
        replies(&browser, &asked)?;
        there.add(&asked, millis(&replies(&browser, &asked)?));
        alone += millis(&replies(&browser, &of_consul)?);

        begin(&mut browser, game, Some(TWO_WORKERS))?;
        replies(&browser, &asked)?;
        by_two += millis(&replies(&browser, &of_consul)?);

        begin(&mut browser, game, Some(ON_THE_PAGE))?;
        browser.await_script("the computer player", "return window.brain && true")?;
        replies(&browser, &asked[..4])?;
        slow(&browser, SLOWED)?;
        legate.extend(replies(&browser, &asked)?.iter().map(|told| told.1));
        consul.extend(replies(&browser, &of_consul)?.iter().map(|told| told.1));
        slow(&browser, 1)?;
        memory = memory.max(number(&browser, "return brain.memory.buffer.byteLength")?);
    }
    let (still, busy) = frames_while_it_thinks(world)?;
    let saved = by_two / alone;
    let rate = 100.0 * here.per_second() / there.per_second();
    Ok(vec![
        of("thought_median_ms", share(&mut legate, 0.5), 0),
        of("thought_p95_ms", share(&mut legate, 0.95), 3000),
        // No worker can be slowed: what two save is counted at full speed.
        of("consul_thought_median_ms", saved * share(&mut consul, 0.5), 0),
        of("consul_thought_p95_ms", saved * share(&mut consul, 0.95), 5000),
        // To 62 if rollouts rise 1.6 times.
        of("time_by_two_workers_percent", 100.0 * saved, 62),
        of("thought_program_kb", memory / 1024.0, 16 * 1024),
        of("rollouts_per_second", there.per_second(), 0),
        of("rollouts_per_second_natively", here.per_second(), 0),
        of("native_to_wasm_percent", rate, 167),
        of("frame_p95_ms", still, 0),
        of("frame_while_it_thinks_p95_ms", busy, 34),
    ])
}

/// The milliseconds that these replies took together.
fn millis(told: &[(Reply, f64)]) -> f64 {
    told.iter().map(|told| told.1).sum()
}

/// The questions of a game, by its number, with the thoughts of a level about them.
fn asked_of(game: u8, level: u8) -> Outcome<Vec<Asked>> {
    let questions = Questions {
        count: QUESTIONS,
        level,
        stake: Some(Stake::Much),
    };
    registry::ai_with_number(game, questions).ok_or_else(|| "a game without a computer player".to_owned())
}

/// Rollouts and the time they took.
#[derive(Default)]
struct Rate {
    rollouts: f64,
    millis: f64,
}

impl Rate {
    fn add(&mut self, asked: &[Asked], millis: f64) {
        let spent = asked.iter().map(|asked| match asked.reply {
            Reply::Thought { rollouts, .. } => f64::from(rollouts),
            Reply::Ready
            | Reply::Thinking { .. }
            | Reply::Part { .. }
            | Reply::Hint { .. }
            | Reply::Judged { .. }
            | Reply::Continuation { .. }
            | Reply::Fortune { .. }
            | Reply::Failed { .. } => 0.0,
        });
        self.rollouts += spent.sum::<f64>();
        self.millis += millis;
    }

    fn per_second(&self) -> f64 {
        1000.0 * self.rollouts / self.millis.max(1.0)
    }
}

/// The frames of a dragged map, slowed four times: without a thought, and while a worker thinks all the time.
fn frames_while_it_thinks(world: &World) -> Outcome<(f64, f64)> {
    let mut browser = world.empty_browser()?;
    browser.set_screen(Screen::TABLET)?;
    let asked = asked_of(1, LEGATE)?;
    browser.open_link(&position::showing("a card of turn 4")?, crate::ALONE)?;
    hire(&browser, None)?;
    slow(&browser, SLOWED)?;
    let (still, _) = frames(&browser, || panned(&browser))?;
    keep_busy(&browser, &asked)?;
    let (busy, _) = frames(&browser, || panned(&browser))?;
    Ok((still, busy))
}
