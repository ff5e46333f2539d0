//! Markers and Provinces as the log tells them (19.1, 22.1). Spaces and their Provinces are the game's data; what is on them comes from the
//! lines alone.

use super::side_of;
use crate::data::provinces::Province;
use crate::data::spaces::{COUNT, Kind, SPACES};
use testkit::audit::read::{Line, SIDES, leading, number, same, subject};

/// What holds a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Marker {
    Empty,
    Pc(usize),
    City(usize),
    /// A Tribe, and whose friend it is.
    Tribe(Option<usize>),
}

/// A line about one PC.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Turned {
    /// Placed or flipped to this side.
    To(usize, usize),
    Off(usize, usize),
}

pub(super) struct Board {
    pub(super) markers: [Marker; COUNT],
    /// Who holds each Province as the lines have it.
    told: [Option<usize>; Province::COUNT],
    /// A city that has fallen to this side: its marker is turned when the generals in it are gone (20.8).
    falls: Option<(usize, usize)>,
    /// A Tribe that has been subjugated: a PC of its own replaces it.
    subjugated: Option<usize>,
    /// The turn.
    pub(super) turn: u32,
}

/// The space that a text begins with.
pub(super) fn space(text: &str) -> Result<usize, String> {
    let ends = |name: &str| {
        text.strip_prefix(name)
            .is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
    };
    let found = (0..COUNT).filter(|at| ends(name(*at)));
    let longest = found.max_by_key(|at| name(*at).len());
    longest.ok_or_else(|| format!("no space is called {}", text.trim_end_matches('.')))
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

/// The space of this name, which there is.
pub(super) fn named(wanted: &str) -> usize {
    (0..COUNT)
        .find(|at| name(*at) == wanted)
        .expect("the map has this space")
}

/// The PC that a line is about.
pub(super) fn turned(line: &Line<'_>) -> Result<Option<Turned>, String> {
    if let Some((owner, at)) = line
        .text
        .strip_suffix(" is isolated and lost.")
        .and_then(|rest| rest.split_once("'s PC in "))
    {
        return Ok(Some(Turned::Off(side_of(owner)?, space(at)?)));
    }
    let Some((side, rest)) = subject(line.text) else {
        return Ok(None);
    };
    let off = ["takes its PC off ", "loses its PC in "];
    Ok(if let Some(at) = rest.strip_prefix("takes political control of ") {
        Some(Turned::To(side, space(at)?))
    } else if let Some(at) = off.iter().find_map(|words| rest.strip_prefix(words)) {
        Some(Turned::Off(side, space(at)?))
    } else {
        None
    })
}

impl Board {
    /// The board at set-up (4.1 to 4.3).
    pub(super) fn set_up() -> Self {
        let mut markers = [Marker::Empty; COUNT];
        for (marker, row) in markers.iter_mut().zip(&SPACES) {
            let start = row.start.map(|side| side as usize);
            *marker = match (row.kind, start) {
                (Kind::Tribe, friend) => Marker::Tribe(friend),
                (_, None) => Marker::Empty,
                (Kind::Ordinary, Some(side)) => Marker::Pc(side),
                (Kind::WalledCity | Kind::LargeCity, Some(side)) => Marker::City(side),
            };
        }
        Board::of(markers, 1)
    }

    /// A board with these markers in this turn.
    pub(super) fn of(markers: [Marker; COUNT], turn: u32) -> Self {
        let mut board = Board {
            markers,
            told: [None; Province::COUNT],
            falls: None,
            subjugated: None,
            turn,
        };
        board.told = board.owners();
        board
    }

    pub(super) fn marker(&self, at: usize) -> Marker {
        self.markers[at]
    }

    /// Who controls a space (19.1, 20.9).
    pub(super) fn control(&self, at: usize) -> Option<usize> {
        match self.markers[at] {
            Marker::City(side) | Marker::Pc(side) => Some(side),
            Marker::Tribe(friend) => friend,
            Marker::Empty => None,
        }
    }

    /// Whether a space holds what costs a side CUs in winter and on retreats: enemy ground or a Tribe that is no friend (15.3, 21.1).
    pub(super) fn hostile(&self, at: usize, side: usize) -> bool {
        !matches!(self.markers[at], Marker::Empty) && self.control(at) != Some(side)
    }

    /// The round spaces with a side's PCs.
    pub(super) fn pcs(&self, side: usize) -> impl Iterator<Item = usize> {
        (0..COUNT).filter(move |at| self.markers[*at] == Marker::Pc(side))
    }

    /// Who has more than half of each Province's spaces.
    fn owners(&self) -> [Option<usize>; Province::COUNT] {
        Province::ALL.map(|province| {
            let members: Vec<usize> = (0..COUNT).filter(|at| SPACES[*at].province == province).collect();
            let held = |side: usize| members.iter().filter(|at| self.control(**at) == Some(side)).count();
            [0, 1].into_iter().find(|side| 2 * held(*side) > members.len())
        })
    }

    /// Whether a side holds a Province.
    pub(super) fn holds(&self, side: usize, province: Province) -> bool {
        self.owners()[province as usize] == Some(side)
    }

    /// Political Points (22.1).
    pub(super) fn score(&self) -> [u32; 2] {
        let owners = self.owners();
        [0, 1].map(|side| {
            let counted = Province::ALL
                .iter()
                .filter(|p| p.significant() && owners[**p as usize] == Some(side));
            counted.count() as u32
        })
    }

    /// Turns the marker of a city that has fallen, unless the line still tells of the generals in it.
    pub(super) fn settle(&mut self, line: &Line<'_>) -> Result<(), String> {
        let turns = if ["10.10", "19.1"].contains(&line.section) {
            Ok(())
        } else {
            self.city_turns()
        };
        if line.section == "19.1" {
            return turns;
        }
        turns.and(self.all_told())
    }

    fn city_turns(&mut self) -> Result<(), String> {
        let Some((at, side)) = self.falls.take() else {
            return Ok(());
        };
        let was = core::mem::replace(&mut self.markers[at], Marker::City(side));
        same(&format!("{} before it fell", name(at)), was, Marker::City(1 - side))
    }

    /// Changes what a line changes; says what cannot be.
    pub(super) fn take(&mut self, line: &Line<'_>) -> Result<(), String> {
        let text = line.text;
        if let Some(turned) = turned(line)? {
            return self.turn(turned);
        }
        if line.section == "19.1" {
            return self.tells(text);
        }
        if let Some(rest) = text.strip_prefix("Turn ") {
            self.turn = number("turn", leading(rest))?;
        } else if let Some((at, to)) = text.split_once(" falls to ") {
            let side = SIDES
                .iter()
                .position(|side| to.starts_with(side))
                .ok_or("who takes the city cannot be read")?;
            self.falls = Some((space(at)?, side));
        } else if let Some((_, at)) = text.split_once(" subjugates ") {
            self.subjugated = Some(space(at)?);
        } else if text.starts_with("Political Points: ") {
            return self.points(text);
        }
        Ok(())
    }

    fn turn(&mut self, turned: Turned) -> Result<(), String> {
        let (at, after) = match turned {
            Turned::To(side, at) => (at, Marker::Pc(side)),
            Turned::Off(_, at) => (at, Marker::Empty),
        };
        let was = core::mem::replace(&mut self.markers[at], after);
        let fits = match (turned, was) {
            (Turned::To(side, _), Marker::Pc(owner)) => owner != side,
            (Turned::To(..), Marker::Empty) => true,
            (Turned::To(..), Marker::Tribe(_)) => self.subjugated.take() == Some(at),
            (Turned::Off(side, _), Marker::Pc(owner)) => owner == side,
            _ => false,
        };
        if fits {
            Ok(())
        } else {
            Err(format!("{} held {was:?}, and cannot turn so", name(at)))
        }
    }

    /// A Province changes hands (19.1): by the markers it must.
    fn tells(&mut self, text: &str) -> Result<(), String> {
        let (who, rest) = text.split_once(" controls the province of ").ok_or("no Province")?;
        let to = if who == "Nobody" {
            None
        } else {
            Some(side_of(who.trim_end_matches(" now"))?)
        };
        let of = Province::ALL.into_iter().filter(|p| rest.starts_with(p.name()));
        let province = of.max_by_key(|p| p.name().len()).ok_or("no such Province")?;
        let before = core::mem::replace(&mut self.told[province as usize], to);
        let turned = if before == to || self.owners()[province as usize] != to {
            self.city_turns()
        } else {
            Ok(())
        };
        same("whose Province", to, self.owners()[province as usize])?;
        same("whose Province it was not before", before != to, true)?;
        turned
    }

    /// Every Province that has changed hands has been told.
    fn all_told(&mut self) -> Result<(), String> {
        let owners = self.owners();
        let wrong = Province::ALL
            .iter()
            .find(|p| self.told[**p as usize] != owners[**p as usize]);
        self.told = owners;
        wrong.map_or(Ok(()), |p| Err(format!("{} has changed hands", p.name())))
    }

    /// "Political Points: Rome has 9, Carthage 7; Carthage is 2 behind."
    fn points(&self, text: &str) -> Result<(), String> {
        let [rome, carthage] = self.score();
        let behind = match rome.cmp(&carthage) {
            core::cmp::Ordering::Equal => "nobody is behind".to_owned(),
            core::cmp::Ordering::Less => format!("Rome is {} behind", carthage - rome),
            core::cmp::Ordering::Greater => format!("Carthage is {} behind", rome - carthage),
        };
        let told = format!("Political Points: Rome has {rome}, Carthage {carthage}; {behind}.");
        same("the count", text, told.as_str())
    }
}
