//! Prints the link's fragment of a position that journeys start from, to look at it: `position NAME` with one of
//! `reactions`, `retreat`, `sortie`, `siege`, `losses`, `end`; `position turn N` for a card of a random war's turn N, or
//! `position WAR ANSWERS` for a moment of a random war.

use e2e::position;
use std::process::ExitCode;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let war = match words.as_slice() {
        ["reactions"] => position::many_reactions(),
        ["retreat"] => position::long_retreat(),
        ["sortie"] => position::sortie(),
        ["siege"] => position::siege(),
        ["losses"] => position::losses(),
        ["turn", turn] => match turn.parse() {
            Ok(turn) => position::card_of_turn(turn),
            Err(_) => Err("a turn is a number".to_owned()),
        },
        ["end"] => position::near_the_end(6, 4),
        [war, answers] => match (war.parse(), answers.parse()) {
            (Ok(war), Ok(answers)) => position::some_moment(war, answers),
            _ => Err("a war and a moment are numbers".to_owned()),
        },
        _ => {
            Err("usage: position reactions | retreat | sortie | siege | losses | end | turn N | WAR ANSWERS".to_owned())
        }
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
