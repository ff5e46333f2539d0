//! The Attrition Table, which both games print alike: CUs lost by die and size.

/// The largest force of each column; the last has no end.
const COLUMNS: [u32; 6] = [1, 2, 3, 4, 6, 9];
/// CUs lost by the number of the die, 1 or less to 7 or more, and column.
const LOSSES: [[u32; 7]; 7] = [
    [0, 0, 0, 0, 0, 1, 1],
    [0, 0, 0, 0, 1, 1, 1],
    [0, 0, 0, 1, 1, 1, 2],
    [0, 0, 1, 1, 1, 2, 2],
    [0, 1, 1, 1, 2, 2, 3],
    [1, 1, 1, 2, 2, 3, 3],
    [1, 1, 2, 2, 3, 3, 4],
];

/// CUs that a roll costs in the column of so many CUs.
pub fn lost(roll: i32, cus: u32) -> u32 {
    let column = COLUMNS.iter().position(|most| cus <= *most).unwrap_or(COLUMNS.len());
    LOSSES[roll.clamp(1, 7) as usize - 1][column]
}
