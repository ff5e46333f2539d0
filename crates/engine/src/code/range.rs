//! A range coder: numbers into bytes at their exact cost. 32-bit range, carries counted back into bytes already written.

/// The range is kept above this, so totals up to 65,536 are coded exactly.
const BOTTOM: u32 = 1 << 24;

/// Writes.
#[derive(Clone)]
pub(super) struct Writer {
    low: u64,
    range: u32,
    held: u8,
    pending: usize,
    bytes: Vec<u8>,
}

impl Writer {
    pub(super) fn new() -> Self {
        Writer {
            low: 0,
            range: u32::MAX,
            held: 0,
            pending: 0,
            bytes: Vec::new(),
        }
    }

    /// Writes the part `[start, start + size)` of `total` (at most 65,536).
    pub(super) fn write(&mut self, start: u32, size: u32, total: u32) {
        let unit = self.range / total;
        self.low += u64::from(unit) * u64::from(start);
        self.range = unit * size;
        while self.range < BOTTOM {
            self.range <<= 8;
            self.shift();
        }
    }

    /// Moves the top byte of `low` out, and the carry into the bytes before it.
    fn shift(&mut self) {
        let carry = (self.low >> 32) as u8;
        if carry == 1 || self.low < 0xFF00_0000 {
            self.bytes.push(self.held.wrapping_add(carry));
            for _ in 0..self.pending {
                self.bytes.push(0xFF_u8.wrapping_add(carry));
            }
            self.pending = 0;
            self.held = (self.low >> 24) as u8;
        } else {
            self.pending += 1;
        }
        self.low = self.low << 8 & 0xFFFF_FFFF;
    }

    /// The bytes. A reader takes missing bytes as zeros, so the end is the roundest number that will do, without its zeros.
    pub(super) fn finish(mut self) -> Vec<u8> {
        let top = self.low + u64::from(self.range) - 1;
        let keep = (0..=32)
            .rev()
            .map(|zeros| top >> zeros << zeros)
            .find(|value| *value >= self.low);
        self.low = keep.expect("top itself is not below low");
        for _ in 0..5 {
            self.shift();
        }
        while self.bytes.last() == Some(&0) {
            self.bytes.pop();
        }
        if !self.bytes.is_empty() {
            self.bytes.remove(0);
        }
        self.bytes
    }
}

/// Reads what a [`Writer`] wrote, and something or other from any bytes.
#[derive(Clone)]
pub(super) struct Reader {
    bytes: Vec<u8>,
    at: usize,
    code: u32,
    range: u32,
}

impl Reader {
    pub(super) fn new(bytes: Vec<u8>) -> Self {
        let mut reader = Reader {
            bytes,
            at: 0,
            code: 0,
            range: u32::MAX,
        };
        for _ in 0..4 {
            reader.fill();
        }
        reader
    }

    fn fill(&mut self) {
        self.code = self.code << 8 | u32::from(self.bytes.get(self.at).copied().unwrap_or(0));
        self.at += 1;
    }

    /// Which of `total` parts comes next. [`Reader::take`] must follow with the part it lies in.
    pub(super) fn peek(&mut self, total: u32) -> u32 {
        self.range /= total;
        (self.code / self.range).min(total - 1)
    }

    /// Takes the part `[start, start + size)`.
    pub(super) fn take(&mut self, start: u32, size: u32) {
        self.code = self.code.wrapping_sub(self.range.wrapping_mul(start));
        self.range = self.range.wrapping_mul(size).max(1);
        while self.range < BOTTOM {
            self.range <<= 8;
            self.fill();
        }
    }

    /// Whether all bytes have been read.
    pub(super) fn exhausted(&self) -> bool {
        self.at >= self.bytes.len()
    }
}

#[cfg(test)]
mod tests {
    use super::{Reader, Writer};

    #[test]
    fn numbers_and_back() {
        let mut state = 1_u64;
        let mut next = move |below: u32| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            ((state >> 33) % u64::from(below)) as u32
        };
        for length in 0..600 {
            let numbers: Vec<(u32, u32)> = (0..length)
                .map(|i| {
                    let total = if length % 3 == 0 { 2 } else { 2 + next(65_000) };
                    (if i % 5 == 0 { total - 1 } else { next(total) }, total)
                })
                .collect();
            let mut writer = Writer::new();
            for (n, total) in &numbers {
                writer.write(*n, 1, *total);
            }
            let bytes = writer.finish();
            let mut reader = Reader::new(bytes);
            for (n, total) in &numbers {
                assert_eq!(reader.peek(*total), *n);
                reader.take(*n, 1);
            }
            assert!(reader.exhausted());
        }
    }

    #[test]
    fn nothing_takes_no_bytes_and_anything_is_read() {
        assert!(Writer::new().finish().is_empty());
        let mut reader = Reader::new(vec![0xFF; 3]);
        for _ in 0..100 {
            let n = reader.peek(7);
            assert!(n < 7);
            reader.take(n, 1);
        }
    }
}
