//! What the game says of itself where no war of it is open.

use crate::data::layout::LAYOUT;
use engine::about::{About, DrawnMap, SmallMap};
use engine::layout::Spot;

/// Who it is.
pub const ABOUT: About = About {
    title: "Hamilcar",
    war: "The First Punic War, 264–241 BC",
    suits: "For players who like fleets, sieges and event cards. A war takes about three hours. Many cards are reconstructed.",
    small: Some(SmallMap {
        svg: "static/maps/small-hamilcar.svg",
        id: "small-hamilcar",
        view: LAYOUT.view,
        spots: &SPOTS,
    }),
    edition: "Silver Edition",
    doubt: "No public source prints all the cards of this game. Titles, effects and numbers that could not be found are \
                reconstructed to fit what the rulebook says of them; each card says on its face how sure it is.",
    pieces: ["Unit", "Units"],
    places: "spaces",
    rome_of_100: &[(1, 18), (3, 42)],
    evened_by: Some((
        3,
        "Three PCs more for Rome (H.1, among the optional rules) make them even.",
    )),
    wins_of_100: &[(2, 89), (3, 74), (4, 72)],
    chapters: &[
        ("1", "The war in brief"),
        ("2", "What lies on the table"),
        ("3", "Setting up"),
        ("4", "Winning"),
        ("5", "The turn"),
        ("6", "The end of the war"),
        ("7", "Movement"),
        ("8", "Interception at sea"),
        ("9", "Battle at sea"),
        ("10", "Who reacts on land"),
        ("11", "Avoiding battle"),
        ("12", "Interception on land"),
        ("13", "Battle on land"),
        ("14", "Sieges and Tribes"),
        ("15", "Attrition, the Miat, Seamanship, Africa"),
        ("16", "Optional rules"),
        ("17", "Cards and Generals"),
    ],
    help: Some("static/help/hamilcar.txt"),
    glossary: Some("static/help/hamilcar-glossary.txt"),
    lesson: Some("static/help/hamilcar-lesson.txt"),
};

/// Its map.
pub const MAP: DrawnMap = DrawnMap {
    svg: "static/maps/hamilcar.svg",
    layout: &LAYOUT,
};

/// Where its spaces lie on the small map.
static SPOTS: [Spot; LAYOUT.places.len()] = SmallMap::spots_of(&LAYOUT);
