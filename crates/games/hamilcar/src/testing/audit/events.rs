//! PCs that Events (17.1), abilities (17.2) and Operations (5.2.C2, 5.6) take off or flip: no more than the rule allows, and only where it
//! allows.

use super::map::{Map, Marker, Turned, name, space, turned};
use super::{Auditor, Seen};
use crate::data::lanes::LANES;
use crate::data::provinces::Province;
use crate::data::roads::ROADS;
use crate::data::spaces::{COUNT, SPACES};
use std::collections::BTreeMap;
use testkit::audit::read::{Line, SIDES, leading};

/// PCs that an Event or an ability takes or flips at most.
const MOST: [(&str, u32); 7] = [
    ("17.1.20", 1),
    ("17.1.25", 2),
    ("17.1.44", 2),
    ("17.1.51", 1),
    ("17.1.52", 2),
    ("17.2.Carthalo", 1),
    ("17.2.Valerius", 1),
];
/// Operations that place PCs or flip them.
const OPERATIONS: [&str; 3] = ["5.2.C2.2", "5.2.C2.5", "5.6"];
/// Losses that other auditors know.
const ELSEWHERE: [&str; 9] = [
    "5.4", "13.6", "9.4", "5.5", "5.2.C3", "16.3", "16.5", "2.2.D2", "17.1.56",
];

/// What is taken and flipped.
#[derive(Default)]
pub(super) struct Events {
    /// How many more a section may still take.
    left: BTreeMap<String, u32>,
    /// Where the last Land Battle was.
    battle: usize,
    /// Spaces from which the raids of #52 can have come.
    bases: Vec<usize>,
    done: usize,
}

impl Auditor<Seen> for Events {
    fn take(&mut self, line: &Line<'_>, seen: &Seen) -> Result<(), String> {
        self.begins(line)?;
        let Some(turned) = turned(line)? else { return Ok(()) };
        let section = line.section;
        let operation = OPERATIONS.contains(&section);
        let at = match turned {
            Turned::Removed(..) | Turned::OffMiat(_) if ELSEWHERE.contains(&section) => return Ok(()),
            Turned::Placed(..) if operation => return self.one_of(section),
            Turned::Placed(..) | Turned::OnMiat(_) => return Ok(()),
            Turned::OffMiat(_) => return Err(format!("no rule takes PCs off the Miat by {section}")),
            Turned::Removed(_, at) | Turned::Flipped(_, at) => at,
        };
        if operation && !matches!(turned, Turned::Flipped(..))
            || !operation && MOST.iter().all(|(of, _)| *of != section)
        {
            return Err(format!("no rule takes PCs by {section}"));
        }
        self.done += 1;
        self.one_of(section)?;
        let owner = match turned {
            Turned::Removed(side, _) => side,
            Turned::Flipped(side, _) => 1 - side,
            _ => return Ok(()),
        };
        if seen.known {
            self.place(section, owner, at, seen)
        } else {
            Ok(())
        }
    }

    fn done(&self) -> usize {
        self.done
    }
}

impl Events {
    /// A card is played, an activation or the War Chest begins: so many PCs it may take.
    fn begins(&mut self, line: &Line<'_>) -> Result<(), String> {
        let text = line.text;
        if let Some((_, at)) = text.split_once(" wins the Battle of ") {
            self.battle = space(at)?;
        }
        if text.contains(" is activated in ") {
            self.may_take("17.2.Carthalo");
            self.may_take("17.2.Valerius");
        }
        if let Some((_, points)) = text.split_once(" may spend up to ") {
            self.left.insert("5.6".to_owned(), leading(points).unwrap_or(0));
        }
        let card = text.split_once(" plays ").or_else(|| text.split_once(" answers with "));
        let Some((_, card)) = card.and_then(|(_, card)| card.split_once(" (#")) else {
            return Ok(());
        };
        if let Some(number) = leading(card) {
            self.bases = (0..COUNT).collect();
            self.may_take(&format!("17.1.{number}"));
        }
        if let Some((_, ops)) = card.split_once(", ").filter(|_| OPERATIONS.contains(&line.section)) {
            self.left.insert(line.section.to_owned(), leading(ops).unwrap_or(0));
        }
        Ok(())
    }

    fn may_take(&mut self, section: &str) {
        if let Some((_, most)) = MOST.iter().find(|(of, _)| *of == section) {
            self.left.insert(section.to_owned(), *most);
        }
    }

    fn one_of(&mut self, section: &str) -> Result<(), String> {
        let left = self.left.entry(section.to_owned()).or_default();
        *left = left
            .checked_sub(1)
            .ok_or_else(|| format!("more PCs than {section} allows"))?;
        Ok(())
    }

    /// Whether the rule reaches a PC of this owner in this space.
    fn place(&mut self, section: &str, owner: usize, at: usize, seen: &Seen) -> Result<(), String> {
        let (troops, by) = (&seen.troops, 1 - owner);
        let bare = !troops.any(at, owner);
        let fits = match section {
            "5.2.C2.2" | "5.2.C2.5" | "5.6" => troops.cus(at, by) > 0,
            "17.2.Valerius" => owner == 1 && at == troops.march() && troops.cus(at, by) > 0,
            "17.2.Carthalo" => owner == 0 && bare && joined(troops.march(), at, true),
            "17.1.20" => owner == 1 && bare && at == troops.march(),
            "17.1.25" => owner == 1 && revolts(at, seen),
            "17.1.44" => {
                bare && (SPACES[at].province == SPACES[self.battle].province || joined(self.battle, at, false))
            }
            "17.1.52" => {
                self.bases
                    .retain(|from| troops.cus(*from, by) > 0 && joined(*from, at, true));
                bare && !self.bases.is_empty()
            }
            _ => bare,
        };
        let refused = || format!("{section} does not reach {}'s PC in {}", SIDES[owner], name(at));
        if fits { Ok(()) } else { Err(refused()) }
    }
}

/// #25: no CU guards the PC; in Numidia as long as there is one such, then in Libya.
fn revolts(at: usize, seen: &Seen) -> bool {
    let loose = |map: &Map, at: usize| map.marker(at) == Marker::Pc(1) && seen.troops.cus(at, 1) == 0;
    let numidia = |at: usize| SPACES[at].province == Province::Numidia;
    let some = (0..COUNT).any(|at| numidia(at) && loose(&seen.map, at));
    let ground = numidia(at) || !some && SPACES[at].province == Province::Libya;
    ground && loose(&seen.map, at)
}

/// Whether two spaces are joined by a road, or by a coastal lane if that counts too.
fn joined(a: usize, b: usize, by_sea: bool) -> bool {
    let roads = ROADS.iter().map(|road| (road.a, road.b));
    let lanes = LANES.iter().map(|lane| (lane.a, lane.b)).filter(|_| by_sea);
    let mut all = roads.chain(lanes).map(|(a, b)| (usize::from(a.0), usize::from(b.0)));
    all.any(|ends| ends == (a, b) || ends == (b, a))
}
