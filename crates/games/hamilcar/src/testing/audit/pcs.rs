//! Losses of PCs that cost a number: as many are taken off the map, and from where the rule wants them, as battles (13.6, 9.4), displaced
//! Aristocrats (2.2.D2), the Victory Check (5.5), Mercenaries (5.2.C3, 16.3), unrest (16.5) and the rites (17.1 #56) cost.

use super::map::{Marker, Turned, is_in, turned};
use super::{Auditor, Seen};
use crate::data::generals::GENERALS;
use crate::data::provinces::Region;
use crate::data::spaces::COUNT;
use crate::data::tracks::TURNS;
use testkit::audit::read::{Line, SIDES, count, leading, number, same, subject};

/// PCs that the rites cost (17.1 #56).
const RITES: u32 = 2;
/// The home Region of each side (16.5).
const HOME: [Region; 2] = [Region::Italia, Region::Africa];
/// Losses whose first PC Carthage takes from the Miat (2.1.G, 15.3.A).
const MIAT_FIRST: [&str; 3] = ["13.6", "9.4", "5.5"];
/// Losses that are paid from the Miat alone (5.2.C3, 16.3).
const MIAT_ONLY: [&str; 2] = ["5.2.C3", "16.3"];
/// What may be told while PCs are taken off: Provinces and the Miat that turn with them, the general who leaves, halves, Pulcher, the end.
const BESIDE: [&str; 15] = [
    "2.1.E",
    "2.1.G",
    "2.1.H",
    "15.3.B",
    "15.3.C",
    "15.3.D",
    "2.2.A",
    "2.2.B",
    "5.1.C",
    "15.1",
    "17.2.Pulcher",
    "4.1",
    "6.1",
    "13.6",
    "9.4",
];

/// What is owed.
struct Debt {
    side: usize,
    section: &'static str,
    owed: u32,
    paid: u32,
    /// PCs that the side had to lose, if the map is known.
    had: Option<u32>,
}

/// All losses of a log.
#[derive(Default)]
pub(super) struct Losses {
    debt: Option<Debt>,
    /// The Consul whom the rites bind, and what has been paid for him.
    rites: Option<(String, u32)>,
    turn: usize,
    done: usize,
}

impl Auditor<Seen> for Losses {
    fn take(&mut self, line: &Line<'_>, seen: &Seen) -> Result<(), String> {
        if line.section == "17.1.56" {
            return self.rites(line);
        }
        self.obeyed(line)?;
        if line.text.starts_with("Turn ") && line.text.contains(" begins: ") {
            self.turn += 1;
        }
        if let Some((side, owed, section)) = self.owes(line, seen)? {
            let before = self.settled();
            let had = seen.known.then(|| seen.map.may_lose(side));
            let paid = 0;
            self.debt = Some(Debt {
                side,
                section,
                owed,
                paid,
                had,
            });
            return before;
        }
        if let Some(winner) = line.text.strip_suffix(" wins the war.") {
            return self.decided(winner);
        }
        let Some(debt) = &mut self.debt else { return Ok(()) };
        if line.section == "17.2.Pulcher" {
            debt.owed += 1;
            return Ok(());
        }
        match turned(line)? {
            Some(turned) if line.section == debt.section => debt.pays(turned, seen),
            None if line.section == debt.section || BESIDE.contains(&line.section) => Ok(()),
            _ => self.settled(),
        }
    }

    fn end(&mut self) -> Result<(), String> {
        self.settled()
    }

    fn done(&self) -> usize {
        self.done
    }
}

impl Debt {
    /// A PC is taken off; `seen` is the map before.
    fn pays(&mut self, turned: Turned, seen: &Seen) -> Result<(), String> {
        let first = self.paid == 0;
        self.paid += 1;
        let (side, at) = match turned {
            Turned::Removed(side, at) => (side, Some(at)),
            Turned::OffMiat(_) => (1, None),
            _ => return Err(format!("{} takes PCs off", self.section)),
        };
        same("who pays", SIDES[side], SIDES[self.side])?;
        let from_map = at.is_some();
        if from_map && MIAT_ONLY.contains(&self.section) {
            return Err("it is paid from the Miat".to_owned());
        }
        if !seen.known {
            return Ok(());
        }
        let miat_first = side == 1 && first && MIAT_FIRST.contains(&self.section) && seen.map.on_miat() > 0;
        if from_map && miat_first {
            return Err("the first PC comes from the Miat".to_owned());
        }
        let at_home = seen.map.pcs(side).any(|at| is_in(at, HOME[side]));
        if self.section == "16.5" && at_home && !at.is_some_and(|at| is_in(at, HOME[side])) {
            return Err("PCs at home go first".to_owned());
        }
        Ok(())
    }
}

impl Losses {
    /// What was owed has been paid by the time that something else is.
    fn settled(&mut self) -> Result<(), String> {
        let Some(debt) = self.debt.take() else { return Ok(()) };
        self.done += usize::from(debt.owed > 0);
        same(&format!("PCs taken off for {}", debt.section), debt.paid, debt.owed)
    }

