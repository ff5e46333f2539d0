//! `trial calibrate`: how often chances come true. The third level plays itself; each raw chance that its thoughts come to, and each that the value
//! gives a position between two cards, is held against the end of the war.

mod table;
mod tally;

use crate::duel::{Budget, level_or_policy, thought_at};
use crate::game_of_name;
use ai::{Evaluate, Inputs, Pause, chance_of, chance_of_rome};
use clap::Args;
use engine::code::{self, MOST_ANSWERS};
use engine::{Envelope, PlayedGame, PlayerView, Seed, Timeline};
use registry::{AiTask, Listed};
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::thread;
use table::Table;
use tally::{Estimated, Part, Source, Tally};
use testkit::Tested;

/// So many wars are given to each thread at once; then the state is written.
const AT_ONCE: u64 = 2;

#[derive(Args)]
pub struct Calibrate {
    /// The game.
    #[arg(value_parser = game_of_name)]
    pub game: &'static Listed,
    /// So many wars.
    #[arg(long, value_name = "N", default_value_t = 400)]
    wars: u64,
    /// The seed of the first war; the others follow.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// The part of its rollouts that the third level spends, as 1/8.
    #[arg(long, value_name = "PART", default_value = "1", value_parser = Budget::read)]
    budget: Budget,
    /// How many threads.
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u64).range(1..))]
    jobs: u64,
    /// The file in which all wars stand, to go on where it was cut off.
    #[arg(long, value_name = "FILE")]
    state: Option<PathBuf>,
    /// A file to which the link of each war is added.
    #[arg(long, value_name = "FILE")]
    links: Option<PathBuf>,
    /// The file of a game into which the table is written by which chances are shown.
    #[arg(long, value_name = "FILE")]
    write: Option<PathBuf>,
}

impl AiTask for Calibrate {
    type Output = Result<u8, String>;

    fn run<R: Evaluate + Tested>(self) -> Self::Output {
        let wars = format!(
            "{} from seed {} with {} of the rollouts",
            self.game.name, self.seed, self.budget
        );
        let mut tally = match &self.state {
            Some(path) if path.exists() => Tally::read(path, &wars)?,
            _ => Tally::default(),
        };
        while tally.wars < self.wars {
            let from = self.seed + tally.wars;
            let to = (from + AT_ONCE * self.jobs).min(self.seed + self.wars);
            let of = |first: u64| {
                let (mut tally, mut links) = (Tally::default(), String::new());
                for seed in (from + first..to).step_by(self.jobs as usize) {
                    let war = self.war::<R>(seed, &mut tally);
                    links += &(code::to_link(&war) + "\n");
                }
                (tally, links)
            };
            let played: Vec<(Tally, String)> = thread::scope(|scope| {
                let threads: Vec<_> = (0..self.jobs).map(|first| scope.spawn(move || of(first))).collect();
                let ends = threads.into_iter().map(|thread| thread.join());
                ends.map(|end| end.expect("no rule panics")).collect()
            });
            for (counted, links) in played {
                tally.join(counted);
                if let Some(path) = &self.links {
                    add(path, &links)?;
                }
            }
            if let Some(path) = &self.state {
                tally.write(path, &wars)?;
            }
        }
        for line in tally.lines() {
            println!("{line}");
        }
        // A table of odd wars is tried in even ones; the one that is written is made of all.
        let table = Table::of(&tally.of(Source::Thought, &[Part::Odd]));
        for line in tally.tried(&table.calibration(), Part::Even) {
            println!("{line}");
        }
        println!("{}", tally.last_line());
        if let Some(path) = &self.write {
            let table = Table::of(&tally.of(Source::Thought, &Part::ALL));
            fs::write(path, table.source()).map_err(|error| format!("{}: {error}", path.display()))?;
        }
        Ok(0)
    }
}

/// Adds text to a file.
fn add(path: &Path, text: &str) -> Result<(), String> {
    let wrong = |error: io::Error| format!("{}: {error}", path.display());
    let mut file = OpenOptions::new().create(true).append(true).open(path).map_err(wrong)?;
    file.write_all(text.as_bytes()).map_err(wrong)
}

impl Calibrate {
    /// Plays the war of a seed, and counts the chances that came up in it.
    fn war<R: Evaluate + Tested>(&self, seed: u64, tally: &mut Tally) -> Timeline<R> {
        let level = level_or_policy("3", self.budget).expect("there is a third level");
        let setup = R::unpack(0).expect("every game has a plain set-up");
        let mut war = Timeline::<R>::new(setup, Seed(seed), Envelope::default());
        let mut chances: Vec<Estimated> = Vec::new();
        for number in 0..MOST_ANSWERS {
            let Some(side) = war.game().asked() else { break };
            let view = || PlayerView::of(war.game(), side).expect("this side is asked");
            let seed = Seed(seed << 20 | u64::from(number));
            let (answer, thought) = thought_at(war.game(), view, level, seed);
            if let Some(thought) = thought.filter(|thought| !thought.ways.is_empty()) {
                chances.push(Estimated {
                    source: Source::Thought,
                    progress: R::progress(war.state()),
                    rome: chance_of(thought.chance.into(), side) as u16,
                });
            }
            war.answer(answer).expect("a player answers what is legal");
        }
        let Some(outcome) = war.outcome() else {
            tally.wars += 1;
            tally.unfinished += 1;
            return war;
        };
        let mut inputs = Inputs::default();
        let moments = PlayedGame::of(&war).moments(|state| R::pause(state) != Pause::Inside);
        for moment in moments.expect("a war comes about as it was played").0 {
            chances.push(Estimated {
                source: Source::Value,
                progress: R::progress(&moment.state),
                rome: chance_of_rome::<R>(&moment.state, &mut inputs) as u16,
            });
        }
        tally.count(seed, &outcome, R::turn(war.state()), &chances);
        war
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The table of a game is what its counted wars make of it.
    #[test]
    fn tables_are_made_of_the_wars_that_were_counted() {
        let games = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games");
        for game in ["hamilcar", "hannibal", "hands"] {
            let folder = Path::new(games).join(game);
            let wars = format!("{game} from seed 1 with 1/8 of the rollouts");
            let tally = Tally::read(&folder.join("calibration.txt"), &wars).expect("the file has counted wars");
            let table = Table::of(&tally.of(Source::Thought, &Part::ALL));
            let written = fs::read_to_string(folder.join("src/ai/calibration.rs")).expect("the game has a table");
            assert!(
                written == table.source(),
                "{game}: `trial calibrate {game} --state --write` writes another"
            );
        }
    }
}
