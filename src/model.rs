//! All that the page knows.

pub mod book;
pub mod challenges;
pub mod coach;
pub mod device;
pub mod draft;
pub mod effect;
mod form;
pub mod install;
pub mod learn;
pub mod lesson;
pub mod linking;
pub mod log_index;
pub mod map_move;
pub mod msg;
mod notice;
pub mod opponent;
pub mod orders;
pub mod passed;
pub mod past;
pub mod playback;
mod pointing;
pub mod question_panel;
pub mod queued_answers;
pub mod record;
pub mod replay;
pub mod review;
pub mod rewind;
pub mod saved_games;
pub mod screen;
pub mod seats;
pub mod second_tap;
pub mod seed;
pub mod seen;
pub mod settings;
mod sheet;
mod showing;
pub mod sound;
pub mod spoken;
pub mod streaks;
mod table;
mod telling;
pub mod uses;
pub mod view_model;

use crate::games;
use crate::model::challenges::Solved;
use crate::model::coach::Coach;
use crate::model::device::Device;
pub use crate::model::form::{Form, LEVEL, NAME, SideChoice};
use crate::model::install::Install;
use crate::model::learn::Learn;
pub use crate::model::linking::Linking;
use crate::model::log_index::Search;
use crate::model::msg::Msg;
pub use crate::model::notice::Notice;
use crate::model::opponent::Opponent;
use crate::model::past::Past;
pub use crate::model::pointing::{Fan, Pointing, Target, Tip};
use crate::model::saved_games::SavedGames;
use crate::model::screen::{Abilities, Screen};
use crate::model::settings::{Settings, Speed};
pub use crate::model::sheet::Sheet;
pub use crate::model::showing::{Showing, Tab};
use crate::model::sound::Heard;
use crate::model::spoken::Spoken;
use crate::model::streaks::Streaks;
pub use crate::model::table::{GestureSpan, Keeping, Playing, Table, Watching, Weighing};
pub use crate::model::telling::{Fought, Ticker};

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
    pub install: Install,
    /// The kept games, and what is known of keeping.
    pub saved_games: SavedGames,
    /// What there is to learn.
    pub learn: Learn,
    /// The computer player.
    pub opponent: Opponent,
    /// What the coach has been asked.
    pub coach: Coach,
    /// Wins and losses against it on this device.
    pub streaks: Streaks,
    /// The challenges that have been solved on this device.
    pub solved: Solved,
    /// How the table behaves on this device.
    pub device: Device,
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
        if self.device.moves {
            self.settings.speed()
        } else {
            Speed::Off
        }
    }
}
