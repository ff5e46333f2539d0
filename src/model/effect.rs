//! What the browser is asked to do.

use crate::model::challenges::Solved;
use crate::model::install::script::InstallEffect;
use crate::model::linking::LinkEffect;
use crate::model::map_move::MapMove;
use crate::model::opponent::OpponentEffect;
use crate::model::record::Record;
use crate::model::replay::ReplayEffect;
use crate::model::saved_games::SavedGamesEffect;
use crate::model::settings::Settings;
use crate::model::streaks::Streaks;

/// What the browser is asked to do.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// Write a game to both stores.
    Save(Record),
    /// Delete a game from both stores.
    Delete(u32),
    /// Send [`crate::model::msg::LookMsg::News`] after so many milliseconds.
    News(u32),
    /// Send [`crate::model::msg::LookMsg::Weigh`] once what is shown has been drawn.
    Weigh,
    /// Move the map.
    Map(MapMove),
    /// Put a text on the clipboard.
    Copy(String),
    /// Hand a line and an address to the system's share sheet.
    SendOut(String, String),
    /// Something is done for links.
    Sharing(LinkEffect),
    /// Move the focus to what is new.
    Focus,
    /// What looking back needs of the browser.
    Replay(ReplayEffect),
    /// Keep the settings of this device and show them.
    Keep(Settings),
    /// Playing without a network, new versions.
    Install(InstallEffect),
    /// Keep the wins and losses against the computer player.
    Streaks(Streaks),
    /// Keep which challenges have been solved.
    Solved(Solved),
    /// What the computer player needs of the browser.
    Opponent(OpponentEffect),
    /// Something about the slots in which games are kept.
    SavedGames(SavedGamesEffect),
    /// Fetch the rules help of the game.
    Texts,
    /// Fetch it when the table lies there and nothing else is on its way.
    TextsSoon,
    /// Play one thing that happens, then send [`crate::model::playback::Play::Next`] with this number.
    Play(crate::model::playback::FrameAnimation, u32),
    /// What is played comes to its end at once.
    Settle,
    /// Play a sound and make the device tremble, as far as the player has set it.
    Sound(crate::model::sound::Sound),
    /// Remember on this device how the table behaves.
    Device(crate::model::device::Device),
}
