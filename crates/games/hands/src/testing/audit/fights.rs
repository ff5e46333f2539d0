//! Land battles as the lines tell them (5.2.1 to 5.2.3), and what a card is worth in them by what is printed on it.

use super::board::{Board, holds};
use super::deed::Deed;
use super::names::name;
use crate::data::cards::{CAVALRY, Card, ELEPHANTS, Effect, HEAVY, LIGHT, card, card_of, empire};
use crate::data::locations::location;
use engine::{CardId, CardSet, SpaceId};
use testkit::audit::read::same;

/// The last space of the Battle Strength track on each side of its 0.
const TRACK: i32 = 8;

/// A battle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Battle {
    pub(super) at: SpaceId,
    pub(super) siege: bool,
    pub(super) round: u32,
    /// Above 0 for the attacker.
    pub(super) marker: i32,
    pub(super) cards: [CardSet; 2],
    pub(super) combined: [bool; 2],
    /// The Serpent bars the attacker's next round (7.2).
    pub(super) barred: bool,
}

/// Battles by their attackers, and the one that has just ended.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Fights {
    pub(super) open: [Option<Battle>; 2],
    pub(super) ended: Option<(usize, Battle)>,
    /// Who attacks where the last card went: the dice of its Elephants and Combined Arms come after it.
    pub(super) last: Option<(usize, usize, CardId)>,
}

impl Battle {
    /// How many rounds it lasts (5.2).
    pub(super) fn rounds(&self) -> u32 {
        if self.siege { 6 } else { 4 }
    }

    /// Moves the marker for a side; the track ends on both sides.
    pub(super) fn moved(&self, attacker: usize, side: usize, spaces: i32) -> i32 {
        let spaces = if side == attacker { spaces } else { -spaces };
        (self.marker + spaces).clamp(-TRACK, TRACK)
    }

    /// Cavalry strength points of a side.
    pub(super) fn cavalry(&self, side: usize) -> i32 {
        let horse = self.cards[side].and(CAVALRY).iter();
        horse.filter_map(empire).map(|row| i32::from(row.symbols.swords)).sum()
    }

    /// Strength of a card here (5.2.2); `None` where it has no place.
    pub(super) fn strength(&self, board: &Board, attacker: usize, side: usize, id: CardId) -> Option<i32> {
        let (ship, swords) = match card(id) {
            Card::Location(row) => (row.symbols.ship, row.symbols.swords),
            Card::Empire(row, _) => {
                let of = if self.siege {
                    row.strength.siege
                } else {
                    row.strength.field
                };
                (row.symbols.ship, of[usize::from(side != attacker)])
            }
            _ => return None,
        };
        let row = location(self.at);
        let sails = ship && row.coastal && !board.hostile(row.area, side);
        match swords {
            0 => sails.then_some(1),
            n => Some(n.into()),
        }
    }

    /// How far a card moves the marker for its side: in a siege two points of Cavalry are one of strength.
    pub(super) fn worth(&self, board: &Board, attacker: usize, side: usize, id: CardId) -> i32 {
        let strength = self.strength(board, attacker, side, id).unwrap_or(0);
        if self.siege && CAVALRY.contains(id) {
            let before = self.cavalry(side);
            (before + strength) / 2 - before / 2
        } else {
            strength
        }
    }

    /// Whether a side has all arms and has not had its bonus (5.2.2).
    pub(super) fn combines(&self, side: usize) -> bool {
        let has = |kind: CardSet| !self.cards[side].and(kind).is_empty();
        !self.siege && !self.combined[side] && has(HEAVY) && has(LIGHT) && has(CAVALRY)
    }
}

/// War Elephants: spaces by their die; a siege hampers them, drivers help.
pub(super) fn driven(siege: bool, effect: Option<Effect>, card: CardId, face: u32) -> Option<i32> {
    let die = empire(card)?.elephants?;
    let mut face = face as i32;
    if siege {
        face = (face - i32::from(die.siege)).max(1);
    }
    if let Some(Effect::ElephantDrivers(adds)) = effect {
        face = (face + i32::from(adds)).min(6);
    }
    die.moves.get(face as usize - 1).map(|moves| i32::from(*moves))
}

impl Fights {
    /// Who attacks a location.
    pub(super) fn attacker(&self, at: SpaceId) -> Option<usize> {
        let fought = |side: &usize| self.open[*side].as_ref().is_some_and(|battle| battle.at == at);
        [0, 1].into_iter().find(fought)
    }

