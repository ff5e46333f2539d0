//! The Dictator (2.2.C1, 5.2.C4, 17.1 #57).

use crate::board::{generals, units};
use crate::data::cards::{DICTATOR, Effect, card};
use crate::data::generals::who::CALATINUS;
use crate::data::spaces::at::ROMA;
use crate::protocol::refusals::turn as refusals;
use crate::rules::reinforcement::elect;
use crate::state::{Force, Office, Where};
use crate::{Board, Named, State, TurnEvent, emit};
use engine::{Flow, Legality, Side};

const SIDE: Side = Side::Rome;

/// By how many PCs Carthage must lead on the Provincial Display, and how many CUs come with the Dictator.
const fn numbers() -> (u8, u8) {
    match card(DICTATOR).effect {
        Effect::Dictator { lead, cus } => (lead, cus),
        _ => (0, 0),
    }
}

/// Whether there has been a Dictator: there is one in a war.
pub(crate) fn has_been(s: &State) -> bool {
    s.open_cards().contains(DICTATOR)
}

/// Whether Rome may designate its one Dictator instead of playing a card: after turn 1, with Carthage well ahead on the Provincial
/// Display and Calatinus not on the map.
///
/// # Errors
/// The reason why not.
pub(crate) fn law(s: &State) -> Legality {
    refusals::DICTATOR_TOO_SOON.unless(s.turn > 1)?;
    refusals::CALATINUS_IN_PLAY.unless(!s.generals_in_play(SIDE).contains(CALATINUS))?;
    let behind = s.score(SIDE) + numbers().0 <= s.score(SIDE.enemy());
    refusals::DICTATOR_NEEDS_DANGER.unless(behind)
}

/// Calatinus becomes Dictator, from wherever he is, with his CUs in Roma; none come while Roma is Besieged (5.1.D). The card counts
/// in the War Chest.
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn designate(t: &mut Board<'_>) -> Flow<()> {
    t.state.war_chest[SIDE].insert(DICTATOR);
    t.state.events.insert(DICTATOR);
    let how = Named::Dictator;
    emit(
        t,
        "5.2.C4",
        TurnEvent::Played {
            side: SIDE,
            card: DICTATOR,
            how,
        },
    );
    t.within(|t| {
        if !t.state.place(ROMA).besieged() {
            units::add(t, SIDE, ROMA, Force::new(numbers().1, 0, 0), "17.1.57")?;
        }
        let at = units::stand(&t.state, SIDE, ROMA);
        t.state.general_mut(CALATINUS).at = at;
        elect(t, CALATINUS, Office::Dictator, "2.2.C1");
        let general = CALATINUS;
        emit(t, "5.2.C4", TurnEvent::GeneralPlaced { general, at });
        Ok(())
    })
}

/// At the end of the War Chest Phase the Dictator lays down his office: eliminated if he has been Consul, else back to the pool.
pub(crate) fn lays_down_office(t: &mut Board<'_>) {
    let romans = t.state.generals_in_play(SIDE);
    let Some(unit) = romans.iter().find(|u| t.state.general(*u).office == Office::Dictator) else {
        return;
    };
    if t.state.general(unit).was_consul {
        return generals::eliminate(t, unit, "5.2.C4");
    }
    let general = t.state.general_mut(unit);
    (general.at, general.office) = (Where::Pool, Office::None);
    emit(t, "5.2.C4", TurnEvent::JoinsPool(unit));
}
