//! Naval Battles (9): column, roll and hits by a table of its own, what the hits sink, who wins, and the price.

use super::{Auditor, Seen};
use crate::data::generals::GENERALS;
use punic::testing::audit::units::{cus, units};
use testkit::audit::read::{Line, SIDES, between, both, count, leading, same, subject};

/// Naval columns in the order of the table.
const COLUMNS: [&str; 5] = ["I", "II", "III", "IV", "V"];
/// Hits by result, 1 or less to 7 or more, and naval column (9.2.B1).
const HITS: [[i32; 5]; 7] = [
    [0, 0, 0, 0, 1],
    [0, 0, 0, 1, 1],
    [0, 0, 1, 1, 1],
    [0, 1, 1, 1, 2],
    [1, 1, 1, 2, 2],
    [1, 1, 2, 2, 3],
    [1, 2, 2, 3, 3],
];

/// A battle as far as the log has told it. Warships and other Units by side.
#[derive(Default)]
struct Fight {
    warships: [u32; 2],
    units: [u32; 2],
    ships_lost: [u32; 2],
    units_lost: [u32; 2],
    round: u32,
    /// What cards make of each Battle Rating: Ambush and Great Leadership, and the Bad Omen for Rome (17.1 #54, #59).
    raised: [i32; 2],
    /// Hits of the last roll that have not struck yet, and whom they strike.
    striking: Option<(usize, u32)>,
    /// Whether the moving Fleet has no Warships: the Interceptor wins by one roll (8.5).
    unguarded: bool,
    winner: Option<usize>,
    printed: Option<usize>,
}

/// All Naval Battles of a log.
#[derive(Default)]
pub(super) struct Sea {
    fight: Option<Fight>,
    done: usize,
}

impl Auditor<Seen> for Sea {
    fn take(&mut self, line: &Line<'_>, seen: &Seen) -> Result<(), String> {
        if line.text.starts_with("Naval Battle off ") {
            let unguarded = line.section == "8.5";
            let fight = Fight {
                unguarded,
                ..Fight::begin(line.text)?
            };
            let aboard = [0, 1].map(|side| seen.troops.aboard(side));
            let known = if seen.known { aboard } else { fight.units };
            let units = fight.units;
            self.fight = Some(fight);
            return same("Units aboard", units, known);
        }
        let Some(fight) = &mut self.fight else { return Ok(()) };
        if line.text.starts_with("Rome calls the battle off ") {
            self.fight = None;
            return Ok(());
        }
        if line.section == "9.4" && line.text.contains(" in this battle: ") {
            let fight = self.fight.take().unwrap_or_default();
            self.done += 1;
            return fight.price(line.text);
        }
        fight.take(line)?;
        if fight.unguarded && fight.printed.is_some() {
            // One roll, and no price (8.5).
            self.done += 1;
            return self.fight.take().map_or(Ok(()), |mut fight| fight.settled());
        }
        Ok(())
    }

    fn done(&self) -> usize {
        self.done
    }
}

impl Fight {
    fn begin(text: &str) -> Result<Self, String> {
        let (_, fleets) = text.split_once(": ").ok_or("the Fleets cannot be read")?;
        let mut fight = Fight::default();
        for fleet in fleets.split("; ") {
            let (side, aboard) = subject(fleet).ok_or("whose Fleet it is cannot be read")?;
            fight.warships[side] = count(aboard, "Warship");
            fight.units[side] = units(aboard);
        }
        Ok(fight)
    }

