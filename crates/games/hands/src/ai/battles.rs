//! Land battles: what strength a side can bring, and how likely the attack wins (5.2).

use super::worth;
use crate::State;
use crate::board::tokens::is_free_syracuse;
use crate::data::cards::{CAVALRY, Card, ELEPHANTS, LEADERS, LOCATION_SET, RETURNING, card};
use crate::data::locations::Area;
use crate::data::locations::at::SYRACUSE;
use crate::data::tracks::{FIELD_ROUNDS, SIEGE_ROUNDS, WON};
use crate::rules::battle::start;
use crate::state::Battle;
use engine::{CardId, CardSet, Side, SpaceId};

/// Eighths of a point of strength, in which forces are counted.
pub(super) const EIGHTHS: i32 = 8;
/// Points of Prestige that the defence wins, and of what it spares itself.
const LOST: i32 = 9;

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
        let known = self.brings(s, own.certain(), 2);
        let (all, held) = (hidden.len().max(1) as i32, own.unknown() as i32);
        let there: i32 = hidden.iter().map(|id| self.strength(s, id)).sum();
        // Two of the cards that it holds are added, so that of many strong ones not all count.
        let likely = (there * held / all).min(3 * EIGHTHS + there * held / all / 4);
        // A Reserve can be retrieved at any time.
        let reserve = self.brings(s, own.reserve, 2) * 3 / 4;
        (known + likely).max(reserve)
    }
}

/// How a battle may end for its attacker, in chances of a hundred; what is left is a draw.
#[derive(Clone, Copy)]
struct Ends {
    won: i32,
    lost: i32,
}

/// A chance, of a hundred, that grows with so many eighths of strength more than are needed.
fn likely(more: i32) -> i32 {
    (89 + 4 * more).clamp(2, 98)
}

/// Whether the Battle Round token shows the last round (5.2).
fn is_last(s: &State, field: Field) -> bool {
    let rounds = if field.siege { SIEGE_ROUNDS } else { FIELD_ROUNDS };
    s.battles()
        .any(|(_, battle)| battle.at == field.at && battle.round >= rounds)
}

/// How a battle ends, if the marker stands so many eighths for the attacker after the round of the side for which strength is counted.
fn ends(s: &State, field: Field, marker: i32) -> Ends {
    let won = i32::from(WON) * EIGHTHS;
    if field.side == field.attacker && is_free_syracuse(s, field.at) {
        return ends_at_syracuse(s, field, marker);
    }
    let last = is_last(s, field);
    let after = |answer: i32| {
        if field.side == field.attacker {
            marker - answer
        } else {
            marker + answer
        }
    };
    if field.side == field.attacker {
        if marker < 0 {
            return Ends { won: 0, lost: 100 };
        }
        let marker = after(field.other().expected(s));
        let first = likely(marker - won);
        if last {
            let lost = likely(-marker - EIGHTHS / 2).min(100 - first);
            return Ends { won: first, lost };
        }
        let later = (20 + 3 * marker).clamp(4, 60);
        let won = first + (100 - first) * later / 100;
        Ends { won, lost: 100 - won }
    } else {
        if marker >= won {
            return Ends { won: 100, lost: 0 };
        }
        if last {
            let lost = if marker < 0 { 100 } else { 0 };
            return Ends { won: 0, lost };
        }
        let marker = after(field.other().expected(s));
        let lost = likely(-marker - EIGHTHS / 2);
        let won = (100 - lost) * (40 + 2 * (marker - won)).clamp(2, 85) / 100;
        let lost = lost + (100 - lost - won) / 2;
        Ends { won, lost }
    }
}

