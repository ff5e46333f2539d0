//! Events about sieges and subjugation (17.1).

use super::target;
use crate::board::{generals, walls};
use crate::data::cards::{Effect, card, section};
use crate::data::spaces::at::SYRACUSAE;
use crate::protocol::refusals::cards as refusals;
use crate::rules::{movement, siege};
use crate::state::{SiegeTrain, Where};
use crate::{Board, CardEvent, State, emit};
use engine::{CardId, Flow, Legality, Side, SpaceId, UnitId};

/// Whether one of these cards can be played at all: #3 not while both Siege Trains are on the board, #9 only when its words hold.
///
/// # Errors
/// The reason why not.
pub(super) fn law(s: &State, side: Side, id: CardId) -> Legality {
    match card(id).effect {
        Effect::SiegeEngineers { .. } if !s.effects.siege_trains.contains(&None) => Err(refusals::BOTH_TRAINS),
        Effect::HieroSuesForPeace { .. } => target(s, side, id, SYRACUSAE),
        _ => Ok(()),
    }
}

/// Whether #18 or #53 answers the attempt that has just been made: of a city with a CU inside, of a Tribe, and with points on it.
///
/// # Errors
/// The reason why not.
pub(super) fn answers(s: &State, side: Side, id: CardId) -> Legality {
    match s.attempt {
        Some(attempt) => target(s, side, id, attempt.at),
        None => Err(refusals::BEYOND_THE_CARD),
    }
}

/// Whether a side may choose a space for one of these cards.
///
/// # Errors
/// The reason why not.
pub(super) fn target(s: &State, side: Side, id: CardId, at: SpaceId) -> Legality {
    let place = s.place(at);
    match card(id).effect {
        Effect::SurpriseSortie { cus } | Effect::SiegeWorksBurned { cus } => {
            if place.city() != Some(side) || !place.besieged() {
                Err(refusals::NOT_BESIEGED)
            } else if place.inside.fighting() < cus {
                Err(refusals::NOBODY_INSIDE)
            } else {
                Ok(())
            }
        }
        Effect::SiegeEngineers { cus } => {
            before_a_city(s, side, at, cus)?;
            if s.effects.siege_train(at, side) {
                Err(refusals::ONE_TRAIN_A_CITY)
            } else {
                Ok(())
            }
        }
        Effect::TraitorInTheCity { cus, .. } => {
            before_a_city(s, side, at, cus)?;
            if s.is_large_city(at) && s.supremacy != side {
                Err(refusals::TRAITOR_WANTS_SUPREMACY)
            } else {
                Ok(())
            }
        }
        Effect::HieroSuesForPeace { cus } => {
            before_a_city(s, side, at, cus).map_err(|_| refusals::HIERO_IS_NOT_PRESSED)?;
            if s.has_cus(at, side.enemy()) {
                Err(refusals::HIERO_IS_NOT_PRESSED)
            } else {
                Ok(())
            }
        }
        Effect::Citadel { .. } => citadel_law(s, side, at),
        Effect::TribalResistance { .. } if place.is_tribe() && place.points > 0 => Ok(()),
        Effect::TribalResistance { .. } => Err(refusals::NO_POINTS_ON_TRIBE),
        _ => Err(refusals::BEYOND_THE_CARD),
    }
}

/// Whether an enemy Walled City is here, and an Army of at least so many CUs before it.
fn before_a_city(s: &State, side: Side, at: SpaceId, cus: u8) -> Legality {
    if s.place(at).city() != Some(side.enemy()) {
        Err(refusals::NO_ENEMY_CITY)
    } else if s.outside(at, side).fighting() < cus || s.generals_at(at, side).is_empty() {
        Err(refusals::ARMY_WANTED)
    } else {
        Ok(())
    }
}

/// #2: the points go, the Siege Train with them, and the besieger loses a CU.
pub(super) fn surprise_sortie(t: &mut Board<'_>, side: Side, id: CardId, cus: u8) -> Flow<()> {
    let Some(at) = target::space(t, side, id, 1, target)? else {
        return Ok(());
    };
    siege::lift(t, at, section(id))?;
    target::cost(t, side.enemy(), id, at, cus)
}

