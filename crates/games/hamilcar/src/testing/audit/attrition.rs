//! Attrition (5.3.A, 15.2): what the die costs a Force of so many CUs, by a table of its own, and that every Force on enemy ground rolls.

use super::map::{Map, Marker, name, space, space_after};
use super::{Auditor, Seen, losses};
use crate::data::spaces::COUNT;
use punic::testing::audit::units::cus;
use std::collections::BTreeSet;
use testkit::audit::read::{Line, SIDES, between, count, leading, number, same};

/// Mutiny of the Mercenaries and the Epidemics.
const EVENTS: [&str; 3] = ["17.1.26", "17.1.35", "17.1.36"];

/// All Attrition of a log.
#[derive(Default)]
pub(super) struct Attrition {
    /// The last number of the Die.
    die: u32,
    /// An Event that brings Attrition: what it adds to the die, and the space if it names one.
    event: Option<(u32, Option<usize>)>,
    /// Who must lose where how many CUs, and whether an Elephant is among them.
    due: Option<(usize, usize, u32, bool)>,
    /// Forces that this winter has asked.
    asked: BTreeSet<(usize, usize)>,
    done: usize,
}

impl Auditor<Seen> for Attrition {
    fn take(&mut self, line: &Line<'_>, seen: &Seen) -> Result<(), String> {
        let text = line.text;
        if let Some((side, at, owed, elephant)) = self.due.take() {
            let (loses, lost) = line.subject().ok_or("nobody bears the Attrition")?;
            same("who loses CUs", SIDES[loses], SIDES[side])?;
            same("where", name(space_after(lost, " from ")?), name(at))?;
            same("CUs lost", cus(lost), owed)?;
            return same("an Elephant first", elephant && count(lost, "Elephant") == 0, false);
        }
        if let Some((_, rest)) = text.split_once(" rolls the Die: ") {
            self.die = number("die", leading(rest))?;
        } else if let Some(at) = text.strip_prefix("Attrition in ") {
            self.done += 1;
            return self.strikes(space(at)?, text, seen);
        } else if line.section == "5.3.A" && text.contains(" gives up a Supply Train in ") {
            let (side, rest) = line.subject().ok_or("nobody is spared")?;
            self.asked.insert((space_after(rest, " in ")?, side));
        } else if text.starts_with("Turn ") && text.contains(" begins: ") {
            self.asked.clear();
        } else if text.starts_with("Victory Check: ") {
            return self.all_asked(seen);
        } else if EVENTS.contains(&line.section) && text.contains(" works on ") {
            // The second Epidemic adds 1 to its die.
            let (_, on) = text.rsplit_once(" works on ").unwrap_or_default();
            self.event = Some((u32::from(line.section == "17.1.36"), space(on).ok()));
        }
        Ok(())
    }

    fn done(&self) -> usize {
        self.done
    }
}

impl Attrition {
    /// "Attrition in Capsa: on a 4 Carthage loses 1 CU of 3, an Elephant first."
    fn strikes(&mut self, at: usize, text: &str, seen: &Seen) -> Result<(), String> {
        let die = number(
            "die",
            between(text, ": on a", " loses ").and_then(|said| leading(said.trim_start_matches(['n', ' ']))),
        )?;
        let side = SIDES.iter().position(|side| text.contains(&format!(" {side} loses ")));
        let side = side.ok_or("who suffers Attrition cannot be read")?;
        let (_, rest) = text.split_once(" loses ").ok_or("the losses cannot be read")?;
        let printed = number("losses", leading(rest))?;
        let force = number("Force", rest.split_once(" of ").and_then(|(_, rest)| leading(rest)))?;
        let event = self.event.take();
        let (more, on) = event.unwrap_or_default();
        same("die", die, self.die + more)?;
        same("where", name(at), name(on.unwrap_or(at)))?;
        let there = seen.troops.cus(at, side);
        // A Force inside its walls is not all that stands there.
        if seen.known && (force > there || force < there && seen.map.control(at) != Some(side)) {
            return same("CUs there", force, there);
        }
        if event.is_none() {
            self.asked.insert((at, side));
            if seen.known && !hostile(&seen.map, at, side) {
                return Err(format!("{} is no enemy ground for {}", name(at), SIDES[side]));
            }
        }
        let lost = losses::lost(die as i32, force).min(force);
        self.due = (lost > 0).then_some((side, at, lost, text.ends_with(", an Elephant first.")));
        same("CUs lost", printed, lost)
    }

    /// After the winter every Force in a space with an enemy PC, an enemy city or a Tribe has rolled or given a Supply Train.
    fn all_asked(&mut self, seen: &Seen) -> Result<(), String> {
        let asked = core::mem::take(&mut self.asked);
        if !seen.known {
            return Ok(());
        }
        for at in 0..COUNT {
            for side in [0, 1] {
                if hostile(&seen.map, at, side) && seen.troops.cus(at, side) > 0 && !asked.contains(&(at, side)) {
                    return Err(format!(
                        "{}'s Force in {} has not suffered Attrition",
                        SIDES[side],
                        name(at)
                    ));
                }
            }
        }
        Ok(())
    }
}

/// Whether the winter costs a side's Force in a space: with an enemy PC, an enemy city or a Tribe (5.3.A).
fn hostile(map: &Map, at: usize, side: usize) -> bool {
    match map.marker(at) {
        Marker::Tribe => true,
        Marker::City(owner) | Marker::Pc(owner) => owner != side,
        Marker::Empty => false,
    }
}
