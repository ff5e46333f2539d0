//! A page of one task, which shows in its title what has come of it.

use crate::{Outcome, World};
use std::path::Path;
use std::time::{Duration, Instant};

/// Opens `path` of the page in a folder, waits until its title is no longer `before`, and gives that title.
///
/// # Errors
/// Fails if there is no browser, the console says anything bad, or the title has not changed in time.
pub fn shown_by(folder: &Path, path: &str, before: &str, patience: Duration) -> Outcome<String> {
    let world = World::new(folder, Path::new("target/e2e"))?;
    let mut browser = world.empty_browser()?;
    browser.open(path)?;
    let begun = Instant::now();
    while begun.elapsed() < patience {
        // A busy page does not answer; that is no fault of its.
        if let Ok(title) = browser.look("return document.title")
            && let Some(title) = title.as_str().filter(|title| *title != before)
        {
            browser.verdict()?;
            return Ok(title.to_owned());
        }
        browser.verdict()?;
        std::thread::sleep(Duration::from_millis(100));
    }
    Err(format!(
        "after {} s the title still is \"{before}\"",
        patience.as_secs()
    ))
}
