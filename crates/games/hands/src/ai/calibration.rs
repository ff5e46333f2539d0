//! What is shown of Rome's chance. `trial calibrate` has counted and writes it.

use ::ai::Calibration;

/// At the beginning, in the middle and at the end of a war: at chances from none to the whole, a 32nd apart, in parts of 4096.
#[rustfmt::skip]
pub(super) const CALIBRATION: Calibration = Calibration::by([
    [
        0, 8, 26, 53, 87, 130, 181, 242, 313, 395, 488,
        594, 711, 842, 986, 1143, 1313, 1496, 1690, 1895, 2107, 2326,
        2547, 2768, 2985, 3194, 3391, 3572, 3733, 3870, 3980, 4059, 4096,
    ],
    [
        0, 17, 47, 86, 134, 189, 253, 325, 405, 494, 592,
        699, 815, 941, 1076, 1221, 1375, 1538, 1710, 1890, 2077, 2269,
        2466, 2666, 2866, 3064, 3257, 3443, 3618, 3777, 3917, 4029, 4096,
    ],
    [
        0, 38, 92, 155, 226, 305, 390, 483, 582, 687, 799,
        918, 1042, 1172, 1309, 1451, 1598, 1750, 1907, 2069, 2234, 2402,
        2572, 2744, 2916, 3088, 3258, 3424, 3585, 3738, 3879, 4004, 4096,
    ],
]);
