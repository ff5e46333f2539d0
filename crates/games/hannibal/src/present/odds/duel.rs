//! A battle of cards played out under a policy: the attacker leads his longest type, a Reserve only when he has nothing else; the
//! defender matches when he can, with a plain card before a Reserve, and tries for the initiative while both still hold a card. Nobody withdraws and nobody plays a Strategy Card.

use crate::data::battle_cards::BattleCard;
use crate::data::tables::{self, Column};
use engine::{CardSet, Lot, Nature, PerSide, Seeded, Side};

/// How many cards of each type.
pub(crate) type Types = [u8; BattleCard::COUNT];

/// What a battle begins or goes on with, as far as its outcome under the policy depends on it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) struct Field {
    /// Whether Carthage is the attacker of the hour.
    pub(crate) punic_attack: bool,
    /// Up to which face each side's counterattack succeeds; 0 without a general. Rome first.
    pub(crate) upto: [u8; 2],
    /// Whether Hannibal commands and has his Probe.
    pub(crate) probe: bool,
    /// CUs with which each side began.
    pub(crate) began: [u8; 2],
    /// Cards that each side holds.
    pub(crate) cards: [u8; 2],
    /// Of those the ones that the viewer knows.
    pub(crate) known: [Types; 2],
    /// Cards that nobody he knows of holds: the rest is drawn from them.
    pub(crate) pool: Types,
    /// Rounds begun.
    pub(crate) rounds: u8,
    /// What comes first.
    pub(crate) stage: Stage,
}

/// What comes first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(crate) enum Stage {
    /// The attacker plays a card.
    #[default]
    Attack,
    /// The defender matches this type; `gives_way` tells whether matching it brings the initiative.
    Match { kind: u8, gives_way: bool },
    /// The defender has matched.
    Matched { gives_way: bool },
    /// He tries for the initiative.
    Roll,
}

/// What came of a battle, the way of the retreat left aside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Fought {
    /// Who won.
    pub(crate) winner: Side,
    /// With what, unless the attacker had no card left.
    pub(crate) with: Option<BattleCard>,
    /// Rounds (14.11).
    pub(crate) rounds: u8,
}

/// Hands that are dealt.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Duel {
    attacker: Side,
    upto: PerSide<u8>,
    probe: bool,
    pub(crate) hands: PerSide<Types>,
    rounds: u8,
    stage: Stage,
}

fn total(hand: &Types) -> u8 {
    hand.iter().sum()
}

/// How many of each type there are in a set.
pub(crate) fn types(cards: CardSet) -> Types {
    BattleCard::ALL.map(|kind| cards.and(kind.cards()).len() as u8)
}

const RESERVE: usize = BattleCard::Reserve as usize;
const PROBE: usize = BattleCard::Probe as usize;

/// Types that Hannibal's Probe can stand for.
fn probe_fits(kind: usize) -> bool {
    [
        BattleCard::FlankLeft,
        BattleCard::FlankRight,
        BattleCard::DoubleEnvelopment,
    ]
    .iter()
    .any(|other| *other as usize == kind)
}

impl Field {
    /// Deals what is not known.
    pub(crate) fn deal(&self, chance: &mut Seeded) -> Duel {
        let mut pool = self.pool;
        let mut hands = PerSide::new(self.known[0], self.known[1]);
        for side in Side::BOTH {
            while total(&hands[side]) < self.cards[side as usize] && total(&pool) > 0 {
                let mut at = pick(chance, total(&pool));
                let drawn = pool.iter().position(|count| {
                    let here = at < *count;
                    at = at.wrapping_sub(if here { 0 } else { *count });
                    here
                });
                let drawn = drawn.expect("the pick is below the number of cards");
                pool[drawn] -= 1;
                hands[side][drawn] += 1;
            }
        }
        self.with(hands)
    }

    /// The battle with these hands.
    pub(crate) fn with(&self, hands: PerSide<Types>) -> Duel {
        Duel {
            attacker: if self.punic_attack { Side::Carthage } else { Side::Rome },
            upto: PerSide::new(self.upto[0], self.upto[1]),
            probe: self.probe,
            hands,
            rounds: self.rounds,
            stage: self.stage,
        }
    }
}

