//! Curves as tables of integers, so that a thought is the same on every machine. A test makes them anew.

/// Noise of a policy: the middle of each of 128 equally likely parts of Gumbel's distribution, in sixteenths. The answer whose points and
/// noise come to most is a draw among all answers with the weights of a softmax.
pub(crate) const GUMBEL: [i16; 128] = [
    -27, -24, -22, -20, -19, -18, -17, -17, -16, -15, -15, -14, -14, -13, -12, -12, -11, -11, -11, -10, -10, -9, -9,
    -8, -8, -8, -7, -7, -7, -6, -6, -5, -5, -5, -4, -4, -4, -3, -3, -3, -2, -2, -2, -1, -1, -1, 0, 0, 0, 1, 1, 2, 2, 2,
    3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 8, 8, 8, 9, 9, 9, 10, 10, 11, 11, 11, 12, 12, 13, 13, 14, 14, 15, 15, 15,
    16, 16, 17, 17, 18, 19, 19, 20, 20, 21, 21, 22, 23, 23, 24, 25, 26, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 38,
    39, 41, 43, 45, 47, 50, 53, 57, 63, 71, 89,
];

/// The logistic curve from 0 to 8 in steps of a sixteenth, in parts of 4096.
const LOGISTIC: [i16; 129] = [
    2048, 2112, 2176, 2239, 2303, 2365, 2428, 2489, 2550, 2609, 2668, 2726, 2782, 2837, 2891, 2943, 2994, 3044, 3092,
    3139, 3184, 3227, 3269, 3310, 3349, 3386, 3422, 3457, 3490, 3521, 3551, 3580, 3608, 3634, 3659, 3683, 3705, 3727,
    3747, 3767, 3785, 3803, 3819, 3835, 3850, 3864, 3877, 3890, 3902, 3913, 3924, 3934, 3943, 3952, 3960, 3968, 3976,
    3983, 3990, 3996, 4002, 4007, 4013, 4018, 4022, 4027, 4031, 4035, 4038, 4042, 4045, 4048, 4051, 4054, 4056, 4059,
    4061, 4063, 4065, 4067, 4069, 4070, 4072, 4073, 4075, 4076, 4077, 4078, 4079, 4080, 4081, 4082, 4083, 4084, 4085,
    4085, 4086, 4086, 4087, 4088, 4088, 4089, 4089, 4089, 4090, 4090, 4091, 4091, 4091, 4091, 4092, 4092, 4092, 4092,
    4093, 4093, 4093, 4093, 4093, 4094, 4094, 4094, 4094, 4094, 4094, 4094, 4094, 4095, 4095,
];

/// The chance, in parts of 4096, of so many log odds in parts of 256.
#[must_use]
pub(crate) fn logistic(odds: i32) -> i32 {
    let steps = odds.unsigned_abs().min(8 * 256 - 1);
    let (at, rest) = ((steps / 16) as usize, (steps % 16) as i32);
    let (below, above) = (i32::from(LOGISTIC[at]), i32::from(LOGISTIC[at + 1]));
    let chance = below + (above - below) * rest / 16;
    if odds < 0 { 4096 - chance } else { chance }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_what_their_curves_say() {
        for (at, noise) in GUMBEL.iter().enumerate() {
            let middle = (at as f64 + 0.5) / 128.0;
            assert_eq!(f64::from(*noise), (16.0 * -(-middle.ln()).ln()).round(), "{at}");
        }
        for (at, chance) in LOGISTIC.iter().enumerate() {
            let odds = at as f64 / 16.0;
            assert_eq!(f64::from(*chance), (4096.0 / (1.0 + (-odds).exp())).round(), "{at}");
        }
    }

    #[test]
    fn chances_of_both_sides_make_a_whole_and_grow_with_the_odds() {
        assert_eq!(logistic(0), 2048);
        for odds in -3000..3000 {
            assert_eq!(logistic(odds) + logistic(-odds), 4096, "{odds}");
            assert!(logistic(odds) <= logistic(odds + 1), "{odds}");
        }
    }
}
