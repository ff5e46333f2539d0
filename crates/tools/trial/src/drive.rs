//! `trial drive`: a game as JSON lines. Each line out holds what waits; each line in is an answer in the words of the list (as a JSON string,
//! as `{"answer": "..."}`, or bare), or `undo`.

use crate::{found_link, game_of_name};
use clap::Args;
use engine::{Choice, Envelope, Present, Rules, Seed, Timeline, code};
use registry::{Listed, Task};
use serde_json::{Value, json};
use std::io::{BufRead, Write};
use testkit::RandomPlay;
use testkit::log_from;

#[derive(Args)]
pub struct Drive {
    /// The game.
    #[arg(value_parser = game_of_name)]
    pub game: &'static Listed,
    /// The seed of a new war.
    #[arg(long, value_name = "S", default_value_t = 1, conflicts_with = "link")]
    seed: u64,
    /// The link of a war that goes on; text may stand around it.
    #[arg(long, value_name = "LINK", value_parser = found_link)]
    link: Option<String>,
}

impl Drive {
    fn begin<R: Rules>(&self) -> Result<Timeline<R>, String> {
        match &self.link {
            Some(link) => code::open_link(link).map_err(|error| error.to_string()),
            None => {
                let setup = R::unpack(0).ok_or("the game has no set-up of number 0")?;
                Ok(Timeline::new(setup, Seed(self.seed), Envelope::default()))
            }
        }
    }
}

impl Task for Drive {
    type Output = u8;

    fn run<R: RandomPlay>(self) -> u8 {
        let mut game = match self.begin::<R>() {
            Ok(game) => game,
            Err(error) => {
                say(&json!({ "error": error }));
                return 1;
            }
        };
        let mut told = 0;
        say(&waiting(&game, &mut told));
        for line in std::io::stdin().lock().lines() {
            let Ok(line) = line else { return 1 };
            if line.trim().is_empty() {
                continue;
            }
            match take(&mut game, line.trim()) {
                Ok(()) => say(&waiting(&game, &mut told)),
                Err(error) => say(&error),
            }
        }
        0
    }
}

fn say(value: &Value) {
    let mut out = std::io::stdout().lock();
    // A reader that has gone away ends the conversation: nothing is left to tell it.
    let gone = writeln!(out, "{value}").and_then(|()| out.flush()).is_err();
    if gone {
        std::process::exit(0);
    }
}

/// What the line asks for.
fn take<R: Present>(game: &mut Timeline<R>, line: &str) -> Result<(), Value> {
    let value: Value = serde_json::from_str(line).unwrap_or_else(|_| Value::String(line.to_owned()));
    let words = value.get("answer").unwrap_or(&value).as_str().unwrap_or(line);
    if words == "undo" || value.get("undo").is_some() {
        return if game.undo() {
            Ok(())
        } else {
            Err(json!({ "error": "nothing can be undone here" }))
        };
    }
    let Some(pending) = game.pending() else {
        return Err(json!({ "error": "the game is over" }));
    };
    let question = pending.question;
    let is_meant = |choice: &Choice| R::label(game.state(), &question, *choice) == words;
    if let Some(choice) = pending.legal.iter().copied().find(is_meant) {
        return game.answer(choice).map_err(|_| json!({ "error": "not legal" }));
    }
    let refused = game.refusals().into_iter().find(|(choice, _)| is_meant(choice));
    Err(match refused {
        Some((_, why)) => json!({ "error": why.because, "rule": why.rule.0 }),
        None => json!({ "error": format!("{words} is not among the answers") }),
    })
}

/// The question that waits, the log since it was last told, and the game as a link.
fn waiting<R: Present>(game: &Timeline<R>, told: &mut usize) -> Value {
    let lines = log_from(game, 0);
    let log: Vec<&String> = lines.iter().skip((*told).min(lines.len())).collect();
    *told = lines.len();
    let (answers, link) = (game.cursor(), code::to_link(game));
    let undo = game.cursor() - game.undo_floor();
    if let Some(outcome) = game.outcome() {
        let won = json!({ "winner": outcome.winner.name(), "rule": outcome.rule.0, "because": outcome.because });
        return json!({ "outcome": won, "log": log, "answers": answers, "undo": undo, "link": link });
    }
    let Some(pending) = game.pending() else {
        return Value::Null;
    };
    let question = &pending.question;
    let prompt = R::prompting(game.state(), question);
    let words = |choice: Choice| R::label(game.state(), question, choice);
    let legal: Vec<String> = pending.legal.iter().map(|c| words(*c)).collect();
    let refused: Vec<Value> = game
        .refusals()
        .into_iter()
        .map(|(choice, why)| json!({ "answer": words(choice), "rule": why.rule.0, "because": why.because }))
        .collect();
    json!({
        "side": question.to.name(),
        "prompt": prompt.title,
        "text": prompt.text,
        "rule": question.rule.0,
        "secret": question.is_secret(),
        "legal": legal,
        "refused": refused,
        "log": log,
        "answers": answers,
        "undo": undo,
        "link": link,
    })
}
