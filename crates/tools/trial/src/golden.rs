//! `trial golden`: writes the golden wars anew: four of a game in a folder each, with link and log, the others as a line with link and
//! digest. `trial log LINK`: the log alone.

use crate::show::opened;
use engine::code;
use registry::Task;
use std::path::Path;
use std::{fs, io};
use testkit::golden::{DIGESTS, digest_of_deeds};
use testkit::{RandomPlay, Tested, log_from};

/// Where the rules crates lie, from the root; each has its wars in its own folder.
pub const FOLDER: &str = "crates/games";

/// Writes all of them below a folder; how many answers and lines they have.
pub fn write(folder: &Path) -> Result<u8, String> {
    let mut written = Vec::new();
    for game in registry::built_in_games().filter(|game| game.page) {
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
        let folder = self.folder.join(R::NAME).join("golden");
        let (mut digests, mut written) = (String::new(), Vec::new());
        for (name, game) in R::golden() {
            let log = log_from(&game, 0);
            if R::WHOLE.contains(&name.as_str()) {
                put(&folder.join(name), code::to_link(&game), &log).map_err(|error| error.to_string())?;
            } else {
                let digest = digest_of_deeds(log.iter().map(String::as_str));
                digests += &format!("{name} {} {digest:016x} {}\n", log.len(), code::to_link(&game));
            }
            written.push((game.cursor(), log.len()));
        }
        fs::write(folder.join(DIGESTS), digests).map_err(|error| error.to_string())?;
        Ok(written)
    }
}

/// Writes one war with its log.
fn put(at: &Path, link: String, log: &[String]) -> io::Result<()> {
    fs::create_dir_all(at)?;
    fs::write(at.join("link"), link + "\n")?;
    fs::write(at.join("log.txt"), log.join("\n") + "\n")
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
