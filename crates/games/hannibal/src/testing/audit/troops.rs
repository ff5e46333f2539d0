//! Where the units of both sides stand as the log tells it: CUs that fight, those with elephants among them, and the siege train, inside walls
//! or outside.

use super::board::{name, space, space_after};
use crate::data::generals::GENERALS;
use crate::data::setup::UNITS;
use crate::data::spaces::COUNT;
use std::collections::BTreeMap;
use testkit::audit::read::{Line, between, count, subject};

/// CUs that fight, those with elephants among them, and the siege train.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Units {
    pub(super) cus: u32,
    pub(super) elephants: u32,
    pub(super) trains: u32,
}

impl Units {
    /// All that Attrition counts.
    pub(super) fn all(self) -> u32 {
        self.cus + self.trains
    }
}

/// The units of a list: "3 CUs and 1 elephant CU".
pub(super) fn listed(text: &str) -> Units {
    let text = format!(" {text}");
    let elephants = count(&text, "elephant CU");
    Units {
        cus: count(&text, "CU") + elephants,
        elephants,
        trains: count(&text, "siege train"),
    }
}

/// A general: his row, and what follows his full name at the beginning of a text.
pub(super) fn general(text: &str) -> Option<(usize, &str)> {
    let at = GENERALS.iter().position(|row| {
        let rest = text.strip_prefix(row.name);
        rest.is_some_and(|rest| rest.starts_with([' ', '.', ',', ':']))
    })?;
    Some((at, text.strip_prefix(GENERALS[at].name)?.trim_start()))
}

#[derive(Default)]
pub(super) struct Troops {
    /// By space, by side.
    at: Vec<[Units; 2]>,
    /// Where the army of the march is.
    pub(super) march: usize,
    /// A sea move: where to, and with what.
    pub(super) voyage: Option<(usize, Units)>,
    /// Where a general has declared his interception.
    from: BTreeMap<usize, usize>,
    /// Where the force is that has fought, or retreats.
    pub(super) field: usize,
}

impl Troops {
    /// The units at set-up (4.1, 4.2).
    pub(super) fn set_up() -> Self {
        let mut troops = Troops::of(vec![Default::default(); COUNT]);
        for row in &UNITS {
            troops.at[usize::from(row.space.0)][row.side as usize] = Units {
                cus: row.cus.into(),
                elephants: row.elephants.into(),
                trains: 0,
            };
        }
        troops
    }

    /// These units.
    pub(super) fn of(at: Vec<[Units; 2]>) -> Self {
        Troops {
            at,
            ..Troops::default()
        }
    }

    /// The units of a side in a space.
    pub(super) fn units(&self, at: usize, side: usize) -> Units {
        self.at[at][side]
    }

    /// CUs of a side in a space.
    pub(super) fn cus(&self, at: usize, side: usize) -> u32 {
        self.at[at][side].cus
    }

    /// Whether a side has units of any kind in a space.
    pub(super) fn any(&self, at: usize, side: usize) -> bool {
        self.at[at][side] != Units::default()
    }

    fn add(&mut self, at: usize, side: usize, units: Units) {
        let here = &mut self.at[at][side];
        here.cus += units.cus;
        here.elephants += units.elephants;
        here.trains += units.trains;
    }

    fn remove(&mut self, at: usize, side: usize, units: Units) -> Result<(), String> {
        let here = &mut self.at[at][side];
        let left = |have: u32, less: u32| {
            let left = have.checked_sub(less);
            left.ok_or_else(|| format!("more units leave {} than are there", name(at)))
        };
        *here = Units {
            cus: left(here.cus, units.cus)?,
            elephants: left(here.elephants, units.elephants)?,
            trains: left(here.trains, units.trains)?,
        };
        if here.elephants > here.cus {
            return Err(format!("elephants stay behind in {}", name(at)));
        }
        Ok(())
    }

    /// All units inside a city that falls are lost (20.8).
    fn all_lost(&self, at: usize, side: usize) -> Result<(), String> {
        let left = || format!("{:?} inside {} are not lost", self.at[at][side], name(at));
        if self.any(at, side) { Err(left()) } else { Ok(()) }
    }

    fn go(&mut self, side: usize, from: usize, to: usize, units: Units) -> Result<(), String> {
        self.remove(from, side, units)?;
        self.add(to, side, units);
        Ok(())
    }

