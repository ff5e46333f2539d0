//! Prints the link's fragment of a position that journeys start from, to look at it: `position NAME` with one of
//! `reactions`, `retreat`, `sortie`, `siege`, `losses`, `end`, `interrupted`, `window`, `sea` (and how many answers later); `position turn N` for a card of a random war's turn N, or
//! `position WAR ANSWERS` for a moment of a random war. `position rounds NAME` gives those of wars that are played in rounds: `battles`,
//! `block`, `sea`, `turn N`, `may ACTION`. `position cards` gives a battle with cards of its own after the deal.

use e2e::Outcome;
use e2e::position::{self, War};
use engine::{Shown, Side, Viewer};
use hands::{Hands, Named};
use hannibal::Hannibal;
use std::process::ExitCode;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let found = match words.as_slice() {
        ["rounds", moment @ ..] => of_rounds(moment).map(|war| position::link(&war)),
        ["cards"] => of_cards().map(|war| position::link(&war)),
        moment => of_marches(moment).map(|war| position::link(&war)),
    };
    match found {
        Ok(link) => {
            println!("{link}");
            ExitCode::SUCCESS
        }
        Err(words) => {
            eprintln!("position: {words}");
            ExitCode::FAILURE
        }
    }
}

/// A moment of a war that is played in rounds of actions.
fn of_rounds(words: &[&str]) -> Outcome<War<Hands>> {
    match words {
        ["battles"] => position::two_battles(Side::Rome),
        ["block"] => position::a_block(Side::Carthage),
        ["sea"] => position::a_battle_at_sea(Side::Rome),
        ["turn", turn] => match turn.parse() {
            Ok(turn) => position::a_round(turn, Side::Rome),
            Err(_) => Err("a turn is a number".to_owned()),
        },
        ["may", words @ ..] => {
            let words = words.join(" ");
            let action = Named::ALL.iter().find(|action| action.words() == words);
            position::may(Side::Rome, *action.ok_or("no action is called so")?)
        }
        _ => Err("usage: position rounds battles | block | sea | turn N | may ACTION".to_owned()),
    }
}

/// A battle with cards of its own, after the deal.
fn of_cards() -> Outcome<War<Hannibal>> {
    let dealt = |war: &War<Hannibal>| {
        let duel = Hannibal::scene(war.state(), Viewer::Both).duel;
        duel.is_some_and(|duel| duel.round > 0 && duel.hands.rome.count > 3)
    };
    position::search("a battle with cards", |_, _| None, dealt)
}

/// A moment of a war in which armies march.
fn of_marches(words: &[&str]) -> Outcome<War> {
    match words {
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
    }
}
