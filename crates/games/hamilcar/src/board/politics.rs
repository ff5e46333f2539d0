//! Political Control (2.1.B, E, H): markers, provinces, the Provincial Display, and the loss of PCs (4.1).

use crate::board::{miat, why_not};
use crate::data::lanes::tyrrhenum_ports;
use crate::data::provinces::{Province, Region};
use crate::data::spaces::{self, at};
use crate::data::tracks::{DISPLAY, Entry};
use crate::protocol::refusals::turn as refusals;
use crate::state::Marker;
use crate::{Board, State, TurnAsk, TurnEvent, answer, ask, emit};
use engine::{Choice, Flow, Legality, Never, Outcome, PerSide, Refusal, Rule, Side, SpaceId, SpaceSet};

impl State {
    /// Whether a side controls more than half of the spaces of a province (2.1.E).
    #[must_use]
    pub fn controls_province(&self, side: Side, province: Province) -> bool {
        self.controlled(side, province.spaces()) >= province.majority()
    }

    /// How many PCs a side has on the map: in spaces and, for Carthage, on the Miat (2.1.G, 4.1).
    #[must_use]
    pub fn pcs_on_map(&self, side: Side) -> u8 {
        let miat = if side == Side::Carthage { self.miat_pcs() } else { 0 };
        self.pcs(side).len() as u8 + miat
    }

    /// How many entries of the Provincial Display a side holds (5.5).
    #[must_use]
    pub fn score(&self, side: Side) -> u8 {
        self.display.iter().filter(|owner| **owner == Some(side)).count() as u8
    }
}

/// Who controls a province (2.1.E).
#[must_use]
pub fn province_owner(s: &State, province: Province) -> Option<Side> {
    Side::BOTH.into_iter().find(|side| s.controls_province(*side, province))
}

/// Entries of the Provincial Display that a side holds by what lies on the map (2.1.E).
#[must_use]
pub fn entries(s: &State, side: Side) -> u32 {
    display_of(s).iter().filter(|owner| **owner == Some(side)).count() as u32
}

/// The Provincial Display as the map says it (2.1.E, 2.1.H, 15.3).
#[must_use]
pub fn display_of(s: &State) -> [Option<Side>; 14] {
    let mut held = PerSide::new(SpaceSet::EMPTY, SpaceSet::EMPTY);
    for at in spaces::all() {
        if let Some(side) = s.control(at) {
            held[side].insert(at);
        }
    }
    let majority = |of: SpaceSet, needed: u32| Side::BOTH.into_iter().find(|side| held[*side].and(of).len() >= needed);
    let mut owners = [None; 14];
    for (owner, (entry, _)) in owners.iter_mut().zip(&DISPLAY) {
        *owner = match entry {
            Entry::Province(p) => majority(p.spaces(), p.majority()),
            Entry::MareTyrrhenum => majority(tyrrhenum_ports(), tyrrhenum_ports().len() / 2 + 1),
            Entry::Lilybaeum => s.control(at::LILYBAEUM),
            Entry::Miat => s.miat_owner(),
        };
    }
    owners
}

/// Brings the Provincial Display up to date (2.1.E).
pub fn refresh_display(t: &mut Board<'_>) {
    let now = display_of(&t.state);
    for (i, owner) in now.into_iter().enumerate() {
        if t.state.display[i] == owner {
            continue;
        }
        t.state.display[i] = owner;
        let section = match DISPLAY[i].0 {
            Entry::Province(_) | Entry::Lilybaeum => "2.1.E",
            Entry::MareTyrrhenum => "2.1.H",
            Entry::Miat => "2.1.G",
        };
        emit(t, section, TurnEvent::Province { entry: i as u8, owner });
    }
}

/// A PC more before the war (H.1).
///
/// # Errors
/// [`engine::Halt`].
pub(crate) fn place_more(t: &mut Board<'_>, side: Side, at: SpaceId) -> Flow<()> {
    set_marker(t, at, Marker::Pc(side), "H.1")
}

/// Changes the marker of a space (2.1.B) and says so of a PC; a capital that falls decides the war (4.1).
///
/// # Errors
/// [`engine::Halt`].
pub fn set_marker(t: &mut Board<'_>, at: SpaceId, marker: Marker, section: &'static str) -> Flow<()> {
    let before = core::mem::replace(&mut t.state.place_mut(at).marker, marker);
    match (before, marker) {
        (Marker::Pc(_), Marker::Pc(side)) => emit(t, section, TurnEvent::PcFlipped { side, at }),
        (_, Marker::Pc(side)) => emit(t, section, TurnEvent::PcPlaced { side, at }),
        (Marker::Pc(side), _) => emit(t, section, TurnEvent::PcRemoved { side, at }),
        _ => {}
    }
    refresh_display(t);
    match (at, t.state.control(at)) {
        (at::CARTHAGO, Some(Side::Rome)) => wins(t, Side::Rome, "4.1", "Rome controls Carthago.").map(|_| ()),
        (at::ROMA, Some(Side::Carthage)) => wins(t, Side::Carthage, "4.1", "Carthage controls Roma.").map(|_| ()),
        _ => Ok(()),
    }
}