/// How a battle for Syracuse ends that nobody has: it has no round of its own and is not reinforced (4.5), so that what its attacker can
/// add decides.
fn ends_at_syracuse(s: &State, field: Field, marker: i32) -> Ends {
    if marker < 0 {
        return Ends { won: 0, lost: 100 };
    }
    let lacks = i32::from(WON) * EIGHTHS - marker;
    if lacks <= 0 {
        return Ends { won: 97, lost: 0 };
    }
    let fought = s.battles().find(|(_, battle)| battle.at == field.at);
    let round = fought.map_or(1, |(_, battle)| i32::from(battle.round));
    let left = i32::from(FIELD_ROUNDS) - round;
    if left == 0 {
        return Ends { won: 0, lost: 0 };
    }
    let [own, other] = [field.side, field.side.enemy()].map(|side| s.of(side).fleet);
    // Eighths that a round is likely to add. Ships count in an open Zone alone, and a Fleet at sea shuts it soon.
    let adds = match (own, other) {
        (Some(Area::Sicily), _) => 10,
        (_, None) => 7,
        (_, Some(_)) => 1,
    };
    let won = (50 + 3 * (adds * left - lacks)).clamp(2, 95);
    Ends { won, lost: 0 }
}

/// What a battle that ends so is worth to its attacker, in points (5.2.3).
fn worth_of(s: &State, field: Field, ends: Ends) -> i32 {
    let drawn = 100 - ends.won - ends.lost;
    let defender = field.attacker.enemy();
    let draw = loss(s, field, defender) - loss(s, field, field.attacker);
    let lost = LOST + loss(s, field, field.attacker);
    (prize(s, field.attacker, field.at) * ends.won + draw * drawn - lost * ends.lost) / 100
}

/// The card that a side loses after a draw, in points: the cheapest of its troops in the battle.
fn loss(s: &State, field: Field, side: Side) -> i32 {
    let fought = s.battles().find(|(_, battle)| battle.at == field.at);
    let cards = fought.map_or(CardSet::EMPTY, |(_, battle)| battle.cards[side]);
    let troops = cards.without(LOCATION_SET).without(RETURNING);
    let owned = s.owned(side);
    troops.iter().map(|id| 2 + worth::of_card(owned, id)).min().unwrap_or(0)
}

/// What an attack that is begun now is worth, in points: all the strength in hand that can be added in this round is.
pub(super) fn of_attack(s: &State, side: Side, at: SpaceId, hand: CardSet) -> i32 {
    let field = Field::of(s, side, at);
    worth_of(s, field, begun(s, field, hand))
}

/// How an attack that is begun now ends.
fn begun(s: &State, field: Field, hand: CardSet) -> Ends {
    let most = usize::from(s.round.left.min(2));
    let marker = field.brings(s, hand, most) - EIGHTHS * i32::from(start(s, field.side, field.at));
    ends(s, field, marker)
}

/// The chance, of a hundred, that an attack which is begun now is won.
pub(super) fn chance_of_attack(s: &State, side: Side, at: SpaceId, hand: CardSet) -> i32 {
    begun(s, Field::of(s, side, at), hand).won
}

/// What the battle of an attacker is worth to him at the beginning of a round, in points: as likely as the cards that lie open make it.
pub(super) fn outlook(s: &State, attacker: Side, battle: &Battle) -> i32 {
    let field = Field {
        at: battle.at,
        siege: battle.siege,
        side: s.active,
        attacker,
    };
    let marker = EIGHTHS * i32::from(battle.marker);
    if s.active != attacker {
        if marker < 0 {
            return worth_of(s, field, Ends { won: 0, lost: 100 });
        }
        return worth_of(s, field, ends(s, field, marker - field.expected(s)));
    }
    let marker = marker + field.expected(s);
    let holds = likely(marker + EIGHTHS / 2);
    let Ends { won, lost } = ends(s, field, marker.max(0));
    let lost = (lost * holds + 100 * (100 - holds)) / 100;
    let won = won * holds / 100;
    worth_of(s, field, Ends { won, lost })
}

/// What a battle is about: what the attack gains, and Prestige.
fn prize(s: &State, attacker: Side, at: SpaceId) -> i32 {
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
    let worth = |marker| worth_of(s, field, ends(s, field, marker));
    towards * (worth(marker + towards * (field.strength(s, id) + more)) - worth(marker))
}
