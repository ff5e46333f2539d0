//! The commands and their options: what `trial --help` tells, and what `docs/tools.md` has as its table.

use crate::golden::FOLDER;
use crate::{
    answer, calibrate, challenges, damage, drive, duel, fit, fortune, found_link, fuzz, game_of_name, judge, learn,
    links, moves, odds, often, short, tactics, think, thoughts, windows, wins,
};
use clap::{Parser, Subcommand};
use registry::Listed;
use std::path::PathBuf;

/// Plays, tries and measures the games from the command line. The last line of the output is for programs.
#[derive(Parser)]
#[command(
    name = "trial",
    after_help = "GAME is the name of a game's folder below crates/games."
)]
pub struct Call {
    #[command(subcommand)]
    pub command: Command,
}

/// What `trial` does.
#[derive(Subcommand)]
pub enum Command {
    /// Plays random wars and tests every promise of the engine on the way.
    Fuzz(fuzz::Fuzz),
    /// Runs case files and folders of them.
    Cases {
        /// Files and folders.
        #[arg(value_name = "PATH", required = true)]
        paths: Vec<String>,
    },
    /// Tells which sections and house rules the cases show.
    Rules {
        /// The game.
        #[arg(value_parser = game_of_name)]
        game: &'static Listed,
    },
    /// Makes links of whole wars.
    Links(links::Links),
    /// Counts how often each side is asked for a hidden card while one card is played.
    Windows(windows::Windows),
    /// Damages links, positions and kept games: each is refused by name, or whole.
    Damage(damage::Damage),
    /// Counts which side wins, and how the wars end.
    Wins(wins::Wins),
    /// Fits the weights by which the computer player judges positions.
    Fit(fit::Fit),
    /// Learns what the reasons count by which the computer player answers.
    Learn(learn::Learn),
    /// Lets two players meet in pairs of wars with the sides exchanged.
    Duel(duel::Duel),
    /// Answers questions for a side in the duel of a program of another version.
    Answer(answer::Answer),
    /// Prints a thought of the computer player.
    Think(think::Think),
    /// Prints the digest of many thoughts, to be held against that in the browser.
    Thoughts(thoughts::Thoughts),
    /// Tries the moves that players called odd or good.
    Moves(moves::Moves),
    /// Looks for positions in which the odds alone say what is right.
    Tactics(tactics::Tactics),
    /// Plays the third level against itself, and counts how often the chances that it shows come true.
    Calibrate(calibrate::Calibrate),
    /// Tries whether verdicts on answers are honest.
    Judge(judge::JudgeCall),
    /// Reckons what dice and draws gave in wars between policies.
    Fortune(fortune::FortuneCall),
    /// Looks for challenges: moments at which one answer is better than the others; or compares those of the game's file anew.
    Challenges(challenges::Challenges),
    /// Looks for short wars: moments of duels from which the last turns are even.
    Short(short::Short),
    /// Counts the prompts, refusals and lines of the log that are met most often.
    Often(often::Often),
    /// Measures speed and size.
    Bench {
        /// The game.
        #[arg(value_parser = game_of_name)]
        game: &'static Listed,
    },
    /// Prints the position and the log of a link.
    Show {
        /// The link; text may stand around it.
        #[arg(value_parser = found_link)]
        link: String,
    },
    /// Prints each answer of a link with what followed.
    Replay {
        /// The link; text may stand around it.
        #[arg(value_parser = found_link)]
        link: String,
    },
    /// Prints the odds of the answers to the question that waits.
    Odds {
        /// The link; text may stand around it.
        #[arg(value_parser = found_link)]
        link: String,
    },
    /// Measures how long odds take.
    Weigh(odds::Weigh),
    /// Prints the log of a link.
    Log {
        /// The link; text may stand around it.
        #[arg(value_parser = found_link)]
        link: String,
    },
    /// Writes the golden wars of all games anew.
    Golden {
        /// The folder of the games.
        #[arg(default_value = FOLDER)]
        folder: PathBuf,
    },
    /// Recomputes what a log tells from its text alone.
    Audit {
        /// The file.
        log: String,
    },
    /// Plays a war by JSON lines on standard input and output.
    Drive(drive::Drive),
}

#[cfg(test)]
mod tests {
    use super::Call;
    use clap::{Arg, Command, CommandFactory};
    use std::fs;

    /// A command as the documents have it: `links GAME [--games N] [--print]`.
    fn usage(command: &Command) -> String {
        let word = |arg: &Arg| {
            let value = arg.get_value_names().map_or("", |names| names[0].as_str());
            let many = arg.get_num_args().is_some_and(|count| count.max_values() > 1);
            match arg.get_long() {
                Some(long) if arg.get_action().takes_values() => format!("[--{long} {value}]"),
                Some(long) => format!("[--{long}]"),
                None if many => format!("{value}..."),
                None if arg.is_required_set() => value.to_owned(),
                None => format!("[{value}]"),
            }
        };
        let (options, words): (Vec<&Arg>, Vec<&Arg>) =
            { command.get_arguments() }.partition(|arg| arg.get_long().is_some());
        let all = words.into_iter().chain(options).map(word);
        let all: Vec<String> = [command.get_name().to_owned()].into_iter().chain(all).collect();
        all.join(" ")
    }

    #[test]
    fn the_documents_have_each_command_with_its_options() {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../docs/tools.md");
        let text = fs::read_to_string(file).expect("docs/tools.md is part of the project");
        let all = Call::command();
        let missing = { all.get_subcommands() }
            .map(|command| format!("`{}`", usage(command)))
            .filter(|usage| !text.contains(usage.as_str()));
        assert_eq!(
            missing.collect::<Vec<_>>(),
            Vec::<String>::new(),
            "docs/tools.md lacks these"
        );
    }

    #[test]
    fn the_commands_are_sound() {
        Call::command().debug_assert();
    }
}
