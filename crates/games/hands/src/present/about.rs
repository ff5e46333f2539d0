//! What the game says of itself where no war of it is open.

use crate::data::layout::LAYOUT;
use engine::about::{About, DrawnMap, SmallMap};
use engine::layout::Spot;

/// Who it is.
pub const ABOUT: About = About {
    title: "Hands in the Sea",
    war: "The First Punic War, 264–241 BC",
    suits: "For players who like to build a deck and to plan ahead. A war takes two to three hours. Nearly all numbers are reconstructed.",
    small: Some(SmallMap {
        svg: "static/maps/small-hands.svg",
        id: "small-hands",
        view: LAYOUT.view,
        spots: &SPOTS,
    }),
    edition: "second version",
    doubt: "The rules follow the rulebook of version 2. Nearly all numbers printed on cards and map are reconstructed: no public source \
            gives them, and each card says on its face how sure it is.",
    pieces: ["card or Warship", "cards or Warships"],
    places: "locations",
    rome_of_100: &[(1, 54), (3, 45)],
    evened_by: None,
    wins_of_100: &[(2, 67), (3, 82), (4, 68)],
    chapters: &[
        ("1", "The war in brief"),
        ("2", "What lies on the table"),
        ("3", "Setting up"),
        ("4", "Rounds, supply and the Campaign"),
        ("5", "Actions"),
        ("6", "The end of the game"),
        ("6F", "The Fate Token"),
        ("7", "The Fortuna expansion"),
    ],
    help: Some("static/help/hands.txt"),
    glossary: Some("static/help/hands-glossary.txt"),
    lesson: Some("static/help/hands-lesson.txt"),
};

/// Its map.
pub const MAP: DrawnMap = DrawnMap {
    svg: "static/maps/hands.svg",
    layout: &LAYOUT,
};

/// Where its spaces lie on the small map.
static SPOTS: [Spot; LAYOUT.places.len()] = SmallMap::spots_of(&LAYOUT);
