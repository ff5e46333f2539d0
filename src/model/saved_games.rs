//! Kept games: what the page knows of their slots and of the stores.

use crate::model::record::Record;
use crate::model::review::KeptReview;

/// What a table knows of its slot.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Slot {
    /// The name that the player gave the game.
    pub name: String,
    /// Whether the game began as a lesson that was left.
    pub lesson: bool,
    /// Its reviews, at most one of each side.
    pub reviews: Vec<KeptReview>,
    /// Sequence and writer of the record it was opened from.
    pub follows: (u32, u32),
}

impl Slot {
    /// The slot of a game that is opened from a record.
    pub fn of(record: &Record) -> Self {
        Slot {
            name: record.name.clone(),
            lesson: record.lesson,
            reviews: record.reviews.clone(),
            follows: (record.sequence, record.writer),
        }
    }
}

/// What the page knows of keeping.
#[derive(Default)]
pub struct SavedGames {
    /// The kept games, the latest first.
    pub kept: Vec<Record>,
    /// The words by which a kept game is looked for.
    pub sought: String,
    /// Whether the stores have been read.
    pub ready: bool,
    /// Minutes since 1970, as of late.
    pub now: u32,
    /// Offset of the local time from it, in minutes.
    pub ahead: i32,
    /// The game that was deleted last: it can come back.
    pub deleted: Option<Record>,
    /// A name being typed.
    pub typed: String,
    /// What a file holds that somebody wants to add.
    pub found: Vec<Found>,
    /// Whether the browser has promised not to clear games away.
    pub lasting: Lasting,
    /// What kind of browser it is.
    pub place: BrowserKind,
    /// The game that the page was opening when it crashed or was closed.
    pub suspect: Option<Suspect>,
    /// Whether a store was full and nothing more could give way.
    pub full: bool,
    /// Whether the game on the table is played in another tab.
    pub elsewhere: bool,
    /// The games that other tabs play, as of the last time that a store was full.
    pub played: Vec<u32>,
    /// The game that this tab has last asked to hold.
    pub held: Option<u32>,
}

/// Most games that are found at a glance.
pub const FEW: usize = 6;

/// The game that the page was opening when it crashed or was closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Suspect {
    /// The id of its slot.
    pub id: u32,
    /// How often in a row.
    pub times: u32,
}

/// Whether the browser keeps what a page has stored when space runs short.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Lasting {
    /// It has not been asked.
    #[default]
    Unasked,
    /// It has promised.
    Promised,
    /// It has not promised.
    Refused,
}

/// What the browser is asked to do for them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SavedGamesEffect {
    /// Save a text as a file of this name.
    Download(String, String),
    /// Ask the browser to keep for good.
    Last,
    /// Hold this game for this tab, and no other.
    Hold(Option<u32>),
    /// Take this game from the tab that holds it.
    Take(u32),
}

/// A sheet of theirs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SavedGamesSheet {
    /// What can be done with a game.
    Game(u32),
    /// What a file would add.
    Import,
    /// Where games are kept.
    Where,
    /// A game with which the page has crashed.
    Suspect(u32, u32),
    /// The stores are full: which game could give way.
    Room,
}

/// A game of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// What was read; what will be written, if it is to be.
    pub record: Record,
    /// What adding it comes to.
    pub comes: Comes,
}

/// What adding a game comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Comes {
    /// It is not here yet.
    New,
    /// It has come so many answers further than the game here.
    Further(usize),
    /// The same is here.
    Here,
    /// The game here has come so many answers further.
    Behind(usize),
    /// It parts from the game here after so many answers: it is kept beside it.
    Beside(usize),
    /// It cannot be read, for this reason.
    Refused(String),
}

impl Comes {
    /// Whether something is written.
    pub fn adds(&self) -> bool {
        matches!(self, Comes::New | Comes::Further(_) | Comes::Beside(_))
    }

    /// A whole sentence.
    pub fn words(&self) -> String {
        let answers = |n: &usize| {
            if *n == 1 {
                "1 answer".into()
            } else {
                n.to_string() + " answers"
            }
        };
        match self {
            Comes::New => "New here.".into(),
            Comes::Further(n) => format!("{} newer than yours: yours goes on from there.", answers(n)),
            Comes::Here => "Already here.".into(),
            Comes::Behind(n) => format!("Yours is {} further already.", answers(n)),
            Comes::Beside(n) => format!("Parts from yours after {}: kept beside it.", answers(n)),
            Comes::Refused(why) => why.clone(),
        }
    }
}

/// A kind of browser.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum BrowserKind {
    /// An ordinary browser: it keeps games until the player clears its data.
    #[default]
    Usual,
    /// It forgets after seven days without a visit.
    SevenDays,
    /// An app on the home screen, with a store of its own.
    HomeScreen,
    /// Inside another app, which may throw everything away.
    InApp,
}

/// What tells the browsers that live inside another app.
const APPS: [&str; 9] = [
    "FBAN",
    "FBAV",
    "Instagram",
    "Line/",
    "; wv)",
    "MicroMessenger",
    "Snapchat",
    "Discord",
    "TikTok",
];

impl BrowserKind {
    /// The kind of a browser, by what it calls itself and whether it runs from the home screen.
    pub fn of(agent: &str, home_screen: bool) -> Self {
        let has = |word: &str| agent.contains(word);
        let apple = has("iPhone") || has("iPad") || has("Macintosh") && has("Safari/");
        if home_screen {
            BrowserKind::HomeScreen
        } else if APPS.iter().any(|app| has(app)) || (has("iPhone") || has("iPad")) && !has("Safari/") {
            BrowserKind::InApp
        } else if apple
            && !["Chrome/", "Chromium/", "Edg/", "Firefox/"]
                .iter()
                .any(|other| has(other))
        {
            BrowserKind::SevenDays
        } else {
            BrowserKind::Usual
        }
    }
}