    fn take(&mut self, line: &Line<'_>) -> Result<(), String> {
        let text = line.text;
        if let Some(round) = text.strip_prefix("Round ") {
            self.round = leading(round).unwrap_or(0);
        }
        if text == "Ambush (#54) is cancelled: the card is discarded and its OPs do not count." {
            self.raised[0] -= 1;
        }
        let Some((side, rest)) = line.subject() else {
            return self.counted(text);
        };
        if let Some(roll) = rest.strip_prefix("rolls ").filter(|_| rest.contains(" in column ")) {
            // A roll that replaces the one before it leaves nothing of its hits.
            let left = if line.section == "9.2.B1" {
                self.settled()
            } else {
                Ok(())
            };
            reasons(roll, self.round, self.raised[side])?;
            let hits = battle_roll(roll)?;
            self.striking = Some((1 - side, hits));
            return left;
        }
        match rest {
            _ if rest.starts_with("plays Great Leadership, ") => self.raised[side] += 1,
            "answers with Ambush (#54)." => self.raised[side] += 1,
            "answers with Bad Omen (#59)." => self.raised[0] -= 1,
            _ => {}
        }
        if rest.starts_with("loses ") && rest.contains(": sunk") {
            return self.strikes(side, count(rest, "Warship"), 0);
        }
        if rest.starts_with("takes ") && rest.contains("enemy Warship") {
            return self.strikes(1 - side, count(rest, "enemy Warship"), 0);
        }
        if rest.starts_with("loses ") && rest.ends_with(" at sea.") {
            return self.strikes(side, 0, cus(rest) + count(rest, "Supply Train"));
        }
        if rest.starts_with("has no Warship left off ") {
            same("Warships left", 0, self.warships[side])?;
            self.winner = Some(1 - side);
        }
        if rest.starts_with("Evades: ") {
            self.winner = Some(1 - side);
        }
        if rest.starts_with("wins the Naval Battle off ") {
            self.printed = Some(side);
            let winner = if self.unguarded { Some(side) } else { self.winner };
            return same("winner", Some(side), winner);
        }
        Ok(())
    }

    /// The Warships after the third round: more win, in a tie the holder of Naval Supremacy.
    fn counted(&mut self, text: &str) -> Result<(), String> {
        let Some(counted) = text.strip_prefix("After three rounds ") else {
            return Ok(());
        };
        self.settled()?;
        let printed = both(&counted.replace("Rome has ", "Rome ")).ok_or("the count cannot be read")?;
        same("Warships left", printed, self.warships)?;
        let holder = counted
            .split_once("a tie, ")
            .and_then(|(_, rest)| subject(rest))
            .map(|(side, _)| side);
        self.winner = match self.warships[0].cmp(&self.warships[1]) {
            core::cmp::Ordering::Greater => Some(0),
            core::cmp::Ordering::Less => Some(1),
            core::cmp::Ordering::Equal => holder,
        };
        Ok(())
    }

    fn strikes(&mut self, side: usize, ships: u32, others: u32) -> Result<(), String> {
        let Some((struck, hits)) = self.striking.filter(|(struck, _)| *struck == side) else {
            return Err("no hit has struck the Fleet".to_owned());
        };
        let lost = ships + others;
        let left = hits.checked_sub(lost).ok_or("more is lost than was hit")?;
        self.striking = Some((struck, left));
        self.warships[side] = self.warships[side]
            .checked_sub(ships)
            .ok_or("more Warships are lost than there are")?;
        self.units[side] = self.units[side]
            .checked_sub(others)
            .ok_or("more Units are lost than there are")?;
        self.ships_lost[side] += ships;
        self.units_lost[side] += others;
        Ok(())
    }

    /// Every hit of the last roll has struck as long as anything was left.
    fn settled(&mut self) -> Result<(), String> {
        match self.striking.take() {
            Some((side, left)) if left > 0 => same("afloat after all hits", self.warships[side] + self.units[side], 0),
            _ => Ok(()),
        }
    }

    /// 9.4: half of what the loser lost in PCs, rounded down.
    fn price(mut self, text: &str) -> Result<(), String> {
        self.settled()?;
        let (loser, rest) = subject(text).ok_or("who pays cannot be read")?;
        same(
            "loser",
            SIDES.get(loser),
            self.winner.and_then(|winner| SIDES.get(1 - winner)),
        )?;
        same("winner", self.printed, self.winner)?;
        let lost = self.ships_lost[loser] + self.units_lost[loser];
        same("Units lost", count(rest, "Unit"), lost)?;
        let pcs = rest.split_once("it costs ").and_then(|(_, cost)| leading(cost));
        same("PCs", pcs, Some(lost / 2))
    }
}

