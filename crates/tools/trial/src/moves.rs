//! `trial moves`: moves that players called odd or good. A position, and what must or must never be answered there.
//!
//! A file has blocks with an empty line between them: `# words` says what is at stake, `link:` and `at:` name the position by a link and so
//! many of its answers, `never:` or `must:` the words of an answer, or their beginning; of several `must:` one is enough. `blind:` holds the
//! position as the side knows it: where it is given, neither the link nor its revision is needed. `--write` adds that line where it is
//! missing. A block of nothing but `#` is a head.

use crate::known::{Known, game_of_line};
use crate::think::Considered;
use ai::{Evaluate, Level};
use clap::Args;
use engine::code;
use registry::AiTask;
use testkit::cases::CaseLanguage;

/// What to do with files of moves.
#[derive(Args)]
pub struct Moves {
    /// The files.
    #[arg(value_name = "FILE", required = true)]
    files: Vec<String>,
    /// Adds what the side knows there, where that is missing, and thinks about nothing.
    #[arg(long)]
    write: bool,
    /// The level of the computer player.
    #[arg(long, value_name = "L", default_value_t = 3, conflicts_with = "write")]
    level: u8,
    /// So many of a hundred must hold in each file. Not all: a weight that is bent for one position is worth nothing.
    #[arg(long, value_name = "N", default_value_t = 80, conflicts_with = "write")]
    hold: usize,
}

impl Moves {
    /// Thinks about the moves, or writes what is known there; the exit code.
    pub fn run(&self) -> Result<u8, String> {
        if self.write { write(&self.files) } else { self.moves() }
    }

    /// Thinks about all moves of the files. Fails if fewer of one are as expected than must be.
    fn moves(&self) -> Result<u8, String> {
        let level = Level::of(self.level).ok_or("there is no such level")?;
        let (mut all, mut held, mut fails) = (0, 0, false);
        for file in &self.files {
            let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
            let moves = read(&text).map_err(|error| format!("{file}: {error}"))?;
            let mut of_file = 0;
            for one in &moves {
                let (answer, holds) = one
                    .holds(level)
                    .map_err(|error| format!("{file}: {}: {error}", one.words))?;
                of_file += usize::from(holds);
                println!("{} {}: {answer}", if holds { "ok  " } else { "ODD " }, one.words);
            }
            println!("{file}: {of_file} of {}", moves.len());
            fails |= of_file * 100 < moves.len() * self.hold;
            all += moves.len();
            held += of_file;
        }
        println!("moves={all} held={held}");
        Ok(u8::from(fails))
    }
}

/// What stands between two blocks.
const BETWEEN: &str = "\n\n";

/// A position and what is expected there.
#[derive(Default)]
struct Move {
    words: String,
    link: String,
    at: usize,
    /// What the side knows there; empty if it has not been written.
    blind: String,
    never: Vec<String>,
    must: Vec<String>,
}

impl Move {
    /// The move of a block; `None` if it is a head, or nothing.
    fn read(block: &str) -> Result<Option<Self>, String> {
        if block.trim().lines().all(|line| line.starts_with('#')) {
            return Ok(None);
        }
        let mut one = Move::default();
        for line in block.trim().lines() {
            let (name, rest) = line.split_once(' ').unwrap_or((line, ""));
            let rest = rest.trim().to_owned();
            match name {
                "#" if one.words.is_empty() => one.words = rest,
                "#" => {}
                "link:" => one.link = rest,
                "at:" => one.at = rest.parse().map_err(|_| format!("at: wants a number: {line}"))?,
                "blind:" => one.blind = rest,
                "never:" => one.never.push(rest),
                "must:" => one.must.push(rest),
                _ => return Err(format!("not a line of a move: {line}")),
            }
        }
        if one.link.len() + one.blind.len() == 0 || one.never.len() + one.must.len() == 0 {
            return Err(format!("a move without a link or an expectation: {}", one.words));
        }
        Ok(Some(one))
    }

    /// What it answers, and whether that is as expected.
    fn holds(&self, level: Level) -> Result<(String, bool), String> {
        let answer = of_game(self.game()?, Answering(self, level))??;
        let is = |words: &String| answer.starts_with(words.as_str());
        let holds = !self.never.iter().any(is) && (self.must.is_empty() || self.must.iter().any(is));
        Ok((answer, holds))
    }

    /// The number of its game.
    fn game(&self) -> Result<u8, String> {
        if self.blind.is_empty() {
            code::game_of_link(&self.link).map_err(|error| error.to_string())
        } else {
            game_of_line(&self.blind)
        }
    }
}

/// Does something with the computer player of the game of a number.
fn of_game<T: AiTask>(number: u8, task: T) -> Result<T::Output, String> {
    registry::ai_with_number(number, task).ok_or_else(|| "the game has no computer player".to_owned())
}

/// The words of what a level answers.
struct Answering<'a>(&'a Move, Level);

