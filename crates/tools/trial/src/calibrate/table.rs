//! The table by which chances are shown: made from what came true.

use super::tally::{BINS, Bin};
use ai::{Calibration, END, KNOTS, ROWS};

/// The smallest slope: a flatter line would show different chances alike.
const LEAST: f64 = 0.25;
/// Weight of the prior (a ridge penalty) that pulls the intercept to 0 and the slope to 1, where chances are shown as they are.
const GIVEN: f64 = 10.0;
/// A row rises so many times as fast as the chance at most where it leaves none and where it comes to the whole: what is nearly lost is no lead.
const STEEPEST: f64 = 3.0;
/// Newton steps: more than enough.
const STEPS: usize = 100;
/// The longest Newton step: longer ones overshoot.
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

/// A bin, weighted by how near its moment is to the row's.
struct Weighed {
    /// The log odds of its mean chance.
    log_odds: f64,
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
            log_odds: log_odds(bin.sum as f64 / bin.count as f64),
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
fn chance_of(log_odds: f64) -> f64 {
    1.0 / (1.0 + (-log_odds).exp())
}

/// The row that bins make: the log odds of what is shown lie on a line over those of the chance.
fn row_of(bins: &[Weighed]) -> [u16; KNOTS] {
    let (intercept, slope) = line(bins);
    let step = WHOLE / (KNOTS - 1) as f64;
    let of = |at: usize| {
        let chance = at as f64 * step;
        let shown = WHOLE * chance_of(intercept + slope * log_odds(chance));
        shown.clamp(WHOLE - STEEPEST * (WHOLE - chance), STEEPEST * chance)
    };
    let mut row: [u16; KNOTS] = core::array::from_fn(|at| of(at).round() as u16);
    // A war that is won or lost is shown as that, and rounding makes no two knots alike.
    row[0] = 0;
    for at in 1..KNOTS {
        row[at] = row[at].max(row[at - 1] + 1);
    }
    row[KNOTS - 1] = ai::WHOLE as u16;
    for at in (1..KNOTS - 1).rev() {
        row[at] = row[at].min(row[at + 1] - 1);
    }
    row
}

/// The intercept and the slope of the likeliest line (logistic regression, Newton's method), among those that are steep enough. A curve of as
/// many parts as there are bins foretells other wars no better, and shows what differs alike where it is flat.
fn line(bins: &[Weighed]) -> (f64, f64) {
    let (mut intercept, mut slope) = (0.0, 1.0_f64);
    for _ in 0..STEPS {
        let mut gradient = [-GIVEN * intercept, GIVEN * (1.0 - slope)];
        let mut hessian = [GIVEN, 0.0, GIVEN];
        for Weighed { log_odds, count, won } in bins {
            let chance = chance_of(intercept + slope * log_odds);
            let (over, spread) = (won - count * chance, count * chance * (1.0 - chance));
            gradient = [gradient[0] + over, gradient[1] + over * log_odds];
            hessian = [
                hessian[0] + spread,
                hessian[1] + spread * log_odds,
                hessian[2] + spread * log_odds * log_odds,
            ];
        }
        let determinant = hessian[0] * hessian[2] - hessian[1] * hessian[1];
        let step = |by: f64| by.clamp(-LONGEST, LONGEST);
        let wanted = slope + step((hessian[0] * gradient[1] - hessian[1] * gradient[0]) / determinant);
        if wanted < LEAST {
            // On the flattest line the intercept alone is sought.
            (slope, intercept) = (LEAST, intercept + step(gradient[0] / hessian[0]));
        } else {
            intercept += step((hessian[2] * gradient[0] - hessian[1] * gradient[1]) / determinant);
            slope = wanted;
        }
    }
    (intercept, slope)
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

    /// What is shown below one half never came true, and all above it did.
    #[test]
    fn a_steep_line_rises_with_each_knot() {
        for row in Table::of(&bins(|at| if at < 40 { 0 } else { 1000 })).0 {
            assert!(row.windows(2).all(|two| two[0] < two[1]), "{row:?}");
            assert!(row[15] < 100 && row[24] > 3900, "{row:?}");
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
