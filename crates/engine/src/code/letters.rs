//! Sentences as bytes: each bit costs what it surprises after the two letters before it.

use super::range::{Reader, Writer};

/// Contexts of two letters are told apart by so many bits.
const KEY: u32 = 11;
/// All probabilities are parts of this.
const WHOLE: u32 = 1 << 16;

/// How likely each bit is after one letter and after two.
struct Odds {
    one: Vec<u16>,
    two: Vec<u16>,
    before: u32,
}

impl Odds {
    fn new() -> Self {
        Odds {
            one: vec![1 << 15; 1 << 16],
            two: vec![1 << 15; 1 << (KEY + 8)],
            before: 0,
        }
    }

    /// Where the counts of a bit lie, `bits` being those of its letter so far behind a leading one.
    fn places(&self, bits: u32) -> (usize, usize) {
        let key = (self.before.wrapping_mul(0x9E37_79B1)) >> (32 - KEY);
        (((self.before & 255) << 8 | bits) as usize, (key << 8 | bits) as usize)
    }

    /// How much of the whole a 1 gets: what two letters say counts three times.
    fn of_one(&self, bits: u32) -> u32 {
        let (one, two) = self.places(bits);
        (u32::from(self.one[one]) + 3 * u32::from(self.two[two]))
            .div_ceil(4)
            .clamp(64, WHOLE - 64)
    }

    fn learn(&mut self, bits: u32, bit: bool) {
        let (one, two) = self.places(bits);
        for (count, slow) in [(&mut self.one[one], 4), (&mut self.two[two], 2)] {
            *count = if bit {
                *count + ((u16::MAX - *count) >> slow)
            } else {
                *count - (*count >> slow)
            };
        }
    }

    fn letter(&mut self, letter: u8) {
        self.before = (self.before << 8 | u32::from(letter)) & 0xFFFF;
    }
}

/// A text as bytes.
pub(super) fn written(text: &[u8]) -> Vec<u8> {
    if text.is_empty() {
        return Vec::new();
    }
    let (mut odds, mut to) = (Odds::new(), Writer::new());
    for letter in text {
        let mut bits = 1;
        for at in (0..8).rev() {
            let (one, bit) = (odds.of_one(bits), letter >> at & 1 == 1);
            if bit {
                to.write(0, one, WHOLE);
            } else {
                to.write(one, WHOLE - one, WHOLE);
            }
            odds.learn(bits, bit);
            bits = bits << 1 | u32::from(bit);
        }
        odds.letter(*letter);
    }
    to.finish()
}

/// A text of so many bytes that was written.
pub(super) fn read(bytes: Vec<u8>, length: usize) -> Vec<u8> {
    if length == 0 {
        return Vec::new();
    }
    let (mut odds, mut from) = (Odds::new(), Reader::new(bytes));
    let mut text = Vec::with_capacity(length);
    for _ in 0..length {
        let mut bits = 1;
        for _ in 0..8 {
            let one = odds.of_one(bits);
            let bit = from.peek(WHOLE) < one;
            if bit {
                from.take(0, one);
            } else {
                from.take(one, WHOLE - one);
            }
            odds.learn(bits, bit);
            bits = bits << 1 | u32::from(bit);
        }
        text.push(bits as u8);
        odds.letter(bits as u8);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{read, written};

    #[test]
    fn sentences_and_back() {
        let text = "Rome places a marker in Panormus. Carthage marches from Lilybaeum to Panormus. ".repeat(20);
        let small = written(text.as_bytes());
        assert!(small.len() < text.len() / 4, "{} of {}", small.len(), text.len());
        assert_eq!(read(small, text.len()), text.as_bytes());
        let bytes: Vec<u8> = (0..3000_u32).map(|n| (n * n / 7) as u8).collect();
        assert_eq!(read(written(&bytes), bytes.len()), bytes);
        assert_eq!(read(written(b""), 0), b"");
    }
}
