//! What is shown of Rome's chance. `trial calibrate` has counted and writes it.

use ::ai::Calibration;

/// At chances from none to the whole, a 32nd apart, in parts of 4096.
#[rustfmt::skip]
pub(super) const SHOWN: Calibration = Calibration::by([
    0, 462, 836, 1155, 1365, 1573, 1700, 1758, 1835, 1938, 1967,
    1992, 2039, 2081, 2154, 2236, 2278, 2303, 2329, 2354, 2490, 2634,
    2714, 2760, 2902, 3083, 3194, 3270, 3337, 3435, 3588, 3792, 4096,
]);
