//! Hannibal's logs: each battle with its cards, each attempt on a city or Tribe, each sea move of Carthage's, each loss of PCs and Attrition.

mod attrition;
mod battle;
mod board;
mod hand;
mod isolation;
mod pcs;
mod rolls;
mod sea;
mod siege;
mod troops;

use testkit::audit::read::{Line, SIDES};
use testkit::audit::{Auditor, Done, Report, Told, walk};

/// How a whole log begins.
pub(crate) const BEGINNING: &str = "Rome sets up: ";

/// The map before a line, as the lines before have told it.
struct Seen {
    board: board::Board,
    troops: troops::Troops,
    /// The card played last, and whether as an Event.
    card: (String, bool),
    /// The line before; that a siege is lifted stands between others.
    last: String,
    /// What lay there before the first line.
    before: Before,
}

/// What lies on the table before the first line, where a log does not begin with the set-up.
#[derive(Default)]
struct Before {
    /// Siege and subjugation points by space.
    points: Vec<u32>,
    macedonia: bool,
    victory: bool,
}

impl Seen {
    fn set_up() -> Self {
        Seen {
            board: board::Board::set_up(),
            troops: troops::Troops::set_up(),
            card: (String::new(), false),
            last: String::new(),
            before: Before::default(),
        }
    }
}

impl Told for Seen {
    fn settle(&mut self, line: &Line<'_>) -> Result<(), String> {
        self.board.settle(line)
    }

    fn take(&mut self, line: &Line<'_>) -> [Result<(), String>; 2] {
        if let Some((card, how)) = played(line) {
            self.card = (card.to_owned(), how.starts_with("as an Event"));
        }
        let told = [self.board.take(line), self.troops.take(line)];
        if line.section != "20.6" {
            line.text.clone_into(&mut self.last);
        }
        told
    }
}

impl Seen {
    /// Whether the line before has played this card as an Event, or answered with it.
    fn strikes(&self, title: &str) -> bool {
        let how = [" as an Event.", " answers with ", " ends the Truce."];
        self.last.contains(title) && how.iter().any(|how| self.last.contains(how))
    }

    /// Whether the card played last is this one, as an Event.
    fn event(&self, title: &str) -> bool {
        self.card.1 && self.card.0.starts_with(title)
    }
}

/// The card that a line plays, and for what: "Rome plays Diplomacy (#35, 2 OPs) as an Event."
fn played<'a>(line: &Line<'a>) -> Option<(&'a str, &'a str)> {
    let (_, rest) = line.subject()?;
    rest.strip_prefix("plays ")?
        .split_once(" OPs) ")
        .or_else(|| rest.strip_prefix("plays ")?.split_once(" OP) "))
}

/// The place of a side's name.
fn side_of(name: &str) -> Result<usize, String> {
    let at = SIDES.iter().position(|side| *side == name);
    at.ok_or_else(|| format!("no side is called {name}"))
}

/// Recomputes what a log tells.
pub(crate) fn audited(text: &str) -> Report {
    audited_from(Seen::set_up(), text.lines())
}

/// The same from another position.
fn audited_from<'a>(seen: Seen, lines: impl Iterator<Item = &'a str>) -> Report {
    let (mut sea, mut sieges) = (sea::Sea::of(&seen), siege::Sieges::of(&seen));
    walk(
        seen,
        lines,
        [
            &mut battle::Battles::default(),
            &mut sea,
            &mut sieges,
            &mut pcs::Losses::default(),
            &mut isolation::Isolation::default(),
            &mut attrition::Attrition::default(),
            &mut rolls::Rolls::default(),
        ],
        |[battles, sea, sieges, losses, isolated, attritions, _]| {
            Done::of([
                ("battles", battles),
                ("crossings", sea),
                ("sieges", sieges),
                ("pc_losses", losses + isolated),
                ("attritions", attritions),
            ])
        },
    )
}

#[cfg(test)]
mod tests;
