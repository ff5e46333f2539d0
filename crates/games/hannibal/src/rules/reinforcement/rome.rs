//! Rome's reinforcements (6.2 to 6.7).

use crate::board::{units, why_not};
use crate::data::generals::who;
use crate::data::provinces::{Region, region_of};
use crate::data::spaces::{self, at, space};
use crate::data::tracks::{AFRICANUS_BRINGS, AFRICANUS_COMES, CONSULAR, ROMAN_CUS, ROMAN_CUS_IN_ITALY};
use crate::protocol::refusals::turn as refusals;
use crate::rules::movement::joins_equals;
use crate::state::{Force, Marker, Office, Where};
use crate::{Board, State, TurnAsk, TurnEvent, answer, ask, emit};
use engine::{Choice, Flow, Legality, Side, SpaceId, SpaceSet, UnitId};

const SIDE: Side = Side::Rome;

/// Consuls of a year (6.4).
const CONSULS: u8 = 2;

/// Five CUs, Scipio Africanus in turn 6, then the proconsul and two new consuls (5, 1).
///
/// # Errors
/// [`engine::Halt`].
pub(super) fn reinforcements(t: &mut Board<'_>) -> Flow<()> {
    place_cus(t)?;
    if t.state.turn == AFRICANUS_COMES {
        africanus(t)?;
    }
    elect_proconsul(t)?;
    elect_consuls(t)
}

/// Five CUs to Rome and to Roman generals, three of them at least to Italy; five must stand together if they can (6.2, 6.3).
fn place_cus(t: &mut Board<'_>) -> Flow<()> {
    let mut in_italy = 0;
    for left in (1..=ROMAN_CUS).rev() {
        let owed = ROMAN_CUS_IN_ITALY.saturating_sub(in_italy);
        let due = Due::of(&t.state, left, owed);
        if !due.near.iter().any(|at| cu_law(&t.state, at, &due).is_ok()) {
            emit(t, "6.3", TurnEvent::Forgone { side: SIDE, cus: left });
            return Ok(());
        }
        let answer = ask(t, SIDE, TurnAsk::PlaceCu { left }, "6.2", |s, o| {
            let due = Due::of(s, left, owed);
            why_not::weigh_among(o, due.near, |at| cu_law(s, at, &due));
            why_not::no_card_no_general(s, o, SIDE);
        })?;
        let at = answer::space(answer);
        in_italy += u8::from(region_of(at) == Region::Italia);
        units::add(t, SIDE, at, Force::new(1, 0, 0), "6.2")?;
    }
    Ok(())
}

/// What the rest of the CUs must still bring about (6.2).
#[derive(Clone, Copy)]
struct Due {
    /// CUs still to be placed.
    left: u8,
    /// How many of them go to Italy or nowhere.
    owed: u8,
    /// Where generals are.
    generals: SpaceSet,
    /// The spaces that come into question: theirs, and Rome.
    near: SpaceSet,
}

impl Due {
    fn of(s: &State, left: u8, owed: u8) -> Due {
        let generals = s.with_generals(SIDE);
        let mut near = generals;
        near.insert(at::ROME);
        Due {
            left,
            owed,
            generals,
            near,
        }
    }

    /// How many of the CUs a space may be given, besides so many that have just come there.
    fn open_to(&self, s: &State, at: SpaceId, come: u8) -> u8 {
        if !self.near.contains(at) || open_law(s, at, self.generals).is_err() {
            return 0;
        }
        let most = if region_of(at) == Region::Italia {
            self.left
        } else {
            self.left - self.owed
        };
        let fit = |cus: &u8| units::may_come(s, SIDE, at, come + cus).is_ok();
        (1..=most).rev().find(fit).unwrap_or(0)
    }

    /// What is due once one of them has come to a space.
    fn after(&self, at: SpaceId) -> Due {
        let italian = u8::from(region_of(at) == Region::Italia);
        Due {
            left: self.left - 1,
            owed: self.owed.saturating_sub(italian),
            ..*self
        }
    }
}

