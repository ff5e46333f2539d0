//! Colours as numbers: tokens of a style sheet, contrast by WCAG, distance by CIEDE2000.

pub mod blind;

use std::collections::BTreeMap;

/// A colour in linear light, 0 to 1.
#[derive(Clone, Copy, Debug)]
pub struct Colour(pub [f64; 3]);

impl Colour {
    /// From `#rgb` or `#rrggbb`.
    pub fn hex(text: &str) -> Self {
        let digits: Vec<f64> = text
            .trim_start_matches('#')
            .chars()
            .map(|c| f64::from(c.to_digit(16).expect("a hexadecimal digit")))
            .collect();
        let part = |n: usize| match digits.len() {
            3 => digits[n] * 17.0,
            6 => digits[2 * n] * 16.0 + digits[2 * n + 1],
            _ => panic!("{text} is no colour"),
        };
        Colour([part(0), part(1), part(2)].map(|v| linear(v / 255.0)))
    }

    /// With so much of its ink over a ground; blended as browsers do, in gamma space.
    pub fn over(self, ground: Colour, share: f64) -> Self {
        let mut mixed = [0.0; 3];
        for (n, value) in mixed.iter_mut().enumerate() {
            *value = linear(gamma(self.0[n]) * share + gamma(ground.0[n]) * (1.0 - share));
        }
        Colour(mixed)
    }

    /// As somebody sees it whose eyes do this to linear light.
    pub fn seen(self, matrix: [[f64; 3]; 3]) -> Self {
        Colour(matrix.map(|row| (0..3).map(|n| row[n] * self.0[n]).sum::<f64>().clamp(0.0, 1.0)))
    }

    fn luminance(self) -> f64 {
        0.2126 * self.0[0] + 0.7152 * self.0[1] + 0.0722 * self.0[2]
    }

    /// CIE L*a*b* under D65.
    fn lab(self) -> [f64; 3] {
        let [r, g, b] = self.0;
        let x = 0.412_456_4 * r + 0.357_576_1 * g + 0.180_437_5 * b;
        let y = 0.212_672_9 * r + 0.715_152_2 * g + 0.072_175 * b;
        let z = 0.019_333_9 * r + 0.119_192 * g + 0.950_304_1 * b;
        let f = |t: f64| {
            if t > 216.0 / 24389.0 {
                t.cbrt()
            } else {
                (24389.0 / 27.0 * t + 16.0) / 116.0
            }
        };
        let (x, y, z) = (f(x / 0.950_47), f(y), f(z / 1.088_83));
        [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
    }
}

fn linear(v: f64) -> f64 {
    if v <= 0.04045 {
        v / 12.92
    } else {
        ((v + 0.055) / 1.055).powf(2.4)
    }
}

fn gamma(v: f64) -> f64 {
    if v <= 0.003_130_8 {
        v * 12.92
    } else {
        1.055 * v.powf(1.0 / 2.4) - 0.055
    }
}

/// Contrast as WCAG 2 defines it, 1 to 21.
pub fn contrast(a: Colour, b: Colour) -> f64 {
    let (a, b) = (a.luminance(), b.luminance());
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// How far apart two colours look.
pub fn apart(a: Colour, b: Colour) -> f64 {
    ciede2000(a.lab(), b.lab())
}

/// The colour difference of the CIE, 2000, as Sharma, Wu and Dalal write it.
pub fn ciede2000(one: [f64; 3], two: [f64; 3]) -> f64 {
    let far = 25.0_f64.powi(7);
    let chroma = |lab: [f64; 3]| lab[1].hypot(lab[2]);
    let mean = (chroma(one) + chroma(two)) / 2.0;
    let g = 0.5 * (1.0 - (mean.powi(7) / (mean.powi(7) + far)).sqrt());
    let polar = |lab: [f64; 3]| {
        let a = lab[1] * (1.0 + g);
        (a.hypot(lab[2]), lab[2].atan2(a).to_degrees().rem_euclid(360.0))
    };
    let ((c1, h1), (c2, h2)) = (polar(one), polar(two));
    let (light, dark) = (two[0] - one[0], c1 * c2 == 0.0);
    let turn = match h2 - h1 {
        _ if dark => 0.0,
        d if d > 180.0 => d - 360.0,
        d if d < -180.0 => d + 360.0,
        d => d,
    };
    let hue = 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin();
    let (l, c) = ((one[0] + two[0]) / 2.0, (c1 + c2) / 2.0);
    let h = match h1 + h2 {
        sum if dark => sum,
        sum if (h1 - h2).abs() <= 180.0 => sum / 2.0,
        sum if sum < 360.0 => (sum + 360.0) / 2.0,
        sum => (sum - 360.0) / 2.0,
    };
    let cos = |degrees: f64| degrees.to_radians().cos();
    let t = 1.0 - 0.17 * cos(h - 30.0) + 0.24 * cos(2.0 * h) + 0.32 * cos(3.0 * h + 6.0) - 0.20 * cos(4.0 * h - 63.0);
    let bend = 30.0 * (-((h - 275.0) / 25.0).powi(2)).exp();
    let rc = 2.0 * (c.powi(7) / (c.powi(7) + far)).sqrt();
    let sl = 1.0 + 0.015 * (l - 50.0).powi(2) / (20.0 + (l - 50.0).powi(2)).sqrt();
    let (sc, sh) = (1.0 + 0.045 * c, 1.0 + 0.015 * c * t);
    let (dl, dc, dh) = (light / sl, (c2 - c1) / sc, hue / sh);
    let rt = -rc * (2.0 * bend).to_radians().sin();
    (dl * dl + dc * dc + dh * dh + rt * dc * dh).sqrt()
}

/// The tokens of a look: what `:root` says, then the theme, then the contrast.
pub struct Tokens(BTreeMap<String, String>);

impl Tokens {
    /// Reads a style sheet of plain blocks.
    pub fn read(css: &str, dark: bool, high: bool) -> Self {
        let mut known = BTreeMap::new();
        let plain: String = css
            .split("/*")
            .enumerate()
            .map(|(n, part)| {
                if n == 0 {
                    part
                } else {
                    part.split_once("*/").map_or("", |p| p.1)
                }
            })
            .collect();
        for block in plain.split('}') {
            let Some((selector, body)) = block.rsplit_once('{') else {
                continue;
            };
            let selector = selector.rsplit(['{', '\n']).next().unwrap_or_default().trim();
            let holds = match selector.strip_prefix(":root") {
                Some("") => true,
                Some("[data-theme=\"dark\"]") => dark,
                Some("[data-contrast=\"high\"]") => high,
                Some("[data-theme=\"dark\"][data-contrast=\"high\"]") => dark && high,
                _ => false,
            };
            if !holds {
                continue;
            }
            for line in body.split(';') {
                if let Some((name, value)) = line.trim().split_once(':')
                    && let Some(name) = name.strip_prefix("--")
                {
                    known.insert(name.to_owned(), value.trim().to_owned());
                }
            }
        }
        Tokens(known)
    }

    /// A token's colour; none if there is no such token.
    pub fn get(&self, name: &str) -> Option<Colour> {
        let value = self.0.get(name)?;
        match value.strip_prefix("var(--") {
            Some(other) => self.get(other.trim_end_matches(')')),
            None => Some(Colour::hex(value)),
        }
    }
}
