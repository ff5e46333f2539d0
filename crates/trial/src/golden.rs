//! `trial golden`: writes the golden wars anew, one folder each with its link and its log. `trial log LINK`: the log alone.

use crate::Task;
use crate::show::{log_from, opened};
use crate::wins::player;
use hamilcar::{Hamilcar, Setup};
use kernel::trial::Fuzzed;
use kernel::{Envelope, Seed, Timeline, code};
use std::fs;
use std::path::Path;

/// Where they lie, from the root.
pub const FOLDER: &str = "crates/hamilcar/golden";
/// How many of each kind.
const WARS: u64 = 5;

/// Writes all of them below a folder; how many answers and lines they have.
pub fn write(folder: &Path) -> Result<u8, String> {
    let (mut wars, mut answers, mut lines) = (0, 0, 0);
    for fighters in [false, true] {
        let name = if fighters { "fighters" } else { "random" };
        for seed in 1..=WARS {
            let game = war(fighters, seed);
            let log = log_from(&game, 0);
            let at = folder.join(format!("{name}-{seed}"));
            let put = |file: &str, text: String| fs::write(at.join(file), text).map_err(|error| error.to_string());
            fs::create_dir_all(&at).map_err(|error| error.to_string())?;
            put("link", code::to_link(&game) + "\n")?;
            put("log.txt", log.join("\n") + "\n")?;
            (wars, answers, lines) = (wars + 1, answers + game.cursor(), lines + log.len());
        }
    }
    println!("wars={wars} answers={answers} lines={lines}");
    Ok(0)
}

/// A whole war; from the second on with optional rules of its own.
pub fn war(fighters: bool, seed: u64) -> Timeline<Hamilcar> {
    let rules = (seed as u32 - 1) * 13 % 64;
    let setup = Setup::unpack(rules).unwrap_or_default();
    let mut game = Timeline::new(setup, Seed(seed), Envelope::default());
    game.play(&mut *player(fighters, Seed(seed)));
    game
}

pub struct Log<'a> {
    pub link: &'a str,
}

impl Task for Log<'_> {
    fn run<R: Fuzzed>(self) -> u8 {
        opened::<R>(self.link, |game| {
            log_from(&game, 0).iter().for_each(|line| println!("{line}"));
        })
    }
}
