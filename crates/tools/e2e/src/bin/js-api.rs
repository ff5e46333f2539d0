//! Lets the bot of the documentation play in a real browser: `js-api FOLDER`. Prints who has won each war, and how long it took.
#![allow(clippy::disallowed_types, reason = "a bot is waited for by the clock")]

use e2e::{Outcome, title};
use std::path::Path;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// Longer than a war of each game takes on a slow machine.
const PATIENCE: Duration = Duration::from_secs(60);

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [folder] = words.as_slice() else {
        eprintln!("usage: js-api FOLDER");
        return ExitCode::from(2);
    };
    let begun = Instant::now();
    match played(folder) {
        Ok(title) => {
            println!("{title} milliseconds={}", begun.elapsed().as_millis());
            ExitCode::SUCCESS
        }
        Err(words) => {
            eprintln!("js-api: {words}");
            ExitCode::FAILURE
        }
    }
}

/// The title of the page when the wars are over.
fn played(folder: &str) -> Outcome<String> {
    let title = title::shown_by(Path::new(folder), "", "A bot plays", PATIENCE)?;
    if title.contains("failed") {
        return Err(title);
    }
    Ok(title)
}
