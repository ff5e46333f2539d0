//! Svg path data, as short as it gets: one decimal, relative moves, no needless letters.

use crate::plane::{Spot, between, simple, spot};

/// Writes path data; every point is first rounded to tenths, so that errors do not add up.
#[derive(Default)]
pub struct Path {
    text: String,
    at: (i64, i64),
    letter: char,
}

/// Tenths of a unit.
pub fn tenths(v: f64) -> i64 {
    (v * 10.0).round() as i64
}

/// A number of tenths in the fewest characters: `-5` is `-.5`, `120` is `12`.
pub fn short(tenths: i64) -> String {
    let (sign, whole, part) = (if tenths < 0 { "-" } else { "" }, tenths.abs() / 10, tenths.abs() % 10);
    match (whole, part) {
        (w, 0) if w > 0 => format!("{sign}{w}"),
        (_, 0) => "0".into(),
        (0, p) => format!("{sign}.{p}"),
        (w, p) => format!("{sign}{w}.{p}"),
    }
}

/// A number of units in the fewest characters.
pub fn number(v: f64) -> String {
    short(tenths(v))
}

impl Path {
    fn put(&mut self, letter: char, values: &[i64]) {
        let fresh = letter != self.letter || matches!(letter, 'M' | 'z');
        if fresh {
            self.text.push(letter);
        }
        for (k, v) in values.iter().enumerate() {
            let text = short(*v);
            if !(text.starts_with('-') || fresh && k == 0) {
                self.text.push(' ');
            }
            self.text += &text;
        }
        self.letter = letter;
    }

    fn step(&mut self, p: Spot) -> (i64, i64) {
        let to = (tenths(p.x), tenths(p.y));
        let by = (to.0 - self.at.0, to.1 - self.at.1);
        self.at = to;
        by
    }

    /// Moves the pen.
    pub fn to(&mut self, p: Spot) -> &mut Self {
        self.step(p);
        self.put('M', &[self.at.0, self.at.1]);
        self
    }

    /// A straight line; a step too short to see is left for the next one.
    pub fn line(&mut self, p: Spot) -> &mut Self {
        let (dx, dy) = self.step(p);
        if (dx, dy) != (0, 0) {
            self.put('l', &[dx, dy]);
        }
        self
    }

    /// A quadratic curve.
    pub fn bend(&mut self, handle: Spot, p: Spot) -> &mut Self {
        let from = self.at;
        let (hx, hy) = (tenths(handle.x) - from.0, tenths(handle.y) - from.1);
        let (dx, dy) = self.step(p);
        self.put('q', &[hx, hy, dx, dy]);
        self
    }

    /// Closes the ring.
    pub fn close(&mut self) -> &mut Self {
        self.put('z', &[]);
        self
    }

    /// A closed ring whose first point stands at the end again. Its points lie on halves of a unit, two pixels at the closest look: a coast
    /// has thousands of them.
    pub fn ring(&mut self, ring: &[Spot]) -> &mut Self {
        let half = |p: &Spot| spot((p.x * 2.0).round() / 2.0, (p.y * 2.0).round() / 2.0);
        self.to(half(&ring[0]));
        ring[1..ring.len() - 1].iter().for_each(|p| {
            self.line(half(p));
        });
        self.close()
    }

    /// Quadratic pieces joined at the midpoints, from where the pen is or from the first point. Each handle after the first is the one
    /// before, mirrored: the ends are chosen so that it lies where the line wants it, within a tenth.
    pub fn spline(&mut self, line: &[Spot], go_on: bool) -> &mut Self {
        let line = &simple(line, 0.4);
        if go_on {
            self.line(line[0])
        } else {
            self.to(line[0])
        };
        if line.len() < 3 {
            line[1..].iter().for_each(|p| {
                self.line(*p);
            });
            return self;
        }
        let end = |k: usize, handle: Spot| {
            if k == line.len() - 2 {
                line[k + 1]
            } else {
                between(handle, line[k + 1], 0.5)
            }
        };
        let mut handle = line[1];
        self.bend(handle, end(1, handle));
        for k in 2..line.len() - 1 {
            let (x, y) = self.at;
            handle = spot(x as f64 / 5.0 - handle.x, y as f64 / 5.0 - handle.y);
            self.go_on(end(k, handle));
        }
        self
    }

    /// A quadratic curve whose handle is that of the one before, mirrored at its end.
    fn go_on(&mut self, p: Spot) {
        let (dx, dy) = self.step(p);
        self.put('t', &[dx, dy]);
    }

    /// The path data.
    pub fn data(&self) -> &str {
        &self.text
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plane::spot;

    #[test]
    fn numbers_are_short() {
        assert_eq!(
            [0, 5, -5, 10, 123, -120].map(short),
            ["0", ".5", "-.5", "1", "12.3", "-12"]
        );
    }

    #[test]
    fn a_spline_mirrors_its_handles() {
        let line = [
            spot(0.0, 0.0),
            spot(10.0, 0.0),
            spot(20.0, 10.0),
            spot(30.0, 10.0),
            spot(40.0, 0.0),
        ];
        let mut path = Path::default();
        path.spline(&line, false);
        assert_eq!(path.data(), "M0 0q10 0 15 5t10 5 15-10");
    }

    #[test]
    fn paths_repeat_no_letter() {
        let mut path = Path::default();
        path.ring(&[spot(1.0, 2.0), spot(3.0, 2.0), spot(3.0, 4.5), spot(1.0, 2.0)]);
        assert_eq!(path.data(), "M1 2l2 0 0 2.5z");
    }
}
