//! Checksums: of a text against damage, of a position against other rules.

use super::alphabet;

/// Bytes and their checksum as text.
#[must_use]
pub fn sealed(mut bytes: Vec<u8>) -> String {
    bytes.extend(crc32(&bytes).to_le_bytes());
    alphabet::to_text(&bytes)
}

/// The bytes of a text, if their checksum holds.
#[must_use]
pub fn unsealed(text: &str) -> Option<Vec<u8>> {
    let mut bytes = alphabet::from_text(text)?;
    let (body, crc) = bytes.split_last_chunk::<4>()?;
    let (length, holds) = (body.len(), crc32(body) == u32::from_le_bytes(*crc));
    bytes.truncate(length);
    holds.then_some(bytes)
}

/// CRC-32 (the polynomial of Ethernet, reflected).
fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0, |crc, byte| {
        (0..8).fold(crc ^ u32::from(*byte), |c, _| {
            c >> 1 ^ (0xEDB8_8320 & (c & 1).wrapping_neg())
        })
    })
}

/// Fowler, Noll and Vo's hash of bytes, 64 bits, continued from another.
pub fn fnv(from: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(from, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01B3)
    })
}

/// Where [`fnv`] starts.
pub const FNV: u64 = 0xCBF2_9CE4_8422_2325;

#[cfg(test)]
mod tests {
    use super::{sealed, unsealed};

    #[test]
    fn a_seal_holds_until_a_letter_changes() {
        let text = sealed(vec![7, 0, 255]);
        assert_eq!(unsealed(&text), Some(vec![7, 0, 255]));
        let other = if text.starts_with('A') { "B" } else { "A" };
        assert_eq!(unsealed(&format!("{other}{}", &text[1..])), None);
        assert_eq!((unsealed(""), unsealed("AAA")), (None, None));
    }

    #[test]
    fn known_values() {
        assert_eq!(super::crc32(b"123456789"), 0xCBF4_3926);
        assert_eq!(super::fnv(super::FNV, b"a"), 0xAF63_DC4C_8601_EC8C);
    }
}
