//! Events about PCs (17.1).

use super::target;
use crate::board::politics::{may_place_pc, place_or_flip, set_marker};
use crate::board::questions::whether;
use crate::board::{miat, units, why_not};
use crate::data::cards::section;
use crate::data::lanes::sea_set;
use crate::data::provinces::Province;
use crate::data::roads::roads_set;
use crate::data::spaces::{self, at};
use crate::protocol::refusals::cards as refusals;
use crate::state::{Force, Marker};
use crate::{Board, CardAsk, Named, State, ask};
use engine::{CardId, Flow, Legality, Refusal, Side, SpaceId};

/// #25: Carthaginian PCs go, in Numidia as long as there are some, then in Libya.
pub(super) fn numidian_revolt(t: &mut Board<'_>, side: Side, card: CardId, pcs: u8) -> Flow<()> {
    for left in (1..=pcs).rev() {
        let about = CardAsk::Target { card, left };
        let Some(at) = target::space_for(t, side, card, about, true, revolts)? else {
            break;
        };
        set_marker(t, at, Marker::None, section(card))?;
    }
    Ok(())
}

/// Whether a space revolts: its Carthaginian PC is guarded by no CU.
pub(super) fn revolts(s: &State, at: SpaceId) -> Legality {
    let loyal = |at: SpaceId| s.place(at).marker != Marker::Pc(Side::Carthage);
    let held = |at: SpaceId| s.has_cus(at, Side::Carthage);
    let numidia = Province::Numidia.spaces();
    let settled = numidia.iter().all(|at| loyal(at) || held(at));
    let ground = if settled { Province::Libya.spaces() } else { numidia };
    refusals::REVOLT_IN_NUMIDIA.unless(!loyal(at) && (ground.contains(at) || numidia.contains(at)))?;
    refusals::REVOLT_PUT_DOWN.unless(!held(at))
}

/// #27: a PC on the Miat, and then another there or a Supply Train in Carthago.
pub(super) fn council_of_elders(t: &mut Board<'_>, side: Side, card: CardId, pcs: u8, trains: u8) -> Flow<()> {
    if miat::room_law(&t.state).is_ok() {
        miat::place(t, section(card))?;
    }
    for _ in 1..pcs {
        if !elders_have_effect(&t.state, trains) {
            break;
        }
        let answer = ask(t, side, CardAsk::Way(card), section(card), |s, o| {
            o.weigh(Named::MiatPc.choice(), || miat::room_law(s));
            o.weigh(Named::PlaceTrain.choice(), || elders_train(s, trains));
            why_not::nothing_else(s, o, side, refusals::SAY_HOW);
        })?;
        if answer == Named::PlaceTrain.choice() {
            return units::add(t, side, at::CARTHAGO, Force::new(0, 0, trains), section(card));
        }
        miat::place(t, section(card))?;
    }
    Ok(())
}

fn elders_train(s: &State, trains: u8) -> Legality {
    units::may_come_inside(s, at::CARTHAGO, Force::new(0, 0, trains))
}

/// Whether the elders can give anything.
pub(super) fn elders_have_effect(s: &State, trains: u8) -> bool {
    miat::room_law(s).is_ok() || elders_train(s, trains).is_ok()
}

/// #51: enemy PCs are removed or flipped, then own PCs placed.
pub(super) fn diplomacy(t: &mut Board<'_>, side: Side, card: CardId, removed: u8, placed: u8) -> Flow<()> {
    for left in (1..=removed).rev() {
        let about = CardAsk::Target { card, left };
        let law = |s: &State, at| won_over(s, side, at);
        let Some(at) = target::space_for(t, side, card, about, false, law)? else {
            break;
        };
        win_over(t, side, card, at)?;
    }
    for left in (1..=placed).rev() {
        let about = CardAsk::Place { card, left };
        let law = |s: &State, at| settles(s, side, at);
        let Some(at) = target::space_for(t, side, card, about, true, law)? else {
            break;
        };
        place_or_flip(t, side, at, section(card))?;
    }
    Ok(())
}

/// The enemy PC is flipped or removed, as the player says.
fn win_over(t: &mut Board<'_>, side: Side, card: CardId, at: SpaceId) -> Flow<()> {
    let marker = if whether(t, side, CardAsk::Flip { card, at }, section(card), refusals::SAY_HOW)? {
        Marker::Pc(side)
    } else {
        Marker::None
    };
    set_marker(t, at, marker, section(card))
}

/// Whether Diplomacy reaches an enemy PC: no enemy Unit is there.
fn won_over(s: &State, side: Side, at: SpaceId) -> Legality {
    loose_pc(s, side, at, refusals::DIPLOMACY_WANTS_PC, refusals::DIPLOMACY_STOPPED)
}

/// Whether Diplomacy places a PC in a space: it is empty of markers and of enemy CUs.
fn settles(s: &State, side: Side, at: SpaceId) -> Legality {
    match s.place(at).marker {
        Marker::Pc(owner) if owner != side => Err(refusals::DIPLOMACY_WANTS_ROOM),
        _ => may_place_pc(s, side, at),
    }
}

/// Whether Diplomacy changes anything.
pub(super) fn diplomacy_has_effect(s: &State, side: Side) -> bool {
    target::any_space(|at| won_over(s, side, at)) || target::any_space(|at| settles(s, side, at))
}

fn loose_pc(s: &State, side: Side, at: SpaceId, no_pc: Refusal, guarded: Refusal) -> Legality {
    no_pc.unless(s.place(at).marker == Marker::Pc(side.enemy()))?;
    guarded.unless(s.place(at).all(side.enemy()).is_empty())
}

/// #52: from one space with an own CU, enemy PCs next to it are removed.
pub(super) fn surprise_raids(t: &mut Board<'_>, side: Side, card: CardId, pcs: u8) -> Flow<()> {
    let base = |s: &State, at| raids_from(s, side, at);
    let Some(from) = target::space_for(t, side, card, CardAsk::From(card), false, base)? else {
        return Ok(());
    };
    for left in (1..=pcs).rev() {
        let about = CardAsk::Raid { card, from, left };
        let law = |s: &State, at| raided(s, side, from, at);
        let Some(at) = target::space_for(t, side, card, about, false, law)? else {
            break;
        };
        set_marker(t, at, Marker::None, section(card))?;
    }
    Ok(())
}

/// Whether raids can start from a space: an own CU is there, and an enemy PC without Units next to it.
fn raids_from(s: &State, side: Side, from: SpaceId) -> Legality {
    refusals::RAIDERS_WANTED.unless(s.place(from).all(side).fighting() > 0)?;
    refusals::NOTHING_TO_RAID.unless(spaces::all().any(|at| raided(s, side, from, at).is_ok()))
}

/// Whether a PC is lost to raids from a space: it is next to it by road or coastal sea lane, and without Units.
fn raided(s: &State, side: Side, from: SpaceId, at: SpaceId) -> Legality {
    refusals::RAIDS_NEXT_DOOR.unless(roads_set(from).or(sea_set(from)).contains(at))?;
    loose_pc(s, side, at, refusals::RAIDS_WANT_PC, refusals::RAIDS_STOPPED)
}

/// Whether there is anything to raid.
pub(super) fn raids_have_effect(s: &State, side: Side) -> bool {
    target::any_space(|from| raids_from(s, side, from))
}
