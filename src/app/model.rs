//! All that the page knows.

mod form;
mod linking;
mod notice;
mod pointing;
mod sheet;
mod showing;
mod table;
mod telling;

use super::anywhere::Anywhere;
use super::comfort::Comfort;
use super::learn::Learn;
use super::opponent::Opponent;
use super::replay::Past;
use super::settings::Settings;
use super::slots::Slots;
use super::sound::Heard;
use super::spoken::Spoken;
use super::story::Search;
use super::streaks::Streaks;
use crate::games;
pub use form::{Form, LEVEL, Lot, NAME};
pub use linking::Linking;
pub use notice::Notice;
pub use pointing::{Fan, Pointing, Target, Tip};
pub use sheet::Sheet;
pub use showing::{Showing, Tab};
pub use table::{Keeping, Leap, Plan, Playing, Table, Watching, Weighing};
pub use telling::{Fought, Telling};

/// All that the page knows.
#[derive(Default)]
pub struct Model {
    /// Which screen.
    pub screen: Screen,
    /// What lies over it.
    pub sheets: Vec<Sheet>,
    /// The game on the table.
    pub table: Option<Table>,
    /// The earlier moment of it that is looked at.
    pub past: Option<Past>,
    /// Games that come by link.
    pub linking: Linking,
    /// What is looked for in the log.
    pub search: Search,
    /// The game being set up.
    pub form: Form,
    /// A word to the player.
    pub notice: Notice,
    /// What came of copying or sharing.
    pub word: String,
    /// What is said aloud.
    pub spoken: Spoken,
    /// What of the table lies in front.
    pub showing: Showing,
    /// What the browser can do.
    pub abilities: Abilities,
    /// What the player of this device has set.
    pub settings: Settings,
    /// Playing without a network, new versions.
    pub anywhere: Anywhere,
    /// The kept games, and what is known of keeping.
    pub slots: Slots,
    /// What there is to learn.
    pub learn: Learn,
    /// The computer player.
    pub opponent: Opponent,
    /// Wins and losses against it on this device.
    pub streaks: Streaks,
    /// How the table behaves on this device.
    pub comfort: Comfort,
    /// What of the game on the table has been heard.
    pub heard: Heard,
}

impl Model {
    /// Which war all is about that names none, by its place in the registry: that on the table, else that of the next new game.
    pub fn war(&self) -> usize {
        self.table.as_ref().map_or(self.form.game, |t| games::place_of(&t.game))
    }
}

/// Which screen is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Screen {
    /// The entrance.
    #[default]
    Home,
    /// A new game is being set up.
    Setup,
    /// The table.
    Table,
}

/// What the browser can and cannot do.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Abilities {
    /// Whether neither store takes anything.
    pub forgetful: bool,
    /// Whether it has been said that a store refuses.
    pub warned: bool,
    /// Whether the database has once been too slow: it is not waited for so long again.
    pub slow: bool,
    /// Whether a share sheet exists.
    pub share: bool,
    /// Whether it plays sounds.
    pub sounds: bool,
    /// Whether the device trembles when it is told to.
    pub trembles: bool,
    /// Where the page lives: links begin with it.
    pub address: String,
}
