//! Land battles (5.2.1 to 5.2.3, 5.6.2): the marker at every step, how a battle ends, and what comes of it.

use super::board::holds;
use super::deed::{Deed, End};
use super::fights::{Battle, driven, rolls};
use super::names::{name, title};
use super::payments::usable;
use super::supply::supplied;
use super::{Auditor, Seen};
use crate::data::cards::{Effect, LOCATION_SET, RETURNING, SWORDS};
use crate::data::locations::location;
use engine::{CardId, CardSet, SpaceId};
use testkit::audit::read::{Line, SIDES, same};

/// What must come of a battle that has ended.
struct Aftermath {
    end: End,
    /// Who gains Prestige and has not yet.
    prestige: Option<usize>,
    /// Who loses a card and has not yet.
    losses: [bool; 2],
    /// The card that is lost goes back right after.
    lost: Option<CardId>,
}

#[derive(Default)]
pub(super) struct Battles {
    done: usize,
    /// An attack whose first card has not come.
    lead: Option<(usize, SpaceId)>,
    /// A round has begun whose own battle has not been looked at.
    own: bool,
    /// The other side's attack fails, and that has not been told.
    other: Option<SpaceId>,
    /// Elephants whose die has not fallen, and Combined Arms that have not been told.
    elephants: bool,
    after: Option<Aftermath>,
}

impl Auditor<Seen> for Battles {
    fn take(&mut self, line: &Line<'_>, seen: &Seen) -> Result<(), String> {
        let due = self.due(seen, follows(&seen.deed, line.section));
        let told = self.told(seen);
        due.and(told)
    }

    fn done(&self) -> usize {
        self.done
    }
}

/// An error unless a card or a token follows where it must.
fn missing(what: &str) -> Result<(), String> {
    Err(format!("{what} should come first"))
}

impl Battles {
    /// What must be told by this line at the latest, which may tell what comes of a battle.
    fn due(&mut self, seen: &Seen, follows: bool) -> Result<(), String> {
        let deed = &seen.deed;
        if let Some((side, at)) = self.lead.take() {
            let comes = matches!(deed, Deed::Reinforced { side: who, at: place, .. } if (*who, *place) == (side, at));
            holds(comes, || "an attack begins with a card".to_owned())?;
        }
        if core::mem::take(&mut self.elephants) && !matches!(deed, Deed::Elephants { .. }) {
            return missing("the die of the Elephants");
        }
        if let Some((attacker, side, _)) = seen.fights.last
            && let Some(battle) = &seen.fights.open[attacker]
            && !matches!(deed, Deed::Combined { .. } | Deed::Elephants { .. })
        {
            holds(!battle.combines(side), || "Combined Arms should come first".to_owned())?;
        }
        if core::mem::take(&mut self.own) && !matches!(deed, Deed::Goes { .. } | Deed::Over { .. }) {
            return missing("the own battle");
        }
        if !follows {
            self.comes_of_it(seen)?;
        }
        let resolves = matches!(deed, Deed::Over { .. } | Deed::Goes { .. });
        if !resolves && !follows && self.other.take().is_some() {
            return missing("the defence that holds");
        }
        Ok(())
    }

    /// What a battle that has ended brings is told before anything else.
    fn comes_of_it(&mut self, seen: &Seen) -> Result<(), String> {
        let Some(after) = &self.after else { return Ok(()) };
        let Some((_, battle)) = &seen.fights.ended else {
            return missing("a battle");
        };
        let full = |side: usize| seen.board.own[side].prestige >= 8;
        let prestige = after.prestige.filter(|side| !full(*side));
        let lost = [0, 1].into_iter().find(|side| after.losses[*side]);
        let left = battle.cards[0].or(battle.cards[1]);
        self.after = None;
        same("who should have gained Prestige", None, prestige)?;
        same("who should have lost a card", None, lost)?;
        holds(left.is_empty(), || "cards are left in the battle".to_owned())
    }

