//! Events (8.3, 25): each card has one small function, by theme; every number is a field of the card's row.
//!
//! Counter Events are played in their windows (`crate::rules::counter_events`), and what they do is done by the section whose window it is.

mod council;
mod hardship;
mod levies;
mod marches;
mod markers;
mod sieges;
mod target;

#[cfg(test)]
mod tests;

pub(crate) use levies::alike;
pub(crate) use marches::campaign_goes_on;
pub(crate) use sieges::{italian_provinces, target as lifts_siege};

use crate::data::cards::{After, Breaks, Effect, Window, card, section};
use crate::protocol::refusals::cards as refusals;
use crate::rules::battle;
use crate::{Board, CardEvent, State, emit};
use engine::{CardId, Flow, Legality, Side};

/// Whether what lies open allows a Counter Event in a window; the hand is not asked.
///
/// # Errors
/// The reason why not.
pub(crate) fn counter_law(s: &State, side: Side, window: Window, id: CardId) -> Legality {
    match window {
        Window::BattleStart | Window::BattleRound | Window::Charge => battle::answers(s, side, window, id),
        _ => Ok(()),
    }
}

/// Whether the Event of a card activates a general: with a campaign, a force march, or the card's own operation (8.2).
#[must_use]
pub(crate) fn moves(id: CardId) -> bool {
    let with = |w: &Window| matches!(w, Window::WithMove | Window::WithNavalMove | Window::WithSiege);
    let row = card(id);
    row.windows.iter().any(with) || matches!(row.effect, Effect::Campaign { .. } | Effect::ForceMarch { .. })
}

/// Whether a card may be played as an Event in one's own turn (8.3, 8.4): one without effect may be.
///
/// # Errors
/// The reason why not.
pub(crate) fn law(s: &State, side: Side, id: CardId) -> Legality {
    let row = card(id);
    if row.side.is_some_and(|owner| owner != side) {
        return Err(refusals::NOT_YOUR_EVENT);
    }
    if row.counter && !row.windows.contains(&Window::OwnPlay) {
        return Err(refusals::COUNTER_ONLY);
    }
    match row.effect {
        Effect::PhilipOfMacedon { .. } if side == Side::Carthage && s.effects.macedonia => {
            Err(refusals::ALLIED_ALREADY)
        }
        Effect::PhilipOfMacedon { .. } if side == Side::Rome && !s.effects.macedonia => Err(refusals::NOT_ALLIED_YET),
        _ if moves(id) => marches::law(s, side, id),
        _ => Ok(()),
    }
}

/// Whether the Event would change anything: only then it breaks a Truce and leaves the game (8.5; 25, 64).
pub(crate) fn has_effect(s: &State, side: Side, id: CardId) -> bool {
    match card(id).effect {
        Effect::Revolt { province, .. } => markers::province_revolts(s, side, province),
        Effect::NumidiaRevolts => markers::numidias(s, side, id).next().is_some(),
        Effect::Sophonisba { .. } => markers::numidias(s, side, id).next().is_some(),
        Effect::NumidianAlly { .. }
        | Effect::Diplomacy { .. }
        | Effect::GrainShortage { .. }
        | Effect::MutinsNumidians { .. }
        | Effect::ComeIntoItaly { .. } => target::any(s, side, id, markers::target),
        Effect::HostileTribes | Effect::Epidemic | Effect::Pestilence { .. } => {
            target::any(s, side, id, hardship::target)
        }
        Effect::MercenariesDesert => target::any(s, side, id, hardship::target),
        Effect::SurpriseSortie { .. } | Effect::FleetBreaksSiege | Effect::TribalResistance => {
            target::any(s, side, id, sieges::target)
        }
        Effect::CapuaSidesWithCarthage { .. } | Effect::SyracuseAllies => sieges::changes_sides(s, id).is_some(),
        Effect::MacedonianReinforcements { .. }
        | Effect::BalearicSlingers { .. }
        | Effect::AfricanReinforcements { .. }
        | Effect::SlavesRaised { .. } => target::any(s, side, id, levies::target),
        Effect::Recruits { .. }
        | Effect::IberianRecruits { .. }
        | Effect::AlliedAuxiliaries { .. }
        | Effect::SiegeTrain => target::anybody(s, side, id, levies::receives),
        Effect::SenateDismissesProconsul => council::dismissed(s).is_some(),
        Effect::MessengerIntercepted => !s.hands[side.enemy()].is_empty(),
        Effect::Truce => !s.effects.truce,
        _ => true,
    }
}

