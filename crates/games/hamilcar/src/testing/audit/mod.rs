//! Hamilcar's logs: each Land and Naval Battle, each Siege and Subjugation, each loss of PCs and Attrition.

mod attrition;
mod battle;
mod events;
mod isolation;
mod map;
mod pcs;
mod sea;
mod siege;
mod troops;

use punic::testing::audit::losses;
use testkit::audit::read::Line;
use testkit::audit::{Auditor, Done, Report, Told, walk};

/// The map before a line, as the lines before have told it.
struct Seen {
    /// Whether the log begins with the set-up: a piece of a log says nothing of the map.
    known: bool,
    map: map::Map,
    troops: troops::Troops,
}

impl Seen {
    fn set_up() -> Self {
        Seen {
            known: false,
            map: map::Map::set_up(),
            troops: troops::Troops::set_up(),
        }
    }
}

impl Told for Seen {
    fn settle(&mut self, line: &Line<'_>) -> Result<(), String> {
        self.map.settle(line)
    }

    fn take(&mut self, line: &Line<'_>) -> [Result<(), String>; 2] {
        self.known |= line.section == "3.1";
        if self.known {
            [self.map.take(line), self.troops.take(line)]
        } else {
            [Ok(()), Ok(())]
        }
    }
}

/// Recomputes what a log tells.
pub(crate) fn audited(text: &str) -> Report {
    walk(
        Seen::set_up(),
        text.lines(),
        [
            &mut battle::Battles::default(),
            &mut sea::Sea::default(),
            &mut siege::Sieges::default(),
            &mut pcs::Losses::default(),
            &mut isolation::Isolation::default(),
            &mut events::Events::default(),
            &mut attrition::Attrition::default(),
        ],
        |[battles, sea, sieges, losses, isolated, taken, attritions]| {
            Done::of([
                ("battles", battles),
                ("naval_battles", sea),
                ("sieges", sieges),
                ("pc_losses", losses + isolated + taken),
                ("attritions", attritions),
            ])
        },
    )
}

#[cfg(test)]
mod tests;
