//! Events about PC markers (25): 1 to 4, 22 to 24, 27, 35, 36, 56.

use super::target;
use crate::board::politics::set_marker;
use crate::board::{units, why_not};
use crate::data::cards::{Effect, card, section};
use crate::data::provinces::{Province, Region, of, region_of};
use crate::protocol::buttons::Named;
use crate::protocol::refusals::cards as refusals;
use crate::state::{Force, Marker, State};
use crate::{Board, CardAsk, ask};
use engine::{CardId, Flow, Legality, Side, SpaceId};

/// Both Numidias, and the button of each.
const NUMIDIAS: [(Province, Named); 2] = [
    (Province::WesternNumidia, Named::WesternNumidia),
    (Province::EasternNumidia, Named::EasternNumidia),
];

/// Whether a round marker of the enemy is there without one of his CUs.
fn forsaken(s: &State, side: Side, at: SpaceId) -> Legality {
    let enemy = side.enemy();
    refusals::NO_TARGET.unless(s.place(at).marker == Marker::Pc(enemy))?;
    refusals::CUS_HOLD_IT.unless(s.place(at).all(enemy).is_empty())
}

/// Whether a side can make a space its own without an army: neutral or held by a round marker, and without CUs of the enemy.
fn free(s: &State, side: Side, at: SpaceId) -> Legality {
    let enemy = side.enemy();
    let marker = s.place(at).marker;
    refusals::NO_TARGET.unless(marker == Marker::None || marker == Marker::Pc(enemy))?;
    refusals::CUS_HOLD_IT.unless(s.place(at).all(enemy).is_empty())
}

/// Which spaces these Events work on.
pub(super) fn target(s: &State, side: Side, id: CardId, at: SpaceId) -> Legality {
    match card(id).effect {
        Effect::NumidianAlly { .. } => {
            refusals::NO_TARGET.unless(of(at) == Province::EasternNumidia)?;
            free(s, side, at)
        }
        Effect::Diplomacy { .. } => forsaken(s, side, at),
        Effect::ComeIntoItaly { .. } => {
            refusals::NO_TARGET.unless(s.hannibal_is_in_italy() && region_of(at) == Region::Italia)?;
            forsaken(s, side, at)
        }
        Effect::GrainShortage { .. } => {
            let fits = s.controls_province(side, Province::Sicilia) && s.place(at).marker == Marker::Pc(side.enemy());
            refusals::NO_TARGET.unless(fits)
        }
        Effect::MutinsNumidians { .. } => {
            let open = of(at) == Province::Sicilia && !matches!(s.place(at).marker, Marker::City(_) | Marker::Tribe(_));
            refusals::NO_TARGET.unless(open)?;
            refusals::CUS_HOLD_IT.unless(s.place(at).all(side.enemy()).is_empty())
        }
        _ => Err(refusals::NO_TARGET),
    }
}

/// Whether the enemy controls the province, and a marker of his there is without CUs (1, 2, 4).
pub(super) fn province_revolts(s: &State, side: Side, province: Province) -> bool {
    s.controls_province(side.enemy(), province) && rebels(s, side, province)
}

fn rebels(s: &State, side: Side, province: Province) -> bool {
    province.spaces().iter().any(|at| forsaken(s, side, at).is_ok())
}

/// All markers of the enemy in a province go where he has no CU. Walled Cities are no round markers and stay.
pub(super) fn revolt(t: &mut Board<'_>, side: Side, id: CardId, province: Province) -> Flow<()> {
    for at in province.spaces().iter() {
        if forsaken(&t.state, side, at).is_ok() {
            set_marker(t, at, Marker::None, section(id))?;
        }
    }
    Ok(())
}

/// In which of both Numidias the Event would change anything (3, 24).
pub(super) fn numidias(s: &State, side: Side, id: CardId) -> impl Iterator<Item = (Province, Named)> + '_ {
    let revolt = card(id).effect == Effect::NumidiaRevolts;
    NUMIDIAS.into_iter().filter(move |(province, _)| {
        if revolt {
            rebels(s, side, *province)
        } else {
            province.spaces().iter().any(|at| free(s, side, at).is_ok())
        }
    })
}

fn choose_numidia(t: &mut Board<'_>, side: Side, id: CardId) -> Flow<Province> {
    let answer = ask(t, side, CardAsk::Numidia(id), section(id), |s, o| {
        numidias(s, side, id).for_each(|(_, named)| o.offer(named.choice()));
        why_not::nothing_else(s, o, side, refusals::CHOOSE_A_NUMIDIA);
    })?;
    let chosen = NUMIDIAS.into_iter().find(|(_, named)| named.choice() == answer);
    Ok(chosen.expect("both Numidias alone are offered").0)
}

/// 3
pub(super) fn numidia_revolts(t: &mut Board<'_>, side: Side, id: CardId) -> Flow<()> {
    let province = choose_numidia(t, side, id)?;
    revolt(t, side, id, province)
}

/// 24
pub(super) fn sophonisba(t: &mut Board<'_>, side: Side, id: CardId, markers: u8) -> Flow<()> {
    let province = choose_numidia(t, side, id)?;
    take(t, side, id, markers, true, move |s, side, _, at| {
        refusals::NO_TARGET.unless(of(at) == province)?;
        free(s, side, at)
    })
}

/// Up to so many spaces become the side's own (23, 24, 27, 35, 36).
pub(super) fn take(
    t: &mut Board<'_>,
    side: Side,
    id: CardId,
    markers: u8,
    may_stop: bool,
    law: impl Fn(&State, Side, CardId, SpaceId) -> Legality,
) -> Flow<()> {
    for left in (1..=markers).rev() {
        let Some(at) = target::space(t, side, id, left, may_stop, |s, at| law(s, side, id, at))? else {
            break;
        };
        set_marker(t, at, Marker::Pc(side), section(id))?;
    }
    Ok(())
}

/// 56: whoever plays it picks the markers that go.
pub(super) fn grain_shortage(t: &mut Board<'_>, side: Side, id: CardId, markers: u8) -> Flow<()> {
    for left in (1..=markers).rev() {
        let Some(at) = target::space(t, side, id, left, false, |s, at| target(s, side, id, at))? else {
            break;
        };
        set_marker(t, at, Marker::None, section(id))?;
    }
    Ok(())
}

/// 22: CUs and a marker come to a space without walls on Sicily.
pub(super) fn mutin(t: &mut Board<'_>, side: Side, id: CardId, cus: u8) -> Flow<()> {
    let Some(at) = target::space(t, side, id, 1, false, |s, at| target(s, side, id, at))? else {
        return Ok(());
    };
    units::add(t, side, at, Force::new(cus, 0, 0), section(id))?;
    if t.state.control(at) == Some(side) {
        return Ok(());
    }
    set_marker(t, at, Marker::Pc(side), section(id))
}
