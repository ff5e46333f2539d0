//! Political control (19): markers, provinces, and the loss of PC markers.

use crate::board::why_not;
use crate::data::provinces::{Province, of};
use crate::data::spaces::at;
use crate::protocol::refusals::turn as refusals;
use crate::state::Marker;
use crate::{Board, State, TurnAsk, TurnEvent, answer, ask, emit};
use engine::{Flow, Legality, Never, Outcome, Rule, Side, SpaceId};

/// Who controls a province (19.1).
#[must_use]
pub fn province_owner(s: &State, province: Province) -> Option<Side> {
    Side::BOTH.into_iter().find(|side| s.controls_province(*side, province))
}

/// A PC more before the war (H.1).
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn place_more(t: &mut Board<'_>, side: Side, at: SpaceId) -> Flow<()> {
    set_marker(t, at, Marker::Pc(side), "H.1")
}

/// Changes the marker of a space and says so; a capital that falls ends the war (23).
///
/// # Errors
/// [`engine::Halt`].
pub fn set_marker(t: &mut Board<'_>, at: SpaceId, marker: Marker, section: &'static str) -> Flow<()> {
    let province = of(at);
    let owner = province_owner(&t.state, province);
    let before = core::mem::replace(&mut t.state.place_mut(at).marker, marker);
    match (before, marker) {
        (_, Marker::Pc(side)) => emit(t, section, TurnEvent::PcPlaced { side, at }),
        (Marker::Pc(side), _) => emit(t, section, TurnEvent::PcRemoved { side, at }),
        _ => {}
    }
    let now = province_owner(&t.state, province);
    if now != owner {
        emit(t, "19.1", TurnEvent::ProvinceTo { province, owner: now });
    }
    match (at, t.state.control(at)) {
        (at::CARTHAGE, Some(Side::Rome)) => wins(t, Side::Rome, "23", "Rome controls Carthage.").map(drop),
        (at::ROME, Some(Side::Carthage)) => wins(t, Side::Carthage, "23", "Carthage controls Rome.").map(drop),
        _ => Ok(()),
    }
}

/// Ends the war (22.3, 22.4, 23).
///
/// # Errors
/// Always [`engine::Halt::Over`].
pub(crate) fn wins(t: &mut Board<'_>, winner: Side, section: &'static str, because: &'static str) -> Flow<Never> {
    emit(t, section, TurnEvent::Over { winner });
    t.end(Outcome::new(winner, Rule(section), because))
}

/// Whether a side may place a PC marker in a space, or flip the enemy's there (19.2).
///
/// # Errors
/// The reason why not.
pub fn may_place_pc(s: &State, side: Side, at: SpaceId) -> Legality {
    let place = s.place(at);
    match place.marker {
        Marker::Tribe(_) => Err(refusals::TRIBE_HOLDS),
        Marker::City(owner) if owner != side => Err(refusals::ENEMY_CITY),
        Marker::City(_) => Err(refusals::OWN_PC),
        Marker::Pc(owner) if owner == side => Err(refusals::OWN_PC),
        Marker::Pc(_) if place.outside[side].is_empty() => Err(refusals::NO_CU_TO_FLIP),
        Marker::Pc(_) if s.effects.truce => Err(refusals::TRUCE_FLIPS_NOTHING),
        Marker::None if !place.outside[side.enemy()].is_empty() => Err(refusals::ENEMY_CUS),
        Marker::None | Marker::Pc(_) => Ok(()),
    }
}

/// A side must remove PC markers from the map, which ones is its choice; who has too few sues for peace (10.10, 15.5, 15.6, 22.2, 22.3).
///
/// # Errors
/// [`engine::Halt`].
pub fn remove_pcs(t: &mut Board<'_>, side: Side, count: u8, section: &'static str) -> Flow<()> {
    if u32::from(count) > t.state.pcs(side).len() {
        wins(
            t,
            side.enemy(),
            if section == "15.5" { "15.6" } else { "22.3" },
            "The loser has too few PC markers left and sues for peace.",
        )?;
    }
    for left in (1..=count).rev() {
        let answer = ask(t, side, TurnAsk::RemovePc { left }, section, |s, o| {
            why_not::weigh_among(o, s.pcs(side), |at| match s.place(at).marker {
                Marker::Pc(owner) if owner == side => Ok(()),
                Marker::City(owner) if owner == side => Err(refusals::CITY_STAYS),
                _ => Err(refusals::NO_OWN_PC),
            });
            why_not::no_card_no_general(s, o, side);
        })?;
        set_marker(t, answer::space(answer), Marker::None, section)?;
    }
    Ok(())
}