impl AiTask for Answering<'_> {
    type Output = Result<String, String>;

    fn run<R: Evaluate + CaseLanguage>(self) -> Self::Output {
        let known = if self.0.blind.is_empty() {
            Known::<R>::at(&self.0.link, Some(self.0.at))?
        } else {
            Known::of_line(&self.0.blind)?
        };
        let considered = Considered::of(&known, self.1);
        Ok(considered.words(considered.thought.answer))
    }
}

/// The line `blind:` of a move, by its link.
struct Writing<'a>(&'a Move);

impl AiTask for Writing<'_> {
    type Output = Result<String, String>;

    fn run<R: Evaluate + CaseLanguage>(self) -> Self::Output {
        Ok(Known::<R>::at(&self.0.link, Some(self.0.at))?.to_line())
    }
}

/// The moves of a file.
fn read(text: &str) -> Result<Vec<Move>, String> {
    let moves = text.split(BETWEEN).filter_map(|block| Move::read(block).transpose());
    moves.collect()
}

/// A block with its line `blind:`, and whether that was missing.
fn written(block: &str) -> Result<(String, bool), String> {
    let Some(one) = Move::read(block)?.filter(|one| one.blind.is_empty()) else {
        return Ok((block.to_owned(), false));
    };
    let blind = of_game(one.game()?, Writing(&one)).flatten();
    let blind = format!("blind: {}", blind.map_err(|error| format!("{}: {error}", one.words))?);
    let mut lines: Vec<&str> = block.split('\n').collect();
    let names = |line: &&str| line.starts_with("link:") || line.starts_with("at:");
    let after = lines.iter().rposition(names).map_or(0, |at| at + 1);
    lines.insert(after, &blind);
    Ok((lines.join("\n"), true))
}

/// Adds to all moves of these files what the side knows there, where that is missing.
fn write(files: &[String]) -> Result<u8, String> {
    let (mut all, mut added) = (0, 0);
    for file in files {
        let said = |error: String| format!("{file}: {error}");
        let text = std::fs::read_to_string(file).map_err(|error| said(error.to_string()))?;
        let blocks: Result<Vec<(String, bool)>, String> = text.split(BETWEEN).map(written).collect();
        let (blocks, missing): (Vec<String>, Vec<bool>) = blocks.map_err(said)?.into_iter().unzip();
        let missing = missing.into_iter().filter(|missing| *missing).count();
        if missing > 0 {
            std::fs::write(file, blocks.join(BETWEEN)).map_err(|error| said(error.to_string()))?;
        }
        all += read(&text).map_err(said)?.len();
        added += missing;
    }
    println!("moves={all} written={added}");
    Ok(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use registry::Task;
    use testkit::{RandomPlay, whole_game_of};

    /// A link to a random war.
    struct AnyLink;

    impl Task for AnyLink {
        type Output = String;

        fn run<R: RandomPlay>(self) -> String {
            code::to_link(&whole_game_of::<R>(R::unpack(0).expect("nothing is switched on"), 5))
        }
    }

    #[test]
    fn a_file_is_read_block_by_block() {
        let moves = read("# To be learned\n# by and by\n\n# Flee\nlink: abc\nat: 7\nmust: Flee\nmust: Pass\n\n# Stay\nblind: d\nnever: March\n")
            .expect("two moves");
        assert_eq!((moves.len(), moves[0].at, moves[0].must.len()), (2, 7, 2));
        assert_eq!(moves[1].blind, "d");
        for wrong in [
            "# x\nat: 1\nmust: y",
            "# x\nlink: a",
            "# x\nblind: a",
            "link: a\nmust: b\nwhat",
            "link: a\nat: b\nmust: c",
        ] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn what_the_side_knows_is_added_where_it_is_missing_and_tells_the_same_question() {
        let link = registry::with_number(1, AnyLink).expect("the game is held");
        let block = format!("# Words\nlink: {link}\nat: 9\nmust: x\n");
        let (with, missing) = written(&block).expect("the link has just been made");
        let lines: Vec<&str> = with.split('\n').collect();
        let [words, _, at, blind, must, ""] = lines[..] else {
            panic!("one line more: {with}");
        };
        assert_eq!((words, at, must, missing), ("# Words", "at: 9", "must: x", true));
        assert_eq!(written(&with), Ok((with.clone(), false)));
        let alone = format!("{blind}\nmust: x");
        let [by_link, by_line] = [&block, &alone].map(|block| {
            let one = Move::read(block).expect("it is a move").expect("no head");
            one.holds(Level::ALL[2]).expect("somebody is asked").0
        });
        assert_eq!(by_link, by_line);
        let harmed = alone.replacen("blind: ", "blind: A", 1);
        let harmed = Move::read(&harmed).expect("it is a move").expect("no head");
        assert_eq!(harmed.holds(Level::ALL[2]), Err("its blind line is damaged".to_owned()));
    }
}
