//! `trial audit LOG`: recomputes what the text of a log tells from that text alone.

use registry::Task;
use std::fs;
use testkit::Tested;
use testkit::audit::Report;

/// Findings that are told one by one.
const TOLD: usize = 10;

/// Audits a log by the game that it is of.
struct Of<'a> {
    log: &'a str,
    /// Whether it must begin as a whole log of that game does.
    whole: bool,
}

impl Task for Of<'_> {
    type Output = Option<Report>;

    fn run<R: Tested>(self) -> Option<Report> {
        (!self.whole || R::begins(self.log)).then(|| R::audited(self.log))
    }
}

/// Audits a log; the exit code. A piece of a log, which does not say of which game it is, is taken for one of the first game.
pub fn audit(path: &str) -> Result<u8, String> {
    let log = fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?;
    let by = |number, whole| registry::with_number(number, Of { log: &log, whole }).flatten();
    let whole = registry::built_in_games().find_map(|game| by(game.number, true));
    let first = || registry::built_in_games().find_map(|game| by(game.number, false));
    let report = whole.or_else(first).ok_or("no game is held")?;
    for (line, what) in report.findings.iter().take(TOLD) {
        println!("FAIL seed=- answer=- link=- what={path}:{line}: {what}");
    }
    let done = report.done.0.iter().map(|(key, count)| format!("{key}={count} "));
    println!(
        "lines={} {}failed={}",
        report.lines,
        done.collect::<String>(),
        report.findings.len()
    );
    Ok(u8::from(!report.findings.is_empty()))
}