    /// The battle at a location, to be changed, and its attacker.
    fn at(&mut self, at: SpaceId) -> Result<(usize, &mut Battle), String> {
        let attacker = self
            .attacker(at)
            .ok_or_else(|| format!("no battle is fought in {}", name(at)))?;
        let battle = self.open[attacker].as_mut().ok_or("no battle")?;
        Ok((attacker, battle))
    }

    /// Changes what a deed changes; says what cannot be.
    pub(super) fn take(&mut self, deed: &Deed, board: &Board) -> Result<(), String> {
        match *deed {
            Deed::Attacked { side, at, marker, .. } => {
                let free = self.open[side].is_none() && self.attacker(at).is_none();
                self.open[side] = Some(Battle {
                    at,
                    siege: board.walls.contains(at),
                    round: 1,
                    marker,
                    cards: [CardSet::EMPTY; 2],
                    combined: [false; 2],
                    barred: false,
                });
                holds(free, || "there is a battle already".to_owned())
            }
            Deed::Reinforced { side, at, card, marker } => {
                let (attacker, battle) = self.at(at)?;
                battle.marker = marker;
                let fresh = battle.cards[side].insert(card);
                self.last = Some((attacker, side, card));
                holds(fresh, || "the card is there already".to_owned())
            }
            Deed::Combined { side, at, marker } => {
                let (_, battle) = self.at(at)?;
                battle.marker = marker;
                battle.combined[side] = true;
                Ok(())
            }
            Deed::Elephants { at, marker, .. } | Deed::Betrayed { at, marker } => {
                self.at(at)?.1.marker = marker;
                Ok(())
            }
            Deed::Goes { at, round, marker, .. } => {
                let (_, battle) = self.at(at)?;
                (battle.round, battle.marker) = (round, marker);
                Ok(())
            }
            Deed::Over { at, .. } => {
                let attacker = self.at(at)?.0;
                self.ended = self.open[attacker].take().map(|battle| (attacker, battle));
                Ok(())
            }
            Deed::Lost { side, card } => self.leaves(side, card),
            Deed::Returned { side, card } => {
                self.clear(side, CardSet::from_iter([card]));
                Ok(())
            }
            Deed::Disbanded { side, cards } => {
                self.clear(side, cards);
                Ok(())
            }
            Deed::CardTaken { at, battle: true } => self.captured(card_of(at)),
            Deed::LeaderLeaves {
                side,
                card,
                battle: Some((at, marker)),
            } => self.quits(side, card, (at, marker), board),
            Deed::Barred { at } => {
                self.at(at)?.1.barred = true;
                Ok(())
            }
            Deed::Round { side } => {
                // The round that the Serpent has barred is over.
                if let Some(battle) = &mut self.open[1 - side] {
                    battle.barred = false;
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// A card of the battle that has just ended leaves it.
    fn leaves(&mut self, side: usize, card: CardId) -> Result<(), String> {
        let ended = self.ended.as_mut().map(|(_, battle)| battle.cards[side].remove(card));
        holds(ended == Some(true), || "the card was not in that battle".to_owned())
    }

    /// Cards go back or to a Discard pile from the battle that has just ended, if they were there.
    fn clear(&mut self, side: usize, cards: CardSet) {
        if let Some((_, battle)) = &mut self.ended {
            battle.cards[side] = battle.cards[side].without(cards);
        }
    }

    /// The card of a captured location is taken out of a battle: what it has done there stays.
    fn captured(&mut self, card: CardId) -> Result<(), String> {
        let ended = self.ended.as_mut().map(|(_, battle)| battle);
        let battles = self.open.iter_mut().flatten().chain(ended);
        let removed = battles
            .flat_map(|battle| battle.cards.iter_mut())
            .any(|set| set.remove(card));
        holds(removed, || "the card was in no battle".to_owned())
    }

    /// A Leader leaves his battle, and his strength with him (4.7).
    fn quits(&mut self, side: usize, card: CardId, (at, marker): (SpaceId, i32), board: &Board) -> Result<(), String> {
        let (attacker, battle) = self.at(at)?;
        let worth = battle.worth(board, attacker, side, card);
        let there = battle.cards[side].remove(card);
        battle.marker = battle.moved(attacker, side, -worth);
        let now = battle.marker;
        holds(there, || format!("the Leader was not in {}", name(at)))?;
        same("the marker", marker, now)
    }
}

/// Whether a card rolls a die as it comes into a battle.
pub(super) fn rolls(card: CardId) -> bool {
    ELEPHANTS.contains(card)
}
