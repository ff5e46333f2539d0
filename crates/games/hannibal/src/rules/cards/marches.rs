//! Events that move generals (25): 6, 18, 28, 33, 34, 37 to 40, 50, 54, 61 to 63.

use crate::board::why_not;
use crate::data::cards::{Effect, card, section};
use crate::data::generals::who;
use crate::protocol::refusals::{cards as refusals, movement, turn};
use crate::state::Campaign;
use crate::{Board, CardEvent, MovementAsk, State, ask, emit};
use engine::{CardId, Choice, Flow, Legality, Side, UnitId};

/// Whether the Event of a card activates anybody.
pub(super) fn law(s: &State, side: Side, id: CardId) -> Legality {
    let anybody = s.generals_in_play(side).iter().any(|unit| may(s, id, unit).is_ok());
    movement::NOBODY_TO_ACTIVATE.unless(anybody)
}

/// Whether the Event of a card activates a general: any with a campaign, but none twice (10.11); with a force march those up to its
/// rating, else those up to the operation number (8.2).
fn may(s: &State, id: CardId, unit: UnitId) -> Legality {
    turn::NOT_ON_MAP.unless(s.general(unit).at.space().is_some())?;
    let most = match card(id).effect {
        Effect::Campaign { .. } => {
            let before = s.campaign.as_ref().is_some_and(|c| c.activated.contains(unit));
            return movement::ACTIVATED_ALREADY.unless(!before);
        }
        Effect::CharmsItaly => {
            refusals::HANNIBAL_HIMSELF.unless(unit == who::HANNIBAL)?;
            card(id).ops
        }
        Effect::ForceMarch { rating, .. }
        | Effect::NativeGuides { rating, .. }
        | Effect::TraitorInTarentum { rating, .. } => rating,
        _ => card(id).ops,
    };
    movement::RATING_TOO_HIGH.unless(s.strategy_rating(unit) <= most)
}

/// The card is played as an Event that moves one general, or several.
///
/// # Errors
/// [`engine::Halt`].
pub(super) fn play(t: &mut Board<'_>, side: Side, id: CardId) -> Flow<()> {
    let points = match card(id).effect {
        Effect::Campaign { generals } => {
            t.state.campaign = Some(Campaign::new(id, side, generals));
            return campaign_goes_on(t);
        }
        Effect::ForceMarch { mp, .. } => Some(mp),
        _ => None,
    };
    match choose_general(t, side, id, 1)? {
        Some(unit) => crate::rules::movement::activate(t, unit, id, true, points),
        None => Ok(()),
    }
}

/// The next activation of the campaign, or its end: when nobody is left to activate, or its owner wants no more (10.11). Each activation
/// is a segment of its own.
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn campaign_goes_on(t: &mut Board<'_>) -> Flow<()> {
    let Some(campaign) = t.state.campaign.as_ref() else {
        return Ok(());
    };
    let (side, id, left) = (campaign.side, campaign.card, campaign.left);
    let Some(unit) = choose_general(t, side, id, left)? else {
        t.state.campaign = None;
        return Ok(());
    };
    if let Some(campaign) = t.state.campaign.as_mut() {
        campaign.left -= 1;
    }
    crate::rules::movement::activate(t, unit, id, true, None)?;
    let over = t.state.campaign.as_ref().is_none_or(|c| c.left == 0);
    if over || law(&t.state, side, id).is_err() {
        t.state.campaign = None;
    }
    Ok(())
}

/// Asks which general a card activates, if any.
fn choose_general(t: &mut Board<'_>, side: Side, id: CardId, left: u8) -> Flow<Option<UnitId>> {
    let about = MovementAsk::Campaign { card: id, left };
    let answer = ask(t, side, about, section(id), |s, o| {
        o.weigh_each(s.generals_in_play(side).iter(), Choice::Unit, |unit| may(s, id, unit));
        o.offer(Choice::Pass);
        why_not::own_generals(s, o, side, movement::RATING_TOO_HIGH);
        why_not::spaces(o, |_| turn::GENERAL_FIRST);
        why_not::cards(o, turn::NOT_A_CARD);
    })?;
    let Choice::Unit(unit) = answer else {
        emit(t, section(id), CardEvent::NoEffect { side, card: id });
        return Ok(None);
    };
    Ok(Some(unit))
}
