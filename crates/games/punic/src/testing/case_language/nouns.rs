//! The nouns of case files: spaces, generals and units by the names of each game.

use crate::present::words::controls;
use crate::{Common, Force, Kind, Marker, Officer, Station, Tribe};
use core::ops::Deref;
use engine::{Side, SpaceId, UnitId};
use testkit::cases::{Words, same};

/// The words for CUs of both kinds.
const CUS: [(&str, Kind); 6] = [
    ("cu", Kind::Cu),
    ("cus", Kind::Cu),
    ("elephant", Kind::Elephant),
    ("elephants", Kind::Elephant),
    ("elephant cu", Kind::Elephant),
    ("elephant cus", Kind::Elephant),
];

/// What a game calls things in case files, and what it says of them where a statement does not hold.
pub struct Nouns<T, Where> {
    /// Spaces by their names and aliases.
    pub spaces: fn() -> Vec<(&'static str, SpaceId)>,
    /// Generals by their full and short names.
    pub generals: fn() -> Vec<(&'static str, UnitId)>,
    /// The words for trains.
    pub trains: &'static [&'static str],
    /// What a PC marker is called.
    pub pc: &'static str,
    /// Which marker is there.
    pub marker: fn(Marker<T>) -> String,
    /// Where a general is.
    pub whereabouts: fn(Where) -> String,
    /// Units and the verb after them: "3 CUs are".
    pub force: fn(Force) -> String,
}

/// Spaces by their names and aliases, which stand in the rows of the map.
#[must_use]
pub fn spaces(rows: impl Iterator<Item = (&'static str, &'static [&'static str])>) -> Vec<(&'static str, SpaceId)> {
    let names = |(at, (name, aliases)): (usize, (&'static str, &'static [&'static str]))| {
        let all = core::iter::once(name).chain(aliases.iter().copied());
        all.map(move |name| (name, SpaceId(at as u8)))
    };
    rows.enumerate().flat_map(names).collect()
}

/// `move rome general NAME [with UNITS] to SPACE`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Move {
    /// Whose units.
    pub side: Side,
    /// Who goes.
    pub general: UnitId,
    /// What goes with him.
    pub units: Force,
    /// Where to.
    pub to: SpaceId,
}

impl<T: Tribe + PartialEq, Where: Station> Nouns<T, Where> {
    /// A space by its name or an alias.
    #[must_use]
    pub fn space(&self, words: &mut Words<'_>) -> Option<SpaceId> {
        words.named((self.spaces)())
    }

    /// A space that must be named next.
    ///
    /// # Errors
    /// That it is not.
    pub fn the_space(&self, words: &mut Words<'_>) -> Result<SpaceId, String> {
        words.place("space", (self.spaces)())
    }

    /// A general by his full or his short name.
    #[must_use]
    pub fn general(&self, words: &mut Words<'_>) -> Option<UnitId> {
        words.named((self.generals)())
    }

    /// A general who must be named next.
    ///
    /// # Errors
    /// That he is not.
    pub fn the_general(&self, words: &mut Words<'_>) -> Result<UnitId, String> {
        words.eat("general");
        self.general(words)
            .ok_or_else(|| format!("`{}` is no general", words.rest()))
    }

    fn kinds(&self) -> Vec<(&'static str, Kind)> {
        let trains = self.trains.iter().map(|word| (*word, Kind::Train));
        CUS.into_iter().chain(trains).collect()
    }

    /// One or more counts of units: `3 cu 1 elephant`, `cu 3, train 1`.
    #[must_use]
    pub fn units(&self, words: &mut Words<'_>) -> Option<Force> {
        let counts = words.counts(&self.kinds());
        let mut force = Force::NONE;
        for (kind, count) in &counts {
            *force.of_mut(*kind) += count;
        }
        (!counts.is_empty()).then_some(force)
    }

    /// A number; what it counts may follow: `3 CUs`.
    #[must_use]
    pub fn count(&self, words: &mut Words<'_>) -> Option<u8> {
        let count = words.number()?;
        words.longest(self.kinds().into_iter().map(|(word, _)| word));
        Some(count)
    }

    /// A move, after its first word.
    ///
    /// # Errors
    /// What is wrong with the words.
    pub fn moves(&self, words: &mut Words<'_>) -> Result<Move, String> {
        let side = words.side().ok_or("`move` names a side")?;
        let general = self.the_general(words)?;
        let units = match words.eat("with") {
            true => self.units(words).ok_or("with which units?")?,
            false => Force::NONE,
        };
        let to = self.the_space(words)?;
        Ok(Move {
            side,
            general,
            units,
            to,
        })
    }

    /// Whether a general who is here is where the words say: `at SPACE`, `at SPACE inside`, `at SPACE outside`.
    ///
    /// # Errors
    /// That he is not, or what is wrong with the words.
    pub fn stands(&self, here: Where, words: &mut Words<'_>) -> Result<(), String> {
        let at = self.the_space(words)?;
        let so = if words.eat("inside") {
            here == Where::inside(at)
        } else if words.eat("outside") {
            here == Where::at(at)
        } else {
            here.ground().is_some_and(|(space, _)| space == at)
        };
        same(so, || format!("he is {}", (self.whereabouts)(here)))
    }
}

/// What is read of the words after a certain one.
pub type Reads<S> = fn(&S, &mut Words<'_>) -> Result<(), String>;

/// Whether a statement holds: one that begins with one of these words, one about points or the control of a space, one about a side, or
/// another one.
///
/// # Errors
/// What holds instead, or what is wrong with the words.
pub fn statement<S, T, G, const SPACES: usize, const GENERALS: usize>(
    state: &S,
    words: &mut Words<'_>,
    nouns: &Nouns<T, G::Where>,
    begins: &[(&str, Reads<S>)],
    of_side: fn(&S, Side, &mut Words<'_>) -> Result<(), String>,
    other: Reads<S>,
) -> Result<(), String>
where
    S: Deref<Target = Common<T, G, SPACES, GENERALS>>,
    T: Tribe + PartialEq,
    G: Officer,
{
    if let Some(read) = words.named(begins.iter().copied()) {
        return read(state, words);
    }
    if let Some(so) = state.holds(words, nouns) {
        return so;
    }
    match words.side() {
        Some(side) => of_side(state, side, words),
        None => other(state, words),
    }
}

impl<T: Tribe + PartialEq, G: Officer, const SPACES: usize, const GENERALS: usize> Common<T, G, SPACES, GENERALS> {
    /// Whether a statement about points or the control of a space holds; `None` if it is none.
    pub fn holds(&self, words: &mut Words<'_>, nouns: &Nouns<T, G::Where>) -> Option<Result<(), String>> {
        if words.eat("points") {
            return Some(self.holds_points(words, nouns));
        }
        if words.eat("tribe") {
            let marker = |at| self.place(at).marker;
            let found = nouns.the_space(words).map(marker);
            return Some(found.and_then(|found| same(matches!(found, Marker::Tribe(_)), || (nouns.marker)(found))));
        }
        if words.eat("neutral") {
            let control = nouns.the_space(words).map(|at| self.control(at));
            return Some(control.and_then(|control| same(control.is_none(), || controls(control))));
        }
        None
    }

    fn holds_points(&self, words: &mut Words<'_>, nouns: &Nouns<T, G::Where>) -> Result<(), String> {
        let count = words.number().ok_or("how many points?")?;
        let found = self.place(nouns.the_space(words)?).points;
        same(found == count, || super::points(found))
    }

    /// Whether something is not there: after `no`, where the words name a side, PC or tribe.
    ///
    /// # Errors
    /// That it is there, or what is wrong with the words.
    pub fn holds_no(&self, words: &mut Words<'_>, nouns: &Nouns<T, G::Where>) -> Result<(), String> {
        if words.eat("PC") {
            let marker = self.place(nouns.the_space(words)?).marker;
            return same(!matches!(marker, Marker::Pc(_)), || format!("a {} is there", nouns.pc));
        }
        if words.eat("tribe") {
            let at = nouns.the_space(words)?;
            return same(!self.place(at).is_tribe(), || "a Tribe is there".to_owned());
        }
        let side = words.side().ok_or("`no …` names a side, PC or tribe")?;
        if words.eat("PC") {
            let marker = self.place(nouns.the_space(words)?).marker;
            return same(marker != Marker::Pc(side), || {
                format!("a {} of {} is there", nouns.pc, side.name())
            });
        }
        let kinds = match words.eat("units") {
            true => Force::new(1, 1, 1),
            false => nouns.units(words).ok_or("no what?")?,
        };
        let found = self.units_said(side, words, nouns)?;
        let absent = Kind::ALL
            .iter()
            .all(|kind| kinds.of(*kind) == 0 || found.of(*kind) == 0);
        same(absent, || format!("{} there", (nouns.force)(found)))
    }

    /// Whether a side's marker lies in each of the spaces named, or it controls a space; `None` if the words speak of neither.
    pub fn holds_of(
        &self,
        side: Side,
        words: &mut Words<'_>,
        nouns: &Nouns<T, G::Where>,
        markers: &[(&'static str, Marker<T>)],
    ) -> Option<Result<(), String>> {
        if let Some(wanted) = words.named(markers.iter().copied()) {
            return Some(self.holds_markers(wanted, words, nouns));
        }
        if words.eat("controls") {
            let control = nouns.the_space(words).map(|at| self.control(at));
            return Some(control.and_then(|control| same(control == Some(side), || controls(control))));
        }
        None
    }

    fn holds_markers(
        &self,
        wanted: Marker<T>,
        words: &mut Words<'_>,
        nouns: &Nouns<T, G::Where>,
    ) -> Result<(), String> {
        loop {
            let marker = self.place(nouns.the_space(words)?).marker;
            same(marker == wanted, || (nouns.marker)(marker))?;
            if words.is_empty() {
                return Ok(());
            }
        }
    }

    /// Whether so many units of a side are there; kinds of which nothing is said do not matter. None of a kind is said by `no`: a 0 would
    /// hold whatever is there.
    ///
    /// # Errors
    /// That they are not, or what is wrong with the words.
    pub fn holds_units(&self, side: Side, words: &mut Words<'_>, nouns: &Nouns<T, G::Where>) -> Result<(), String> {
        if { *words }.counts(&nouns.kinds()).iter().any(|(_, count)| *count == 0) {
            return Err("a 0 counts nothing: write `no rome cu at SPACE`".to_owned());
        }
        let wanted = nouns
            .units(words)
            .ok_or_else(|| format!("`{}` is not understood", words.rest()))?;
        let found = self.units_said(side, words, nouns)?;
        let asked = |kind: &Kind| wanted.of(*kind) == 0 || wanted.of(*kind) == found.of(*kind);
        same(Kind::ALL.iter().all(asked), || {
            format!("{} there", (nouns.force)(found))
        })
    }

    /// Units of a side where the words say: inside, outside, or both.
    fn units_said(&self, side: Side, words: &mut Words<'_>, nouns: &Nouns<T, G::Where>) -> Result<Force, String> {
        let place = self.place(nouns.the_space(words)?);
        Ok(if words.eat("inside") {
            place.all(side).minus(place.outside[side])
        } else if words.eat("outside") {
            place.outside[side]
        } else {
            place.all(side)
        })
    }
}
