//! Recomputes what the text of a log tells from that text alone, with arithmetic of its own: of a game it knows the
//! tables of map, cards, generals and tracks, and nothing of the rules' code.

pub mod harness;
pub mod read;

use read::Line;

/// What came of it.
#[derive(Debug, Default)]
pub struct Report {
    /// Lines of the log.
    pub lines: usize,
    /// How much was recomputed.
    pub done: Done,
    /// The number of a line and what does not fit.
    pub findings: Vec<(usize, String)>,
}

/// How many things of each kind were recomputed, by the keys of the last line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Done(pub Vec<(&'static str, usize)>);

impl Done {
    /// These counts.
    #[must_use]
    pub fn of<const N: usize>(counts: [(&'static str, usize); N]) -> Self {
        Done(counts.to_vec())
    }

    /// How many of a kind.
    #[must_use]
    pub fn count(&self, key: &str) -> usize {
        let of = self.0.iter().find(|(kind, _)| *kind == key);
        of.map_or(0, |(_, count)| *count)
    }
}

/// What lies on the table before a line, as the lines before have told it.
pub trait Told {
    /// Changes what the lines before have left open; says what cannot be.
    fn settle(&mut self, line: &Line<'_>) -> Result<(), String>;
    /// Changes what a line changes; says what cannot be.
    fn take(&mut self, line: &Line<'_>) -> [Result<(), String>; 2];
}

/// Something that recomputes one thing as the lines go by.
pub trait Auditor<Seen> {
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
pub fn walk<'a, Seen: Told, const N: usize>(
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
