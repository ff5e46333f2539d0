//! The Winter Attrition Phase (5, 4) and Attrition (21).

use crate::Die;
use crate::board::{units, why_not};
use crate::data::spaces;
use crate::data::tables::{self, Column};
use crate::protocol::event::Added;
use crate::protocol::refusals::turn as refusals;
use crate::state::{Force, Kind, Phase};
use crate::{Board, Named, TurnAsk, TurnEvent, ask, emit};
use engine::{Flow, Side, SpaceId};

/// All CUs in spaces with an enemy PC marker or a Tribe that is no friend suffer (21.1).
///
/// # Errors
/// [`engine::Halt`].
pub fn winter_attrition_phase(t: &mut Board<'_>) -> Flow<Phase> {
    for side in [Side::Carthage, Side::Rome] {
        for at in spaces::all() {
            let force = t.state.place(at).outside[side];
            if t.state.place(at).hostile(side) && !force.is_empty() {
                attrition(t, side, at, Column::of(force.units()), Added::new(), "21.1")?;
            }
        }
    }
    Ok(Phase::PoliticalIsolation)
}

/// A force outside walls suffers Attrition in a column, with something added to the die. Generals stay, even alone (21.2).
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn attrition(
    t: &mut Board<'_>,
    side: Side,
    at: SpaceId,
    column: Column,
    adds: Added,
    section: &'static str,
) -> Flow<()> {
    attrition_of(t, side, at, false, column, adds, section)
}

/// The same for a force inside the walls of its city, or outside.
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn attrition_of(
    t: &mut Board<'_>,
    side: Side,
    at: SpaceId,
    inside: bool,
    column: Column,
    adds: Added,
    section: &'static str,
) -> Flow<()> {
    let place = t.state.place(at);
    let force = if inside { place.inside } else { place.outside[side] };
    let lost = of_army(t, side, at, force, column, adds, section)?;
    if !lost.is_empty() {
        units::remove(t, side, at, inside, lost, section);
    }
    Ok(())
}

/// What some units in a space lose to Attrition, as their owner chooses; they are still there (21.2).
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn of_army(
    t: &mut Board<'_>,
    side: Side,
    at: SpaceId,
    force: Force,
    column: Column,
    adds: Added,
    section: &'static str,
) -> Flow<Force> {
    let die = t.roll(Die)?;
    let roll = die as i8 + adds.iter().map(|(_, add)| add).sum::<i8>();
    let rolled = tables::attrition(roll, column);
    let lost = rolled.cus.min(force.units());
    let elephant = rolled.elephant && force.elephants > 0 && lost > 0;
    emit(
        t,
        "21.2",
        TurnEvent::Attrition {
            side,
            at,
            die,
            roll,
            adds,
            cus: force.units(),
            lost,
            elephant,
        },
    );
    let first = if elephant {
        Force::one(Kind::Elephant)
    } else {
        Force::NONE
    };
    choose_losses(t, side, at, force, lost, first, section)
}

/// Of some units in a space so many are lost, these first, the others as the owner chooses (17.2, 21.2).
///
/// # Errors
/// [`engine::Halt`].
fn choose_losses(
    t: &mut Board<'_>,
    side: Side,
    at: SpaceId,
    force: Force,
    count: u8,
    mut lost: Force,
    section: &'static str,
) -> Flow<Force> {
    while lost.units() < count {
        let left = count - lost.units();
        let rest = force.minus(lost);
        let answer = ask(t, side, TurnAsk::LoseCu { at, left }, section, |s, o| {
            for (kind, named) in KINDS {
                if rest.of(kind) > 0 {
                    o.offer(named.choice());
                }
            }
            why_not::nothing_else(s, o, side, refusals::WINTER);
        })?;
        let chosen = KINDS.into_iter().find(|(_, named)| named.choice() == answer);
        let (kind, _) = chosen.expect("only kinds are offered");
        lost.add(Force::one(kind));
    }
    Ok(lost)
}

/// What can be lost, cheapest first.
const KINDS: [(Kind, Named); 3] = [
    (Kind::Cu, Named::LoseCu),
    (Kind::Elephant, Named::LoseElephant),
    (Kind::Train, Named::LoseTrain),
];
