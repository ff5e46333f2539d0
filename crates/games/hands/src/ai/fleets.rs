//! Warships: what the sea is worth (4.3, 5.2.5, 5.3.4, 5.6).

use super::actions::unblocked;
use super::sides::{BLOCKADE, SICILY, WARSHIP, WEAKER};
use super::words;
use super::worth::{self, VP};
use crate::State;
use crate::data::cards::{BLOCKS_PILLAGE, LEADERS, card_of};
use crate::data::locations::Area;
use crate::data::tracks::{PILLAGE, home_zone};
use crate::present::words::names::{several, vp};
use crate::rules::campaign::campaign_points;
use crate::state::CampaignCard;
use engine::{Side, SpaceId};

/// Warships more than the other side has.
fn ahead(s: &State, side: Side) -> i32 {
    i32::from(s.of(side).warships) - i32::from(s.of(side.enemy()).warships)
}

/// What it is worth to have the Fleet in a Sea Zone, or in its Home Port.
fn station(s: &State, side: Side, at: Option<Area>) -> i32 {
    Station::of(s, side, at).points()
}

/// What a Fleet's place is worth, cause by cause.
struct Station {
    coasts: i32,
    sicily: i32,
    meeting: i32,
    kept: i32,
}

impl Station {
    fn of(s: &State, side: Side, at: Option<Area>) -> Self {
        let kept = kept(s, side, at);
        let Some(zone) = at else {
            return Station {
                coasts: 0,
                sicily: 0,
                meeting: 0,
                kept,
            };
        };
        let coasts = |side: Side| s.owned(side).and(zone.coasts()).len() as i32;
        let enemy_here = s.of(side.enemy()).fleet == Some(zone);
        let shut = coasts(side.enemy()) + if enemy_here { 2 * coasts(side) } else { 0 };
        let meeting = match ahead(s, side) {
            _ if !enemy_here => 0,
            fewer @ ..0 => WEAKER[side] * fewer,
            more if s.of(side).fleet != at && s.round.left > 1 => engaged(s, side).min(30) * more.min(2) / 2,
            _ => 0,
        };
        Station {
            coasts: 3 * shut,
            sicily: SICILY[side] * i32::from(zone == Area::Sicily),
            meeting,
            kept,
        }
    }

    fn points(&self) -> i32 {
        self.coasts + self.sicily + self.meeting + self.kept
    }
}

/// What the next Campaign brings to a side more than to the other, with its Fleet there: locations out of supply bring nothing (4.1, 4.4).
fn kept(s: &State, side: Side, at: Option<Area>) -> i32 {
    let [far, near, next] = BLOCKADE[side];
    let each = match (s.campaign, s.of(Side::Carthage).deck.len()) {
        (CampaignCard::Gone, _) => 0,
        (CampaignCard::Drawn, _) | (CampaignCard::Bottom, 0..=2) => next,
        (CampaignCard::Bottom, 3..=5) => near,
        (CampaignCard::Bottom, _) => far,
    };
    if each == 0 {
        return 0;
    }
    each * lead(s, side, at) / 4
}

/// VP that a side gains more than the other in the next Campaign, with its Fleet there.
fn lead(s: &State, side: Side, at: Option<Area>) -> i32 {
    let mut there = s.clone();
    there.of_mut(side).fleet = at;
    let [own, other] = [side, side.enemy()].map(|side| i32::from(campaign_points(&there, side)));
    own - other
}

/// What a course gains.
pub(super) fn course(s: &State, side: Side, to: Option<Area>) -> i32 {
    station(s, side, to) - station(s, side, s.of(side).fleet)
}

/// A course in words: what it gains most by, or loses most by; from the Home Port whither it leads in the end.
pub(super) fn said_of_course(s: &State, side: Side, to: Option<Area>, gains: bool) -> String {
    let from = s.of(side).fleet;
    // From its Home Port it reaches another Sea Zone by a second course (5.6.1).
    if let Some(zone) = to.filter(|zone| gains && from.is_none() && *zone != home_zone(side)) {
        return format!("puts to sea, on the way to {}", zone.name());
    }
    let (here, there) = (Station::of(s, side, from), Station::of(s, side, to));
    let changes = [
        (there.meeting - here.meeting, met(s, side, gains && there.meeting <= 0)),
        (
            there.sicily - here.sicily,
            said("gains the Sicily Sea Zone", "gives up the Sicily Sea Zone", gains),
        ),
        (there.kept - here.kept, campaign(s, side, to, gains)),
        (
            there.coasts - here.coasts,
            shuts(s, side, if gains { to } else { from }, gains),
        ),
    ];
    let sign = if gains { 1 } else { -1 };
    let most = changes.into_iter().max_by_key(|(change, _)| sign * change);
    match most.filter(|(change, _)| sign * change > 0) {
        Some((_, words)) => format!("{} and {words}", words::sails(to)),
        None => words::sails(to),
    }
}