/// Whether the next CU may go to a space.
fn cu_law(s: &State, at: SpaceId, due: &Due) -> Legality {
    open_law(s, at, due.generals)?;
    let outside_is_left = due.left > due.owed || region_of(at) == Region::Italia;
    refusals::THREE_IN_ITALY.unless(outside_is_left)?;
    refusals::FIVE_TOGETHER.unless(!five_can_be(s, due, None) || five_can_be(s, &due.after(at), Some(at)))
}

/// Whether five CUs stand together, or what is due can bring them together, when one more has just come to a space (6.2).
fn five_can_be(s: &State, due: &Due, come: Option<SpaceId>) -> bool {
    spaces::all().any(|at| {
        let more = u8::from(come == Some(at));
        s.place(at).all(SIDE).units() + more + due.open_to(s, at, more) >= CONSULAR
    })
}

/// Rome, or a Roman general, and not inside a besieged city (6.2, 6.3).
fn open_law(s: &State, at: SpaceId, generals: SpaceSet) -> Legality {
    let rome = at == at::ROME && s.control(at) == Some(SIDE);
    refusals::ROMAN_CU_NEEDS_PLACE.unless(rome || generals.contains(at))?;
    units::may_come(s, SIDE, at, 1)
}

/// Scipio Africanus lands with five CUs, or never comes (6.7).
fn africanus(t: &mut Board<'_>) -> Flow<()> {
    let unit = who::AFRICANUS;
    if !spaces::all().any(|at| landing_law(&t.state, at).is_ok()) {
        t.state.general_mut(unit).at = Where::Eliminated;
        emit(t, "6.7", TurnEvent::Lost(unit));
        return Ok(());
    }
    let answer = ask(t, SIDE, TurnAsk::PlaceGeneral(unit), "6.7", |s, o| {
        o.weigh_each(spaces::all(), Choice::Space, |at| landing_law(s, at));
        why_not::no_card_no_general(s, o, SIDE);
    })?;
    let at = answer::space(answer);
    t.state.general_mut(unit).office = Office::Proconsul;
    enters(t, SIDE, unit, at, "6.7")?;
    units::add(t, SIDE, at, Force::new(AFRICANUS_BRINGS, 0, 0), "6.7")
}

fn landing_law(s: &State, at: SpaceId) -> Legality {
    let place = s.place(at);
    let shore = match region_of(at) {
        Region::Italia => true,
        Region::Hispania => space(at).port.is_some(),
        _ => false,
    };
    let free = place.outside.carthage.is_empty();
    refusals::AFRICANUS_LANDS.unless(shore && free && place.control() == Some(SIDE))?;
    refusals::NOT_IN_WALLS.unless(!matches!(place.marker, Marker::City(_)))
}

/// One of the consuls or the proconsul may be proconsul; the others go, Scipio Africanus stays (6.4, 6.6).
fn elect_proconsul(t: &mut Board<'_>) -> Flow<()> {
    let in_play = t.state.generals_in_play(SIDE);
    let candidates: Vec<UnitId> = in_play.iter().filter(|unit| *unit != who::AFRICANUS).collect();
    if candidates.is_empty() {
        return Ok(());
    }
    let answer = ask(t, SIDE, TurnAsk::Proconsul, "6.4", |s, o| {
        for unit in &candidates {
            o.offer(Choice::Unit(*unit));
        }
        o.offer(Choice::Pass);
        why_not::own_generals(s, o, SIDE, refusals::NO_PROCONSUL);
        why_not::spaces(o, |_| refusals::GENERAL_FIRST);
        why_not::cards(o, refusals::NOT_A_CARD);
    })?;
    for unit in candidates {
        if answer == Choice::Unit(unit) {
            t.state.general_mut(unit).office = Office::Proconsul;
            emit(t, "6.6", TurnEvent::Named(unit));
        } else {
            let general = t.state.general_mut(unit);
            general.office = Office::None;
            general.leads = false;
            general.command = 0;
            let stood = core::mem::replace(&mut general.at, Where::Pool);
            emit(t, "6.4", TurnEvent::Removed(unit));
            if let Some(at) = stood.space() {
                units::settle(&mut t.state, at);
            }
        }
    }
    match answer {
        Choice::Unit(unit) => joins_equals(t, SIDE, unit),
        _ => Ok(()),
    }
}

