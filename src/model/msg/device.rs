//! What belongs to this device: settings, how the table lies, the page without a network.

use crate::model::challenges::Solved;
use crate::model::device::Device;
use crate::model::install::script::{Back, Report};
use crate::model::settings::{DeviceSetting, Settings};
use crate::model::streaks::Streaks;

/// A setting of this device is read or changed.
#[derive(Clone, Debug)]
pub enum DeviceMsg {
    /// The settings of this device have been read.
    Settings(Settings),
    /// The wins and losses against the computer player have been read.
    Streaks(Streaks),
    /// The challenges that have been solved have been read.
    Solved(Solved),
    /// A setting is changed.
    Set(DeviceSetting, u8),
    /// How the table lies on this device is changed.
    Device(Device),
    /// Playing without a network, new versions.
    Install(InstallMsg),
}

/// What can happen about it.
#[derive(Clone, Debug)]
pub enum InstallMsg {
    /// The script that starts the page reports something.
    Report(Report),
    /// The address holds a link.
    Linked,
    /// The page was loaded again and comes back to something.
    Back(Back),
    /// The new version is taken.
    Take,
    /// A new version is looked for.
    Seek,
    /// The page is installed.
    Install,
}
