//! Rome's reinforcements (5.1.C).

use super::placement::{draw_generals, elect, place_general};
use crate::board::{generals, units, why_not};
use crate::data::generals::general;
use crate::data::generals::who::{self, DUILIUS};
use crate::data::spaces::at;
use crate::protocol::refusals::turn as refusals;
use crate::rules::movement::CONSULAR_CUS;
use crate::rules::{seamanship, victory};
use crate::state::{Force, Office, Where};
use crate::{Board, Named, State, TurnAsk, TurnEvent, answer, ask, emit};
use engine::{Choice, Flow, Legality, Side, UnitId, UnitSet};

const SIDE: Side = Side::Rome;

/// CUs that come every turn if they do not vary (16.1).
const NON_VARIABLE_CUS: u8 = 5;
/// Consuls of a year (2.2.C2).
const CONSULS: u8 = 2;

/// CUs in Roma, perhaps another Proconsul, two new Consuls, and their Naval Reforms (5.1.C).
///
/// # Errors
/// [`engine::Halt`].
pub(super) fn reinforcements(t: &mut Board<'_>) -> Flow<()> {
    levies(t)?;
    elect_proconsul(t)?;
    for unit in in_office(&t.state, Office::Consul).iter() {
        generals::eliminate(t, unit, "5.1.C");
    }
    let consuls = elect_consuls(t)?;
    naval_reforms(t, &consuls)
}

/// As many CUs in Roma as Rome controls Provinces in Italia, Samnium included, or a fixed number (16.1); none while Roma is Besieged (5.1.D).
fn levies(t: &mut Board<'_>) -> Flow<()> {
    let fixed = t.state.setup.non_variable_reinforcements;
    let (count, section) = if fixed {
        (NON_VARIABLE_CUS, "16.1")
    } else {
        (victory::italian_provinces(&t.state), "5.1.C")
    };
    if count == 0 || t.state.place(at::ROMA).besieged() {
        return Ok(());
    }
    units::add(t, SIDE, at::ROMA, Force::new(count, 0, 0), section)
}

fn in_office(s: &State, office: Office) -> UnitSet {
    s.generals_in_play(SIDE)
        .iter()
        .filter(|unit| s.general(*unit).office == office)
        .collect()
}

/// Rome may elect one of the Consuls as Proconsul (2.2.C3); the Proconsul of before is eliminated.
fn elect_proconsul(t: &mut Board<'_>) -> Flow<()> {
    let consuls = in_office(&t.state, Office::Consul);
    if consuls.is_empty() {
        return Ok(());
    }
    let answer = ask(t, SIDE, TurnAsk::Proconsul, "2.2.C3", |s, o| {
        for unit in consuls.iter() {
            o.weigh(Choice::Unit(unit), || {
                refusals::DUILIUS_UNPAID.unless(unit != DUILIUS || s.effects.duilius)
            });
        }
        o.offer(Choice::Pass);
        why_not::own_generals(o, SIDE, |unit| match s.general(unit).office {
            Office::None => why_not::absent(s, unit),
            _ => refusals::PROCONSUL_WAS_CONSUL,
        });
        why_not::spaces(o, |_| refusals::CHOOSE_THE_GENERAL);
        why_not::cards(o, refusals::NOT_A_CARD);
    })?;
    if let Choice::Unit(unit) = answer {
        for old in in_office(&t.state, Office::Proconsul).iter() {
            generals::eliminate(t, old, "2.2.C3");
        }
        elect(t, unit, Office::Proconsul, "2.2.C3");
    }
    t.state.effects.duilius = false;
    Ok(())
}

/// Rome may select one Consul or both from the pool; the rest is drawn (16.2).
fn select_consuls(t: &mut Board<'_>) -> Flow<Vec<UnitId>> {
    let mut consuls = Vec::new();
    for left in (1..=CONSULS).rev() {
        if t.state.generals_where(SIDE, Where::Pool).is_empty() {
            break;
        }
        let answer = ask(t, SIDE, TurnAsk::SelectConsul { left }, "16.2", |s, o| {
            for unit in s.generals_where(SIDE, Where::Pool).iter() {
                o.offer(Choice::Unit(unit));
            }
            o.offer(Choice::Pass);
            why_not::own_generals(o, SIDE, |_| refusals::CONSUL_FROM_POOL);
            why_not::spaces(o, |_| refusals::CHOOSE_THE_GENERAL);
            why_not::cards(o, refusals::NOT_A_CARD);
        })?;
        let Choice::Unit(unit) = answer else { break };
        t.state.general_mut(unit).at = Where::Drawn;
        emit(t, "16.2", TurnEvent::Selected(unit));
        consuls.push(unit);
    }
    Ok(consuls)
}

