//! What has happened in a game, answer by answer, and the way back to before it.

use super::playing::{LogLine, Playing};
use kernel::scene::Scene;
use kernel::{Dice, Logged, Shown, Viewer};

impl<R: Shown> Playing<R> {
    /// What lies on the table, as this viewer may see it.
    pub fn scene(&self, by: Viewer) -> Scene {
        R::scene(self.0.state(), by)
    }

    /// The lines that everybody may read, from the answer with this place on, each with the place of the answer that brought it.
    pub fn told(&self, from: usize) -> Vec<(usize, LogLine)> {
        let notes = self.0.log().filter_map(|logged| match logged {
            Logged::Note(entry) => Some(entry),
            Logged::Rewound(_) => None,
        });
        let mut at = from;
        let mut told = Vec::new();
        for (n, entry) in notes.enumerate().skip(self.0.log_at(from)) {
            while at + 1 < self.0.cursor() && self.0.log_at(at + 1) <= n {
                at += 1;
            }
            let line = R::line(&entry.event, Viewer::Public);
            told.extend(line.map(|line| {
                (
                    at,
                    LogLine {
                        depth: entry.depth,
                        line,
                        moment: at + 1,
                    },
                )
            }));
        }
        told
    }

    /// Goes back to where so many answers had been given, for good.
    pub fn rewind(&mut self, answers: usize, same: bool) {
        self.0.rewind(answers, if same { Dice::Same } else { Dice::New });
    }
}

/// The line of the log that says that play went back.
pub fn back(answers: u32, same: bool) -> String {
    let words = if answers == 1 { "answer" } else { "answers" };
    let dice = if same { "The same dice fall" } else { "Other dice fall" };
    format!("{answers} {words} taken back. {dice} from here.")
}
