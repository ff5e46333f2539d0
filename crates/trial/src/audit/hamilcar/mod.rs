//! Hamilcar's logs: each Land and Naval Battle, each Siege and Subjugation, each loss of PCs and Attrition.

mod attrition;
mod battle;
mod events;
mod isolation;
mod map;
mod pcs;
mod sea;
mod siege;
mod troops;

use super::read::{self, Line};
use super::{Done, Report, losses, paths};

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

/// Recomputes what a log tells.
pub(super) fn audited(text: &str) -> Report {
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
        done: Done {
            battles,
            sea: ("naval_battles", sea),
            sieges,
            pcs: losses + isolated + taken,
            attritions,
        },
        findings,
    }
}

#[cfg(test)]
mod tests;
