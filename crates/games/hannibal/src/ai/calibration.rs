//! What is shown of Rome's chance. `trial calibrate` has counted and writes it.

use ::ai::Calibration;

/// At the beginning, in the middle and at the end of a war: at chances from none to the whole, a 32nd apart, in parts of 4096.
#[rustfmt::skip]
pub(super) const CALIBRATION: Calibration = Calibration::by([
    [
        0, 4, 14, 30, 50, 77, 111, 152, 201, 259, 327,
        406, 497, 601, 719, 853, 1004, 1171, 1355, 1556, 1773, 2005,
        2247, 2497, 2750, 3000, 3239, 3463, 3662, 3832, 3965, 4056, 4096,
    ],
    [
        0, 73, 142, 211, 281, 352, 424, 499, 575, 653, 734,
        818, 905, 994, 1088, 1185, 1286, 1392, 1503, 1619, 1741, 1870,
        2006, 2150, 2303, 2466, 2640, 2828, 3031, 3252, 3495, 3768, 4096,
    ],
    [
        0, 80, 145, 207, 268, 328, 389, 450, 513, 577, 643,
        710, 780, 853, 928, 1007, 1090, 1176, 1268, 1365, 1467, 1577,
        1695, 1822, 1960, 2111, 2277, 2463, 2673, 2944, 3328, 3712, 4096,
    ],
]);
