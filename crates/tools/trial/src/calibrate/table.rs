//! The table by which chances are shown: made from what came true.

use super::tally::Bin;
use ai::{Calibration, KNOTS};

/// How many bins on each side are looked at beside a bin.
const NEAR: usize = 2;
/// By so much at least the table rises from knot to knot, in parts of what the chance does: what differs must not be shown alike.
const LEAST: f64 = 0.2;
/// Parts of a whole chance.
const WHOLE: f64 = 4096.0;

/// What is shown of Rome's chance, at chances that are equally far from each other, from none to the whole.
pub struct Table([u16; KNOTS]);

impl Table {
    /// By bins of Rome's chance.
    pub fn of(bins: &[Bin]) -> Self {
        let points = rising(&smooth(bins));
        let step = WHOLE / (KNOTS - 1) as f64;
        let mut knots = [0.0; KNOTS];
        for (at, knot) in knots.iter_mut().enumerate() {
            *knot = between(&points, at as f64 * step);
        }
        // A war that is won or lost is shown as that.
        (knots[0], knots[KNOTS - 1]) = (0.0, WHOLE);
        let least = LEAST * step;
        for at in 1..KNOTS - 1 {
            let most = WHOLE - least * (KNOTS - 1 - at) as f64;
            knots[at] = knots[at].max(knots[at - 1] + least).min(most);
        }
        Table(knots.map(|knot| knot.round() as u16))
    }

    /// To show chances by.
    pub fn calibration(&self) -> Calibration {
        Calibration::by(self.0)
    }

    /// As a game has it.
    pub fn source(&self) -> String {
        let rows: Vec<String> = { self.0.chunks(11) }
            .map(|row| format!("    {},", row.iter().map(u16::to_string).collect::<Vec<_>>().join(", ")))
            .collect();
        format!(
            "//! What is shown of Rome's chance. `trial calibrate` has counted and writes it.\n\nuse ::ai::Calibration;\n\n\
             /// At chances from none to the whole, a 32nd apart, in parts of 4096.\n#[rustfmt::skip]\n\
             pub(super) const SHOWN: Calibration = Calibration::by([\n{}\n]);\n",
            rows.join("\n")
        )
    }
}

/// A chance in parts of 4096, how often such a one came true, likewise, and how often it was shown.
type Point = (f64, f64, f64);

/// For each bin that is not empty what it and those beside it say.
fn smooth(bins: &[Bin]) -> Vec<Point> {
    let of = |at: usize| {
        let near = &bins[at.saturating_sub(NEAR)..bins.len().min(at + NEAR + 1)];
        // Of the first and last bins the neighbours lie on one side only.
        let near = if at < NEAR || at + NEAR >= bins.len() {
            &bins[at..=at]
        } else {
            near
        };
        let sum = |of: fn(&Bin) -> u64| near.iter().map(of).sum::<u64>() as f64;
        let shown = sum(|bin| bin.shown);
        (sum(|bin| bin.sum) / shown, WHOLE * sum(|bin| bin.won) / shown, shown)
    };
    (0..bins.len()).filter(|at| bins[*at].shown > 0).map(of).collect()
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

    /// Bins of which such a part of a thousand comes true.
    fn bins(came_true: impl Fn(u64) -> u64) -> Vec<Bin> {
        let of = |at: u64| Bin {
            shown: 1000,
            sum: 1000 * (64 * at + 32),
            won: came_true(at),
        };
        (0..64).map(of).collect()
    }

    #[test]
    fn what_comes_true_as_it_was_shown_stays() {
        let table = Table::of(&bins(|at| (64 * at + 32) * 1000 / 4096));
        for (at, knot) in table.0.into_iter().enumerate() {
            assert!(knot.abs_diff(128 * at as u16) <= 8, "{at}: {knot}");
        }
    }

    #[test]
    fn what_is_too_bold_is_drawn_to_the_middle_and_rises_still() {
        // Whatever was shown, half of it came true.
        let table = Table::of(&bins(|_| 500)).0;
        assert_eq!((table[0], table[KNOTS - 1]), (0, 4096));
        assert!((1900..2200).contains(&table[16]), "{table:?}");
        assert!(table.windows(2).all(|two| two[0] < two[1]), "{table:?}");
    }
}
