//! 5.3.4 Pillage.

use crate::board::hidden_hand;
use crate::board::payment::{self, Means, carry_out, target};
use crate::data::cards::{BLOCKS_PILLAGE, card_of};
use crate::data::locations::Area;
use crate::data::tracks::{PILLAGE, PILLAGE_END};
use crate::protocol::event::What;
use crate::protocol::need::Need;
use crate::protocol::prompt::WindowAsk;
use crate::protocol::refusals::battle as refusals;
use crate::state::Action;
use crate::{Board, State, emit};
use engine::{Flow, Legality, Side, SpaceId, SpaceSet};

/// 5.3.4: whether anything can be pillaged.
pub(super) fn can_pillage(s: &State, means: &Means) -> Legality {
    refusals::PILLAGED_ALREADY.unless(!s.round.pillaged)?;
    refusals::FLEET_IN_PORT.unless(s.of(means.side).fleet.is_some())?;
    let any = candidates(s, means).iter().any(|at| pillages(s, means, at).is_ok());
    refusals::NOTHING_TO_PILLAGE.unless(any)
}

/// 5.3.4: coasts of the enemy that are neither fortified nor in battle.
fn candidates(s: &State, means: &Means) -> SpaceSet {
    let enemy = s.owned(means.side.enemy()).and(crate::data::locations::COASTS);
    enemy.without(s.fortified).without(means.embattled)
}

/// 5.3.4: the Ships that it takes: one in the Fleet's own Sea Zone, two in an adjacent one.
fn ships(s: &State, side: Side, zone: Area) -> Option<&'static [Need]> {
    let fleet = s.of(side).fleet?;
    if fleet == zone {
        Some(&[Need::Ship])
    } else if fleet.adjacent().contains(&zone) {
        Some(&[Need::Ship, Need::Ship])
    } else {
        None
    }
}

/// 5.3.4: how many Ships a location takes, if the Fleet reaches it.
#[must_use]
pub(crate) fn price(s: &State, side: Side, at: SpaceId) -> Option<u8> {
    Some(ships(s, side, State::zone_of(at)?)?.len() as u8)
}

/// 5.3.4: the VP that the other side loses as the Pillage marker moves on, and where the marker comes to.
#[must_use]
pub(crate) fn shame(s: &State, side: Side) -> (u8, u8) {
    let marker = s.of(side).pillage + 1;
    let lost = PILLAGE.into_iter().find(|(space, _)| *space == marker);
    (marker, lost.map_or(0, |(_, vp)| vp.min(s.of(side.enemy()).vp)))
}

/// 5.3.4: whether a location can be pillaged.
fn pillages(s: &State, means: &Means, at: SpaceId) -> Legality {
    let zone = State::zone_of(at).expect("coasts alone come into question");
    refusals::GUARDED.unless(s.of(means.side.enemy()).fleet != Some(zone))?;
    let ships = ships(s, means.side, zone).ok_or(refusals::BEYOND_REACH)?;
    refusals::NO_SHIP_IN_HAND.unless(means.pays(ships))
}

/// 5.3.4 Pillage.
pub(super) fn pillage(t: &mut Board<'_>, side: Side) -> Flow<()> {
    let at = target(t, side, Action::Pillage, |s, means, o| {
        super::expand::weigh(o, candidates(s, means), refusals::NOT_PILLAGED, |at| {
            pillages(s, means, at)
        });
    })?;
    let zone = State::zone_of(at).expect("coasts alone are offered");
    let ships = ships(&t.state, side, zone).unwrap_or(&[Need::Ship]);
    payment::pay(t, side, Action::Pillage, ships)?;
    let with = carry_out(t, side);
    t.state.round.pillaged = true;
    let victim = side.enemy();
    let supplied = Means::of(&t.state, victim).supplied.contains(at);
    let what = What::Pillages {
        side,
        at,
        with,
        supplied,
    };
    emit(t, "5.3.4", what);
    let mut blockers = BLOCKS_PILLAGE;
    if supplied {
        blockers.insert(card_of(at));
    }
    if !hidden_hand::blocks(t, victim, WindowAsk::Pillage(at), "5.3.4", blockers)? {
        succeed(t, side, at);
    }
    Ok(())
}

/// 5.3.4: the Silver that a pillage brings: one for two Warships.
#[must_use]
pub(crate) fn booty(s: &State, side: Side) -> u8 {
    s.of(side).warships / 2
}

/// 5.3.4: Silver from the other side, what it lacks from the bank, and a step on the Pillage track.
fn succeed(t: &mut Board<'_>, side: Side, at: SpaceId) {
    let booty = booty(&t.state, side);
    let other = t.state.of_mut(side.enemy());
    let taken = other.silver.min(u16::from(booty)) as u8;
    other.silver -= u16::from(taken);
    super::money::earn(&mut t.state, side, booty);
    let own = t.state.of_mut(side);
    own.pillage += 1;
    let marker = own.pillage;
    if marker == PILLAGE_END {
        own.pillage = 0;
    }
    let what = What::Pillaged {
        side,
        at,
        taken,
        bank: booty - taken,
        marker,
    };
    emit(t, "5.3.4", what);
    if let Some((_, vp)) = PILLAGE.into_iter().find(|(space, _)| *space == marker) {
        let other = t.state.of_mut(side.enemy());
        let vp = vp.min(other.vp);
        other.vp -= vp;
        emit(t, "5.3.4", What::Shamed { side: side.enemy(), vp });
    }
}
