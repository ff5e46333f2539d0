//! What the page says of each game, whichever its program plays.

use kernel::layout::Layout;

/// What the page says of a game, and where its drawing lies.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct About {
    /// Its title.
    pub title: &'static str,
    /// Which war.
    pub war: &'static str,
    /// Which edition of its rules is played.
    pub edition: &'static str,
    /// The drawn map, relative to the page.
    pub map: &'static str,
    /// Where things lie on it; empty in a program that does not play it.
    pub layout: &'static Layout,
    /// Its rules help: texts in our own words, relative to the page.
    pub help: [&'static str; 3],
    /// What the chapters of its rulebook are about, by the number before the first point.
    pub chapters: &'static [(&'static str, &'static str)],
    /// A plain word on what of it is reconstructed.
    pub doubt: &'static str,
}

/// The games there are, by the number in their links less one.
pub const GAMES: [About; 2] = [
    About {
        title: "Hamilcar",
        war: "The First Punic War, 264–241 BC",
        edition: "Silver Edition",
        map: "static/maps/hamilcar.svg",
        #[cfg(feature = "hamilcar")]
        layout: &hamilcar::data::layout::LAYOUT,
        #[cfg(not(feature = "hamilcar"))]
        layout: &Layout::EMPTY,
        help: [
            "static/help/hamilcar.txt",
            "static/help/hamilcar-glossary.txt",
            "static/help/hamilcar-lesson.txt",
        ],
        chapters: &[
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
        doubt: "No public source prints all the cards of this game. Titles, effects and numbers that could not be found are \
                reconstructed to fit what the rulebook says of them; each card says on its face how sure it is.",
    },
    About {
        title: "Hannibal",
        war: "The Second Punic War, 218–201 BC",
        edition: "second edition",
        map: "static/maps/hannibal.svg",
        #[cfg(feature = "hannibal")]
        layout: &hannibal::data::layout::LAYOUT,
        #[cfg(not(feature = "hannibal"))]
        layout: &Layout::EMPTY,
        help: [
            "static/help/hannibal.txt",
            "static/help/hannibal-glossary.txt",
            "static/help/hannibal-lesson.txt",
        ],
        chapters: &[
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
        doubt: "Cards, Generals and map follow public sources; each card says on its face how sure it is.",
    },
];

/// Which of them this program plays.
pub const HERE: [bool; GAMES.len()] = [cfg!(feature = "hamilcar"), cfg!(feature = "hannibal")];

/// Whether this program plays the game of this place; none if there is no such game.
pub fn here(game: u8) -> Option<bool> {
    HERE.get(usize::from(game)).copied()
}

/// Whether any of them fights battles with cards of their own: else the program goes without all that draws and asks them.
pub const DUELS: bool = cfg!(feature = "hannibal");

/// The one it plays before another has been chosen.
pub const FIRST: usize = if HERE[0] { 0 } else { 1 };

/// The texts of each game's help, as the page fetches them.
#[cfg(test)]
pub const TEXTS: [[&str; 3]; GAMES.len()] = [
    [
        include_str!("../../static/help/hamilcar.txt"),
        include_str!("../../static/help/hamilcar-glossary.txt"),
        include_str!("../../static/help/hamilcar-lesson.txt"),
    ],
    [
        include_str!("../../static/help/hannibal.txt"),
        include_str!("../../static/help/hannibal-glossary.txt"),
        include_str!("../../static/help/hannibal-lesson.txt"),
    ],
];