    fn told(&mut self, seen: &Seen) -> Result<(), String> {
        match seen.deed {
            Deed::Round { side } => {
                self.own = seen.fights.open[side].is_some();
                let other = seen.fights.open[1 - side].as_ref();
                self.other = other.filter(|battle| battle.marker < 0).map(|battle| battle.at);
                Ok(())
            }
            Deed::Attacked { side, at, marker, .. } => {
                self.done += 1;
                self.lead = Some((side, at));
                attacked(seen, side, at, marker)
            }
            Deed::Reinforced { side, at, card, marker } => {
                self.elephants = rolls(card);
                reinforced(seen, side, at, card, marker)
            }
            Deed::Elephants {
                at,
                face,
                moves,
                marker,
            } => charged(seen, at, face, moves, marker),
            Deed::Combined { side, at, marker } => {
                let (attacker, battle) = fought(seen, at)?;
                let bonus = match seen.effect(side) {
                    Some(Effect::CombinedArms(bonus)) => bonus.into(),
                    _ => 1,
                };
                same("Combined Arms", battle.combines(side), true)?;
                same("the marker", marker, battle.moved(attacker, side, bonus))
            }
            Deed::Goes {
                side,
                at,
                round,
                marker,
            } => goes_on(seen, side, at, round, marker),
            Deed::Over { attacker, at, end } => self.over(seen, attacker, at, end),
            Deed::Prestige { side, now } => self.prestige(seen, side, now),
            Deed::Lost { side, card } => self.loses(seen, side, card),
            Deed::Returned { side, card } => self.returns(seen, side, card),
            Deed::Disbanded { side, cards } => self.disbands(seen, side, cards),
            Deed::Captured { side, at, .. } => {
                let raids = matches!(seen.last, Deed::Raids { at: place, side: who, .. } if (place, who) == (at, side));
                let won = self.after.as_ref().is_some_and(|after| after.end == End::Attacker);
                same("what takes the token", raids || won, true)
            }
            _ => Ok(()),
        }
    }

    fn over(&mut self, seen: &Seen, told: Option<usize>, at: SpaceId, end: End) -> Result<(), String> {
        let (attacker, battle) = fought(seen, at)?;
        let free = seen.board.is_free(at);
        let (winner, loses) = match end {
            End::Attacker => (Some(attacker), [attacker != 0, attacker != 1].map(|lost| lost && !free)),
            End::Defender | End::Withdrawn => (Some(1 - attacker), [attacker == 0, attacker == 1]),
            End::Draw => (None, [true; 2]),
        };
        let can_lose = |side: usize| !battle.cards[side].without(LOCATION_SET.or(RETURNING)).is_empty();
        self.other = None;
        self.after = Some(Aftermath {
            end,
            prestige: winner.filter(|_| !free),
            losses: [0, 1].map(|side| loses[side] && can_lose(side)),
            lost: None,
        });
        same("who attacks", told.unwrap_or(attacker), attacker)?;
        let due = if seen.active == attacker {
            by_round(battle)
        } else {
            (battle.marker < 0).then_some(End::Defender)
        };
        if end == End::Withdrawn {
            let may = battle.siege && battle.round > 1 && seen.active == attacker;
            return holds(may, || format!("{} cannot withdraw", SIDES[attacker]));
        }
        same("how the battle ends", Some(end), due)
    }

    /// 5.2.3: one more; battles at sea look at their own.
    fn prestige(&mut self, seen: &Seen, side: usize, now: u32) -> Result<(), String> {
        same("Prestige", now, seen.board.own[side].prestige + 1)?;
        holds(now <= 8, || "the track ends at 8".to_owned())?;
        match &mut self.after {
            Some(after) => same("who gains Prestige", Some(side), after.prestige.take()),
            None => Ok(()),
        }
    }

    fn loses(&mut self, seen: &Seen, side: usize, card: CardId) -> Result<(), String> {
        let after = self.after.as_mut().ok_or("no battle has ended")?;
        let losable = !LOCATION_SET.or(RETURNING).contains(card);
        let due = core::mem::take(&mut after.losses[side]);
        after.lost = Some(card);
        let there = seen.fights.ended.as_ref().map(|(_, battle)| battle.cards[side]);
        let there = there.is_some_and(|cards| cards.contains(card));
        holds(due && losable && there, || format!("{} cannot be lost", title(card)))
    }

    /// A lost card, or one that goes back by itself.
    fn returns(&mut self, seen: &Seen, side: usize, card: CardId) -> Result<(), String> {
        let Some(after) = self.after.as_mut() else {
            return Ok(());
        };
        if after.lost.take() == Some(card) {
            return Ok(());
        }
        let there = seen.fights.ended.as_ref().map(|(_, battle)| battle.cards[side]);
        let there = there.is_some_and(|cards| cards.contains(card));
        holds(there && RETURNING.contains(card), || {
            format!("{} does not go back", title(card))
        })
    }

