//! Naval movement (11).

use super::activation::{march, march_mut, may_leave, move_army, shut_in};
use super::army::leads_off;
use super::{abilities, company, entry, road, weather};
use crate::Die;
use crate::board::{generals, units, walls, why_not};
use crate::data::cards::{Effect, card, numbered};
use crate::data::generals::{Ability, general as row};
use crate::data::provinces::{Region, region_of};
use crate::data::spaces::{self, at::*, space};
use crate::data::tables::{Voyage, naval_combat};
use crate::protocol::event::NavalModifier;
use crate::protocol::refusals::movement as refusals;
use crate::state::{Counsel, Entered, Force, March, State, Where};
use crate::{Board, MovementAsk, MovementEvent, answer, ask, emit};
use engine::{Choice, Flow, Legality, Side, SpaceId, UnitId, UnitSet};

/// Spaces that naval movement counts as (11.1).
const POINTS: u8 = 3;
/// CUs that go by sea with a campaign (11.4).
const CAMPAIGN_LIMIT: u8 = 10;
/// CUs that go by sea with any other card that has a ship (11.4).
const LIMIT: u8 = 5;
/// The card that gives Carthage a Naval Victory.
const NAVAL_VICTORY: u8 = 29;
/// The card that allies Macedonia with Carthage.
const PHILIP: u8 = 9;
/// Ports where the Adriatic Pirates help (25, 50).
const ADRIATIC: [SpaceId; 3] = [BRUNDISIUM, CROTON, TARENTUM];

/// CUs that the card lets go by sea; none without a ship (11.1, 11.4).
pub(crate) fn sea_limit(m: &March) -> Option<u8> {
    let campaign = m.event && matches!(card(m.card).effect, Effect::Campaign { .. });
    match (campaign, card(m.card).ship) {
        (true, _) => Some(CAMPAIGN_LIMIT),
        (false, true) => Some(LIMIT),
        _ => None,
    }
}

/// Whether the army may go to sea where it is, wherever to.
///
/// # Errors
/// The reason why not.
pub(super) fn may_put_to_sea(s: &State, m: &March) -> Legality {
    refusals::STOPPED.unless(!m.stopped)?;
    refusals::NO_PORT.unless(space(m.at).port.is_some())?;
    let limit = sea_limit(m).ok_or(refusals::NO_SHIP)?;
    let campaign = limit == CAMPAIGN_LIMIT;
    let barred = m.side == Side::Rome && s.effects.naval_victory && !campaign;
    refusals::NAVAL_VICTORY.unless(!barred)?;
    let sailed = s.campaign.as_ref().and_then(|c| c.sailed);
    refusals::SAILED_ALREADY.unless(sailed.is_none_or(|unit| unit == m.general))?;
    refusals::BESIEGED_PORT.unless(!(shut_in(s, m) && s.place(m.at).besieged()))?;
    refusals::SEA_COSTS_THREE.unless(m.left() >= POINTS)?;
    company::may_spend(s, m, POINTS)?;
    refusals::SEA_LIMIT.unless(m.units.fighting() <= limit)?;
    refusals::TRAIN_AT_SEA.unless(m.units.trains == 0)?;
    may_leave(s, m)?;
    match spaces::all().any(|to| may_sail(s, m, to).is_ok()) {
        true => Ok(()),
        false => Err(refusals::NO_LANDING_ALONE),
    }
}

/// Whether the army may sail to a port (11.2, 11.3; 24; 25).
fn may_sail(s: &State, m: &March, to: SpaceId) -> Legality {
    refusals::NO_PORT_THERE.unless(space(to).port.is_some())?;
    refusals::HERE_ALREADY.unless(to != m.at)?;
    abilities::stays_home(m.generals(), to)?;
    counsels_allow(s, m, to)?;
    road::truce_allows(s, m.side, to)?;
    if m.units.fighting() > 0 || may_land_inside(s, m, to) {
        return Ok(());
    }
    road::alone_into(s, m, to, company::left(s, m).saturating_sub(POINTS))
}

/// No CU of Carthage leaves Africa while Hanno counsels it, no CU of Rome enters Africa while Cato does (25, 57 and 58).
fn counsels_allow(s: &State, m: &March, to: SpaceId) -> Legality {
    if m.units.is_empty() {
        return Ok(());
    }
    let africa = |at| region_of(at) == Region::Africa;
    let (leaves, enters) = (africa(m.at) && !africa(to), !africa(m.at) && africa(to));
    match m.side {
        Side::Carthage => refusals::HANNO_COUNSELS.unless(s.effects.hanno == Counsel::None || !leaves),
        Side::Rome => refusals::CATO_COUNSELS.unless(s.effects.cato == Counsel::None || !enters),
    }
}

