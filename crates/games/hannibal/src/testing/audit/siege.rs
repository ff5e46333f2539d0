//! Attempts on Walled Cities and Tribes (20): the Siege Table, what is added to the roll, points, losses, and when a place falls.

use super::board::{Marker, name, space, space_after};
use super::troops::{general, listed};
use super::{Auditor, Seen, attrition};
use crate::data::generals::{Ability, GENERALS};
use crate::data::spaces::{COUNT, Kind, SPACES};
use testkit::audit::read::{Line, SIDES, between, count, leading, number, same};

/// Points that complete an attempt.
const FALLS: u32 = 3;
/// Points and CUs lost by the roll, 1 or less to 6 or more.
const TABLE: [(u32, u32); 6] = [(0, 1), (0, 0), (1, 1), (1, 0), (1, 0), (2, 0)];

/// What must be told next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Due {
    /// Who loses so many CUs.
    Losses(usize, u32),
    Points(u32),
    Besieged(usize),
    Falls(usize),
}

/// All attempts of a log.
pub(super) struct Sieges {
    pub(super) points: [u32; COUNT],
    /// The place of the attempt, and what is still to be told of it, the last first.
    due: (usize, Vec<Due>),
    /// Whose general was activated last.
    active: Option<usize>,
    done: usize,
}

impl Sieges {
    /// The points that lie there before the first line.
    pub(super) fn of(seen: &Seen) -> Self {
        let mut points = [0; COUNT];
        points
            .iter_mut()
            .zip(&seen.before.points)
            .for_each(|(to, from)| *to = *from);
        Sieges {
            points,
            due: (0, Vec::new()),
            active: None,
            done: 0,
        }
    }
}

impl Auditor<Seen> for Sieges {
    fn take(&mut self, line: &Line<'_>, seen: &Seen) -> Result<(), String> {
        let text = line.text;
        if let Some((who, rest)) = general(text)
            && rest.starts_with("is activated in ")
        {
            self.active = Some(who);
        }
        let fits = match self.due.1.pop() {
            Some(due) => self.follows(due, line),
            None => Ok(()),
        };
        let (before, after) = if let Some((_, rest)) = text.split_once(" on the Siege Table before ") {
            self.done += 1;
            return fits.and(self.rolls(space(rest)?, line, seen));
        } else if let Some(rest) = effort(text) {
            let at = space(rest)?;
            let told = match rest.split_once(" stands at ") {
                Some((_, rest)) => number("points", leading(rest))?,
                None => 0,
            };
            (at, told)
        } else if let Some((at, _)) = text.split_once(" falls to ") {
            (space(at)?, 0)
        } else if let Some((_, at)) = text.split_once(" subjugates ") {
            (space(at)?, 0)
        } else {
            return fits;
        };
        let was = core::mem::replace(&mut self.points[before], after);
        let less = line.section.starts_with("25.") && !text.contains(" falls to ");
        fits.and(same("fewer points than before", less && after >= was, false))
            .and(same(
                "a siege or an attempt that is over",
                text.ends_with(" is lifted.") && was == 0,
                false,
            ))
    }

    fn end(&mut self) -> Result<(), String> {
        self.due
            .1
            .pop()
            .map_or(Ok(()), |due| Err(format!("{due:?} is missing")))
    }

    fn done(&self) -> usize {
        self.done
    }
}

impl Sieges {
    /// "Rome rolls 4 -1 = 3 on the Siege Table before Syracuse: 1 point, 1 CU lost."
    fn rolls(&mut self, at: usize, line: &Line<'_>, seen: &Seen) -> Result<(), String> {
        let (side, rest) = line.subject().ok_or("who besieges cannot be read")?;
        let said = between(rest, "rolls ", " on the Siege Table").ok_or("the roll cannot be read")?;
        let (die, roll) = attrition::read(said)?;
        let (points, lost) = TABLE[roll.clamp(1, 6) as usize - 1];
        let (_, brings) = rest.split_once(": ").ok_or("the result cannot be read")?;
        let told = (count(&format!(" {brings}"), "point"), listed(brings).cus);
        same("points and losses", told, (points, lost))?;
        let adds = self.added(at, side, seen);
        same("the roll", said, attrition::rolled(die, &adds).as_str())?;
        let there = seen.troops.units(at, side).all();
        if there < 3 && self.points[at] + points < FALLS {
            return same("three CUs before it", there >= 1, true);
        }
        let now = self.points[at] + points;
        let mut due = Vec::new();
        if now >= FALLS {
            due.push(Due::Falls(side));
        } else if points > 0 {
            if self.points[at] == 0 && matches!(seen.board.marker(at), Marker::City(_)) {
                due.push(Due::Besieged(side));
            }
            due.push(Due::Points(now));
        }
        if lost.min(there) > 0 {
            due.push(Due::Losses(side, lost.min(there)));
        }
        self.due = (at, due);
        Ok(())
    }

    /// What is added to a roll (20.2, 24; 25, 30): nothing against a Tribe.
    fn added(&self, at: usize, side: usize, seen: &Seen) -> Vec<(String, i32)> {
        if !matches!(seen.board.marker(at), Marker::City(_)) {
            return Vec::new();
        }
        let punic = side == 1 && seen.troops.units(at, 1).trains == 0;
        let strong = ["Carthage", "Rome", "Syracuse"].contains(&name(at));
        let campaign = seen.event("Minor Campaign") || seen.event("Major Campaign");
        let able = self.active.map(|who| GENERALS[who].ability);
        let skill = match able {
            Some(Ability::CampaignSiege { add }) if campaign => i32::from(add),
            _ => 0,
        };
        let adds = [
            ("without a siege train", -i32::from(punic)),
            ("for its walls", -i32::from(strong)),
            ("for the general", skill),
        ];
        adds.map(|(why, add)| (why.to_owned(), add)).into()
    }

    /// Whether a line tells what is due.
    fn follows(&mut self, due: Due, line: &Line<'_>) -> Result<(), String> {
        let (at, text) = (self.due.0, line.text);
        match due {
            Due::Losses(side, cus) => {
                let (loses, lost) = line.subject().ok_or("nobody bears the losses of a siege")?;
                same("who loses CUs", SIDES[loses], SIDES[side])?;
                same("where", name(space_after(lost, " in ")?), name(at))?;
                same("CUs lost", listed(lost).all(), cus)
            }
            Due::Points(now) => {
                let what = match SPACES[at].kind {
                    Kind::Tribe => "attempt on",
                    _ => "siege of",
                };
                let told = format!("The {what} {} stands at {now} of {FALLS} points.", name(at));
                same("the points", text, told.as_str())
            }
            Due::Besieged(side) => {
                let told = format!("{} is besieged by {}.", name(at), SIDES[side]);
                same("the siege", text, told.as_str())
            }
            Due::Falls(side) => {
                let city = text.starts_with(&format!("{} falls to {}", name(at), SIDES[side]));
                let tribe = text == format!("{} subjugates {}.", SIDES[side], name(at));
                same("whether it falls", city || tribe, true)
            }
        }
    }
}

/// What follows in a line about a siege of walls or an attempt on a Tribe.
fn effort(text: &str) -> Option<&str> {
    text.strip_prefix("The siege of ")
        .or_else(|| text.strip_prefix("The attempt on "))
}
