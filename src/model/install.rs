//! Playing without a network, and new versions.

pub mod script;

use crate::model::install::script::Back;

/// Whether the page can be played without a network.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Offline {
    /// Not known yet.
    #[default]
    Unknown,
    /// Everything is here.
    Ready,
    /// The address is plain http: browsers allow it only where nobody can listen.
    Insecure,
    /// The browser will not.
    Unable,
    /// This is a draft of the page: it is built anew all the time, so nothing is kept.
    Draft,
}

/// State of the installation: the network, and a new version that waits.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Install {
    /// Without a network.
    pub offline: Offline,
    /// A new version is here and waits.
    pub newer: bool,
    /// It has been taken, and comes as soon as no answer is being written.
    pub taken: bool,
    /// What came of looking for one.
    pub word: &'static str,
    /// Whether the browser offers to install the page.
    pub installable: bool,
    /// Whether the computer player is kept for playing without a network.
    pub opponent_kept: bool,
    /// What the page comes back to or begins with when the stores have been read.
    pub back: Option<Back>,
    /// Whether the address holds a link, which is opened when the stores have been read.
    pub linked: bool,
}
