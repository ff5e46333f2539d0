//! Screens, and what the browser can do.

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
