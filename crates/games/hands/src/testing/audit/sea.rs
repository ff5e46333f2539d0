//! Naval battles (5.2.5) and Fleets (4.3, 5.6.1): dice and hits, Warships sunk, who wins, and where Fleets go.

use super::board::holds;
use super::deed::{Crew, Deed};
use super::names::title;
use super::{Auditor, Seen};
use crate::data::cards::{Effect, HEAVY, LEADERS, LIGHT, RETURNING, empire, infantry};
use crate::data::locations::Area;
use crate::data::tracks::home_zone;
use engine::{CardSet, Side};
use testkit::audit::read::{Line, SIDES, same};

/// A battle at sea.
struct Naval {
    zone: Area,
    attacker: usize,
    leaders: [CardSet; 2],
    infantry: CardSet,
    /// The dice of the Warships of each side as they lie.
    dice: [Vec<u32>; 2],
    /// Hits of all others.
    others: [u32; 2],
    /// Crews whose dice have fallen.
    rolled: usize,
    /// Once it is over: who has won.
    over: Option<Option<usize>>,
    prestige: Option<usize>,
    captured: bool,
    /// Who must sail away and has not.
    leaves: Option<usize>,
}

#[derive(Default)]
pub(super) struct Sea {
    done: usize,
    naval: Option<Naval>,
    /// A Fleet whose last Warship is gone, until that is told.
    lost: Vec<usize>,
}

impl Auditor<Seen> for Sea {
    fn take(&mut self, line: &Line<'_>, seen: &Seen) -> Result<(), String> {
        self.gone(seen)?;
        self.ends(seen, line.section)?;
        if let Deed::Engaged { side, zone, .. } = seen.deed {
            return self.begins(seen, side, zone);
        }
        if let Deed::Sailed { side, to } = seen.deed {
            return self.sails(seen, line.section, side, to);
        }
        match &mut self.naval {
            Some(naval) => naval.takes(seen),
            None => Ok(()),
        }?;
        self.sinks(seen);
        Ok(())
    }

    fn done(&self) -> usize {
        self.done
    }
}

impl Sea {
    fn begins(&mut self, seen: &Seen, side: usize, zone: Area) -> Result<(), String> {
        self.done += 1;
        self.naval = Some(Naval {
            zone,
            attacker: side,
            leaders: [CardSet::EMPTY; 2],
            infantry: CardSet::EMPTY,
            dice: [Vec::new(), Vec::new()],
            others: [0; 2],
            rolled: 0,
            over: None,
            prestige: None,
            captured: false,
            leaves: None,
        });
        let there = seen.board.own.iter().all(|own| own.fleet == Some(zone));
        holds(there && !seen.built && !seen.ending, || {
            "no Fleet can be engaged".to_owned()
        })
    }

    /// 4.3: a Fleet without a Warship is back in its Home Port.
    fn sinks(&mut self, seen: &Seen) {
        let sunk = match seen.deed {
            Deed::NavalOver { sunk, .. } => sunk,
            Deed::WarshipsLost { side, lost, .. } => [0, 1].map(|of| if of == side { lost } else { 0 }),
            _ => return,
        };
        let ships = [0, 1].map(|side| seen.board.own[side].ships);
        self.lost = { [0, 1].into_iter() }
            .filter(|side| ships[*side] > 0 && sunk[*side] >= ships[*side])
            .collect();
    }

    fn gone(&mut self, seen: &Seen) -> Result<(), String> {
        match (self.lost.is_empty(), &seen.deed) {
            (true, Deed::FleetLost { .. }) => Err("a Warship is left".to_owned()),
            (false, Deed::FleetLost { side }) => same("whose Fleet", *side, self.lost.remove(0)),
            (true, _) => Ok(()),
            (false, _) => {
                self.lost.clear();
                Err("a Fleet should go home first".to_owned())
            }
        }
    }

