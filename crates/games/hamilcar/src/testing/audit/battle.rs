//! Land Battles (13): dice levels, charge, hits, winner, losses and their price.

use super::map::space;
use super::{Auditor, Seen};
use crate::data::generals::GENERALS;
use punic::testing::audit::units::{cus, units};
use testkit::audit::read::{Line, SIDES, between, both, count, leading, same, subject};

/// Horse heads, figures and circles.
type Symbols = [u32; 3];

/// A battle as far as the log has told it.
#[derive(Default)]
struct Fight {
    at: String,
    attacker: usize,
    cus: [u32; 2],
    /// Generals by side, and who is known to command.
    generals: [Vec<usize>; 2],
    commands: [Option<usize>; 2],
    /// Battle Ratings that cards have changed (17.1 #54, #59).
    rated: [Option<u32>; 2],
    levels: [u32; 2],
    /// A level that a general must account for in the next line.
    denied: bool,
    /// By side: the large and the small die.
    dice: [[Option<Symbols>; 2]; 2],
    /// Who may still have a die rolled again.
    rerolls: [u32; 2],
    hits: Option<[u32; 2]>,
    /// Hits that a general saves his side from.
    spared: [u32; 2],
    winner: Option<usize>,
    /// CUs lost to hits.
    fallen: [u32; 2],
    /// Units lost in all.
    lost: [u32; 2],
}

/// All battles of a log.
#[derive(Default)]
pub(super) struct Battles {
    fight: Option<Fight>,
    done: usize,
}

impl Auditor<Seen> for Battles {
    fn take(&mut self, line: &Line<'_>, seen: &Seen) -> Result<(), String> {
        if line.section == "13.1" && line.text.starts_with("Battle of ") {
            let fight = Fight::begin(line.text)?;
            let there = fight.stands(seen);
            let open = self.fight.replace(fight);
            return unfinished(open).and(there);
        }
        let Some(fight) = &mut self.fight else { return Ok(()) };
        if line.text.contains("calls the attack in ") {
            self.fight = None;
            return Ok(());
        }
        if core::mem::take(&mut fight.denied) && line.section != "17.2.Florus" {
            return Err("a dice level is missing".to_owned());
        }
        if line.section == "13.6" && line.text.contains(" in this battle: ") {
            let fight = self.fight.take().unwrap_or_default();
            self.done += 1;
            return fight.price(line.text);
        }
        fight.counts(line, seen)?;
        fight.take(line)
    }

    fn end(&mut self) -> Result<(), String> {
        unfinished(self.fight.take())
    }

    fn done(&self) -> usize {
        self.done
    }
}

fn unfinished(fight: Option<Fight>) -> Result<(), String> {
    match fight {
        Some(fight) => Err(format!("the Battle of {} has no end", fight.at)),
        None => Ok(()),
    }
}

/// An error when a line cannot be read.
fn read<T>(what: &str, found: Option<T>) -> Result<T, String> {
    found.ok_or_else(|| format!("the {what} cannot be read"))
}

/// The Generals of a Force by the names on their counters: "Hanno and Gisco with 3 CUs".
fn led(force: &str) -> Vec<usize> {
    let (names, _) = force.rsplit_once(" with ").unwrap_or_default();
    let row = |name: &str| GENERALS.iter().position(|row| row.short == name);
    let names = names.split([',', ' ']).filter_map(row);
    names.collect()
}

impl Fight {
    /// The Forces stand in the space: all there is, but for what is inside the walls.
    fn stands(&self, seen: &Seen) -> Result<(), String> {
        let at = space(&self.at)?;
        for side in [0, 1].into_iter().filter(|_| seen.known) {
            let there = seen.troops.cus(at, side);
            if self.cus[side] > there || self.cus[side] < there && seen.map.control(at) != Some(side) {
                return same(&format!("CUs of {}", SIDES[side]), self.cus[side], there);
            }
        }
        Ok(())
    }

