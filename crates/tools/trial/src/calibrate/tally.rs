//! Chances that came up in wars, and how often they came true.

use crate::duel;
use ai::Calibration;
use engine::{Outcome, Side};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Chances are counted in so many bins of one width.
pub const BINS: usize = 64;
/// Parts of a whole chance.
const WHOLE: usize = ai::WHOLE as usize;
/// Parts that a bin is wide.
const WIDTH: usize = WHOLE / BINS;
/// Chances are printed by tenths.
const TENTHS: usize = 10;

/// Where a chance comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Source {
    /// A thought, of whichever side: the chance after the answer that it gives.
    Thought,
    /// The value of a position between two cards or actions.
    Value,
}

impl Source {
    const ALL: [Source; 2] = [Source::Thought, Source::Value];

    const fn name(self) -> &'static str {
        match self {
            Source::Thought => "thought",
            Source::Value => "value",
        }
    }
}

/// Which wars: a table is made from those of odd seeds, and tried with the others.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Part {
    /// Those of odd seeds.
    Odd,
    /// Those of even seeds.
    Even,
}

impl Part {
    /// Both.
    pub const ALL: [Part; 2] = [Part::Odd, Part::Even];

    const fn name(self) -> &'static str {
        match self {
            Part::Odd => "odd",
            Part::Even => "even",
        }
    }
}

/// What a bin holds.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Bin {
    /// How often such a chance came up.
    pub count: u64,
    /// The sum of these chances, in parts of 4096.
    pub sum: u64,
    /// How often Rome won.
    pub won: u64,
}

impl Bin {
    fn join(&mut self, other: Bin) {
        self.count += other.count;
        self.sum += other.sum;
        self.won += other.won;
    }
}

/// A chance that came up.
#[derive(Clone, Copy, Debug)]
pub struct Estimated {
    pub source: Source,
    /// How far the war had come, from 0 to [`ai::END`].
    pub progress: u8,
    /// Rome's chance, in parts of 4096.
    pub rome: u16,
}

/// Bins of Rome's chance by source, part, and how far the war had come.
type Key = (Source, Part, u8);

/// All that was counted.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// Wars that were played.
    pub wars: u64,
    /// Of them those that did not end.
    pub unfinished: u64,
    /// Wars by winner, turn of the end and its reason.
    ends: BTreeMap<(Side, u8, String), u64>,
    bins: BTreeMap<Key, Vec<Bin>>,
}

impl Tally {
    /// Counts a war that has ended, and the chances that came up in it.
    pub fn count(&mut self, seed: u64, outcome: &Outcome, turn: u8, chances: &[Estimated]) {
        self.wars += 1;
        let end = (outcome.winner, turn, outcome.because.to_owned());
        *self.ends.entry(end).or_default() += 1;
        let part = if seed % 2 == 1 { Part::Odd } else { Part::Even };
        for one in chances {
            let bins = self.bins.entry((one.source, part, one.progress));
            let at = usize::from(one.rome) / WIDTH;
            bins.or_insert_with(|| vec![Bin::default(); BINS])[at.min(BINS - 1)].join(Bin {
                count: 1,
                sum: u64::from(one.rome),
                won: u64::from(outcome.winner == Side::Rome),
            });
        }
    }

    /// Takes in what was counted elsewhere.
    pub fn join(&mut self, other: Tally) {
        self.wars += other.wars;
        self.unfinished += other.unfinished;
        for (end, wars) in other.ends {
            *self.ends.entry(end).or_default() += wars;
        }
        for (key, bins) in other.bins {
            let own = self.bins.entry(key).or_insert_with(|| vec![Bin::default(); BINS]);
            own.iter_mut().zip(bins).for_each(|(own, other)| own.join(other));
        }
    }

