//! Siege and Subjugation (14): attempts (14.1, 14.2), `defence` 14.3, `fall` 14.4, `sortie` 14.5.B.

mod defence;
mod fall;
mod sortie;

pub(crate) use fall::{fall, lift, take_points};
pub use sortie::{may_sortie, sally, sortie};

use crate::board::questions::whether;
use crate::board::walls;
use crate::data::cards::{self as card, SIEGE_ENGINEERS, Window};
use crate::data::dice::{self, Die};
use crate::data::generals::{general as card_of, who};
use crate::data::spaces::Kind as Ground;
use crate::protocol::buttons::Named;
use crate::protocol::event::BattleEvent;
use crate::protocol::prompt::{BattleAsk, CardAsk};
use crate::protocol::refusals::battle as law;
use crate::rules::{battle, cards, counter_events, movement};
use crate::state::{Attempt, Marker, State};
use crate::{Board, ask, emit};
use engine::{Flow, Legality, Side, SpaceId, UnitId};

/// CUs that an attempt needs (14.1).
pub(crate) const CUS_NEEDED: u8 = 3;

/// Whether this general may make an attempt where he stands (14.1, 14.2). Who has fought in this activation is not asked any more.
///
/// # Errors
/// The reason why not.
pub fn may_attempt(s: &State, general: UnitId) -> Legality {
    let side = crate::data::generals::general(general).side;
    let crate::state::Where::At(at) = s.general(general).at else {
        return Err(law::NOTHING_TO_SIEGE);
    };
    let place = s.place(at);
    let city = place.city() == Some(side.enemy());
    if !city && !place.is_tribe() {
        return Err(law::NOTHING_TO_SIEGE);
    }
    if place.outside[side].fighting() < CUS_NEEDED {
        return Err(law::TOO_FEW_TO_SIEGE);
    }
    if city {
        s.truce_law(side, law::SIEGE_UNDER_TRUCE, law::SIEGE_IN_A_TRUCE)?;
    }
    if city && is_large(s, at) && s.supremacy != side {
        return Err(law::SIEGE_WITHOUT_SUPREMACY);
    }
    movement::may_attempt_again(s, at)
}

/// Makes one attempt with this general where he stands (14.2 to 14.4).
///
/// # Errors
/// [`engine::Halt`].
pub fn attempt(t: &mut Board<'_>, general: UnitId) -> Flow<()> {
    t.within(|t| {
        begin(t, general);
        let Attempt { at, side, .. } = *now(&t.state);
        roll(t, "14.2")?;
        flaccus(t)?;
        siege_train(t)?;
        defence::determined_defence(t)?;
        losses(t)?;
        place_points(t, at, side, now(&t.state).points, "14.1");
        counter_events(t)?;
        resolve(t, at)?;
        let detached = is_detached(&t.state, at, side, general);
        movement::attempted(&mut t.state, at, detached);
        t.state.attempt = None;
        walls::settle(t, at)
    })
}

/// Points that take the city or the Tribe in a space (14.1), one more with the Citadel (17.1 #46).
#[must_use]
pub fn needed(s: &State, at: SpaceId) -> u8 {
    let kind = match s.place(at).marker {
        Marker::Tribe(()) => Ground::Tribe,
        _ if s.is_large_city(at) => Ground::LargeWalledCity,
        _ => Ground::WalledCity,
    };
    kind.points() + s.citadel(at).0
}

/// The Siege Die: red for a Tribe, white for a Large Walled City, else red with Naval Supremacy (14.2).
#[must_use]
pub fn rolls_red(s: &State, at: SpaceId, side: Side) -> bool {
    s.place(at).is_tribe() || !is_large(s, at) && s.supremacy == side
}

fn is_large(s: &State, at: SpaceId) -> bool {
    s.is_large_city(at)
}

fn now(s: &State) -> &Attempt {
    s.attempt.as_ref().expect("an attempt is in progress")
}

fn now_mut<'a>(t: &'a mut Board<'_>) -> &'a mut Attempt {
    t.state.attempt.as_mut().expect("an attempt is in progress")
}

/// Lays the attempt on the table. A subordinate is detached with three CUs and is for the time in command (14.1).
fn begin(t: &mut Board<'_>, general: UnitId) {
    let side = crate::data::generals::general(general).side;
    let at = t
        .state
        .general(general)
        .at
        .space()
        .expect("a General who attempts is on the map");
    let red = rolls_red(&t.state, at, side);
    t.state.attempt = Some(Attempt {
        at,
        side,
        general,
        red,
        face: None,
        points: 0,
        to_lose: 0,
    });
    if is_detached(&t.state, at, side, general) {
        emit(t, "14.1", BattleEvent::Detached { general, at });
    }
}