    /// What is compared for the dice levels: Walled Cities of the Region for whoever has a General (13.3.B), and the Battle Rating of who
    /// commands (13.3.C).
    fn counts(&mut self, line: &Line<'_>, seen: &Seen) -> Result<(), String> {
        let text = line.text;
        let who = |name: &str| GENERALS.iter().position(|row| row.name == name);
        let (name, rated) = text.split_once(" fights with Battle Rating ").unwrap_or((text, ""));
        let commands = text
            .strip_suffix(" commands.")
            .map(|head| head.rsplit_once(": ").map_or(head, |(_, name)| name));
        if let Some(general) = commands.and_then(who) {
            self.commands[GENERALS[general].side as usize] = Some(general);
        } else if let Some(general) = who(name) {
            self.rated[GENERALS[general].side as usize] =
                leading(rated).or(self.rated[GENERALS[general].side as usize]);
        }
        let Some(printed) = text.split_once(". Dice levels: ").and_then(|(counts, _)| both(counts)) else {
            return Ok(());
        };
        for side in [0, 1] {
            let generals = &self.generals[side];
            let fits = match line.section {
                "13.3.B" if seen.known && generals.is_empty() => printed[side] == 0,
                "13.3.B" if seen.known => printed[side] == seen.map.cities(space(&self.at)?, side),
                "13.3.C" => match (self.rated[side], self.commands[side]) {
                    (Some(rated), _) => printed[side] == rated,
                    (None, Some(general)) => printed[side] == u32::from(GENERALS[general].battle),
                    (None, None) if generals.is_empty() => printed[side] == 0,
                    (None, None) => generals
                        .iter()
                        .any(|general| printed[side] == u32::from(GENERALS[*general].battle)),
                },
                _ => true,
            };
            if !fits {
                return Err(format!("{} does not come to {}", SIDES[side], printed[side]));
            }
        }
        Ok(())
    }

    fn begin(text: &str) -> Result<Self, String> {
        let (head, stands) = read("Forces", text.split_once("; "))?;
        let at = read("place", between(head, "Battle of ", ": "))?;
        let (attacker, attacks) = read("Attacker", head.split_once(": ").and_then(|(_, rest)| subject(rest)))?;
        let mut cus_of = [0; 2];
        cus_of[attacker] = cus(attacks);
        cus_of[1 - attacker] = cus(stands);
        let mut generals = [led(attacks), led(stands)];
        if attacker == 1 {
            generals.swap(0, 1);
        }
        Ok(Fight {
            at: at.to_owned(),
            attacker,
            cus: cus_of,
            generals,
            levels: [1, 1],
            ..Fight::default()
        })
    }

    fn take(&mut self, line: &Line<'_>) -> Result<(), String> {
        let text = line.text;
        if let Some((counts, levels)) = text.split_once(". Dice levels: ") {
            let counts = read("count", both(counts))?;
            return self.level(line.section, counts, read("dice levels", both(levels))?);
        }
        if text.contains("against Battle Rating ") {
            return self.charge(text);
        }
        if line.section == "17.2.Calatinus" {
            self.spared[0] = 1;
        }
        if text.contains(" Battle Die: ") || text.contains(" Battle Die rolled again: ") {
            return self.die(line);
        }
        if let (Some(hits), true) = (both(&text.replace("suffers ", "")), text.contains(" suffers ")) {
            return self.hit(hits);
        }
        if text.contains(" wins the Battle of ") {
            return self.won(read("winner", line.subject())?.0);
        }
        if self.winner.is_some() {
            self.loses(line)?;
        }
        Ok(())
    }

    /// 13.3.A to C: one level for more of what is compared; at level 3 a better General leaves the enemy none.
    fn level(&mut self, section: &str, counts: [u32; 2], printed: [u32; 2]) -> Result<(), String> {
        if section == "13.3.A" {
            same("CUs in the battle", counts, self.cus)?;
        }
        let mut levels = self.levels;
        if counts[0] != counts[1] {
            let more = usize::from(counts[1] > counts[0]);
            if section == "13.3.C" && levels[more] == 3 {
                levels[1 - more] = 0;
            } else {
                levels[more] += 1;
            }
        }
        self.denied = section == "13.3.B" && counts[1] > counts[0] && printed == self.levels;
        if self.denied {
            return Ok(());
        }
        self.levels = levels;
        same("dice levels", printed, levels)
    }

