//! Events that let generals move (17.1): Campaigns, Forced March.

use super::rated;
use crate::board::{generals, why_not};
use crate::data::cards::{Effect, card, section};
use crate::protocol::prompt::CardAsk;
use crate::protocol::refusals::cards as refusals;
use crate::rules::movement;
use crate::state::{Campaign, MOST_POINTS};
use crate::{Board, CardEvent, State, ask, emit};
use engine::{CardId, Choice, Flow, Legality, Side, UnitId};

/// #28 to #31, #47, #48: up to so many different generals of any Strategy Rating, one after the other (7.1). Each activation is a
/// segment of its own.
pub(super) fn campaign(t: &mut Board<'_>, side: Side, card: CardId, generals: u8) -> Flow<()> {
    t.state.campaign = Some(Campaign::new(card, side, generals));
    campaign_goes_on(t)
}

/// The next activation of the Campaign, or its end: when nobody is left to activate, or its owner wants no more.
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn campaign_goes_on(t: &mut Board<'_>) -> Flow<()> {
    let campaign = t.state.campaign.as_ref().expect("a Campaign is under way");
    let (side, card, left) = (campaign.side, campaign.card, campaign.left);
    let Some(unit) = choose_general(t, side, card, left, may_follow)? else {
        t.state.campaign = None;
        return Ok(());
    };
    let mut points = 0;
    if let Some(campaign) = t.state.campaign.as_mut() {
        campaign.left -= 1;
        points = MOST_POINTS.saturating_sub(campaign.general(unit));
    }
    movement::activate(t, unit, points)?;
    let campaign = t
        .state
        .campaign
        .as_ref()
        .expect("a Campaign lasts until its last activation");
    let more = t.state.generals_in_play(side).without(campaign.activated);
    if campaign.left == 0 || more.is_empty() {
        t.state.campaign = None;
    }
    Ok(())
}

/// Whether the Campaign may activate a general: none twice (7.1).
fn may_follow(s: &State, _: Side, unit: UnitId) -> Legality {
    let before = s.campaign.as_ref().is_some_and(|c| c.activated.contains(unit));
    refusals::ACTIVATED_ALREADY.unless(!before)?;
    generals::may_be_activated(s, unit)
}

/// #40 and #41: one general with a Strategy Rating up to the one named has so many MPs, by sea as well.
pub(super) fn forced_march(t: &mut Board<'_>, side: Side, card: CardId, rating: u8, points: u8) -> Flow<()> {
    match choose_general(t, side, card, 1, |s, _, unit| rated(s, unit, rating))? {
        Some(unit) => {
            generals::is_chosen(t, unit, rating);
            movement::force_march(t, unit, points)
        }
        None => Ok(()),
    }
}

/// Whether anybody can be activated by a card that names a Strategy Rating.
pub(super) fn anybody(s: &State, side: Side, rating: u8) -> bool {
    s.generals_in_play(side)
        .iter()
        .any(|unit| rated(s, unit, rating).is_ok())
}

/// Asks which general a card activates, if any.
fn choose_general(
    t: &mut Board<'_>,
    side: Side,
    card: CardId,
    left: u8,
    law: impl Fn(&State, Side, UnitId) -> Legality,
) -> Flow<Option<UnitId>> {
    let answer = ask(t, side, CardAsk::March { card, left }, section(card), |s, o| {
        o.weigh_each(s.generals_in_play(side).iter(), Choice::Unit, |unit| law(s, side, unit));
        o.offer(Choice::Pass);
        why_not::own_generals(o, side, |unit| why_not::absent(s, unit));
        why_not::spaces(o, |at| why_not::general_wanted(s, side, at));
        why_not::cards(o, crate::protocol::refusals::turn::NOT_A_CARD);
    })?;
    match answer {
        Choice::Unit(unit) => {
            emit(
                t,
                section(card),
                CardEvent::OnGeneral {
                    side,
                    card,
                    general: unit,
                },
            );
            Ok(Some(unit))
        }
        _ => {
            emit(t, section(card), CardEvent::Nobody { side, card });
            Ok(None)
        }
    }
}

/// Whether Bad Weather cuts the move under way short: it does so once (17.1 #32).
pub(super) fn answers_move(s: &State, side: Side, id: CardId) -> Legality {
    let Effect::BadWeather { points } = card(id).effect else {
        return Err(refusals::NOT_NOW);
    };
    let longer = s.march.is_some_and(|m| m.side != side && m.total > points);
    refusals::NOT_NOW.unless(longer)
}
