//! The map as the log tells it: markers (2.1.B to D), the Miat, points on Tribes, and who holds which Province (2.1.E, 2.1.H, 15.3). Spaces
//! and their Provinces are the game's data; what is on them comes from the lines alone.

use crate::data::provinces::{Province, Region};
use crate::data::spaces::{COUNT, Kind, SPACES};
use crate::data::tracks::{DISPLAY, Entry, miat};
use testkit::audit::read::{Line, SIDES, leading, number, same, subject};

/// What holds a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Marker {
    Empty,
    Tribe,
    City(usize),
    Pc(usize),
}

/// A line about one PC. Spaces and slots count from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Turned {
    Placed(usize, usize),
    /// Flipped to this side.
    Flipped(usize, usize),
    Removed(usize, usize),
    OnMiat(usize),
    OffMiat(usize),
}

pub(super) struct Map {
    markers: [Marker; COUNT],
    pub(super) miat: [bool; miat::SLOTS],
    /// Spaces that bear Siege or Subjugation Points.
    pub(super) pointed: [bool; COUNT],
    /// The Provincial Display as the lines have it.
    told: [Option<usize>; DISPLAY.len()],
    /// A city that has fallen to this side: its marker is turned when the Generals in it are gone and paid for (14.4).
    falls: Option<(usize, usize)>,
}

/// The space that a text begins with.
pub(super) fn space(text: &str) -> Result<usize, String> {
    let ends = |name: &str| {
        let rest = text.strip_prefix(name)?;
        Some(!rest.starts_with(|c: char| c.is_alphanumeric()))
    };
    let found = SPACES.iter().position(|row| ends(row.name) == Some(true));
    found.ok_or_else(|| format!("no space is called {}", text.trim_end_matches('.')))
}

/// The space named after the last such word.
pub(super) fn space_after(text: &str, word: &str) -> Result<usize, String> {
    let (_, rest) = text.rsplit_once(word).ok_or_else(|| format!("{word} no space"))?;
    space(rest)
}

/// The name of a space.
pub(super) fn name(at: usize) -> &'static str {
    SPACES[at].name
}

/// Whether a space is in a Region.
pub(super) fn is_in(at: usize, region: Region) -> bool {
    SPACES[at].province.region() == region
}

/// The PC that a line is about.
pub(super) fn turned(line: &Line<'_>) -> Result<Option<Turned>, String> {
    let text = line.text;
    let slot = || {
        let slot = text.split_once(" slot ").and_then(|(_, rest)| leading(rest));
        let slot = number("slot", slot)? as usize;
        (1..=miat::SLOTS)
            .contains(&slot)
            .then(|| slot - 1)
            .ok_or_else(|| format!("the Miat has no slot {slot}"))
    };
    if let Some(owner) = text
        .strip_suffix(" is isolated and lost.")
        .and_then(|rest| rest.split_once("'s PC in "))
    {
        let side = SIDES
            .iter()
            .position(|side| *side == owner.0)
            .ok_or("nobody's PC is isolated")?;
        return Ok(Some(Turned::Removed(side, space(owner.1)?)));
    }
    let Some((side, rest)) = subject(text) else {
        return Ok(None);
    };
    Ok(Some(if let Some(at) = rest.strip_prefix("places a PC in ") {
        Turned::Placed(side, space(at)?)
    } else if let Some(at) = rest.strip_prefix("takes its PC off ") {
        Turned::Removed(side, space(at)?)
    } else if let Some((at, _)) = rest
        .strip_prefix("wins over ")
        .and_then(|rest| rest.split_once(": its PC is flipped"))
    {
        Turned::Flipped(side, space(at)?)
    } else if rest.starts_with("places a PC on slot ") {
        Turned::OnMiat(slot()?)
    } else if rest.starts_with("takes the PC off slot ") {
        Turned::OffMiat(slot()?)
    } else {
        return Ok(None);
    }))
}

/// A city that falls (14.4), to whom, and what the line says it loses. Lilybaeum falls as an entry of the Provincial Display too (2.1.E).
pub(super) fn fallen<'a>(line: &Line<'a>) -> Option<Result<(usize, usize, &'a str), String>> {
    let (at, rest) = line.text.split_once(" falls to ").filter(|_| line.section == "14.4")?;
    let mut sides = SIDES.iter().enumerate();
    let to = sides.find_map(|(to, side)| Some((to, rest.strip_prefix(side)?)));
    let read = |(to, loses)| Ok((space(at)?, to, loses));
    Some(
        to.ok_or_else(|| "who takes the city cannot be read".to_owned())
            .and_then(read),
    )
}

