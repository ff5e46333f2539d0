//! `trial`: plays, tries and measures the games from the command line. The last line of its output is for programs:
//! `key=value` pairs in a fixed order. Exit code 0 when all is well, 1 when something failed, 2 for bad arguments.

#[macro_use]
mod output;

mod answer;
mod audit;
mod bench;
mod calibrate;
mod cases;
mod challenges;
mod command;
mod damage;
mod drive;
mod duel;
mod fit;
mod fortune;
mod fuzz;
mod golden;
mod judge;
mod known;
mod learn;
mod links;
mod moves;
mod odds;
mod often;
mod players;
mod short;
mod show;
mod tactics;
mod think;
mod thoughts;
mod warm;
mod windows;
mod wins;

use cap::Cap;
use clap::Parser;
use command::{Call, Command};
use registry::{AiTask, Listed, Task};
use std::alloc::System;
use std::borrow::Cow;
use std::process::ExitCode;

#[global_allocator]
static ALLOCATOR: Cap<System> = Cap::new(System, usize::MAX);

/// The game of a name.
fn game_of_name(name: &str) -> Result<&'static Listed, String> {
    registry::built_in_games()
        .find(|game| game.name == name)
        .ok_or_else(|| {
            let names: Vec<&str> = registry::built_in_games().map(|game| game.name).collect();
            format!("games are called {}", names.join(", "))
        })
}

/// The link in a text; the whole text where none is found, so that it is refused by name.
fn found_link(text: &str) -> Result<String, String> {
    Ok(engine::code::find_link(text).map_or_else(|| text.to_owned(), Cow::into_owned))
}

/// Does something with a game.
fn with_game<T: Task>(game: &Listed, task: T) -> T::Output {
    registry::with_number(game.number, task).expect("a game of the command line is held")
}

/// Does something with the computer player of a game.
fn with_ai<T: AiTask>(game: &Listed, task: T) -> Result<T::Output, String> {
    registry::ai_with_number(game.number, task).ok_or_else(|| format!("{} has no computer player", game.name))
}

/// The game of a link.
fn game_of_link(link: &str) -> Result<&'static Listed, String> {
    let number = engine::code::game_of_link(link).map_err(|error| error.to_string())?;
    registry::of_number(number).ok_or_else(|| format!("no game has the number {number}"))
}

/// Does what is asked; the exit code.
fn run(command: Command) -> Result<u8, String> {
    Ok(match command {
        Command::Fuzz(fuzz) if fuzz.minds => with_ai(fuzz.game, fuzz::BetweenAis(fuzz))?,
        Command::Fuzz(fuzz) => with_game(fuzz.game, fuzz),
        Command::Cases { paths } => cases::cases(&paths),
        Command::Rules { game } => with_game(game, cases::OfRules),
        Command::Links(links) => with_game(links.game, links)?,
        Command::Windows(windows) => with_game(windows.game, windows),
        Command::Damage(damage) => with_game(damage.game, damage),
        Command::Wins(wins) => with_game(wins.game, wins)?,
        Command::Learn(learn) => with_ai(learn.game, learn)??,
        Command::Fit(fit) => with_ai(fit.game, fit)?,
        Command::Duel(duel) => with_ai(duel.game, duel)??,
        Command::Answer(answer) => with_ai(answer.game, answer)??,
        Command::Think(think) => with_ai(game_of_link(&think.link)?, think)??,
        Command::Thoughts(thoughts) => with_ai(thoughts.game, thoughts)?,
        Command::Moves(moves) => moves.run()?,
        Command::Tactics(tactics) => with_ai(tactics.game, tactics)??,
        Command::Fortune(fortune) => with_ai(fortune.game, fortune)??,
        Command::Calibrate(calibrate) => with_ai(calibrate.game, calibrate)??,
        Command::Judge(judge) => with_ai(judge.game, judge)??,
        Command::Challenges(challenges) => with_ai(challenges.game, challenges)??,
        Command::Short(short) => with_ai(short.game, short)??,
        Command::Often(often) => with_game(often.game, often)?,
        Command::Bench { game } => with_game(game, bench::Bench),
        Command::Show { link } => with_game(game_of_link(&link)?, show::Show { link: &link }),
        Command::Replay { link } => with_game(game_of_link(&link)?, show::Replay { link: &link }),
        Command::Odds { link } => with_game(game_of_link(&link)?, odds::OddsOf { link: &link }),
        Command::Weigh(weigh) => with_game(weigh.game, weigh),
        Command::Log { link } => with_game(game_of_link(&link)?, golden::Log { link: &link }),
        Command::Golden { folder } => golden::write(&folder)?,
        Command::Audit { log } => audit::audit(&log)?,
        Command::Drive(drive) => with_game(drive.game, drive),
    })
}

fn main() -> ExitCode {
    match run(Call::parse().command) {
        Ok(code) => ExitCode::from(code),
        Err(error) => {
            eprintln!("trial: {error}");
            ExitCode::from(2)
        }
    }
}
