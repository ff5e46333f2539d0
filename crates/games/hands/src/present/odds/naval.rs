//! What a naval battle comes to (5.2.5): exact, for the Leaders and the Infantry that are committed.

use super::ways::Hits;
use crate::State;
use crate::data::cards::{Effect, HEAVY, LIGHT, empire};
use crate::present::words::names::several;
use crate::rules::actions::naval::HIT;
use engine::odds::{Chance, Odds, Part};
use engine::{CardId, CardSet, PerSide, Side};

/// Who fights.
#[derive(Clone, Copy)]
pub(super) struct Fleets {
    /// Leaders of each side.
    pub(super) leaders: PerSide<CardSet>,
    /// Infantry with the Corvus.
    pub(super) infantry: CardSet,
}

impl Fleets {
    /// Those committed so far; nobody before a battle is under way.
    pub(super) fn of(s: &State) -> Self {
        match &s.naval {
            Some(naval) => Fleets {
                leaders: naval.leaders,
                infantry: naval.infantry,
            },
            None => Fleets {
                leaders: PerSide::default(),
                infantry: CardSet::EMPTY,
            },
        }
    }

    /// With a Leader of a side more.
    pub(super) fn with_leader(mut self, side: Side, card: CardId) -> Self {
        self.leaders[side].insert(card);
        self
    }

    /// With an Infantry card more.
    pub(super) fn with_infantry(mut self, card: CardId) -> Self {
        self.infantry.insert(card);
        self
    }
}

/// The hits of a side whose Warships have still to roll.
fn hits(s: &State, fleets: Fleets, side: Side) -> Hits {
    let ships = s.of(side).warships;
    let hits = match s.effect(side) {
        Some(Effect::VeteranCrews(again)) => Hits::none().and(ships, HIT).again(ships, again, HIT),
        _ => Hits::none().and(ships, HIT),
    };
    with_others(s, fleets, side, hits)
}

/// The hits of Warships with those of Leaders and Infantry.
fn with_others(s: &State, fleets: Fleets, side: Side, mut hits: Hits) -> Hits {
    for card in fleets.leaders[side].iter() {
        if let Some(row) = empire(card) {
            hits = hits.with(&Hits::none().and(row.symbols.swords, row.hits));
        }
    }
    if let Some(Effect::Corvus { light, heavy }) = s.effect(side) {
        for (kind, from) in [(LIGHT, light), (HEAVY, heavy)] {
            hits = hits.with(&Hits::none().and(fleets.infantry.and(kind).len() as u8, from));
        }
    }
    hits
}

/// What can come of the dice: ships that each side loses, with the ways to it.
struct Spread {
    /// Ways by ships that Rome and that Carthage lose.
    ways: Vec<(PerSide<u8>, u128)>,
    all: u128,
}

impl Spread {
    fn of(s: &State, hits: [Hits; 2]) -> Self {
        let [rome, carthage] = hits;
        let mut ways = Vec::new();
        for (by_rome, mine) in rome.ways.iter().enumerate() {
            for (by_carthage, theirs) in carthage.ways.iter().enumerate() {
                let sunk = PerSide::new(
                    (by_carthage as u8).min(s.players.rome.warships),
                    (by_rome as u8).min(s.players.carthage.warships),
                );
                ways.push((sunk, mine * theirs));
            }
        }
        Spread {
            ways,
            all: rome.all * carthage.all,
        }
    }

    /// The chance of what holds.
    fn chance(&self, holds: impl Fn(PerSide<u8>) -> bool) -> Chance {
        let ways = self
            .ways
            .iter()
            .filter(|(sunk, _)| holds(*sunk))
            .map(|(_, ways)| ways)
            .sum();
        Chance::of_ways(ways, self.all)
    }
}

/// The odds of a naval battle for whoever engages or sends somebody.
pub(super) fn odds(s: &State, side: Side, fleets: Fleets) -> Odds {
    let spread = Spread::of(s, Side::BOTH.map(|side| hits(s, fleets, side)));
    Odds {
        assumptions: vec!["Nobody sends Leaders or Infantry beyond those who are named already.".to_owned()],
        ..said(s, side, &spread)
    }
}

/// The odds once the Warships have rolled, for a side whose Veteran Crews roll so many dice that missed again; `fresh` are the faces of those
/// that it has rolled again before.
pub(super) fn again(s: &State, side: Side, again: u8, fresh: &[u8]) -> Odds {
    let fleets = Fleets::of(s);
    let lie = |of: Side| s.naval.as_ref().map_or(&[][..], |naval| &naval.dice[of]);
    let hit = |faces: &[u8]| faces.iter().filter(|face| **face >= HIT).count() as u8;
    let missed = lie(side).len() as u8 - hit(lie(side));
    let hits = Side::BOTH.map(|of| {
        let (dice, certain) = if of == side {
            (again.min(missed), hit(fresh))
        } else {
            (0, 0)
        };
        let ships = Hits::none().and(dice, HIT).beside(hit(lie(of)) + certain);
        with_others(s, fleets, of, ships)
    });
    Odds {
        assumptions: vec!["All dice that may be are rolled again, those that missed.".to_owned()],
        ..said(s, side, &Spread::of(s, hits))
    }
}

