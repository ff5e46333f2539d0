//! Where the Units of both sides stand as the log tells it: CUs, Elephants among them, and Supply Trains, inside walls or outside.

use super::map::{fallen, name, space, space_after};
use crate::data::generals::GENERALS;
use crate::data::setup::UNITS;
use crate::data::spaces::COUNT;
use punic::testing::audit::units::cus;
use std::collections::BTreeMap;
use testkit::audit::read::{Line, between, count};

/// CUs and Supply Trains.
pub(super) type Units = [u32; 2];

pub(super) struct Troops {
    /// By space, by side.
    at: [[Units; 2]; COUNT],
    /// In the Fleets.
    afloat: [Units; 2],
    /// Whether the Army of the march is at sea, by side.
    at_sea: [bool; 2],
    /// Where the Army of the march is, or its Fleet.
    march: usize,
    /// Where a general has declared his reaction.
    from: BTreeMap<String, usize>,
    /// Where the Force of a side is that has fought, or retreats.
    field: usize,
}

/// The Units of a list.
fn listed(text: &str) -> Units {
    let text = format!(" {text}");
    [cus(&text), count(&text, "Supply Train")]
}

/// The general whose full name a text begins with, his side, and what follows.
fn general(text: &str) -> Option<(&'static str, usize, &str)> {
    // Hamilcar is another than Hamilcar Barca.
    let named = GENERALS.iter().filter(|row| text.starts_with(row.name));
    let row = named.max_by_key(|row| row.name.len())?;
    Some((row.name, row.side as usize, text.strip_prefix(row.name)?.trim_start()))
}

impl Troops {
    /// The Units at set-up (3.2, 3.3).
    pub(super) fn set_up() -> Self {
        let mut troops = Troops {
            at: [[[0; 2]; 2]; COUNT],
            afloat: [[0; 2]; 2],
            at_sea: [false; 2],
            march: 0,
            from: BTreeMap::new(),
            field: 0,
        };
        for row in &UNITS {
            let here = &mut troops.at[usize::from(row.space.0)][row.side as usize];
            *here = [u32::from(row.cus + row.elephants), u32::from(row.sts)];
        }
        troops
    }

    /// CUs of a side in a space.
    pub(super) fn cus(&self, at: usize, side: usize) -> u32 {
        self.at[at][side][0]
    }

    /// Whether a side has Units of any kind in a space.
    pub(super) fn any(&self, at: usize, side: usize) -> bool {
        self.at[at][side] != [0; 2]
    }

    /// Units of a side in a space.
    #[cfg(test)]
    pub(super) fn units(&self, at: usize, side: usize) -> Units {
        self.at[at][side]
    }

    /// CUs and Supply Trains in a side's Fleet.
    pub(super) fn aboard(&self, side: usize) -> u32 {
        self.afloat[side].iter().sum()
    }

    /// Where the Army of the march is, or its Fleet.
    pub(super) fn march(&self) -> usize {
        self.march
    }

    fn add(&mut self, at: usize, side: usize, units: Units) {
        for (have, more) in self.at[at][side].iter_mut().zip(units) {
            *have += more;
        }
    }

    fn less(have: &mut Units, units: Units, place: &str) -> Result<(), String> {
        for (have, less) in have.iter_mut().zip(units) {
            *have = have
                .checked_sub(less)
                .ok_or_else(|| format!("more Units leave {place} than are there"))?;
        }
        Ok(())
    }

    fn remove(&mut self, at: usize, side: usize, units: Units) -> Result<(), String> {
        Self::less(&mut self.at[at][side], units, name(at))
    }

    /// All CUs inside a city that falls are lost, and its Supply Trains captured (14.4).
    fn all_lost(&self, at: usize, side: usize) -> Result<(), String> {
        match self.cus(at, side) {
            0 => Ok(()),
            cus => Err(format!("{cus} CUs inside {} are not lost", name(at))),
        }
    }

    fn go(&mut self, side: usize, from: usize, to: usize, units: Units) -> Result<(), String> {
        let left = self.remove(from, side, units);
        self.add(to, side, units);
        left
    }

    /// All that is aboard comes to a space; the line must name as much.
    fn ashore(&mut self, side: usize, to: usize, units: Units) -> Result<(), String> {
        let aboard = core::mem::take(&mut self.afloat[side]);
        self.add(to, side, units);
        if aboard == units {
            Ok(())
        } else {
            Err(format!(
                "the Fleet carries {} CUs and {} Supply Trains",
                aboard[0], aboard[1]
            ))
        }
    }

    /// Changes what a line changes; says what cannot be.
    pub(super) fn take(&mut self, line: &Line<'_>) -> Result<(), String> {
        if let Some((who, side, rest)) = general(line.text) {
            return self.led(line.section, who, side, rest);
        }
        if let Some((who, rest)) = line
            .text
            .strip_prefix("Bad Weather leaves ")
            .and_then(|rest| rest.split_once(" in all"))
        {
            let (_, side, _) = general(who).ok_or("no such General")?;
            return self.sent_back(side, rest);
        }
        if let Some(at) = line.text.strip_prefix("Battle of ") {
            self.field = space(at)?;
        } else if let Some(fallen) = fallen(line) {
            let (at, side, lost) = fallen?;
            self.remove(at, 1 - side, listed(lost))?;
            return self.all_lost(at, 1 - side);
        } else if let Some((side, rest)) = line.subject() {
            return self.acts(line, side, rest);
        }
        Ok(())
    }

