//! Mercenaries (5.2.C3): Xanthippus and Hamilcar Barca are hired, and Xanthippus leaves again.

use crate::board::questions::whether;
use crate::board::{generals, miat, units, why_not};
use crate::data::generals::who::{BARCA, XANTHIPPUS};
use crate::data::provinces::{Region, region_of};
use crate::data::setup::MERCENARIES;
use crate::data::spaces::{self, space};
use crate::data::tracks::{LAST_TURN, turn_box};
use crate::protocol::refusals::turn as refusals;
use crate::rules::reinforcement::comes_to;
use crate::state::{Force, Where};
use crate::{Board, State, TurnAsk, TurnEvent, answer, ask, emit};
use engine::{Choice, Flow, Legality, Side, SpaceId, UnitId};

const SIDE: Side = Side::Carthage;

/// The Mercenary on top of the box: the next to be hired.
fn on_top(s: &State) -> Option<UnitId> {
    MERCENARIES.into_iter().find(|u| s.general(*u).at == Where::Mercenary)
}

/// PCs on the Miat that a Mercenary costs this turn.
fn cost(s: &State) -> u8 {
    turn_box(s.turn).mercenary_cost
}

/// What comes with a Mercenary: an Elephant with Xanthippus, if one is left, a CU with Barca.
fn company(s: &State, unit: UnitId) -> Force {
    match unit {
        XANTHIPPUS => Force::new(0, s.elephants_in_supply().min(1), 0),
        _ => Force::new(1, 0, 0),
    }
}

/// Whether Carthage may hire a Mercenary instead of playing a card.
///
/// # Errors
/// The reason why not.
pub(crate) fn hire_law(s: &State) -> Legality {
    let unit = on_top(s).ok_or(refusals::NO_MERCENARY)?;
    refusals::MERCENARY_COSTS.unless(s.miat_pcs() >= cost(s))?;
    refusals::NO_PORT_FOR_MERCENARY.unless(lands_anywhere(s, unit))
}

fn lands_anywhere(s: &State, unit: UnitId) -> bool {
    spaces::all().any(|at| port_law(s, unit, at).is_ok())
}

/// A Mercenary lands in a friendly port that is not Besieged, Xanthippus in Africa. No CU comes among enemy CUs outside walls.
fn port_law(s: &State, unit: UnitId, at: SpaceId) -> Legality {
    refusals::MERCENARY_NEEDS_PORT.unless(space(at).port && s.control(at) == Some(SIDE))?;
    refusals::XANTHIPPUS_LANDS_IN_AFRICA.unless(unit != XANTHIPPUS || region_of(at) == Region::Africa)?;
    if s.place(at).city() == Some(SIDE) {
        return units::may_come_inside(s, at, company(s, unit));
    }
    refusals::MERCENARY_AMONG_ENEMIES.unless(!s.has_cus(at, SIDE.enemy()))
}

/// Hires the Mercenary on top, who can be hired: he is paid from the Miat and lands.
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn hire(t: &mut Board<'_>) -> Flow<()> {
    let Some(unit) = on_top(&t.state) else { return Ok(()) };
    let pcs = cost(&t.state);
    emit(t, "5.2.C3", TurnEvent::Hired { general: unit, pcs });
    t.within(|t| {
        pay(t, pcs, "5.2.C3")?;
        lands(t, unit, "5.2.C3")
    })
}

/// Takes PCs from the Miat, which Carthage chooses; they are there.
fn pay(t: &mut Board<'_>, count: u8, section: &'static str) -> Flow<()> {
    for left in (1..=count).rev() {
        let answer = ask(t, SIDE, TurnAsk::RemovePc { left }, section, |s, o| {
            miat::offer_pcs(s, o);
            why_not::nothing_else(s, o, SIDE, refusals::PAID_FROM_MIAT);
        })?;
        miat::remove(t, answer::number(answer), section);
    }
    Ok(())
}

/// He and what comes with him are placed in a port; there is one. With Xanthippus Forgotten Tactics are remembered.
fn lands(t: &mut Board<'_>, unit: UnitId, section: &'static str) -> Flow<()> {
    let answer = ask(t, SIDE, TurnAsk::LandMercenary(unit), section, |s, o| {
        o.weigh_each(spaces::all(), Choice::Space, |at| port_law(s, unit, at));
        why_not::no_card_no_general(s, o, SIDE);
    })?;
    let at = answer::space(answer);
    let company = company(&t.state, unit);
    if !company.is_empty() {
        units::add(t, SIDE, at, company, section)?;
    }
    comes_to(t, unit, at, section);
    if unit == XANTHIPPUS {
        t.state.forgotten_tactics = false;
        emit(t, "17.2.Xanthippus", TurnEvent::TacticsRemembered);
    }
    Ok(())
}

/// In the last turn Barca comes of himself, if nobody has hired him. Tells who came.
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn comes_of_himself(t: &mut Board<'_>) -> Flow<Option<UnitId>> {
    if t.state.turn != LAST_TURN || t.state.general(BARCA).at != Where::Mercenary {
        return Ok(None);
    }
    if !lands_anywhere(&t.state, BARCA) {
        t.state.general_mut(BARCA).at = Where::Pool;
        emit(t, "5.1.B", TurnEvent::JoinsPool(BARCA));
        return Ok(None);
    }
    lands(t, BARCA, "5.1.B")?;
    Ok(Some(BARCA))
}

fn serves(s: &State) -> bool {
    s.generals_in_play(SIDE).contains(XANTHIPPUS)
}

/// At the end of the turn Xanthippus leaves, unless his contract may be prolonged (16.3).
pub(crate) fn turn_ends(t: &mut Board<'_>) {
    let prolonged = t.state.effects.prolonged;
    if serves(&t.state) && (prolonged || !t.state.setup.prolonged_contract) {
        generals::eliminate(t, XANTHIPPUS, "17.2.Xanthippus");
    }
}

/// In the turn after, before the Miat gives anything, Carthage may pay once more for Xanthippus; else he leaves (16.3). With too few PCs on
/// the Miat there is nothing to ask.
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn prolong_contract(t: &mut Board<'_>) -> Flow<()> {
    if !t.state.setup.prolonged_contract || !serves(&t.state) {
        return Ok(());
    }
    let pcs = cost(&t.state);
    if t.state.miat_pcs() < pcs {
        generals::eliminate(t, XANTHIPPUS, "16.3");
        return Ok(());
    }
    if !whether(t, SIDE, TurnAsk::Contract, "16.3", refusals::CONTRACT_FIRST)? {
        generals::eliminate(t, XANTHIPPUS, "16.3");
        return Ok(());
    }
    t.state.effects.prolonged = true;
    emit(t, "16.3", TurnEvent::ContractProlonged { pcs });
    pay(t, pcs, "16.3")
}