/// Whether the General is a subordinate there, and so detached with three CUs (14.1).
fn is_detached(s: &State, at: SpaceId, side: Side, general: UnitId) -> bool {
    !s.highest(s.generals_at(at, side)).contains(general)
}

/// Rolls the Siege Die (14.2).
fn roll(t: &mut Board<'_>, section: &'static str) -> Flow<()> {
    let Attempt { at, side, red, .. } = *now(&t.state);
    let die = if red { Die::SiegeRed } else { Die::SiegeWhite };
    let face = t.roll(die)?;
    let shown = dice::face(die, face);
    let attempt = now_mut(t);
    attempt.face = Some(face);
    attempt.points = shown.siege;
    attempt.to_lose = shown.loss;
    emit(
        t,
        section,
        BattleEvent::SiegeDie {
            side,
            at,
            red,
            face,
            points: shown.siege,
            losses: shown.loss,
        },
    );
    Ok(())
}

/// Flaccus may roll the Siege Die once more against a Tribe; the second result stands (17.2).
fn flaccus(t: &mut Board<'_>) -> Flow<()> {
    let Attempt { at, side, general, .. } = *now(&t.state);
    if !t.state.is_able(Some(general), who::FLACCUS) || !t.state.place(at).is_tribe() {
        return Ok(());
    }
    let section = card_of(who::FLACCUS).section;
    if whether(t, side, BattleAsk::SiegeAgain(at), section, law::ROLL_AGAIN_OR_NOT)? {
        roll(t, section)
    } else {
        Ok(())
    }
}

/// With a Siege Train there the side may roll the Siege Die once more; the second result stands (17.1 #3).
fn siege_train(t: &mut Board<'_>) -> Flow<()> {
    let Attempt { at, side, .. } = *now(&t.state);
    if !t.state.effects.siege_train(at, side) {
        return Ok(());
    }
    let about = CardAsk::Whether(SIEGE_ENGINEERS);
    if whether(t, side, about, card::section(SIEGE_ENGINEERS), law::ROLL_AGAIN_OR_NOT)? {
        roll(t, "14.2")
    } else {
        Ok(())
    }
}

/// Before the attempt is resolved the owner of the city may answer, or either side at a Tribe, who did not make it first (5.2.C1).
fn counter_events(t: &mut Board<'_>) -> Flow<()> {
    let Attempt { at, side, .. } = *now(&t.state);
    let tribe = t.state.place(at).is_tribe();
    for by in [Some(side.enemy()), tribe.then_some(side)].into_iter().flatten() {
        if let Some(played) = counter_events::counter(t, by, Window::Siege)? {
            cards::counters(t, played, at)?;
        }
    }
    Ok(())
}

/// With enough points on it the city falls, the Tribe is subjugated (14.4).
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn resolve(t: &mut Board<'_>, at: SpaceId) -> Flow<()> {
    let place = t.state.place(at);
    match place.points_of {
        Some(side) if place.points >= needed(&t.state, at) => fall(t, at, side, "14.4"),
        _ => Ok(()),
    }
}

/// The sieging Force loses what the die says; its owner chooses which CU (14.2).
fn losses(t: &mut Board<'_>) -> Flow<()> {
    let Attempt { at, side, .. } = *now(&t.state);
    let before = t.state.outside(at, side);
    while now(&t.state).to_lose > 0 && t.state.has_cus(at, side) {
        let choice = ask(t, side, BattleAsk::SiegeLoss(at), "14.2", |s, o| {
            Named::offer_losses(o, s.outside(at, side));
            crate::board::why_not::nothing_else(s, o, side, law::CHOOSE_A_LOSS);
        })?;
        let lost = Named::lost(choice);
        battle::take_off(t, side, at, lost);
        now_mut(t).to_lose -= 1;
    }
    let lost = before.minus(t.state.outside(at, side));
    if !lost.is_empty() {
        emit(t, "14.2", BattleEvent::Lost { side, at, units: lost });
    }
    Ok(())
}

/// Places points; with the first one a city is Besieged (14.2, 14.5.A).
pub(crate) fn place_points(t: &mut Board<'_>, at: SpaceId, side: Side, points: u8, section: &'static str) {
    if points == 0 {
        return;
    }
    let first = t.state.place(at).points == 0;
    let place = t.state.place_mut(at);
    place.points += points;
    place.points_of = Some(side);
    let points = place.points;
    let needed = needed(&t.state, at);
    emit(
        t,
        section,
        BattleEvent::Points {
            at,
            side,
            points,
            needed,
        },
    );
    if first && points < needed && t.state.place(at).city().is_some() {
        emit(t, "14.5.A", BattleEvent::Besieged { at, by: side });
    }
}
