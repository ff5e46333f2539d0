//! The Carthaginian Miat (2.1.G, 15.3).

use crate::board::{politics, why_not};
use crate::data::tracks::miat::{BASE_CUS, BASE_GENERALS, BASE_WARSHIPS};
use crate::protocol::refusals::turn as refusals;
use crate::state::Mood;
use crate::{Board, State, TurnAsk, TurnEvent, answer, ask, emit};
use engine::{Choice, Flow, Legality, Options, Side};

/// CUs of the standard reinforcements (15.3.A).
pub const STANDARD_CUS: u8 = BASE_CUS;
/// Warships of the standard reinforcements (15.3.A).
pub const STANDARD_WARSHIPS: u8 = BASE_WARSHIPS;
/// Generals drawn as standard reinforcements: one less than the line says, since the named one is among them (5.1.B).
pub const STANDARD_DRAWS: u8 = BASE_GENERALS - 1;

/// Offers the PCs on the Miat, slots counted from 1.
pub(crate) fn offer_pcs(s: &State, o: &mut Options) {
    for (slot, pc) in (1..).zip(s.miat) {
        if pc {
            o.offer(Choice::Number(slot));
        }
    }
}

/// Whether the Miat has a free slot (15.3.A).
///
/// # Errors
/// The reason why not.
pub(crate) fn room_law(s: &State) -> Legality {
    refusals::MIAT_FULL.unless(s.miat.contains(&false))
}

/// Places a PC on a free slot of the Miat (2.1.G, 5.2.C2.5).
pub(crate) fn place(t: &mut Board<'_>, section: &'static str) -> Flow<()> {
    let answer = ask(t, Side::Carthage, TurnAsk::MiatSlot, "15.3.A", |s, o| {
        for (slot, pc) in (1..).zip(s.miat) {
            o.weigh(Choice::Number(slot), || {
                if pc { Err(refusals::SLOT_TAKEN) } else { Ok(()) }
            });
        }
        why_not::nothing_else(s, o, Side::Carthage, refusals::ON_THE_MIAT);
    })?;
    let slot = answer::number(answer);
    t.state.miat[usize::from(slot) - 1] = true;
    emit(t, section, TurnEvent::MiatPlaced(slot));
    mood_changes(t);
    Ok(())
}

/// Takes the PC from a slot of the Miat, counted from 1.
pub(crate) fn remove(t: &mut Board<'_>, slot: u8, section: &'static str) {
    t.state.miat[usize::from(slot) - 1] = false;
    emit(t, section, TurnEvent::MiatRemoved(slot));
    mood_changes(t);
}

/// Says what the council is minded to when that has changed (15.3.B to D), and brings the Provincial Display up to date.
fn mood_changes(t: &mut Board<'_>) {
    let before = t.state.display;
    politics::refresh_display(t);
    if before != t.state.display {
        let section = match t.state.mood() {
            Mood::Warlike => "15.3.B",
            Mood::Neutral => "15.3.C",
            Mood::Peaceful => "15.3.D",
        };
        emit(t, section, TurnEvent::MiatIs(t.state.mood()));
    }
}
