//! Logs of Hands in the Sea: each land and naval battle, each payment, each count of VP, Prestige and pillage, each token and each Event.

mod battle;
mod board;
mod deed;
mod events;
mod fights;
mod market;
mod names;
mod payments;
mod points;
mod sea;
mod supply;
mod words;
mod words_fight;
mod words_table;

use crate::data::cards::{Effect, Happening, event};
use deed::Deed;
use engine::{CardId, SpaceSet};
use testkit::audit::read::Line;
use testkit::audit::{Auditor, Done, Report, Told, walk};

/// How a whole log begins.
pub(crate) const BEGINNING: &str = "The war begins: ";

/// The Event of this Campaign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Struck {
    card: CardId,
    /// Whether what may stand in its place is played (7.3).
    alternate: bool,
    /// Whom it befalls, once the die has said so.
    side: Option<usize>,
}

/// The table before a line, as the lines before have told it.
#[derive(Clone)]
struct Seen {
    board: board::Board,
    market: market::Market,
    fights: fights::Fights,
    struck: Option<Struck>,
    fate: Option<usize>,
    /// Whether the Fate Token is in play (6F).
    with_fate: bool,
    /// Whose round it is.
    active: usize,
    /// Built, engaged and pillaged in this round.
    built: bool,
    engaged: bool,
    pillaged: bool,
    /// Whether the end is near (6.2).
    ending: bool,
    /// What the line before has told, and this one.
    last: Deed,
    deed: Deed,
}

impl Seen {
    fn set_up() -> Self {
        Seen {
            board: board::Board::set_up(),
            market: market::Market::default(),
            fights: fights::Fights::default(),
            struck: None,
            fate: None,
            with_fate: false,
            active: 0,
            built: false,
            engaged: false,
            pillaged: false,
            ending: false,
            last: Deed::Other,
            deed: Deed::Other,
        }
    }

    /// The effect of a side's strategy card.
    fn effect(&self, side: usize) -> Option<Effect> {
        self.market.effect(side)
    }

    /// What happens by the Event of this Campaign, and whom it befalls.
    fn happening(&self) -> Option<(Happening, Option<usize>)> {
        let struck = self.struck?;
        Some((event(struck.card).played(struck.alternate).happening, struck.side))
    }

    /// The locations in which a battle is fought.
    fn embattled(&self) -> SpaceSet {
        self.fights.open.iter().flatten().map(|battle| battle.at).collect()
    }

    /// Changes of the round and of the Event.
    fn goes_on(&mut self, section: &str) {
        match self.deed {
            Deed::Agreed => {
                self.market.agreed |= section == "7.1";
                self.with_fate |= section == "6F";
            }
            Deed::Round { side } => {
                self.active = side;
                (self.built, self.engaged, self.pillaged) = (false, false, false);
                self.struck = None;
            }
            // What brings the end near from here on is not that the turns have elapsed.
            Deed::Turn(_) => self.struck = None,
            Deed::Built { .. } => self.built = true,
            Deed::Engaged { .. } => self.engaged = true,
            Deed::Pillages { .. } => self.pillaged = true,
            Deed::EndIsNear => self.ending = true,
            Deed::FateToken { side } => self.fate = side,
            Deed::EventDrawn { card } => {
                self.struck = Some(Struck {
                    card,
                    alternate: section == "7.3",
                    side: None,
                });
            }
            Deed::EventDie { side, .. } => {
                if let Some(struck) = &mut self.struck {
                    struck.side = Some(side);
                }
            }
            _ => {}
        }
    }
}

impl Told for Seen {
    fn settle(&mut self, line: &Line<'_>) -> Result<(), String> {
        let deed = Deed::of(line);
        self.deed = deed.clone().unwrap_or(Deed::Other);
        deed.map(drop)
    }

    fn take(&mut self, line: &Line<'_>) -> [Result<(), String>; 2] {
        let deed = self.deed.clone();
        let fights = self.fights.take(&deed, &self.board);
        let board = self.board.take(&deed).and(self.market.take(&deed));
        self.goes_on(line.section);
        self.last = deed;
        [fights, board]
    }
}

/// Recomputes what a log tells.
pub(crate) fn audited(text: &str) -> Report {
    audited_from(Seen::set_up(), text.lines())
}

/// The same from another position.
fn audited_from<'a>(seen: Seen, lines: impl Iterator<Item = &'a str>) -> Report {
    walk(
        seen,
        lines,
        [
            &mut battle::Battles::default(),
            &mut sea::Sea::default(),
            &mut payments::Payments::default(),
            &mut points::Points::default(),
            &mut events::Events::default(),
        ],
        |[battles, naval, payments, counts, events]| {
            Done::of([
                ("battles", battles),
                ("naval_battles", naval),
                ("payments", payments),
                ("counts", counts),
                ("events", events),
            ])
        },
    )
}

#[cfg(test)]
mod tests;