impl Map {
    /// The board at set-up (3.1).
    pub(super) fn set_up() -> Self {
        let mut map = Map {
            markers: [Marker::Empty; COUNT],
            miat: miat::SETUP,
            pointed: [false; COUNT],
            told: [None; DISPLAY.len()],
            falls: None,
        };
        for (marker, row) in map.markers.iter_mut().zip(&SPACES) {
            *marker = match (row.kind, row.start) {
                (Kind::Tribe, _) => Marker::Tribe,
                (_, None) => Marker::Empty,
                (Kind::Ordinary, Some(side)) => Marker::Pc(side as usize),
                (Kind::WalledCity | Kind::LargeWalledCity, Some(side)) => Marker::City(side as usize),
            };
        }
        for entry in 0..DISPLAY.len() {
            map.told[entry] = map.owner(entry);
        }
        map
    }

    pub(super) fn marker(&self, at: usize) -> Marker {
        self.markers[at]
    }

    /// Who controls a space (2.1.B, 2.1.C).
    pub(super) fn control(&self, at: usize) -> Option<usize> {
        match self.markers[at] {
            Marker::City(side) | Marker::Pc(side) => Some(side),
            Marker::Empty | Marker::Tribe => None,
        }
    }

    /// The spaces with a side's PCs that are no Walled Cities.
    pub(super) fn pcs(&self, side: usize) -> impl Iterator<Item = usize> {
        (0..COUNT).filter(move |at| self.markers[*at] == Marker::Pc(side))
    }

    /// Walled Cities of a side in the Region of a space.
    pub(super) fn cities(&self, near: usize, side: usize) -> u32 {
        let region = SPACES[near].province.region();
        let city = |at: &usize| is_in(*at, region) && self.markers[*at] == Marker::City(side);
        (0..COUNT).filter(city).count() as u32
    }

    /// PCs on the Miat.
    pub(super) fn on_miat(&self) -> u32 {
        self.miat.iter().filter(|pc| **pc).count() as u32
    }

    /// PCs that a side could lose (4.1): Carthage's on the Miat too (2.1.G).
    pub(super) fn may_lose(&self, side: usize) -> u32 {
        self.pcs(side).count() as u32 + if side == 1 { self.on_miat() } else { 0 }
    }

    /// Who has more than half of some spaces.
    fn majority(&self, of: impl Fn(usize) -> bool) -> Option<usize> {
        let all = (0..COUNT).filter(|at| of(*at)).count();
        let held = |side| {
            (0..COUNT)
                .filter(|at| of(*at) && self.control(*at) == Some(side))
                .count()
        };
        [0, 1].into_iter().find(|side| 2 * held(*side) > all)
    }

    /// Who holds a Province (2.1.E).
    fn holds(&self, province: Province) -> Option<usize> {
        self.majority(|at| SPACES[at].province == province)
    }

    /// Who holds an entry of the Provincial Display (2.1.E, 2.1.H, 15.3.B to D).
    fn owner(&self, entry: usize) -> Option<usize> {
        match DISPLAY[entry].0 {
            Entry::Province(province) => self.holds(province),
            Entry::MareTyrrhenum => self.majority(|at| SPACES[at].tyrrhenum),
            Entry::Lilybaeum => space("Lilybaeum").ok().and_then(|at| self.control(at)),
            Entry::Miat if self.on_miat() == 0 => Some(0),
            Entry::Miat if self.on_miat() >= 3 && self.miat[miat::CENTRE] => Some(1),
            Entry::Miat => None,
        }
    }

    /// How many entries each side holds (5.5).
    pub(super) fn score(&self) -> [u32; 2] {
        [0, 1].map(|side| {
            (0..DISPLAY.len())
                .filter(|entry| self.owner(*entry) == Some(side))
                .count() as u32
        })
    }

    /// Provinces of Italia that Rome holds, Samnium too (4.1).
    fn italia(&self) -> u32 {
        Region::Italia.provinces().filter(|p| self.holds(*p) == Some(0)).count() as u32
    }

