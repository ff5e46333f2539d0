//! The rules and the computer player in wasm, compiled as the page ships the rules, for two questions: do they play and think exactly as they do
//! natively, and how fast are the rules, odds included? `cargo xtask test` and `cargo xtask bench` ask them in a real Chromium.

use ai::Evaluate;
use registry::{AiTask, Playable, Task};
use testkit::RandomPlay;
use wasm_bindgen::prelude::wasm_bindgen;

/// Rounds of a measurement; the best counts, because whatever else the machine does only slows it down. The first warms up.
const ROUNDS: u64 = 8;
/// How long a round is, in milliseconds.
const ROUND: f64 = 400.0;
/// Decisions between two looks at the clock.
const BATCH: u64 = 20_000;

/// The digest of `games` random wars from `seed` on, as `digest=` of `trial fuzz` shows it; or what went wrong.
#[wasm_bindgen]
pub fn digest(game: &str, games: u32, seed: u64) -> String {
    with_name(game, Digest { games, seed })
}

/// The digest of so many thoughts, as `digest=` of `trial thoughts` shows it; or what went wrong.
#[wasm_bindgen]
pub fn thoughts(game: &str, thoughts: u32) -> String {
    registry::ai_with_name(game, Thoughts(thoughts)).unwrap_or_else(|| format!("no game is called {game}"))
}

/// Decisions per second, played straight and re-executed at every answer; or what went wrong.
#[wasm_bindgen]
pub fn bench(game: &str) -> String {
    with_name(game, Speeds)
}

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// How long odds take over so many random wars, of each kind of question at most so many; or what went wrong.
#[wasm_bindgen]
pub fn weigh(game: &str, wars: u64, of_each: usize) -> String {
    with_name(game, Weigh { wars, of_each })
}

/// What comes of it, or what went wrong.
fn with_name(game: &str, task: impl Task<Output = String>) -> String {
    registry::with_name(game, task).unwrap_or_else(|| format!("no game is called {game}"))
}

struct Digest {
    games: u32,
    seed: u64,
}

impl Task for Digest {
    type Output = String;

    fn run<R: RandomPlay>(self) -> String {
        format!("digest={}", testkit::digest::<R>(self.games, self.seed))
    }
}

struct Thoughts(u32);

impl AiTask for Thoughts {
    type Output = String;

    fn run<R: Evaluate + Playable>(self) -> String {
        format!("digest={}", ai::digest_of_thoughts::<R>(self.0))
    }
}

struct Speeds;

impl Task for Speeds {
    type Output = String;

    fn run<R: RandomPlay>(self) -> String {
        let straight = per_second(testkit::straight_games::<R>);
        let reexecuted = per_second(testkit::reexecute::<R>);
        format!("decisions_per_second={straight} reexecuted_per_second={reexecuted}")
    }
}

struct Weigh {
    wars: u64,
    of_each: usize,
}

impl Task for Weigh {
    type Output = String;

    fn run<R: RandomPlay>(self) -> String {
        testkit::weigh::<R>(self.wars, self.of_each, &now).to_string()
    }
}

/// Plays rounds, each from seeds of its own.
fn per_second(play: fn(u64, u64) -> u64) -> u64 {
    let round = |number: u64| {
        let begun = js_sys::Date::now();
        let (mut made, mut seed) = (0, number << 32);
        loop {
            made += play(BATCH, seed);
            seed += 1000;
            let spent = js_sys::Date::now() - begun;
            if spent >= ROUND {
                return (made as f64 * 1000.0 / spent) as u64;
            }
        }
    };
    (0..ROUNDS).map(round).max().unwrap_or(0)
}
