//! `trial`: plays, tries and measures the games from the command line. The last line of its output is for programs:
//! `key=value` pairs in a fixed order. Exit code 0 when all is well, 1 when something failed, 2 for bad arguments.

#[macro_use]
mod output;

mod arguments;
mod audit;
mod bench;
mod cases;
mod damage;
mod drive;
mod duel;
mod fit;
mod fuzz;
mod golden;
mod known;
mod links;
mod moves;
mod odds;
mod often;
mod players;
mod show;
mod think;
mod windows;
mod wins;

use arguments::Arguments;
use cap::Cap;
use registry::{AiTask, Task};
use std::alloc::System;
use std::path::Path;
use std::process::ExitCode;

#[global_allocator]
static ALLOCATOR: Cap<System> = Cap::new(System, usize::MAX);

const USAGE: &str = "trial fuzz GAME --games N --seed S [--deep] [--minds] [--jobs N]
trial cases PATH...
trial rules GAME
trial links GAME --games N --seed S [--switches BITS] [--players NAME] [--print]
trial damage GAME --n N --seed S
trial wins GAME --games N --seed S [--players NAME] [--rome NAME] [--carthage NAME]
trial duel GAME A B [--pairs N] [--seed S] [--jobs N] [--budget 1/8] [--sprt 0,35] [--state FILE]
trial fit GAME [--games N] [--seed S]
trial think LINK [--at ANSWERS] [--level L] [--rollouts N]
trial moves [--write] FILE...
trial windows GAME --games N --seed S
trial often GAME [--games N] [--seed S] [--players NAME]
trial bench GAME
trial show LINK
trial replay LINK
trial odds LINK
trial weigh GAME [--games N] [--each N]
trial log LINK
trial golden [FOLDER]
trial audit LOG
trial drive GAME [--seed S or --link L]
GAME is the name of a game's folder, as hannibal.";

/// Does something with the game of a name.
fn with_game<T: Task>(name: &str, task: T) -> Result<T::Output, String> {
    registry::with_name(name, task).ok_or_else(|| format!("no game is called {name}"))
}

/// Does something with the computer player of the game of a name.
fn with_ai<T: AiTask>(name: &str, task: T) -> Result<T::Output, String> {
    let game = registry::of_name(name).ok_or_else(|| format!("no game is called {name}"))?;
    registry::ai_with_number(game.number, task).ok_or_else(|| format!("{name} has no computer player"))
}

/// The same with the game of a link.
fn with_link(link: &str, task: impl Task<Output = u8>) -> Result<u8, String> {
    let number = engine::code::game_of_link(link).map_err(|error| error.to_string())?;
    registry::with_number(number, task).ok_or_else(|| format!("no game has the number {number}"))
}

fn run() -> Result<u8, String> {
    let mut arguments = Arguments::new(std::env::args().skip(1))?;
    let code = match arguments.next()?.as_str() {
        "fuzz" => {
            let game = arguments.next()?;
            let fuzz = fuzz::Fuzz::from(&arguments)?;
            if arguments.has("minds") {
                with_ai(&game, fuzz::BetweenAis(fuzz))?
            } else {
                with_game(&game, fuzz)?
            }
        }
        "links" => with_game(&arguments.next()?, links::Links::from(&arguments)?)??,
        "damage" => with_game(&arguments.next()?, damage::Damage::from(&arguments)?)?,
        "wins" => with_game(&arguments.next()?, wins::Wins::from(&arguments)?)??,
        "duel" => {
            let game = arguments.next()?;
            with_ai(&game, duel::Duel::from(&mut arguments)?)??
        }
        "fit" => with_ai(&arguments.next()?, fit::Fit::from(&arguments)?)?,
        "moves" if arguments.has("write") => moves::write(&arguments.rest())?,
        "moves" => moves::moves(&arguments.rest())?,
        "think" => think::Think::from(&mut arguments)?.run()?,
        "often" => with_game(&arguments.next()?, often::Often::from(&arguments)?)??,
        "windows" => with_game(&arguments.next()?, windows::Windows::from(&arguments)?)?,
        "bench" => with_game(&arguments.next()?, bench::Bench)?,
        "show" => {
            let link = arguments.link()?;
            with_link(&link, show::Show { link: &link })?
        }
        "replay" => {
            let link = arguments.link()?;
            with_link(&link, show::Replay { link: &link })?
        }
        "log" => {
            let link = arguments.link()?;
            with_link(&link, golden::Log { link: &link })?
        }
        "golden" => {
            let folder = arguments.next().unwrap_or(golden::FOLDER.to_owned());
            golden::write(Path::new(&folder))?
        }
        "audit" => audit::audit(&arguments.next()?)?,
        "odds" => {
            let link = arguments.link()?;
            with_link(&link, odds::OddsOf { link: &link })?
        }
        "weigh" => with_game(&arguments.next()?, odds::Weigh::from(&arguments)?)?,
        "drive" => with_game(&arguments.next()?, drive::Drive::from(&arguments)?)?,
        "cases" => cases::cases(&arguments.rest()),
        "rules" => with_game(&arguments.next()?, cases::OfRules)?,
        other => return Err(format!("{other} is not something trial does")),
    };
    Ok(code)
}

fn main() -> ExitCode {
    match run() {
        Ok(code) => ExitCode::from(code),
        Err(error) => {
            eprintln!("trial: {error}\n{USAGE}");
            ExitCode::from(2)
        }
    }
}
