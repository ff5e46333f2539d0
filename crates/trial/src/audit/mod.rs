//! `trial audit LOG`: recomputes battles, sieges, losses of PCs, Provinces and Attrition from the text of a log alone, with arithmetic of its
//! own: of a game it knows the tables of map, generals and tracks, and nothing of the rules' code.

mod hamilcar;
mod hannibal;
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

/// How many of each were recomputed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Done {
    battles: usize,
    /// What happens at sea, by its name.
    sea: (&'static str, usize),
    /// Attempts on cities and Tribes.
    sieges: usize,
    pcs: usize,
    attritions: usize,
}

/// Audits a log; the exit code.
pub fn audit(path: &str) -> Result<u8, String> {
    let text = fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?;
    let report = audited(&text);
    for (line, what) in report.findings.iter().take(TOLD) {
        println!("FAIL seed=- answer=- link=- what={path}:{line}: {what}");
    }
    let Done {
        battles,
        sea: (at_sea, sea),
        sieges,
        pcs,
        attritions,
    } = report.done;
    println!(
        "lines={} battles={battles} {at_sea}={sea} sieges={sieges} pc_losses={pcs} failed={} attritions={attritions}",
        report.lines,
        report.findings.len()
    );
    Ok(u8::from(!report.findings.is_empty()))
}

/// A log of the game whose set-up it begins with; a piece without one is Hamilcar's.
fn audited(text: &str) -> Report {
    if text.starts_with(hannibal::BEGINNING) {
        hannibal::audited(text)
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