/// Whether the army may land inside the city with the enemy before its walls (11.3).
fn may_land_inside(s: &State, m: &March, to: SpaceId) -> bool {
    let place = s.place(to);
    let open = place.city() == Some(m.side) && !place.besieged() && s.has_cus(to, m.side.enemy());
    open && s.finds_room(to, m.units)
}

impl State {
    /// Whether units find room inside the walls of a city beside those who are there (10.7).
    #[must_use]
    pub(crate) fn finds_room(&self, at: SpaceId, units: Force) -> bool {
        self.place(at).inside.fighting() + units.fighting() <= self.capacity(at)
    }
}

/// The army goes to sea: Bad Weather may keep it (25, 41), Storms may cost it CUs (25, 60), the Roman fleet may meet it (11.5); then it
/// lands.
pub(super) fn sail(t: &mut Board<'_>) -> Flow<()> {
    let m = *march(&t.state);
    let answer = ask(t, m.side, MovementAsk::Sail, "11.1", |s, o| {
        o.weigh_each(spaces::all(), Choice::Space, |to| may_sail(s, &m, to));
        why_not::no_card_no_general(s, o, m.side);
    })?;
    let to = answer::space(answer);
    march_mut(&mut t.state).to = Some(to);
    if weather::keeps_in_port(t)? {
        march_mut(&mut t.state).to = None;
        return Ok(());
    }
    let from = m.at;
    leads_off(t);
    emit(
        t,
        "11.1",
        MovementEvent::Embarked {
            general: m.general,
            with: m.with,
            from,
            to,
            units: m.units,
        },
    );
    if let Some(campaign) = t.state.campaign.as_mut() {
        campaign.sailed = Some(m.general);
    }
    let lost = weather::storms(t)?;
    march_mut(&mut t.state).to = None;
    if lost {
        returns(t);
        return Ok(());
    }
    let m = *march(&t.state);
    match crossing(t, m.general, m.units, from, to)? {
        Voyage::Passes => land(t, to),
        Voyage::Returns => {
            returns(t);
            Ok(())
        }
        Voyage::Sunk => sunk(t, m.generals(), m.units),
    }
}

/// What the Naval Combat Table says of a sea move; only Carthage is in danger, and nobody in a Truce (11.5; 25, 50 and 64).
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn crossing(t: &mut Board<'_>, general: UnitId, units: Force, from: SpaceId, to: SpaceId) -> Flow<Voyage> {
    let m = march(&t.state);
    if m.side == Side::Rome || t.state.effects.truce || pirates(m, units, from, to) {
        return Ok(Voyage::Passes);
    }
    let adds = naval_modifiers(&t.state, general, units, &[from, to]);
    let die = t.roll(Die)?;
    let voyage = naval_combat(die as i8 + sum(&adds));
    emit(
        t,
        "11.6",
        MovementEvent::NavalCombat {
            general,
            die,
            adds,
            voyage,
        },
    );
    Ok(voyage)
}

/// Whether the Adriatic Pirates see the army through (25, 50).
fn pirates(m: &March, units: Force, from: SpaceId, to: SpaceId) -> bool {
    match card(m.card).effect {
        Effect::AdriaticPirates { cus } if m.event => {
            units.fighting() <= cus && [from, to].iter().any(|port| ADRIATIC.contains(port))
        }
        _ => false,
    }
}

/// What is added to the roll on the Naval Combat Table (11.6; 24).
#[cfg(test)]
fn naval_modifier(s: &State, general: UnitId, units: Force, from: SpaceId, to: SpaceId) -> i8 {
    sum(&naval_modifiers(s, general, units, &[from, to]))
}

/// All that is added to a roll.
pub(crate) fn sum(adds: &[(NavalModifier, i8)]) -> i8 {
    adds.iter().map(|(_, add)| add).sum()
}

