//! What is shown of Rome's chance. `trial calibrate` has counted and writes it.

use ::ai::Calibration;

/// At chances from none to the whole, a 32nd apart, in parts of 4096.
#[rustfmt::skip]
pub(super) const SHOWN: Calibration = Calibration::by([
    0, 30, 56, 87, 152, 223, 287, 367, 448, 518, 641,
    763, 896, 1000, 1108, 1194, 1266, 1374, 1527, 1723, 1950, 2197,
    2431, 2710, 3019, 3295, 3525, 3695, 3798, 3864, 3916, 4002, 4096,
]);
