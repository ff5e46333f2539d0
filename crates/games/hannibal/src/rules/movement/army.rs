//! What an army may be made of: ten CUs, and no consul left with fewer than five (9.3, 10.2, 18.1).

use super::company::{fresh_generals, fresh_units};
use crate::board::why_not;
use crate::data::generals::general as row;
use crate::data::tracks::CONSULAR;
use crate::protocol::refusals::movement as refusals;
use crate::state::{Force, State, Where};
use crate::{Board, MovementAsk, MovementEvent, answer, ask, emit};
use engine::{Choice, Flow, Legality, Refusal, Side, UnitId, UnitSet};

/// CUs that move with a general (10.2).
pub const MOST_CUS: u8 = 10;

/// How the CUs of a place are divided between generals who go and generals who stay, if a consul is among either (18.1): the fewest who go,
/// and the most.
#[must_use]
pub(crate) fn consular_range(s: &State, total: u8, goes: UnitSet, stays: UnitSet) -> (u8, u8) {
    match (s.has_consul(goes), s.has_consul(stays)) {
        (true, true) => (CONSULAR, total.saturating_sub(CONSULAR)),
        (true, false) => (total.min(CONSULAR), total),
        (false, true) => (0, total.saturating_sub(CONSULAR)),
        (false, false) => (0, total),
    }
}

/// Whether a general among others may be left behind: of two consuls who are together neither, unless there are ten CUs (18.1).
///
/// # Errors
/// The reason why not.
pub(super) fn may_part(s: &State, total: u8, goes: UnitSet, stays: UnitSet) -> Legality {
    let parts = s.has_consul(goes) && s.has_consul(stays);
    refusals::CONSULS_STAY_TOGETHER.unless(!parts || total >= 2 * CONSULAR)
}

/// Whether the army may leave the place where it stands as it is (18.1, 18.3).
///
/// # Errors
/// The reason why not.
pub(super) fn consuls_allow(s: &State, side: Side, place: Where, goes: UnitSet, units: Force) -> Legality {
    let (force, generals) = s.stack(side, place);
    let stays = generals.without(goes);
    let (total, n) = (force.fighting(), units.fighting());
    let (consul_goes, consul_stays) = (s.has_consul(goes), s.has_consul(stays));
    may_part(s, total, goes, stays)?;
    refusals::CONSUL_WANTS_CUS.unless(!consul_stays || n == 0 || total - n >= CONSULAR)?;
    refusals::CONSUL_TAKES_FIVE.unless(!consul_goes || n == total || n >= CONSULAR)
}

/// The army with which a general sets out: all generals who do not outrank him, and CUs up to ten, those with Elephants first; a consul
/// who stays keeps five (18.1).
pub(super) fn all_he_may_take(s: &State, general: UnitId) -> (UnitSet, Force) {
    let side = row(general).side;
    let place = s.general(general).at;
    let (force, generals) = s.stack(side, place);
    let mut with = fresh_generals(s, general, s.may_lead(general, generals));
    let mut goes = with;
    goes.insert(general);
    let mut stays = generals.without(goes);
    let total = force.fighting();
    if may_part(s, total, goes, stays).is_err() {
        with = s.may_lead(general, generals);
        goes = goes.or(with);
        stays = generals.without(goes);
    }
    let (_, most) = consular_range(s, total, goes, stays);
    let cus = most.min(MOST_CUS);
    let fresh = fresh_units(s, side, general, goes);
    let elephants = fresh.elephants.min(cus);
    let units = Force {
        cu: fresh.cu.min(cus - elephants),
        elephants,
        trains: fresh.trains,
    };
    (with, units)
}

/// Of the generals of a side at one place whom none there outranks their side says which commands (9.3, 12.6).
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn commands_among_equals(
    t: &mut Board<'_>,
    side: Side,
    place: Where,
    section: &'static str,
    first: Refusal,
) -> Flow<()> {
    let (top, Some(at)) = (highest(&t.state, side, place), place.space()) else {
        return Ok(());
    };
    if top.is_empty() {
        return Ok(());
    }
    let answer = ask(t, side, MovementAsk::Command(at), section, |s, o| {
        highest(s, side, place)
            .iter()
            .for_each(|unit| o.offer(Choice::Unit(unit)));
        why_not::own_generals(s, o, side, first);
        why_not::spaces(o, |_| first);
        let on_the_march = s.march.map(|_| refusals::NO_CARD_ON_THE_MARCH);
        why_not::cards(o, on_the_march.unwrap_or(crate::protocol::refusals::turn::NOT_A_CARD));
    })?;
    let general = answer::unit(answer);
    t.state.mark(general);
    t.state.take_command(general);
    if top.len() > 1 {
        emit(t, section, MovementEvent::Commands { general, at });
    }
    Ok(())
}

/// The generals of a side at one place whom none there outranks.
fn highest(s: &State, side: Side, place: Where) -> UnitSet {
    let all = s.generals_where(side, place);
    let top = all.iter().map(|unit| s.rank(unit)).max();
    all.iter().filter(|unit| Some(s.rank(*unit)) == top).collect()
}

/// Where a general has been placed among his equals and nobody outranks them, his side says who commands there (9.3).
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn joins_equals(t: &mut Board<'_>, side: Side, general: UnitId) -> Flow<()> {
    let place = t.state.general(general).at;
    let top = highest(&t.state, side, place);
    if top.len() < 2 || !top.contains(general) {
        return Ok(());
    }
    commands_among_equals(t, side, place, "9.3", refusals::EQUALS_FIRST)
}

/// A general takes command of his equals among these (9.3).
pub(super) fn takes_command(t: &mut Board<'_>, general: UnitId, of: UnitSet) {
    let before = t.state.commander(of);
    t.state.take_command(general);
    if before != t.state.commander(of)
        && let Some(at) = t.state.general(general).at.space()
    {
        emit(t, "9.3", MovementEvent::Commands { general, at });
    }
}

/// The army leaves: its general commands those who go along; those who stay are commanded as before him (9.3, 10.9).
pub(super) fn leads_off(t: &mut Board<'_>) {
    if let Some(m) = t.state.march {
        takes_command(t, m.general, m.generals());
    }
}

/// Where the army stops, who outranks its general takes command (10.8).
pub(super) fn stops_with(t: &mut Board<'_>, general: UnitId) {
    let Some(at) = t.state.general(general).at.space() else {
        return;
    };
    t.state.mark(general);
    let (_, generals) = t.state.stack(row(general).side, t.state.general(general).at);
    let commander = t.state.commander(generals);
    if let Some(commander) = commander.filter(|unit| t.state.rank(*unit) > t.state.rank(general)) {
        emit(t, "10.8", MovementEvent::Commands { general: commander, at });
    }
}
