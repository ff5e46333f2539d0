//! `trial bench`: whole games from set-up, uniformly at random.

use crate::ALLOCATOR;
use registry::Task;
use std::hint::black_box;
use testkit::{RandomPlay, measure_longest, reexecute, straight_games};

/// Rounds of each measurement: the fastest counts, so that a busy machine does less harm.
const ROUNDS: u64 = 8;
/// Seconds of each round.
const SECONDS: f64 = 0.4;
/// Games of which the longest is weighed.
const WARS: u32 = 100;
/// Turns of the integer loop.
const TURNS: u64 = 100_000_000;

/// Time since a moment.
#[expect(
    clippy::disallowed_types,
    reason = "a measuring tool looks at the clock; no rule does"
)]
pub struct Clock(std::time::Instant);

impl Clock {
    #[expect(clippy::disallowed_types, reason = "as above")]
    pub fn start() -> Self {
        Clock(std::time::Instant::now())
    }

    pub fn seconds(&self) -> f64 {
        self.0.elapsed().as_secs_f64()
    }

    /// So many things since then, per second.
    pub fn rate(&self, things: u64) -> u64 {
        (things as f64 / self.seconds().max(1e-6)) as u64
    }
}

pub struct Bench;

impl Task for Bench {
    type Output = u8;

    fn run<R: RandomPlay>(self) -> u8 {
        let straight = fastest(|seed| straight_games::<R>(20_000, seed));
        let reexecuted = fastest(|seed| reexecute::<R>(5_000, seed));
        println!(
            "decisions_per_second={straight} reexecuted_per_second={reexecuted} game_bytes={} loop_per_second={}",
            game_bytes::<R>(),
            loop_per_second()
        );
        0
    }
}

fn fastest(play: impl Fn(u64) -> u64) -> u64 {
    let round = |round: u64| {
        let (clock, mut made, mut seed) = (Clock::start(), 0, round << 32);
        while clock.seconds() < SECONDS {
            made += play(seed);
            seed += 1 << 16;
        }
        clock.rate(made)
    };
    (0..ROUNDS).map(round).max().unwrap_or(0)
}

/// Bytes of the longest of many wars with its marks and log.
fn game_bytes<R: RandomPlay>() -> usize {
    let longest = measure_longest::<R>(WARS, 1);
    let before = ALLOCATOR.allocated();
    let copy = black_box(longest.clone());
    let bytes = ALLOCATOR.allocated() - before + size_of_val(&copy);
    drop(copy);
    bytes
}

/// Turns of a fixed integer loop in a second, so that machines can be compared.
fn loop_per_second() -> u64 {
    let clock = Clock::start();
    let mut x = black_box(1_u64);
    for turn in 0..TURNS {
        x = x.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(turn);
        x ^= x >> 29;
    }
    black_box(x);
    clock.rate(TURNS)
}
