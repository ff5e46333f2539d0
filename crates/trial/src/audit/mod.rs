//! `trial audit LOG`: recomputes each Land and Naval Battle, each Siege and Subjugation, each loss of PCs and Attrition from the text of the log alone,
//! with arithmetic of its own: of the game it knows the tables of map, generals and tracks, and nothing of the rules' code.

mod attrition;
mod battle;
mod events;
mod isolation;
mod map;
mod pcs;
mod read;
mod sea;
mod siege;
mod troops;

use read::Line;
use std::fs;

/// Findings that are told one by one.
const TOLD: usize = 10;

/// The map before a line, as the lines before have told it.
struct Seen {
    /// Whether the log begins with the set-up: a piece of a log says nothing of the map.
    known: bool,
    map: map::Map,
    troops: troops::Troops,
}

impl Seen {
    fn set_up() -> Self {
        Seen {
            known: false,
            map: map::Map::set_up(),
            troops: troops::Troops::set_up(),
        }
    }

    /// Changes what a line changes; says what cannot be.
    fn take(&mut self, line: &Line<'_>) -> [Result<(), String>; 2] {
        self.known |= line.section == "3.1";
        if self.known {
            [self.map.take(line), self.troops.take(line)]
        } else {
            [Ok(()), Ok(())]
        }
    }
}

/// Something that recomputes one thing as the lines go by.
trait Auditor {
    /// Takes a line; says what does not fit.
    fn take(&mut self, line: &Line<'_>, seen: &Seen) -> Result<(), String>;
    /// What is left open at the end of the log.
    fn end(&mut self) -> Result<(), String> {
        Ok(())
    }
    /// How many of its things it has recomputed.
    fn done(&self) -> usize;
}

/// Audits a log; the exit code.
pub fn audit(path: &str) -> Result<u8, String> {
    let text = fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?;
    let report = audited(&text);
    for (line, what) in report.findings.iter().take(TOLD) {
        println!("FAIL seed=- answer=- link=- what={path}:{line}: {what}");
    }
    let [battles, sea, sieges, pcs, attritions] = report.done;
    println!(
        "lines={} battles={battles} naval_battles={sea} sieges={sieges} pc_losses={pcs} failed={} attritions={attritions}",
        report.lines,
        report.findings.len()
    );
    Ok(u8::from(!report.findings.is_empty()))
}

/// What came of it.
#[derive(Debug)]
struct Report {
    lines: usize,
    /// Land and Naval Battles, attempts, losses of PCs and rolls for Attrition that were recomputed.
    done: [usize; 5],
    /// The number of a line and what does not fit.
    findings: Vec<(usize, String)>,
}

fn audited(text: &str) -> Report {
    let mut seen = Seen::set_up();
    let mut battles = battle::Battles::default();
    let mut sea = sea::Sea::default();
    let mut sieges = siege::Sieges::default();
    let mut losses = pcs::Losses::default();
    let mut isolation = isolation::Isolation::default();
    let mut events = events::Events::default();
    let mut attrition = attrition::Attrition::default();
    let (mut findings, mut count) = (Vec::new(), 0);
    let mut auditors: [&mut dyn Auditor; 7] = [
        &mut battles,
        &mut sea,
        &mut sieges,
        &mut losses,
        &mut isolation,
        &mut events,
        &mut attrition,
    ];
    for raw in text.lines() {
        count += 1;
        let line = Line::of(raw);
        findings.extend(seen.map.settle(&line).err().map(|what| (count, what)));
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
    let [battles, sea, sieges, losses, isolated, taken, attritions] = auditors.map(|auditor| auditor.done());
    Report {
        lines: count,
        done: [battles, sea, sieges, losses + isolated + taken, attritions],
        findings,
    }
}

#[cfg(test)]
mod tests;