/// The card of the turn is played as an Event (8.3): it may break a Truce, do what it says, and leave the game.
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn play(t: &mut Board<'_>, side: Side, id: CardId) -> Flow<()> {
    if !has_effect(&t.state, side, id) {
        emit(t, section(id), CardEvent::NoEffect { side, card: id });
        return Ok(());
    }
    breaks_truce(t, id);
    let again = t.state.effects.macedonia;
    leaves_the_game(t, id, again);
    match card(id).effect {
        Effect::Revolt { province, .. } => markers::revolt(t, side, id, province),
        Effect::NumidiaRevolts => markers::numidia_revolts(t, side, id),
        Effect::Sophonisba { markers } => markers::sophonisba(t, side, id, markers),
        Effect::NumidianAlly { markers } => markers::take(t, side, id, markers, true, markers::target),
        Effect::Diplomacy { markers } | Effect::ComeIntoItaly { markers } => {
            markers::take(t, side, id, markers, false, markers::target)
        }
        Effect::GrainShortage { markers } => markers::grain_shortage(t, side, id, markers),
        Effect::MutinsNumidians { cus } => markers::mutin(t, side, id, cus),
        Effect::HostileTribes => hardship::hostile_tribes(t, side, id),
        Effect::Epidemic => hardship::disease(t, side, id, 0),
        Effect::Pestilence { attrition } => hardship::disease(t, side, id, attrition),
        Effect::MercenariesDesert => hardship::mercenaries_desert(t, id),
        Effect::SurpriseSortie { points } => sieges::points_go(t, side, id, points),
        Effect::FleetBreaksSiege | Effect::TribalResistance => sieges::points_go(t, side, id, u8::MAX),
        Effect::CapuaSidesWithCarthage { .. } | Effect::SyracuseAllies => sieges::city_changes_sides(t, side, id),
        Effect::MacedonianReinforcements { cus }
        | Effect::BalearicSlingers { cus }
        | Effect::SlavesRaised { cus, .. } => levies::to_a_space(t, side, id, cus),
        Effect::AfricanReinforcements { elephants } => levies::elephants(t, elephants),
        Effect::Recruits { cus, .. } | Effect::IberianRecruits { cus } | Effect::AlliedAuxiliaries { cus, .. } => {
            levies::to_a_general(t, side, id, cus)
        }
        Effect::SiegeTrain => levies::siege_train(t, id),
        Effect::SenateDismissesProconsul => council::senate_dismisses_proconsul(t, side, id),
        Effect::PhilipOfMacedon { .. } => council::philip(t, side, id),
        Effect::MessengerIntercepted => council::messenger_intercepted(t, side, id),
        Effect::NavalVictory { .. } => {
            t.state.effects.naval_victory = true;
            emit(t, section(id), CardEvent::NavalVictory);
            Ok(())
        }
        Effect::HannoCounsels | Effect::CatoCounsels => council::counsel(t, side, id),
        Effect::Truce => council::truce(t, id),
        _ if moves(id) => marches::play(t, side, id),
        _ => Ok(()),
    }
}

/// An Event that takes effect as the card of one's own turn ends a Truce, if its row says so (25, 64).
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn breaks_truce(t: &mut Board<'_>, id: CardId) {
    if t.state.effects.truce && card(id).truce != Breaks::Kept {
        t.state.effects.truce = false;
        emit(t, "25.64", CardEvent::TruceEnds { by: id });
    }
}

/// A card that says so leaves the game, from the discards; one of them only the second time (8.5).
fn leaves_the_game(t: &mut Board<'_>, id: CardId, again: bool) {
    let goes = match card(id).after {
        After::Stays => false,
        After::Removed => true,
        After::RemovedSecond => again,
    };
    if goes && t.state.discards.remove(id) {
        t.state.removed.insert(id);
        emit(t, "8.5", CardEvent::LeavesTheGame { card: id });
    }
}
