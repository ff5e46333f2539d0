//! Battles (14 to 17): hands, the cards that are played and match, rolls for the attack, casualties, the retreat and its price.

mod cards;
mod price;

use super::board::{name, space, space_after};
use super::hand::{Hand, allies, militia, tribe};
use super::troops::{Units, general, listed};
use super::{Auditor, Seen, side_of};
use crate::data::generals::{Ability, GENERALS};
use cards::{kind_after, kind_of};
use testkit::audit::read::{Line, SIDES, between, leading, number, same};

/// A battle as far as the log has told it.
#[derive(Default)]
struct Fight {
    at: usize,
    /// Who attacked first, and who attacks now.
    began: usize,
    attacker: usize,
    forces: [Units; 2],
    /// Generals in command.
    commands: [Option<usize>; 2],
    /// Allies that stay away: those of Spain, those of both Numidias.
    away: [[bool; 2]; 2],
    spied: [bool; 2],
    /// Cards that the elephants cost.
    charge: [u32; 2],
    dealt: [Option<u32>; 2],
    /// Cards in hand by type.
    hands: [[u32; 6]; 2],
    rounds: u32,
    /// The type to be matched, and whether Maharbal's Cavalry stands for it.
    attack: Option<(usize, bool)>,
    /// Whether a roll has won the initiative, and it must be told.
    seizes: Option<usize>,
    /// Whether Hannibal has used his Probe.
    probed: bool,
    /// Who has not matched, or has no card left.
    beaten: Option<usize>,
    winner: Option<usize>,
    /// CUs lost so far.
    lost: [u32; 2],
    /// Losses that must be told: whose, how many, whether an elephant first.
    due: Vec<(usize, u32, bool)>,
}

/// All battles of a log.
#[derive(Default)]
pub(super) struct Battles {
    fight: Option<Fight>,
    /// Whether the army that comes next to battle was intercepted, and whether the enemy has tried in vain to avoid it.
    intercepted: bool,
    avoids: bool,
    done: usize,
}

impl Auditor<Seen> for Battles {
    fn take(&mut self, line: &Line<'_>, seen: &Seen) -> Result<(), String> {
        let text = line.text;
        if text.starts_with("Battle of ") {
            let fight = Fight::begin(line, seen)?;
            let there = fight.stands(seen);
            self.fight = Some(fight);
            return there;
        }
        let Some(fight) = &mut self.fight else {
            self.onset(text);
            return Ok(());
        };
        let due = core::mem::take(&mut fight.due);
        if !due.is_empty() {
            return fight.bears(due, line);
        }
        let told = fight.take(line, seen, [self.intercepted, self.avoids]);
        let ends = line.section == "15.5" && text.contains(" in this battle: ") || text.contains(" withdraws from ");
        let left = super::played(line).is_some() || text.starts_with("Turn ") || text.contains(" is activated in ");
        if ends || left {
            self.done += 1;
            self.fight = None;
            (self.intercepted, self.avoids) = (false, false);
        }
        told
    }

    fn done(&self) -> usize {
        self.done
    }
}

impl Battles {
    /// What goes before a battle.
    fn onset(&mut self, text: &str) {
        if ["marches from ", "lands in ", "is activated in "]
            .iter()
            .any(|words| text.contains(words))
        {
            (self.intercepted, self.avoids) = (false, false);
        }
        self.intercepted |= text.contains(" falls on the enemy in ");
        self.avoids |= text.contains(" will try to avoid battle in ");
        self.avoids &= !text.contains(" slips away to ");
    }
}

impl Fight {
    /// "Battle of Cannae: Carthage attacks, Hannibal with 8 CUs; Rome stands, Varro and Paulus with 10 CUs, Varro in command."
    fn begin(line: &Line<'_>, _: &Seen) -> Result<Fight, String> {
        let text = line.text.strip_prefix("Battle of ").unwrap_or_default();
        let (at, rest) = text.split_once(": ").ok_or("the field cannot be read")?;
        let (attacks, stands) = rest.split_once("; ").ok_or("the armies cannot be read")?;
        let (side, first) = attacks.split_once(" attacks, ").ok_or("who attacks cannot be read")?;
        let (_, second) = stands.split_once(" stands, ").ok_or("who stands cannot be read")?;
        let side = side_of(side)?;
        let mut fight = Fight {
            at: space(at)?,
            began: side,
            attacker: side,
            ..Fight::default()
        };
        for (side, army) in [(side, first), (1 - side, second)] {
            fight.forces[side] = listed(army);
            fight.commands[side] = commander(army.trim_end_matches('.'));
        }
        Ok(fight)
    }