/// One of two sayings.
fn said(gained: &str, lost: &str, gains: bool) -> String {
    if gains { gained.into() } else { lost.into() }
}

/// The other Fleet, which is met or left.
fn met(s: &State, side: Side, leaves: bool) -> String {
    let verb = if leaves { "gets away from" } else { "meets" };
    format!("{verb} {}", words::other_fleet(s, side))
}

/// What a Fleet's place is worth in the next Campaign.
fn campaign(s: &State, side: Side, to: Option<Area>, gains: bool) -> String {
    let more = lead(s, side, to) - lead(s, side, s.of(side).fleet);
    let verb = said("is worth", "costs", gains);
    format!("{verb} {} in the next Campaign", vp(more.unsigned_abs()))
}

/// What a Fleet in a Sea Zone shuts or opens.
fn shuts(s: &State, side: Side, at: Option<Area>, gains: bool) -> String {
    let Some(zone) = at else { return String::new() };
    let enemy = side.enemy();
    let coasts = |side: Side| s.owned(side).and(zone.coasts()).len() as u8;
    let [own, other] = [side, enemy].map(|side| several(coasts(side), "location"));
    // With both Fleets there nobody controls the Sea Zone (4.3).
    if s.of(enemy).fleet == Some(zone) {
        let verb = said("contests", "gives up", gains);
        if 2 * coasts(side) > coasts(enemy) {
            return format!("{verb} the sea off {own} of its own");
        }
        return format!("{verb} the sea off {other} of {}", enemy.name());
    }
    let verb = said("shuts", "opens", gains);
    format!("{verb} the sea to {other} of {}", enemy.name())
}

/// The best course; from port the way to Sicily counts too.
pub(super) fn sailed(s: &State, side: Side) -> i32 {
    best_course(s, side).1
}

/// Whither the best course leads, and what it gains.
pub(super) fn best_course(s: &State, side: Side) -> (Option<Area>, i32) {
    let home = home_zone(side);
    match s.of(side).fleet {
        None => {
            let (near, sicily) = (course(s, side, Some(home)), course(s, side, Some(Area::Sicily)) / 2);
            if near >= sicily {
                (Some(home), near)
            } else {
                (Some(Area::Sicily), sicily)
            }
        }
        Some(zone) => {
            let next = zone.adjacent().into_iter().map(Some).chain([None]);
            let worth = next.map(|to| (to, course(s, side, to)));
            worth.max_by_key(|(_, points)| *points).unwrap_or((None, 0))
        }
    }
}

/// A Warship more. What it costs is not spared for anything better.
pub(super) fn built(s: &State, side: Side) -> i32 {
    let [few, equal, one, more] = WARSHIP[side];
    match ahead(s, side) {
        ..=-3 => few,
        -2..=0 => equal,
        1 => one,
        _ => more,
    }
}

/// A naval battle: its winner has Prestige and the sea.
pub(super) fn engaged(s: &State, side: Side) -> i32 {
    let leaders = s.of(side).hand.and(LEADERS).len() as i32;
    15 * ahead(s, side) + 5 * leaders
}

/// The chance that a pillage is not blocked, of a hundred.
pub(super) fn chance_to_pillage(s: &State, side: Side, at: SpaceId) -> i32 {
    let mut blockers = BLOCKS_PILLAGE;
    blockers.insert(card_of(at));
    unblocked(s, side.enemy(), blockers)
}

/// Silver from the other side, and a step on the Pillage track.
pub(super) fn pillaged(s: &State, side: Side) -> i32 {
    let (own, other) = (s.of(side), s.of(side.enemy()));
    let booty = own.warships / 2;
    let silver = worth::silver(own.silver, booty) + worth::price(other.silver, booty);
    let step = PILLAGE.into_iter().find(|(space, _)| *space == own.pillage + 1);
    let shame = step.map_or(1, |(_, vp)| VP * i32::from(vp));
    (silver + shame) * 5 / 4
}

/// VP of the next Campaign that the Fleet of a side can take from the other by one course (4.1, 4.4).
pub(super) fn cuts(s: &State, side: Side) -> i32 {
    let own = s.of(side);
    if own.warships == 0 {
        return 0;
    }
    let enemy = side.enemy();
    let now = i32::from(campaign_points(s, enemy));
    let mut there = s.clone();
    let mut cut = |to: Area| {
        there.of_mut(side).fleet = Some(to);
        now - i32::from(campaign_points(&there, enemy))
    };
    match own.fleet {
        None => cut(home_zone(side)).max(0),
        Some(zone) => zone.adjacent().into_iter().map(cut).max().unwrap_or(0).max(0),
    }
}