/// #3: a Siege Train comes before a city, and the card's OPs may activate a General there for an attempt.
pub(super) fn siege_engineers(t: &mut Board<'_>, side: Side, id: CardId) -> Flow<()> {
    let Some(at) = target::space(t, side, id, 1, target)? else {
        return Ok(());
    };
    let free = t.state.effects.siege_trains.iter_mut().find(|slot| slot.is_none());
    *free.expect("the card is refused while both are on the board") = Some(SiegeTrain { side, at });
    emit(t, section(id), CardEvent::SiegeTrain { side, at });
    let attempts = |s: &State, unit: UnitId| {
        if s.general(unit).at != Where::At(at) {
            return Err(refusals::ELSEWHERE);
        }
        super::rated(s, unit, card(id).ops)?;
        siege::may_attempt(s, unit)
    };
    match target::activated(t, side, id, false, attempts)? {
        Some(unit) => {
            generals::is_chosen(t, unit, card(id).ops);
            movement::activate_to_siege(t, unit)
        }
        None => Ok(()),
    }
}

/// #4: a point without a roll, which no Determined Defence cancels.
pub(super) fn traitor_in_the_city(t: &mut Board<'_>, side: Side, id: CardId, points: u8) -> Flow<()> {
    let Some(at) = target::space(t, side, id, 1, target)? else {
        return Ok(());
    };
    emit(t, section(id), CardEvent::On { side, card: id, at });
    siege::place_points(t, at, side, points, section(id));
    siege::resolve(t, at)?;
    walls::settle(t, at)
}

/// #9: Syracusae opens its gates.
pub(super) fn hiero_sues_for_peace(t: &mut Board<'_>, side: Side, id: CardId) -> Flow<()> {
    emit(
        t,
        section(id),
        CardEvent::On {
            side,
            card: id,
            at: SYRACUSAE,
        },
    );
    siege::fall(t, SYRACUSAE, side, section(id))?;
    walls::settle(t, SYRACUSAE)
}

/// #18 in one's own turn: of which city the siege is broken.
pub(super) fn siege_works_burned(t: &mut Board<'_>, side: Side, id: CardId) -> Flow<()> {
    match target::space(t, side, id, 1, target)? {
        Some(at) => siege::lift(t, at, section(id)),
        None => Ok(()),
    }
}

/// #46: the Citadel is built, or moves to another city.
pub(super) fn citadel(t: &mut Board<'_>, side: Side, id: CardId) -> Flow<()> {
    let Some(at) = target::space(t, side, id, 1, target)? else {
        return Ok(());
    };
    t.state.effects.citadel = Some(at);
    emit(t, section(id), CardEvent::Citadel { side, at });
    Ok(())
}

/// The marker goes to a city of one's own, from another only if that is one's own too and no enemy is before it: the walls would
/// have to give up what they hold.
fn citadel_law(s: &State, side: Side, at: SpaceId) -> Legality {
    if s.effects.citadel == Some(at) {
        return Err(refusals::CITADEL_IS_HERE);
    }
    if let Some(now) = s.effects.citadel
        && (s.place(now).city() != Some(side) || s.walls_matter(now))
    {
        return Err(refusals::BEYOND_THE_CARD);
    }
    if s.place(at).city() == Some(side) {
        Ok(())
    } else {
        Err(refusals::CITADEL_WANTS_CITY)
    }
}

/// #53 in one's own turn: which Tribe throws the yoke off.
pub(super) fn tribal_resistance(t: &mut Board<'_>, side: Side, id: CardId) -> Flow<()> {
    match target::space(t, side, id, 1, target)? {
        Some(at) => counters(t, id, at),
        None => Ok(()),
    }
}

/// #18, #53 on the space where an attempt has just been made, before it is resolved (14.4), or on the one chosen.
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn counters(t: &mut Board<'_>, id: CardId, at: SpaceId) -> Flow<()> {
    let besieger = t.state.place(at).points_of;
    siege::lift(t, at, section(id))?;
    match (card(id).effect, besieger) {
        (Effect::TribalResistance { cus }, Some(side)) => target::cost(t, side, id, at, cus),
        _ => Ok(()),
    }
}
