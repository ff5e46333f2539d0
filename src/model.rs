//! All that the page knows.

pub mod book;
pub mod comfort;
pub mod draft;
pub mod effect;
mod form;
pub mod install;
pub mod learn;
pub mod lesson;
pub mod linking;
pub mod map_move;
pub mod msg;
mod notice;
pub mod opponent;
pub mod orders;
pub mod passed;
pub mod past;
pub mod plan;
pub mod playback;
mod pointing;
pub mod record;
pub mod replay;
pub mod rewind;
pub mod screen;
pub mod seats;
pub mod seen;
pub mod series;
pub mod settings;
mod sheet;
mod showing;
pub mod slots;
pub mod sound;
pub mod spoken;
pub mod story;
pub mod streaks;
mod table;
mod telling;
pub mod uses;
pub mod view_model;

use crate::games;
use crate::model::comfort::Comfort;
pub use crate::model::form::{Form, LEVEL, Lot, NAME};
use crate::model::install::Anywhere;
use crate::model::learn::Learn;
pub use crate::model::linking::Linking;
use crate::model::msg::Msg;
pub use crate::model::notice::Notice;
use crate::model::opponent::Opponent;
use crate::model::past::Past;
pub use crate::model::pointing::{Fan, Pointing, Target, Tip};
use crate::model::screen::{Abilities, Screen};
use crate::model::settings::{Settings, Speed};
pub use crate::model::sheet::Sheet;
pub use crate::model::showing::{Showing, Tab};
use crate::model::slots::Slots;
use crate::model::sound::Heard;
use crate::model::spoken::Spoken;
use crate::model::story::Search;
use crate::model::streaks::Streaks;
pub use crate::model::table::{Keeping, Leap, Playing, Table, Watching, Weighing};
pub use crate::model::telling::{Fought, Telling};

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
    /// A message that a feature wants carried out when its own is.
    pub follow_up: Option<Msg>,
    /// What of the game on the table has been heard.
    pub heard: Heard,
}

impl Model {
    /// Which war all is about that names none, by its place in the registry: that on the table, else that of the next new game.
    pub fn war(&self) -> usize {
        self.table.as_ref().map_or(self.form.game, |t| games::place_of(&t.game))
    }

    /// How fast that is played which happens without a tap.
    pub fn pace(&self) -> Speed {
        if self.comfort.moves {
            self.settings.speed()
        } else {
            Speed::Off
        }
    }
}
