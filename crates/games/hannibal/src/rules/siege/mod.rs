//! Sieges and subjugation (20): attempts stand here, `fall` is 20.6 and 20.8. Sorties and relief (20.7) are battles: `battle::begin`.

mod fall;

#[cfg(test)]
mod tests;

pub(crate) use fall::fall;

use crate::Die;
use crate::board::why_not;
use crate::data::cards::{Effect, card, section};
use crate::data::generals::{Ability, general as row};
use crate::data::spaces::at::{CARTHAGE, ROME, SYRACUSE, TARENTUM};
use crate::data::tables::{self, BESIEGERS, Besieged, POINTS, PUNIC_SIEGE};
use crate::protocol::buttons::Named;
use crate::protocol::event::{BattleEvent, SiegeModifier};
use crate::protocol::prompt::BattleAsk;
use crate::protocol::refusals::battle as law;
use crate::state::{Attempt, Force, Kind, Marker, State, Where};
use crate::{Board, ask, emit};
use engine::{CardId, Flow, Legality, Side, SpaceId, UnitId};

/// What Carthage, Rome and Syracuse take off any roll against them.
pub(crate) const STRONGHOLD: i8 = -1;

/// How an attempt is rolled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Means {
    /// Dice, one after the other, all of them applied.
    pub rolls: u8,
    /// What is added to each, and for what.
    pub adds: Vec<(SiegeModifier, i8)>,
    /// Whether the city opens its gates without a roll (25, 18).
    pub traitor: bool,
}

/// Whether a general may make an attempt on the city or the Tribe where he stands (20.2); that one attempt is made for each card (10.11),
/// and that he has not fought, is for the move to know.
///
/// # Errors
/// The reason why not.
pub fn may_attempt(s: &State, unit: UnitId) -> Legality {
    let side = row(unit).side;
    let Where::At(at) = s.general(unit).at else {
        return Err(law::NOTHING_TO_SIEGE);
    };
    let place = s.place(at);
    let city = place.city() == Some(side.enemy());
    let tribe = matches!(place.marker, Marker::Tribe(friend) if friend != Some(side));
    law::NOTHING_TO_SIEGE.unless(city || tribe)?;
    law::TOO_FEW_TO_SIEGE.unless(place.outside[side].units() >= BESIEGERS)?;
    let neutral = place.marker == Marker::Tribe(None);
    law::NO_SIEGE_IN_TRUCE.unless(neutral || !s.effects.truce)
}

/// Whether a general inside a city may sally out and attack those before its walls (20.5, 20.7).
///
/// # Errors
/// The reason why not.
pub fn may_sortie(s: &State, unit: UnitId) -> Legality {
    let side = row(unit).side;
    let Where::Inside(at) = s.general(unit).at else {
        return Err(law::NOT_BEHIND_WALLS);
    };
    law::NO_SORTIE_IN_TRUCE.unless(!s.effects.truce)?;
    law::NO_CU_TO_SALLY.unless(s.place(at).inside.fighting() > 0)?;
    law::NOBODY_TO_ATTACK.unless(!s.place(at).outside[side.enemy()].is_empty())
}

/// What rolls on the Siege Table add before walls in a space, whoever leads the besiegers: their siege train and the walls themselves (20.2).
pub(crate) fn on_walls(side: Side, at: SpaceId, has_train: bool) -> impl Iterator<Item = (SiegeModifier, i8)> {
    let no_train = side == Side::Carthage && !has_train;
    let stronghold = matches!(at, CARTHAGE | ROME | SYRACUSE);
    [
        (no_train, (SiegeModifier::NoTrain, PUNIC_SIEGE)),
        (stronghold, (SiegeModifier::Stronghold, STRONGHOLD)),
    ]
    .into_iter()
    .filter_map(|(counts, add)| counts.then_some(add))
}

/// How a general activated by this card, as an Event or with its operation number, rolls on the Siege Table where he stands (20.2, 24;
/// 25, 18 and 54). Of a Tribe nothing is added or taken off, and one die decides.
#[must_use]
pub fn means(s: &State, at: SpaceId, unit: UnitId, id: CardId, event: bool) -> Means {
    let side = row(unit).side;
    let mut means = Means {
        rolls: 1,
        adds: Vec::new(),
        traitor: false,
    };
    if s.place(at).is_tribe() {
        return means;
    }
    means
        .adds
        .extend(on_walls(side, at, s.place(at).outside[side].trains > 0));
    if event {
        match (card(id).effect, row(unit).ability) {
            (Effect::Campaign { .. }, Ability::CampaignSiege { add }) => {
                means.adds.push((SiegeModifier::General, add));
            }
            (Effect::ForceMarch { .. }, Ability::ForceMarchSiege { rolls })
            | (Effect::TreacheryWithinCity { rolls }, _) => means.rolls = rolls,
            (Effect::TraitorInTarentum { cus, .. }, _) => {
                means.traitor = at == TARENTUM && s.place(at).outside[side].units() >= cus;
            }
            _ => {}
        }
    }
    means
}

