//! Prints the link's fragment of a position that journeys start from, to look at it: `position NAME` with one of
//! `reactions`, `retreat`, `sortie`, `siege`, `losses`, `end`, `interrupted`, `window`, `sea` (and how many answers later); `position turn N` for a card of a random war's turn N, or
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
        ["sea"] => position::three_rounds_at_sea().map(|course| course.war),
        ["sea", answers] => position::three_rounds_at_sea().map(|mut course| {
            let at = course.war.cursor() + answers.parse::<usize>().unwrap_or(0);
            course.war.seek(at.min(course.end));
            course.war
        }),
        ["interrupted"] => position::an_interrupted_move().map(|course| course.war),
        ["window"] => position::two_windows().map(|(held, _)| held),
        ["end"] => position::near_the_end(6, 4),
        [war, answers] => match (war.parse(), answers.parse()) {
            (Ok(war), Ok(answers)) => position::some_moment(war, answers),
            _ => Err("a war and a moment are numbers".to_owned()),
        },
        _ => {
            Err("usage: position reactions | retreat | sortie | siege | losses | end | interrupted | window | sea [ANSWERS] | turn N | WAR ANSWERS".to_owned())
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
