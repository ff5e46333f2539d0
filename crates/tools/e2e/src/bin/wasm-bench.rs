//! Runs the rules in wasm in a real browser: `wasm-bench FOLDER digest GAME GAMES SEED`, `wasm-bench FOLDER bench GAME`
//! or `wasm-bench FOLDER weigh GAME GAMES EACH`. Prints what they answer.
#![allow(clippy::disallowed_types, reason = "a benchmark is waited for by the clock")]

use e2e::{Outcome, World};
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// Longer than any task takes on a slow machine.
const PATIENCE: Duration = Duration::from_secs(300);

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [folder, task, rest @ ..] = words.as_slice() else {
        eprintln!(
            "usage: wasm-bench FOLDER digest GAME GAMES SEED | wasm-bench FOLDER bench GAME | wasm-bench FOLDER weigh GAME GAMES EACH"
        );
        return ExitCode::from(2);
    };
    match ask(folder, task, rest) {
        Ok(answer) => {
            println!("{answer}");
            ExitCode::SUCCESS
        }
        Err(words) => {
            eprintln!("wasm-bench: {words}");
            ExitCode::FAILURE
        }
    }
}

fn ask(folder: &str, task: &str, rest: &[String]) -> Outcome<String> {
    let world = World::new(Path::new(folder), Path::new("target/e2e"))?;
    let mut browser = world.empty_browser()?;
    browser.open(&format!("?{task}={}", rest.join(",")))?;
    let begun = Instant::now();
    while begun.elapsed() < PATIENCE {
        // A busy page does not answer; that is no fault of its.
        if let Ok(title) = browser.look("return document.title")
            && let Some(title) = title.as_str().filter(|title| *title != "Rules in wasm")
        {
            browser.verdict()?;
            return Ok(title.to_owned());
        }
        browser.verdict()?;
        std::thread::sleep(Duration::from_millis(100));
    }
    Err("the rules in wasm gave no answer".to_owned())
}
