//! What the game says of itself where no war of it is open.

use crate::data::layout::LAYOUT;
use engine::about::{About, DrawnMap, SmallMap};
use engine::layout::Spot;

/// Who it is.
pub const ABOUT: About = About {
    title: "Hannibal",
    war: "The Second Punic War, 218–201 BC",
    suits: "For players who like long marches and battles fought with cards. A war takes about three hours. The data follow public sources.",
    small: Some(SmallMap {
        svg: "static/maps/small-hannibal.svg",
        id: "small-hannibal",
        view: LAYOUT.view,
        spots: &SPOTS,
    }),
    edition: "second edition",
    doubt: "Cards, Generals and map follow public sources; each card says on its face how sure it is.",
    pieces: ["CU", "CUs"],
    places: "spaces",
    rome_of_100: &[(1, 49), (3, 64)],
    evened_by: None,
    wins_of_100: &[(2, 75)],
    chapters: &[
        ("1", "The war in brief"),
        ("2", "What lies on the table"),
        ("3", "Terms"),
        ("4", "Setting up"),
        ("5", "The turn"),
        ("6", "Reinforcements"),
        ("7", "The Strategy Phase"),
        ("8", "Strategy Cards"),
        ("9", "Stacking and rank"),
        ("10", "Movement"),
        ("11", "By sea"),
        ("12", "Interception"),
        ("13", "Avoiding battle"),
        ("14", "Battle"),
        ("15", "Retreat"),
        ("16", "Withdrawal"),
        ("17", "Elephants"),
        ("18", "Consuls"),
        ("19", "Political control"),
        ("20", "Sieges and Tribes"),
        ("21", "Attrition"),
        ("22", "The victory check"),
        ("23", "Sudden death"),
        ("24", "Generals"),
        ("25", "Cards"),
    ],
    help: Some("static/help/hannibal.txt"),
    glossary: Some("static/help/hannibal-glossary.txt"),
    lesson: Some("static/help/hannibal-lesson.txt"),
};

/// Its map.
pub const MAP: DrawnMap = DrawnMap {
    svg: "static/maps/hannibal.svg",
    layout: &LAYOUT,
};

/// Where its spaces lie on the small map.
static SPOTS: [Spot; LAYOUT.places.len()] = SmallMap::spots_of(&LAYOUT);
