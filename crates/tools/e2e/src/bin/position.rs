//! Prints the link's fragment of a position that journeys start from, to look at it: `position WHAT`, with what it shows, as
//! `position three rounds at sea`, and how many answers later, if not at its beginning; or `position WAR ANSWERS` for a moment of a random
//! war of the first game. Without words it lists what there is to be seen.

use e2e::position::{self, Course};
use e2e::{Outcome, War};
use std::process::ExitCode;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match found(&words) {
        Ok(war) => {
            println!("{}", war.fragment());
            ExitCode::SUCCESS
        }
        Err(words) => {
            eprintln!("position: {words}");
            ExitCode::FAILURE
        }
    }
}

/// The war of these words, at the moment that they mean.
fn found(words: &[&str]) -> Outcome<War> {
    let number = |word: &str| word.parse::<usize>().ok();
    match words {
        [] => Err(format!(
            "usage: position WHAT [ANSWERS] | WAR ANSWERS\n{}",
            position::all().join("\n")
        )),
        [war, answers] if number(war).is_some() => {
            let of = number(war).zip(number(answers));
            let (war, answers) = of.ok_or("a war and a moment are numbers")?;
            position::moment(war as u64, answers)
        }
        [what @ .., answers] if number(answers).is_some() => match position::course(&words.join(" ")) {
            Ok(course) => Ok(course.war),
            Err(_) => later(position::course(&what.join(" "))?, number(answers).unwrap_or(0)),
        },
        what => position::showing(&what.join(" ")),
    }
}

/// The war so many answers later, at most at the end of the matter.
fn later(course: Course, answers: usize) -> Outcome<War> {
    let Course { mut war, end, .. } = course;
    war.seek((war.cursor() + answers).min(end));
    Ok(war)
}
