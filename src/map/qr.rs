//! A text as a QR code: mode of bytes, level L of correction, mask 0. The links of games need nothing else of the standard.

/// Codewords for correction in each block, by version from 1 on.
const MENDS: [u8; 25] = [
    7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26,
];

/// Blocks, by version from 1 on.
const BLOCKS: [u8; 25] = [
    1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12,
];

/// A square of dark and light modules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Code {
    /// Modules on a side.
    pub size: usize,
    dark: Vec<bool>,
    /// Modules that hold no data.
    fixed: Vec<bool>,
}

impl Code {
    /// The smallest code of a text; none if it is longer than 1,273 bytes.
    pub fn of(text: &str) -> Option<Code> {
        let fits = |version: &usize| text.len() + head(*version) <= room(*version);
        let version = (1..=MENDS.len()).find(fits)?;
        let size = 17 + 4 * version;
        let blank = vec![false; size * size];
        let mut code = Code {
            size,
            dark: blank.clone(),
            fixed: blank,
        };
        code.patterns(version);
        code.fill(&interleaved(version, &words(version, text.as_bytes())));
        Some(code)
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

    fn set(&mut self, x: usize, y: usize, dark: bool) {
        self.dark[y * self.size + x] = dark;
        self.fixed[y * self.size + x] = true;
    }

    /// Draws the patterns by which a reader finds the code and its modules.
    fn patterns(&mut self, version: usize) {
        let last = self.size - 1;
        for at in 0..self.size {
            self.set(6, at, at % 2 == 0);
            self.set(at, 6, at % 2 == 0);
        }
        for (x, y) in [(3, 3), (last - 3, 3), (3, last - 3)] {
            self.square(x as isize, y as isize, 4, |far| far != 2 && far != 4);
        }
        let lines = lines(version, self.size);
        let end = lines.len().saturating_sub(1);
        for (i, x) in lines.iter().enumerate() {
            for (j, y) in lines.iter().enumerate() {
                if ![(0, 0), (0, end), (end, 0)].contains(&(i, j)) {
                    self.square(*x as isize, *y as isize, 2, |far| far != 1);
                }
            }
        }
        // Level L (01) and mask 0, with their own check bits.
        let format = 0b111_0111_1100_0100;
        let bit = |n: usize| format >> n & 1 == 1;
        for n in 0..15 {
            match n {
                0..=5 => self.set(8, n, bit(n)),
                6 | 7 => self.set(8, n + 1, bit(n)),
                8 => self.set(7, 8, bit(n)),
                _ => self.set(14 - n, 8, bit(n)),
            }
            match n {
                0..=7 => self.set(last - n, 8, bit(n)),
                _ => self.set(8, last - 14 + n, bit(n)),
            }
        }
        self.set(8, last - 7, true);
        if version >= 7 {
            let rest = (0..12).fold(version, |rest, _| (rest << 1) ^ ((rest >> 11) * 0x1F25));
            let bits = version << 12 | rest;
            for n in 0..18 {
                let (a, b) = (last - 10 + n % 3, n / 3);
                self.set(a, b, bits >> n & 1 == 1);
                self.set(b, a, bits >> n & 1 == 1);
            }
        }
    }

    /// Draws rings around a middle, dark or light by their distance from it.
    fn square(&mut self, x: isize, y: isize, reach: isize, dark: fn(isize) -> bool) {
        for dy in -reach..=reach {
            for dx in -reach..=reach {
                let (x, y) = (x + dx, y + dy);
                let size = self.size as isize;
                if (0..size).contains(&x) && (0..size).contains(&y) {
                    self.set(x as usize, y as usize, dark(dx.abs().max(dy.abs())));
                }
            }
        }
    }

    /// Draws the codewords under the mask, two columns at a time, up and down in turn.
    fn fill(&mut self, words: &[u8]) {
        let mut bits = words
            .iter()
            .flat_map(|word| (0..8).rev().map(move |n| word >> n & 1 == 1));
        let mut right = self.size - 1;
        let mut up = true;
        loop {
            for step in 0..self.size {
                let y = if up { self.size - 1 - step } else { step };
                for x in [right, right - 1] {
                    if !self.fixed[y * self.size + x] {
                        let bit = bits.next().unwrap_or(false);
                        self.dark[y * self.size + x] = bit != ((x + y) % 2 == 0);
                    }
                }
            }
            up = !up;
            right = match right {
                1 => return,
                8 => 5,
                right => right - 2,
            };
        }
    }
}

/// Number of bytes before the text: its mode and its length.
fn head(version: usize) -> usize {
    if version < 10 { 2 } else { 3 }
}

/// The coordinates of the alignment patterns, the same for rows and columns.
fn lines(version: usize, size: usize) -> Vec<usize> {
    if version == 1 {
        return Vec::new();
    }
    let count = version / 7 + 2;
    let step = (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2;
    let mut lines: Vec<usize> = (0..count - 1).map(|n| size - 7 - n * step).collect();
    lines.push(6);
    lines.reverse();
    lines
}

/// Number of all codewords of a version.
fn all(version: usize) -> usize {
    let mut bits = (16 * version + 128) * version + 64;
    if version >= 2 {
        let count = version / 7 + 2;
        bits -= (25 * count - 10) * count - 55;
    }
    if version >= 7 {
        bits -= 36;
    }
    bits / 8
}

/// Number of the codewords of a version that hold data.
fn room(version: usize) -> usize {
    all(version) - usize::from(MENDS[version - 1]) * usize::from(BLOCKS[version - 1])
}

/// The text as codewords: its mode, its length, its bytes, and padding.
fn words(version: usize, text: &[u8]) -> Vec<u8> {
    let length = text.len();
    let long = [(length >> 8) as u8, length as u8];
    let length = if head(version) == 2 { &long[1..] } else { &long[..] };
    let mut words = Vec::with_capacity(room(version));
    let mut before = 4;
    for byte in length.iter().chain(text).chain(&[0]) {
        words.push(before << 4 | byte >> 4);
        before = byte & 15;
    }
    words.truncate(room(version));
    for pad in [0xEC, 0x11].into_iter().cycle().take(room(version) - words.len()) {
        words.push(pad);
    }
    words
}

/// The codewords of all blocks with those for correction, one of each block in turn.
fn interleaved(version: usize, words: &[u8]) -> Vec<u8> {
    let (mends, blocks) = (usize::from(MENDS[version - 1]), usize::from(BLOCKS[version - 1]));
    let (short, longer) = (words.len() / blocks, words.len() % blocks);
    let divisor = divisor(mends);
    let mut rest = words;
    let mut parts = Vec::new();
    for block in 0..blocks {
        let (data, after) = rest.split_at(short + usize::from(block >= blocks - longer));
        rest = after;
        parts.push((data, remainder(data, &divisor)));
    }
    let data = (0..=short).flat_map(|n| parts.iter().filter_map(move |(data, _)| data.get(n).copied()));
    let mended = (0..mends).flat_map(|n| parts.iter().map(move |(_, mend)| mend[n]));
    data.chain(mended).collect()
}

/// The product of two elements of the field of 256 elements.
fn times(a: u8, b: u8) -> u8 {
    (0..8)
        .rev()
        .fold(0, |z: u8, n| (z << 1) ^ ((z >> 7) * 0x1D) ^ ((b >> n & 1) * a))
}

/// The generator polynomial of a degree by which blocks are divided, without its highest term.
fn divisor(degree: usize) -> Vec<u8> {
    let mut terms = vec![0; degree];
    terms[degree - 1] = 1;
    let mut root = 1;
    for _ in 0..degree {
        for at in 0..degree {
            terms[at] = times(terms[at], root) ^ terms.get(at + 1).copied().unwrap_or(0);
        }
        root = times(root, 2);
    }
    terms
}

fn remainder(data: &[u8], divisor: &[u8]) -> Vec<u8> {
    let mut rest = vec![0; divisor.len()];
    for byte in data {
        let factor = byte ^ rest.remove(0);
        rest.push(0);
        for (part, term) in rest.iter_mut().zip(divisor) {
            *part ^= times(*term, factor);
        }
    }
    rest
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
    fn an_independent_reader_reads_every_version() {
        for version in 1..=25 {
            let length = room(version) - head(version);
            let text: String = (0..length).map(|n| char::from(b'A' + (n * n % 57) as u8)).collect();
            let code = Code::of(&text).expect("it is short enough");
            assert_eq!(code.size, 17 + 4 * version);
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