    /// What a battle brings is told before the next action.
    fn ends(&mut self, seen: &Seen, section: &str) -> Result<(), String> {
        let Some(naval) = &self.naval else { return Ok(()) };
        let goes_on = match seen.deed {
            Deed::Prestige { .. }
            | Deed::ShipCaptured { .. }
            | Deed::Returned { .. }
            | Deed::Disbanded { .. }
            | Deed::FleetLost { .. }
            | Deed::Sailed { .. } => naval.over.is_some() && ["5.2.5", "4.3"].contains(&section),
            Deed::LeaderSails { .. }
            | Deed::InfantrySails { .. }
            | Deed::Dice { .. }
            | Deed::Rerolled { .. }
            | Deed::NavalOver { .. } => naval.over.is_none(),
            _ => false,
        };
        if goes_on {
            return Ok(());
        }
        let Some(naval) = self.naval.take() else { return Ok(()) };
        let prestige = naval.prestige.filter(|side| seen.board.own[*side].prestige < 8);
        let crew = naval.leaders[0].or(naval.leaders[1]).or(naval.infantry);
        same("the end of a naval battle", naval.over.is_some(), true)?;
        same("who should have gained Prestige", None, prestige)?;
        same("who should have captured a Warship", naval.captured, false)?;
        same("who should have sailed away", None, naval.leaves)?;
        holds(crew.is_empty(), || "somebody is still aboard".to_owned())
    }

    /// 5.6.1, 5.2.5: a Fleet goes to the next Sea Zone or home; after a battle to one with a port of its own.
    fn sails(&mut self, seen: &Seen, section: &str, side: usize, to: Option<Area>) -> Result<(), String> {
        let own = &seen.board.own[side];
        let may = match (own.fleet, to) {
            (None, to) => to == Some(home_zone(Side::BOTH[side])),
            (Some(from), Some(to)) => from.adjacent().contains(&to),
            (Some(_), None) => true,
        };
        holds(may && own.ships > 0, || {
            format!("{}'s Fleet cannot sail so", SIDES[side])
        })?;
        if section != "5.2.5" {
            return same("whose round", side, seen.active);
        }
        let naval = self.naval.as_mut().ok_or("no battle is fought at sea")?;
        let leaves = naval.leaves.take();
        let defender = 1 - naval.attacker;
        let may = leaves == Some(side) || naval.over == Some(None) && side == defender;
        let port = to.is_none_or(|zone| !seen.board.owned(side).and(zone.coasts()).is_empty());
        same("the Sea Zone", own.fleet, Some(naval.zone))?;
        holds(may && port, || format!("{}'s Fleet cannot retreat so", SIDES[side]))
    }
}

impl Naval {
    fn takes(&mut self, seen: &Seen) -> Result<(), String> {
        match &seen.deed {
            Deed::LeaderSails { side, card } => {
                self.leaders[*side].insert(*card);
                same("a Leader", LEADERS.contains(*card), true)
            }
            Deed::InfantrySails { card } => {
                self.infantry.insert(*card);
                let (side, ..) = boarding(seen).ok_or("nobody has the Corvus")?;
                let room = self.infantry.len() <= seen.board.own[side].ships;
                holds(room && infantry().contains(*card), || {
                    format!("{} cannot go aboard", title(*card))
                })
            }
            Deed::Dice { side, of, faces, hits } => self.rolls(seen, (*side, *of), faces, *hits),
            Deed::Rerolled { side, from, to } => {
                let dice = &mut self.dice[*side];
                let at = dice.iter().position(|face| face == from);
                let at = at.filter(|_| *from < 5).ok_or("no such die has missed")?;
                dice[at] = *to;
                let crews = matches!(seen.effect(*side), Some(Effect::VeteranCrews(_)));
                same("Veteran Crews", crews, true)
            }
            Deed::NavalOver { sunk, winner } => self.over(seen, *sunk, *winner),
            Deed::Prestige { side, .. } => same("who gains Prestige", Some(*side), self.prestige.take()),
            Deed::ShipCaptured { .. } => {
                let due = core::mem::take(&mut self.captured);
                same("a Warship for the Corvus", due, true)
            }
            Deed::Returned { side, card } => self.returns(seen, *side, *card),
            Deed::Disbanded { side, cards } => {
                let mut all = self.leaders[*side];
                if boarding(seen).is_some_and(|(owner, ..)| owner == *side) && !self.infantry.is_empty() {
                    all = self.infantry;
                    self.infantry = CardSet::EMPTY;
                } else {
                    self.leaders[*side] = CardSet::EMPTY;
                }
                same("those aboard", *cards, all)
            }
            _ => Ok(()),
        }
    }

