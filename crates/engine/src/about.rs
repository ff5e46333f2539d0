//! What a game says of itself where none of its wars is open: a list of games, its help, its map.

use crate::layout::{Layout, Spot, Zone};

/// Who a game is, for a list of games and for its help. Paths are those of our own files, relative to the page; what a game does not
/// have, the page offers nobody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct About {
    /// Its title.
    pub title: &'static str,
    /// Which war.
    pub war: &'static str,
    /// For whom it is, how long a war takes and how sure its data are: one line.
    pub suits: &'static str,
    /// Its map as a small picture.
    pub small: Option<SmallMap>,
    /// Which edition of its rules is played.
    pub edition: &'static str,
    /// A plain word on what of it is reconstructed.
    pub doubt: &'static str,
    /// What a side can lose in battle, one and several of it: "Unit", "Units".
    pub pieces: [&'static str; 2],
    /// What the places on its map are called that a side can hold: "spaces".
    pub places: &'static str,
    /// How many of a hundred wars Rome wins between two computer players of a level, by the levels for which that has been measured, the
    /// lowest first.
    pub rome_of_100: &'static [(u8, u8)],
    /// What makes the sides even between two computer players from this level on, in a sentence; none where they are, or where it has not been
    /// measured.
    pub evened_by: Option<(u8, &'static str)>,
    /// How many of a hundred wars a level of the computer player wins against the level below it, for those that have been measured.
    pub wins_of_100: &'static [(u8, u8)],
    /// What the chapters of its rulebook are about, by the number before the first point.
    pub chapters: &'static [(&'static str, &'static str)],
    /// Its rules in our own words.
    pub help: Option<&'static str>,
    /// The terms of its rules.
    pub glossary: Option<&'static str>,
    /// The lesson that leads through a first turn.
    pub lesson: Option<&'static str>,
}

impl About {
    /// A game of this title that says nothing more.
    #[must_use]
    pub const fn titled(title: &'static str) -> Self {
        About {
            title,
            war: "",
            suits: "",
            small: None,
            edition: "",
            doubt: "",
            pieces: ["Unit", "Units"],
            places: "spaces",
            rome_of_100: &[],
            evened_by: None,
            wins_of_100: &[],
            chapters: &[],
            help: None,
            glossary: None,
            lesson: None,
        }
    }

    /// Its texts, as the page reads them: help, glossary, lesson.
    #[must_use]
    pub const fn texts(&self) -> [Option<&'static str>; 3] {
        [self.help, self.glossary, self.lesson]
    }
}

/// The drawn map of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DrawnMap {
    /// The drawing, relative to the page.
    pub svg: &'static str,
    /// Where things lie on it.
    pub layout: &'static Layout,
}

/// The map of a game as a small picture, for lists that name games whose rules are not here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SmallMap {
    /// The drawing, relative to the page: one group with the id [`SmallMap::id`].
    pub svg: &'static str,
    /// The id of its group.
    pub id: &'static str,
    /// What is shown of it.
    pub view: Zone,
    /// Where the spaces lie on it, by their numbers.
    pub spots: &'static [Spot],
}

impl SmallMap {
    /// Where the spaces of a layout lie. Worked out by the compiler, so a program that names a game does not hold its layout.
    #[must_use]
    pub const fn spots_of<const N: usize>(layout: &Layout) -> [Spot; N] {
        let mut spots = [Spot { x: 0, y: 0 }; N];
        let mut at = 0;
        while at < N {
            spots[at] = layout.places[at].at;
            at += 1;
        }
        spots
    }
}
