//! Checksums: of a text against damage, of a position against other rules.

/// CRC-32 (the polynomial of Ethernet, reflected).
#[must_use]
pub fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0, |crc, byte| {
        (0..8).fold(crc ^ u32::from(*byte), |c, _| {
            c >> 1 ^ (0xEDB8_8320 & (c & 1).wrapping_neg())
        })
    })
}

/// Fowler, Noll and Vo's hash of bytes, 64 bits, continued from another.
pub(crate) fn fnv(from: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(from, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01B3)
    })
}

/// Where [`fnv`] starts.
pub(crate) const FNV: u64 = 0xCBF2_9CE4_8422_2325;

#[cfg(test)]
mod tests {
    #[test]
    fn known_values() {
        assert_eq!(super::crc32(b"123456789"), 0xCBF4_3926);
        assert_eq!(super::fnv(super::FNV, b"a"), 0xAF63_DC4C_8601_EC8C);
    }
}
