//! The tables printed on the board and in the summary.

/// What a roll on the Siege Table brings (20.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Besieged {
    /// Siege points gained.
    pub points: u8,
    /// CUs the besieger loses.
    pub lost: u8,
}

/// The Siege Table; a modified roll below 1 counts as 1, one above 6 as 6.
#[must_use]
pub const fn siege(roll: i8) -> Besieged {
    const ROWS: [(u8, u8); 6] = [(0, 1), (0, 0), (1, 1), (1, 0), (1, 0), (2, 0)];
    let row = match roll {
        ..=1 => 0,
        2..=5 => roll as usize - 1,
        6.. => 5,
    };
    let (points, lost) = ROWS[row];
    Besieged { points, lost }
}

/// Points that complete a siege or a subjugation (20.8).
pub const POINTS: u8 = 3;
/// CUs that a siege or a subjugation takes (20.2).
pub const BESIEGERS: u8 = 3;
/// What Carthage adds to its roll against a Walled City, without the siege train.
pub const PUNIC_SIEGE: i8 = -1;

/// CUs lost on the Retreat Table by an army that began the battle with so many; `None`: all of them (14.12).
#[must_use]
pub fn retreat(roll: i8, began_with: u8) -> Option<u8> {
    const ROWS: [(u8, u8); 7] = [(0, 1), (1, 2), (1, 2), (2, 3), (2, 3), (2, 4), (3, 5)];
    let (few, many) = ROWS.get(usize::from(roll.max(0) as u8))?;
    Some(if began_with > 4 { *many } else { *few })
}

/// A column of the Attrition Table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Column(usize);

impl Column {
    /// What Hostile Tribes roll on, whatever the size of the force (21.3).
    pub const HOSTILE_TRIBES: Column = Column(4);

    /// The column of so many CUs (21.2), or of so many battle rounds (14.11); at least 1.
    #[must_use]
    pub const fn of(count: u8) -> Column {
        Column(match count {
            0 | 1 => 0,
            2 => 1,
            3 => 2,
            4 => 3,
            5 | 6 => 4,
            7..=9 => 5,
            _ => 6,
        })
    }
}

/// What Attrition takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attrition {
    /// CUs lost.
    pub cus: u8,
    /// Whether one of them must be a CU with Elephants if there is one.
    pub elephant: bool,
}

/// The Attrition Table; a modified roll below 1 counts as 1, one above 7 as 7 (21.2).
#[must_use]
pub fn attrition(roll: i8, column: Column) -> Attrition {
    #[rustfmt::skip]
    const ROWS: [[u8; 7]; 7] = [
        // 1  2  3  4 5-6 7-9 10+
        [0, 0, 0, 0, 0, 1, 1],
        [0, 0, 0, 0, 1, 1, 1],
        [0, 0, 0, 1, 1, 1, 2],
        [0, 0, 1, 1, 1, 2, 2],
        [0, 1, 1, 1, 2, 2, 3],
        [1, 1, 1, 2, 2, 3, 3],
        [1, 1, 2, 2, 3, 3, 4],
    ];
    let row = roll.clamp(1, 7) as u8;
    Attrition {
        cus: ROWS[usize::from(row - 1)][column.0],
        elephant: row >= 6,
    }
}

/// What a Carthaginian sea move comes to (11.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Voyage {
    /// It goes on.
    Passes,
    /// Back to the port of embarkation; the rest of the move is lost.
    Returns,
    /// The CUs are gone, the general is displaced.
    Sunk,
}

/// The Naval Combat Table (11.6).
#[must_use]
pub fn naval_combat(roll: i8) -> Voyage {
    match roll {
        ..=1 => Voyage::Passes,
        2 => Voyage::Returns,
        _ => Voyage::Sunk,
    }
}

/// Battle Cards in one hand at most, before an elephant charge (14.1).
pub const HAND: u8 = 20;
/// Battle Cards that Rome gets for allies in Italy at most (14.3).
pub const ITALIAN_ALLIES: u8 = 2;
/// Battle Cards of the militia for Rome in a battle in Latium (14.4).
pub const MILITIA: u8 = 2;
/// CUs that avoid battle at most (13.2).
pub const AVOIDERS: u8 = 10;
/// Change of command: from this face on the consuls change places (18.2).
pub const CHANGES_COMMAND: u8 = 4;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn siege_table_cell_by_cell() {
        let row = |roll| {
            let Besieged { points, lost } = siege(roll);
            (points, lost)
        };
        assert_eq!(
            [-1, 0, 1, 2, 3, 4, 5, 6, 7].map(row),
            [(0, 1), (0, 1), (0, 1), (0, 0), (1, 1), (1, 0), (1, 0), (2, 0), (2, 0)]
        );
    }

    #[test]
    fn retreat_table_cell_by_cell() {
        let rolls = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8];
        let column = |cus| rolls.map(|roll| retreat(roll, cus));
        let some = |cells: [u8; 8]| {
            let mut all = [None; 10];
            for (at, cell) in cells.into_iter().enumerate() {
                all[at] = Some(cell);
            }
            all
        };
        assert_eq!(column(4), some([0, 0, 1, 1, 2, 2, 2, 3]));
        assert_eq!(column(5), some([1, 1, 2, 2, 3, 3, 4, 5]));
        assert_eq!((column(1), column(20)), (column(4), column(5)));
    }

    #[test]
    fn attrition_table_cell_by_cell() {
        let row = |roll| [1, 2, 3, 4, 6, 9, 10].map(|cus| attrition(roll, Column::of(cus)).cus);
        assert_eq!(row(1), [0, 0, 0, 0, 0, 1, 1]);
        assert_eq!(row(2), [0, 0, 0, 0, 1, 1, 1]);
        assert_eq!(row(3), [0, 0, 0, 1, 1, 1, 2]);
        assert_eq!(row(4), [0, 0, 1, 1, 1, 2, 2]);
        assert_eq!(row(5), [0, 1, 1, 1, 2, 2, 3]);
        assert_eq!(row(6), [1, 1, 1, 2, 2, 3, 3]);
        assert_eq!(row(7), [1, 1, 2, 2, 3, 3, 4]);
        assert_eq!((row(-4), row(8)), (row(1), row(7)));
        assert_eq!(Column::of(5), Column::of(6));
        assert_eq!(Column::of(7), Column::of(9));
        assert_eq!(Column::of(5), Column::HOSTILE_TRIBES);
        let elephant = [1, 5, 6, 7].map(|roll| attrition(roll, Column::of(1)).elephant);
        assert_eq!(elephant, [false, false, true, true]);
    }

    #[test]
    fn four_rounds_and_a_five_cost_each_side_one() {
        assert_eq!(attrition(5, Column::of(4)).cus, 1, "14.11");
    }

    #[test]
    fn naval_combat_table_cell_by_cell() {
        use Voyage::*;
        assert_eq!(
            [-3, 1, 2, 3, 9].map(naval_combat),
            [Passes, Passes, Returns, Sunk, Sunk]
        );
    }
}