    /// A general moves.
    fn led(&mut self, section: &str, who: &str, side: usize, rest: &str) -> Result<(), String> {
        let units = listed(rest);
        let from_to = |rest: &str| {
            let (from, to) = rest.split_once(" to ").ok_or("where to cannot be read")?;
            Ok::<_, String>((space(from)?, space(to)?))
        };
        if let Some(at) = rest.strip_prefix("is activated in ") {
            (self.march, self.at_sea) = (space(at)?, [false; 2]);
        } else if let Some(way) = rest.strip_prefix("marches from ") {
            let (from, to) = from_to(way)?;
            self.march = to;
            return self.go(side, from, to, units);
        } else if let Some(at) = rest.strip_prefix("puts to sea at ") {
            self.at_sea[side] = true;
            self.afloat[side] = units;
            return self.remove(space(at)?, side, units);
        } else if let Some(way) = rest.strip_prefix("sails from ") {
            self.march = from_to(way)?.1;
        } else if let Some(at) = rest.strip_prefix("now leads ").filter(|_| section == "7.3.C") {
            let before = core::mem::replace(&mut self.afloat[side], units);
            let mut loaded = units;
            Self::less(&mut loaded, before, "the Fleet")?;
            return self.remove(space_after(at, " in ")?, side, loaded);
        } else if let Some(at) = rest.strip_prefix("lands in ") {
            (self.march, self.at_sea) = (space(at)?, [false; 2]);
            return self.ashore(side, self.march, units);
        } else if let Some(at) = rest.strip_prefix("will try to avoid battle in ") {
            self.from.insert(who.to_owned(), space(at)?);
        } else if let Some(way) = rest.strip_prefix("will try to intercept from ") {
            self.from.insert(who.to_owned(), space(way)?);
        } else if let Some(to) = rest
            .strip_prefix("slips away to ")
            .or_else(|| rest.strip_prefix("falls on the enemy in "))
        {
            let from = self.from.get(who).copied().ok_or("he has declared nothing")?;
            return self.go(side, from, space(to)?, units);
        } else if let Some(to) = rest.strip_prefix("backs up to ") {
            let from = core::mem::replace(&mut self.march, space(to)?);
            return self.go(side, from, self.march, units);
        }
        Ok(())
    }

    /// Bad Weather: an Army comes back by land or ashore, a Fleet stays at sea.
    fn sent_back(&mut self, side: usize, rest: &str) -> Result<(), String> {
        if let Some(to) = rest.strip_prefix(" and brings his Fleet back to ") {
            self.march = space(to)?;
        } else if let Some(to) = rest.strip_prefix(" and brings him back to ") {
            let from = core::mem::replace(&mut self.march, space(to)?);
            if core::mem::take(&mut self.at_sea[side]) {
                return self.ashore(side, self.march, listed(rest));
            }
            return self.go(side, from, self.march, listed(rest));
        }
        Ok(())
    }

    /// A side does something, or something is done to it.
    fn acts(&mut self, line: &Line<'_>, side: usize, rest: &str) -> Result<(), String> {
        let units = listed(rest);
        let (verb, _) = rest.split_once(' ').unwrap_or((rest, ""));
        match verb {
            "places" if units != [0; 2] => self.add(space_after(rest, " in ")?, side, units),
            "removes" if rest.contains(" from ") => return self.remove(space_after(rest, " from ")?, side, units),
            "loses" if rest.ends_with(" at sea.") => return Self::less(&mut self.afloat[side], units, "the Fleet"),
            "loses" if line.section == "13.5.C" => return self.remove(self.field, side, units),
            "loses" if rest.contains(" in ") => return self.remove(space_after(rest, " in ")?, side, units),
            "retreats" => {
                let way = between(rest, "retreats from ", " with ").and_then(|way| way.split_once(" to "));
                let (from, to) = way.ok_or("the Retreat cannot be read")?;
                self.field = space(to)?;
                return self.go(side, space(from)?, self.field, units);
            }
            "finds" => return self.remove(space_after(rest, " way out of ")?, side, units),
            "gives" if rest.starts_with("gives up a Supply Train in ") => {
                return self.remove(space_after(rest, " in ")?, side, [0, 1]);
            }
            "gives" if rest.contains(" inside ") => return self.remove(space_after(rest, " inside ")?, side, units),
            "overruns" => return self.remove(space_after(rest, " in ")?, 1 - side, [1, 0]),
            "burns" => return self.remove(space_after(rest, " in ")?, side, [0, 1]),
            "captures" => {
                let at = space_after(rest, " in ")?;
                self.add(at, side, units);
                return self.remove(at, 1 - side, units);
            }
            "takes" if rest.starts_with("takes aboard in ") => {
                for (have, more) in self.afloat[side].iter_mut().zip(units) {
                    *have += more;
                }
                return self.remove(space_after(rest, " aboard in ")?, side, units);
            }
            "comes" => {
                self.at_sea[side] = false;
                return self.ashore(side, space_after(rest, " ashore in ")?, units);
            }
            "heeds" => {
                let (at, to) = rest.split_once(" off: ").ok_or("the omen cannot be read")?;
                let (at, to) = (space_after(at, " in ")?, space_after(to, " to ")?);
                self.march = to;
                return if at == to { Ok(()) } else { self.go(side, at, to, units) };
            }
            "sets" if rest.starts_with("sets out from ") => self.afloat[side] = [0; 2],
            _ => {}
        }
        Ok(())
    }
}
