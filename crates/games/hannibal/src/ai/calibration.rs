//! What is shown of Rome's chance. `trial calibrate` has counted and writes it.

use ::ai::Calibration;

/// At the beginning, in the middle and at the end of a war: at chances from none to the whole, a 32nd apart, in parts of 4096.
#[rustfmt::skip]
pub(super) const CALIBRATION: Calibration = Calibration::by([
    [
        0, 11, 32, 60, 95, 137, 187, 244, 310, 384, 467,
        560, 663, 776, 901, 1037, 1185, 1345, 1516, 1699, 1892, 2095,
        2306, 2522, 2742, 2962, 3179, 3387, 3583, 3760, 3912, 4030, 4096,
    ],
    [
        0, 71, 138, 205, 273, 341, 411, 483, 557, 634, 712,
        794, 878, 966, 1057, 1152, 1252, 1356, 1465, 1580, 1700, 1828,
        1963, 2107, 2259, 2423, 2599, 2788, 2994, 3220, 3470, 3753, 4096,
    ],
    [
        0, 60, 114, 167, 220, 275, 330, 387, 446, 507, 570,
        636, 705, 777, 852, 932, 1016, 1104, 1199, 1299, 1406, 1522,
        1646, 1781, 1928, 2089, 2267, 2465, 2689, 2945, 3328, 3712, 4096,
    ],
]);