    /// No more fight than stand there.
    fn stands(&self, seen: &Seen) -> Result<(), String> {
        for side in [0, 1] {
            let there = seen.troops.units(self.at, side);
            if self.forces[side].cus > there.cus || self.forces[side].elephants > there.elephants {
                return Err(format!("{} has {there:?} in {}", SIDES[side], name(self.at)));
            }
        }
        Ok(())
    }

    /// The Battle Rating of who commands.
    fn rating(&self, side: usize) -> u32 {
        self.commands[side].map_or(0, |who| u32::from(GENERALS[who].battle))
    }

    fn take(&mut self, line: &Line<'_>, seen: &Seen, onset: [bool; 2]) -> Result<(), String> {
        let text = line.text;
        if let Some(side) = self.seizes.take() {
            return same(
                "the attacker",
                text,
                format!("{} is the attacker now.", SIDES[side]).as_str(),
            )
            .map(|()| self.attacker = side);
        }
        if let Some(rest) = text.strip_prefix("The consuls dispute the command, ") {
            return self.disputed(rest);
        }
        if text.contains(" against Battle Rating ") {
            return self.charges(text);
        }
        if text.starts_with("The elephants take fright: ") {
            let fewer = between(text, "Carthage gets ", " Battle Card").and_then(leading);
            self.charge[1] = number("cards", fewer)?;
            return Ok(());
        }
        if let Some(rest) = text.strip_prefix("The spy sees ") {
            return self.shows(rest);
        }
        if let Some(rest) = text.strip_prefix("An ally comes over to ") {
            let to = usize::from(rest.starts_with("Carthage"));
            let kind = kind_after(rest, " with ")?;
            self.lay(1 - to, kind)?;
            self.hands[to][kind] += 1;
            return Ok(());
        }
        if let Some(rest) = text.strip_prefix("Round ") {
            return self.attacks(rest);
        }
        if let Some((side, _)) = text.split_once(", which began with ") {
            return self.retreat_table(side_of(side)?, text);
        }
        if let Some(rest) = text.strip_prefix("Casualties after ") {
            return self.casualties(rest);
        }
        if let Some((count, rest)) = text.split_once(" of ").filter(|(count, _)| leading(count).is_some()) {
            return self.more(number("cards", leading(count))?, rest, line.section);
        }
        match line.subject() {
            Some((side, rest)) => self.of_side(side, rest, line, seen, onset),
            None => Ok(()),
        }
    }

    fn of_side(
        &mut self,
        side: usize,
        rest: &str,
        line: &Line<'_>,
        seen: &Seen,
        onset: [bool; 2],
    ) -> Result<(), String> {
        if rest.starts_with("answers with ") {
            self.answered(side, rest);
        } else if rest.starts_with("gets ") && self.dealt[side].is_none() {
            return self.hand(side, rest, seen, onset);
        } else if rest.starts_with("is dealt ") {
            return self.deal(side, rest);
        } else if rest.starts_with("matches with ") {
            return self.matches(side, rest);
        } else if rest == "does not match." {
            same("who does not match", SIDES[side], SIDES[1 - self.attacker])?;
            self.beaten = Some(side);
        } else if rest.starts_with("has no Battle Card left ") {
            self.beaten = Some(side);
            same("who attacks", SIDES[side], SIDES[self.attacker])?;
            return same("cards in hand", self.hands[side].iter().sum::<u32>(), 0);
        } else if rest == "is the attacker now." {
            self.attacker = side;
        } else if let Some((roll, _)) = rest
            .strip_prefix("rolls ")
            .and_then(|rest| rest.split_once(" or less: "))
        {
            return self.rolls(side, roll, rest);
        } else if rest.starts_with("wins the Battle of ") {
            return self.won(side, rest);
        } else if let Some(field) = between(rest, "finds no way out of ", ":") {
            self.lost[side] += listed(rest).cus;
            same("who flees", Some(SIDES[1 - side]), self.winner.map(|won| SIDES[won]))?;
            space(field)?;
        } else if rest.starts_with("loses ") && line.section == "15.3" {
            return self.way(side, rest, seen);
        } else if rest.starts_with("has lost ") && line.section == "15.5" {
            let cus = number("CUs", rest.strip_prefix("has lost ").and_then(leading))?;
            return same("CUs lost in the battle", cus, self.lost[side]);
        }
        Ok(())
    }

