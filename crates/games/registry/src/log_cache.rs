//! What the rules noted, in words, kept from one reading of a log to the next: a long war is not worded anew after each answer.

use engine::{Line, Step, Viewer};
use std::sync::Arc;

/// The words of a war's notes, as one viewer last read them. It serves one war with its rewinds; a fork has a cache of its own.
#[derive(Default)]
pub struct LogCache {
    /// Who read them.
    by: Option<Viewer>,
    /// The steps that the war had come through.
    steps: Vec<Step>,
    /// The words of each note; none for a note that the viewer is not told.
    notes: Vec<Option<Arc<Line>>>,
}

impl LogCache {
    /// Begins a reading of the war that has come through `steps`. `shared` counts the notes that it has in common with the war after earlier
    /// steps.
    pub(crate) fn begin(&mut self, by: Viewer, steps: &[Step], shared: impl Fn(&[Step]) -> usize) -> CachedWords<'_> {
        let kept = if self.by == Some(by) { shared(&self.steps) } else { 0 };
        self.notes.truncate(kept);
        self.by = Some(by);
        self.steps.clear();
        self.steps.extend_from_slice(steps);
        CachedWords { cache: self, at: 0 }
    }
}

/// The words of the notes, one after the other from the first.
pub(crate) struct CachedWords<'a> {
    cache: &'a mut LogCache,
    /// How many notes have been read.
    at: usize,
}

impl CachedWords<'_> {
    /// The words of the next note: those of the last reading, or new ones.
    pub(crate) fn next(&mut self, words: impl FnOnce() -> Option<Line>) -> Option<Arc<Line>> {
        if self.at == self.cache.notes.len() {
            let line = words().map(|mut line| {
                // A long war has thousands of lines: what a string was given more than it needs would be half a log.
                line.text.shrink_to_fit();
                Arc::new(line)
            });
            self.cache.notes.push(line);
        }
        self.at += 1;
        self.cache.notes[self.at - 1].clone()
    }
}
