//! A game in progress, looked back at and played on from there.

use super::Playing;
use kernel::{PerSide, Shown, Viewer};

impl<R: Shown> Playing<R> {
    /// The same game once more, to look back in: it stands at its last answer and has nothing to redo.
    pub fn past(&self) -> Self {
        Playing(self.0.branch(self.0.cursor(), self.0.envelope.id), self.1.clone())
    }

    /// Stands at the moment after so many answers.
    pub fn seek(&mut self, answers: usize) {
        self.0.seek(answers);
    }

    /// A game of its own from the moment after so many answers: as it was, or with other dice and with other cards where this viewer
    /// has not seen them.
    pub fn fork(&self, answers: usize, id: u32, other: Option<Viewer>) -> Self {
        let mut fork = match other {
            None => self.0.branch(answers, id),
            Some(by) => self.0.fork(answers, id, by),
        };
        fork.envelope.conceded = None;
        fork.envelope.orders.clear();
        Playing(fork, None)
    }

    /// The score at the end of each turn.
    pub fn way(&self) -> Vec<(String, PerSide<u8>)> {
        let mut past = self.0.clone();
        let mut way: Vec<(String, PerSide<u8>)> = Vec::new();
        for answers in 0..self.0.cursor() {
            past.seek(answers);
            let scene = R::scene(past.state(), Viewer::Public);
            match way.last_mut() {
                Some(last) if last.0 == scene.turn => last.1 = scene.score,
                _ => way.push((scene.turn, scene.score)),
            }
        }
        let scene = R::scene(self.0.state(), Viewer::Public);
        match way.last_mut() {
            Some(last) if last.0 == scene.turn => last.1 = scene.score,
            _ => way.push((scene.turn, scene.score)),
        }
        way
    }
}
