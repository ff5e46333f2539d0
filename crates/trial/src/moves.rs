//! `trial moves FILE...`: moves that players called odd or good. A position, and what the highest level must or must never answer there.
//!
//! A file has blocks with an empty line between them: `# words` says what is at stake, `link:` and `at:` name the position by a link and so
//! many of its answers, `never:` or `must:` the words of an answer, or their beginning; of several `must:` one is enough.

use crate::think::Considered;
use games::MindTask;
use kernel::code;
use kernel::trial::cases::Cased;
use mind::{Level, Minded};

/// Of so many moves of a file one may fail: a move that was tuned for alone would be worth nothing.
const MAY_FAIL: usize = 5;

/// A position and what is expected there.
#[derive(Default)]
struct Move {
    words: String,
    link: String,
    at: usize,
    never: Vec<String>,
    must: Vec<String>,
}

/// The moves of a file.
fn read(text: &str) -> Result<Vec<Move>, String> {
    let mut all = Vec::new();
    for block in text.split("\n\n").filter(|block| !block.trim().is_empty()) {
        let mut one = Move::default();
        for line in block.trim().lines() {
            let (name, rest) = line.split_once(' ').unwrap_or((line, ""));
            let rest = rest.trim().to_owned();
            match name {
                "#" if one.words.is_empty() => one.words = rest,
                "#" => {}
                "link:" => one.link = rest,
                "at:" => one.at = rest.parse().map_err(|_| format!("at: wants a number: {line}"))?,
                "never:" => one.never.push(rest),
                "must:" => one.must.push(rest),
                _ => return Err(format!("not a line of a move: {line}")),
            }
        }
        if one.link.is_empty() || one.never.len() + one.must.len() == 0 {
            return Err(format!("a move without a link or an expectation: {}", one.words));
        }
        all.push(one);
    }
    Ok(all)
}

impl MindTask for &Move {
    /// The words of its answer.
    type Output = Result<String, String>;

    fn run<R: Minded + Cased>(self) -> Self::Output {
        let level = *Level::ALL.last().expect("there are levels");
        let considered = Considered::<R>::of(&self.link, Some(self.at), level)?;
        Ok(considered.words(considered.thought.answer))
    }
}

impl Move {
    /// What it answers, and whether that is as expected.
    fn holds(&self) -> Result<(String, bool), String> {
        let number = code::game_of_link(&self.link).map_err(|error| error.to_string())?;
        let answer = games::mind_with_number(number, self).ok_or("the game has no computer player")??;
        let is = |words: &String| answer.starts_with(words.as_str());
        let holds = !self.never.iter().any(is) && (self.must.is_empty() || self.must.iter().any(is));
        Ok((answer, holds))
    }
}

/// Thinks about all moves of these files. Fails if more than one of five is not as expected.
pub fn moves(files: &[String]) -> Result<u8, String> {
    let (mut all, mut held, mut fails) = (0, 0, false);
    for file in files {
        let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
        let moves = read(&text).map_err(|error| format!("{file}: {error}"))?;
        let mut of_file = 0;
        for one in &moves {
            let (answer, holds) = one.holds().map_err(|error| format!("{file}: {}: {error}", one.words))?;
            of_file += usize::from(holds);
            println!("{} {}: {answer}", if holds { "ok  " } else { "ODD " }, one.words);
        }
        println!("{file}: {of_file} of {}", moves.len());
        fails |= (moves.len() - of_file) * MAY_FAIL > moves.len();
        all += moves.len();
        held += of_file;
    }
    println!("moves={all} held={held}");
    Ok(u8::from(fails))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_read_block_by_block() {
        let moves = read("# Flee\nlink: abc\nat: 7\nmust: Flee\nmust: Pass\n\n# Stay\nlink: d\nnever: March\n")
            .expect("two moves");
        assert_eq!((moves.len(), moves[0].at, moves[0].must.len()), (2, 7, 2));
        for wrong in [
            "# x\nat: 1\nmust: y",
            "# x\nlink: a",
            "link: a\nmust: b\nwhat",
            "link: a\nat: b\nmust: c",
        ] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
