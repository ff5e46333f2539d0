//! `trial golden`: writes the golden wars anew, one folder each with its link and its log. `trial log LINK`: the log alone.

use crate::show::opened;
use engine::code;
use registry::Task;
use std::fs;
use std::path::Path;
use testkit::golden::Golden;
use testkit::{RandomPlay, Tested, log_from};

/// Where the rules crates lie, from the root; each has its wars in its own folder.
pub const FOLDER: &str = "crates/games";

/// Writes all of them below a folder; how many answers and lines they have.
pub fn write(folder: &Path) -> Result<u8, String> {
    let mut written = Vec::new();
    for game in registry::held().filter(|game| game.page) {
        let of = registry::with_number(game.number, Wars { folder });
        written.extend(of.expect("the game is held")?);
    }
    let (answers, lines) = written.iter().fold((0, 0), |all, war| (all.0 + war.0, all.1 + war.1));
    println!("wars={} answers={answers} lines={lines}", written.len());
    Ok(0)
}

/// The golden wars of a game.
struct Wars<'a> {
    folder: &'a Path,
}

impl Task for Wars<'_> {
    type Output = Result<Vec<(usize, usize)>, String>;

    fn run<R: Tested>(self) -> Self::Output {
        R::golden().iter().map(|war| put::<R>(self.folder, war)).collect()
    }
}

/// Writes one war with its log; how many answers and lines it has.
fn put<R: RandomPlay>(folder: &Path, (name, game): &Golden<R>) -> Result<(usize, usize), String> {
    let log = log_from(game, 0);
    let at = folder.join(R::NAME).join("golden").join(name);
    let put = |file: &str, text: String| fs::write(at.join(file), text).map_err(|error| error.to_string());
    fs::create_dir_all(&at).map_err(|error| error.to_string())?;
    put("link", code::to_link(game) + "\n")?;
    put("log.txt", log.join("\n") + "\n")?;
    Ok((game.cursor(), log.len()))
}

pub struct Log<'a> {
    pub link: &'a str,
}

impl Task for Log<'_> {
    type Output = u8;

    fn run<R: RandomPlay>(self) -> u8 {
        opened::<R>(self.link, |game| {
            log_from(&game, 0).iter().for_each(|line| println!("{line}"));
        })
    }
}