/// The hits of a Battle Roll: "2 in column V (+4 for the Admiral Catulus, +1 for round 2): +1 for Corvi is 3, 1 hit with -1 for Defensive Circle."
fn battle_roll(text: &str) -> Result<u32, String> {
    let unreadable = || "the Battle Roll cannot be read".to_owned();
    let die = leading(text).ok_or_else(unreadable)? as i32;
    let (_, rest) = text.split_once(" in column ").ok_or_else(unreadable)?;
    let (head, rest) = rest.split_once(" (").ok_or_else(unreadable)?;
    let (columns, rest) = rest.split_once("): ").ok_or_else(unreadable)?;
    let column = signed(columns).clamp(1, 5);
    same("column", head, COLUMNS[column as usize - 1])?;
    let (result, rest) = match rest.split_once(" is ") {
        Some((added, rest)) => {
            let result = die + signed(added);
            let (printed, rest) = rest.split_once(", ").ok_or_else(unreadable)?;
            same("roll", printed.to_owned(), result.to_string())?;
            (result, rest)
        }
        None => (die, rest),
    };
    let (hits, changes) = rest.split_once(" with ").unwrap_or((rest, ""));
    let table = HITS[result.clamp(1, 7) as usize - 1][column as usize - 1];
    let computed = (table + signed(changes)).max(0) as u32;
    same("hits", leading(hits), Some(computed))?;
    Ok(computed)
}

/// What makes the column (9.2.B1): an Admiral counts his Battle Rating, who is none 1, and each round after the first 1 more.
fn reasons(roll: &str, round: u32, raised: i32) -> Result<(), String> {
    let columns = between(roll, " (", "): ").ok_or("the column cannot be read")?;
    for reason in columns.replace(", -", ", +-").split(", +") {
        let reason = reason.trim_start_matches("only ").trim_start_matches('+');
        let (number, why) = reason.split_once(" for ").ok_or("the column cannot be read")?;
        let (admiral, name) = match (
            why.strip_prefix("the Admiral "),
            why.strip_suffix(", who is no Admiral"),
        ) {
            (Some(name), _) => (true, name),
            (_, Some(name)) => (false, name),
            _ if why.starts_with("round ") => {
                same(
                    "round",
                    reason.to_owned(),
                    format!("{} for round {round}", round.saturating_sub(1)),
                )?;
                continue;
            }
            _ => continue,
        };
        let row = GENERALS.iter().find(|row| row.short == name).ok_or("no such General")?;
        same("Admiral", admiral, row.admiral)?;
        let rating = (i32::from(row.battle) + raised).clamp(1, 5);
        let counts = if admiral { rating } else { 1 };
        same("column", number.to_owned(), counts.to_string())?;
    }
    Ok(())
}

/// The sum of all numbers with a sign.
fn signed(text: &str) -> i32 {
    text.split([' ', ',', '(', ')'])
        .filter(|word| word.starts_with(['+', '-']))
        .filter_map(|word| word.parse::<i32>().ok())
        .sum()
}

#[cfg(test)]
mod tests {
    use super::battle_roll;

    #[test]
    fn battle_rolls_are_recomputed() {
        let fine = [
            ("5 in column I (+1 for the Admiral Gisco): 1 hit.", 1),
            (
                "2 in column V (+4 for the Admiral Catulus, +1 for round 2): +1 for Corvi, -1 for Seamanship, +1 for Catulus is 3, 1 hit.",
                1,
            ),
            (
                "4 in column V (+4 for the Admiral Catulus, +2 for round 3): +1 for Catulus is 5, 1 hit with -1 for Defensive Circle.",
                1,
            ),
        ];
        for (roll, hits) in fine {
            assert_eq!(battle_roll(roll), Ok(hits), "{roll}");
        }
        for wrong in [
            "5 in column II (+1 for the Admiral Gisco): 1 hit.",
            "5 in column I (+1 for the Admiral Gisco): 2 hits.",
        ] {
            assert!(battle_roll(wrong).is_err(), "{wrong}");
        }
    }
}
