//! The last position of a link as it was written, in the layout of its day.

use super::layouts;
use super::link::{hash_of, state_hash};
use super::range::{Reader, Writer};
use super::ranks::Ranks;
use crate::Rules;

/// Longest position that a link may hold, in bytes before they are packed.
pub(super) const MOST_BYTES: u32 = 16 * 1024;

/// A position as a link holds it.
pub(super) struct Written {
    /// The hash of its bytes.
    pub(super) hash: u32,
    /// Its layout ([`Rules::SCHEMA`]).
    pub(super) schema: u32,
    /// How many bytes it has.
    pub(super) bytes: u32,
    /// These bytes, packed.
    pub(super) packed: Vec<u8>,
}

impl Written {
    /// The position as today's rules lay it out: a field that has come since is what it is by default.
    /// `None` if its layout is not read any more, or its bytes are not those that were written.
    pub(super) fn read<R: Rules>(&self) -> Option<R::State> {
        let schema = u16::try_from(self.schema).ok()?;
        if !(R::OLDEST_SCHEMA..=R::SCHEMA).contains(&schema) || self.bytes > MOST_BYTES {
            return None;
        }
        let bytes = unpacked(self.packed.clone(), self.bytes);
        let state = layouts::read(schema, &bytes)?;
        (hash_of(&bytes) == self.hash).then_some(state)
    }

    /// Whether it is this position. One of today's layout is told by its hash. One of an older layout is read anew: a field that has
    /// come since must be what it is by default, else today's rules have led elsewhere.
    pub(super) fn is<R: Rules>(&self, state: &R::State) -> bool {
        if self.schema == u32::from(R::SCHEMA) {
            state_hash::<R>(state) == self.hash
        } else {
            self.read::<R>().is_some_and(|written| written == *state)
        }
    }
}

/// Bytes most of which are small and follow the byte before them, packed.
pub(super) fn packed(bytes: &[u8]) -> Vec<u8> {
    let (mut ranks, mut writer, mut before) = (Ranks::new(), Writer::new(), 0);
    for byte in bytes {
        ranks.write(&mut writer, before, u32::from(*byte), 256);
        before = *byte;
    }
    writer.finish()
}

/// Unpacks what [`packed`] has packed; `bytes` is the length before packing.
pub(super) fn unpacked(packed: Vec<u8>, bytes: u32) -> Vec<u8> {
    let (mut ranks, mut reader, mut before) = (Ranks::new(), Reader::new(packed), 0);
    let next = |_| {
        before = ranks.read(&mut reader, before, 256) as u8;
        before
    };
    (0..bytes).map(next).collect()
}

#[cfg(test)]
mod tests {
    use super::{packed, unpacked};

    #[test]
    fn bytes_and_back() {
        let bytes: Vec<u8> = (0..2000_u32)
            .map(|i| if i % 7 < 5 { 0 } else { (i * i) as u8 })
            .collect();
        let small = packed(&bytes);
        assert!(small.len() < bytes.len() / 2, "{}", small.len());
        assert_eq!(unpacked(small, 2000), bytes);
    }
}
