//! Attrition (21): what the die costs a force of so many CUs, by a table of its own, and that every force on enemy ground rolls in winter.

use super::board::{name, space, space_after};
use super::troops::listed;
use super::{Auditor, Seen};
use crate::data::roads::{ROADS, Way};
use crate::data::spaces::COUNT;
use punic::testing::audit::losses::lost;
use std::collections::BTreeSet;
use testkit::audit::read::{Line, SIDES, between, leading, number, same};

/// As many CUs as Hostile Tribes count, whatever the size of the force (21.3).
const TRIBES: u32 = 5;

/// A roll as the log reads it, "4" or "4 -1 = 3": the die, and what it comes to.
pub(super) fn read(text: &str) -> Result<(i32, i32), String> {
    let die = number("die", leading(text))? as i32;
    let Some((added, result)) = text.split_once(" = ") else {
        return Ok((die, die));
    };
    let whole = |text: &str| {
        text.split(' ')
            .next()
            .and_then(|word| word.trim_end_matches([':', '.']).parse::<i32>().ok())
    };
    let added = added
        .split(' ')
        .nth(1)
        .and_then(whole)
        .ok_or("what is added cannot be read")?;
    let result = whole(result).ok_or("the result cannot be read")?;
    same("the sum", result, die + added)?;
    Ok((die, result))
}

/// A roll as the log says it with what is added to it and why: "1 -3 = -2 (-1 for so few CUs, -2 for the general)".
pub(super) fn rolled(die: i32, adds: &[(String, i32)]) -> String {
    let added: i32 = adds.iter().map(|(_, add)| add).sum();
    let sum = if added == 0 {
        String::new()
    } else {
        format!(" {added:+} = {}", die + added)
    };
    let counts = adds.iter().filter(|(_, add)| *add != 0);
    let reasons: Vec<_> = counts.map(|(why, add)| format!("{add:+} {why}")).collect();
    let reasons = if reasons.is_empty() {
        String::new()
    } else {
        format!(" ({})", reasons.join(", "))
    };
    [die.to_string(), sum, reasons].concat()
}

/// All Attrition of a log.
#[derive(Default)]
pub(super) struct Attrition {
    /// Who must lose where how many CUs, and whether an elephant is among them.
    due: Option<(usize, usize, u32, bool)>,
    /// Forces that have rolled since the last card was played.
    asked: BTreeSet<(usize, usize)>,
    /// What the last step of a march, or back, was.
    way: Option<Way>,
    done: usize,
}

impl Auditor<Seen> for Attrition {
    fn take(&mut self, line: &Line<'_>, seen: &Seen) -> Result<(), String> {
        let text = line.text;
        if let Some((side, at, owed, elephant)) = self.due.take() {
            let (loses, lost) = line.subject().ok_or("nobody bears the Attrition")?;
            let units = listed(lost);
            same("who loses CUs", SIDES[loses], SIDES[side])?;
            same("where", name(space_after(lost, " in ")?), name(at))?;
            same("CUs lost", units.all(), owed)?;
            return same("an elephant first", elephant && units.elephants == 0, false);
        }
        if let Some(at) = text.strip_prefix("Attrition in ") {
            self.done += 1;
            return self.strikes(space(at)?, text, seen);
        }
        if text.contains(" marches from ") {
            let (_, rest) = text.split_once(" marches from ").unwrap_or_default();
            self.way = way(space(rest)?, space_after(rest, " to ")?);
        } else if text.contains(" backs up to ") {
            self.way = way(seen.troops.march, space_after(text, " backs up to ")?);
        } else if super::played(line).is_some() || text.contains(" for no effect.") {
            self.asked.clear();
        } else if text.starts_with("Political Points: ") || line.section == "19.4" {
            return self.all_asked(seen);
        } else if text.starts_with("Turn ") {
            self.asked.clear();
        }
        Ok(())
    }

    fn done(&self) -> usize {
        self.done
    }
}

impl Attrition {
    /// "Attrition in Boii: on a 4 -2 = 2 (-2 for a pass that is none of the Alps) Carthage loses 1 CU of 8, an elephant CU first."
    fn strikes(&mut self, at: usize, text: &str, seen: &Seen) -> Result<(), String> {
        let side = SIDES.iter().position(|side| text.contains(&format!(" {side} loses ")));
        let side = side.ok_or("who suffers Attrition cannot be read")?;
        let said = between(text, ": on a ", &format!(" {} loses ", SIDES[side])).ok_or("the roll cannot be read")?;
        let (die, roll) = read(said.split(" (").next().unwrap_or(said))?;
        let (_, rest) = text.split_once(" loses ").ok_or("the losses cannot be read")?;
        let printed = number("losses", leading(rest))?;
        let force = number("force", rest.split_once(" of ").and_then(|(_, rest)| leading(rest)))?;
        self.asked.insert((at, side));
        let there = seen.troops.units(at, side).all();
        let all = match crossing(seen) {
            true => listed(&seen.last).all(),
            false => there,
        };
        // On its way an army may stand beside others, and who is inside walls need not suffer.
        let part = !crossing(seen) && (seen.last.contains(" answers with ") || seen.board.control(at) == Some(side));
        if crossing(seen) {
            same("where", name(at), name(seen.troops.march))?;
        }
        if force > there || force != all && !part {
            return same("CUs there", force, all);
        }
        let tribes = seen.strikes("Hostile Tribes (#");
        same("what is added", roll - die, self.added(seen, tribes))?;
        let lost = lost(roll, if tribes { TRIBES } else { force }).min(force);
        let elephant = text.ends_with(", an elephant CU first.");
        self.due = (lost > 0).then_some((side, at, lost, elephant));
        let beasts = seen.troops.units(at, side).elephants;
        same("CUs lost", printed, lost)?;
        same("an elephant among them", elephant && (roll < 6 || beasts == 0), false)
    }

    /// What is added to the die: by a pass, or by the card that brings the Attrition (10.6, 25).
    fn added(&self, seen: &Seen, tribes: bool) -> i32 {
        if tribes {
            return 0;
        }
        match self.way {
            Some(Way::Alps | Way::Pass) if crossing(seen) => {
                let pass = if self.way == Some(Way::Pass) { -2 } else { 0 };
                pass + if seen.event("Native Guides") { -3 } else { 0 }
            }
            _ if seen.strikes("Storms at Sea (#") => 2,
            _ if seen.strikes("Pestilence (#") => 1,
            _ => 0,
        }
    }

    /// After the winter every force in a space with an enemy PC, an enemy city or a Tribe that is no friend has rolled.
    fn all_asked(&mut self, seen: &Seen) -> Result<(), String> {
        for at in 0..COUNT {
            for side in [0, 1] {
                if seen.board.hostile(at, side) && seen.troops.any(at, side) && self.asked.insert((at, side)) {
                    return Err(format!(
                        "{}'s force in {} has not suffered Attrition",
                        SIDES[side],
                        name(at)
                    ));
                }
            }
        }
        Ok(())
    }
}

/// Whether the line before has led an army from a space to the next.
fn crossing(seen: &Seen) -> bool {
    seen.last.contains(" marches from ") || seen.last.contains(" backs up to ")
}

/// How two spaces are joined.
fn way(from: usize, to: usize) -> Option<Way> {
    let joins = |a: usize, b: usize| from == a && to == b || from == b && to == a;
    let road = ROADS.iter().find(|road| joins(road.a.0.into(), road.b.0.into()));
    road.map(|road| road.way)
}
