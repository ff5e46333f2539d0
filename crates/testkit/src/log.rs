//! The log as text.

use engine::{Dice, Logged, Present, Timeline, Viewer};

/// The lines of the log from the n-th on, both hands open.
#[must_use]
pub fn log_from<R: Present>(game: &Timeline<R>, from: usize) -> Vec<String> {
    let line = |logged| match logged {
        Logged::Rewound(r) => {
            let dice = match r.dice {
                Dice::New => "new dice",
                Dice::Same => "the same dice",
                Dice::Fork(_) => "new dice and the unseen cards shuffled, as a game of its own",
            };
            Some(format!("Play went back by {} answers, with {dice}.", r.back))
        }
        Logged::Note(entry) => {
            let line = R::line(&entry.event, Viewer::Both)?;
            let rule = line.rule.map_or(String::new(), |rule| format!(" ({rule})"));
            Some(format!(
                "{:indent$}{}{rule}",
                "",
                line.text,
                indent = 2 * usize::from(entry.depth)
            ))
        }
    };
    game.log().filter_map(line).skip(from).collect()
}