    /// The bins of a source in wars of these parts, with how far the war had come.
    pub fn of(&self, source: Source, parts: &[Part]) -> Vec<(u8, Vec<Bin>)> {
        let wanted = self
            .bins
            .iter()
            .filter(|((of, part, _), _)| *of == source && parts.contains(part));
        wanted.map(|((.., progress), bins)| (*progress, bins.clone())).collect()
    }

    /// How often chances come true in wars of a part as they are shown by a table: a line for each source and tenth.
    pub fn tried(&self, table: &Calibration, part: Part) -> Vec<String> {
        let mut lines = Vec::new();
        for source in Source::ALL {
            let mut by_tenth = vec![Bin::default(); TENTHS];
            for (progress, bins) in self.of(source, &[part]) {
                for bin in bins.into_iter().filter(|bin| bin.count > 0) {
                    let chance = table.of_rome(progress, (bin.sum / bin.count) as i32) as u64;
                    by_tenth[(chance as usize * TENTHS / WHOLE).min(TENTHS - 1)].join(Bin {
                        sum: chance * bin.count,
                        ..bin
                    });
                }
            }
            for (tenth, bin) in by_tenth.into_iter().enumerate() {
                lines.push(format!(
                    "{source} by_table {part} tenth={tenth} {}",
                    line(bin),
                    source = source.name(),
                    part = part.name()
                ));
            }
        }
        lines
    }

    /// What was counted, for people and programs.
    pub fn lines(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for ((winner, turn, because), wars) in &self.ends {
            lines.push(format!(
                "winner={} turn={turn} wars={wars} end={because}",
                winner.name()
            ));
        }
        for ((source, part, progress), bins) in &self.bins {
            for (tenth, bin) in tenths(bins).into_iter().enumerate() {
                let (source, part) = (source.name(), part.name());
                lines.push(format!(
                    "{source} {part} progress={progress} tenth={tenth} {}",
                    line(bin)
                ));
            }
        }
        lines
    }

    /// Rome's share of the wars with its bounds of 95 per cent.
    pub fn last_line(&self) -> String {
        let ends = self.ends.iter().filter(|((winner, ..), _)| *winner == Side::Rome);
        let rome: u64 = ends.map(|(_, wars)| wars).sum();
        let wars = self.wars.max(1) as f64;
        let share = rome as f64 / wars;
        let half = 1.96 * (share * (1.0 - share) / wars).sqrt();
        format!(
            "wars={} unfinished={} rome={rome} rome_per_mille={:.0} low={:.0} high={:.0}",
            self.wars,
            self.unfinished,
            1000.0 * share,
            1000.0 * (share - half).max(0.0),
            1000.0 * (share + half).min(1.0),
        )
    }

    /// Writes all that was counted in `wars`: a line for each end and each bin that is not empty.
    pub fn write(&self, path: &Path, wars: &str) -> Result<(), String> {
        let mut lines = vec![
            format!("of {wars}"),
            format!("wars {} unfinished {}", self.wars, self.unfinished),
        ];
        for ((winner, turn, because), wars) in &self.ends {
            lines.push(format!("end {} {turn} {wars} {because}", winner.name()));
        }
        for ((source, part, progress), bins) in &self.bins {
            for (at, bin) in bins.iter().enumerate().filter(|(_, bin)| bin.count > 0) {
                let key = format!("{} {} {progress}", source.name(), part.name());
                lines.push(format!("bin {key} {at} {} {} {}", bin.count, bin.sum, bin.won));
            }
        }
        duel::write(path, &(lines.join("\n") + "\n"))
    }

    /// Reads what was written of the same wars.
    pub fn read(path: &Path, wars: &str) -> Result<Self, String> {
        let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
        let of = text.lines().next().and_then(|line| line.strip_prefix("of "));
        if of != Some(wars) {
            return Err(format!("{} is of other wars: {}", path.display(), of.unwrap_or("none")));
        }
        let mut tally = Tally::default();
        for line in text.lines().skip(1) {
            tally
                .take(line)
                .ok_or_else(|| format!("{}: {line:?} is no line of a calibration", path.display()))?;
        }
        Ok(tally)
    }

