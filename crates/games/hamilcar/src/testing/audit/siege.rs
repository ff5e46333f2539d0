//! Siege and Subjugation (14): what the die brings, what lies on each city and Tribe, and when it falls.

use super::map::{Marker, space};
use super::{Auditor, Seen};
use crate::data::setup::SUPREMACY;
use crate::data::spaces::{Kind, SPACES};
use std::collections::BTreeMap;
use testkit::audit::read::{Line, between, count, leading, same, subject};

/// An attempt after its die.
struct Attempt {
    at: String,
    points: u32,
    losses: u32,
}

/// All attempts of a log.
#[derive(Default)]
pub(super) struct Sieges {
    attempt: Option<Attempt>,
    /// Points that lie somewhere.
    points: BTreeMap<String, u32>,
    /// What must fall next.
    falls: Option<String>,
    /// Where the Citadel is (17.1 #46), and who holds Naval Supremacy if anybody has taken it yet.
    citadel: Option<usize>,
    supremacy: Option<usize>,
    done: usize,
}

impl Auditor<Seen> for Sieges {
    fn take(&mut self, line: &Line<'_>, seen: &Seen) -> Result<(), String> {
        let text = line.text;
        self.standing(line)?;
        if seen.known {
            self.fits(line, seen)?;
        }
        if let Some(at) = between(text, "Siege Die before ", ": ") {
            let left = self.nothing_left();
            let result = text.split_once(": ").map_or("", |(_, result)| result);
            let result = format!(" {result}");
            self.attempt = Some(Attempt {
                at: at.to_owned(),
                points: count(&result, "point"),
                losses: count(&result, "CU"),
            });
            self.done += 1;
            return left;
        }
        match line.section {
            "14.3" if text.ends_with("to cancel a Siege Point.") => self.cancelled(),
            "14.2" if text.contains(" loses ") => self.loses(text),
            "14.5.A" => Ok(()),
            _ => match text.split_once(" now bears ") {
                Some((at, rest)) => self.bears(at, rest, line.section),
                None => self.ends(line),
            },
        }
    }

    fn end(&mut self) -> Result<(), String> {
        self.nothing_left()
    }

    fn done(&self) -> usize {
        self.done
    }
}

impl Sieges {
    /// What holds for all sieges.
    fn standing(&mut self, line: &Line<'_>) -> Result<(), String> {
        if let Some((_, at)) = line.text.split_once(" builds the Citadel of ") {
            self.citadel = Some(space(at)?);
        }
        if line.text.ends_with(" holds Naval Supremacy.") {
            self.supremacy = line.subject().map(|(side, _)| side).or(self.supremacy);
        }
        Ok(())
    }

    /// Which die (14.2): red for a Tribe, white for a Large Walled City, else red with Naval Supremacy; and how many points are wanted (14.4).
    fn fits(&self, line: &Line<'_>, seen: &Seen) -> Result<(), String> {
        if let Some((head, at)) = line.text.split_once(" Siege Die before ") {
            let at = space(at)?;
            let (side, rest) = subject(head).ok_or("who rolls cannot be read")?;
            let red = match SPACES[at].kind {
                _ if seen.map.marker(at) == Marker::Tribe => true,
                Kind::LargeWalledCity => false,
                _ => side == self.supremacy.unwrap_or(SUPREMACY as usize),
            };
            return same("a red die", rest.ends_with(" red"), red);
        }
        if let Some((at, points)) = line.text.split_once(" now bears ") {
            let at = space(at)?;
            let wanted = match SPACES[at].kind {
                Kind::LargeWalledCity | Kind::Tribe => 3,
                Kind::WalledCity | Kind::Ordinary => 2,
            };
            let wanted = wanted + u32::from(self.citadel == Some(at));
            let printed = points.split_once(" of ").and_then(|(_, rest)| leading(rest));
            return same("points wanted", printed, Some(wanted));
        }
        Ok(())
    }

    /// What has enough points has fallen before anything else is tried.
    fn nothing_left(&mut self) -> Result<(), String> {
        match self.falls.take() {
            Some(at) => Err(format!("{at} has enough points and does not fall")),
            None => Ok(()),
        }
    }

    fn cancelled(&mut self) -> Result<(), String> {
        match &mut self.attempt {
            Some(attempt) if attempt.points > 0 => {
                attempt.points -= 1;
                Ok(())
            }
            _ => Err("there is no point to cancel".to_owned()),
        }
    }

    fn loses(&mut self, text: &str) -> Result<(), String> {
        let lost = punic::testing::audit::units::cus(text);
        match self.attempt.as_mut().filter(|a| lost <= a.losses) {
            Some(attempt) => {
                attempt.losses -= lost;
                Ok(())
            }
            None => Err(format!("the die does not cost {lost}")),
        }
    }

    fn bears(&mut self, at: &str, rest: &str, section: &str) -> Result<(), String> {
        let printed = leading(rest).ok_or("the points cannot be read")?;
        let needed = rest
            .split_once(" of ")
            .and_then(|(_, rest)| leading(rest))
            .unwrap_or(u32::MAX);
        let before = self.points.insert(at.to_owned(), printed).unwrap_or(0);
        if printed >= needed {
            self.falls = Some(at.to_owned());
        }
        if section != "14.1" {
            return Ok(());
        }
        match self.attempt.take().filter(|attempt| attempt.at == at) {
            Some(attempt) => same("points", printed, before + attempt.points),
            None => Err("points come from nowhere".to_owned()),
        }
    }

    /// A siege that ends one way or the other.
    fn ends(&mut self, line: &Line<'_>) -> Result<(), String> {
        let text = line.text;
        let lifted = between(text, "The siege of ", " is lifted")
            .or_else(|| between(text, "The attempt on ", " comes to nothing"));
        let subjugated = between(text, "The Tribe of ", " is Subjugated");
        let fallen = text
            .split_once(" falls to ")
            .filter(|_| line.section == "14.4")
            .map(|(at, _)| at);
        if let Some(at) = lifted {
            self.points.remove(at);
            if self.falls.as_deref() == Some(at) {
                self.falls = None;
            }
        }
        if let Some(at) = subjugated.or(fallen) {
            let given = self.falls.as_deref() == Some(at);
            self.points.remove(at);
            if given {
                self.falls = None;
            }
        }
        if let Some((points, at)) = text
            .split_once(" removed from ")
            .filter(|(head, _)| head.contains("Siege Point"))
        {
            let at = at.split([',', '.']).next().unwrap_or_default();
            let less = count(points, "Siege Point");
            if let Some(left) = self.points.get_mut(at) {
                *left = left.saturating_sub(less);
            }
        }
        Ok(())
    }
}