    /// "4: Gaius Flaminius commands now."
    fn disputed(&mut self, rest: &str) -> Result<(), String> {
        let die = number("die", leading(rest))?;
        let (_, who) = rest.split_once(": ").ok_or("who commands cannot be read")?;
        let (who, how) = general(who).ok_or("no such general commands")?;
        let before = self.commands[0].replace(who);
        same("who commands", how.contains("now"), die >= 4)?;
        same("a change of command", before != Some(who), die >= 4)
    }

    /// "2 elephant CUs charge against Battle Rating 3: 5, and Rome's ranks are broken."
    fn charges(&mut self, text: &str) -> Result<(), String> {
        let elephants = number("elephants", leading(text))?;
        let rating = number("rating", between(text, "Battle Rating ", ":").and_then(leading))?;
        let die = number("die", text.split_once(": ").and_then(|(_, rest)| leading(rest)))?;
        let breaks = die > rating.max(1);
        self.charge = [if breaks { elephants } else { 0 }, u32::from(die == 1)];
        same("elephants", elephants, self.forces[1].elephants)?;
        same("the rating", rating, self.rating(0))?;
        same("broken ranks", text.contains("ranks are broken"), breaks)?;
        same("beasts running wild", text.contains("run wild"), die == 1)
    }

    fn hand(&mut self, side: usize, rest: &str, seen: &Seen, [intercepted, avoids]: [bool; 2]) -> Result<(), String> {
        let told = Hand::read(rest)?;
        let defends = side != self.began;
        let led = self.commands[side].is_some();
        let due = Hand {
            rating: self.rating(side),
            cus: self.forces[side].cus,
            allies: if led {
                allies(seen, self.at, side, self.away[side])
            } else {
                0
            },
            militia: militia(self.at, side),
            tribe: tribe(seen, self.at, side),
            interception: u32::from(defends && intercepted),
            avoidance: u32::from(defends && avoids),
            charge: self.charge[side],
        };
        self.dealt[side] = Some(due.cards());
        same("the hand", told.cards(), due.cards())?;
        if told.cards() == 0 {
            Ok(())
        } else {
            same("the hand", told, due)
        }
    }

    /// "2 of Rome's Battle Cards are for the militia of Latium."
    fn more(&self, cards: u32, rest: &str, section: &str) -> Result<(), String> {
        let side = usize::from(rest.starts_with("Carthage"));
        match section {
            "14.4" => same("militia", cards, militia(self.at, side)),
            "12.4" | "20.9" => same("one card", cards, 1),
            _ => Ok(()),
        }
    }

    /// "3 to counterattack, needs 2" and whether it succeeds.
    fn rolls(&mut self, side: usize, roll: &str, rest: &str) -> Result<(), String> {
        let die = number("die", leading(roll))?;
        let needed = number("face", roll.split_once(", needs ").and_then(|(_, rest)| leading(rest)))?;
        let able = self.commands[side].map(|who| GENERALS[who].ability);
        let counter = roll.contains(" to counterattack");
        let upto = match able {
            Some(Ability::Counterattack { upto, attacker }) if counter && attacker == (side == self.began) => upto,
            Some(Ability::Pursuit { upto }) if roll.contains(" to stop ") => upto,
            _ => 0,
        };
        same("up to which face", needed, self.rating(side).max(u32::from(upto)))?;
        let succeeds = rest.ends_with(": it succeeds.");
        same("whether it succeeds", succeeds, die <= needed)?;
        let attacks = roll.contains(" to withdraw");
        same(
            "who may roll so",
            SIDES[side],
            SIDES[if attacks { self.attacker } else { 1 - self.attacker }],
        )?;
        self.seizes = (counter && succeeds).then_some(side);
        Ok(())
    }

    /// "wins the Battle of Cannae with Probe."
    fn won(&mut self, side: usize, rest: &str) -> Result<(), String> {
        self.winner = Some(side);
        same("where", name(space_after(rest, "Battle of ")?), name(self.at))?;
        same("who is beaten", self.beaten, Some(1 - side))?;
        let with = rest.split_once(" with ").map(|(_, kind)| kind_of(kind)).transpose()?;
        let unmatched = self.attack.map(|(kind, _)| kind).filter(|_| side == self.attacker);
        same("with what", with, unmatched)
    }
}

/// Who commands an army: "Varro and Paulus with 10 CUs, Varro in command", "Hanno with 2 CUs", "3 CUs".
fn commander(army: &str) -> Option<usize> {
    let named = |short: &str| GENERALS.iter().position(|row| row.short == short);
    match army.strip_suffix(" in command").and_then(|rest| rest.rsplit_once(", ")) {
        Some((_, short)) => named(short),
        None => named(army.split_once(" with ").map_or(army, |(head, _)| head)),
    }
}
