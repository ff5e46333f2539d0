//! A text as a QR code, and its path on the page.

use qrcodegen::{QrCode, QrCodeEcc, QrSegment, Version};

/// The largest version that a camera reads from a screen; it holds 1,273 bytes.
const LARGEST: u8 = 25;

/// A square of dark and light modules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Code {
    /// Modules on a side.
    pub size: usize,
    dark: Vec<bool>,
}

impl Code {
    /// The smallest code of a text at level L of correction; none if it is longer than 1,273 bytes.
    pub fn of(text: &str) -> Option<Code> {
        let bytes = [QrSegment::make_bytes(text.as_bytes())];
        let (level, largest) = (QrCodeEcc::Low, Version::new(LARGEST));
        let code = QrCode::encode_segments_advanced(&bytes, level, Version::MIN, largest, None, false).ok()?;
        let side = 0..code.size();
        let dark = side
            .clone()
            .flat_map(|y| side.clone().map(move |x| (x, y)))
            .map(|(x, y)| code.get_module(x, y))
            .collect();
        Some(Code {
            size: code.size() as usize,
            dark,
        })
    }

    /// Whether a module is dark.
    pub fn dark(&self, x: usize, y: usize) -> bool {
        self.dark[y * self.size + x]
    }

    /// The dark modules as one path of SVG, a unit for each module, after a quiet zone of four.
    pub fn path(&self) -> String {
        let mut path = String::new();
        for y in 0..self.size {
            let mut x = 0;
            while x < self.size {
                let run = (x..self.size).take_while(|x| self.dark(*x, y)).count();
                if run > 0 {
                    path.push_str(&format!("M{} {}h{run}v1h-{run}z", x + 4, y + 4));
                }
                x += run + 1;
            }
        }
        path
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The text that an independent reader finds in a code, drawn with four pixels to a module and a quiet zone around it.
    fn read(code: &Code) -> String {
        let side = (code.size + 8) * 4;
        let module = |at: usize| (at / 4).checked_sub(4).filter(|at| *at < code.size);
        let light = |x, y| match (module(x), module(y)) {
            (Some(x), Some(y)) if code.dark(x, y) => 0,
            _ => 255,
        };
        let mut image = rqrr::PreparedImage::prepare_from_greyscale(side, side, light);
        let grids = image.detect_grids();
        assert_eq!(grids.len(), 1, "a code of {} modules is found", code.size);
        grids[0].decode().expect("it can be read").1
    }

    #[test]
    fn an_independent_reader_reads_texts_of_every_length() {
        for length in (1..=1273).step_by(53).chain([1273]) {
            let text: String = (0..length).map(|n| char::from(b'A' + (n * n % 57) as u8)).collect();
            let code = Code::of(&text).expect("it is short enough");
            assert_eq!(read(&code), text);
        }
        assert_eq!(
            read(&Code::of("https://example.org/#AQ").expect("short")),
            "https://example.org/#AQ"
        );
        assert_eq!(Code::of(&"A".repeat(1274)), None);
    }

    #[test]
    fn the_path_draws_each_dark_module_once() {
        let code = Code::of("Corvus").expect("short");
        let drawn: usize = code
            .path()
            .split('h')
            .skip(1)
            .step_by(2)
            .filter_map(|run| run.split('v').next()?.parse::<usize>().ok())
            .sum();
        assert_eq!(drawn, code.dark.iter().filter(|dark| **dark).count());
    }
}
