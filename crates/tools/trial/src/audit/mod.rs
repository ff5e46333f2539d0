//! `trial audit LOG`: recomputes what the text of a log tells from that text alone, with arithmetic of its own: of a game it knows the
//! tables of map, cards, generals and tracks, and nothing of the rules' code.

mod hamilcar;
mod hands;
mod hannibal;
#[cfg(test)]
mod harness;
mod losses;
mod paths;
mod read;
mod sweep;

use read::Line;
use std::fs;

/// Findings that are told one by one.
const TOLD: usize = 10;

/// What came of it.
#[derive(Debug)]
struct Report {
    lines: usize,
    /// How much was recomputed.
    done: Done,
    /// The number of a line and what does not fit.
    findings: Vec<(usize, String)>,
}

/// How many things of each kind were recomputed, by the keys of the last line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Done(Vec<(&'static str, usize)>);

impl Done {
    fn of<const N: usize>(counts: [(&'static str, usize); N]) -> Self {
        Done(counts.to_vec())
    }

    /// How many of a kind.
    #[cfg(test)]
    fn count(&self, key: &str) -> usize {
        let of = self.0.iter().find(|(kind, _)| *kind == key);
        of.map_or(0, |(_, count)| *count)
    }
}

/// Audits a log; the exit code.
pub fn audit(path: &str) -> Result<u8, String> {
    let text = fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?;
    let report = audited(&text);
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

/// A log of the game whose set-up it begins with; a piece without one is Hamilcar's.
fn audited(text: &str) -> Report {
    if text.starts_with(hannibal::BEGINNING) {
        hannibal::audited(text)
    } else if text.starts_with(hands::BEGINNING) {
        hands::audited(text)
    } else {
        hamilcar::audited(text)
    }
}

/// What lies on the table before a line, as the lines before have told it.
trait Told {
    /// Changes what the lines before have left open; says what cannot be.
    fn settle(&mut self, line: &Line<'_>) -> Result<(), String>;
    /// Changes what a line changes; says what cannot be.
    fn take(&mut self, line: &Line<'_>) -> [Result<(), String>; 2];
}

/// Something that recomputes one thing as the lines go by.
trait Auditor<Seen> {
    /// Takes a line; says what does not fit.
    fn take(&mut self, line: &Line<'_>, seen: &Seen) -> Result<(), String>;
    /// What is left open at the end of the log.
    fn end(&mut self) -> Result<(), String> {
        Ok(())
    }
    /// How many of its things it has recomputed.
    fn done(&self) -> usize;
}

/// Shows each line to the auditors before it changes what is seen; `sum` makes one count of what each has recomputed.
fn walk<'a, Seen: Told, const N: usize>(
    mut seen: Seen,
    lines: impl Iterator<Item = &'a str>,
    mut auditors: [&mut dyn Auditor<Seen>; N],
    sum: impl FnOnce([usize; N]) -> Done,
) -> Report {
    let (mut findings, mut count) = (Vec::new(), 0);
    for raw in lines {
        count += 1;
        let line = Line::of(raw);
        findings.extend(seen.settle(&line).err().map(|what| (count, what)));
        for auditor in &mut auditors {
            findings.extend(auditor.take(&line, &seen).err().map(|what| (count, what)));
        }
        for told in seen.take(&line) {
            findings.extend(told.err().map(|what| (count, what)));
        }
    }
    for auditor in &mut auditors {
        findings.extend(auditor.end().err().map(|what| (count, what)));
    }
    Report {
        lines: count,
        done: sum(auditors.map(|auditor| auditor.done())),
        findings,
    }
}
