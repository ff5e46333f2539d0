//! Events about cards, generals and the Truce (17.1).

use super::target;
use crate::board::{generals, walls, why_not};
use crate::data::cards::section;
use crate::data::provinces::{Region, region_of};
use crate::protocol::refusals::cards as refusals;
use crate::state::Office;
use crate::{Board, CardEvent, State, emit};
use engine::{CardId, CardSet, Flow, Legality, Side, UnitId};

/// #38: a card of the enemy's hand, at random, comes into one's own; both have seen it.
pub(super) fn messenger_intercepted(t: &mut Board<'_>, side: Side, card: CardId) -> Flow<()> {
    let taken = t.draw_card(t.state.hands[side.enemy()])?;
    t.state.hands[side.enemy()].remove(taken);
    t.state.hands[side].insert(taken);
    t.state.effects.known.insert(taken);
    emit(t, section(card), CardEvent::Taken { side, card: taken });
    Ok(())
}

/// #45 as the card of the turn: Rome shows cards, at random, and keeps them open to the end of the turn.
pub(super) fn punic_faith(t: &mut Board<'_>, card: CardId, shown: u8) -> Flow<()> {
    let mut cards = Vec::new();
    for _ in 0..shown {
        let closed = closed_cards(&t.state);
        if closed.is_empty() {
            break;
        }
        let open = t.draw_card(closed)?;
        t.state.effects.known.insert(open);
        cards.push(open);
    }
    let side = Side::Rome;
    emit(t, section(card), CardEvent::Shown { side, cards });
    Ok(())
}

/// The cards of Rome's hand that Carthage does not know.
pub(super) fn closed_cards(s: &State) -> CardSet {
    s.hands.rome.without(s.effects.known)
}

/// #49: from now to the end of the War Chest Phase, or until an Event breaks it.
pub(super) fn truce(t: &mut Board<'_>, side: Side, card: CardId) -> Flow<()> {
    t.state.effects.truce = true;
    emit(t, section(card), CardEvent::TruceBegins { side });
    Ok(())
}

/// The Roman Proconsul, if there is one.
pub(super) fn proconsul(s: &State) -> Option<UnitId> {
    let romans = s.generals_in_play(Side::Rome);
    romans.iter().find(|u| s.general(*u).office == Office::Proconsul)
}

/// #55: the Proconsul is eliminated, without a loss of PCs (2.2.D2). If he is the only Roman general outside Italia he stays, and
/// his next activation of the turn costs more.
pub(super) fn senate_recalls_proconsul(t: &mut Board<'_>, side: Side, card: CardId) -> Flow<()> {
    let Some(general) = proconsul(&t.state) else {
        return Ok(());
    };
    emit(t, section(card), CardEvent::OnGeneral { side, card, general });
    if alone_abroad(&t.state, general) {
        t.state.effects.recalled = Some(general);
        emit(t, section(card), CardEvent::Dearer { general });
        return Ok(());
    }
    let from = t.state.general(general).at.space();
    generals::eliminate(t, general, section(card));
    from.map_or(Ok(()), |at| walls::settle(t, at))
}

/// Whether a Roman general is outside Italia, and no other is.
fn alone_abroad(s: &State, unit: UnitId) -> bool {
    let abroad = |u: &UnitId| {
        s.general(*u)
            .at
            .space()
            .is_some_and(|at| region_of(at) != Region::Italia)
    };
    s.generals_in_play(Side::Rome).iter().filter(abroad).eq([unit])
}

/// #56: the first activation of a Consul costs Rome PCs for the rest of the turn.
pub(super) fn flamen_martialis(t: &mut Board<'_>, side: Side, card: CardId) -> Flow<()> {
    let general = target::general(t, side, card, Side::Rome, bound_to_the_rites)?;
    t.state.effects.flamen = Some(general);
    emit(t, section(card), CardEvent::OnGeneral { side, card, general });
    Ok(())
}

/// Whether a general is a Consul.
pub(super) fn bound_to_the_rites(s: &State, unit: UnitId) -> Legality {
    s.general(unit).at.space().ok_or_else(|| why_not::absent(s, unit))?;
    refusals::FLAMEN_IS_A_CONSUL.unless(s.is_consul(unit))
}
