//! Events about Warships, Seamanship and voyages (17.1).

use super::target;
use crate::board::questions::whether;
use crate::board::{generals, politics, units};
use crate::data::cards::{Effect, card, section};
use crate::data::tracks::SEAMANSHIP;
use crate::protocol::prompt::CardAsk;
use crate::protocol::refusals::cards as refusals;
use crate::rules::operations::refit;
use crate::rules::{movement, seamanship};
use crate::state::{Errand, Force, Marker, Voyage};
use crate::{Board, State, TurnEvent, emit};
use engine::{CardId, Flow, Legality, Side, SpaceId, UnitId};

/// Whether one of these cards would change anything.
pub(super) fn has_effect(s: &State, side: Side, id: CardId) -> bool {
    let supply = s.ships_in_supply(side) > 0;
    match card(id).effect {
        Effect::SociiNavales { .. } => supply || any_voyage(s, side, card(id).ops),
        Effect::PatrioticLoans { .. } => supply,
        Effect::CapturedQuinquereme { .. } => next_level(s).is_some(),
        Effect::TrainedRowers { .. } => improves(s) || s.ships[side].spent > 0,
        Effect::PunicShipyards { .. } => supply || s.ships[side].spent > 0,
        Effect::RaidOnPort { rating, .. } | Effect::MareNostrum { rating, .. } => any_voyage(s, side, rating),
        _ => true,
    }
}

/// Ready Warships come into port, as far as the supply goes (2.3.F), and Spent ones are made Ready.
pub(super) fn fleet(t: &mut Board<'_>, side: Side, id: CardId, warships: u8, refits: u8) -> Flow<()> {
    let count = warships.min(t.state.ships_in_supply(side));
    let refits = refits.min(t.state.ships[side].spent);
    if count > 0 {
        t.state.ships[side].ready += count;
        emit(t, section(id), TurnEvent::ShipsBuilt { side, count });
    }
    if refits > 0 {
        refit(t, side, refits);
    }
    Ok(())
}

/// #5: Warships, and then perhaps a voyage with the OPs of the card.
pub(super) fn socii_navales(t: &mut Board<'_>, side: Side, id: CardId, warships: u8) -> Flow<()> {
    fleet(t, side, id, warships, 0)?;
    voyage(t, side, id, card(id).ops, false)?;
    t.state.effects.errand = None;
    Ok(())
}

/// #7: Seamanship rises, no higher than Excellent (15.4).
pub(super) fn captured_quinquereme(t: &mut Board<'_>, id: CardId, levels: u8) -> Flow<()> {
    let level = t.state.seamanship + levels;
    seamanship::set(t, level.min(SEAMANSHIP.len() as u8), section(id));
    Ok(())
}

/// #8: Seamanship rises if the Ready Warships at port are as many as the next level asks for; else Spent ones are refitted.
pub(super) fn trained_rowers(t: &mut Board<'_>, side: Side, id: CardId, levels: u8, refits: u8) -> Flow<()> {
    if improves(&t.state) {
        captured_quinquereme(t, id, levels)
    } else {
        fleet(t, side, id, 0, refits)
    }
}

/// The next level of Seamanship (15.4), if there is one: its Ready Warships.
fn next_level(s: &State) -> Option<u8> {
    SEAMANSHIP.get(usize::from(s.seamanship)).map(|level| level.min_ready)
}

fn improves(s: &State) -> bool {
    next_level(s).is_some_and(|ready| s.ships[Side::Rome].ready >= ready)
}

/// #17 in one's own turn or at the beginning of a Naval Battle: Corvi are mounted, or taken off, on all Roman Warships (15.5).
pub(crate) fn corvus(t: &mut Board<'_>, id: CardId) {
    seamanship::turn_corvi(t, section(id));
}

/// #19: a voyage on which Supply Trains are burned in one port.
pub(super) fn raid_on_port(t: &mut Board<'_>, side: Side, id: CardId, rating: u8) -> Flow<()> {
    voyage(t, side, id, rating, true)?;
    t.state.effects.errand = None;
    Ok(())
}

