//! The log of a game in progress: what was told, answer by answer, with what the page adds to it.

use super::SessionOf;
use crate::{LogCache, LogLine, replayed};
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

/// Where a game was forked from another.
struct Forked {
    /// How many notes of the rules stood before it.
    notes: usize,
    /// What this viewer had seen was kept; all else was shuffled.
    kept: Viewer,
}

impl<R: Present> SessionOf<R> {
    /// The log as the viewer may read it. `ordered` are answers, by their place, that the page gave by standing order.
    pub(super) fn whole_log(&self, by: Viewer, ordered: &[(u32, Side)], cache: &mut LogCache) -> Vec<LogLine> {
        if let Some(old) = self.1.as_ref().filter(|old| !old.told.is_empty()) {
            return old.told.clone();
        }
        let mut words_of = cache.begin(by, self.0.steps(), |earlier| self.0.shared_notes(earlier));
        let forks = self.forks();
        let mut read = 0;
        let mut line = |logged: Logged<'_, R::Event>| match logged {
            Logged::Note(entry) => {
                read += 1;
                // What was dealt anew when this game was forked lies elsewhere now: the log before it no longer tells of it.
                let later = forks.iter().filter(|fork| read <= fork.notes);
                let reader = later.fold(by, |reader, fork| reader.and(fork.kept));
                Some(LogLine {
                    depth: entry.depth,
                    line: words_of.next(|| R::line(&entry.event, reader))?,
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

    /// Where this game was forked from others.
    fn forks(&self) -> Vec<Forked> {
        let forked = |rewound: &Rewound| match rewound.dice {
            Dice::Fork(fork) => Some(Forked {
                notes: self.0.log_at(rewound.at as usize),
                kept: fork.by,
            }),
            Dice::Same | Dice::New => None,
        };
        self.0.rewinds().iter().filter_map(forked).collect()
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