    /// Who cannot pay has lost (4.1): nothing is owed any more. Who can must have paid.
    fn decided(&mut self, winner: &str) -> Result<(), String> {
        match self.debt.take() {
            Some(debt) if debt.had.is_some_and(|had| had < debt.owed) => same("winner", winner, SIDES[1 - debt.side]),
            Some(debt) if debt.had.is_some() => {
                self.debt = Some(debt);
                self.settled()
            }
            _ => Ok(()),
        }
    }

    /// The rites bind a Consul, and are paid before he is activated (17.1 #56).
    fn rites(&mut self, line: &Line<'_>) -> Result<(), String> {
        let left = self.settled();
        if let Some((_, consul)) = line.text.split_once(" works on ") {
            self.rites = Some((consul.trim_end_matches('.').to_owned(), 0));
        } else if let Some(turned) = turned(line)? {
            let Some((_, paid)) = &mut self.rites else {
                return Err("the rites bind nobody".to_owned());
            };
            *paid += 1;
            if !matches!(turned, Turned::Removed(0, _)) {
                return Err("Rome takes PCs off for the rites".to_owned());
            }
        }
        left
    }

    /// Whoever is activated has paid for the rites that bind him, and nobody else has.
    fn obeyed(&mut self, line: &Line<'_>) -> Result<(), String> {
        let Some((consul, paid)) = &self.rites else {
            return Ok(());
        };
        let paid = *paid;
        let bound = line
            .text
            .strip_prefix(consul)
            .is_some_and(|rest| rest.starts_with(" is activated in "));
        let over = line.text.starts_with("The War Chest boxes are emptied");
        let other = !matches!(line.section, "2.1.E" | "2.1.G" | "2.1.H") && paid > 0;
        if !(bound || over || other) {
            return Ok(());
        }
        self.rites = None;
        self.done += usize::from(paid > 0);
        same("PCs for the rites", paid, if bound { RITES } else { 0 })
    }

    /// Who owes how many PCs by a line, and under which section they go.
    fn owes(&self, line: &Line<'_>, seen: &Seen) -> Result<Option<(usize, u32, &'static str)>, String> {
        let text = line.text;
        let battle = ["13.6", "9.4"].into_iter().find(|section| *section == line.section);
        if let Some(section) = battle.filter(|_| text.contains("it costs ")) {
            let (side, rest) = subject(text).ok_or("nobody pays for the battle")?;
            return Ok(Some((side, count(rest, "PC"), section)));
        }
        if let Some(who) = text.strip_suffix(" is displaced.") {
            let row = GENERALS
                .iter()
                .find(|row| row.name == who)
                .ok_or("nobody of that name")?;
            // Without Warships to guard him his loss at sea has no Political Consequences (8.3, 8.5).
            let pays = row.aristocrat && !["8.3", "8.5"].contains(&line.section);
            return Ok(pays.then_some((0, row.battle.into(), "2.2.D2")));
        }
        if let Some(held) = text.strip_prefix("Victory Check: ") {
            return victory_check(held, seen).map(Some);
        }
        let hires = MIAT_ONLY.into_iter().find(|section| *section == line.section);
        if let Some(section) = hires.filter(|_| text.ends_with(" of the Miat.") && text.contains(" for ")) {
            let pcs = count(text, "PC");
            let cost = TURNS
                .get(self.turn.wrapping_sub(1))
                .map(|turn| u32::from(turn.mercenary_cost));
            same(
                "PCs for the Mercenary",
                Some(pcs),
                cost.filter(|_| seen.known).or(Some(pcs)),
            )?;
            return Ok(Some((1, pcs, section)));
        }
        if line.section == "16.5" && text.contains(" at home, ") {
            let side = SIDES
                .iter()
                .position(|side| text.contains(side))
                .ok_or("nobody pays for unrest")?;
            let tribes = count(text, "Tribe");
            let wild = |at: &usize| seen.map.marker(*at) == Marker::Tribe && !seen.map.pointed[*at];
            let there = (0..COUNT).filter(|at| is_in(*at, HOME[side])).filter(wild).count() as u32;
            same("Tribes", tribes, if seen.known { there } else { tribes })?;
            return Ok(Some((side, tribes, "16.5")));
        }
        Ok(None)
    }
}

/// 5.5: "Rome holds 6 Provinces, Carthage 7 Provinces; Rome pays 1 PC."
fn victory_check(held: &str, seen: &Seen) -> Result<(usize, u32, &'static str), String> {
    let (rome, rest) = held
        .strip_prefix("Rome holds ")
        .and_then(|held| held.split_once(", Carthage "))
        .unwrap_or((held, ""));
    let printed = [
        number("Provinces of Rome", leading(rome))?,
        number("Provinces of Carthage", leading(rest))?,
    ];
    if seen.known {
        same("Provinces", printed, seen.map.score())?;
    }
    let (loser, owed) = (usize::from(printed[1] < printed[0]), printed[0].abs_diff(printed[1]));
    let (_, price) = rest.split_once("; ").ok_or("the price cannot be read")?;
    match subject(price) {
        Some((side, rest)) => {
            same("who pays", SIDES[side], SIDES[loser])?;
            same("PCs", count(rest, "PC"), owed)?;
        }
        None => same("PCs", 0, owed)?,
    }
    Ok((loser, owed, "5.5"))
}
