//! Events about generals, allies, hands and counsels (25): 9, 19, 55, 57, 58, 64.

use super::target;
use crate::data::cards::section;
use crate::data::generals::{self, ROMANS, who};
use crate::data::provinces::{Region, region_of};
use crate::protocol::refusals::cards as refusals;
use crate::state::{Counsel, Office, State, Where};
use crate::{Board, CardEvent, emit};
use engine::{CardId, Flow, Legality, Side, UnitId};

/// 19: the proconsul who goes: never Scipio Africanus, and only if somebody can take his army over.
pub(super) fn dismissed(s: &State) -> Option<UnitId> {
    let proconsul = |unit: &UnitId| {
        *unit != who::AFRICANUS && s.general(*unit).office == Office::Proconsul && s.general(*unit).at.space().is_some()
    };
    let goes = generals::of(Side::Rome).iter().find(proconsul)?;
    let anybody = generals::all()
        .take(ROMANS)
        .any(|unit| takes_over(s, goes, unit).is_ok());
    anybody.then_some(goes)
}

/// Whether a general may take over the army of another (24; 25, 19): not one who is displaced (10.10).
fn takes_over(s: &State, from: UnitId, unit: UnitId) -> Legality {
    let roman = generals::general(unit).side == Side::Rome;
    refusals::NOT_BACK_YET.unless(!roman || s.general(unit).at != Where::Displaced)?;
    refusals::NOT_IN_THE_CUP.unless(roman && s.general(unit).at == Where::Pool)?;
    let italian = s
        .general(from)
        .at
        .space()
        .is_some_and(|at| region_of(at) == Region::Italia);
    refusals::FABIUS_STAYS_IN_ITALY.unless(unit != who::FABIUS || italian)
}

fn successor(s: &State, _: Side, _: CardId, unit: UnitId) -> Legality {
    match dismissed(s) {
        Some(from) => takes_over(s, from, unit),
        None => Err(refusals::NOT_IN_THE_CUP),
    }
}

/// 19: he goes back to the cup; whoever plays the card names the proconsul who takes his army over.
pub(super) fn senate_dismisses_proconsul(t: &mut Board<'_>, side: Side, id: CardId) -> Flow<()> {
    let by = target::general(t, side, id, successor)?;
    let Some(general) = dismissed(&t.state) else {
        return Ok(());
    };
    let before = *t.state.general(general);
    *t.state.general_mut(by) = before;
    let gone = t.state.general_mut(general);
    gone.at = Where::Pool;
    gone.office = Office::None;
    gone.leads = false;
    gone.command = 0;
    emit(t, section(id), CardEvent::Replaced { general, by });
    Ok(())
}

/// 9: the other side loses a card at random; the alliance is made, or broken the second time.
pub(super) fn philip(t: &mut Board<'_>, side: Side, id: CardId) -> Flow<()> {
    let allied = side == Side::Carthage;
    t.state.effects.macedonia = allied;
    emit(t, section(id), CardEvent::Macedonia { allied });
    let from = side.enemy();
    if t.state.hands[from].is_empty() {
        return Ok(());
    }
    let card = t.draw_card(t.state.hands[from])?;
    crate::rules::strategy::take_from_hand(t, from, card);
    emit(t, section(id), CardEvent::Discarded { side: from, card });
    Ok(())
}

/// 55: a card of the other hand, taken at random, comes into the own; both know it.
pub(super) fn messenger_intercepted(t: &mut Board<'_>, side: Side, id: CardId) -> Flow<()> {
    let from = side.enemy();
    let card = t.draw_card(t.state.hands[from])?;
    t.state.hands[from].remove(card);
    t.state.hands[side].insert(card);
    t.state.effects.known.insert(card);
    emit(t, section(id), CardEvent::Intercepted { to: side, card });
    Ok(())
}

/// 57, 58: the other side is bound until the turn after the next reshuffle.
pub(super) fn counsel(t: &mut Board<'_>, side: Side, id: CardId) -> Flow<()> {
    let bound = side.enemy();
    match bound {
        Side::Carthage => t.state.effects.hanno = Counsel::Given,
        Side::Rome => t.state.effects.cato = Counsel::Given,
    }
    emit(t, section(id), CardEvent::Counsel { side: bound });
    Ok(())
}

/// 64
pub(super) fn truce(t: &mut Board<'_>, id: CardId) -> Flow<()> {
    t.state.effects.truce = true;
    emit(t, section(id), CardEvent::TruceBegins);
    Ok(())
}
