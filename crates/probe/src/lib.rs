//! The rules in wasm, compiled as the page ships them, for two questions: do they play exactly as they do natively, and
//! how fast are they? `cargo xtask test` and `cargo xtask bench` ask them in a real Chromium.

use hamilcar::Hamilcar;
use kernel::trial::{self, Fuzzed};
use wasm_bindgen::prelude::wasm_bindgen;

/// How long each speed is measured, in milliseconds, after a warm-up of a quarter of it.
const MEASURED: f64 = 2000.0;
/// Decisions between two looks at the clock.
const BATCH: u64 = 20_000;

/// The digest of `games` random wars from `seed` on, as `digest=` of `trial fuzz` shows it; or what went wrong.
#[wasm_bindgen]
pub fn digest(game: &str, games: u32, seed: u64) -> String {
    match game {
        <Hamilcar as kernel::Rules>::NAME => format!("digest={}", trial::digest::<Hamilcar>(games, seed)),
        _ => format!("no game is called {game}"),
    }
}

/// Decisions per second, played straight and re-executed at every answer; or what went wrong.
#[wasm_bindgen]
pub fn bench(game: &str) -> String {
    match game {
        <Hamilcar as kernel::Rules>::NAME => speeds::<Hamilcar>(),
        _ => format!("no game is called {game}"),
    }
}

fn speeds<R: Fuzzed>() -> String {
    let straight = per_second(trial::straight_games::<R>);
    let reexecuted = per_second(trial::reexecute::<R>);
    format!("decisions_per_second={straight} reexecuted_per_second={reexecuted}")
}

/// Plays until the time is up; each batch has its own seed, and the first ones warm the compiler.
fn per_second(play: fn(u64, u64) -> u64) -> u64 {
    let mut seed = 0;
    let mut run_for = |time: f64| {
        let begun = js_sys::Date::now();
        let mut made = 0;
        loop {
            seed += 1000;
            made += play(BATCH, seed);
            let spent = js_sys::Date::now() - begun;
            if spent >= time {
                return (made as f64 * 1000.0 / spent) as u64;
            }
        }
    };
    run_for(MEASURED / 4.0);
    run_for(MEASURED)
}
