//! How wide words are: advance widths of the table's fonts, in thousandths of an em, from the space to the tilde.

use testkit::map_spec::Note;

/// Size of a space's name, in map units.
pub const NAME: f64 = 13.5;
/// Size of a province's name.
pub const TITLE: f64 = 13.0;
/// Space between the letters of a province's name, in em.
pub const TRACKING: f64 = 0.14;
/// Height of a name's box: capitals, and what hangs below the line.
pub const NAME_HEIGHT: f64 = NAME * 0.86;
/// Height of a name's box where marks follow the name.
pub const NOTED_HEIGHT: f64 = 14.0;
/// From a name's lower edge up to its baseline; `engine::layout::Layout::BASELINE` says the same to the page.
pub const BASELINE: f64 = 2.2;

/// Alegreya Sans 500: names are drawn in 400, a hair narrower, and have room.
const PLAIN: [u16; 95] = [
    160, 260, 310, 529, 437, 836, 701, 182, 291, 303, 378, 480, 229, 306, 229, 286, 525, 351, 462, 420, 490, 423, 475,
    424, 482, 475, 229, 229, 480, 480, 480, 335, 833, 587, 554, 519, 650, 493, 443, 599, 689, 279, 321, 563, 423, 792,
    688, 639, 534, 643, 570, 483, 495, 631, 573, 897, 606, 541, 536, 291, 286, 291, 431, 447, 389, 470, 518, 385, 521,
    465, 314, 492, 525, 250, 275, 472, 254, 803, 521, 492, 513, 514, 334, 376, 327, 515, 433, 685, 446, 435, 417, 291,
    311, 291, 480,
];

/// Alegreya Sans 700.
const BOLD: [u16; 95] = [
    151, 264, 354, 549, 450, 854, 711, 205, 295, 300, 383, 480, 229, 304, 229, 284, 521, 360, 471, 431, 503, 432, 483,
    432, 493, 483, 229, 229, 480, 480, 480, 340, 844, 600, 579, 517, 655, 509, 456, 598, 696, 295, 335, 584, 433, 797,
    695, 643, 553, 649, 590, 498, 503, 638, 587, 903, 623, 558, 547, 295, 284, 295, 441, 444, 389, 481, 523, 385, 526,
    472, 329, 500, 533, 261, 285, 495, 263, 807, 529, 494, 518, 519, 348, 384, 338, 522, 445, 698, 461, 447, 424, 295,
    307, 295, 480,
];

/// Marcellus 400.
const CARVED: [u16; 95] = [
    300, 245, 328, 530, 455, 869, 769, 178, 301, 301, 358, 650, 205, 410, 205, 436, 806, 295, 532, 504, 573, 466, 558,
    489, 538, 554, 235, 235, 650, 650, 650, 399, 983, 678, 561, 677, 714, 490, 466, 742, 727, 265, 249, 646, 460, 1018,
    739, 806, 512, 806, 591, 455, 597, 710, 658, 1014, 698, 621, 642, 311, 436, 311, 500, 500, 500, 517, 584, 505, 604,
    542, 320, 584, 568, 241, 237, 486, 241, 884, 568, 601, 584, 584, 392, 354, 384, 568, 476, 751, 523, 501, 466, 311,
    500, 311, 650,
];

fn width(text: &str, font: &[u16; 95]) -> f64 {
    let one = |c: char| {
        (c as usize)
            .checked_sub(32)
            .and_then(|k| font.get(k))
            .copied()
            .unwrap_or(500)
    };
    text.chars().map(|c| f64::from(one(c))).sum::<f64>() / 1000.0
}

/// Width of a space's name; walled cities are bold.
pub fn name_width(text: &str, bold: bool) -> f64 {
    width(text, if bold { &BOLD } else { &PLAIN }) * NAME
}

/// Room of a mark after a name, from the middle of one to the middle of the next.
pub const NOTE: f64 = 15.0;
/// Space between a name and the first of its marks.
pub const NOTE_GAP: f64 = 3.0;

/// Width of the marks after a name, with the space before them.
pub fn notes_width(notes: &[Note]) -> f64 {
    if notes.is_empty() {
        0.0
    } else {
        NOTE_GAP + NOTE * notes.len() as f64
    }
}

/// Width of a province's name in capitals.
pub fn title_width(text: &str) -> f64 {
    let capitals = text.to_uppercase();
    (width(&capitals, &CARVED) + TRACKING * (capitals.chars().count() as f64 - 1.0)) * TITLE
}