/// Two consuls are drawn from the cup and placed (6.4, 6.5).
fn elect_consuls(t: &mut Board<'_>) -> Flow<()> {
    for _ in 0..CONSULS {
        let cup = t.state.generals_where(SIDE, Where::Pool);
        if cup.is_empty() {
            break;
        }
        let unit = t.draw_unit(cup)?;
        let general = t.state.general_mut(unit);
        general.at = Where::Drawn;
        general.office = Office::Consul;
        emit(t, "6.4", TurnEvent::Drawn(unit));
    }
    for unit in t.state.generals_where(SIDE, Where::Drawn).iter() {
        let answer = ask(t, SIDE, TurnAsk::PlaceGeneral(unit), "6.5", |s, o| {
            let near = with_romans(s);
            let somewhere = near.iter().any(|at| with_five(s, unit, at).is_ok());
            why_not::weigh_among(o, near, |at| consul_law(s, unit, at, somewhere));
            why_not::no_card_no_general(s, o, SIDE);
        })?;
        enters(t, SIDE, unit, answer::space(answer), "6.5")?;
    }
    Ok(())
}

/// The spaces with Roman units, and Rome.
fn with_romans(s: &State) -> SpaceSet {
    let stand = |at: &SpaceId| *at == at::ROME || !s.place(*at).all(SIDE).is_empty();
    spaces::all().filter(stand).collect()
}

/// Where a consul enters: with five CUs (6.5) if there are any somewhere, Fabius in Italy (24), and only if no five stand together in Italy
/// with any CUs there; when nothing else is open, in Rome, besieged or not.
fn consul_law(s: &State, unit: UnitId, at: SpaceId, somewhere: bool) -> Legality {
    let law = with_five(s, unit, at);
    if somewhere {
        return law;
    }
    let italian =
        |at: SpaceId| region_of(at) == Region::Italia && !s.place(at).all(SIDE).is_empty() && !behind_siege(s, at);
    let five = |at: SpaceId| region_of(at) == Region::Italia && s.place(at).all(SIDE).units() >= CONSULAR;
    if unit == who::FABIUS && !spaces::all().any(five) && spaces::all().any(italian) {
        return refusals::FABIUS_IN_ITALY.unless(italian(at));
    }
    law.err().unwrap_or(refusals::CONSUL_NEEDS_FIVE).unless(at == at::ROME)
}

fn behind_siege(s: &State, at: SpaceId) -> bool {
    s.place(at).besieged() && s.place(at).outside[SIDE].is_empty()
}

fn with_five(s: &State, unit: UnitId, at: SpaceId) -> Legality {
    refusals::FABIUS_IN_ITALY.unless(unit != who::FABIUS || region_of(at) == Region::Italia)?;
    refusals::CONSUL_NEEDS_FIVE.unless(s.place(at).all(SIDE).units() >= CONSULAR)?;
    refusals::ROME_LAST.unless(!behind_siege(s, at))
}

/// A general comes to the map: inside his own walls where that matters, else beside the CUs. Among equals his side says who commands (9.3).
///
/// # Errors
/// [`engine::Halt`].
pub(super) fn enters(t: &mut Board<'_>, side: Side, unit: UnitId, at: SpaceId, section: &'static str) -> Flow<()> {
    let s = &t.state;
    let inside = s.walls_matter(at) && s.place(at).city() == Some(side) && s.place(at).outside[side].is_empty();
    t.state.general_mut(unit).at = if inside { Where::Inside(at) } else { Where::At(at) };
    emit(t, section, TurnEvent::Enters { general: unit, at });
    joins_equals(t, side, unit)
}