/// The same one by one, for these ports of a sea move (11.6; 24).
#[must_use]
pub(crate) fn naval_modifiers(s: &State, general: UnitId, units: Force, ports: &[SpaceId]) -> Vec<(NavalModifier, i8)> {
    let of_card = |number: u8| match numbered(number).map(|id| card(id).effect) {
        Some(Effect::PhilipOfMacedon { naval } | Effect::NavalVictory { naval }) => naval,
        _ => 0,
    };
    let able = match row(general).ability {
        Ability::Sailor { add } => add,
        _ => 0,
    };
    let roman = |at: SpaceId| i8::from(s.control(at) == Some(Side::Rome));
    let mut all = Vec::new();
    all.extend(
        ports
            .iter()
            .map(|at| (NavalModifier::Port(*at), space(*at).port.unwrap_or(0))),
    );
    all.extend(ports.iter().map(|at| (NavalModifier::Roman(*at), roman(*at))));
    all.extend([
        (NavalModifier::Few, -i8::from(units.fighting() <= 1)),
        (
            NavalModifier::Syracuse,
            -i8::from(s.control(SYRACUSE) == Some(Side::Carthage)),
        ),
        (
            NavalModifier::Macedonia,
            if s.effects.macedonia { of_card(PHILIP) } else { 0 },
        ),
        (
            NavalModifier::Victory,
            if s.effects.naval_victory {
                of_card(NAVAL_VICTORY)
            } else {
                0
            },
        ),
        (NavalModifier::Sailor, able),
    ]);
    all.retain(|(_, add)| *add != 0);
    all
}

/// The army is back in the port where it embarked; its move is over (11.5).
fn returns(t: &mut Board<'_>) {
    let m = march_mut(&mut t.state);
    m.stopped = true;
    m.acted = true;
    let (general, to) = (m.general, m.at);
    emit(t, "11.5", MovementEvent::Returned { general, to });
}

/// Generals and CUs of the march are lost at sea (10.10, 11.5).
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn sunk(t: &mut Board<'_>, of: UnitSet, units: Force) -> Flow<()> {
    let m = *march(&t.state);
    let place = t.state.general(m.general).at;
    if let Some(force) = t.state.force_mut(m.side, place) {
        force.take(units);
    }
    let m = march_mut(&mut t.state);
    m.units.take(units);
    m.with = m.with.without(of);
    m.stopped = true;
    m.acted = true;
    let (side, at) = (m.side, m.at);
    emit(t, "11.5", MovementEvent::Sunk { side, units });
    walls::settle(t, at);
    generals::displace(t, of)
}

/// The army lands, and meets what is there: inside the walls nothing meets it (11.3).
fn land(t: &mut Board<'_>, to: SpaceId) -> Flow<()> {
    let m = *march(&t.state);
    let inside = may_land_inside(&t.state, &m, to) && lands_inside(t, to)?;
    let besieged = t.state.place(m.at).points;
    move_army(&mut t.state, if inside { Where::Inside(to) } else { Where::At(to) });
    company::spend(&mut t.state, POINTS);
    let now = march_mut(&mut t.state);
    now.spent += POINTS;
    now.entries += 1;
    now.entered = Entered::Sea(m.at);
    emit(
        t,
        "11.2",
        MovementEvent::Landed {
            general: m.general,
            at: to,
            inside,
        },
    );
    units::lifted(t, m.at, besieged);
    if inside { Ok(()) } else { entry::arrive(t) }
}

/// Asks whether the army lands inside the city; a general without CUs must.
fn lands_inside(t: &mut Board<'_>, to: SpaceId) -> Flow<bool> {
    let m = *march(&t.state);
    let answer = ask(t, m.side, MovementAsk::LandInside(to), "11.3", |s, o| {
        o.offer(Choice::Yes);
        if m.units.fighting() > 0 {
            o.offer(Choice::No);
        }
        why_not::nothing_else(s, o, m.side, refusals::LAND_INSIDE_OR_OUTSIDE);
    })?;
    Ok(answer == Choice::Yes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::generals::who;
    use crate::state::Marker;
    use crate::testing::test_table;

    #[test]
    fn from_carthage_to_new_carthage_minus_four() {
        let s = crate::rules::setup::start(crate::Setup::default());
        let modifier = naval_modifier(&s, who::HASDRUBAL, Force::new(2, 0, 0), CARTHAGE, NEW_CARTHAGE);
        assert_eq!(modifier, -4, "11.6");
        let mago = naval_modifier(&s, who::MAGO, Force::new(2, 0, 0), CARTHAGE, NEW_CARTHAGE);
        assert_eq!(mago, -5, "24");
    }

    #[test]
    fn one_cu_from_new_carthage_to_roman_rhegium_minus_one() {
        let mut s = test_table::empty();
        s.place_mut(RHEGIUM).marker = Marker::Pc(Side::Rome);
        let one = Force::new(1, 0, 0);
        assert_eq!(
            naval_modifier(&s, who::HASDRUBAL, one, NEW_CARTHAGE, RHEGIUM),
            -1,
            "11.6"
        );
        s.effects.macedonia = true;
        s.effects.naval_victory = true;
        assert_eq!(
            naval_modifier(&s, who::HASDRUBAL, one, NEW_CARTHAGE, RHEGIUM),
            -3,
            "11.6"
        );
    }
}
