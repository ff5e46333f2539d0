//! What a battle costs: casualties, the Retreat Table, the way (14.11, 14.12, 15.3).

use super::super::Seen;
use super::super::attrition::{read, rolled};
use super::super::board::{name, space_after};
use super::super::troops::listed;
use super::cards::{ENVELOPMENT, PROBE};
use super::{Fight, SIDES};
use punic::testing::audit::losses::lost;
use testkit::audit::read::{Line, between, leading, number, same};

/// CUs lost on the Retreat Table by the roll, 0 or less to 6: of up to four CUs, and of more.
const RETREAT: [[u32; 2]; 7] = [[0, 1], [1, 2], [1, 2], [2, 3], [2, 3], [2, 4], [3, 5]];

impl Fight {
    /// "3 rounds: on a 5 each side loses 1 CU, an elephant CU first."
    pub(super) fn casualties(&mut self, rest: &str) -> Result<(), String> {
        same("rounds", leading(rest), Some(self.rounds))?;
        let die = number("die", between(rest, ": on a ", " ").and_then(leading))?;
        let cus = lost(die as i32, self.rounds);
        let told = if rest.contains(" nobody loses ") {
            0
        } else {
            number("CUs", between(rest, " loses ", " CU").and_then(leading))?
        };
        let elephant = rest.ends_with(", an elephant CU first.");
        for side in [1 - self.began, self.began] {
            let count = cus.min(self.forces[side].cus);
            if count > 0 {
                self.due
                    .push((side, count, elephant && self.forces[side].elephants > 0));
            }
        }
        same("casualties", told, cus)?;
        same("an elephant first", elephant, die >= 6 && cus > 0)
    }

    /// "Rome, which began with 8 CUs, rolls 3 -2 = 1 on the Retreat Table and loses 1 CU."
    pub(super) fn retreat_table(&mut self, side: usize, text: &str) -> Result<(), String> {
        let began = number("CUs", between(text, " began with ", " CU").and_then(leading))?;
        let said = between(text, " rolls ", " on the Retreat Table").ok_or("the roll cannot be read")?;
        let (die, roll) = read(said)?;
        let told = number(
            "losses",
            text.rsplit_once(" loses ").and_then(|(_, rest)| leading(rest)),
        )?;
        let left = self.forces[side].cus - self.lost[side].min(self.forces[side].cus);
        let row = RETREAT.get(roll.max(0) as usize);
        let lost = row.map_or(left, |row| row[usize::from(began > 4)].min(left));
        let card = match self.attack {
            Some((PROBE, _)) if self.winner == Some(self.attacker) => Some(("for the Probe", -2)),
            Some((ENVELOPMENT, _)) if self.winner == Some(self.attacker) => Some(("for the Double Envelopment", 2)),
            _ => None,
        };
        let adds: Vec<_> = card.map(|(why, add)| (why.to_owned(), add)).into_iter().collect();
        if lost > 0 {
            self.due.push((side, lost, self.forces[side].elephants > 0));
        }
        same("who rolls", Some(1 - side), self.winner)?;
        same("CUs at the beginning", began, self.forces[side].cus)?;
        same("the roll", said, rolled(die, &adds).as_str())?;
        same("losses", told, lost)
    }

    /// What a way costs: 1 for enemy ground, 1 for each enemy CU there (15.3).
    pub(super) fn way(&mut self, side: usize, rest: &str, seen: &Seen) -> Result<(), String> {
        let to = space_after(rest, " in ")?;
        let lost = listed(rest).cus;
        self.lost[side] += lost;
        let price = u32::from(seen.board.hostile(to, side)) + seen.troops.cus(to, 1 - side);
        let there = seen.troops.cus(seen.troops.field, side);
        same(
            "what the way costs",
            lost <= price && (lost == price || lost <= there),
            true,
        )
    }

    /// The losses that are due, one side after the other.
    pub(super) fn bears(&mut self, mut due: Vec<(usize, u32, bool)>, line: &Line<'_>) -> Result<(), String> {
        let (side, count, elephant) = due.pop().ok_or("nothing is due")?;
        self.due = due;
        let (loses, rest) = line.subject().ok_or("nobody bears the losses of a battle")?;
        let units = listed(rest);
        self.lost[side] += units.cus;
        let beasts = self.forces[side].elephants;
        self.forces[side].elephants = beasts.saturating_sub(units.elephants);
        same("who loses CUs", SIDES[loses], SIDES[side])?;
        same("where", name(space_after(rest, " in ")?), name(self.at))?;
        same("CUs lost", units.cus, count)?;
        same(
            "an elephant first",
            elephant && beasts > 0 && units.elephants == 0,
            false,
        )
    }
}