    /// Takes in a line of a state.
    fn take(&mut self, line: &str) -> Option<()> {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["wars", wars, "unfinished", unfinished] => {
                self.wars = wars.parse().ok()?;
                self.unfinished = unfinished.parse().ok()?;
            }
            ["end", winner, turn, wars, ..] => {
                let end = (side(winner)?, turn.parse().ok()?, words[4..].join(" "));
                self.ends.insert(end, wars.parse().ok()?);
            }
            ["bin", source, part, progress, at, count, sum, won] => {
                let source = Source::ALL.into_iter().find(|one| one.name() == source)?;
                let part = Part::ALL.into_iter().find(|one| one.name() == part)?;
                let bins = self.bins.entry((source, part, progress.parse().ok()?));
                let bins = bins.or_insert_with(|| vec![Bin::default(); BINS]);
                *bins.get_mut(at.parse::<usize>().ok()?)? = Bin {
                    count: count.parse().ok()?,
                    sum: sum.parse().ok()?,
                    won: won.parse().ok()?,
                };
            }
            _ => return None,
        }
        Some(())
    }
}

fn side(name: &str) -> Option<Side> {
    Side::BOTH.into_iter().find(|side| side.name() == name)
}

/// Bins joined to tenths by their middle.
fn tenths(bins: &[Bin]) -> Vec<Bin> {
    let mut tenths = vec![Bin::default(); TENTHS];
    for (at, bin) in bins.iter().enumerate() {
        tenths[(2 * at + 1) * TENTHS / (2 * BINS)].join(*bin);
    }
    tenths
}

/// How often chances of a bin came up, their mean, and how often they came true, in per mille.
fn line(bin: Bin) -> String {
    let count = bin.count.max(1);
    let chance = bin.sum * 1000 / WHOLE as u64 / count;
    format!(
        "count={} chance_per_mille={chance} won_per_mille={}",
        bin.count,
        1000 * bin.won / count
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Rule;

    /// A war of a seed in which two chances were shown.
    fn war(seed: u64, winner: Side) -> Tally {
        let outcome = Outcome::new(winner, Rule("22.4"), "it holds more");
        let shown = [(Source::Thought, 1000), (Source::Value, 3000)].map(|(source, rome)| Estimated {
            source,
            progress: 8,
            rome,
        });
        let mut tally = Tally::default();
        tally.count(seed, &outcome, 9, &shown);
        tally
    }

    #[test]
    fn what_is_written_is_read_again() {
        let mut tally = war(1, Side::Rome);
        tally.join(war(2, Side::Carthage));
        let path = std::env::temp_dir().join(format!("calibration-{}", std::process::id()));
        tally.write(&path, "wars of a kind").expect("it is written");
        assert_eq!(Tally::read(&path, "wars of a kind").as_ref(), Ok(&tally));
        assert!(Tally::read(&path, "other wars").is_err());
        fs::write(&path, "of wars of a kind\nwars some unfinished 0\n").expect("it is written");
        assert!(Tally::read(&path, "wars of a kind").is_err(), "no number");
        fs::remove_file(&path).expect("it is there");
    }

    #[test]
    fn chances_are_counted_by_what_came_of_them_in_wars_of_each_part() {
        let mut tally = war(1, Side::Rome);
        tally.join(war(2, Side::Carthage));
        let of = |part| tally.of(Source::Thought, &[part])[0].1[1000 / WIDTH];
        assert_eq!((of(Part::Odd).count, of(Part::Odd).won), (1, 1));
        assert_eq!((of(Part::Even).count, of(Part::Even).won), (1, 0));
        assert!(
            tally
                .last_line()
                .contains("wars=2 unfinished=0 rome=1 rome_per_mille=500"),
            "{}",
            tally.last_line()
        );
    }
}
