//! What pairs of wars say of two players.

use super::state;
use std::fs;
use std::path::Path;

/// How pairs of wars have ended.
#[derive(Clone, Default)]
pub struct Tally {
    /// Pairs of which the first player has won none, one, both.
    pub of_pairs: [u64; 3],
    /// Wars that Rome has won.
    pub rome: u64,
    /// Wars that did not end.
    pub unfinished: u64,
}

impl Tally {
    pub fn pairs(&self) -> u64 {
        self.of_pairs.iter().sum()
    }

    pub fn join(&mut self, other: &Tally) {
        for (own, other) in self.of_pairs.iter_mut().zip(other.of_pairs) {
            *own += other;
        }
        self.rome += other.rome;
        self.unfinished += other.unfinished;
    }

    /// Share of wars that the first player has won, and the variance of a pair's share.
    fn share(&self) -> (f64, f64) {
        let pairs = self.pairs().max(1) as f64;
        let of = |wins: usize| self.of_pairs[wins] as f64 / pairs;
        let mean = of(1) / 2.0 + of(2);
        let spread = |wins: usize| of(wins) * (wins as f64 / 2.0 - mean).powi(2);
        (mean, spread(0) + spread(1) + spread(2))
    }

    /// The last line, for programs: shares in per mille with the bounds of 95 per cent, Elo of the share. Of a pair the two wars count as
    /// one for the bounds of Rome's share: between two players who are the same they are the same war.
    pub fn line(&self) -> String {
        let (mean, variance) = self.share();
        let half = 1.96 * (variance / self.pairs().max(1) as f64).sqrt();
        let wins = self.of_pairs[1] + 2 * self.of_pairs[2];
        let wars = 2 * self.pairs();
        let rome = self.rome as f64 / wars.max(1) as f64;
        let half_of_rome = 1.96 * (rome * (1.0 - rome) / self.pairs().max(1) as f64).sqrt();
        let elo = 400.0 * (mean.clamp(0.001, 0.999) / (1.0 - mean.clamp(0.001, 0.999))).log10();
        format!(
            "pairs={} none={} one={} both={} wins={wins} losses={} unfinished={} win_per_mille={:.0} low={:.0} high={:.0} elo={elo:.0} rome_per_mille={:.0} rome_low={:.0} rome_high={:.0}",
            self.pairs(),
            self.of_pairs[0],
            self.of_pairs[1],
            self.of_pairs[2],
            wars - wins,
            self.unfinished,
            1000.0 * mean,
            1000.0 * (mean - half),
            1000.0 * (mean + half),
            1000.0 * rome,
            1000.0 * (rome - half_of_rome),
            1000.0 * (rome + half_of_rome),
        )
    }

    /// Reads a state that was written.
    pub fn read(path: &Path) -> Result<Self, String> {
        let wrong = || format!("{} is no state of a duel", path.display());
        let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
        let numbers: Vec<u64> = text.split_whitespace().filter_map(|word| word.parse().ok()).collect();
        match numbers[..] {
            [none, one, both, rome, unfinished] => Ok(Tally {
                of_pairs: [none, one, both],
                rome,
                unfinished,
            }),
            _ => Err(wrong()),
        }
    }

    /// Writes the state, whole or not at all.
    pub fn write(&self, path: &Path) -> Result<(), String> {
        let [none, one, both] = self.of_pairs;
        state::write(
            path,
            &format!("{none} {one} {both} {} {}\n", self.rome, self.unfinished),
        )
    }
}

/// Whether one player is rather stronger by the second Elo than by the first: a sequential test with errors of five per cent.
#[derive(Clone, Copy)]
pub struct Sprt {
    weaker: f64,
    stronger: f64,
}

impl Sprt {
    /// Two numbers, as 0,35.
    pub fn read(text: &str) -> Result<Self, String> {
        let numbers = text
            .split_once(',')
            .map(|(weaker, stronger)| (weaker.parse(), stronger.parse()));
        match numbers {
            Some((Ok(weaker), Ok(stronger))) => Ok(Sprt { weaker, stronger }),
            _ => Err(format!("{text} is no pair of Elo")),
        }
    }

    /// What the pairs say, if they say enough.
    pub fn verdict(self, tally: &Tally) -> Option<&'static str> {
        let expected = |elo: f64| 1.0 / (1.0 + 10_f64.powf(-elo / 400.0));
        let (weaker, stronger) = (expected(self.weaker), expected(self.stronger));
        let (mean, variance) = tally.share();
        if tally.pairs() < 20 || variance <= 0.0 {
            return None;
        }
        let ratio = tally.pairs() as f64 * (stronger - weaker) * (2.0 * mean - weaker - stronger) / (2.0 * variance);
        let bound = 19.0_f64.ln();
        if ratio >= bound {
            Some("stronger")
        } else if ratio <= -bound {
            Some("not stronger")
        } else {
            None
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(none: u64, one: u64, both: u64) -> Tally {
        Tally {
            of_pairs: [none, one, both],
            ..Tally::default()
        }
    }

    #[test]
    fn pairs_whose_sides_decide_say_that_both_are_alike() {
        let (mean, variance) = tally(0, 50, 0).share();
        assert_eq!((mean, variance), (0.5, 0.0));
    }

    #[test]
    fn the_share_of_rome_has_its_bounds() {
        let tally = Tally {
            rome: 104,
            ..tally(0, 100, 0)
        };
        assert!(tally.line().ends_with("rome_per_mille=520 rome_low=422 rome_high=618"));
    }

    #[test]
    fn many_wins_are_stronger_and_few_are_not() {
        let test = Sprt::read("0,35").expect("two numbers");
        assert_eq!(test.verdict(&tally(20, 60, 120)), Some("stronger"));
        assert_eq!(test.verdict(&tally(120, 60, 20)), Some("not stronger"));
        assert_eq!(test.verdict(&tally(10, 11, 10)), None);
    }

    #[test]
    fn a_state_comes_back() {
        let path = std::env::temp_dir().join(format!("corvus-duel-{}", std::process::id()));
        tally(1, 2, 3).write(&path).expect("it can be written");
        let back = Tally::read(&path).expect("it can be read");
        assert_eq!(back.of_pairs, [1, 2, 3]);
        fs::remove_file(path).expect("it is there");
    }
}
