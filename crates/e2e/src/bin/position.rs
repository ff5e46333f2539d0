//! Prints the link's fragment of a position that journeys start from, to look at it: `position NAME` with one of
//! `reactions`, `retreat`, `sortie`, `end`, or `position WAR ANSWERS` for a moment of a random war.

use e2e::position;
use std::process::ExitCode;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let war = match words.as_slice() {
        ["reactions"] => position::many_reactions(),
        ["retreat"] => position::long_retreat(),
        ["sortie"] => position::sortie(),
        ["end"] => position::near_the_end(6, 4),
        [war, answers] => match (war.parse(), answers.parse()) {
            (Ok(war), Ok(answers)) => position::some_moment(war, answers),
            _ => Err("a war and a moment are numbers".to_owned()),
        },
        _ => Err("usage: position reactions | retreat | sortie | end | WAR ANSWERS".to_owned()),
    };
    match war {
        Ok(war) => {
            println!("{}", position::link(&war));
            ExitCode::SUCCESS
        }
        Err(words) => {
            eprintln!("position: {words}");
            ExitCode::FAILURE
        }
    }
}