    /// 13.3.D: what the die of the charge comes to, and who may reroll.
    fn charge(&mut self, text: &str) -> Result<(), String> {
        let (_, rest) = read("rating", text.split_once("against Battle Rating "))?;
        let rating = read("rating", leading(rest))?;
        let (_, rolled) = read("charge", rest.split_once(": "))?;
        let die = read("die", leading(rolled))?;
        let part = |word: &str| rolled.split_once(word).and_then(|(_, rest)| leading(rest)).unwrap_or(0);
        let head = rolled.split_once(" is ").map_or("", |(head, _)| head);
        let of_head = |word: &str| if head.contains(word) { part(word) } else { 0 };
        let result = (die + of_head(" more ")).saturating_sub(of_head(" less "));
        if let Some((_, printed)) = rolled.split_once(" is ") {
            same("charge", read("result", leading(printed))?, result)?;
        }
        self.rerolls = [u32::from(result <= 1), u32::from(result > rating)];
        Ok(())
    }

    fn die(&mut self, line: &Line<'_>) -> Result<(), String> {
        let (by, rest) = read("roller", line.subject())?;
        let (head, symbols) = read("symbols", rest.split_once(": "))?;
        let symbols = ["horse head", "figure", "circle"].map(|symbol| count(&format!(" {symbols}"), symbol));
        let small = usize::from(head.contains("small "));
        let Some(whose) = head.strip_prefix("has ") else {
            self.dice[by][small] = Some(symbols);
            return Ok(());
        };
        let side = read(
            "owner of the die",
            SIDES.iter().position(|side| whose.starts_with(side)),
        )?;
        if line.section == "13.3.D" {
            self.rerolls[by] = self.rerolls[by].checked_sub(1).ok_or("nothing lets the side reroll")?;
        }
        if self.dice[side][small].is_none() {
            return Err("a die is rolled again that was not rolled".to_owned());
        }
        self.dice[side][small] = Some(symbols);
        Ok(())
    }

    /// 13.4: heads and figures hit; a circle cancels an enemy figure, or hits.
    fn hit(&mut self, printed: [u32; 2]) -> Result<(), String> {
        for (side, dice) in self.dice.iter().enumerate() {
            let level = self.levels[side];
            let wanted = [level >= 2, level == 1 || level == 3];
            same("dice rolled", dice.map(|d| d.is_some()), wanted)?;
        }
        let sum = |side: usize, symbol: usize| self.dice[side].iter().flatten().map(|d| d[symbol]).sum::<u32>();
        let suffers = |side: usize| {
            let by = 1 - side;
            let figures = sum(by, 1).saturating_sub(sum(side, 2));
            let circles = sum(by, 2).saturating_sub(sum(side, 1));
            sum(by, 0) + figures + circles
        };
        let hits = [suffers(0), suffers(1)];
        self.hits = Some(hits);
        same("hits", printed, hits)
    }

    /// 13.4: more hits lose, and in a tie the Attacker.
    fn won(&mut self, printed: usize) -> Result<(), String> {
        let hits = read("hits", self.hits)?;
        let attacker = self.attacker;
        let winner = if hits[attacker] < hits[1 - attacker] {
            attacker
        } else {
            1 - attacker
        };
        self.winner = Some(printed);
        same("winner", SIDES[printed], SIDES[winner])
    }

    fn loses(&mut self, line: &Line<'_>) -> Result<(), String> {
        let Some((side, rest)) = line.subject() else {
            return Ok(());
        };
        match line.section {
            "13.4" if rest.starts_with("loses ") => {
                self.fallen[side] += cus(rest);
                self.lost[side] += units(rest);
            }
            "13.5.C" if rest.starts_with("loses ") => self.lost[side] += units(rest),
            "2.3.D3" if rest.starts_with("captures ") => self.lost[1 - side] += units(rest),
            _ if rest.starts_with("finds no way out of ") => self.lost[side] += units(rest),
            _ => {}
        }
        Ok(())
    }

    /// 13.4 and 13.6: as many CUs as hits, as far as there are; half of what the loser lost in PCs, rounded down.
    fn price(&self, text: &str) -> Result<(), String> {
        let hits = read("hits", self.hits)?;
        for side in [0, 1] {
            let fall = (hits[side] - self.spared[side].min(hits[side])).min(self.cus[side]);
            same("CUs lost to hits", self.fallen[side], fall)?;
        }
        let (loser, rest) = read("loser", subject(text))?;
        same("loser", Some(loser), self.winner.map(|winner| 1 - winner))?;
        let units = count(rest, "Unit");
        same("Units lost", units, self.lost[loser])?;
        let pcs = read(
            "price",
            rest.split_once("it costs ").and_then(|(_, cost)| leading(cost)),
        )?;
        same("PCs", pcs, units / 2)
    }
}
