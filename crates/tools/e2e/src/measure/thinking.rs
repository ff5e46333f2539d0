//! What a thought of the computer player costs, and what the page feels of it.

use super::{Measured, SLOWED, frames, of, panned, share, slow};
use crate::thoughts::{Asked, ON_THE_PAGE, Questions, begin, hire, keep_busy, number, replies};
use crate::{Outcome, Screen, World, position};
use ai::Stake;
use ai::message::Reply;
use std::time::Instant;

/// So many questions of each game, each about a card or an action.
const QUESTIONS: usize = 24;
/// The levels that think long; the names of the median and of the 95th of 100 of their thoughts, and how long the latter may take, in
/// milliseconds.
const LEVELS: [(u8, [&str; 2], u64); 2] = [
    (3, ["thought_median_ms", "thought_p95_ms"], 3000),
    (4, ["consul_thought_median_ms", "consul_thought_p95_ms"], 5000),
];

/// Thoughts of the highest levels about cards and actions of all games: how long they take on a slow processor, the memory of the program,
/// rollouts a second in the browser and natively, and the frames of the page while a worker thinks.
pub fn thinking(world: &World) -> Outcome<Vec<Measured>> {
    let (mut slowed, mut memory) = (LEVELS.map(|_| Vec::new()), 0.0_f64);
    let (mut here, mut there) = (Rate::default(), Rate::default());
    let mut browser = world.empty_browser()?;
    for game in registry::built_in_games().map(|game| game.number) {
        let begun = Instant::now();
        let asked = asked_of(game, LEVELS[0].0)?;
        here.add(&asked, begun.elapsed().as_secs_f64() * 1000.0);
        begin(&mut browser, game, None)?;
        // The first thoughts run in a program that is still being compiled.
        replies(&browser, &asked)?;
        let told = replies(&browser, &asked)?;
        there.add(&asked, told.iter().map(|told| told.1).sum());

        begin(&mut browser, game, Some(ON_THE_PAGE))?;
        browser.await_script("the computer player", "return window.brain && true")?;
        replies(&browser, &asked[..4])?;
        for (times, (level, ..)) in slowed.iter_mut().zip(LEVELS) {
            let asked = asked_of(game, level)?;
            slow(&browser, SLOWED)?;
            let told = replies(&browser, &asked)?;
            slow(&browser, 1)?;
            times.extend(told.iter().map(|told| told.1));
        }
        memory = memory.max(number(&browser, "return brain.memory.buffer.byteLength")?);
    }
    let (still, busy) = frames_while_it_thinks(world)?;
    let whole = slowed
        .iter_mut()
        .zip(LEVELS)
        .flat_map(|(times, (_, [median, p95], most))| {
            [of(median, share(times, 0.5), 0), of(p95, share(times, 0.95), most)]
        });
    let rest = [
        of("thought_program_kb", memory / 1024.0, 16 * 1024),
        of("rollouts_per_second", there.per_second(), 0),
        of("rollouts_per_second_natively", here.per_second(), 0),
        of(
            "native_to_wasm_percent",
            100.0 * here.per_second() / there.per_second(),
            167,
        ),
        of("frame_p95_ms", still, 0),
        of("frame_while_it_thinks_p95_ms", busy, 34),
    ];
    Ok(whole.chain(rest).collect())
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
            Reply::Ready | Reply::Thinking { .. } | Reply::Part { .. } | Reply::Failed { .. } => 0.0,
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
    let asked = asked_of(1, LEVELS[0].0)?;
    browser.open_link(&position::showing("a card of turn 4")?, crate::ALONE)?;
    hire(&browser, None)?;
    slow(&browser, SLOWED)?;
    let (still, _) = frames(&browser, || panned(&browser))?;
    keep_busy(&browser, &asked)?;
    let (busy, _) = frames(&browser, || panned(&browser))?;
    Ok((still, busy))
}
