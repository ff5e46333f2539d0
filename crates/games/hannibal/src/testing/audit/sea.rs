//! The Naval Combat Table (11.6): what is added to a roll, and what it brings.

use super::attrition::rolled;
use super::board::{name, named};
use super::troops::{Units, general, listed};
use super::{Auditor, Seen};
use crate::data::generals::{Ability, GENERALS};
use crate::data::spaces::SPACES;
use testkit::audit::read::{Line, leading, number, same};

/// All sea moves of a log.
#[derive(Default)]
pub(super) struct Sea {
    /// The ports of the last one.
    ports: [usize; 2],
    macedonia: bool,
    victory: bool,
    /// What the fleet has left inside a city (12.8).
    inside: u32,
    /// What must follow.
    fate: Option<&'static str>,
    done: usize,
}

impl Sea {
    /// What holds before the first line.
    pub(super) fn of(seen: &Seen) -> Self {
        Sea {
            macedonia: seen.before.macedonia,
            victory: seen.before.victory,
            ..Sea::default()
        }
    }
}

impl Auditor<Seen> for Sea {
    fn take(&mut self, line: &Line<'_>, seen: &Seen) -> Result<(), String> {
        let text = line.text;
        let due = self.fate.take();
        if let Some((_, rest)) = general(text)
            && rest.starts_with("goes to sea in ")
        {
            let from = super::board::space_after(rest, "goes to sea in ")?;
            self.ports = [from, super::board::space_after(rest, " for ")?];
            self.inside = 0;
        } else if text.starts_with("Macedonia ") {
            self.macedonia = text.contains(" allies with ");
        } else if text.contains("goes to sea only with Campaign cards") {
            self.victory = true;
        } else if text.starts_with("Turn ") {
            self.victory = false;
        } else if line.section == "12.8" && text.contains(" inside the walls of ") {
            self.inside = listed(text).cus;
        } else if let Some(rest) = text.strip_prefix("The Roman fleet may meet ") {
            self.done += 1;
            return self.meets(rest, seen);
        }
        match due {
            Some("lands") if !text.contains(" lands in") && !text.contains(" backs up to ") => {
                Err("who gets through lands".to_owned())
            }
            Some("sunk") if !text.ends_with(" at sea.") => Err("a fleet that is sunk is lost".to_owned()),
            _ => Ok(()),
        }
    }

    fn done(&self) -> usize {
        self.done
    }
}

impl Sea {
    /// "Hanno: on a 1 -3 = -2 (-1 for so few CUs, -2 for the general) he gets through."
    fn meets(&mut self, rest: &str, seen: &Seen) -> Result<(), String> {
        let (who, _) = general(rest).ok_or("whom the fleet meets cannot be read")?;
        let (_, said) = rest.split_once(": on a ").ok_or("the roll cannot be read")?;
        let die = number("die", leading(said))? as i32;
        let units = seen.troops.voyage.map_or(Units::default(), |(_, units)| units);
        let few = units.cus.saturating_sub(self.inside) <= 1;
        let port = |at: &usize| (format!("for {}", name(*at)), i32::from(SPACES[*at].port.unwrap_or(0)));
        let roman = |at: &usize| {
            let held = i32::from(seen.board.control(*at) == Some(0));
            (format!("since Rome controls {}", name(*at)), held)
        };
        let able = match GENERALS[who].ability {
            Ability::Sailor { add } => i32::from(add),
            _ => 0,
        };
        let helps = |helps: bool, why: &str| (format!("for {why}"), -i32::from(helps));
        let mut adds: Vec<_> = self.ports.iter().map(port).collect();
        adds.extend(self.ports.iter().map(roman));
        adds.extend([
            helps(few, "so few CUs"),
            helps(seen.board.control(named("Syracuse")) == Some(1), "Syracuse"),
            helps(self.macedonia, "Macedonia"),
            helps(self.victory, "the Naval Victory"),
            ("for the general".to_owned(), able),
        ]);
        let roll = die + adds.iter().map(|(_, add)| add).sum::<i32>();
        let (fate, follows) = match roll {
            ..=1 => ("he gets through", "lands"),
            2 => ("he must turn back", ""),
            _ => ("his fleet is sunk", "sunk"),
        };
        self.fate = Some(follows);
        same("the fleet", said, format!("{} {fate}.", rolled(die, &adds)).as_str())
    }
}