    fn disbands(&mut self, seen: &Seen, side: usize, cards: CardSet) -> Result<(), String> {
        if self.after.is_none() {
            return Ok(());
        }
        let there = seen.fights.ended.as_ref().map(|(_, battle)| battle.cards[side]);
        same("the cards of the battle", Some(cards), there)
    }
}

/// Whether a line tells what comes of a battle, or of the card that its winner takes.
fn follows(deed: &Deed, section: &str) -> bool {
    match deed {
        Deed::Captured { .. }
        | Deed::WallsGone { .. }
        | Deed::Settled { .. }
        | Deed::LeftEmpty { .. }
        | Deed::Prestige { .. }
        | Deed::Lost { .. }
        | Deed::Returned { .. }
        | Deed::Disbanded { .. } => ["5.2.3", "5.6.2"].contains(&section),
        Deed::SyracuseFalls { .. } | Deed::CardTaken { .. } => true,
        Deed::Other => section == "4",
        _ => false,
    }
}

/// The battle in a location, and its attacker.
fn fought(seen: &Seen, at: SpaceId) -> Result<(usize, &Battle), String> {
    let attacker = seen.fights.attacker(at);
    let battle = attacker.and_then(|side| Some((side, seen.fights.open[side].as_ref()?)));
    battle.ok_or_else(|| format!("no battle is fought in {}", name(at)))
}

/// 5.2.3: how a battle ends by itself at the beginning of its attacker's round.
fn by_round(battle: &Battle) -> Option<End> {
    if battle.marker >= 2 {
        Some(End::Attacker)
    } else if battle.round < battle.rounds() {
        None
    } else if battle.marker < 0 {
        Some(End::Defender)
    } else {
        Some(End::Draw)
    }
}

/// 5.2.1: where the marker starts.
fn attacked(seen: &Seen, side: usize, at: SpaceId, marker: i32) -> Result<(), String> {
    let siege = seen.board.walls.contains(at);
    let owner = seen.board.owner(at);
    let mut start = 1 + i32::from(location(at).defence);
    if siege {
        start += match seen.effect(side) {
            Some(Effect::Siegecraft(adds)) => i32::from(adds),
            _ => 2,
        };
    } else if let (Some(Effect::HitAndRun(adds)), true) = (seen.effect(1 - side), owner == Some(1 - side)) {
        start += i32::from(adds);
    }
    same("the marker", marker, -start)?;
    let enemy = owner == Some(1 - side) || seen.board.is_free(at);
    holds(enemy, || format!("{} is not the enemy's", name(at)))
}

/// 5.2.2: what a card adds.
fn reinforced(seen: &Seen, side: usize, at: SpaceId, card: CardId, marker: i32) -> Result<(), String> {
    let (attacker, battle) = fought(seen, at)?;
    let first = matches!(seen.last, Deed::Attacked { .. });
    usable(seen, side, CardSet::from_iter([card]))?;
    if first {
        same("a Sword", SWORDS.contains(card), true)?;
    } else {
        let strength = battle.strength(&seen.board, attacker, side, card);
        let alone = seen.board.is_free(at) && side != attacker;
        let barred = battle.barred && side == attacker;
        let may = (strength.is_some() || rolls(card)) && !alone && !barred;
        holds(may && supplied(seen, side).contains(at), || {
            format!("{} cannot join the battle", title(card))
        })?;
    }
    let worth = battle.worth(&seen.board, attacker, side, card);
    same("the marker", marker, battle.moved(attacker, side, worth))
}

/// War Elephants.
fn charged(seen: &Seen, at: SpaceId, face: u32, moves: i32, marker: i32) -> Result<(), String> {
    let (attacker, battle) = fought(seen, at)?;
    let (_, side, card) = seen.fights.last.ok_or("no Elephants have come")?;
    let due = driven(battle.siege, seen.effect(side), card, face);
    same("spaces", Some(moves), due)?;
    same("the marker", marker, battle.moved(attacker, side, moves))
}

/// 5.2.1: a battle goes into its next round.
fn goes_on(seen: &Seen, side: usize, at: SpaceId, round: u32, marker: i32) -> Result<(), String> {
    let (attacker, battle) = fought(seen, at)?;
    same("whose attack", side, attacker)?;
    same("whose round", side, seen.active)?;
    same("how the battle ends", None, by_round(battle))?;
    same("the round", round, battle.round + 1)?;
    same("the marker", marker, battle.marker)
}
