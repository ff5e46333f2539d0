//! The log of a game in progress: what was told, answer by answer, with what the page adds to it.

use super::SessionOf;
use crate::{LogLine, WordedNotes, replayed};
use engine::{Dice, Line, Logged, Present, Rewound, Rule, Side, Viewer};
use std::sync::Arc;

/// A line of the page's own.
pub(super) fn words(text: String, rule: Option<Rule>, side: Option<Side>) -> LogLine {
    let line = Line {
        text,
        rule,
        side,
        ..Line::default()
    };
    LogLine {
        depth: 0,
        line: Arc::new(line),
        moment: 0,
    }
}

impl<R: Present> SessionOf<R> {
    /// The log as the viewer may read it. `ordered` are answers, by their place, that the page gave by standing order.
    pub(super) fn whole_log(&self, by: Viewer, ordered: &[(u32, Side)], worded: &mut WordedNotes) -> Vec<LogLine> {
        if let Some(old) = self.1.as_ref().filter(|old| !old.told.is_empty()) {
            return old.told.clone();
        }
        let mut worded = worded.begin(by, self.0.steps(), |steps| self.0.log_shared(steps));
        let forks = self.forks();
        let mut read = 0;
        let mut line = |logged: Logged<'_, R::Event>| match logged {
            Logged::Note(entry) => {
                read += 1;
                let by = { forks.iter() }
                    .filter(|(notes, _)| read <= *notes)
                    .fold(by, |by, (_, kept)| both_see(by, *kept));
                Some(LogLine {
                    depth: entry.depth,
                    line: worded.next(|| R::line(&entry.event, by))?,
                    moment: 0,
                })
            }
            Logged::Rewound(rewound) => {
                let text = match rewound.dice {
                    Dice::Fork(_) => {
                        "A game of its own from here: other dice, and what was not seen is shuffled.".into()
                    }
                    dice => back(rewound.back, dice == Dice::Same),
                };
                Some(words(text, None, None))
            }
        };
        let told = ordered.iter().filter(|(at, _)| (*at as usize) < self.0.cursor());
        let mut told = told.map(|(at, side)| (self.0.log_at(*at as usize), *side)).peekable();
        let mut by_order = |notes: usize, moment: usize, lines: &mut Vec<LogLine>| {
            while let Some((_, side)) = told.next_if(|(at, _)| *at <= notes) {
                let text = format!("{} answers by standing order.", side.name());
                let line = words(text, None, Some(side));
                lines.push(LogLine { moment, ..line });
            }
        };
        let mut lines: Vec<LogLine> = Vec::new();
        let mut again = replayed::marks(&self.0.envelope.orders)
            .into_iter()
            .filter(|at| *at < self.0.cursor())
            .map(|at| self.0.log_at(at))
            .peekable();
        let mut by_hand = |notes: usize, moment: usize, lines: &mut Vec<LogLine>| {
            while again.next_if(|at| *at <= notes).is_some() {
                let line = words(replayed::WORDS.into(), None, None);
                lines.push(LogLine { moment, ..line });
            }
        };
        let (mut notes, mut moment) = (0, 0);
        for logged in self.0.log() {
            by_hand(notes, moment, &mut lines);
            by_order(notes, moment, &mut lines);
            if matches!(logged, Logged::Note(_)) {
                while moment < self.0.cursor() && self.0.log_at(moment) <= notes {
                    moment += 1;
                }
                notes += 1;
            }
            lines.extend(line(logged).map(|told| LogLine { moment, ..told }));
        }
        by_hand(notes, moment, &mut lines);
        by_order(notes, moment, &mut lines);
        lines.shrink_to_fit();
        lines
    }

    /// Where other games have begun from this one: how many notes of the rules there were, and whose knowledge was kept.
    fn forks(&self) -> Vec<(usize, Viewer)> {
        let kept = |rewound: &Rewound| match rewound.dice {
            Dice::Fork(fork) => Some((self.0.log_at(rewound.at as usize), fork.by)),
            Dice::Same | Dice::New => None,
        };
        self.0.rewinds().iter().filter_map(kept).collect()
    }

    /// The lines that everybody may read, from the answer with this place on, each with the place of the answer that brought it.
    pub(super) fn told_from(&self, from: usize) -> Vec<(usize, LogLine)> {
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
                        line: Arc::new(line),
                        moment: at + 1,
                    },
                )
            }));
        }
        told
    }
}

/// The line of the log that says that play went back.
fn back(answers: u32, same: bool) -> String {
    let words = if answers == 1 { "answer" } else { "answers" };
    let dice = if same { "The same dice fall" } else { "Other dice fall" };
    format!("{answers} {words} taken back. {dice} from here.")
}

/// Who sees what both of these viewers see. What one of them had not seen when another game began from here lies elsewhere now: the log
/// before it no longer tells of it.
fn both_see(one: Viewer, other: Viewer) -> Viewer {
    match (one, other) {
        (Viewer::Both, seen) | (seen, Viewer::Both) => seen,
        (one, other) if one == other => one,
        _ => Viewer::Public,
    }
}