    /// Turns the marker of a city that has fallen, unless the line still tells of the Generals in it.
    pub(super) fn settle(&mut self, line: &Line<'_>) -> Result<(), String> {
        let beside = ["2.3.D3", "2.2.A", "2.2.B", "2.2.D2", "5.1.C", "2.1.E", "2.1.G", "2.1.H"].contains(&line.section);
        if beside || line.text.ends_with(" is displaced.") {
            return Ok(());
        }
        self.city_turns()
    }

    fn city_turns(&mut self) -> Result<(), String> {
        let Some((at, side)) = self.falls.take() else {
            return Ok(());
        };
        self.becomes(at, Marker::City(1 - side), Marker::City(side))
    }

    /// Changes what a line changes; says what cannot be.
    pub(super) fn take(&mut self, line: &Line<'_>) -> Result<(), String> {
        let text = line.text;
        if let Some(turned) = turned(line)? {
            return self.turn(turned);
        }
        match line.section {
            "16.5" if text.starts_with("Optional rule: ") => self.markers[space("Madauros")?] = Marker::Empty,
            "2.1.E" | "2.1.H" | "2.1.G" if !text.contains(" sails from ") => return self.tells(text),
            "2.1.F" => {
                let count = text.split_once(" controls ").and_then(|(_, rest)| leading(rest));
                return same("Provinces in Italia", count, Some(self.italia()));
            }
            "5.5" if text.starts_with("Victory Check: ") => return self.all_told(),
            _ => {}
        }
        if let Some((at, _)) = text.split_once(" now bears ") {
            self.pointed[space(at)?] = !text.contains(" now bears 0 ");
        } else if let Some(at) = text
            .strip_prefix("The siege of ")
            .or_else(|| text.strip_prefix("The attempt on "))
        {
            self.pointed[space(at)?] = false;
        } else if let Some(at) = text.strip_prefix("The Tribe of ") {
            let at = space(at)?;
            self.pointed[at] = false;
            self.becomes(at, Marker::Tribe, Marker::Empty)?;
        } else if let Some(fallen) = fallen(line) {
            let (at, side, _) = fallen?;
            self.pointed[at] = false;
            self.falls = Some((at, side));
        }
        Ok(())
    }

    fn becomes(&mut self, at: usize, before: Marker, after: Marker) -> Result<(), String> {
        let was = core::mem::replace(&mut self.markers[at], after);
        let is = |marker| match marker {
            Marker::Empty => "no marker".to_owned(),
            Marker::Tribe => "a Tribe".to_owned(),
            Marker::City(side) => format!("a city of {}", SIDES[side]),
            Marker::Pc(side) => format!("a PC of {}", SIDES[side]),
        };
        let wanted = || format!("{} would have {}, it has {}", name(at), is(before), is(was));
        if was == before { Ok(()) } else { Err(wanted()) }
    }

    fn turn(&mut self, turned: Turned) -> Result<(), String> {
        match turned {
            Turned::Placed(side, at) => self.becomes(at, Marker::Empty, Marker::Pc(side)),
            Turned::Flipped(side, at) => self.becomes(at, Marker::Pc(1 - side), Marker::Pc(side)),
            Turned::Removed(side, at) => self.becomes(at, Marker::Pc(side), Marker::Empty),
            Turned::OnMiat(slot) | Turned::OffMiat(slot) => {
                let on = turned == Turned::OnMiat(slot);
                let was = core::mem::replace(&mut self.miat[slot], on);
                same(&format!("PC on slot {}", slot + 1), on, !was)
            }
        }
    }

    /// A Province changes hands (2.1.E): by the markers it must.
    fn tells(&mut self, text: &str) -> Result<(), String> {
        let entry = DISPLAY.iter().position(|(entry, _)| {
            let rest = text.trim_start_matches("The ").strip_prefix(entry.name());
            rest.is_some_and(|rest| rest.starts_with(" falls to ") || rest.starts_with(" belongs to "))
        });
        let entry = entry.ok_or("no such Province")?;
        let to = SIDES
            .iter()
            .position(|side| text.ends_with(&format!(" falls to {side}.")));
        let before = core::mem::replace(&mut self.told[entry], to);
        if before == to || self.owner(entry) != to {
            self.city_turns()?;
        }
        same("Province", to, self.owner(entry))
    }

    /// Every Province that has changed hands has been told.
    fn all_told(&self) -> Result<(), String> {
        let wrong = (0..DISPLAY.len()).find(|entry| self.told[*entry] != self.owner(*entry));
        wrong.map_or(Ok(()), |entry| {
            Err(format!("{} has changed hands", DISPLAY[entry].0.name()))
        })
    }
}
