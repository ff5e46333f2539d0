//! Runs the browser journeys against a built page.
//!
//! `cargo xtask e2e [NAME]...` builds the page and runs them, or those whose name contains a NAME; it finds or installs
//! Chromium and chromedriver. Straight: `cargo run -p e2e -- dist [NAME]...` with both on the PATH, or named by the
//! variables CHROMIUM and CHROMEDRIVER. A journey that fails leaves a picture in `target/e2e`.
//!
//! To look at the page: `cargo xtask dist`, then
//! `cargo run -p e2e --bin shot -- dist 1280x800 out.png "tap Play" "key Tab" "wait css:#map" "shot other.png"`.
#![allow(
    clippy::disallowed_types,
    reason = "journeys are timed; only rules must not know a clock"
)]

use e2e::{World, journeys};
use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;

/// Pictures are left here.
const PICTURES: &str = "target/e2e";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let Some((folder, names)) = words.split_first() else {
        eprintln!("usage: e2e FOLDER [NAME]...");
        return ExitCode::from(2);
    };
    let world = match World::new(Path::new(folder), Path::new(PICTURES)) {
        Ok(world) => world,
        Err(words) => {
            eprintln!("e2e: {words}");
            return ExitCode::FAILURE;
        }
    };
    let (mut run, mut failed) = (0, 0);
    for journey in journeys::ALL {
        if !names.is_empty() && !names.iter().any(|name| journey.name.contains(name.as_str())) {
            continue;
        }
        run += 1;
        forget_pictures();
        let begun = Instant::now();
        let outcome = (journey.run)(&world);
        let time = begun.elapsed().as_secs_f32();
        match outcome {
            Ok(()) => println!("ok     {time:5.1} s  {}", journey.name),
            Err(words) => {
                failed += 1;
                println!("FAILED {time:5.1} s  {}\n  {words}", journey.name);
                keep_pictures(journey.name);
            }
        }
    }
    println!("journeys={run} failed={failed}");
    if failed == 0 && run > 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
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
