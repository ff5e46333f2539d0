//! Carthage's reinforcements (5.1.B).

use super::placement::{cu_law, draw_generals, place_general};
use crate::board::miat::{STANDARD_CUS, STANDARD_DRAWS, STANDARD_WARSHIPS};
use crate::board::{units, why_not};
use crate::data::generals::{general, who};
use crate::data::spaces::{self, at};
use crate::data::tracks::turn_box;
use crate::protocol::refusals::turn as refusals;
use crate::rules::mercenaries;
use crate::rules::operations::refit;
use crate::state::{Force, Office, Where};
use crate::{Board, State, TurnAsk, TurnEvent, answer, ask, emit};
use engine::{Choice, Flow, Legality, Side, UnitId, UnitSet};

const SIDE: Side = Side::Carthage;

/// A Warship, a CU, what the Miat gives; then the generals go home, others come, and their Admirals refit the fleet (5.1.B).
///
/// # Errors
/// [`engine::Halt`].
pub(super) fn reinforcements(t: &mut Board<'_>) -> Flow<()> {
    mercenaries::prolong_contract(t)?;
    build_warship(t, STANDARD_WARSHIPS, "5.1.B");
    for left in (1..=STANDARD_CUS).rev() {
        place_cu(t, left)?;
    }
    for left in (1..=t.state.miat_cus()).rev() {
        miat_cu(t, left)?;
    }
    recall_generals(t);
    let arrivals = named_and_drawn_generals(t)?;
    refit_for_admirals(t, arrivals)
}

/// Ready Warships come into port, as far as the supply goes (2.3.F).
fn build_warship(t: &mut Board<'_>, count: u8, section: &'static str) {
    let count = count.min(t.state.ships_in_supply(SIDE));
    if count > 0 {
        t.state.ships[SIDE].ready += count;
        emit(t, section, TurnEvent::ShipsBuilt { side: SIDE, count });
    }
}

/// 1 CU with a general or in a city; none if no place takes it.
fn place_cu(t: &mut Board<'_>, left: u8) -> Flow<()> {
    if spaces::all().all(|at| cu_law(&t.state, at).is_err()) {
        return Ok(());
    }
    let answer = ask(t, SIDE, TurnAsk::PlaceCu { left }, "5.1.B", |s, o| {
        o.weigh_each(spaces::all(), Choice::Space, |at| cu_law(s, at));
        why_not::no_card_no_general(s, o, SIDE);
    })?;
    let at = answer::space(answer);
    units::add(t, SIDE, at, Force::new(1, 0, 0), "5.1.B")
}

/// A CU of the Miat comes to Carthago, or becomes a Ready Warship (15.3.A).
fn miat_cu(t: &mut Board<'_>, left: u8) -> Flow<()> {
    if to_carthago(&t.state).is_err() && to_port(&t.state).is_err() {
        return Ok(());
    }
    let answer = ask(t, SIDE, TurnAsk::MiatCu { left }, "15.3.A", |s, o| {
        o.weigh(Choice::No, || to_carthago(s));
        o.weigh(Choice::Yes, || to_port(s));
        why_not::nothing_else(s, o, SIDE, refusals::MIAT_CU);
    })?;
    if answer == Choice::Yes {
        build_warship(t, 1, "15.3.A");
        return Ok(());
    }
    units::add(t, SIDE, at::CARTHAGO, Force::new(1, 0, 0), "15.3.A")
}

fn to_carthago(s: &State) -> Legality {
    units::may_come_inside(s, at::CARTHAGO, Force::new(1, 0, 0))
}

fn to_port(s: &State) -> Legality {
    if s.ships_in_supply(SIDE) > 0 {
        Ok(())
    } else {
        Err(refusals::NO_SHIPS_LEFT)
    }
}

/// All generals but Hamilcar Barca go back to the pool; Xanthippus, if he is still here, is under contract (16.3).
fn recall_generals(t: &mut Board<'_>) {
    let stays = |unit: &UnitId| *unit == who::BARCA || *unit == who::XANTHIPPUS;
    for unit in t.state.generals_in_play(SIDE).iter().filter(|unit| !stays(unit)) {
        t.state.general_mut(unit).at = Where::Pool;
        t.state.general_mut(unit).office = Office::None;
        emit(t, "5.1.B", TurnEvent::Recalled(unit));
    }
}

/// The general named on the Turn Track enters, then those drawn from the pool. Returns those who came.
fn named_and_drawn_generals(t: &mut Board<'_>) -> Flow<UnitSet> {
    let mut arrivals: UnitSet = mercenaries::comes_of_himself(t)?.into_iter().collect();
    let named = turn_box(t.state.turn).named_general;
    if let Some(unit) = named.filter(|unit| t.state.general(*unit).at == Where::TurnTrack(t.state.turn)) {
        t.state.general_mut(unit).at = Where::Drawn;
        place_general(t, SIDE, unit, "5.1.B")?;
        arrivals.insert(unit);
    }
    let count = STANDARD_DRAWS + t.state.miat_generals();
    for unit in draw_generals(t, SIDE, count, "5.1.B")? {
        place_general(t, SIDE, unit, "5.1.B")?;
        arrivals.insert(unit);
    }
    Ok(arrivals)
}

/// Carthage may refit as many Warships as the Battle Ratings of the Admirals placed in Carthago add up to (2.2.D1).
fn refit_for_admirals(t: &mut Board<'_>, arrivals: UnitSet) -> Flow<()> {
    let in_carthago = t.state.generals_in(at::CARTHAGO, SIDE).and(arrivals);
    let ratings: u8 = in_carthago
        .iter()
        .filter(|unit| general(*unit).admiral)
        .map(|unit| t.state.battle_rating(unit))
        .sum();
    let most = ratings.min(t.state.ships[SIDE].spent);
    if most == 0 {
        return Ok(());
    }
    let answer = ask(t, SIDE, TurnAsk::RefitForAdmirals { left: most }, "2.2.D1", |s, o| {
        for count in (0..=most).rev() {
            o.offer(Choice::Number(count));
        }
        why_not::nothing_else(s, o, SIDE, refusals::HOW_MANY_SHIPS);
    })?;
    if let Choice::Number(count @ 1..) = answer {
        refit(t, SIDE, count);
    }
    Ok(())
}
