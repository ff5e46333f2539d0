//! Events (5.2.C1, 17.1): each card has one small function, by theme; every number is a field of the card's row.
//!
//! Counter Events are played in their windows (`crate::rules::counter_events`), and what they do is done by the section whose window it is.

mod council;
mod fleets;
mod hardship;
mod levies;
mod marches;
mod politics;
mod sieges;
mod target;

pub(crate) use fleets::{corvus, in_port};
pub(crate) use marches::campaign_goes_on;
pub(crate) use sieges::counters;
pub(crate) use target::space_for;

use crate::board::generals;
use crate::data::cards::{Effect, Window, card, section};
use crate::protocol::refusals::cards as refusals;
use crate::protocol::refusals::turn;
use crate::rules::counter_events;
use crate::state::Force;
use crate::{Board, CardEvent, State, emit};
use engine::{CardId, Flow, Legality, Side, UnitId};

/// Whether a card may be played as an Event in one's own turn: not in the other colour, not a Counter Event without a use of its own
/// there, and not where its text says that it cannot be played. An Event without effect may be played.
///
/// # Errors
/// The reason why not.
pub(crate) fn law(s: &State, side: Side, id: CardId) -> Legality {
    let row = card(id);
    if row.side.is_some_and(|owner| owner != side) {
        return Err(turn::NOT_YOUR_EVENT);
    }
    let own = |w: &Window| matches!(w, Window::OwnPlay);
    if !row.windows.iter().any(own) {
        return Err(refusals::COUNTER_ONLY);
    }
    sieges::law(s, side, id)
}

/// Whether an Event activates a General of this Strategy Rating: Supply Trains make up OPs of Operations alone (2.3.D1).
fn rated(s: &State, unit: UnitId, rating: u8) -> Legality {
    generals::may_be_activated(s, unit)?;
    if s.activation_ops(unit) > rating {
        Err(refusals::EVENT_OUTRATED)
    } else {
        Ok(())
    }
}

/// Whether the Event would change anything: only then it breaks a Truce (17.1 #49), and its button says so.
pub(crate) fn has_effect(s: &State, side: Side, id: CardId) -> bool {
    match card(id).effect {
        Effect::SurpriseSortie { .. }
        | Effect::SiegeEngineers { .. }
        | Effect::TraitorInTheCity { .. }
        | Effect::HieroSuesForPeace { .. }
        | Effect::SiegeWorksBurned { .. }
        | Effect::Citadel { .. }
        | Effect::TribalResistance { .. } => target::any(s, side, id, sieges::target),
        Effect::MamertineVolunteers { .. }
        | Effect::HannibalTheRhodian { .. }
        | Effect::LibyanLevies { .. }
        | Effect::LigurianMercenaries { .. }
        | Effect::IberianMercenaries { .. }
        | Effect::WarElephants { .. }
        | Effect::AlliedAuxiliaries { .. } => target::any(s, side, id, levies::target),
        Effect::NumidianRevolt { .. } => target::any_space(|at| politics::revolts(s, at)),
        Effect::MutinyOfMercenaries => target::any_space(|at| hardship::mutinies(s, at)),
        Effect::CouncilOfElders { trains, .. } => politics::elders_have_effect(s, trains),
        Effect::Epidemic { .. } => hardship::epidemic_has_effect(s, side),
        Effect::GrainShortage { .. } => hardship::shortage_has_effect(s, side),
        Effect::MessengerIntercepted => !s.hands[side.enemy()].is_empty(),
        Effect::SicilianAlliesDesert { .. } => target::any_space(|at| hardship::deserts(s, at)),
        Effect::PunicFaith { .. } => !council::closed_cards(s).is_empty(),
        Effect::Diplomacy { .. } => politics::diplomacy_has_effect(s, side),
        Effect::SurpriseRaids { .. } => politics::raids_have_effect(s, side),
        Effect::SenateRecallsProconsul { .. } => council::proconsul(s).is_some(),
        Effect::FlamenMartialis { .. } => target::any_general(Side::Rome, |u| council::bound_to_the_rites(s, u)),
        Effect::Truce => !s.effects.truce,
        Effect::Campaign { .. } => marches::anybody(s, side, u8::MAX),
        Effect::ForcedMarch { rating, .. } => marches::anybody(s, side, rating),
        _ => fleets::has_effect(s, side, id),
    }
}

/// Whether what lies open allows a Counter Event in a window; the hand is not asked.
///
/// # Errors
/// The reason why not.
pub(crate) fn counter_law(s: &State, side: Side, window: Window, id: CardId) -> Legality {
    match window {
        Window::Siege => sieges::answers(s, side, id),
        Window::LandBattle => crate::rules::battle::answers(s, side, id),
        Window::Won => crate::rules::after_victory::answers(s, side, id),
        Window::Move => marches::answers_move(s, side, id),
        Window::PortEntered | Window::Landing | Window::SeaMove | Window::NavalBattle => {
            crate::rules::naval::answers(s, side, id)
        }
        _ => Ok(()),
    }
}

