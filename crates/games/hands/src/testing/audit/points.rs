//! Income, VP, pillage and the end (4.1, 5.3.4, 6).

use super::board::{Board, holds};
use super::deed::Deed;
use super::names::name;
use super::supply::supplied;
use super::{Auditor, Seen};
use crate::data::cards::{Effect, Happening, Power, deus};
use crate::data::locations::{Area, location};
use engine::{Side, SpaceId, SpaceSet};
use testkit::audit::read::{Line, SIDES, same};

#[derive(Default)]
pub(super) struct Points {
    done: usize,
    /// VP that a pillage takes, until they are told.
    shame: Option<(usize, u32)>,
    /// Whether a Campaign has yet to bring income, and VP.
    due: [bool; 2],
}

impl Auditor<Seen> for Points {
    fn take(&mut self, line: &Line<'_>, seen: &Seen) -> Result<(), String> {
        self.done += usize::from(counts(&seen.deed));
        let shamed = self.shamed(seen);
        self.pillaged(seen)?;
        shamed?;
        match seen.deed {
            Deed::CampaignBegins => self.due = [true; 2],
            Deed::Income(told) => {
                let before = core::mem::take(&mut self.due[0]);
                same("a Campaign", before, true)?;
                same("income", told, [0, 1].map(|side| income(seen, side)))?;
            }
            Deed::Points(told) => {
                let before = core::mem::take(&mut self.due[1]);
                same("a Campaign", before, true)?;
                same("VP", told, [0, 1].map(|side| won(seen, side)))?;
            }
            Deed::PointsGained { side, vp } => same("VP", vp, gained(seen, side)?)?,
            Deed::EndIsNear => {
                let why = because(seen).unwrap_or_default();
                same(
                    "what brings the end near",
                    line.text,
                    &format!("The end is near: {why}."),
                )?;
                same("that the end was near", seen.ending, false)?;
            }
            Deed::FinalScore { side } => {
                same("the end", seen.ending && seen.embattled().is_empty(), true)?;
                same("the final score", line.text, &total(seen, side))?;
            }
            Deed::Round { .. } => {
                let due = core::mem::take(&mut self.due);
                same("what a Campaign has yet to bring", due, [false; 2])?;
                let why = condition(seen).filter(|_| !seen.ending);
                same("what should have brought the end near", None, why)?;
            }
            _ => {}
        }
        Ok(())
    }

    fn done(&self) -> usize {
        self.done
    }
}

fn counts(deed: &Deed) -> bool {
    matches!(
        deed,
        Deed::Income(_) | Deed::Points(_) | Deed::Pillaged { .. } | Deed::PointsGained { .. } | Deed::FinalScore { .. }
    )
}

impl Points {
    /// 5.3.4: half as many Silver as Warships, from the bank what the other side lacks, and a step on the track.
    fn pillaged(&mut self, seen: &Seen) -> Result<(), String> {
        let Deed::Pillaged {
            side,
            at,
            taken,
            bank,
            marker,
        } = seen.deed
        else {
            return Ok(());
        };
        let own = &seen.board.own[side];
        let booty = own.ships / 2;
        let from = booty.min(seen.board.own[1 - side].silver);
        let step = own.pillage + 1;
        let cost = [(3, 1), (5, 2), (8, 3)].into_iter().find(|(space, _)| *space == step);
        let most = seen.board.own[1 - side].vp;
        self.shame = cost.map(|(_, vp)| (1 - side, u32::min(vp, most)));
        same("the Pillage marker", marker, step)?;
        same("Silver taken", taken, from)?;
        same("Silver of the bank", bank, booty - from)?;
        let sails = matches!(&seen.last, Deed::Pillages { side: who, at: place, .. } if (*who, *place) == (side, at));
        holds(sails, || format!("nobody has sailed to {}", name(at)))
    }

    /// VP that a pillage costs come right after it.
    fn shamed(&mut self, seen: &Seen) -> Result<(), String> {
        let due = self.shame.take();
        match seen.deed {
            Deed::Shamed { side, vp } => same("VP lost by pillage", Some((side, vp)), due),
            _ => same("VP lost by pillage", None, due),
        }
    }
}

/// 4.1: a Silver for each City in supply.
fn income(seen: &Seen, side: usize) -> u32 {
    seen.board.developed(side).and(supplied(seen, side)).len()
}

fn worth(all: SpaceSet) -> u32 {
    all.iter().map(|at| u32::from(location(at).vp)).sum()
}

