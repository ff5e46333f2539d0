//! Runs the browser journeys against a built page.
//!
//! `cargo xtask e2e [--engine ENGINE] [NAME]...` builds the page and runs them, or those whose name contains a NAME; it finds or
//! installs browser and driver. ENGINE is `chromium`, which plays all; `webkit` and `firefox` play those that need no more than
//! WebDriver. Straight: `cargo run -p e2e -- dist [--engine ENGINE] [NAME]...` with both on the PATH, or named by the variables
//! CHROMIUM and CHROMEDRIVER, MINIBROWSER and WEBKITDRIVER (and XVFB), FIREFOX and GECKODRIVER. A journey that fails leaves a picture in `target/e2e`.
//!
//! To look at the page: `cargo xtask dist`, then
//! `cargo run -p e2e --bin shot -- dist 1280x800 out.png "tap Play" "key Tab" "wait css:#map" "shot other.png"`.
use e2e::journeys::{self, Journey};
use e2e::{BrowserEngine, runner};
use std::path::Path;
use std::process::ExitCode;

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
    let wanted = |journey: &&Journey| {
        let named = names.is_empty() || names.iter().any(|name| journey.name.contains(name));
        named && (journey.everywhere || engine == BrowserEngine::Chromium)
    };
    let asked: Vec<&Journey> = journeys::ALL.iter().filter(wanted).collect();
    match runner::run(engine, Path::new(folder), &asked) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(words) => {
            eprintln!("e2e: {words}");
            ExitCode::FAILURE
        }
    }
}