    /// How many dice, and which faces hit.
    fn rolls(&mut self, seen: &Seen, (side, of): (usize, Crew), faces: &[u32], hits: u32) -> Result<(), String> {
        let corvus = boarding(seen).filter(|(owner, ..)| *owner == side);
        let aboard = |kind: CardSet| self.infantry.and(kind).len();
        let (count, least) = match of {
            Crew::Warships => (seen.board.own[side].ships, 5),
            Crew::Leader(card) => {
                same("aboard", self.leaders[side].contains(card), true)?;
                let row = empire(card).ok_or("no Leader")?;
                (row.symbols.swords.into(), row.hits)
            }
            Crew::Light => (aboard(LIGHT), corvus.ok_or("nobody has the Corvus")?.1),
            Crew::Heavy => (aboard(HEAVY), corvus.ok_or("nobody has the Corvus")?.2),
        };
        same("dice", faces.len() as u32, count)?;
        holds(faces.iter().all(|face| (1..=6).contains(face)), || {
            "a die has six faces".to_owned()
        })?;
        let hit = faces.iter().filter(|face| **face >= least.into()).count() as u32;
        same("hits", hits, hit)?;
        self.rolled += 1;
        if of == Crew::Warships {
            self.dice[side] = faces.to_vec();
        } else {
            self.others[side] += hits;
        }
        Ok(())
    }

    /// Warships sunk, and who has won.
    fn over(&mut self, seen: &Seen, sunk: [u32; 2], winner: Option<usize>) -> Result<(), String> {
        let ships = [0, 1].map(|side| seen.board.own[side].ships);
        let hits =
            |side: usize| { self.dice[side].iter() }.filter(|face| **face >= 5).count() as u32 + self.others[side];
        let due = [0, 1].map(|side| hits(1 - side).min(ships[side]));
        let left = [0, 1].map(|side| ships[side] - due[side]);
        let wins = match left {
            [0, 0] => None,
            [0, _] => Some(1),
            [_, 0] => Some(0),
            _ => [0, 1].into_iter().find(|side| due[1 - *side] > due[*side]),
        };
        let kinds = [LIGHT, HEAVY]
            .into_iter()
            .filter(|kind| !self.infantry.and(*kind).is_empty());
        let crews = 2 + self.leaders[0].or(self.leaders[1]).len() as usize + kinds.count();
        self.over = Some(wins);
        self.prestige = wins;
        self.leaves = wins.map(|side| 1 - side).filter(|side| left[*side] > 0);
        self.captured = boarding(seen)
            .is_some_and(|(owner, ..)| wins == Some(owner) && !self.infantry.is_empty() && left[owner] < 8);
        same("crews that have rolled", self.rolled, crews)?;
        same("Warships sunk", sunk, due)?;
        same("who wins", winner, wins)
    }

    /// Infantry without a Warship, and Leaders of a lost Fleet or such as always go back.
    fn returns(&mut self, seen: &Seen, side: usize, card: engine::CardId) -> Result<(), String> {
        let ships = seen.board.own[side].ships;
        if self.infantry.remove(card) {
            return holds(self.infantry.len() >= ships, || format!("{} is not lost", title(card)));
        }
        let aboard = self.leaders[side].remove(card);
        holds(aboard && (ships == 0 || RETURNING.contains(card)), || {
            format!("{} does not go back", title(card))
        })
    }
}

/// 5.2.5 Corvus: who has it, with the least faces that hit for Light and for Heavy Infantry.
fn boarding(seen: &Seen) -> Option<(usize, u8, u8)> {
    let of = |side: usize| match seen.effect(side) {
        Some(Effect::Corvus { light, heavy }) => Some((side, light, heavy)),
        _ => None,
    };
    of(0).or_else(|| of(1))
}
