//! What is shown of Rome's chance. `trial calibrate` has counted and writes it.

use ::ai::Calibration;

/// At the beginning, in the middle and at the end of a war: at chances from none to the whole, a 32nd apart, in parts of 4096.
#[rustfmt::skip]
pub(super) const CALIBRATION: Calibration = Calibration::by([
    [
        0, 123, 207, 238, 270, 325, 449, 542, 625, 697, 770,
        840, 921, 1013, 1104, 1191, 1292, 1415, 1564, 1782, 2036, 2323,
        2616, 2887, 3132, 3362, 3531, 3664, 3746, 3792, 3835, 3919, 4096,
    ],
    [
        0, 36, 81, 149, 230, 315, 399, 493, 585, 703, 828,
        947, 1063, 1153, 1228, 1312, 1372, 1485, 1570, 1675, 1838, 1998,
        2265, 2536, 2800, 3087, 3342, 3551, 3740, 3852, 3939, 4020, 4096,
    ],
    [
        0, 78, 151, 229, 321, 414, 530, 653, 785, 914, 1059,
        1211, 1362, 1504, 1667, 1764, 1896, 2026, 2175, 2288, 2397, 2488,
        2608, 2721, 2873, 3060, 3274, 3490, 3670, 3842, 3938, 4009, 4096,
    ],
]);
