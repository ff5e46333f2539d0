//! Generals leave the map (2.2.A): displaced or eliminated.

use crate::board::{politics, why_not};
use crate::data::cards::{Effect, FLAMEN_MARTIALIS, SENATE_RECALLS_PROCONSUL, card, section};
use crate::data::generals::{general, who};
use crate::data::provinces::{Region, region_of};
use crate::protocol::refusals::cards as refusals;
use crate::state::{Office, Where};
use crate::{Board, State, TurnEvent, emit};
use engine::{Flow, Legality, Side, UnitId};

impl State {
    /// OPs that the activation of a general takes (5.2.C2.1): his Strategy Rating, and more if the Senate has recalled him (17.1 #55).
    #[must_use]
    pub fn activation_ops(&self, unit: UnitId) -> u8 {
        let more = match card(SENATE_RECALLS_PROCONSUL).effect {
            Effect::SenateRecallsProconsul { ops } if self.effects.recalled == Some(unit) => ops,
            _ => 0,
        };
        let rating = self.strategy_rating(unit);
        let rating = if self.hanno_counts_as(unit) {
            rating.min(HANNO)
        } else {
            rating
        };
        rating + more
    }

    /// Whether Hanno's Strategy Rating counts as 2: once in a turn, for an activation that starts in Africa, when he commands (17.2).
    fn hanno_counts_as(&self, unit: UnitId) -> bool {
        let in_africa = |at| region_of(at) == Region::Africa;
        self.is_able(Some(unit), who::HANNO)
            && !self.effects.hanno
            && self.general(unit).at.space().is_some_and(in_africa)
            && commands(self, unit)
    }
}

/// Whether a general commands where he stands: nobody of higher rank is with him (2.2.E1).
#[must_use]
pub(crate) fn commands(s: &State, unit: UnitId) -> bool {
    let (_, generals) = s.stack(general(unit).side, s.general(unit).at);
    s.highest(generals).contains(unit)
}

/// What Hanno's Strategy Rating counts as in Africa (17.2).
const HANNO: u8 = 2;

/// A general is chosen for an activation with so many OPs: Hanno may need his ability for it, once in a turn (17.2).
pub(crate) fn is_chosen(t: &mut Board<'_>, unit: UnitId, ops: u8) {
    let rating = t.state.strategy_rating(unit);
    if rating > ops && rating > HANNO && t.state.hanno_counts_as(unit) {
        t.state.effects.hanno = true;
        emit(
            t,
            general(who::HANNO).section,
            TurnEvent::CountsAs {
                general: unit,
                rating: HANNO,
            },
        );
    }
}

/// PCs that the rites cost at the first activation of a Consul (17.1 #56).
const fn rites() -> u8 {
    match card(FLAMEN_MARTIALIS).effect {
        Effect::FlamenMartialis { pcs } => pcs,
        _ => 0,
    }
}

/// Whether a general can be activated at all: he is on the map, and Rome can pay for the rites that bind him (17.1 #56).
///
/// # Errors
/// The reason why not.
pub fn may_be_activated(s: &State, unit: UnitId) -> Legality {
    s.general(unit).at.space().ok_or_else(|| why_not::absent(s, unit))?;
    let bound = s.effects.flamen == Some(unit);
    refusals::FLAMEN_UNPAID.unless(!bound || s.pcs_on_map(Side::Rome) >= rites())
}

/// What the activation of a general uses up, before he moves: the rites are paid (17.1 #56), the Senate's recall is obeyed (17.1 #55).
///
/// # Errors
/// [`engine::Halt`].
pub fn is_activated(t: &mut Board<'_>, unit: UnitId) -> Flow<()> {
    let effects = &mut t.state.effects;
    effects.recalled.take_if(|recalled| *recalled == unit);
    if effects.flamen.take_if(|bound| *bound == unit).is_some() {
        politics::remove_pcs(t, Side::Rome, rites(), section(FLAMEN_MARTIALIS))?;
    }
    Ok(())
}

/// Displaces a general: a Carthaginian returns to the pool, a Roman is eliminated (2.2.A). An Aristocrat costs Rome as many PCs as
/// his Battle Rating (2.2.D2). Xanthippus is eliminated (5.2.C3).
///
/// # Errors
/// [`engine::Halt`].
pub fn displace(t: &mut Board<'_>, unit: UnitId, section: &'static str) -> Flow<()> {
    let pcs = t.state.battle_rating(unit);
    displace_without_pcs(t, unit, section);
    if general(unit).aristocrat {
        politics::remove_pcs(t, general(unit).side, pcs, "2.2.D2")?;
    }
    Ok(())
}

/// Displaces a general whose loss costs no PCs, an Aristocrat or not: at sea, without Warships to guard him (8.3, 8.5).
pub fn displace_without_pcs(t: &mut Board<'_>, unit: UnitId, section: &'static str) {
    emit(t, section, TurnEvent::Displaced(unit));
    if general(unit).side == Side::Carthage && unit != who::XANTHIPPUS {
        t.state.general_mut(unit).at = Where::Pool;
        emit(t, "2.2.B", TurnEvent::JoinsPool(unit));
    } else {
        eliminate(t, unit, "2.2.A");
    }
}

/// Eliminates a general (2.2.A). When Caudex goes, for whatever reason, Asina joins the Roman pool (5.1.C).
pub fn eliminate(t: &mut Board<'_>, unit: UnitId, section: &'static str) {
    let gone = t.state.general_mut(unit);
    gone.at = Where::Eliminated;
    gone.office = Office::None;
    emit(t, section, TurnEvent::Eliminated(unit));
    if unit == who::CAUDEX && t.state.general(who::ASINA).at == Where::SetAside {
        t.state.general_mut(who::ASINA).at = Where::Pool;
        emit(t, "5.1.C", TurnEvent::JoinsPool(who::ASINA));
    }
}