/// #20: a voyage on which PCs are removed in one port; if it ends there with CUs, Rome may place its own.
pub(super) fn mare_nostrum(t: &mut Board<'_>, side: Side, id: CardId, rating: u8) -> Flow<()> {
    let Some(general) = voyage(t, side, id, rating, true)? else {
        return Ok(());
    };
    let port = t.state.effects.errand.and_then(|errand| errand.port);
    let there = |at: &SpaceId| t.state.general(general).at.space() == Some(*at);
    if let Some(at) = port.filter(there)
        && t.state.has_cus(at, side)
        && t.state.place(at).marker == Marker::None
        && wants(t, side, id)?
    {
        politics::set_marker(t, at, Marker::Pc(side), section(id))?;
    }
    t.state.effects.errand = None;
    Ok(())
}

/// Whether an Event activates this General for a Naval Movement.
fn voyage_law(s: &State, unit: UnitId, rating: u8) -> Legality {
    super::rated(s, unit, rating)?;
    movement::may_go_to_sea(s, unit)
}

fn any_voyage(s: &State, side: Side, rating: u8) -> bool {
    let generals = s.generals_in_play(side);
    generals.iter().any(|unit| voyage_law(s, unit, rating).is_ok())
}

/// Activates a General for a move with a Naval Movement, land moves and all. Returns who it was.
fn voyage(t: &mut Board<'_>, side: Side, id: CardId, rating: u8, duty: bool) -> Flow<Option<UnitId>> {
    let Some(unit) = target::activated(t, side, id, duty, |s, unit| voyage_law(s, unit, rating))? else {
        return Ok(None);
    };
    t.state.effects.errand = Some(Errand { card: id, port: None });
    generals::is_chosen(t, unit, rating);
    movement::activate(t, unit, movement::POINTS)?;
    Ok(Some(unit))
}

/// The Fleet has entered a port, and Interception there is dealt with: #19 and #20 may work here, once (17.1).
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn in_port(t: &mut Board<'_>) -> Flow<()> {
    let (Some(errand), Some(Voyage { at, side, .. })) = (t.state.effects.errand, t.state.voyage) else {
        return Ok(());
    };
    let id = errand.card;
    if errand.port.is_some() || !works_in(&t.state, side, id, at) || !wants(t, side, id)? {
        return Ok(());
    }
    t.state.effects.errand = Some(Errand {
        port: Some(at),
        ..errand
    });
    match card(id).effect {
        Effect::RaidOnPort { inside, .. } => burn_trains(t, side.enemy(), id, at, inside),
        _ => politics::set_marker(t, at, Marker::None, section(id)),
    }
}

/// Whether #19 or #20 has anything to do in a port.
fn works_in(s: &State, side: Side, id: CardId, at: SpaceId) -> bool {
    let (place, enemy) = (s.place(at), side.enemy());
    match card(id).effect {
        Effect::RaidOnPort { .. } => place.all(enemy).trains > 0,
        Effect::MareNostrum { .. } => place.marker == Marker::Pc(enemy) && place.all(enemy).is_empty(),
        _ => false,
    }
}

/// All Supply Trains go that are not inside a Walled City, and so many from inside. Where inside and outside are one, what finds room
/// is inside (2.1.C).
fn burn_trains(t: &mut Board<'_>, owner: Side, id: CardId, at: SpaceId, inside: u8) -> Flow<()> {
    let place = t.state.place(at);
    let (out, kept) = (place.outside[owner].trains, place.inside.trains);
    let walled = place.city() == Some(owner) && !t.state.walls_matter(at);
    let sheltered = if walled { out.min(t.state.capacity(at)) } else { 0 };
    let burned = out - sheltered + sheltered.min(inside);
    if burned > 0 {
        units::remove(t, owner, at, false, Force::new(0, 0, burned), section(id))?;
    }
    if kept > 0 {
        units::remove(t, owner, at, true, Force::new(0, 0, kept.min(inside)), section(id))?;
    }
    Ok(())
}

/// Whether the side does what the card allows.
fn wants(t: &mut Board<'_>, side: Side, id: CardId) -> Flow<bool> {
    whether(t, side, CardAsk::Whether(id), section(id), refusals::YES_OR_NO)
}
