//! What the rules noted, in words, kept from one reading of a log to the next: a long war is not worded anew after each answer.

use engine::{Line, Step, Viewer};
use std::sync::Arc;

/// The notes of one war, as one viewer last read them.
#[derive(Default)]
pub struct WordedNotes {
    /// Who read them.
    by: Option<Viewer>,
    /// The steps that the war had come through.
    steps: Vec<Step>,
    /// The words of each note; none for a note that the viewer is not told.
    notes: Vec<Option<Arc<Line>>>,
}

impl WordedNotes {
    /// Begins a reading of the war that has come through `steps`. `shared` counts the notes that it has in common with the same war when
    /// it had come through other steps.
    pub(crate) fn begin(&mut self, by: Viewer, steps: &[Step], shared: impl Fn(&[Step]) -> usize) -> Reading<'_> {
        let kept = if self.by == Some(by) { shared(&self.steps) } else { 0 };
        self.notes.truncate(kept);
        self.by = Some(by);
        self.steps.clear();
        self.steps.extend_from_slice(steps);
        Reading { all: self, at: 0 }
    }
}

/// One reading, note by note from the first.
pub(crate) struct Reading<'a> {
    all: &'a mut WordedNotes,
    /// How many notes have been read.
    at: usize,
}

impl Reading<'_> {
    /// The words of the next note: those of the last reading, or new ones.
    pub(crate) fn next(&mut self, words: impl FnOnce() -> Option<Line>) -> Option<Arc<Line>> {
        if self.at == self.all.notes.len() {
            let line = words().map(|mut line| {
                // A long war has thousands of lines: what a string was given more than it needs would be half a log.
                line.text.shrink_to_fit();
                Arc::new(line)
            });
            self.all.notes.push(line);
        }
        self.at += 1;
        self.all.notes[self.at - 1].clone()
    }
}
