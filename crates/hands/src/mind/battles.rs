//! Land battles: what strength a side can bring, and how likely the attack wins (5.2).

use super::worth;
use crate::State;
use crate::battle::start;
use crate::data::cards::{CAVALRY, Card, ELEPHANTS, LEADERS, card};
use crate::data::locations::at::SYRACUSE;
use crate::data::tracks::WON;
use kernel::{CardId, CardSet, Side, SpaceId};

/// Eighths of a point of strength, in which forces are counted.
pub(super) const EIGHTHS: i32 = 8;

/// Where a battle is, or would be, and for whom strength is counted.
#[derive(Clone, Copy)]
pub(super) struct Field {
    pub(super) at: SpaceId,
    pub(super) siege: bool,
    pub(super) side: Side,
    pub(super) attacker: Side,
}

impl Field {
    /// The battle that goes on in a location, or the one that would begin there.
    pub(super) fn of(s: &State, side: Side, at: SpaceId) -> Self {
        let fought = s.battles().find(|(_, battle)| battle.at == at);
        match fought {
            Some((attacker, battle)) => Field {
                at,
                siege: battle.siege,
                side,
                attacker,
            },
            None => Field {
                at,
                siege: s.fortified.contains(at),
                side,
                attacker: side,
            },
        }
    }

    /// The same for the other side.
    fn other(self) -> Self {
        Field {
            side: self.side.enemy(),
            ..self
        }
    }

    /// The strength of a card there, in eighths (5.2.2).
    pub(super) fn strength(self, s: &State, id: CardId) -> i32 {
        let defends = usize::from(self.side != self.attacker);
        let (symbols, strong) = match card(id) {
            Card::Location(row) => (row.symbols, row.symbols.swords),
            Card::Empire(row, _) => {
                let kind = if self.siege {
                    row.strength.siege
                } else {
                    row.strength.field
                };
                (row.symbols, kind[defends])
            }
            Card::Strategy(_) | Card::Event(_) | Card::Deus(_) | Card::Campaign => return 0,
        };
        if ELEPHANTS.contains(id) {
            return if self.siege { 4 } else { 13 };
        }
        let sails = || symbols.ship && State::zone_of(self.at).is_some_and(|zone| !s.is_hostile(zone, self.side));
        let strong = match strong {
            0 => u8::from(sails()),
            strong => strong,
        };
        let halved = self.siege && CAVALRY.contains(id);
        i32::from(strong) * if halved { EIGHTHS / 2 } else { EIGHTHS }
    }

    /// What these cards bring if so many may be added beside all Leaders.
    pub(super) fn brings(self, s: &State, cards: CardSet, most: usize) -> i32 {
        let mut best = [0; 2];
        let mut leaders = 0;
        for id in cards.iter() {
            let strong = self.strength(s, id);
            if LEADERS.contains(id) {
                leaders += strong;
            } else if strong > best[0] {
                best = [strong, best[0]];
            } else if strong > best[1] {
                best[1] = strong;
            }
        }
        leaders + best.iter().take(most).sum::<i32>()
    }

    /// What a side whose hand is hidden is likely to bring in its next round.
    fn expected(self, s: &State) -> i32 {
        let defends = self.side != self.attacker;
        if defends && self.at == SYRACUSE && s.syracuse_free {
            return 0;
        }
        let own = s.of(self.side);
        let hidden = own.hidden();
        let known = self.brings(s, own.known, 2);
        let (all, held) = (hidden.len().max(1) as i32, own.unknown() as i32);
        let there: i32 = hidden.iter().map(|id| self.strength(s, id)).sum();
        // Two of the cards that it holds are added, so that of many strong ones not all count.
        let likely = (there * held / all).min(3 * EIGHTHS + there * held / all / 4);
        // A Reserve can be retrieved at any time.
        let reserve = self.brings(s, own.reserve, 2) * 3 / 4;
        (known + likely).max(reserve)
    }
}

/// The chance of the attack, of a hundred, after the round of the side for which strength is counted, with the marker so many eighths for
/// the attacker.
pub(super) fn chance(s: &State, field: Field, marker: i32) -> i32 {
    let answer = field.other().expected(s);
    let won = i32::from(WON) * EIGHTHS;
    if field.side == field.attacker {
        if marker < 0 {
            return 0;
        }
        (70 + 2 * (marker - won - answer)).clamp(12, 96)
    } else {
        if marker >= won {
            return 100;
        }
        (40 + 2 * (marker + answer - won)).clamp(2, 85)
    }
}

/// The chance of an attack that is begun now, of a hundred, by the cards in hand: all that can be added in this round is.
pub(super) fn of_attack(s: &State, side: Side, at: SpaceId, hand: CardSet) -> i32 {
    let field = Field::of(s, side, at);
    let most = usize::from(s.round.left.min(2));
    let marker = field.brings(s, hand, most) - EIGHTHS * i32::from(start(s, side, at));
    chance(s, field, marker)
}

/// What a battle is about, for a side: what the attack gains, and what either side wins beside it.
pub(super) fn prize(s: &State, attacker: Side, at: SpaceId) -> i32 {
    worth::conquered(s, attacker, at) + worth::VP
}

/// What a card adds for a side in a battle that goes on, in points; the rest of the hand may come after it.
pub(super) fn reinforced(s: &State, side: Side, at: SpaceId, id: CardId) -> i32 {
    let Some((attacker, battle)) = s.battles().find(|(_, battle)| battle.at == at) else {
        return 0;
    };
    let field = Field::of(s, side, at);
    let towards = if side == attacker { 1 } else { -1 };
    let marker = EIGHTHS * i32::from(battle.marker);
    let mut rest = s.of(side).hand.without(s.laid());
    rest.remove(id);
    let more = field.brings(s, rest, usize::from(s.round.left.saturating_sub(1).min(2)));
    let with = chance(s, field, marker + towards * (field.strength(s, id) + more));
    let without = chance(s, field, marker);
    prize(s, attacker, at) * towards * (with - without) / 100
}
