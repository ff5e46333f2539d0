//! The table by which chances are shown: made from what came true.

use super::tally::{BINS, Bin};
use ai::{Calibration, END, KNOTS, ROWS};

/// A line is so steep at least: what differs must not be shown alike.
const LEAST: f64 = 0.25;
/// So many chances that came true as they were shown pull a line towards showing them so.
const GIVEN: f64 = 10.0;
/// A row rises so many times as fast as the chance at most where it leaves none and where it comes to the whole: what is nearly lost is no lead.
const STEEPEST: f64 = 3.0;
/// Steps by which a line is found: more than enough.
const STEPS: usize = 100;
/// So long is a step at most: longer ones leap over a line that is far from the first.
const LONGEST: f64 = 0.25;
/// Parts of a whole chance.
const WHOLE: f64 = ai::WHOLE as f64;

/// What is shown of Rome's chance, at chances that are equally far from each other, from none to the whole, at three moments of a war.
pub struct Table([[u16; KNOTS]; ROWS]);

impl Table {
    /// By bins of Rome's chance, with how far the war had come.
    pub fn of(bins: &[(u8, Vec<Bin>)]) -> Self {
        Table(core::array::from_fn(|row| row_of(&near(bins, row))))
    }

    /// To show chances by.
    pub fn calibration(&self) -> Calibration {
        Calibration::by(self.0)
    }

    /// As a game has it.
    pub fn source(&self) -> String {
        let line = |knots: &[u16]| {
            let knots: Vec<String> = knots.iter().map(u16::to_string).collect();
            format!("        {},\n", knots.join(", "))
        };
        let row = |row: &[u16; KNOTS]| format!("    [\n{}    ],\n", row.chunks(11).map(line).collect::<String>());
        format!(
            "//! What is shown of Rome's chance. `trial calibrate` has counted and writes it.\n\nuse ::ai::Calibration;\n\n\
             /// At the beginning, in the middle and at the end of a war: at chances from none to the whole, a 32nd apart, in parts of 4096.\n\
             #[rustfmt::skip]\npub(super) const CALIBRATION: Calibration = Calibration::by([\n{}]);\n",
            self.0.iter().map(row).collect::<String>()
        )
    }
}

/// A bin that counts for a part.
struct Weighed {
    /// The log odds of its mean chance.
    odds: f64,
    count: f64,
    won: f64,
}

/// All bins, each counted the less the further its moment is from that of a row.
fn near(bins: &[(u8, Vec<Bin>)], row: usize) -> Vec<Weighed> {
    let apart = f64::from(END) / (ROWS - 1) as f64;
    let weighed = bins.iter().flat_map(|(progress, of)| {
        let away = (f64::from(*progress) / apart - row as f64).abs();
        let weight = (1.0 - away).max(0.0).powi(4);
        let held = of.iter().filter(move |bin| weight > 0.0 && bin.count > 0);
        held.map(move |bin| Weighed {
            odds: log_odds(bin.sum as f64 / bin.count as f64),
            count: weight * bin.count as f64,
            won: weight * bin.won as f64,
        })
    });
    weighed.collect()
}

/// The log odds of a chance in parts of 4096; of none and of the whole those of a bin's middle.
fn log_odds(chance: f64) -> f64 {
    let least = WHOLE / BINS as f64 / 2.0;
    let chance = chance.clamp(least, WHOLE - least);
    (chance / (WHOLE - chance)).ln()
}

/// The chance of log odds, of one.
fn chance_of(odds: f64) -> f64 {
    1.0 / (1.0 + (-odds).exp())
}

/// The row that bins make: the log odds of what is shown lie on a line over those of the chance.
fn row_of(bins: &[Weighed]) -> [u16; KNOTS] {
    let (height, slope) = line(bins);
    let step = WHOLE / (KNOTS - 1) as f64;
    let of = |at: usize| {
        let chance = at as f64 * step;
        let came_true = WHOLE * chance_of(height + slope.max(LEAST) * log_odds(chance));
        came_true.clamp(WHOLE - STEEPEST * (WHOLE - chance), STEEPEST * chance)
    };
    let mut knots: [f64; KNOTS] = core::array::from_fn(of);
    // A war that is won or lost is shown as that.
    (knots[0], knots[KNOTS - 1]) = (0.0, WHOLE);
    knots.map(|knot| knot.round() as u16)
}

/// The height and the slope of the likeliest line (logistic regression, Newton's steps). A curve of as many parts as there are bins
/// foretells other wars no better, and shows what differs alike where it is flat.
fn line(bins: &[Weighed]) -> (f64, f64) {
    let (mut height, mut slope) = (0.0, 1.0);
    for _ in 0..STEPS {
        // What the likelihood rises by with each of them, and how that changes.
        let mut rise = [-GIVEN * height, GIVEN * (1.0 - slope)];
        let mut bend = [GIVEN, 0.0, GIVEN];
        for Weighed { odds, count, won } in bins {
            let chance = chance_of(height + slope * odds);
            let (over, spread) = (won - count * chance, count * chance * (1.0 - chance));
            rise = [rise[0] + over, rise[1] + over * odds];
            bend = [
                bend[0] + spread,
                bend[1] + spread * odds,
                bend[2] + spread * odds * odds,
            ];
        }
        let area = bend[0] * bend[2] - bend[1] * bend[1];
        let step = |by: f64| (by / area).clamp(-LONGEST, LONGEST);
        height += step(bend[2] * rise[0] - bend[1] * rise[1]);
        slope += step(bend[0] * rise[1] - bend[1] * rise[0]);
    }
    (height, slope)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Bins of which such a part of a thousand comes true, at the beginning and at the end of wars.
    fn bins(came_true: impl Fn(u64) -> u64) -> Vec<(u8, Vec<Bin>)> {
        let of = |at: u64| Bin {
            count: 1000,
            sum: 1000 * (64 * at + 32),
            won: came_true(at),
        };
        let bins: Vec<Bin> = (0..64).map(of).collect();
        [0, 8, 16].map(|progress| (progress, bins.clone())).into()
    }

    #[test]
    fn what_comes_true_as_it_was_shown_stays() {
        let table = Table::of(&bins(|at| (64 * at + 32) * 1000 / 4096));
        for row in table.0 {
            for (at, knot) in row.into_iter().enumerate() {
                assert!(knot.abs_diff(128 * at as u16) <= 8, "{at}: {knot}");
            }
        }
    }

    #[test]
    fn what_is_too_bold_is_drawn_to_the_middle_and_rises_still() {
        // Whatever was shown, half of it came true.
        for row in Table::of(&bins(|_| 500)).0 {
            assert_eq!((row[0], row[KNOTS - 1]), (0, 4096));
            assert!(
                (1900..2200).contains(&row[16]) && row[1] < 400 && row[31] > 3700,
                "{row:?}"
            );
            assert!(row.windows(2).all(|two| two[0] < two[1]), "{row:?}");
        }
    }

    #[test]
    fn each_moment_of_a_war_has_its_own_row() {
        let mut bins = bins(|at| (64 * at + 32) * 1000 / 4096);
        bins[0].1.iter_mut().for_each(|bin| bin.won = 500);
        let [early, middle, late] = Table::of(&bins).0;
        assert!(early[8] > middle[8] + 500 && middle == late, "{early:?}, {middle:?}");
    }
}