/// A number below `count`.
fn pick(chance: &mut Seeded, count: u8) -> u8 {
    chance.pick(Lot::Die { id: 0, faces: count }) as u8
}

/// What the next step comes to.
pub(crate) enum Next {
    /// It is over.
    Over(Fought),
    /// A die decides who attacks: up to which face the defender succeeds.
    Die(u8),
    /// It goes on.
    Goes,
}

impl Duel {
    /// Plays it out with dice.
    pub(crate) fn play(mut self, chance: &mut Seeded) -> Fought {
        loop {
            match self.step() {
                Next::Over(fought) => return fought,
                Next::Die(upto) => {
                    if pick(chance, 6) < upto {
                        self.turn();
                    }
                }
                Next::Goes => {}
            }
        }
    }

    /// The defender becomes the attacker.
    pub(crate) fn turn(&mut self) {
        self.attacker = self.attacker.enemy();
    }

    /// One step under the policy.
    pub(crate) fn step(&mut self) -> Next {
        let (attacker, defender) = (self.attacker, self.attacker.enemy());
        match self.stage {
            Stage::Attack => {
                let Some(kind) = self.lead(attacker) else {
                    return self.over(defender, None);
                };
                self.rounds += 1;
                let gives_way = kind == BattleCard::DoubleEnvelopment as usize;
                let kind = kind as u8;
                self.stage = Stage::Match { kind, gives_way };
            }
            Stage::Match { kind, gives_way } => {
                if !self.matches(defender, usize::from(kind)) {
                    return self.over(attacker, Some(BattleCard::ALL[usize::from(kind)]));
                }
                self.stage = Stage::Matched { gives_way };
            }
            Stage::Matched { gives_way } => {
                self.stage = Stage::Attack;
                if total(&self.hands[defender]) > 0 && total(&self.hands[attacker]) > 0 {
                    if gives_way {
                        self.turn();
                    } else if self.upto[defender] > 0 {
                        return Next::Die(self.upto[defender]);
                    }
                }
            }
            Stage::Roll => {
                self.stage = Stage::Attack;
                return Next::Die(self.upto[defender]);
            }
        }
        Next::Goes
    }

    fn over(&self, winner: Side, with: Option<BattleCard>) -> Next {
        Next::Over(Fought {
            winner,
            with,
            rounds: self.rounds,
        })
    }

    /// The attacker lays a card of his longest type; the type it counts as.
    fn lead(&mut self, side: Side) -> Option<usize> {
        let hand = &mut self.hands[side];
        let longest = (0..RESERVE).rev().max_by_key(|kind| hand[*kind])?;
        if hand[longest] > 0 {
            hand[longest] -= 1;
            return Some(longest);
        }
        if hand[RESERVE] == 0 {
            return None;
        }
        hand[RESERVE] -= 1;
        Some(BattleCard::FrontalAssault as usize)
    }

    /// The defender lays a card that matches, if he has one.
    fn matches(&mut self, side: Side, kind: usize) -> bool {
        let probe = side == Side::Carthage && self.probe && probe_fits(kind);
        let hand = &mut self.hands[side];
        let with = [kind, RESERVE].into_iter().find(|kind| hand[*kind] > 0);
        let with = with.or((probe && hand[PROBE] > 0).then_some(PROBE));
        let Some(with) = with else { return false };
        hand[with] -= 1;
        if with == PROBE && kind != PROBE {
            self.probe = false;
        }
        true
    }
}

impl Fought {
    /// CUs that each side loses to casualties and the loser to the Retreat Table, for these dice (14.11, 14.12).
    pub(crate) fn losses(self, began: [u8; 2], casualties: u8, retreat: u8) -> [u8; 2] {
        let cus = match self.rounds {
            0 => 0,
            rounds => tables::attrition(casualties as i8, Column::of(rounds)).cus,
        };
        let loser = self.winner.enemy() as usize;
        let mut lost = began.map(|began| cus.min(began));
        let there = began[loser] - lost[loser];
        let roll = retreat as i8 + self.with.map_or(0, BattleCard::retreat);
        lost[loser] += tables::retreat(roll, began[loser]).unwrap_or(there).min(there);
        lost
    }
}
