//! Runs rules and computer player in wasm in a real browser: `wasm-bench FOLDER digest GAME GAMES SEED`, `wasm-bench FOLDER thoughts GAME COUNT`,
//! `wasm-bench FOLDER bench GAME` or `wasm-bench FOLDER weigh GAME GAMES EACH`. Prints what they answer.

use e2e::{Outcome, title};
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

/// Longer than any task takes on a slow machine.
const PATIENCE: Duration = Duration::from_secs(300);

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [folder, task, rest @ ..] = words.as_slice() else {
        eprintln!(
            "usage: wasm-bench FOLDER digest GAME GAMES SEED | wasm-bench FOLDER thoughts GAME COUNT | wasm-bench FOLDER bench GAME | wasm-bench FOLDER weigh GAME GAMES EACH"
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
    let path = format!("?{task}={}", rest.join(","));
    title::shown_by(Path::new(folder), &path, "Rules in wasm", PATIENCE)
}
