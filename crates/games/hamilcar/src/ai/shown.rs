//! What is shown of Rome's chance. `trial calibrate` has counted and writes it.

use ::ai::Calibration;

/// At chances from none to the whole, a 32nd apart, in parts of 4096.
#[rustfmt::skip]
pub(super) const SHOWN: Calibration = Calibration::by([
    0, 634, 984, 1155, 1307, 1500, 1640, 1720, 1780, 1859, 1925,
    1969, 2009, 2059, 2160, 2265, 2338, 2363, 2389, 2414, 2452, 2515,
    2583, 2646, 2777, 2904, 2945, 2970, 2996, 3107, 3405, 3710, 4096,
]);