/// Two generals drawn from the pool are the new Consuls (2.2.C2), or as many as the pool holds.
fn elect_consuls(t: &mut Board<'_>) -> Flow<Vec<UnitId>> {
    let mut consuls = if t.state.setup.consul_selection {
        select_consuls(t)?
    } else {
        Vec::new()
    };
    let drawn = draw_generals(t, SIDE, CONSULS - consuls.len() as u8, "5.1.C")?;
    consuls.extend(drawn);
    for unit in &consuls {
        elect(t, *unit, Office::Consul, "2.2.C2");
    }
    for unit in &consuls {
        place_general(t, SIDE, *unit, "5.1.C")?;
    }
    Ok(consuls)
}

/// Each new Consul who is an Admiral and was placed in Roma may introduce one Naval Reform (2.2.D1, 5.1.C).
fn naval_reforms(t: &mut Board<'_>, consuls: &[UnitId]) -> Flow<()> {
    let mut improved = false;
    for unit in consuls.iter().copied() {
        if !general(unit).admiral || t.state.general(unit).at.space() != Some(at::ROMA) {
            continue;
        }
        let answer = ask(t, SIDE, TurnAsk::Reform(unit), "5.1.C", |s, o| {
            o.weigh(Named::ConvertCus.choice(), || conversion_law(s, unit, 1));
            o.weigh(Named::ImproveSeamanship.choice(), || seamanship_law(s, improved));
            o.offer(Named::Corvi.choice());
            o.offer(Choice::Pass);
            why_not::nothing_else(s, o, SIDE, refusals::CHOOSE_REFORM);
        })?;
        match Named::from_choice(answer) {
            Some(Named::ConvertCus) => convert(t, unit)?,
            Some(Named::ImproveSeamanship) => {
                improved = true;
                seamanship::set(t, t.state.seamanship + 1, "15.4.A");
            }
            Some(Named::Corvi) => seamanship::turn_corvi(t, "15.5"),
            _ => {}
        }
    }
    Ok(())
}

/// Whether Seamanship can rise: one level a turn, up to Excellent (15.4.A).
fn seamanship_law(s: &State, improved: bool) -> Legality {
    if improved {
        Err(refusals::ONE_LEVEL_A_TURN)
    } else if s.seamanship == 4 {
        Err(refusals::SEAMANSHIP_IS_EXCELLENT)
    } else {
        Ok(())
    }
}

/// Whether this many CUs in Roma can become Warships: no more than the Consul's Battle Rating and the supply of ships, and three CUs
/// stay with him (2.3.E3).
fn conversion_law(s: &State, unit: UnitId, count: u8) -> Legality {
    if count > s.ships_in_supply(SIDE) {
        Err(refusals::NO_SHIPS_LEFT)
    } else if s.place(at::ROMA).all(SIDE).fighting() < CONSULAR_CUS + count {
        Err(refusals::CONSUL_KEEPS_3_CUS)
    } else if count > converts(s, unit) {
        Err(refusals::CONVERTS_BY_RATING)
    } else {
        Ok(())
    }
}

/// CUs that a Consul may convert: his Battle Rating, and Asina one more (17.2).
pub(crate) fn converts(s: &State, unit: UnitId) -> u8 {
    s.battle_rating(unit) + u8::from(s.is_able(Some(unit), who::ASINA))
}

/// CUs in Roma become Ready Warships, one for one.
fn convert(t: &mut Board<'_>, unit: UnitId) -> Flow<()> {
    let answer = ask(t, SIDE, TurnAsk::ConvertCus(unit), "5.1.C", |s, o| {
        for count in (1..=converts(s, unit) + 1).rev() {
            o.weigh(Choice::Number(count), || conversion_law(s, unit, count));
        }
        why_not::nothing_else(s, o, SIDE, refusals::HOW_MANY_SHIPS);
    })?;
    let count = answer::number(answer);
    let inside = count.min(t.state.place(at::ROMA).inside.fighting());
    if inside > 0 {
        units::remove(t, SIDE, at::ROMA, true, Force::new(inside, 0, 0), "2.3.B")?;
    }
    if count > inside {
        units::remove(t, SIDE, at::ROMA, false, Force::new(count - inside, 0, 0), "2.3.B")?;
    }
    t.state.ships[SIDE].ready += count;
    let beyond = count > t.state.battle_rating(unit);
    let section = if beyond { general(unit).section } else { "5.1.C" };
    emit(t, section, TurnEvent::Converted { side: SIDE, count });
    Ok(())
}
