//! Runs the browser journeys against a built page.
//!
//! `cargo xtask e2e [--engine ENGINE] [NAME]...` builds the page and runs them, or those whose name contains a NAME; it finds or
//! installs browser and driver. ENGINE is `chromium`, which plays all; `webkit` and `firefox` play those that need no more than
//! WebDriver. Straight: `cargo run -p e2e -- dist [--engine ENGINE] [NAME]...` with both on the PATH, or named by the variables
//! CHROMIUM and CHROMEDRIVER, MINIBROWSER and WEBKITDRIVER (and XVFB), FIREFOX and GECKODRIVER. A journey that fails leaves a picture in `target/e2e`. Of a whole run those that failed are played
//! once more, if they are few: a browser of a busy machine may lose a tap. The count of both is said.
//!
//! To look at the page: `cargo xtask dist`, then
//! `cargo run -p e2e --bin shot -- dist 1280x800 out.png "tap Play" "key Tab" "wait css:#map" "shot other.png"`.
#![allow(
    clippy::disallowed_types,
    reason = "journeys are timed; only rules must not know a clock"
)]

use e2e::journeys::{self, Journey};
use e2e::{BrowserEngine, World};
use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;

/// Pictures are left here.
const PICTURES: &str = "target/e2e";
/// So many failures may be the machine's.
const AGAIN: usize = 3;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let (folder, engine, names) = match words.as_slice() {
        [folder, "--engine", engine, names @ ..] => (*folder, BrowserEngine::named(engine), names),
        [folder, names @ ..] => (*folder, Some(BrowserEngine::Chromium), names),
        [] => ("", None, [].as_slice()),
    };
    let Some(engine) = engine else {
        eprintln!("usage: e2e FOLDER [--engine chromium|webkit|firefox] [NAME]...");
        return ExitCode::from(2);
    };
    let world = match World::of(engine, Path::new(folder), Path::new(PICTURES)) {
        Ok(world) => world,
        Err(words) => {
            eprintln!("e2e: {words}");
            return ExitCode::FAILURE;
        }
    };
    let wanted = |journey: &&Journey| {
        let named = names.is_empty() || names.iter().any(|name| journey.name.contains(name));
        named && (journey.everywhere || engine == BrowserEngine::Chromium)
    };
    let asked: Vec<&Journey> = journeys::ALL.iter().filter(wanted).collect();
    let mut failed: Vec<&Journey> = asked.iter().copied().filter(|journey| !play(&world, journey)).collect();
    let first = failed.len();
    if (1..=AGAIN).contains(&first) && asked.len() > first {
        println!("failed at first: {first}; once more");
        failed.retain(|journey| !play(&world, journey));
    }
    println!(
        "journeys={} failed_at_first={first} failed={}",
        asked.len(),
        failed.len()
    );
    if failed.is_empty() && !asked.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// Plays a journey, says how it went, and whether well.
fn play(world: &World, journey: &Journey) -> bool {
    forget_pictures();
    let begun = Instant::now();
    let outcome = (journey.run)(world);
    let time = begun.elapsed().as_secs_f32();
    match &outcome {
        Ok(()) => println!("ok     {time:5.1} s  {}", journey.name),
        Err(words) => {
            println!("FAILED {time:5.1} s  {}\n  {words}", journey.name);
            keep_pictures(journey.name);
        }
    }
    outcome.is_ok()
}

/// The last pictures of a failed journey's browsers, under its name.
fn keep_pictures(journey: &str) {
    let name: String = journey
        .chars()
        .map(|c| if c.is_ascii_alphanumeric() { c } else { '-' })
        .collect();
    for entry in std::fs::read_dir(PICTURES).into_iter().flatten().flatten() {
        let last = entry.file_name().to_string_lossy().into_owned();
        if let Some(number) = last.strip_prefix("last-") {
            let kept = Path::new(PICTURES).join(format!("{name}-{number}"));
            if std::fs::rename(entry.path(), &kept).is_ok() {
                println!("  see {}", kept.display());
            }
        }
    }
}

fn forget_pictures() {
    for entry in std::fs::read_dir(PICTURES).into_iter().flatten().flatten() {
        if entry.file_name().to_string_lossy().starts_with("last-") {
            // A picture that stays misleads at most.
            drop(std::fs::remove_file(entry.path()));
        }
    }
}