/// Ends the war at once (4, 6.1).
///
/// # Errors
/// Always [`engine::Halt::Over`].
pub(crate) fn wins(t: &mut Board<'_>, winner: Side, section: &'static str, because: &'static str) -> Flow<Never> {
    let told_by = if section == "6.2" { section } else { "6.1" };
    emit(t, told_by, TurnEvent::Over { winner });
    t.end(Outcome {
        winner,
        rule: Rule(section),
        because,
    })
}

/// Whether a side may place a PC in a space, or flip the enemy's there (5.2.C2.2).
///
/// # Errors
/// The reason why not.
pub fn may_place_pc(s: &State, side: Side, at: SpaceId) -> Legality {
    let place = s.place(at);
    match place.marker {
        Marker::Tribe(()) => Err(refusals::PC_ON_TRIBE),
        Marker::City(owner) if owner == side => Err(refusals::OWN_CITY),
        Marker::City(_) => Err(refusals::ENEMY_CITY),
        Marker::Pc(owner) if owner == side => Err(refusals::OWN_PC),
        Marker::Pc(_) if place.outside[side].fighting() == 0 => Err(refusals::NO_CU_TO_FLIP),
        Marker::Pc(_) => s.truce_law(side, refusals::PEACEFUL_FLIPS_NOTHING, refusals::TRUCE_FLIPS_NOTHING),
        Marker::None if place.outside[side.enemy()].fighting() > 0 => Err(refusals::ENEMY_CUS),
        Marker::None => Ok(()),
    }
}

/// Places a side's PC in a space, or flips the enemy's there.
///
/// # Errors
/// [`engine::Halt`].
pub fn place_or_flip(t: &mut Board<'_>, side: Side, at: SpaceId, section: &'static str) -> Flow<()> {
    set_marker(t, at, Marker::Pc(side), section)
}

/// A side must remove PCs from the map, which ones is its choice (2.2.D2, 5.5, 13.6). The first that Carthage removes comes from
/// the Miat, if there is one (2.1.G, 15.3.A). Who has too few loses the war (4.1).
///
/// # Errors
/// [`engine::Halt`].
pub fn remove_pcs(t: &mut Board<'_>, side: Side, count: u8, section: &'static str) -> Flow<()> {
    remove_pcs_of(t, side, count, None, section)
}

/// As [`remove_pcs`]; with a Region they come from it as long as one is there (16.5), and not from the Miat first.
///
/// # Errors
/// [`engine::Halt`].
pub fn remove_pcs_of(
    t: &mut Board<'_>,
    side: Side,
    count: u8,
    region: Option<Region>,
    section: &'static str,
) -> Flow<()> {
    let have = t.state.pcs_on_map(side);
    if count > have {
        wins(
            t,
            side.enemy(),
            "4.1",
            "The loser had to remove more PCs than he had on the map.",
        )?;
    }
    for left in (1..=count).rev() {
        let miat_first = region.is_none() && side == Side::Carthage && left == count && t.state.miat_pcs() > 0;
        let home = region
            .map(Region::spaces)
            .filter(|home| !t.state.pcs(side).and(*home).is_empty());
        let asked_by = if miat_first { "15.3.A" } else { section };
        let answer = ask(t, side, TurnAsk::RemovePc { left }, asked_by, |s, o| {
            if side == Side::Carthage && home.is_none() {
                miat::offer_pcs(s, o);
            }
            for at in spaces::all() {
                o.weigh(Choice::Space(at), || {
                    if s.place(at).marker != Marker::Pc(side) {
                        Err(no_pc_of(side, s, at))
                    } else if miat_first {
                        Err(refusals::MIAT_FIRST)
                    } else if home.is_some_and(|home| !home.contains(at)) {
                        Err(refusals::INSTABILITY_AT_HOME)
                    } else {
                        Ok(())
                    }
                });
            }
            why_not::no_card_no_general(s, o, side);
        })?;
        match answer {
            Choice::Space(at) => set_marker(t, at, Marker::None, section)?,
            slot => miat::remove(t, answer::number(slot), section),
        }
    }
    Ok(())
}

fn no_pc_of(side: Side, s: &State, at: SpaceId) -> Refusal {
    match s.place(at).marker {
        Marker::City(owner) if owner == side => refusals::CITY_IS_NO_PC,
        _ => refusals::NO_OWN_PC,
    }
}
