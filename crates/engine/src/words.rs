//! Words that every game needs: counting, listing, the frame of a prompt and of a line, dice as they lie.

use crate::scene::{AskKind, Certainty, DieShown, Show, Tells};
use crate::{CardId, Line, PerSide, PlaceNamed, Prompting, Reacting, Rule, Side, SpaceId};

/// "1 PC", "3 PCs", "no PC".
#[must_use]
pub fn several(count: u8, one: &str) -> String {
    match count {
        0 => format!("no {one}"),
        1 => format!("1 {one}"),
        n => format!("{n} {one}s"),
    }
}

/// As [`several`], with a number for nothing too: "0 PCs".
#[must_use]
pub fn several_of(count: u8, one: &str) -> String {
    if count == 0 {
        format!("0 {one}s")
    } else {
        several(count, one)
    }
}

/// "a, b and c".
#[must_use]
pub fn list(parts: Vec<String>) -> String {
    joined(parts, "and")
}

/// The first of them and how many more there are, if more than one; all would not be read: "a, b and 7 more".
#[must_use]
pub fn few(mut names: Vec<String>, most: usize) -> String {
    let more = names.len().saturating_sub(most);
    if more > 1 {
        names.truncate(most);
        names.push(format!("{more} more"));
    }
    list(names)
}

/// "a, b or c".
#[must_use]
pub fn joined(mut parts: Vec<String>, by: &str) -> String {
    match parts.pop() {
        None => String::new(),
        Some(last) if parts.is_empty() => last,
        Some(last) => format!("{} {by} {last}", parts.join(", ")),
    }
}

/// "Roman" or "Carthaginian".
#[must_use]
pub const fn people(side: Side) -> &'static str {
    match side {
        Side::Rome => "Roman",
        Side::Carthage => "Carthaginian",
    }
}

/// Who holds something: "Rome", "Carthage", "nobody".
#[must_use]
pub const fn holder(side: Option<Side>) -> &'static str {
    match side {
        Some(side) => side.name(),
        None => "nobody",
    }
}

/// A prompt.
pub fn says(kind: AskKind, at: Option<SpaceId>, title: impl Into<String>, text: impl Into<String>) -> Prompting {
    Prompting {
        title: title.into(),
        text: text.into(),
        at,
        kind,
        reacting: Reacting::default(),
        left: 0,
        serves: "",
        plays: matches!(kind, AskKind::Lay | AskKind::Window | AskKind::Reaction | AskKind::Pay),
    }
}

/// A prompt whose card is played, though its kind alone does not say so.
#[must_use]
pub fn played(asked: Prompting) -> Prompting {
    Prompting { plays: true, ..asked }
}

/// The character before a place that a line names is this one and the place's id further: private use, shown nowhere.
const FROM: u32 = 0xE000;
/// The character after it.
const TO: char = '\u{E0FF}';

/// The name of a place in a line, which the page links to it: a side, a General or a card may be called the same. [`Told::line`] takes the
/// marks out again.
#[must_use]
pub fn linked(at: SpaceId, name: &str) -> String {
    match char::from_u32(FROM + u32::from(at.0)) {
        Some(from) => format!("{from}{name}{TO}"),
        None => name.to_owned(),
    }
}

/// A text without marks, and where in it places are named.
fn unmarked(marked: &str) -> (String, Vec<PlaceNamed>) {
    let (mut text, mut places): (String, Vec<PlaceNamed>) = (String::with_capacity(marked.len()), Vec::new());
    for letter in marked.chars() {
        let id = u32::from(letter).checked_sub(FROM).filter(|id| *id < 0x100);
        let end = text.len() as u32;
        match (id, places.last_mut()) {
            (None, _) => text.push(letter),
            (Some(_), Some(open)) if letter == TO => open.to = end,
            (Some(id), _) => places.push(PlaceNamed {
                at: SpaceId(id as u8),
                from: end,
                to: end,
            }),
        }
    }
    (text, places)
}

/// A line before it has its section.
#[derive(Clone, Debug)]
pub struct Told {
    /// The sentence, with its places marked by [`linked`].
    pub text: String,
    /// Whose deed it is.
    pub side: Option<Side>,
    /// Spaces named in it.
    pub spaces: Vec<SpaceId>,
    /// What the page shows when it appears.
    pub show: Option<Show>,
}

/// A line about no place.
pub fn tells(side: impl Into<Option<Side>>, text: impl Into<String>) -> Told {
    Told {
        text: text.into(),
        side: side.into(),
        spaces: Vec::new(),
        show: None,
    }
}

impl Told {
    /// The line is about these spaces; the page looks at the last of them.
    #[must_use]
    pub fn at(mut self, spaces: &[SpaceId]) -> Self {
        self.spaces = spaces.to_vec();
        if self.show.is_none() {
            self.show = spaces.last().copied().map(Show::Look);
        }
        self
    }

    /// The line of the log, by this section; what it is in the story of the war, which cards it names, what it costs each side.
    #[must_use]
    pub fn line(self, rule: Rule, tells: Tells, cards: Vec<CardId>, lost: PerSide<u8>) -> Line {
        let (text, places) = unmarked(&self.text);
        Line {
            cards,
            tells,
            lost,
            places,
            text,
            rule: Some(rule),
            side: self.side,
            spaces: self.spaces,
            show: self.show,
        }
    }

    /// The page shows something when the line appears.
    #[must_use]
    pub fn shows(mut self, show: Show) -> Self {
        self.show = Some(show);
        self
    }
}

/// A die with numbers as it lies.
#[must_use]
pub const fn die(side: Side, kind: &'static str, number: u8) -> DieShown {
    DieShown {
        side: Some(side),
        kind,
        symbols: Vec::new(),
        number,
        certainty: Certainty::Sourced,
        means: None,
    }
}

/// Units lost by one side alone.
#[must_use]
pub fn lost_by(side: Side, count: u8) -> PerSide<u8> {
    let mut lost = PerSide::default();
    lost[side] = count;
    lost
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_links_the_place_that_it_names_and_not_the_side() {
        let at = SpaceId(7);
        let told = tells(
            Side::Carthage,
            format!("Carthage places 1 CU in {}.", linked(at, "Carthage")),
        );
        let line = told.line(Rule("6.1"), Tells::Other, Vec::new(), PerSide::default());
        assert_eq!(line.text, "Carthage places 1 CU in Carthage.");
        assert_eq!(line.places, [PlaceNamed { at, from: 24, to: 32 }]);
    }
}
