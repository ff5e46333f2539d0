//! The table by which chances are shown: made from what came true.

use super::tally::{BINS, Bin};
use ai::{Calibration, END, KNOTS, ROWS};

/// How many bins on each side are looked at beside a bin.
const NEAR: usize = 4;
/// This part of a chance is shown as it is, so that a row always rises: what differs must not be shown alike.
const LEAST: f64 = 0.1;
/// So many chances that came true as they were shown are counted with those of each bin: what was seldom shown is shown nearly as it is.
const GIVEN: f64 = 100.0;
/// A row rises so many times as fast as the chance at most where it leaves none and where it comes to the whole: what is nearly lost is no lead.
const STEEPEST: f64 = 3.0;
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

/// The sum of all bins, each counted the less the further its moment is from that of a row.
fn near(bins: &[(u8, Vec<Bin>)], row: usize) -> Vec<Weighed> {
    let mut all = vec![Weighed::default(); BINS];
    let apart = f64::from(END) / (ROWS - 1) as f64;
    for (progress, of) in bins {
        let away = (f64::from(*progress) / apart - row as f64).abs();
        let weight = (1.0 - away).max(0.0).powi(4);
        for (all, bin) in all.iter_mut().zip(of) {
            all.count += weight * bin.count as f64;
            all.sum += weight * bin.sum as f64;
            all.won += weight * bin.won as f64;
        }
    }
    all
}

/// A bin that counts for a part.
#[derive(Clone, Copy, Default)]
struct Weighed {
    count: f64,
    sum: f64,
    won: f64,
}

/// The row that bins make.
fn row_of(bins: &[Weighed]) -> [u16; KNOTS] {
    let points = rising(&smooth(bins));
    let step = WHOLE / (KNOTS - 1) as f64;
    let of = |at: usize| {
        let chance = at as f64 * step;
        let came_true = between(&points, chance);
        let came_true = came_true.clamp(WHOLE - STEEPEST * (WHOLE - chance), STEEPEST * chance);
        (1.0 - LEAST) * came_true + LEAST * chance
    };
    let mut knots: [f64; KNOTS] = core::array::from_fn(of);
    // A war that is won or lost is shown as that.
    (knots[0], knots[KNOTS - 1]) = (0.0, WHOLE);
    knots.map(|knot| knot.round() as u16)
}

/// A chance in parts of 4096, how often such a one came true, likewise, and how often it came up.
type Point = (f64, f64, f64);

/// For each bin that is not empty what it and those beside it say; fewer beside the first and the last.
fn smooth(bins: &[Weighed]) -> Vec<Point> {
    let of = |at: usize| {
        let beside = NEAR.min(at).min(bins.len() - 1 - at);
        let near = &bins[at - beside..=at + beside];
        let sum = |of: fn(&Weighed) -> f64| near.iter().map(of).sum::<f64>();
        let count = sum(|bin| bin.count);
        let chance = sum(|bin| bin.sum) / count;
        let came_true = (WHOLE * sum(|bin| bin.won) + GIVEN * chance) / (count + GIVEN);
        (chance, came_true, bins[at].count)
    };
    (0..bins.len()).filter(|at| bins[*at].count > 0.0).map(of).collect()
}

/// The same as a line that never falls: neighbours that fall are joined (pool adjacent violators).
fn rising(points: &[Point]) -> Vec<Point> {
    let mut joined: Vec<Point> = Vec::new();
    for point in points {
        let mut last = *point;
        while let Some(before) = joined.pop_if(|before| before.1 >= last.1) {
            let weight = before.2 + last.2;
            let mean = |a: f64, b: f64| (a * before.2 + b * last.2) / weight;
            last = (mean(before.0, last.0), mean(before.1, last.1), weight);
        }
        joined.push(last);
    }
    joined
}

/// What points say at a chance, by the line between its neighbours; before the first and after the last towards none and the whole.
fn between(points: &[Point], chance: f64) -> f64 {
    let after = points.partition_point(|point| point.0 < chance);
    let before = after.checked_sub(1).map_or((0.0, 0.0, 0.0), |at| points[at]);
    let next = points.get(after).copied().unwrap_or((WHOLE, WHOLE, 0.0));
    let part = (chance - before.0) / (next.0 - before.0).max(1.0);
    before.1 + part.clamp(0.0, 1.0) * (next.1 - before.1)
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