/// One attempt by a general where he stands (20.2, 20.3, 20.8), activated by this card, as an Event or with its operation number.
///
/// # Errors
/// [`engine::Halt`].
pub fn attempt(t: &mut Board<'_>, unit: UnitId, id: CardId, event: bool) -> Flow<()> {
    t.within(|t| {
        let side = row(unit).side;
        let at = t.state.general(unit).at.space();
        let at = at.expect("a general who makes an attempt is on the map");
        let means = means(&t.state, at, unit, id, event);
        if t.state.commander(t.state.generals_where(side, Where::At(at))) != Some(unit) {
            emit(t, "20.3", BattleEvent::Detached { general: unit, at });
        }
        if means.traitor {
            return fall(t, at, side, section(id));
        }
        for _ in 0..means.rolls {
            if roll(t, at, unit, &means.adds)? {
                break;
            }
        }
        t.state.attempt = None;
        Ok(())
    })
}

/// All that is added to a roll.
#[must_use]
pub fn sum(adds: &[(SiegeModifier, i8)]) -> i8 {
    adds.iter().map(|(_, add)| add).sum()
}

/// One die: points, losses, and perhaps the end of the siege. Tells whether it is completed.
fn roll(t: &mut Board<'_>, at: SpaceId, unit: UnitId, adds: &[(SiegeModifier, i8)]) -> Flow<bool> {
    let side = row(unit).side;
    let die = t.roll(Die)?;
    let roll = die as i8 + sum(adds);
    let Besieged { points, lost } = tables::siege(roll);
    t.state.attempt = Some(Attempt {
        at,
        general: unit,
        die: Some(die),
        to_lose: lost,
    });
    emit(
        t,
        "20.2",
        BattleEvent::SiegeDie {
            side,
            at,
            die,
            adds: adds.to_vec(),
            points,
            lost,
        },
    );
    losses(t, side, at, lost)?;
    let place = t.state.place_mut(at);
    let first = place.points == 0;
    if place.points + points >= POINTS {
        t.state.attempt = None;
        fall(t, at, side, "20.8")?;
        return Ok(true);
    }
    place.set_points(place.points + points, side);
    let points_now = place.points;
    if points > 0 {
        emit(t, "20.2", BattleEvent::Points { at, points: points_now });
        if first && t.state.place(at).city().is_some() {
            emit(t, "20.4", BattleEvent::Besieged { at, by: side });
        }
    }
    Ok(false)
}

/// The besieger loses CUs, as he chooses (20.2).
fn losses(t: &mut Board<'_>, side: Side, at: SpaceId, count: u8) -> Flow<()> {
    let before = t.state.place(at).outside[side];
    for left in (1..=count.min(before.units())).rev() {
        if let Some(attempt) = &mut t.state.attempt {
            attempt.to_lose = left;
        }
        let answer = ask(t, side, BattleAsk::SiegeLoss { at, left }, "20.2", |s, o| {
            for (named, kind) in LOSSES {
                if s.place(at).outside[side].of(kind) > 0 {
                    o.offer(named.choice());
                }
            }
            why_not::nothing_else(s, o, side, law::CHOOSE_A_LOSS);
        })?;
        let lost = LOSSES.into_iter().find(|(named, _)| named.choice() == answer);
        let (_, kind) = lost.expect("only kinds are offered");
        t.state.place_mut(at).outside[side].take(Force::one(kind));
    }
    if let Some(attempt) = &mut t.state.attempt {
        attempt.to_lose = 0;
    }
    let units = before.minus(t.state.place(at).outside[side]);
    if !units.is_empty() {
        emit(t, "20.2", BattleEvent::Lost { side, at, units });
    }
    Ok(())
}

/// What can be lost, cheapest first.
const LOSSES: [(Named, Kind); 3] = [
    (Named::LoseCu, Kind::Cu),
    (Named::LoseElephant, Kind::Elephant),
    (Named::LoseTrain, Kind::Train),
];
