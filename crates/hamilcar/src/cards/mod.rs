//! Events (5.2.C1, 17.1): each card has one small function, by theme; every number is a field of the card's row.
//!
//! Counter Events are played in their windows (`crate::windows`), and what they do is done by the section whose window it is.

mod council;
mod fleets;
mod hardship;
mod levies;
mod marches;
mod politics;
mod sieges;

use crate::data::cards::{Effect, Window, card, section};
use crate::laws::cards as laws;
use crate::laws::turn;
use crate::{Board, CardEvent, State, note, windows};
use kernel::{CardId, Flow, Legality, Side};

/// Whether a card may be played as an Event in one's own turn: not in the other colour, not a Counter Event without a use of its own
/// there, and not where its text says that it cannot be played. An Event without effect may be played.
///
/// # Errors
/// The reason why not.
pub(crate) fn law(_s: &State, side: Side, id: CardId) -> Legality {
    let row = card(id);
    if row.side.is_some_and(|owner| owner != side) {
        return Err(turn::NOT_YOUR_EVENT);
    }
    let own = |w: &Window| matches!(w, Window::OwnPlay);
    if !row.windows.iter().any(own) {
        return Err(laws::COUNTER_ONLY);
    }
    Ok(())
}

/// Whether the Event would change anything: only then it breaks a Truce (17.1 #49), and its button says so.
pub(crate) fn has_effect(s: &State, _side: Side, id: CardId) -> bool {
    match card(id).effect {
        Effect::Truce => !s.effects.truce,
        _ => true,
    }
}

/// Whether what lies open allows a Counter Event in a window; the hand is not asked.
///
/// # Errors
/// The reason why not.
pub(crate) fn counter_law(_s: &State, _side: Side, _window: Window, _id: CardId) -> Legality {
    Ok(())
}

/// The card of the turn is played as an Event (5.2.C1).
///
/// # Errors
/// [`kernel::Halt`].
pub(crate) fn play(t: &mut Board<'_>, side: Side, id: CardId) -> Flow<()> {
    if !stands(t, side, id)? {
        return Ok(());
    }
    if has_effect(&t.state, side, id) {
        return take_effect(t, side, id);
    }
    note(t, section(id), CardEvent::NoEffect { side, card: id });
    Ok(())
}

/// After an Event is named: a Roman one may be cancelled by Punic Faith (17.1 #45). One that stands leaves the game at the end of the
/// turn if its card says so (5.6), and breaks a Truce if it takes effect (17.1 #49).
///
/// # Errors
/// [`kernel::Halt`].
pub(crate) fn stands(t: &mut Board<'_>, side: Side, id: CardId) -> Flow<bool> {
    if side == Side::Rome && windows::counter(t, Side::Carthage, Window::EventPlayed)?.is_some() {
        t.state.war_chest[side].remove(id);
        t.state.discards.insert(id);
        note(t, "17.1.45", CardEvent::Cancelled { card: id });
        return Ok(false);
    }
    if card(id).removed_after {
        t.state.events.insert(id);
    }
    if t.state.effects.truce && card(id).breaks_truce && has_effect(&t.state, side, id) {
        t.state.effects.truce = false;
        note(t, "17.1.49", CardEvent::TruceEnds { by: Some(id) });
    }
    Ok(true)
}

/// What the Event of one's own turn does.
fn take_effect(t: &mut Board<'_>, side: Side, id: CardId) -> Flow<()> {
    match card(id).effect {
        Effect::SurpriseSortie { cus } => sieges::surprise_sortie(t, side, id, cus),
        Effect::SiegeEngineers { cus } => sieges::siege_engineers(t, side, id, cus),
        Effect::TraitorInTheCity { cus, points } => sieges::traitor_in_the_city(t, side, id, cus, points),
        Effect::SociiNavales { warships } => fleets::socii_navales(t, side, id, warships),
        Effect::PatrioticLoans { warships } => fleets::patriotic_loans(t, side, id, warships),
        Effect::CapturedQuinquereme { levels } => fleets::captured_quinquereme(t, side, id, levels),
        Effect::TrainedRowers { levels, refits } => fleets::trained_rowers(t, side, id, levels, refits),
        Effect::HieroSuesForPeace { cus } => sieges::hiero_sues_for_peace(t, side, id, cus),
        Effect::MamertineVolunteers { cus } => levies::mamertine_volunteers(t, side, id, cus),
        Effect::HannibalTheRhodian { cus, trains } => levies::hannibal_the_rhodian(t, side, id, cus, trains),
        Effect::PunicShipyards { warships, refits } => fleets::punic_shipyards(t, side, id, warships, refits),
        Effect::Corvus => fleets::corvus(t, side, id),
        Effect::SiegeWorksBurned { cus } => sieges::siege_works_burned(t, side, id, cus),
        Effect::RaidOnPort { rating, inside } => fleets::raid_on_port(t, side, id, rating, inside),
        Effect::MareNostrum { rating, pcs } => fleets::mare_nostrum(t, side, id, rating, pcs),
        Effect::LibyanLevies { cus } => levies::libyan_levies(t, side, id, cus),
        Effect::LigurianMercenaries { cus } => levies::ligurian_mercenaries(t, side, id, cus),
        Effect::IberianMercenaries { cus } => levies::iberian_mercenaries(t, side, id, cus),
        Effect::WarElephants { elephants } => levies::war_elephants(t, side, id, elephants),
        Effect::NumidianRevolt { pcs } => politics::numidian_revolt(t, side, id, pcs),
        Effect::MutinyOfMercenaries => hardship::mutiny_of_mercenaries(t, side, id),
        Effect::CouncilOfElders { pcs } => politics::council_of_elders(t, side, id, pcs),
        Effect::Campaign { generals } => marches::campaign(t, side, id, generals),
        Effect::AlliedAuxiliaries { cus } => levies::allied_auxiliaries(t, side, id, cus),
        Effect::Epidemic { more } => hardship::epidemic(t, side, id, more),
        Effect::GrainShortage { outside, inside } => hardship::grain_shortage(t, side, id, outside, inside),
        Effect::MessengerIntercepted => council::messenger_intercepted(t, side, id),
        Effect::ForcedMarch { rating, points } => marches::forced_march(t, side, id, rating, points),
        Effect::SicilianAlliesDesert { cus } => hardship::sicilian_allies_desert(t, side, id, cus),
        Effect::PunicFaith { shown } => council::punic_faith(t, side, id, shown),
        Effect::Citadel { .. } => sieges::citadel(t, side, id),
        Effect::Truce => council::truce(t, side, id),
        Effect::Diplomacy { removed, placed } => politics::diplomacy(t, side, id, removed, placed),
        Effect::SurpriseRaids { pcs } => politics::surprise_raids(t, side, id, pcs),
        Effect::TribalResistance { cus } => sieges::tribal_resistance(t, side, id, cus),
        Effect::SenateRecallsProconsul { ops } => council::senate_recalls_proconsul(t, side, id, ops),
        Effect::FlamenMartialis { pcs } => council::flamen_martialis(t, side, id, pcs),
        _ => Ok(()),
    }
}