/// Locations that were a side's at set-up.
fn home(side: usize) -> impl Fn(&SpaceId) -> bool {
    move |at| location(*at).owner() == Some(Side::BOTH[side])
}

/// 4.1: VP of what a side has won.
fn won(seen: &Seen, side: usize) -> u32 {
    let held = seen.board.owned(side).and(supplied(seen, side));
    worth(held.iter().filter(|at| !home(side)(at)).collect())
}

/// 4.7, 7.2: VP by an Event or a card.
fn gained(seen: &Seen, side: usize) -> Result<u32, String> {
    if let Deed::DeusPlayed { side: who, card, .. } = seen.last
        && let Power::Contest(vp) = deus(card).power
    {
        same("who scores", side, who)?;
        return Ok(vp.into());
    }
    match seen.happening() {
        Some((Happening::Omens { vp }, Some(who))) if who == side => Ok(vp.into()),
        _ => Err("nothing brings VP".to_owned()),
    }
}

/// 6.2: what a side comes to, in words.
fn total(seen: &Seen, side: usize) -> String {
    let board = &seen.board;
    let owned = board.owned(side);
    let many = |area: Area, least: u32, vp: u32| {
        let there = owned.and(area.locations()).len();
        if there >= least { vp } else { 0 }
    };
    let parts = [
        (income(seen, side), "for its Cities"),
        (board.own[side].prestige, "for Prestige"),
        (board.captured(side), "for captured tokens"),
        (
            worth(owned.iter().filter(home(1 - side)).collect()),
            "for conquered locations",
        ),
        (many(Area::Sicily, 7, 5) + many(Area::Corsica, 3, 2), "for areas"),
    ];
    let points = |vp: u32| {
        if vp == 0 {
            "no VP".to_owned()
        } else {
            format!("{vp} VP")
        }
    };
    let track = board.own[side].vp;
    let mut said = format!("{} has {}", SIDES[side], points(track));
    let mut sum = track;
    for (vp, why) in parts.into_iter().filter(|(vp, _)| *vp > 0) {
        said.push_str(&format!(", {vp} {why}"));
        sum += vp;
    }
    format!("{said}: {} in all.", points(sum))
}

/// 6.2: the condition that holds, the active side's first.
fn condition(seen: &Seen) -> Option<String> {
    let of = |board: &Board, side: usize| {
        let own = &board.own[side];
        let holds = [
            (board.towns_left(side) == 0, "has no Town token left in its stock"),
            (board.cities_left(side) == 0, "has no City token left in its stock"),
            (board.captured(side) >= 10, "has captured tokens worth 10 points"),
            (own.prestige >= 8, "has 8 Prestige"),
            (own.vp >= 90, "has 90 VP"),
        ];
        let (_, why) = holds.into_iter().find(|(holds, _)| *holds)?;
        Some(format!("{} {why}", SIDES[side]))
    };
    [seen.active, 1 - seen.active]
        .into_iter()
        .find_map(|side| of(&seen.board, side))
}

/// 6.2: what brings the end near by this line.
fn because(seen: &Seen) -> Option<String> {
    let peace = matches!(seen.last, Deed::PeaceDie { comes_to, .. } if comes_to >= 7);
    let elapsed = seen.board.turn == 12 && seen.struck.is_some();
    if peace {
        Some("peace is made".to_owned())
    } else if elapsed {
        Some("12 turns have elapsed".to_owned())
    } else {
        condition(seen)
    }
}

/// 4.7, 7.2: Silver for each location in supply in Sicily, or by a card.
pub(super) fn silver_gained(seen: &Seen, side: usize) -> Result<u32, String> {
    if let Deed::DeusPlayed { side: who, card, .. } = seen.last
        && let Power::Resources(silver) = deus(card).power
    {
        same("who takes it", side, who)?;
        return Ok(silver.into());
    }
    match seen.happening() {
        Some((Happening::Harvest { most }, Some(who))) if who == side => {
            let fields = { seen.board.owned(side) }
                .and(supplied(seen, side))
                .and(Area::Sicily.locations());
            Ok(fields.len().min(most.into()))
        }
        _ => Err("nothing brings Silver".to_owned()),
    }
}

/// Whether Diplomacy is in play (4.7).
pub(super) fn diplomat(seen: &Seen) -> bool {
    [0, 1]
        .into_iter()
        .any(|side| seen.effect(side) == Some(Effect::Diplomacy))
}
