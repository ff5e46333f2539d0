//! Writes down what happens while the rules run.

use crate::{Choice, Decider, Decision, Entry, EventSink, Question, Rules};
use core::cell::Cell;

/// Keeps the notes and counts them.
pub(crate) struct LogWriter<'a, E> {
    pub(crate) entries: &'a mut Vec<Entry<E>>,
    pub(crate) count: &'a Cell<usize>,
}

impl<E> EventSink<E> for LogWriter<'_, E> {
    fn emit(&mut self, depth: u8, event: E) {
        let event = event.into();
        self.entries.push(Entry { depth, event });
        self.count.set(self.entries.len());
    }
}

/// What was known when an answer was given: how many notes stood in the log, and which of how many legal answers it was.
#[derive(Clone, Copy)]
pub(crate) struct Given {
    pub(crate) notes: u32,
    pub(crate) rank: u16,
    pub(crate) of: u16,
}

/// Writes down how each answer was given.
pub(crate) struct AnswerRecorder<'a, R: Rules> {
    pub(crate) decider: &'a mut dyn Decider<R>,
    pub(crate) notes: &'a Cell<usize>,
    pub(crate) given: &'a mut Vec<Given>,
}

impl<R: Rules> Decider<R> for AnswerRecorder<'_, R> {
    fn decide(&mut self, state: &R::State, question: &Question<R::Prompt>, legal: &[Choice]) -> Decision {
        let decision = self.decider.decide(state, question, legal);
        if let Decision::Take(rank) = decision {
            let (notes, rank, of) = (self.notes.get() as u32, rank as u16, legal.len() as u16);
            self.given.push(Given { notes, rank, of });
        }
        decision
    }
}