    /// Changes what a line changes; says what cannot be.
    pub(super) fn take(&mut self, line: &Line<'_>) -> Result<(), String> {
        if let Some((who, rest)) = general(line.text) {
            return self.led(who, GENERALS[who].side as usize, rest);
        }
        if let Some(at) = line.text.strip_prefix("Battle of ") {
            self.field = space(at)?;
        } else if let Some(more) = line.text.strip_prefix("House rule: More CUs in Carthage, ") {
            let more: u32 = more.trim_end_matches('.').parse().map_err(|_| "how many CUs more?")?;
            self.at[space("Carthage")?][1].cus += more;
        } else if let Some(at) = line.text.strip_prefix("The siege train joins the army in ") {
            for place in &mut self.at {
                place[1].trains = 0;
            }
            self.at[space(at)?][1].trains = 1;
        } else if let Some(at) = line.text.strip_prefix("The siege train is lost in ") {
            let lost = Units {
                trains: 1,
                ..Units::default()
            };
            return self.remove(space(at)?, 1, lost);
        } else if let Some((at, rest)) = line.text.split_once(" falls to ") {
            let loser = usize::from(rest.starts_with("Rome"));
            let at = space(at)?;
            self.remove(at, loser, listed(rest))?;
            // A city that an Event turns can have its army outside the walls.
            return if line.section.starts_with("25.") {
                Ok(())
            } else {
                self.all_lost(at, loser)
            };
        }
        match subject(line.text) {
            Some((side, rest)) => self.borne(line.section, side, rest),
            None => Ok(()),
        }
    }

    /// What a general does with what he leads.
    fn led(&mut self, who: usize, side: usize, rest: &str) -> Result<(), String> {
        let units = listed(rest);
        let at = |word: &str| rest.strip_prefix(word).map(space);
        if rest.starts_with("marches from ") {
            let (from, to) = (space_after(rest, "marches from ")?, space_after(rest, " to ")?);
            self.march = to;
            return self.go(side, from, to, units);
        }
        if let Some(from) = at("is activated in ") {
            self.march = from?;
            self.voyage = None;
        } else if let Some(from) = at("goes to sea in ") {
            self.march = from?;
            self.voyage = Some((space_after(rest, " for ")?, units));
        } else if let Some(to) = at("lands in ").or(at("lands inside ")) {
            let (to, (port, units)) = (to?, self.voyage.ok_or("nobody is at sea")?);
            let from = core::mem::replace(&mut self.march, to);
            if port != to {
                return Err(format!("he was on his way to {}", name(port)));
            }
            return self.go(side, from, to, units);
        } else if rest.starts_with("will try to intercept from ") {
            self.from.insert(who, space_after(rest, " from ")?);
        } else if let Some(to) = at("falls on the enemy in ") {
            let from = self.from.remove(&who).ok_or("he has not said so before")?;
            return self.go(side, from, to?, units);
        } else if let Some(to) = at("slips away to ") {
            return self.go(side, self.march, to?, units);
        } else if let Some(to) = at("backs up to ") {
            let to = to?;
            let from = core::mem::replace(&mut self.march, to);
            return self.go(side, from, to, units);
        }
        Ok(())
    }

    /// What a side gets, loses or brings away.
    fn borne(&mut self, section: &str, side: usize, rest: &str) -> Result<(), String> {
        let units = listed(rest);
        if rest.starts_with("places ") {
            self.add(space_after(rest, " in ")?, side, units);
        } else if rest.starts_with("loses ") && rest.ends_with(" at sea.") {
            self.voyage = None;
            return self.remove(self.march, side, units);
        } else if rest.starts_with("loses ") && units != Units::default() {
            let at = space_after(rest, " in ")?;
            if section == "25.60"
                && let Some((_, aboard)) = &mut self.voyage
            {
                aboard.cus -= units.cus.min(aboard.cus);
                aboard.elephants -= units.elephants.min(aboard.elephants);
                aboard.trains -= units.trains.min(aboard.trains);
            }
            // What a way costs is told of the space that is entered (15.3).
            let from = if section == "15.3" { self.field } else { at };
            return self.remove(from, side, units);
        } else if rest.starts_with("overruns a lone CU in ") {
            let there = self.at[space_after(rest, " in ")?][1 - side];
            let lost = Units { trains: 0, ..there };
            let at = space_after(rest, " in ")?;
            if lost.cus == 0 {
                return Err(format!("nobody stands in {}", name(at)));
            }
            let one = Units {
                cus: 1,
                elephants: lost.elephants.min(1).min(u32::from(lost.cus == lost.elephants)),
                trains: 0,
            };
            return self.remove(at, 1 - side, one);
        } else if let Some(way) = rest
            .strip_prefix("retreats from ")
            .or(rest.strip_prefix("withdraws from "))
        {
            let (from, to) = (space(way)?, space_after(rest, " to ")?);
            self.field = to;
            return self.go(side, from, to, units);
        } else if let Some(at) = between(rest, "finds no way out of ", ":") {
            return self.remove(space(at)?, side, units);
        }
        Ok(())
    }
}