/// What a spread of losses comes to, for a side.
fn said(s: &State, side: Side, spread: &Spread) -> Odds {
    let ships = PerSide::from(Side::BOTH.map(|side| s.of(side).warships));
    let winner = |sunk| crate::rules::actions::naval::winner(ships, sunk);
    let wins = spread.chance(|sunk| winner(sunk) == Some(side));
    let result = vec![
        (format!("{} wins", side.name()), wins),
        ("a draw".to_owned(), spread.chance(|sunk| winner(sunk).is_none())),
        (
            format!("{} wins", side.enemy().name()),
            spread.chance(|sunk| winner(sunk) == Some(side.enemy())),
        ),
    ];
    let lost = |of: Side| {
        let each = (0..=ships[of]).map(|count| {
            let words = match count {
                0 => "none".to_owned(),
                more => several(more, "Warship"),
            };
            (words, spread.chance(|sunk| sunk[of] == count))
        });
        Part {
            title: format!("{} loses", of.name()),
            outcomes: each.filter(|(_, chance)| chance.of > 0).collect(),
        }
    };
    Odds {
        about: "Naval battle".to_owned(),
        good: Some(wins),
        goal: "to win",
        forces: format!("{} against {}", ships[side], several(ships[side.enemy()], "Warship")),
        parts: vec![
            Part {
                title: "Result".to_owned(),
                outcomes: result,
            },
            lost(side),
            lost(side.enemy()),
        ],
        modifiers: Vec::new(),
        assumptions: Vec::new(),
        further: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::cards::LEADERS;
    use crate::{Hands, Setup};
    use engine::{Lot, Nature, Rules, Seed, Seeded};

    fn table(rome: u8, carthage: u8) -> State {
        let mut s = Hands::start(Setup::default());
        s.players.rome.warships = rome;
        s.players.carthage.warships = carthage;
        s
    }

    /// One ship each: either hits in 2 of 6, and wins alone if the other misses.
    #[test]
    fn one_ship_against_one() {
        let s = table(1, 1);
        let found = odds(&s, Side::Rome, Fleets::of(&s));
        assert_eq!(found.good, Some(Chance::new(2, 9)));
        let sum = found.parts[0]
            .outcomes
            .iter()
            .fold(Chance::new(0, 1), |sum, (_, chance)| sum.or(*chance));
        assert_eq!(sum, Chance::new(1, 1));
    }

    /// Rome has hit once with two dice, Carthage not at all: a die more hits in 2 of 6, and Rome wins as it is.
    #[test]
    fn dice_that_lie_count_as_they_are() {
        let mut s = table(2, 2);
        s.naval = Some(crate::state::Naval {
            zone: crate::data::locations::Area::Sicily,
            attacker: Side::Carthage,
            leaders: PerSide::default(),
            infantry: CardSet::EMPTY,
            dice: PerSide::new(vec![6, 1], vec![2, 3]),
        });
        assert_eq!(again(&s, Side::Rome, 0, &[]).good, Some(Chance::new(1, 1)));
        // Carthage needs two hits of two dice to win, one to draw.
        assert_eq!(again(&s, Side::Carthage, 2, &[]).good, Some(Chance::new(1, 9)));
        // One die has been rolled again already and has hit.
        s.naval = s.naval.map(|naval| crate::state::Naval {
            dice: PerSide::new(vec![6, 1], vec![3]),
            ..naval
        });
        assert_eq!(again(&s, Side::Carthage, 1, &[5]).good, Some(Chance::new(1, 3)));
    }

    /// Four ships and a Consul against five, thrown forty thousand times: within three standard errors.
    #[test]
    fn as_often_as_dice_say() {
        let s = table(4, 5);
        let consul = LEADERS.nth(0).expect("there are Leaders");
        let fleets = Fleets::of(&s).with_leader(Side::Rome, consul);
        let good = odds(&s, Side::Rome, fleets).good.expect("somebody wins");
        let mut chance = Seeded::new(Seed(7));
        let mut die = || chance.pick(Lot::Die { id: 0, faces: 6 }) as u8 + 1;
        let mut won = 0_u32;
        for _ in 0..40_000 {
            let mut hits = |dice: u8, from: u8| (0..dice).filter(|_| die() >= from).count() as u8;
            let rome = hits(4, 5) + hits(1, 4);
            let carthage = hits(5, 5);
            let sunk = PerSide::new(carthage.min(4), rome.min(5));
            won += u32::from(crate::rules::actions::naval::winner(PerSide::new(4, 5), sunk) == Some(Side::Rome));
        }
        let share = won * 1000 / 40_000;
        assert!(
            share.abs_diff(good.per_mille()) <= 8,
            "{share} against {}",
            good.per_mille()
        );
    }
}
