//! Numbers made of numbers: seeds and ids.

/// The `n`-th of a series of independent random numbers made from the one number `chance`.
pub fn mix(chance: u64, n: u64) -> u64 {
    let mut x = chance.wrapping_add(n.wrapping_mul(0x9E37_79B9_7F4A_7C15));
    x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    x ^ (x >> 31)
}