/// The card of the turn is played as an Event (5.2.C1).
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn play(t: &mut Board<'_>, side: Side, id: CardId) -> Flow<()> {
    if !stands(t, side, id)? {
        return Ok(());
    }
    if has_effect(&t.state, side, id) {
        return take_effect(t, side, id);
    }
    emit(t, section(id), CardEvent::NoEffect { side, card: id });
    Ok(())
}

/// After an Event is named: a Roman one may be cancelled by Punic Faith (17.1 #45). One that stands leaves the game at the end of the
/// turn if its card says so (5.6), and breaks a Truce if it takes effect (17.1 #49).
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn stands(t: &mut Board<'_>, side: Side, id: CardId) -> Flow<bool> {
    if side == Side::Rome && counter_events::counter_to(t, Side::Carthage, Window::EventPlayed, Some(id))?.is_some() {
        t.state.war_chest[side].remove(id);
        t.state.discards.insert(id);
        emit(t, "17.1.45", CardEvent::Cancelled { card: id });
        return Ok(false);
    }
    if card(id).removed_after {
        t.state.events.insert(id);
    }
    if t.state.effects.truce && card(id).breaks_truce && has_effect(&t.state, side, id) {
        t.state.effects.truce = false;
        emit(t, "17.1.49", CardEvent::TruceEnds { by: Some(id) });
    }
    Ok(true)
}

/// What the Event of one's own turn does.
fn take_effect(t: &mut Board<'_>, side: Side, id: CardId) -> Flow<()> {
    match card(id).effect {
        Effect::SurpriseSortie { cus } => sieges::surprise_sortie(t, side, id, cus),
        Effect::SiegeEngineers { .. } => sieges::siege_engineers(t, side, id),
        Effect::TraitorInTheCity { points, .. } => sieges::traitor_in_the_city(t, side, id, points),
        Effect::SociiNavales { warships } => fleets::socii_navales(t, side, id, warships),
        Effect::PatrioticLoans { warships } => fleets::fleet(t, side, id, warships, 0),
        Effect::CapturedQuinquereme { levels } => fleets::captured_quinquereme(t, id, levels),
        Effect::TrainedRowers { levels, refits } => fleets::trained_rowers(t, side, id, levels, refits),
        Effect::HieroSuesForPeace { .. } => sieges::hiero_sues_for_peace(t, side, id),
        Effect::MamertineVolunteers { cus } => levies::levy(t, side, id, cus),
        Effect::HannibalTheRhodian { cus, trains } => {
            levies::hannibal_the_rhodian(t, side, id, Force::new(cus, 0, trains))
        }
        Effect::PunicShipyards { warships, refits } => fleets::fleet(t, side, id, warships, refits),
        Effect::SiegeWorksBurned { .. } => sieges::siege_works_burned(t, side, id),
        Effect::RaidOnPort { rating, .. } => fleets::raid_on_port(t, side, id, rating),
        Effect::MareNostrum { rating } => fleets::mare_nostrum(t, side, id, rating),
        Effect::LibyanLevies { cus } => levies::levy(t, side, id, cus),
        Effect::LigurianMercenaries { cus } => levies::levy(t, side, id, cus),
        Effect::IberianMercenaries { cus } => levies::iberian_mercenaries(t, side, id, cus),
        Effect::WarElephants { elephants } => levies::levy(t, side, id, elephants),
        Effect::NumidianRevolt { pcs } => politics::numidian_revolt(t, side, id, pcs),
        Effect::MutinyOfMercenaries => hardship::mutiny_of_mercenaries(t, side, id),
        Effect::CouncilOfElders { pcs, trains } => politics::council_of_elders(t, side, id, pcs, trains),
        Effect::Campaign { generals } => marches::campaign(t, side, id, generals),
        Effect::AlliedAuxiliaries { cus } => levies::levy(t, side, id, cus),
        Effect::Epidemic { more } => hardship::epidemic(t, side, id, more),
        Effect::GrainShortage { outside, inside } => hardship::grain_shortage(t, side, id, outside, inside),
        Effect::MessengerIntercepted => council::messenger_intercepted(t, side, id),
        Effect::ForcedMarch { rating, points } => marches::forced_march(t, side, id, rating, points),
        Effect::SicilianAlliesDesert { cus } => hardship::sicilian_allies_desert(t, side, id, cus),
        Effect::PunicFaith { shown } => council::punic_faith(t, id, shown),
        Effect::Citadel { .. } => sieges::citadel(t, side, id),
        Effect::Truce => council::truce(t, side, id),
        Effect::Diplomacy { removed, placed } => politics::diplomacy(t, side, id, removed, placed),
        Effect::SurpriseRaids { pcs } => politics::surprise_raids(t, side, id, pcs),
        Effect::TribalResistance { .. } => sieges::tribal_resistance(t, side, id),
        Effect::SenateRecallsProconsul { .. } => council::senate_recalls_proconsul(t, side, id),
        Effect::FlamenMartialis { .. } => council::flamen_martialis(t, side, id),
        _ => Ok(()),
    }
}
