//! `trial golden`: writes the golden wars anew, one folder each with its link and its log. `trial log LINK`: the log alone.

use crate::fighter::Players;
use crate::show::{log_from, opened};
use crate::styles::{self, Style};
use engine::{Decider, Envelope, PerSide, Rules, Seed, Timeline, code};
use hamilcar::{Hamilcar, Setup};
use hands::Hands;
use registry::Task;
use std::fs;
use std::path::Path;
use testkit::{Kinds, RandomPlay, setups};

/// Where the rules crates lie, from the root; each has its wars in its own folder.
pub const FOLDER: &str = "crates/games";
/// How many of each kind, beside those for which one thing is agreed, or all.
const WARS: u64 = 5;
/// How many at random of the game that players with a style play too.
const FEWER: u64 = 3;

/// Writes all of them below a folder; how many answers and lines they have.
pub fn write(folder: &Path) -> Result<u8, String> {
    let mut written = Vec::new();
    agreed::<Hamilcar>(folder, &mut written, |seed| {
        Box::new(Players::alike::<Hamilcar>(true, seed))
    })?;
    for seed in 1..=WARS {
        written.push(put(folder, &format!("random-{seed}"), &war(false, seed))?);
        written.push(put(folder, &format!("fighters-{seed}"), &war(true, seed))?);
    }
    for game in registry::held().filter(|game| game.page && game.number != Hamilcar::GAME) {
        let wars = if game.number == Hands::GAME { FEWER } else { WARS };
        let random = registry::with_number(game.number, RandomWars { folder, wars });
        written.extend(random.expect("the game is held")?);
    }
    for (seed, rome) in (1..).zip(Style::ALL) {
        let carthage = Style::ALL[(rome as usize + 2) % Style::ALL.len()];
        let game = styles::war(hands::Setup::default(), PerSide::new(rome, carthage), seed);
        written.push(put(folder, &format!("styles-{seed}"), &game)?);
    }
    let (answers, lines) = written.iter().fold((0, 0), |all, war| (all.0 + war.0, all.1 + war.1));
    println!("wars={} answers={answers} lines={lines}", written.len());
    Ok(0)
}

/// The wars of a game that is played by chance alone.
struct RandomWars<'a> {
    folder: &'a Path,
    /// How many, beside those for which something is agreed.
    wars: u64,
}

impl Task for RandomWars<'_> {
    type Output = Result<Vec<(usize, usize)>, String>;

    fn run<R: RandomPlay>(self) -> Self::Output {
        let mut written = Vec::new();
        agreed::<R>(self.folder, &mut written, |seed| Box::new(Kinds::new(seed)))?;
        let setup = R::unpack(0).expect("every game can be played without its switches");
        for seed in 1..=self.wars {
            let mut game = Timeline::<R>::new(setup, Seed(seed), Envelope::default());
            game.play(&mut Kinds::new(Seed(seed)));
            written.push(put(self.folder, &format!("random-{seed}"), &game)?);
        }
        Ok(written)
    }
}

/// A war for each thing that can be agreed, alone, and one for all at once.
fn agreed<R: RandomPlay>(
    folder: &Path,
    written: &mut Vec<(usize, usize)>,
    player: impl Fn(Seed) -> Box<dyn Decider<R>>,
) -> Result<(), String> {
    let agreed = setups::<R>().into_iter().skip(1);
    for (seed, tried) in (WARS + 1..).zip(agreed) {
        let mut game = Timeline::<R>::new(tried.setup, Seed(seed), Envelope::default());
        game.play(&mut *player(Seed(seed)));
        written.push(put(folder, &format!("with-{}", tried.name), &game)?);
    }
    Ok(())
}

/// Writes one war with its log; how many answers and lines it has.
fn put<R: RandomPlay>(folder: &Path, name: &str, game: &Timeline<R>) -> Result<(usize, usize), String> {
    let log = log_from(game, 0);
    let at = folder.join(R::NAME).join("golden").join(name);
    let put = |file: &str, text: String| fs::write(at.join(file), text).map_err(|error| error.to_string());
    fs::create_dir_all(&at).map_err(|error| error.to_string())?;
    put("link", code::to_link(game) + "\n")?;
    put("log.txt", log.join("\n") + "\n")?;
    Ok((game.cursor(), log.len()))
}

/// A whole war; from the second on with optional rules of its own.
pub fn war(fighters: bool, seed: u64) -> Timeline<Hamilcar> {
    let rules = (seed as u32 - 1) * 13 % 64;
    let setup = Setup::unpack(rules).unwrap_or_default();
    let mut game = Timeline::new(setup, Seed(seed), Envelope::default());
    game.play(&mut Players::alike::<Hamilcar>(fighters, Seed(seed)));
    game
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
