//! What is shown of Rome's chance. `trial calibrate` has counted and writes it.

use ::ai::Calibration;

/// At chances from none to the whole, a 32nd apart, in parts of 4096.
#[rustfmt::skip]
pub(super) const SHOWN: Calibration = Calibration::by([
    0, 32, 58, 87, 129, 250, 333, 358, 384, 409, 435,
    461, 486, 512, 537, 645, 810, 986, 1165, 1441, 1671, 1787,
    1926, 2141, 2372, 2482, 2542, 2696, 2933, 3221, 3551, 3860, 4096,
]);
