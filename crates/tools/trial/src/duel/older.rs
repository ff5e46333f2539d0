//! A player of an older program: `trial answer` of that program runs beside this one. It is given what its side knows, never the war.

use super::players::Budget;
use crate::answer::greeting;
use crate::known::Known;
use ai::Evaluate;
use engine::{Choice, Game, PlayerView};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use testkit::Tested;

/// How a player of an older program is called: `old:PATH:LEVEL`.
const PREFIX: &str = "old:";

/// The path and the player of a name, if it means an older program.
pub fn parts(name: &str) -> Option<(&str, &str)> {
    name.strip_prefix(PREFIX)?.rsplit_once(':')
}

/// An older program that answers for one side of one war.
pub struct Older {
    path: String,
    program: Child,
    /// Its questions; closed before the program is waited for.
    questions: Option<ChildStdin>,
    answers: BufReader<ChildStdout>,
    line: String,
}

impl Older {
    /// Starts the program, and sees that it plays by the same rules.
    ///
    /// # Errors
    /// The path, and what is wrong with its program: it does not start, does not answer, or has another revision or layout.
    pub fn start<R: Evaluate>(path: &str, player: &str, budget: Budget) -> Result<Self, String> {
        let mut program = Command::new(path)
            .args(["answer", R::NAME, player, "--budget", &budget.to_string()])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("{path}: {error}"))?;
        let (Some(questions), Some(answers)) = (program.stdin.take(), program.stdout.take()) else {
            return Err(format!("{path}: no pipe"));
        };
        let mut older = Older {
            path: path.to_owned(),
            program,
            questions: Some(questions),
            answers: BufReader::new(answers),
            line: String::new(),
        };
        let own = greeting::<R>();
        match older.read()? {
            theirs if theirs == own => Ok(older),
            theirs if theirs.starts_with("answers for ") => Err(format!("{path} {theirs}; this program {own}")),
            _ => Err(format!("{path} gives no answers for {} by {player}", R::NAME)),
        }
    }

    /// The next line of the program, without its end; empty if it has stopped.
    fn read(&mut self) -> Result<&str, String> {
        self.line.clear();
        let read = self.answers.read_line(&mut self.line);
        read.map_err(|error| format!("{}: {error}", self.path))?;
        Ok(self.line.trim_end())
    }

    /// The answer to the question that waits. The chance of its thought grows from the seed.
    ///
    /// # Errors
    /// The path, and what the program has said instead of an answer.
    pub fn answer<R: Evaluate + Tested>(&mut self, game: &Game<R>, seed: u32) -> Result<Choice, String> {
        let pending = game.pending().ok_or("nobody is asked")?;
        let blind = PlayerView::of(game, pending.question.to).ok_or("nobody is asked")?;
        let question = Known { blind, seed }.to_line();
        let legal = &pending.legal;
        let path = self.path.clone();
        let wrong = |what: &str| format!("{path}: {what:?} is no answer to one of {} that are legal", legal.len());
        if let Some(pipe) = &mut self.questions {
            writeln!(pipe, "{question}").map_err(|error| format!("{path}: {error}"))?;
        }
        let line = self.read()?;
        let (at, many) = line.split_once(" of ").ok_or_else(|| wrong(line))?;
        let at = at.parse().ok().filter(|_| many.parse() == Ok(legal.len()));
        let answer = at.and_then(|at: usize| legal.get(at)).ok_or_else(|| wrong(line))?;
        Ok(*answer)
    }
}

impl Drop for Older {
    /// The program ends with its questions.
    fn drop(&mut self) {
        self.questions = None;
        // Whether it ends well tells nothing about the war.
        drop(self.program.wait());
    }
}

#[cfg(test)]
mod tests {
    use super::parts;

    #[test]
    fn a_path_may_have_colons() {
        assert_eq!(parts("old:/a:b/trial:3"), Some(("/a:b/trial", "3")));
        assert_eq!((parts("3"), parts("old:/trial")), (None, None));
    }
}
