//! Rolls of generals on the march: to intercept, to avoid battle, to pursue (12.4, 13.1, 13.4), against their own rows.

use super::troops::general;
use super::{Auditor, Seen};
use crate::data::generals::{Ability, GENERALS};
use testkit::audit::read::{Line, between, leading, number, same};

/// All such rolls of a log.
#[derive(Default)]
pub(super) struct Rolls {
    done: usize,
}

impl Auditor<Seen> for Rolls {
    fn take(&mut self, line: &Line<'_>, _: &Seen) -> Result<(), String> {
        let Some((who, rest)) = general(line.text) else {
            return Ok(());
        };
        let Some(roll) = rest.strip_prefix("rolls ") else {
            return Ok(());
        };
        let row = &GENERALS[who];
        let able = match row.ability {
            Ability::Interception { upto } if rest.contains(" to intercept,") => upto,
            Ability::Delayer { upto } if rest.contains(" to avoid battle,") => upto,
            Ability::Elusive { upto } if !rest.contains(" to pursue,") => upto,
            Ability::Pursuit { upto } if rest.contains(" to pursue,") => upto,
            _ => 0,
        };
        let more = if rest.contains(", +1 for the enemy space,") {
            1
        } else {
            0
        };
        let die = number("die", leading(roll))? + more;
        let needed = number("face", between(rest, ", needs ", " or less").and_then(leading))?;
        self.done += 1;
        same("up to which face", needed, u32::from(row.battle.max(able)))?;
        same("whether it succeeds", rest.ends_with(" he succeeds."), die <= needed)
    }

    fn done(&self) -> usize {
        self.done
    }
}
