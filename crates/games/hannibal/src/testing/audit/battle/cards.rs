//! The cards of a battle: dealt, seen by a spy, laid and matched (14.6 to 14.9, 20, 24).

use super::super::side_of;
use super::{Fight, SIDES};
use crate::data::generals::{Ability, GENERALS};
use testkit::audit::read::{count, leading, number, same};

/// The types of Battle Cards with how many there are.
const TYPES: [(&str, u32); 6] = [
    ("Frontal Assault", 12),
    ("Flank Left", 9),
    ("Flank Right", 9),
    ("Probe", 8),
    ("Double Envelopment", 6),
    ("Reserve", 4),
];
const FLANKS: [usize; 2] = [1, 2];
pub(super) const PROBE: usize = 3;
pub(super) const ENVELOPMENT: usize = 4;
const RESERVE: usize = 5;

impl Fight {
    /// Cards played before the deal (25).
    pub(super) fn answered(&mut self, side: usize, rest: &str) {
        let enemy = 1 - side;
        if rest.contains("Spy in Enemy Camp") {
            self.spied[enemy] = true;
        } else if rest.contains("Spanish Allies Desert") {
            self.away[enemy][0] = true;
        } else if rest.contains("Numidian Allies Desert") {
            self.away[enemy][1] = true;
        }
    }

    /// "is dealt 12 Battle Cards: 3 Frontal Assault and 9 Probe."
    pub(super) fn deal(&mut self, side: usize, rest: &str) -> Result<(), String> {
        let told = number("cards", rest.strip_prefix("is dealt ").and_then(leading))?;
        let (_, list) = rest.split_once(": ").unwrap_or_default();
        self.hands[side] = TYPES.map(|(kind, _)| count(&format!(" {list}"), kind));
        let all: u32 = self.hands[side].iter().sum();
        let there = (0..6).all(|kind| self.hands[0][kind] + self.hands[1][kind] <= TYPES[kind].1);
        same("cards dealt", Some(told), self.dealt[side])?;
        same("cards named", told, all)?;
        same("a hand that the deck has", there, true)
    }

    /// "Battle Cards of Rome: 2 Probe." or "no Battle Card of Rome."
    pub(super) fn shows(&mut self, rest: &str) -> Result<(), String> {
        let side = usize::from(rest.contains(" of Carthage"));
        let (_, list) = rest.split_once(": ").unwrap_or_default();
        let shown = TYPES.map(|(kind, _)| count(&format!(" {list}"), kind));
        let held = (0..6).all(|kind| shown[kind] <= self.hands[side][kind]);
        same("a spy", self.spied[side], true)?;
        same(
            "cards that a spy sees",
            shown.iter().sum(),
            self.hands[side].iter().sum::<u32>() / 2,
        )?;
        same("cards in that hand", held, true)
    }

    /// A card of this type leaves a hand.
    pub(super) fn lay(&mut self, side: usize, kind: usize) -> Result<(), String> {
        let held = &mut self.hands[side][kind];
        let left = held.checked_sub(1);
        *held = left.unwrap_or(0);
        left.map(drop)
            .ok_or_else(|| format!("{} holds no {}", SIDES[side], TYPES[kind].0))
    }

    pub(super) fn leads(&self, side: usize) -> bool {
        let hannibal = self.commands[side].is_some_and(|who| GENERALS[who].ability == Ability::Probe);
        hannibal && !self.probed
    }

    /// "3: Rome attacks with Reserve as Flank Left."
    pub(super) fn attacks(&mut self, rest: &str) -> Result<(), String> {
        self.rounds += 1;
        same("the round", leading(rest), Some(self.rounds))?;
        let (_, said) = rest.split_once(": ").ok_or("the attack cannot be read")?;
        let (side, card) = said.split_once(" attacks with ").ok_or("the card cannot be read")?;
        let side = side_of(side)?;
        same("who attacks", SIDES[side], SIDES[self.attacker])?;
        let stands = card.split_once(" as ").map(|(_, kind)| kind_of(kind)).transpose()?;
        if card.starts_with("Maharbal's Cavalry") {
            self.attack = Some((ENVELOPMENT, true));
            return same("the Cavalry", (side, stands), (1, Some(ENVELOPMENT)));
        }
        let kind = kind_of(card)?;
        let counts = stands.unwrap_or(kind);
        self.attack = Some((counts, false));
        let fits = match (kind, stands) {
            (RESERVE, Some(kind)) => kind != RESERVE,
            (PROBE, Some(kind)) => self.leads(side) && (FLANKS.contains(&kind) || kind == ENVELOPMENT),
            (RESERVE, None) => false,
            (_, stands) => stands.is_none(),
        };
        self.probed |= kind == PROBE && stands.is_some();
        self.lay(side, kind)?;
        same("what it stands for", fits, true)
    }

    pub(super) fn matches(&mut self, side: usize, rest: &str) -> Result<(), String> {
        let (kind, cavalry) = self.attack.take().ok_or("nothing is to be matched")?;
        same("who matches", SIDES[side], SIDES[1 - self.attacker])?;
        if rest.contains("Maharbal's Cavalry") {
            return same("the Cavalry", (side, kind, cavalry), (1, ENVELOPMENT, cavalry));
        }
        let with = kind_after(rest, " with ")?;
        let probe = with == PROBE && kind != PROBE;
        let fits = with == kind
            || with == RESERVE
            || probe && self.leads(side) && (FLANKS.contains(&kind) || kind == ENVELOPMENT);
        self.probed |= probe;
        self.lay(side, with)?;
        same("a match", fits, true)
    }
}

/// The type that a text names at its beginning.
pub(super) fn kind_of(text: &str) -> Result<usize, String> {
    let found = TYPES.iter().position(|(kind, _)| text.starts_with(kind));
    found.ok_or_else(|| format!("no Battle Card is called {text}"))
}

/// The type named after the last such word.
pub(super) fn kind_after(text: &str, word: &str) -> Result<usize, String> {
    let (_, rest) = text.rsplit_once(word).ok_or("the card cannot be read")?;
    kind_of(rest)
}
