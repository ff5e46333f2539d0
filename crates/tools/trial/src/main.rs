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
mod show;
mod sides;
mod study;
mod think;
mod tournament;
mod windows;
mod wins;

use arguments::Arguments;
use cap::Cap;
use hamilcar::Hamilcar;
use hannibal::Hannibal;
use registry::Task;
use std::alloc::System;
use std::path::Path;
use std::process::ExitCode;

#[global_allocator]
static ALLOCATOR: Cap<System> = Cap::new(System, usize::MAX);

const USAGE: &str = "trial fuzz GAME --games N --seed S [--deep] [--minds] [--jobs N]
trial cases PATH...
trial rules GAME
trial links GAME --games N --seed S [--switches BITS] [--styles] [--print]
trial damage GAME --n N --seed S
trial wins GAME --games N --seed S [--fighters] [--rome KIND] [--carthage KIND] [--styles]
trial wins hands --rome PLAYER --carthage PLAYER [--games N] [--seed S] [--budget 1/8]
trial duel GAME A B [--pairs N] [--seed S] [--jobs N] [--budget 1/8] [--sprt 0,35] [--state FILE]
trial fit GAME [--games N] [--seed S]
trial think LINK [--at ANSWERS] [--level L] [--rollouts N]
trial moves [--write] FILE...
trial windows GAME --games N --seed S
trial often GAME [--games N] [--seed S] [--fighters]
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

/// Does something with the game of a name; the exit code.
fn with_game(name: &str, task: impl Task<Output = u8>) -> Result<u8, String> {
    registry::with_name(name, task).ok_or_else(|| format!("no game is called {name}"))
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
                let minds = fuzz::BetweenAis(fuzz);
                let played = registry::of_name(&game).and_then(|game| registry::ai_with_number(game.number, minds));
                played.ok_or_else(|| format!("{game} has no computer player"))?
            } else {
                with_game(&game, fuzz)?
            }
        }
        "links" => match (arguments.next()?.as_str(), arguments.has("styles")) {
            ("hands", true) => links::Links::from(&arguments)?.styled(),
            (other, true) => return Err(format!("nobody plays {other} with a style")),
            (game, false) => with_game(game, links::Links::from(&arguments)?)?,
        },
        "damage" => with_game(&arguments.next()?, damage::Damage::from(&arguments)?)?,
        "wins" => match arguments.next()?.as_str() {
            "hamilcar" => wins::Wins::from(&arguments)?.run::<Hamilcar>(),
            "hannibal" => wins::Wins::from(&arguments)?.run::<Hannibal>(),
            "hands" if arguments.text("rome").is_some() => study::Study::from(&arguments)?.run()?,
            "hands" => tournament::Tournament::from(&arguments)?.run(),
            other => return Err(format!("nobody plays {other} by a policy")),
        },
        "duel" => {
            let game = arguments.next()?;
            let duel = duel::Duel::from(&mut arguments)?;
            match game.as_str() {
                "hamilcar" => duel.run::<Hamilcar>()?,
                "hands" => duel.run::<hands::Hands>()?,
                "hannibal" => duel.run::<Hannibal>()?,
                other => return Err(format!("nobody plays {other} in duels")),
            }
        }
        "fit" => match arguments.next()?.as_str() {
            "hamilcar" => fit::Fit::from(&arguments)?.run::<Hamilcar>(),
            "hannibal" => fit::Fit::from(&arguments)?.run::<Hannibal>(),
            "hands" => fit::Fit::from(&arguments)?.run::<hands::Hands>(),
            other => return Err(format!("nobody plays {other} in duels")),
        },
        "moves" if arguments.has("write") => moves::write(&arguments.rest())?,
        "moves" => moves::moves(&arguments.rest())?,
        "think" => think::Think::from(&mut arguments)?.run()?,
        "often" => match arguments.next()?.as_str() {
            "hamilcar" => often::Often::from(&arguments)?.with_fighters::<Hamilcar>(),
            "hannibal" => often::Often::from(&arguments)?.with_fighters::<Hannibal>(),
            other => with_game(other, often::Often::from(&arguments)?)?,
        },
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
