//! What follows a battle that is won, on land (13.6) or at sea (9.4), before the move goes on: Scipio's PC (17.2), then Triumph, Spoils
//! of War and Price of Failure (17.1 #43, #44, #58).

use crate::board::{generals, politics, why_not};
use crate::data::cards::{Effect, Window, card, section};
use crate::data::generals::{general, who};
use crate::data::roads::roads_set;
use crate::data::{provinces, spaces};
use crate::protocol::refusals::{battle as refusals, cards, turn};
use crate::rules::cards::space_for;
use crate::rules::counter_events;
use crate::state::{Marker, State, Victory, Where};
use crate::{BattleAsk, Board, CardAsk, CardEvent, ask, emit};
use engine::{CardId, Choice, Flow, Legality, Side, SpaceId};

/// A battle has been won and its consequences are paid.
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn won(t: &mut Board<'_>, victory: Victory) -> Flow<()> {
    t.state.victory = Some(victory);
    if t.state.is_able(victory.commanders[victory.winner], who::SCIPIO) {
        scipio(t)?;
    }
    while let Some(id) = counter_events::counter(t, victory.winner, Window::Won)? {
        match card(id).effect {
            Effect::Triumph { pcs, .. } => triumph(t, id, pcs)?,
            Effect::SpoilsOfWar { pcs } => spoils_of_war(t, victory.winner, id, pcs)?,
            Effect::PriceOfFailure => price_of_failure(t, id),
            _ => {}
        }
    }
    t.state.victory = None;
    Ok(())
}

/// Whether a card answers the victory (17.1 #43, #44, #58).
///
/// # Errors
/// The reason why not.
pub(crate) fn answers(s: &State, side: Side, id: CardId) -> Legality {
    let Some(victory) = s.victory else {
        return Err(cards::NOT_NOW);
    };
    match card(id).effect {
        Effect::Triumph { lost, .. } => cards::TRIUMPH_WANTS_LOSSES.unless(victory.lost >= lost),
        Effect::SpoilsOfWar { .. } => {
            let any = victory.land && spaces::all().any(|at| spoils(s, side, at).is_ok());
            cards::NO_SPOILS.unless(any)
        }
        Effect::PriceOfFailure => {
            let failed = victory.commanders[side.enemy()];
            cards::NOBODY_HAS_FAILED
                .unless(failed.is_some_and(|unit| unit != who::BARCA && s.general(unit).at != Where::Eliminated))
        }
        _ => Ok(()),
    }
}

/// Scipio has won: Rome may place a PC in a space without one, whoever stands there (17.2).
fn scipio(t: &mut Board<'_>) -> Flow<()> {
    let (side, section) = (Side::Rome, general(who::SCIPIO).section);
    if spaces::all().all(|at| empty(&t.state, at).is_err()) {
        return Ok(());
    }
    let answer = ask(t, side, BattleAsk::Laurels, section, |s, o| {
        o.weigh_each(spaces::all(), Choice::Space, |at| empty(s, at));
        o.offer(Choice::Pass);
        why_not::no_card_no_general(s, o, side);
    })?;
    if let Choice::Space(at) = answer {
        politics::place_or_flip(t, side, at, section)?;
    }
    Ok(())
}

/// Whether no PC, Tribe or Walled City is in a space.
fn empty(s: &State, at: SpaceId) -> Legality {
    match s.place(at).marker {
        Marker::None => Ok(()),
        Marker::Tribe(()) => Err(turn::PC_ON_TRIBE),
        _ => Err(refusals::NO_EMPTY_SPACE),
    }
}

/// #43: up to so many Roman PCs come to spaces without PC, Tribe, Walled City or Carthaginian CU.
fn triumph(t: &mut Board<'_>, id: CardId, pcs: u8) -> Flow<()> {
    places(t, Side::Rome, id, pcs, |s, _, at| deserted(s, at))
}

fn deserted(s: &State, at: SpaceId) -> Legality {
    cards::TRIUMPH_IN_EMPTY_SPACES.unless(s.place(at).marker == Marker::None)?;
    cards::TRIUMPH_WITHOUT_ENEMY.unless(s.place(at).all(Side::Carthage).fighting() == 0)
}

/// #44: up to so many enemy PCs without enemy Units are converted, in the Province of the battle or next to it by road.
fn spoils_of_war(t: &mut Board<'_>, side: Side, id: CardId, pcs: u8) -> Flow<()> {
    places(t, side, id, pcs, spoils)
}

fn spoils(s: &State, side: Side, at: SpaceId) -> Legality {
    cards::SPOILS_ARE_PCS.unless(s.place(at).marker == Marker::Pc(side.enemy()))?;
    let near = s
        .victory
        .is_some_and(|v| provinces::of(v.at) == provinces::of(at) || roads_set(v.at).contains(at));
    cards::SPOILS_ARE_NEAR.unless(near)?;
    cards::SPOILS_ARE_HELD.unless(s.place(at).all(side.enemy()).is_empty())
}

/// Places or converts up to so many PCs, one after the other.
fn places(
    t: &mut Board<'_>,
    side: Side,
    id: CardId,
    pcs: u8,
    law: impl Fn(&State, Side, SpaceId) -> Legality,
) -> Flow<()> {
    for left in (1..=pcs).rev() {
        let about = CardAsk::Target { card: id, left };
        let Some(at) = space_for(t, side, id, about, true, |s, at| law(s, side, at))? else {
            break;
        };
        politics::place_or_flip(t, side, at, section(id))?;
    }
    Ok(())
}

/// #58: the Carthaginian General who commanded the loser is eliminated, displaced or not.
fn price_of_failure(t: &mut Board<'_>, id: CardId) {
    let failed = t.state.victory.and_then(|v| v.commanders[Side::Carthage]);
    if let Some(general) = failed {
        let side = Side::Rome;
        emit(
            t,
            section(id),
            CardEvent::OnGeneral {
                side,
                card: id,
                general,
            },
        );
        generals::eliminate(t, general, section(id));
    }
}
