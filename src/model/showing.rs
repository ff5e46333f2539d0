//! What of the table lies in front.

/// A part of the table that a narrow screen shows alone, or with the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Tab {
    /// The map alone.
    #[default]
    Map,
    /// The hand.
    Hand,
    /// The tracks.
    Tracks,
    /// The log.
    Log,
}

impl Tab {
    /// All of them, in their order on the page.
    pub const ALL: [Tab; 4] = [Tab::Map, Tab::Hand, Tab::Tracks, Tab::Log];

    /// The tab at which a question is answered: the hand if it is answered from there, else the map.
    pub const fn of_question(asks_the_hand: bool) -> Self {
        if asks_the_hand { Tab::Hand } else { Tab::Map }
    }

    /// Its name on the page.
    pub const fn name(self) -> &'static str {
        match self {
            Tab::Map => "Map",
            Tab::Hand => "Hand",
            Tab::Tracks => "Tracks",
            Tab::Log => "Log",
        }
    }

    /// Its number in the styles.
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// Whether questions are answered here.
    pub const fn answers(self) -> bool {
        match self {
            Tab::Map | Tab::Hand => true,
            Tab::Tracks | Tab::Log => false,
        }
    }
}

/// What of the table lies in front.
#[derive(Default)]
pub struct Showing {
    /// Which tab a narrow screen shows.
    pub tab: Tab,
    /// At which writing of the game the player chose it: it stays until the next.
    pub tab_chosen: Option<u32>,
    /// At which writing of the game the other hand was laid in front: it lies there until the next.
    pub turned: Option<u32>,
    /// Whether the buttons that move the map are unfolded on a narrow screen.
    pub tools: bool,
}
